import { drawSky } from './backdrop.ts';
import type { Camera, Place } from './camera.ts';
import { areaText, dimension, metres } from './notes.ts';
import {
	fill,
	HEIGHT,
	LINE,
	line,
	num,
	PAPER,
	type Point,
	poly,
	rect,
	SEAL,
	shape,
	stroke,
	WASH,
	WIDTH,
} from './pen.ts';
import { broadTree, crown, palm } from './plants.ts';
import type { Stage } from './stage.ts';

/** A flat patch of ground. */
export function patch(camera: Camera, x0: number, y0: number, x1: number, y1: number, z = 0): string {
	return camera.shape([
		[x0, y0, z],
		[x1, y0, z],
		[x1, y1, z],
		[x0, y1, z],
	]);
}

/** Something that stands on the ground and may hide what is behind it. */
export interface Standing {
	x: number;
	y: number;
	draw: () => void;
}

/** Draws what stands on the ground, the farthest first. */
export function drawStanding(camera: Camera, things: Standing[]): void {
	things.sort((a, b) => camera.distance(b.x, b.y) - camera.distance(a.x, a.y));
	for (const thing of things) thing.draw();
}

/** A house as a block: its near left corner, its size and its roof. */
export interface House {
	x: number;
	y: number;
	w: number;
	d: number;
	h: number;
	roof: 'flat' | 'gable' | 'hip';
}

interface Tints {
	wall: string;
	shade: string;
	roof: string;
}

/** The tints of whatever is not the subject. */
export const PALE: Tints = { wall: '#fafbfb', shade: '#e4ebec', roof: '#eff3f3' };

/** Roofs of neighbours: a hint of tile or slate. */
export const PALE_ROOFS = ['#efe2d9', '#f1e8dc', '#e3eaec', '#ecdfd6', '#e9ecea'] as const;

/** A house as a block with a roof, its seen sides only. */
export function drawHouseBlock(stage: Stage, camera: Camera, house: House, tints: Tints): void {
	const { sheet } = stage;
	const { x, y, w, d, h } = house;
	const right = camera.sees(x + w, y, 1, 0);
	const side = right ? x + w : x;
	const hasSide = right || camera.sees(x, y, -1, 0);
	if (hasSide)
		sheet.path(
			shape(tints.shade, LINE.fine),
			camera.shape([
				[side, y, 0],
				[side, y + d, 0],
				[side, y + d, h],
				[side, y, h],
			]),
		);
	sheet.path(
		shape(tints.wall, LINE.fine),
		camera.shape([
			[x, y, 0],
			[x + w, y, 0],
			[x + w, y, h],
			[x, y, h],
		]),
	);
	const roof = shape(tints.roof, LINE.fine);
	const e = Math.min(0.5, w * 0.06);
	if (house.roof === 'flat')
		sheet.path(
			roof,
			camera.shape([
				[x, y, h],
				[x + w, y, h],
				[x + w, y + d, h],
				[x, y + d, h],
			]),
		);
	else {
		const peak = h + Math.min(w, d) * 0.28;
		const inset = house.roof === 'hip' ? Math.min(w * 0.45, d * 0.4) : -e;
		const front: Place = [x + w / 2, y + inset, peak];
		const back: Place = [x + w / 2, y + d - inset, peak];
		const far = right ? x - e : x + w + e;
		const near = right ? x + w + e : x - e;
		let d2 = camera.shape([[far, y - e, h], front, back, [far, y + d + e, h]]);
		d2 += camera.shape([[near, y - e, h], front, back, [near, y + d + e, h]]);
		if (house.roof === 'hip') d2 += camera.shape([[x - e, y - e, h], [x + w + e, y - e, h], front]);
		else
			sheet.path(
				shape(tints.wall, LINE.fine),
				camera.shape([
					[x, y, h],
					[x + w, y, h],
					[x + w / 2, y, peak - 0.2],
				]),
			);
		sheet.path(roof, d2);
	}
}

