import { drawGround, drawSky, drawSkyline } from './backdrop.ts';
import { drawFront } from './facade.ts';
import { crownHeight, type Design } from './facade-design.ts';
import { dimension, metres, titleBlock } from './notes.ts';
import {
	bars,
	circle,
	fill,
	INK,
	type Ink,
	Layer,
	LINE,
	line,
	num,
	PAPER,
	poly,
	rect,
	shape,
	stroke,
	WASH,
} from './pen.ts';
import { broadTree, palm, pot } from './plants.ts';
import { drawLevels, FIRST, floorLines, frontFacts, GROUND, ROOM, type Stage, TYPICAL } from './stage.ts';
import { bicycle, cat, child, person, scooter, waterTank } from './street-life.ts';

/** The front beside the long section: the whole depth of a tube house cut open, with its stair and light well. */
export function drawSection(stage: Stage, storeys: number, width: number, design: Design): void {
	const { sheet, look, random, plot } = stage;
	const depth = Math.min(Math.max(plot.depth, 7), 24);
	const high = FIRST + (storeys - 1) * TYPICAL + crownHeight(design.crown, width);
	const metre = Math.min((GROUND - 44) / (high + 0.4), 1010 / (width + depth + 2.6));
	const w = width * metre;
	const d = depth * metre;
	const gap = 2.2 * metre;
	const start = (1200 - w - d - gap) / 2 + 8;
	const left = look.mirror ? start + d + gap : start;
	const cut = look.mirror ? start : start + w + gap;
	const levels = floorLines(storeys, metre, FIRST, TYPICAL);
	drawSky(sheet, look, random, GROUND, left + w / 2);
	drawSkyline(sheet, random, GROUND, random.between(120, 260));
	drawFront(sheet, { x: left, width: w, levels, metre }, design, look, random);
	drawCut(stage, cut, d, levels, metre);
	if (sheet.hasRoom(ROOM - 300) && random.chance(0.5)) broadTree(sheet, 24, GROUND, 6 * metre, random, 'light');
	drawGround(sheet, GROUND);
	person(sheet, look.mirror ? left + w + 0.8 * metre : left - 0.8 * metre, GROUND, metre, random);
	const visitor = sheet.hasRoom(ROOM + 200) ? random.pick(['scooter', 'scooter', 'bicycle', 'cat'] as const) : 'cat';
	if (visitor === 'scooter') scooter(sheet, cut - 1.1 * metre, GROUND, metre, true);
	else if (visitor === 'bicycle') bicycle(sheet, cut - 1.1 * metre, GROUND, metre, false);
	else cat(sheet, cut - 0.8 * metre, GROUND, metre * 1.2);
	const y = GROUND + 48;
	sheet.path(stroke(LINE.hair), [left, left + w, cut, cut + d].map((x) => line(x, GROUND + 30, x, y + 12)).join(''));
	dimension(sheet, left, y, left + w, y, plot.measured ? metres(plot.facade) : '', { size: 26 });
	dimension(sheet, cut, y, cut + d, y, plot.measured ? metres(Math.round(plot.depth * 10) / 10) : '', { size: 26 });
	drawLevels(sheet, start + w + d + gap + 34, true, levels, metre, 34);
	titleBlock(sheet, 'MẶT ĐỨNG VÀ MẶT CẮT', frontFacts(stage, storeys), metre);
}

