import { drawGround, drawSky, drawSkyline } from './backdrop.ts';
import { drawFront } from './facade.ts';
import { crownHeight, type Design, rollDesign } from './facade-design.ts';
import { drawNeighbours } from './facade-neighbours.ts';
import { titleBlock } from './notes.ts';
import { fill, INK, LINE, line, type Point, poly, rect, SHADE, shape, stroke, WASH } from './pen.ts';
import { drawSection } from './section.ts';
import {
	drawLevels,
	drawStreetLife,
	drawStreetSide,
	drawWidth,
	FIRST,
	floorLines,
	frontFacts,
	GROUND,
	type Stage,
	TYPICAL,
} from './stage.ts';
import { waterTank } from './street-life.ts';

/** The front of a tube house: in its row, from the corner, or beside its section. */
export function drawHouse(stage: Stage, storeys: number): void {
	const { plot, random, subject } = stage;
	const width = Math.min(plot.facade, 14);
	const design = rollDesign(random, storeys, { car: subject.alley !== 'narrow', width });
	const high = FIRST + (storeys - 1) * TYPICAL + crownHeight(design.crown, width);
	const long = width + Math.min(plot.depth, 24) + 4.5;
	const way = random.weighted([
		['row', storeys >= 5 ? 2 : 5],
		['corner', storeys >= 3 && width < 9 ? 4 : 1],
		['section', long / high < 2.1 && storeys >= 3 && storeys <= 5 && width < 8 ? 3 : 0],
	] as const);
	if (way === 'corner') drawCorner(stage, storeys, width, design);
	else if (way === 'section') drawSection(stage, storeys, width, design);
	else drawRow(stage, storeys, width, design);
}

/** Adds what hangs on a front, such as a sign. */
type Dress = (left: number, w: number, levels: readonly number[], metre: number) => void;

/** The front among unlike neighbours. */
export function drawRow(stage: Stage, storeys: number, width: number, design: Design, dress?: Dress): void {
	const { sheet, look, random } = stage;
	const high = FIRST + (storeys - 1) * TYPICAL + crownHeight(design.crown, width);
	const metre = Math.min((GROUND - 44) / high, 640 / width);
	const w = width * metre;
	const x = look.mirror ? random.between(330, 420) : 1200 - random.between(330, 420) - w;
	const left = Math.max(120, Math.min(x, 1080 - w));
	const levels = floorLines(storeys, metre, FIRST, TYPICAL);
	drawSky(sheet, look, random, GROUND, left + w / 2);
	drawSkyline(sheet, random, GROUND, random.between(180, 380));
	const low = Math.max(1, storeys - 2);
	drawNeighbours(
		sheet,
		-20,
		left,
		GROUND,
		metre,
		random,
		[low, Math.max(low, storeys - (random.chance(0.3) ? 0 : 1))],
		'right',
	);
	drawNeighbours(
		sheet,
		left + w,
		1220,
		GROUND,
		metre,
		random,
		[Math.max(1, storeys - 3), Math.max(1, storeys - 1)],
		'left',
	);
	// The shade the house throws on its lower neighbour.
	const shadeTo = look.mirror ? left + w : left - 0.9 * metre;
	sheet.path(
		SHADE,
		rect(
			shadeTo,
			levels[Math.max(0, storeys - 1)] as number,
			0.9 * metre,
			GROUND - (levels[Math.max(0, storeys - 1)] as number),
		),
	);
	drawLevelsAside(stage, left, w, levels, metre);
	drawFront(sheet, { x: left, width: w, levels, metre }, design, look, random);
	dress?.(left, w, levels, metre);
	drawStreetSide(stage, metre, [left - 10, left + w + 10], GROUND - 90);
	drawGround(sheet, GROUND);
	drawStreetLife(stage, metre, [left, left + w], 1200 - (left + w) > left ? 'right' : 'left');
	drawWidth(stage, left, w);
	titleBlock(sheet, 'MẶT ĐỨNG CHÍNH', frontFacts(stage, storeys), metre);
}

/** Levels in the margin further from the house. */
function drawLevelsAside(stage: Stage, left: number, w: number, levels: readonly number[], metre: number): void {
	const right = 1200 - (left + w) > left;
	if (right) drawLevels(stage.sheet, 1118, true, levels, metre, 1118 - left - w);
	else drawLevels(stage.sheet, 82, false, levels, metre, left - 82);
}

