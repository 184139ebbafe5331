import { drawGround, drawSky, drawSkyline } from './backdrop.ts';
import { drawCorner, drawRow } from './elevation-house.ts';
import { drawBody } from './facade.ts';
import { type Crown, crownHeight, type Design, type Opening, type Rail, rollDesign } from './facade-design.ts';
import { drawEntrance } from './facade-entrance.ts';
import { titleBlock } from './notes.ts';
import { bars, fill, INK, Layer, LINE, line, num, pair, poly, rect, shape, stroke, WASH } from './pen.ts';
import { broadTree, columnTree, hedge, palm } from './plants.ts';
import {
	drawLevels,
	drawStreetLife,
	drawWidth,
	FIRST,
	floorLines,
	frontFacts,
	GROUND,
	ROOM,
	type Stage,
	TYPICAL,
} from './stage.ts';

const CROWNS: readonly Crown[] = ['mansard', 'gable', 'pediment', 'parapet', 'hip', 'slab', 'shed'];

const TERRACE_FRONTS: readonly (readonly [Opening, Rail])[] = [
	['french', 'baluster'],
	['arches', 'iron'],
	['glass', 'glass'],
	['windows', 'none'],
	['fins', 'planter'],
	['french', 'iron'],
	['box', 'none'],
	['glass', 'planter'],
];

/** One house of a terrace built alike: the row in the palest ink, the house itself in full. */
export function drawTerrace(stage: Stage, storeys: number): void {
	const { sheet, look, random, plot } = stage;
	const width = Math.min(Math.max(plot.facade, 4), 10);
	const crown = random.pick(CROWNS);
	const [opening, rail] = random.pick(TERRACE_FRONTS);
	const [second, secondRail] = random.pick(TERRACE_FRONTS);
	const mixed = random.chance(0.5);
	const high = FIRST + (storeys - 1) * TYPICAL + crownHeight(crown, width);
	const m = Math.min((GROUND - 44) / high, 520 / width);
	const w = width * m;
	const levels = floorLines(storeys, m, FIRST, TYPICAL);
	const design: Design = {
		openings: Array.from({ length: storeys }, (_, i) => (mixed && i === storeys - 1 ? second : opening)),
		rails: Array.from({ length: storeys }, (_, i) => (mixed && i === storeys - 1 ? secondRail : rail)),
		entrance: random.pick(
			width >= 5 ? (['carport', 'roller', 'wood', 'door'] as const) : (['wood', 'door', 'gate'] as const),
		),
		crown,
		cladding: random.pick(['none', 'none', 'brick', 'groove', 'stone'] as const),
	};
	const left = Math.round(random.between(0.34, 0.58) * 1200 - w / 2);
	const step = w;
	drawSky(sheet, look, random, GROUND, left + w / 2);
	if (random.chance(0.6)) drawSkyline(sheet, random, GROUND, random.between(240, 480));

	// The row may end within the picture; then trees take over.
	const before = Math.ceil(left / step);
	const after = Math.ceil((1200 - left - w) / step);
	const ends = random.int(0, 3);
	const first = ends === 1 ? Math.max(-before, -1) : -before;
	const last = ends === 2 ? Math.min(after, 1) : after;
	const body = sheet.piece('unit', () =>
		drawBody(sheet, { x: left, width: w, levels, metre: m }, design, look, random),
	);
	const plain = { ...look, door: look.wood };
	const doors = sheet.piece('doors', () =>
		drawEntrance(sheet, { x: left, width: w, levels, metre: m }, design.entrance, plain, random),
	);
	// Paper behind the pale houses, so that no sky shines through them.
	sheet.path(
		fill('#f4f7f7'),
		rect(
			left + first * step,
			levels[storeys] as number,
			(last - first + 1) * step,
			GROUND - (levels[storeys] as number),
		),
	);
	sheet.group(' opacity=".34"', () => {
		for (let i = first; i <= last; i++) {
			if (i === 0) continue;
			sheet.place(body, i * step, 0);
			sheet.place(doors, i * step, 0);
		}
	});
	sheet.place(body, 0, 0);
	drawEntrance(sheet, { x: left, width: w, levels, metre: m }, design.entrance, look, random);
	const spots: number[] = [];
	if (ends === 1) spots.push(left - step - random.between(1.6, 2.6) * m);
	if (ends === 2) spots.push(left + 2 * step + random.between(1.6, 2.6) * m);
	for (const x of spots) broadTree(sheet, x, GROUND, random.between(6, 8) * m, random);
	drawForecourts(stage, left, w, first, last, m);
	drawGround(sheet, GROUND);
	drawStreetLife(stage, m, [left, left + w], left + w / 2 < 600 ? 'right' : 'left');
	drawWidth(stage, left, w);
	const toRight = left + w / 2 < 600;
	drawLevels(sheet, toRight ? 1128 : 72, toRight, levels, m, toRight ? 1128 - left - w : left - 72);
	titleBlock(sheet, 'MẶT ĐỨNG DÃY PHỐ', frontFacts(stage, storeys), m);
}