function drawCut(stage: Stage, x: number, d: number, levels: readonly number[], m: number): void {
	const { sheet, look, random } = stage;
	const storeys = levels.length - 1;
	const top = levels[storeys] as number;
	const wall = 0.22 * m;
	const slab = 0.16 * m;
	const core = x + d * random.between(0.44, 0.5);
	const coreWidth = Math.min(3.4 * m, d * 0.24);
	const well = core + coreWidth;
	const wellWidth = Math.min(1.6 * m, d * 0.1);
	const end = x + d;
	sheet.path(fill('#fbfcfb'), rect(x, top, d, GROUND - top));
	sheet.path(fill(look.plaster, 0.75), rect(core, top - 2.6 * m, coreWidth, GROUND - top + 2.6 * m));
	sheet.path(fill(look.sky), rect(well, top, wellWidth, GROUND - top));

	// Furniture first, then the cut over it.
	const things = new Layer();
	for (let i = 0; i < (sheet.thrift > 2 ? 1 : storeys); i++) {
		const floor = levels[i] as number;
		const h = floor - (levels[i + 1] as number);
		things.path(stroke(LINE.hair), line(x, floor - h * 0.78, core, floor - h * 0.78));
		if (i === 0) {
			drawSofa(things, x + 1.6 * m, floor, m);
			drawTable(things, end - (end - well - wellWidth) * 0.45, floor, m);
		} else if (i === storeys - 1 && storeys > 2) {
			drawAltar(things, core - 1.6 * m, floor, m);
			drawBed(things, well + wellWidth + 0.9 * m, floor, m);
		} else {
			drawBed(things, x + (i % 2 === 0 ? 0.9 : 1.7) * m, floor, m);
			if (i % 2 === 1) drawDesk(things, end - 1.9 * m, floor, m);
			else drawBed(things, well + wellWidth + 0.7 * m, floor, m);
		}
		// The door from the landing to each room.
		things.path(shape(PAPER, LINE.hair), rect(core - 0.08 * m, floor - 2.2 * m, 0.16 * m, 2.2 * m));
		things.path(shape(WASH.glass, LINE.fine), rect(x - 0.02 * m, floor - h * 0.8, 0.12 * m, h * 0.8));
	}
	things.onto(sheet);
	for (let i = 0; i < storeys; i++) {
		if (!random.chance(i === 0 ? 1 : 0.45) || sheet.thrift > 1) continue;
		const floor = levels[i] as number;
		const px = random.chance(0.5)
			? random.between(x + 3.6 * m, core - 0.6 * m)
			: random.between(well + wellWidth + 0.5 * m, end - 0.6 * m);
		person(sheet, px, floor, m, random, WASH.dark);
		if (i === 1) child(sheet, px + 0.55 * m, floor, m, WASH.dark);
	}

	// The stair climbs to and fro in its core.
	const steps = 8;
	const run = (coreWidth - 1 * m) / steps;
	for (let i = 0; i < storeys; i++) {
		const floor = levels[i] as number;
		const h = floor - (levels[i + 1] as number);
		const flight = sheet.symbol(
			`stair${i === 0 ? 0 : 1}`,
			'',
			`M0 0${`v${num(-h / 2 / steps)}h${num(run)}`.repeat(steps)}`,
		);
		sheet.place(flight, core + 0.1 * m, floor);
		sheet.place(flight, core + 0.1 * m + run * steps, floor - h / 2, true);
	}

	// A tree in the light well.
	if (wellWidth > 18 && sheet.thrift < 2)
		palm(sheet, well + wellWidth / 2, GROUND, Math.min(5.4 * m, (GROUND - top) * 0.55), random);
	sheet.path(
		` stroke-width="${LINE.fine}" stroke-dasharray="8 6" stroke="${WASH.deep}"`,
		poly(
			[
				[well + 2, top - 0.4 * m],
				[well + wellWidth - 3, GROUND - 4],
			],
			false,
		),
	);

	// The cut itself, in solid ink.
	let cut = rect(end - wall, top - 0.9 * m, wall, GROUND - top + 0.9 * m);
	let rails = '';
	for (let i = 1; i <= storeys; i++) {
		const floor = levels[i] as number;
		const out = i < storeys ? 0.9 * m : 0.3 * m;
		cut += rect(x - out, floor, core - x + out + 0.5 * m, slab);
		cut += rect(core + coreWidth - 0.9 * m, floor, 0.9 * m, slab);
		cut += rect(well + wellWidth, floor, end - well - wellWidth, slab);
		cut += rect(x, floor, wall, 0.55 * m);
		rails += rect(x - out, floor - 0.9 * m, 0.06 * m, 0.9 * m);
		if (i < storeys)
			rails +=
				line(well, floor - 0.9 * m, well, floor) + line(well + wellWidth, floor - 0.9 * m, well + wellWidth, floor);
	}
	// The stair head over the core and the slanting glass over the well.
	cut +=
		rect(core - 0.1 * m, top - 2.6 * m, coreWidth + 0.1 * m, slab) +
		rect(core - 0.1 * m, top - 2.6 * m, wall * 0.8, 0.6 * m) +
		rect(core + coreWidth - wall * 0.8, top - 2.6 * m, wall * 0.8, 2.6 * m);
	cut += rect(x, GROUND, d, slab);
	sheet.path(fill(INK), cut);
	sheet.path(stroke(LINE.mid), rails);
	sheet.path(
		shape(WASH.pale, LINE.fine),
		poly([
			[well, top - 0.5 * m],
			[well + wellWidth + 0.2 * m, top - 0.2 * m],
			[well + wellWidth + 0.2 * m, top - 0.08 * m],
			[well, top - 0.38 * m],
		]),
	);
	waterTank(sheet, core + coreWidth * 0.5, top - 2.6 * m, m * 0.8);
	const pots = new Layer();
	for (const at of [0.08, 0.19]) pot(pots, x + d * at, top, 1.3 * m, random);
	pots.onto(sheet);
	// Footings under the walls.
	sheet.path(
		shape(PAPER, LINE.fine),
		rect(x - 0.3 * m, GROUND + slab, wall + 0.6 * m, 0.4 * m) +
			rect(end - wall - 0.3 * m, GROUND + slab, wall + 0.6 * m, 0.4 * m),
	);
	sheet.path(bars(2, 8, 6, WASH.deep), line(x, top - 0.9 * m, x, top));
}

