import { drawGround, drawHills, drawSky, drawSkyline } from './backdrop.ts';
import { drawBody } from './facade.ts';
import { type Crown, crownHeight, type Design, type Opening, type Rail } from './facade-design.ts';
import { titleBlock } from './notes.ts';
import { arch, bars, circle, fill, INK, Layer, LINE, line, rect, SHADE, shape, stroke, WASH } from './pen.ts';
import { bougainvillea, broadTree, columnTree, frangipani, hedge, palm } from './plants.ts';
import { drawLevels, drawWidth, floorLines, frontFacts, GROUND, ROOM, type Stage } from './stage.ts';
import { car, child, person } from './street-life.ts';

interface Manner {
	openings: readonly Opening[];
	rails: readonly Rail[];
	crown: Crown;
	wing: Crown;
	round: boolean;
}

const MANNERS: readonly Manner[] = [
	{ openings: ['french', 'windows'], rails: ['baluster', 'none'], crown: 'hip', wing: 'hip', round: false },
	{ openings: ['arches', 'french'], rails: ['baluster', 'iron'], crown: 'mansard', wing: 'parapet', round: true },
	{ openings: ['glass', 'fins'], rails: ['glass', 'planter'], crown: 'slab', wing: 'slab', round: false },
	{ openings: ['louvre', 'arches'], rails: ['iron', 'iron'], crown: 'hip', wing: 'parapet', round: true },
	{ openings: ['box', 'glass'], rails: ['none', 'glass'], crown: 'shed', wing: 'slab', round: false },
	{ openings: ['french', 'glass'], rails: ['iron', 'planter'], crown: 'gable', wing: 'hip', round: false },
];

/** A detached house in its garden: a main block, a lower wing, a porch, a fence and trees. */
export function drawVilla(stage: Stage, storeys: number): void {
	const { sheet, look, random, plot } = stage;
	const front = Math.min(Math.max(plot.facade, 9), 26);
	const manner = random.pick(MANNERS);
	const house = Math.min(front * 0.78, 15.5);
	const mainWidth = house * random.between(0.54, 0.64);
	const wingWidth = house - mainWidth;
	const first = 3.9;
	const typical = 3.5;
	const high = first + (storeys - 1) * typical + crownHeight(manner.crown, mainWidth);
	const m = Math.min((GROUND - 56) / high, 1030 / (front + 1));
	const plotWidth = front * m;
	const left = (1200 - plotWidth) / 2;
	const houseLeft = left + (plotWidth - house * m) * random.between(0.35, 0.65);
	const mainFirst = look.mirror;
	const mainX = mainFirst ? houseLeft : houseLeft + wingWidth * m;
	const wingX = mainFirst ? houseLeft + mainWidth * m : houseLeft;
	const levels = floorLines(storeys, m, first, typical);
	const wingStoreys = Math.max(1, storeys - (random.chance(0.7) ? 1 : 0));

	drawSky(sheet, look, random, GROUND, 600);
	if (random.chance(0.5)) drawHills(sheet, random, GROUND);
	else drawSkyline(sheet, random, GROUND, random.between(90, 180));
	for (const x of sheet.thrift > 1 ? [] : [left * 0.4, 1200 - left * 0.5])
		broadTree(sheet, x, GROUND, random.between(7, 9) * m, random, 'light');
	if (sheet.thrift < 1 && random.chance(0.6))
		palm(sheet, houseLeft + house * m * random.between(0.3, 0.7), GROUND, (high + 1.6) * m * 0.98, random, 'light');

	const design = (n: number, crown: Crown): Design => ({
		openings: Array.from({ length: n }, (_, i) => manner.openings[i % 2] as Opening),
		rails: Array.from({ length: n }, (_, i) => manner.rails[i % 2] as Rail),
		entrance: 'door',
		crown,
		cladding: random.pick(['none', 'none', 'stone', 'groove'] as const),
	});
	const wing = { x: wingX, width: wingWidth * m, levels: floorLines(wingStoreys, m, first, typical), metre: m };
	const main = { x: mainX, width: mainWidth * m, levels, metre: m };
	drawBody(sheet, wing, design(wingStoreys, manner.wing), look, random);
	drawGarage(stage, wing.x, wing.width, m);
	drawBody(sheet, main, design(storeys, manner.crown), look, random);
	sheet.path(
		SHADE,
		rect(
			mainFirst ? wing.x + 2 : wing.x + wing.width - 0.8 * m,
			wing.levels[wingStoreys] as number,
			0.8 * m - 2,
			GROUND - (wing.levels[wingStoreys] as number),
		),
	);
	drawPorch(stage, main.x, main.width, m, manner);

	drawGarden(stage, left, plotWidth, houseLeft, house * m, m);
	drawFence(stage, left, plotWidth, m, mainX + main.width / 2);
	drawGround(sheet, GROUND);
	if (sheet.hasRoom(ROOM)) {
		const x = mainX + main.width * random.between(0.15, 0.3);
		person(sheet, x, GROUND, m, random);
		if (sheet.hasRoom(ROOM) && random.chance(0.5)) child(sheet, x + 0.7 * m, GROUND, m);
	}
	drawWidth(stage, left, plotWidth);
	drawLevels(
		sheet,
		look.mirror ? 66 : 1134,
		!look.mirror,
		levels,
		m,
		Math.max(20, (look.mirror ? mainX : 1200 - mainX - main.width) - 66),
	);
	titleBlock(sheet, 'MẶT ĐỨNG CHÍNH', frontFacts(stage, storeys), m);
}