/** A strip of planting before each house, the same along the row. */
function drawForecourts(stage: Stage, left: number, w: number, first: number, last: number, m: number): void {
	const { sheet, random } = stage;
	const kind = random.int(0, 3);
	if (kind === 3 || !sheet.hasRoom(ROOM)) return;
	const piece = sheet.piece('yard', () => {
		const x = left + w;
		if (kind === 0) columnTree(sheet, x, GROUND, 4.4 * m, random);
		else if (kind === 1) palm(sheet, x, GROUND, 5 * m, random);
		else broadTree(sheet, x, GROUND, 4.2 * m, random);
		hedge(sheet, x - 0.7 * m, GROUND, 1.4 * m, 0.6 * m, random, WASH.pale);
	});
	// None stands before the house itself.
	for (let i = first - 1; i <= last; i++) if (i !== -1 && i !== 0) sheet.place(piece, i * w, 0);
}

/** A house with a shop below: awning, sign band, goods on the pavement. */
export function drawShophouse(stage: Stage, storeys: number): void {
	const { plot, random, look, sheet } = stage;
	const width = Math.min(Math.max(plot.facade, 3.5), 12);
	const design: Design = { ...rollDesign(random, storeys, { car: true, width }), entrance: 'shop' };
	const view = storeys >= 3 && random.chance(0.35) ? drawCorner : drawRow;
	view(stage, storeys, width, design, (left, w, levels, m) => {
		const floor = levels[0] as number;
		const head = levels[1] as number;
		const layer = new Layer();
		// The sign: strokes like letters, but no name, for a picture must not advertise.
		const sign = 0.75 * m;
		const top = head - sign * 0.2;
		const tint = random.pick([WASH.dark, '#e9d9bf', WASH.soft, '#dcc8b8']);
		layer.path(shape(tint, LINE.mid), rect(left - 0.08 * m, top, w + 0.16 * m, sign));
		const letters = tint === WASH.dark ? '#f4f7f7' : INK;
		layer.path(
			`${bars(sign * 0.42, 0.18 * m, 0.13 * m, letters)}`,
			line(left + w * 0.3, top + sign / 2, left + w * 0.72, top + sign / 2),
		);
		layer.path(
			fill(letters),
			`M${pair(left + w * 0.2, top + sign / 2)}m${num(-sign * 0.26)} 0a${num(sign * 0.26)} ${num(sign * 0.26)} 0 1 1 ${num(sign * 0.52)} 0a${num(sign * 0.26)} ${num(sign * 0.26)} 0 1 1 ${num(-sign * 0.52)} 0z`,
		);
		// The awning, striped and scalloped.
		const ay = top + sign;
		const drop = 0.75 * m;
		const out = 0.3 * m;
		const n = Math.min(16, Math.max(6, Math.round(w / (0.5 * m))));
		const full = w + 2 * out;
		layer.path(fill(INK, 0.16), rect(left, ay + drop, w, 0.35 * m));
		layer.path(
			shape('#fbfaf5', LINE.mid),
			`${poly([
				[left, ay],
				[left + w, ay],
				[left + w + out, ay + drop],
				[left - out, ay + drop],
			])}`,
		);
		let stripes = '';
		let edge = `M${pair(left - out, ay + drop)}`;
		for (let i = 0; i < n; i++) {
			if (i % 2 === 0)
				stripes += poly([
					[left + (w * i) / n, ay],
					[left + (w * (i + 1)) / n, ay],
					[left - out + (full * (i + 1)) / n, ay + drop],
					[left - out + (full * i) / n, ay + drop],
				]);
			edge += `a${num(full / n / 2)} ${num(0.16 * m)} 0 0 0 ${num(full / n)} 0`;
		}
		layer.path(fill(random.pick([look.roof, WASH.deep, look.wood])), stripes);
		layer.path(shape('#fbfaf5', LINE.fine), `${edge}z`);
		layer.path(stroke(LINE.mid), line(left - out, ay + drop, left + w + out, ay + drop));
		layer.onto(sheet);
		if (storeys > 2 && random.chance(0.6)) {
			// A sign across the street front, hung from the first floor.
			const sx = look.mirror ? left - 0.5 * m : left + w + 0.1 * m;
			sheet.path(shape(tint, LINE.mid), rect(sx, (levels[2] as number) + 0.3 * m, 0.45 * m, 2.2 * m));
			sheet.path(
				bars(0.2 * m, 0.2 * m, 0.16 * m, letters),
				line(sx + 0.22 * m, (levels[2] as number) + 0.5 * m, sx + 0.22 * m, (levels[2] as number) + 2.3 * m),
			);
		}
		// Crates and a parked motorbike before the pane.
		const crates = new Layer();
		const cx = look.mirror ? left + w * 0.55 : left + w * 0.08;
		for (let i = 0; i < 3; i++)
			crates.path(shape('#e5d6c0', LINE.fine), rect(cx + i * 0.62 * m, floor - 0.4 * m, 0.56 * m, 0.4 * m));
		crates.path(
			shape(WASH.soft, LINE.fine),
			[0, 1, 2]
				.map((i) => `M${pair(cx + i * 0.62 * m, floor - 0.4 * m)}q${pair(0.28 * m, -0.36 * m)} ${num(0.56 * m)} 0z`)
				.join(''),
		);
		if (sheet.thrift < 3) crates.onto(sheet);
	});
}
