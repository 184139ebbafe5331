import {
	bend,
	bumps,
	circle,
	fill,
	INK,
	type Ink,
	Layer,
	LINE,
	line,
	num,
	type Point,
	pair,
	type Sheet,
	shape,
	stroke,
	WASH,
} from './pen.ts';
import type { Random } from './random.ts';

/** How heavy plants are drawn: `light` for what stands behind. */
type Tone = 'full' | 'light';

const BLOSSOM = '#e7d6cf';

function leafTint(tone: Tone, random: Random): string {
	return tone === 'light' ? WASH.faint : random.pick([WASH.pale, WASH.soft, '#d2dedc', '#cbd8d4']);
}

function weightOf(tone: Tone): number {
	return tone === 'full' ? LINE.fine : LINE.hair;
}

/** The scalloped outline of a crown of leaves. */
export function crown(cx: number, cy: number, rx: number, ry: number, n: number, random: Random): string {
	const points: Point[] = [];
	const turn = random.between(0, 1);
	for (let i = 0; i < n; i++) {
		const angle = ((i + turn) / n) * Math.PI * 2;
		const reach = random.between(0.86, 1.02);
		points.push([cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach]);
	}
	return bumps(points, 0.5);
}

/** A broad street tree with a round crown; `height` in drawing units, foot at (x, y). */
export function broadTree(
	sheet: Sheet,
	x: number,
	y: number,
	height: number,
	random: Random,
	tone: Tone = 'full',
): void {
	const rx = height * random.between(0.26, 0.35);
	const ry = height * random.between(0.25, 0.31);
	const cy = y - height + ry * 1.1;
	const weight = weightOf(tone);
	const t = height * 0.016 + 1.5;
	const h = height;
	sheet.path(
		shape(tone === 'full' ? WASH.deep : WASH.pale, weight),
		`M${pair(x - t, y)}${bend(t * 0.6, -h * 0.25, -t * 0.6, -h * 0.5)}l${pair(t * 1.6, h * 0.1)}l${pair(t * 2.4, -h * 0.12)}${bend(-t * 2.2, h * 0.24, -t * 1.2, h * 0.52)}z`,
	);
	const tint = leafTint(tone, random);
	const side = random.chance(0.5) ? 1 : -1;
	sheet.path(shape(tint, weight), crown(x + side * rx * 0.5, cy + ry * 0.34, rx * 0.62, ry * 0.56, 7, random));
	sheet.lift().path(shape(tint, weight), crown(x - side * rx * 0.14, cy, rx * 0.86, ry, random.int(9, 11), random));
	if (tone === 'light') return;
	let d = '';
	for (let i = 0; i < 5; i++) {
		const angle = random.between(-0.4, 3.2);
		const reach = random.between(0.25, 0.66);
		d += `M${pair(x + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach)}${bend(-rx * 0.1, ry * 0.24, -rx * 0.26, ry * random.between(-0.05, 0.1))}`;
	}
	sheet.path(stroke(LINE.hair), d);
}

/** A slim columnar tree, such as an Ashoka tree along a wall. */
export function columnTree(
	sheet: Ink,
	x: number,
	y: number,
	height: number,
	random: Random,
	tone: Tone = 'full',
): void {
	const half = height * random.between(0.1, 0.13);
	const top = y - height;
	sheet.path(stroke(LINE.mid), line(x, y, x, y - height * 0.14));
	sheet.path(
		shape(leafTint(tone, random), weightOf(tone)),
		`M${pair(x, top)}${bend(half * 1.4, height * 0.5, half, height * 0.8)}${bend(-half, height * 0.14, -2 * half, 0)}${bend(-half * 0.4, -height * 0.3, half, -height * 0.8)}z`,
	);
	if (tone === 'light') return;
	let d = '';
	for (let i = 1; i < 6; i++) {
		const w = half * (0.3 + i * 0.12);
		d += `M${pair(x - w, top + height * (0.12 + i * 0.12) + 4)}${bend(w, -9, 2 * w, 0)}`;
	}
	sheet.path(stroke(LINE.hair), d);
}

