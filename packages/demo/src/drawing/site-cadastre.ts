import { areaText, drawSheetFrame, figure, metres, northArrow, northTurn, titleBlock } from './notes.ts';
import { circle, fill, LINE, line, num, PAPER, type Point, poly, rect, SEAL, shape, stroke, WASH } from './pen.ts';
import { treesFromAbove } from './plants.ts';
import { mapAround, plotCorners, roadWidth, type SheetMap, upright } from './plot-geometry.ts';
import { createRandom, mixSeed } from './random.ts';
import { drawCrosses, MAP_INK } from './site-kit.ts';
import type { Stage } from './stage.ts';

interface Lot {
	u0: number;
	v0: number;
	u1: number;
	v1: number;
	/** How far the left and right sides lean at the back, beside a plot that widens or narrows. */
	lean?: readonly [number, number];
}

/** The plot in its surroundings, as an extract of the cadastral map. */
export function drawCadastre(stage: Stage): void {
	const { sheet, plot, subject } = stage;
	const random = createRandom(mixSeed(subject.seed, subject.kind, 'site'));
	const { facade: f, back, depth: d } = plot;
	const road = roadWidth(stage);
	const wide = Math.max(f, back);
	// A deep plot fills the sheet better when it lies on its side.
	const lying = d / wide > 2 && random.chance(0.55);
	const m = lying ? Math.min(660 / d, 380 / wide) : Math.min(430 / d, 560 / wide);
	const turn = random.pick([-1, 1]) * (lying ? random.between(72, 100) : random.between(0, 17));
	const map = mapAround(f / 2, d / 2, m, turn, 600, 415);
	const shapeOf = (points: readonly (readonly [number, number])[]) => poly(points.map(([u, v]) => map(u, v)));
	const reachU = 900 / m;
	sheet.path(fill('#f6f8f7'), rect(0, 0, 1200, 900));
	const rural = subject.kind === 'farmland';

	// The way in front.
	const way = (a: number, b: number) =>
		shapeOf([
			[-reachU, a],
			[reachU + f, a],
			[reachU + f, b],
			[-reachU, b],
		]);
	const gap = subject.alley === 'street' ? Math.min(3, road * 0.2) : 0.4;
	sheet.path(shape(rural ? '#efe9dc' : '#e9eeee', LINE.mid, MAP_INK), way(-gap - road, -gap));
	if (subject.alley === 'street' && !rural) {
		const a = map(-reachU, -gap - road / 2);
		const b = map(reachU + f, -gap - road / 2);
		sheet.path(`${stroke(LINE.fine, MAP_INK)} stroke-dasharray="26 18"`, line(...a, ...b));
	}

	const lots = layLots(random, f, back, d, gap + road, m, sheet.thrift);
	let outlines = '';
	let footprints = '';
	let rows = '';
	const trees: [number, number, number][] = [];
	const number = Number.parseInt(subject.landPlotNo ?? '', 10);
	const first = Number.isFinite(number) && number > 0 ? number : null;
	let index = 0;
	let named = 0;
	for (const lot of lots) {
		const { u0, v0, u1, v1, lean = [0, 0] } = lot;
		const middle = map((u0 + u1) / 2, (v0 + v1) / 2);
		const overX = (lying ? v1 - v0 : u1 - u0) * m * 0.6;
		const overY = (lying ? u1 - u0 : v1 - v0) * m * 0.6;
		if (middle[0] < -overX || middle[0] > 1200 + overX || middle[1] < -overY || middle[1] > 900 + overY) continue;
		const corners: (readonly [number, number])[] = [
			[u0, v0],
			[u1, v0],
			[u1 + lean[1], v1],
			[u0 + lean[0], v1],
		];
		outlines += shapeOf(corners);
		const w = u1 - u0;
		const h = v1 - v0;
		index++;
		if (rural) {
			const n = random.int(3, 6 - sheet.thrift);
			const along = random.chance(0.5);
			for (let i = 1; i < n; i++)
				rows += along
					? line(...map(u0 + (w * i) / n, v0 + h * 0.05), ...map(u0 + (w * i) / n, v1 - h * 0.05))
					: line(...map(u0 + w * 0.05, v0 + (h * i) / n), ...map(u1 - w * 0.05, v0 + (h * i) / n));
		} else if (random.chance(0.74)) {
			// A house fills most of its plot; the yard lies before or behind it.
			const front = v0 >= 0 ? random.between(0, 0.16) : random.between(0.2, 0.4);
			const a = v0 + h * front;
			const b = a + h * random.between(0.5, 0.66);
			const in0 = Math.max(0, lean[0]) * 1;
			const in1 = Math.min(0, lean[1]) * 1;
			footprints += shapeOf([
				[u0 + w * 0.05 + in0, a],
				[u1 - w * 0.05 + in1, a],
				[u1 - w * 0.05 + in1, b],
				[u0 + w * 0.05 + in0, b],
			]);
			if (random.chance(0.4))
				trees.push([
					...map((u0 + u1) / 2, Math.min(v1 - h * 0.08, b + h * 0.16)),
					Math.min(26, Math.max(9, w * m * 0.18)),
				] as [number, number, number]);
		} else
			trees.push([
				...map(u0 + w * random.between(0.3, 0.7), v0 + h * random.between(0.3, 0.7)),
				Math.min(34, Math.max(10, w * m * 0.24)),
			] as [number, number, number]);
		if (
			first !== null &&
			named < 15 - 4 * sheet.thrift &&
			w * m > 44 &&
			middle[0] > 40 &&
			middle[0] < 1160 &&
			middle[1] > 60 &&
			middle[1] < 790
		) {
			const off = v0 < 0 ? 40 : index % 2 === 0 ? index : -index;
			const no = first + off + (v0 < 0 ? index : 0);
			named++;
			if (no > 0 && no !== first)
				sheet.text(middle[0], middle[1] + 7, `${no}`, { size: 19, color: '#4d666d', halo: true });
		}
	}
	sheet.path(fill('#fbfcfb'), outlines);
	sheet.path(stroke(LINE.hair, '#a9bab9'), rows);
	sheet.path(shape(sheet.hatch(45, 9, 0.45, '#9fb0b4'), LINE.fine, MAP_INK), footprints);
	sheet.path(stroke(LINE.fine, MAP_INK), outlines);
	if (trees.length > 0 && sheet.thrift < 3)
		treesFromAbove(sheet, trees.slice(0, 6 - 2 * sheet.thrift), random, WASH.faint);
	drawOpposite(stage, random, map, reachU, f, -gap - road, m);
	drawCrosses(stage);

	// The plot itself.
	const corners = plotCorners(f, back, d);
	const outline = shapeOf(corners.map(([u, v]) => [u, v] as const));
	sheet.path(fill('#fbf3df'), outline);
	if (!['land', 'farmland', 'project'].includes(subject.kind)) {
		const inset = (f - back) / 2;
		const deep = subject.kind === 'villa' ? 0.62 : Math.min(0.9, 24 / d + 0.2);
		const from = subject.kind === 'villa' ? 0.2 : subject.kind === 'townhouse' ? 0.1 : 0.02;
		const side = subject.kind === 'villa' || subject.kind === 'warehouse' ? f * 0.13 : f * 0.03;
		const to = Math.min(0.96, from + deep);
		const house = shapeOf([
			[side + inset * from, d * from],
			[f - side - inset * from, d * from],
			[f - side - inset * to, d * to],
			[side + inset * to, d * to],
		]);
		sheet.path(fill(sheet.hatch(-45, 12, 0.4, '#c9b98f')), house);
		sheet.path(`${stroke(LINE.fine)} stroke-dasharray="9 5"`, house);
	} else if (rural) {
		let own = '';
		for (let i = 1; i < 9; i++)
			own += line(...map((f * i) / 9, d * 0.04), ...map(f / 2 + (((f * i) / 9 - f / 2) * back) / f, d * 0.96));
		sheet.path(stroke(LINE.hair, '#b9a878'), own);
	}
	sheet.path(` fill="none"${stroke(LINE.bold + 1, SEAL)}`, outline);
	drawVertices(stage, map);
	drawNumber(stage, map, turn, m, lying);
	drawRoadName(stage, map, gap, road, turn, m);
	if (subject.direction) northArrow(sheet, 1096, 118, northTurn(subject.direction) + turn, 38);
	drawSheetFrame(sheet);
	const facts = [
		subject.mapSheetNo ? `Tờ ${subject.mapSheetNo}` : '',
		subject.landPlotNo ? `Thửa ${subject.landPlotNo}` : '',
		areaText(plot.area),
	]
		.filter(Boolean)
		.join(' · ');
	titleBlock(sheet, rural || subject.kind === 'land' ? 'TRÍCH LỤC THỬA ĐẤT' : 'SƠ ĐỒ THỬA ĐẤT', facts, m);
}