function drawGarage(stage: Stage, x: number, w: number, m: number): void {
	const { sheet, random } = stage;
	const gw = Math.min(3.2 * m, w * 0.78);
	const left = x + (w - gw) / 2;
	const h = 2.6 * m;
	if (gw > 2.6 * m && random.chance(0.55)) {
		sheet.path(fill(WASH.deep), rect(left, GROUND - h, gw, h));
		sheet.path(stroke(LINE.mid), rect(left, GROUND - h, gw, h));
		car(sheet, left + gw / 2, GROUND, m * Math.min(1, gw / (4.7 * m)), random.chance(0.5));
		return;
	}
	sheet.path(shape(WASH.glass, LINE.mid), rect(left, GROUND - h, gw, h - 0.3 * m));
	sheet.path(
		stroke(LINE.fine),
		line(left + gw / 3, GROUND - h, left + gw / 3, GROUND - 0.3 * m) +
			line(left + (gw * 2) / 3, GROUND - h, left + (gw * 2) / 3, GROUND - 0.3 * m) +
			line(left, GROUND - h * 0.75, left + gw, GROUND - h * 0.75),
	);
}

function drawPorch(stage: Stage, x: number, w: number, m: number, manner: Manner): void {
	const { sheet, look } = stage;
	const pw = Math.min(w * 0.86, 6 * m);
	const left = x + (w - pw) / 2;
	const middle = x + w / 2;
	const floor = GROUND - 0.5 * m;
	const top = GROUND - 3.3 * m;
	const layer = new Layer();
	layer.path(fill(INK, 0.14), rect(left + 0.15 * m, top, pw - 0.3 * m, floor - top));
	const dw = 1.7 * m;
	const pane = shape(WASH.glass, LINE.mid);
	if (manner.round) {
		layer.path(
			pane,
			arch(left + pw * 0.1, floor - 2.3 * m, pw * 0.16, 2.3 * m) +
				arch(left + pw * 0.74, floor - 2.3 * m, pw * 0.16, 2.3 * m),
		);
		layer.path(shape(look.door, LINE.mid), arch(middle - dw / 2, floor - 2.6 * m, dw, 2.6 * m));
	} else {
		layer.path(
			pane,
			rect(left + pw * 0.08, floor - 2.3 * m, pw * 0.2, 2.3 * m) +
				rect(left + pw * 0.72, floor - 2.3 * m, pw * 0.2, 2.3 * m),
		);
		layer.path(shape(look.door, LINE.mid), rect(middle - dw / 2, floor - 2.5 * m, dw, 2.5 * m));
	}
	layer.path(
		stroke(LINE.hair, '#f4f7f7'),
		line(middle, floor, middle, floor - 2.5 * m) +
			rect(middle - dw * 0.4, floor - 1 * m, dw * 0.3, 0.8 * m) +
			rect(middle + dw * 0.1, floor - 1 * m, dw * 0.3, 0.8 * m) +
			rect(middle - dw * 0.4, floor - 2 * m, dw * 0.3, 0.85 * m) +
			rect(middle + dw * 0.1, floor - 2 * m, dw * 0.3, 0.85 * m),
	);
	const column = manner.crown === 'slab' || manner.crown === 'shed' ? 0.18 * m : 0.34 * m;
	const posts = [left, left + pw * 0.3, left + pw * 0.7 - column, left + pw - column];
	layer.path(shape(look.plaster, LINE.fine), posts.map((px) => rect(px, top, column, floor - top)).join(''));
	if (column > 0.3 * m)
		layer.path(
			shape(look.plaster, LINE.fine),
			posts
				.map(
					(px) =>
						rect(px - 0.08 * m, top, column + 0.16 * m, 0.2 * m) +
						rect(px - 0.08 * m, floor - 0.25 * m, column + 0.16 * m, 0.25 * m),
				)
				.join(''),
		);
	layer.path(shape(look.plaster, LINE.mid), rect(left - 0.25 * m, top - 0.4 * m, pw + 0.5 * m, 0.42 * m));
	layer.path(
		shape('#eef2f1', LINE.fine),
		rect(left, floor, pw, 0.17 * m) +
			rect(left - 0.25 * m, floor + 0.17 * m, pw + 0.5 * m, 0.17 * m) +
			rect(left - 0.5 * m, floor + 0.34 * m, pw + 1 * m, 0.16 * m),
	);
	layer.onto(sheet);
}