function drawSofa(layer: Ink, x: number, floor: number, m: number): void {
	layer.path(
		shape(WASH.pale, LINE.fine),
		`M${num(x)} ${num(floor - 0.1 * m)}v${num(-0.7 * m)}q${num(0.3 * m)} ${num(-0.1 * m)} ${num(0.3 * m)} ${num(0.3 * m)}h${num(1.2 * m)}q0 ${num(-0.4 * m)} ${num(0.3 * m)} ${num(-0.3 * m)}v${num(0.7 * m)}z` +
			rect(x + 0.3 * m, floor - 1.7 * m, 1.2 * m, 0.6 * m),
	);
}

function drawBed(layer: Ink, x: number, floor: number, m: number): void {
	layer.path(
		shape(WASH.pale, LINE.fine),
		rect(x, floor - 0.95 * m, 0.1 * m, 0.95 * m) + rect(x + 0.1 * m, floor - 0.5 * m, 1.9 * m, 0.3 * m),
	);
	layer.path(shape(PAPER, LINE.fine), rect(x + 0.14 * m, floor - 0.64 * m, 0.45 * m, 0.14 * m));
	layer.path(
		stroke(LINE.fine),
		line(x + 0.2 * m, floor - 0.2 * m, x + 0.2 * m, floor) + line(x + 1.9 * m, floor - 0.2 * m, x + 1.9 * m, floor),
	);
}

function drawTable(layer: Ink, x: number, floor: number, m: number): void {
	layer.path(stroke(LINE.mid), line(x - 0.7 * m, floor - 0.75 * m, x + 0.7 * m, floor - 0.75 * m));
	layer.path(
		stroke(LINE.fine),
		line(x - 0.55 * m, floor - 0.75 * m, x - 0.55 * m, floor) +
			line(x + 0.55 * m, floor - 0.75 * m, x + 0.55 * m, floor) +
			poly(
				[
					[x - 1 * m, floor],
					[x - 1 * m, floor - 0.45 * m],
					[x - 0.65 * m, floor - 0.45 * m],
					[x - 0.65 * m, floor],
				],
				false,
			) +
			line(x - 1 * m, floor - 0.45 * m, x - 1.04 * m, floor - 0.95 * m),
	);
	layer.path(stroke(LINE.hair), line(x, floor - 2.4 * m, x, floor - 1.9 * m));
	layer.path(
		shape(WASH.pale, LINE.fine),
		poly([
			[x - 0.3 * m, floor - 1.7 * m],
			[x - 0.12 * m, floor - 1.92 * m],
			[x + 0.12 * m, floor - 1.92 * m],
			[x + 0.3 * m, floor - 1.7 * m],
		]),
	);
}

function drawDesk(layer: Ink, x: number, floor: number, m: number): void {
	layer.path(
		stroke(LINE.fine),
		poly(
			[
				[x, floor],
				[x, floor - 0.75 * m],
				[x + 1.2 * m, floor - 0.75 * m],
				[x + 1.2 * m, floor],
			],
			false,
		),
	);
	layer.path(shape(WASH.pale, LINE.fine), rect(x + 0.2 * m, floor - 1.9 * m, 1 * m, 0.7 * m));
	layer.path(stroke(LINE.hair), line(x + 0.2 * m, floor - 1.55 * m, x + 1.2 * m, floor - 1.55 * m));
}

function drawAltar(layer: Ink, x: number, floor: number, m: number): void {
	layer.path(
		shape(WASH.pale, LINE.fine),
		rect(x - 0.6 * m, floor - 1.2 * m, 1.2 * m, 0.16 * m) + rect(x - 0.28 * m, floor - 2 * m, 0.56 * m, 0.6 * m),
	);
	layer.path(
		stroke(LINE.fine),
		line(x - 0.5 * m, floor - 1.04 * m, x - 0.5 * m, floor) + line(x + 0.5 * m, floor - 1.04 * m, x + 0.5 * m, floor),
	);
	layer.path(fill(WASH.dark), circle(x, floor - 1.3 * m, 0.1 * m));
}