/** The plots around: the row, the row behind, the row across the way. */
function layLots(
	random: ReturnType<typeof createRandom>,
	f: number,
	back: number,
	d: number,
	road: number,
	m: number,
	thrift: number,
): Lot[] {
	const lots: Lot[] = [];
	const typical = Math.max(f * random.between(0.8, 1.15), 54 / m) * (1 + 0.4 * thrift);
	const lean = (back - f) / 2;
	const far = 800 / m;
	for (const side of [-1, 1]) {
		let u = side < 0 ? 0 : f;
		for (let i = 0; i < 8 && Math.abs(u) < far; i++) {
			const w = typical * random.between(0.75, 1.35);
			const v1 = i === 0 ? d : d * random.between(0.96, 1.04);
			if (side < 0) lots.push({ u0: u - w, v0: 0, u1: u, v1, ...(i === 0 ? { lean: [0, -lean] as const } : {}) });
			else lots.push({ u0: u, v0: 0, u1: u + w, v1, ...(i === 0 ? { lean: [lean, 0] as const } : {}) });
			u += side * w;
		}
	}
	const behind = Math.max(d * random.between(0.7, 0.95), 60 / m);
	let u = -far + random.between(0, typical);
	while (u < far) {
		const w = typical * random.between(0.8, 1.4);
		lots.push({ u0: u, v0: d * 1.045, u1: u + w, v1: d * 1.045 + behind });
		u += w;
	}
	u = -far + random.between(0, typical);
	const across = Math.max(d * 0.8, 120 / m);
	while (u < far) {
		const w = typical * random.between(0.8, 1.4);
		lots.push({ u0: u, v0: -road - across, u1: u + w, v1: -road });
		u += w;
	}
	return lots;
}