// Two arcs from the heart of the palm to the tip: the upper one higher, so that a blade lies between.
function frond(x: number, y: number, reach: number, drop: number, rise: number, width: number): string {
	return `M${pair(x, y)}${bend(reach * 0.45, -rise - width, reach, drop)}${bend(-reach * 0.5, -rise * 0.7 - drop * 0.75, -reach, -drop)}z`;
}

/** A palm: slim and upright like an areca, or leaning like a coconut. */
export function palm(
	sheet: Ink,
	x: number,
	y: number,
	height: number,
	random: Random,
	tone: Tone = 'full',
	leaning = false,
): void {
	const lean = leaning ? random.between(-0.22, 0.22) * height : random.between(-0.03, 0.03) * height;
	const head = height * (leaning ? 0.34 : 0.27);
	const hx = x + lean;
	const hy = y - height + head * 0.55;
	const t = Math.max(2, height * 0.016);
	const weight = weightOf(tone);
	sheet.path(
		shape(tone === 'full' ? WASH.soft : WASH.faint, weight),
		`M${pair(x - t * 1.4, y)}${bend(lean * 0.2 + t * 0.4, (hy - y) * 0.55, lean + t * 0.6, hy - y)}h${num(t * 1.2)}${bend(-lean * 0.75 + t * 0.2, (y - hy) * 0.45, -lean + t, y - hy)}z`,
	);
	let d = '';
	for (const way of [-1, -0.82, -0.45, 0.12, 0.5, 0.85, 1.02]) {
		const steep = 1 - Math.abs(way);
		d += frond(
			hx,
			hy,
			head * way * random.between(0.88, 1.1),
			head * (random.between(0.2, 0.5) - steep * 1.25),
			head * (0.34 + steep * 0.3),
			head * 0.12,
		);
	}
	sheet.path(shape(tone === 'full' ? random.pick([WASH.soft, '#bccdcb']) : WASH.faint, weight), d);
	if (tone === 'full' && !leaning)
		sheet.path(
			fill(WASH.deep),
			`M${pair(hx - t * 1.3, hy)}h${num(t * 2.6)}l${pair(-t * 0.5, head * 0.3)}h${num(-t * 1.6)}z`,
		);
}

/** A frangipani: bare forked branches with tufts of leaves. */
export function frangipani(sheet: Ink, x: number, y: number, height: number, random: Random): void {
	const h = height;
	const sign = random.chance(0.5) ? 1 : -1;
	sheet.path(
		stroke(LINE.bold - 0.6, WASH.dark),
		`M${pair(x, y)}v${num(-h * 0.32)}l${pair(-sign * h * 0.22, -h * 0.26)}M${pair(x, y - h * 0.3)}l${pair(sign * h * 0.2, -h * 0.3)}`,
	);
	let branches = '';
	let tufts = '';
	for (const [dx, dy] of [
		[-0.36, -0.72],
		[-0.1, -0.9],
		[0.18, -0.95],
		[0.4, -0.74],
	] as const) {
		const tx = x + sign * dx * h;
		const ty = y + dy * h;
		branches += line(x + sign * (dx < 0 ? -0.22 : 0.2) * h, y - h * (dx < 0 ? 0.58 : 0.6), tx, ty);
		tufts += crown(tx, ty, h * 0.17, h * 0.1, 6, random);
	}
	sheet.path(stroke(LINE.mid, WASH.dark), branches);
	sheet.path(shape(WASH.soft, LINE.fine), tufts);
}

/** A low hedge or a band of shrubs from x to x + w, standing on y. */
export function hedge(
	sheet: Ink,
	x: number,
	y: number,
	w: number,
	h: number,
	random: Random,
	tint: string = WASH.soft,
): void {
	const n = Math.min(14, Math.max(2, Math.round(w / (h * 0.85))));
	const points: Point[] = [[x, y]];
	for (let i = 0; i <= n; i++)
		points.push([x + (w * i) / n, y - h * (i === 0 || i === n ? 0.45 : random.between(0.5, 0.72))]);
	let d = bumps(points.slice(1), 0.42, false);
	d = `${d}V${num(y)}H${num(x)}z`;
	sheet.path(shape(tint, LINE.fine), d);
}