/** The house drawn obliquely: its true front, and its long side going back with the neighbours below it. */
export function drawCorner(stage: Stage, storeys: number, width: number, design: Design, dress?: Dress): void {
	const { sheet, look, random, plot } = stage;
	const depth = Math.min(Math.max(plot.depth, 5), 24);
	const slope = random.between(0.3, 0.42);
	const run = 0.5;
	const high = FIRST + (storeys - 1) * TYPICAL + crownHeight(design.crown, width);
	const metre = Math.min((GROUND - 36) / (high + depth * slope * run), 760 / (width + depth * run));
	const w = width * metre;
	const sign = look.mirror ? -1 : 1;
	const dx = sign * depth * run * metre;
	const total = w + Math.abs(dx);
	const start = (1200 - total) * random.between(0.36, 0.64);
	const left = sign > 0 ? start : start + Math.abs(dx);
	const levels = floorLines(storeys, metre, FIRST, TYPICAL);
	const top = levels[storeys] as number;
	const edge = sign > 0 ? left + w : left;
	drawSky(sheet, look, random, GROUND, left);
	drawSkyline(sheet, random, GROUND, random.between(200, 420));

	const oblique = { run: sign * run * metre, rise: -run * slope * metre };
	// Neighbours on the hidden side stand behind the front's edge, those on the open side before the long wall.
	drawBlocks(stage, metre, oblique, sign > 0 ? left : left + w, -sign, Math.max(1, storeys - 1), depth);
	const at = (across: number, back: number, up: number): Point => [
		left + across * metre + back * oblique.run,
		GROUND - up * metre + back * oblique.rise,
	];
	const total2 = (GROUND - top) / metre;
	const parapet = design.crown === 'parapet' || design.crown === 'garden' ? 1 : 0.7;

	// The long wall: bare and hatched, as party walls are here, or clad in corrugated sheet.
	const near = sign > 0 ? width : 0;
	sheet.path(
		shape(look.plasterShade, LINE.bold),
		poly([at(near, 0, 0), at(near, depth, 0), at(near, depth, total2 + parapet), at(near, 0, total2 + parapet)]),
	);
	if (random.chance(0.55)) {
		let d = '';
		const n = Math.round(depth / (0.55 + 0.4 * sheet.thrift));
		for (let i = 1; i < n; i++) {
			const [x1, y1] = at(near, (depth * i) / n, 0);
			d += line(x1, y1, x1, y1 - (total2 + parapet) * metre);
		}
		sheet.path(stroke(LINE.hair, '#a3aea9'), d);
	} else
		sheet.path(
			fill(sheet.hatch(sign > 0 ? 118 : 62, 10, 0.5, '#9aa6a3')),
			poly([at(near, 0, 0), at(near, depth, 0), at(near, depth, total2 + parapet), at(near, 0, total2 + parapet)]),
		);
	let lines = '';
	for (let i = 1; i <= storeys; i++) {
		const up = (GROUND - (levels[i] as number)) / metre;
		const [x1, y1] = at(near, 0, up);
		const [x2, y2] = at(near, depth, up);
		lines += line(x1, y1, x2, y2);
	}
	sheet.path(stroke(LINE.fine), lines);
	let panes = '';
	for (let i = 1; i < storeys && sheet.thrift < 4; i++) {
		const up = FIRST + (i - 1) * TYPICAL + 1;
		for (const back of [0.3, 0.62, 0.84]) {
			if (!random.chance(0.6)) continue;
			const b = depth * back;
			panes += poly([at(near, b, up), at(near, b + 1, up), at(near, b + 1, up + 1.3), at(near, b, up + 1.3)]);
		}
	}
	sheet.path(shape(WASH.glass, LINE.fine), panes);

	// The roof deck with its stair head, tank and corrugated cover.
	const deck = total2;
	sheet.path(
		shape(WASH.faint, LINE.mid),
		poly([
			at(0, 0, deck + parapet),
			at(width, 0, deck + parapet),
			at(width, depth, deck + parapet),
			at(0, depth, deck + parapet),
		]),
	);
	sheet.path(
		fill(INK, 0.06),
		poly([
			at(0.2, 0.2, deck + parapet),
			at(width - 0.2, 0.2, deck + parapet),
			at(width - 0.2, depth - 0.2, deck + parapet),
			at(0.2, depth - 0.2, deck + parapet),
		]),
	);
	if (design.crown !== 'gable' && sheet.thrift < 4) {
		const [tankX, tankY] = at(width * 0.5, depth * 0.88, deck + parapet);
		waterTank(sheet, tankX, tankY, metre * 0.9);
		const b0 = depth * 0.42;
		const b1 = depth * 0.7;
		const base = deck + parapet;
		const roof = base + 1.7;
		drawSolid(stage, at, 0.2, width - 0.2, b0, b1, base, roof, sign, look.plaster, look.plasterShade, WASH.pale);
		if (random.chance(0.6)) {
			const cover = base + 1.9;
			sheet.path(
				shape('#dfe8ea', LINE.mid),
				poly([
					at(-0.1, b0 - 3.2, cover),
					at(width + 0.1, b0 - 3.2, cover),
					at(width + 0.1, b0 + 0.2, cover + 0.5),
					at(-0.1, b0 + 0.2, cover + 0.5),
				]),
			);
			let ribs = '';
			for (let i = 1; i < 9; i++) {
				const [x1, y1] = at((width * i) / 9, b0 - 3.2, cover);
				const [x2, y2] = at((width * i) / 9, b0 + 0.2, cover + 0.5);
				ribs += line(x1, y1, x2, y2);
			}
			for (const a of [0.2, width - 0.2]) {
				const [x1, y1] = at(a, b0 - 3, base);
				const [, y2] = at(a, b0 - 3, cover);
				ribs += line(x1, y1, x1, y2);
			}
			sheet.path(stroke(LINE.hair), ribs);
		}
	} else {
		sheet.path(
			shape(look.roof, LINE.mid),
			poly([
				at(near, -0.3, deck),
				at(near, depth, deck),
				at(width / 2, depth, deck + 2),
				at(width / 2, -0.3, deck + 2),
			]),
		);
	}
	const flat: Design =
		design.crown === 'gable' || design.crown === 'pediment' || design.crown === 'garden'
			? design
			: { ...design, crown: 'parapet' };
	drawFront(sheet, { x: left, width: w, levels, metre }, flat, look, random);
	drawBlocks(stage, metre, oblique, edge, sign, Math.max(1, storeys - 2), depth);
	dress?.(left, w, levels, metre);
	drawStreetSide(stage, metre, [left - 10, left + w + 10], GROUND - 150);
	drawGround(sheet, GROUND);
	drawStreetLife(stage, metre, [left, left + w], sign > 0 ? 'left' : 'right');
	drawWidth(stage, left, w);
	const aside = sign > 0;
	drawLevels(
		sheet,
		aside ? 82 : 1118,
		!aside,
		levels,
		metre,
		aside ? Math.max(0, left - 82) : Math.max(0, 1118 - left - w),
	);
	titleBlock(sheet, 'MẶT ĐỨNG, PHỐI CẢNH', frontFacts(stage, storeys), metre);
}