/** Window dots on the fronts of blocks, gathered in one element. */
export function frontPanes(camera: Camera, house: House, storey = 3.4): string {
	let d = '';
	const floors = Math.max(1, Math.floor(house.h / storey));
	for (let f = 0; f < Math.min(floors, 3); f++) {
		const z = f * storey + 0.9;
		d += camera.shape([
			[house.x + house.w * 0.18, house.y, z],
			[house.x + house.w * 0.82, house.y, z],
			[house.x + house.w * 0.82, house.y, z + 1.5],
			[house.x + house.w * 0.18, house.y, z + 1.5],
		]);
	}
	return d;
}

/** A tree at a place of the world. */
export function plant(
	stage: Stage,
	camera: Camera,
	x: number,
	y: number,
	height: number,
	kind: 'broad' | 'palm' | 'bush',
	light = false,
): void {
	const { sheet, random } = stage;
	const [px, py] = camera.project([x, y, 0]);
	const size = height * camera.metre(x, y);
	if (px < -150 || px > 1350 || py > 1100 || size < 3 || !sheet.hasRoom(6900)) return;
	const tint = light ? WASH.faint : random.pick([WASH.pale, WASH.soft, '#d2dedc']);
	const weight = light ? LINE.hair : LINE.fine;
	if (kind === 'palm' && size > 60) palm(sheet, px, py, size, random, light ? 'light' : 'full', random.chance(0.4));
	else if (kind === 'broad' && size > 110 && sheet.hasRoom(6000))
		broadTree(sheet, px, py, size, random, light ? 'light' : 'full');
	else {
		const r = size * (kind === 'bush' ? 0.5 : 0.32);
		sheet.path(stroke(kind === 'bush' ? LINE.hair : LINE.mid, WASH.deep), line(px, py, px, py - size * 0.4));
		sheet.path(shape(tint, weight), crown(px, py - size + r, r, r * 1.05, 7, random));
	}
}

/** Hills on the horizon, in two washes. */
export function hills(stage: Stage, horizon: number, reach: number): void {
	const { sheet, random } = stage;
	for (const [h, tint] of [
		[reach, '#e4edef'],
		[reach * 0.55, '#d9e5e6'],
	] as const) {
		const peaks: Point[] = [[-10, horizon + 2]];
		let x = -10;
		while (x < WIDTH) {
			peaks.push([x, horizon - h * random.between(0.25, 1)]);
			x += random.between(120, 260);
		}
		let d = `M-10 ${num(horizon + 4)}V${num((peaks[1] as Point)[1])}`;
		for (let i = 1; i + 1 < peaks.length; i++) {
			const [ax, ay] = peaks[i] as Point;
			const [bx, by] = peaks[i + 1] as Point;
			d += `Q${num((ax + bx) / 2)} ${num(Math.min(ay, by) - h * 0.2)} ${num(bx)} ${num(by)}`;
		}
		sheet.path(shape(tint, LINE.hair, '#bccccf'), `${d}H1210V${num(horizon + 4)}z`);
	}
}

/** The ground from the horizon down. */
export function drawField(stage: Stage, camera: Camera): void {
	const { sheet, look, random } = stage;
	const horizon = Math.max(-40, camera.horizon);
	if (horizon > 10) {
		drawSky(sheet, look, random, horizon + 40, 600);
		if (random.chance(0.6)) hills(stage, horizon, Math.min(horizon * 0.55, 90));
		else drawFarTown(stage, horizon);
	}
	sheet.path(
		fill(random.pick(['#f1f4f2', '#f3f3ec', '#edf2f3', '#f2f1ee'])),
		rect(-5, horizon, WIDTH + 10, HEIGHT - horizon + 5),
	);
}