/** Bougainvillea hanging from (x, y): a mound above, tongues of different length below. */
export function bougainvillea(
	sheet: Ink,
	x: number,
	y: number,
	w: number,
	fall: number,
	random: Random,
	tint: string = BLOSSOM,
): void {
	const points: Point[] = [];
	const n = Math.min(6, Math.max(3, Math.round(w / (fall * 0.55))));
	for (let i = 0; i <= n; i++)
		points.push([x + (w * i) / n, y - fall * (i === 0 || i === n ? 0.05 : random.between(0.12, 0.26))]);
	const low = Math.max(2, n - 1);
	for (let i = low; i >= 0; i--) {
		const inset = w * 0.04;
		const at = x + inset + ((w - 2 * inset) * i) / low;
		points.push([at, y + fall * random.between(0.2, 0.65)]);
		if (i > 0) points.push([at - (w / low) * 0.5, y + fall * random.between(0.05, 0.2)]);
	}
	sheet.path(shape(tint, LINE.hair), bumps(points, 0.42));
}

/** A pot with a plant in it. */
export function pot(sheet: Ink, x: number, y: number, size: number, random: Random): void {
	const s = size;
	const kind = random.int(0, 2);
	if (kind === 0) sheet.path(shape(WASH.soft, LINE.fine), crown(x, y - s * 0.66, s * 0.32, s * 0.32, 6, random));
	else if (kind === 1) {
		let d = '';
		for (const way of [-0.5, -0.2, 0.25, 0.5]) d += frond(x, y - s * 0.36, s * way, -s * 0.3, s * 0.25, s * 0.06);
		sheet.path(shape(WASH.soft, LINE.hair), d);
	} else {
		let d = '';
		for (const way of [-0.2, -0.08, 0.06, 0.18])
			d += `M${pair(x, y - s * 0.36)}${bend(s * way * 0.3, -s * 0.4, s * way * 1.5, -s * 0.64)}`;
		sheet.path(stroke(LINE.mid, WASH.dark), d);
	}
	sheet.path(
		shape('#e6d3c4', LINE.fine),
		`M${pair(x - s * 0.22, y - s * 0.36)}h${num(s * 0.44)}l${pair(-s * 0.07, s * 0.36)}h${num(-s * 0.3)}z`,
	);
}

/** A banana plant. */
export function banana(sheet: Ink, x: number, y: number, height: number, random: Random, tone: Tone = 'full'): void {
	const h = height;
	sheet.path(
		shape(WASH.pale, weightOf(tone)),
		`M${pair(x - h * 0.04, y)}l${pair(h * 0.02, -h * 0.5)}h${num(h * 0.04)}l${pair(h * 0.02, h * 0.5)}z`,
	);
	let d = '';
	for (const way of [-0.5, -0.3, 0.1, 0.36, 0.52])
		d += frond(x, y - h * 0.48, h * way * random.between(0.85, 1.1), -h * random.between(0.1, 0.34), h * 0.3, h * 0.12);
	sheet.path(shape(leafTint(tone, random), weightOf(tone)), d);
}

/** Tufts of grass. */
export function grass(sheet: Ink, points: readonly Point[], size: number): void {
	let d = '';
	const s = size;
	for (const [x, y] of points)
		d += `M${pair(x - s * 0.5, y - s * 0.7)}l${pair(s * 0.4, s * 0.7)}l${pair(s * 0.1, -s)}m${pair(0, s)}l${pair(s * 0.4, -s * 0.6)}`;
	sheet.path(stroke(LINE.hair), d);
}

/** Trees seen from above: crowns with a dot where the trunk stands. */
export function treesFromAbove(
	sheet: Sheet,
	spots: readonly (readonly [x: number, y: number, r: number])[],
	random: Random,
	tint: string = WASH.pale,
): void {
	const layer = new Layer();
	for (const [x, y, r] of spots) {
		layer.path(shape(tint, LINE.hair), crown(x, y, r, r, 7, random));
		layer.path(fill(INK), circle(x, y, Math.max(1.3, r * 0.08)));
	}
	layer.onto(sheet);
}