/** Sometimes water or a park lies across the way, instead of houses. */
function drawOpposite(
	stage: Stage,
	random: ReturnType<typeof createRandom>,
	map: SheetMap,
	reach: number,
	f: number,
	v: number,
	m: number,
): void {
	const { sheet } = stage;
	const kind = random.int(0, 4);
	if (kind > 1) return;
	const deep = 700 / m;
	const corners = [map(-reach, v), map(reach + f, v), map(reach + f, v - deep), map(-reach, v - deep)];
	if (kind === 0) {
		sheet.path(shape('#dcebf1', LINE.mid, MAP_INK), poly(corners));
		let waves = '';
		for (let i = 0; i < 9; i++) {
			const [x, y] = map(f / 2 + random.between(-0.8, 0.8) * (560 / m), v - random.between(20, 190) / m);
			waves += `M${num(x)} ${num(y)}q14-7 28 0t28 0`;
		}
		sheet.path(stroke(LINE.hair), waves);
		return;
	}
	sheet.path(shape('#eef1ea', LINE.mid, MAP_INK), poly(corners));
	const spots: [number, number, number][] = [];
	for (let i = 0; i < 9; i++) {
		const [x, y] = map(f / 2 + ((i - 4) * 130) / m, v - random.between(40, 120) / m);
		spots.push([x, y, random.between(22, 40)]);
	}
	treesFromAbove(
		sheet,
		spots.filter(([x, y]) => x > -20 && x < 1220 && y < 920),
		random,
	);
}