type Locate = (across: number, back: number, up: number) => Point;

/** A box in oblique view: front, open side, top. */
function drawSolid(
	stage: Stage,
	at: Locate,
	a0: number,
	a1: number,
	b0: number,
	b1: number,
	z0: number,
	z1: number,
	sign: number,
	front: string,
	side: string,
	top: string,
): void {
	const { sheet } = stage;
	const near = sign > 0 ? a1 : a0;
	sheet.path(shape(top, LINE.fine), poly([at(a0, b0, z1), at(a1, b0, z1), at(a1, b1, z1), at(a0, b1, z1)]));
	sheet.path(shape(side, LINE.fine), poly([at(near, b0, z0), at(near, b1, z0), at(near, b1, z1), at(near, b0, z1)]));
	sheet.path(shape(front, LINE.fine), poly([at(a0, b0, z0), at(a1, b0, z0), at(a1, b0, z1), at(a0, b0, z1)]));
}

/** Neighbouring houses as pale oblique blocks going away from `edge`. */
function drawBlocks(
	stage: Stage,
	metre: number,
	oblique: { run: number; rise: number },
	edge: number,
	way: number,
	tallest: number,
	depth: number,
): void {
	const { sheet, random } = stage;
	const soft = '#9fb2b7';
	const blocks: { x: number; w: number; floors: number; d: number }[] = [];
	let x = edge;
	while (x > -80 && x < 1280) {
		const w = random.between(3.8, 5.4) * metre;
		// The next neighbour is as deep as the house, so that no foot of its long wall hangs in the air.
		const d = blocks.length === 0 ? depth * 1.04 : depth * random.between(0.75, 1);
		blocks.push({ x: way > 0 ? x : x - w, w, floors: random.int(1, tallest), d });
		x += way * w;
	}
	// Later blocks must cover earlier ones on the side they go back to.
	if (Math.sign(oblique.run) !== way) blocks.reverse();
	let panes = '';
	let thin = '';
	sheet.group(` stroke="${soft}"`, () => {
		for (const block of blocks) {
			const h = block.floors * 3.5 * metre;
			const ox = block.d * oblique.run;
			const oy = block.d * oblique.rise;
			const side = oblique.run > 0 ? block.x + block.w : block.x;
			const far = oblique.run > 0 ? block.x : block.x + block.w;
			// One outline for the whole block, then the edges within it, drawn to and fro so that they enclose nothing.
			sheet.lift();
			sheet.path(
				shape('#f6f9f9', LINE.fine),
				poly([
					[far, GROUND],
					[far, GROUND - h],
					[far + ox, GROUND - h + oy],
					[side + ox, GROUND - h + oy],
					[side + ox, GROUND + oy],
					[side, GROUND],
				]) +
					poly(
						[
							[far, GROUND - h],
							[side, GROUND - h],
							[side, GROUND],
							[side, GROUND - h],
							[side + ox, GROUND - h + oy],
							[side, GROUND - h],
						],
						false,
					),
			);
			panes += rect(block.x + block.w * 0.12, GROUND - 2.5 * metre, block.w * 0.76, 2.5 * metre);
			for (let i = 1; i < block.floors && sheet.thrift < 2; i++) {
				const floor = GROUND - i * 3.5 * metre;
				panes += rect(block.x + block.w * 0.16, floor - 2.4 * metre, block.w * 0.68, 2.4 * metre);
				thin +=
					line(block.x, floor, block.x + block.w, floor) +
					line(block.x, floor - metre, block.x + block.w, floor - metre);
			}
		}
		sheet.path(shape('#e7eeef', LINE.hair), panes);
		sheet.path(stroke(LINE.hair), thin);
	});
}