function drawGarden(stage: Stage, left: number, w: number, houseLeft: number, houseWidth: number, m: number): void {
	const { sheet, random } = stage;
	const spots = [
		{ x: (left + houseLeft) / 2, room: houseLeft - left },
		{ x: (houseLeft + houseWidth + left + w) / 2, room: left + w - houseLeft - houseWidth },
	];
	for (const spot of spots) {
		if (!sheet.hasRoom(ROOM - 200)) break;
		const kind = random.int(0, 4);
		const x = spot.x + random.between(-0.2, 0.2) * spot.room;
		if (kind === 0) palm(sheet, x, GROUND, random.between(6.5, 9) * m, random);
		else if (kind === 1) frangipani(sheet, x, GROUND, 4.4 * m, random);
		else if (kind === 2) broadTree(sheet, x, GROUND, random.between(5.4, 7) * m, random);
		else if (kind === 3) {
			columnTree(sheet, x - 0.7 * m, GROUND, 5.4 * m, random);
			columnTree(sheet, x + 0.7 * m, GROUND, 4.8 * m, random);
		} else {
			palm(sheet, x, GROUND, 6.4 * m, random);
			palm(sheet, x + 0.9 * m, GROUND, 4.8 * m, random);
		}
	}
	if (sheet.thrift < 2) hedge(sheet, houseLeft - 0.4 * m, GROUND, houseWidth * 0.2, 0.8 * m, random, WASH.pale);
	if (sheet.hasRoom(ROOM))
		hedge(sheet, houseLeft + houseWidth * 0.84, GROUND, houseWidth * 0.2, 0.9 * m, random, WASH.pale);
}

function drawFence(stage: Stage, left: number, w: number, m: number, way: number): void {
	const { sheet, look, random } = stage;
	const high = 1.25 * m;
	const gate = 3.2 * m;
	const gl = Math.min(left + w - gate - 0.6 * m, Math.max(left + 0.6 * m, way - gate / 2));
	const pillar = 0.5 * m;
	const parts: [number, number][] = [
		[left, gl - left],
		[gl + gate, left + w - gl - gate],
	];
	const layer = new Layer();
	for (const [x, length] of parts) {
		if (length < pillar) continue;
		layer.path(shape(look.plasterShade, LINE.fine), rect(x, GROUND - high * 0.36, length, high * 0.36));
		layer.path(
			bars(high * 0.56, 1.4, Math.max(5, 0.17 * m)),
			line(x + 3, GROUND - high * 0.66, x + length - 2, GROUND - high * 0.66),
		);
		layer.path(stroke(LINE.mid), line(x, GROUND - high * 0.94, x + length, GROUND - high * 0.94));
	}
	const posts = [left, gl - pillar, gl + gate, left + w - pillar];
	layer.path(
		shape(look.plaster, LINE.mid),
		posts
			.map(
				(x) =>
					rect(x, GROUND - 1.7 * m, pillar, 1.7 * m) +
					rect(x - 0.08 * m, GROUND - 1.82 * m, pillar + 0.16 * m, 0.14 * m),
			)
			.join(''),
	);
	// The gate stands open: its leaves seen edge on.
	layer.path(
		bars(1.5 * m, 1.6, Math.max(5, 0.16 * m)),
		line(gl + 2, GROUND - 0.8 * m, gl + 0.6 * m, GROUND - 0.8 * m) +
			line(gl + gate - 0.6 * m, GROUND - 0.8 * m, gl + gate, GROUND - 0.8 * m),
	);
	layer.path(
		stroke(LINE.mid),
		rect(gl, GROUND - 1.6 * m, 0.6 * m, 1.6 * m) + rect(gl + gate - 0.6 * m, GROUND - 1.6 * m, 0.6 * m, 1.6 * m),
	);
	layer.path(
		shape('#fbf6e4', LINE.fine),
		circle(gl - pillar / 2, GROUND - 2 * m, 0.18 * m) + circle(gl + gate + pillar / 2, GROUND - 2 * m, 0.18 * m),
	);
	layer.onto(sheet);
	if (sheet.thrift < 2 && random.chance(0.5))
		bougainvillea(
			sheet,
			random.chance(0.5) ? left + 0.4 * m : left + w - 3.4 * m,
			GROUND - 1.5 * m,
			3 * m,
			1.1 * m,
			random,
		);
}