/** Numbered corners and the lengths of the sides. */
function drawVertices(stage: Stage, map: SheetMap): void {
	const { sheet, plot } = stage;
	const corners = plotCorners(plot.facade, plot.back, plot.depth).map(([u, v]) => map(u, v));
	const [cx, cy] = map(plot.facade / 2, plot.depth / 2);
	let rings = '';
	corners.forEach(([x, y], i) => {
		rings += circle(x, y, 7);
		const away = Math.hypot(x - cx, y - cy) || 1;
		sheet.text(x + ((x - cx) / away) * 26, y + ((y - cy) / away) * 26 + 6, `${i + 1}`, {
			size: 18,
			bold: true,
			halo: true,
		});
	});
	sheet.path(shape(PAPER, LINE.mid, SEAL), rings);
	if (!plot.measured) return;
	const side = Math.hypot(plot.depth, (plot.facade - plot.back) / 2);
	const lengths = [plot.facade, side, plot.back, side];
	const off = 15;
	corners.forEach(([x1, y1], i) => {
		const [x2, y2] = corners[(i + 1) % 4] as Point;
		const mx = (x1 + x2) / 2;
		const my = (y1 + y2) / 2;
		const length = Math.hypot(x2 - x1, y2 - y1) || 1;
		// Inside the plot for its short sides, outside for the long ones, always reading upwards.
		let angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
		if (angle > 90) angle -= 180;
		if (angle < -90) angle += 180;
		const nx = (y2 - y1) / length;
		const ny = -(x2 - x1) / length;
		const outward = (mx - cx) * nx + (my - cy) * ny > 0 ? 1 : -1;
		const text = metres(Math.round((lengths[i] as number) * 100) / 100);
		const rad = (angle * Math.PI) / 180;
		const px = mx + nx * outward * off;
		const py = my + ny * outward * off;
		// The baseline sits below the middle of the letters.
		sheet.text(px - Math.sin(rad) * 7, py + Math.cos(rad) * 7, text, {
			size: 21,
			bold: true,
			halo: true,
			turn: Math.abs(angle) < 0.4 ? 0 : angle,
		});
	});
}

/** The number of the plot over its area, as the map writes it. */
function drawNumber(stage: Stage, map: SheetMap, turn: number, m: number, lying: boolean): void {
	const { sheet, plot, subject } = stage;
	const [x, y] = map(plot.facade / 2, plot.depth * 0.5);
	const below = figure(plot.area);
	const narrow = lying || plot.facade * m < 118;
	const tilt = upright(narrow ? turn - 90 : turn);
	const rad = (tilt * Math.PI) / 180;
	const room = (narrow ? plot.depth : plot.facade) * m;
	const size = Math.min(36, Math.max(18, room / Math.max(4, below.length * 0.8)), narrow ? plot.facade * m * 0.36 : 36);
	const spot = (down: number): Point => [x - Math.sin(rad) * down, y + Math.cos(rad) * down];
	const style = { size, bold: true, halo: true, turn: Math.abs(tilt) < 0.4 ? 0 : tilt };
	if (!subject.landPlotNo) {
		sheet.text(...spot(size * 0.36), areaText(plot.area), style);
		return;
	}
	const half = Math.max(below.length, subject.landPlotNo.length) * size * 0.32 + 4;
	sheet.text(...spot(-size * 0.24), subject.landPlotNo, style);
	sheet.path(
		stroke(LINE.mid),
		line(x - Math.cos(rad) * half, y - Math.sin(rad) * half, x + Math.cos(rad) * half, y + Math.sin(rad) * half),
	);
	sheet.text(...spot(size * 0.98), below, style);
}

/** What kind of way leads there, as the listing says. Its width is not known, so none is written. */
function drawRoadName(stage: Stage, map: SheetMap, gap: number, road: number, turn: number, m: number): void {
	const { sheet, plot, subject } = stage;
	const _at = plot.facade / 2 - 300 / m;
	const word =
		subject.kind === 'farmland'
			? 'Đường đất'
			: subject.alley === 'street'
				? 'Đường'
				: subject.alley === null
					? 'Lối vào'
					: 'Hẻm';
	const [tx, ty] = map(plot.facade / 2 + 70 / m, -gap - road / 2);
	const size = Math.min(26, Math.max(15, road * m * 0.6));
	const slant = upright(turn);
	const rad = (slant * Math.PI) / 180;
	if (tx > 30 && tx < 1170 && ty < 860 && (ty < 770 || tx < 760))
		sheet.text(tx - Math.sin(rad) * size * 0.35, ty + Math.cos(rad) * size * 0.35, word, {
			size,
			turn: Math.abs(slant) < 0.4 ? 0 : slant,
			spread: 4,
			color: '#3d5860',
			halo: true,
		});
}