function drawFarTown(stage: Stage, horizon: number): void {
	const { sheet, random } = stage;
	const points: Point[] = [[-10, horizon + 2]];
	let x = -10;
	while (x < 1210) {
		const w = random.between(16, 60);
		const y = horizon - random.between(6, Math.min(70, horizon * 0.5)) * (random.chance(0.2) ? 1.6 : 0.7);
		points.push([x, y], [x + w, y]);
		x += w;
	}
	points.push([x, horizon + 2]);
	sheet.path(shape('#e6eeef', LINE.hair, '#c3d1d3'), poly(points));
}

/** The plot itself: tinted, hatched, outlined in seal red, with stakes at its corners and its measures. */
export function drawPlot(stage: Stage, camera: Camera, corners: readonly Place[], tint: string): void {
	const { sheet } = stage;
	const outline = camera.shape(corners);
	sheet.path(fill(tint), outline);
	sheet.path(fill(sheet.hatch(32, 14, 0.6, '#8ea2a4')), outline);
	sheet.path(` fill="none"${stroke(LINE.bold, SEAL)}`, outline);
}

/** Stakes at the corners, the measures of the sides and the area, over everything else. */
export function drawMeasures(stage: Stage, camera: Camera, corners: readonly Place[]): void {
	const { sheet, plot, subject } = stage;
	const [a, b, c, d] = corners as [Place, Place, Place, Place];
	let stakes = '';
	let heads = '';
	for (const corner of corners) {
		const [x, y] = camera.project(corner);
		const h = Math.min(30, Math.max(14, camera.metre(corner[0], corner[1]) * 0.9));
		stakes += line(x, y + 3, x, y - h);
		heads += rect(x - 4, y - h - 6, 8, 8);
	}
	sheet.path(stroke(LINE.mid), stakes);
	sheet.path(shape(PAPER, LINE.mid, SEAL), heads);
	const off = Math.max(plot.facade, plot.depth) * 0.05 + 0.4;
	if (plot.measured) {
		const side = (p: Place, q: Place, dx: number, dy: number, text: string, way: 1 | -1) => {
			const [x1, y1] = camera.project([p[0] + dx, p[1] + dy, 0]);
			const [x2, y2] = camera.project([q[0] + dx, q[1] + dy, 0]);
			const [px, py] = camera.project(p);
			const [qx, qy] = camera.project(q);
			sheet.path(stroke(LINE.hair), line(px, py, x1, y1) + line(qx, qy, x2, y2));
			dimension(sheet, x1, y1, x2, y2, text, { size: 27, halo: true, side: way });
		};
		side(a, b, 0, -off, metres(plot.facade), -1);
		const seen = camera.project([plot.facade / 2, plot.depth, 0])[0] > camera.project([plot.facade / 2, 0, 0])[0];
		const depth = metres(Math.round(plot.depth * 10) / 10);
		if (seen) side(b, c, off, 0, depth, -1);
		else side(d, a, -off, 0, depth, -1);
		if (subject.shape !== 'straight') side(c, d, 0, off * 0.7, metres(Math.round(plot.back * 100) / 100), 1);
	}
	const middle = camera.project([plot.facade / 2, plot.depth * 0.42, 0]);
	sheet.text(middle[0], middle[1] + 12, areaText(plot.area), { size: 40, bold: true, halo: true });
}

/** The facts line for a plot of land. */
export function landFacts(stage: Stage): string {
	const { subject } = stage;
	const parts = [areaText(stage.plot.area)];
	if (subject.shape === 'wider') parts.push('nở hậu');
	if (subject.shape === 'narrower') parts.push('tóp hậu');
	return parts.join(' · ');
}

/** A plant, to be drawn in its turn. */
export function treeAt(
	stage: Stage,
	camera: Camera,
	place: Place,
	kind: 'broad' | 'palm' | 'bush',
	height: number,
): Standing {
	return { x: place[0], y: place[1], draw: () => plant(stage, camera, place[0], place[1], height, kind) };
}
