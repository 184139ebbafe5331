import {
	fill,
	HEIGHT,
	INK,
	type Ink,
	Layer,
	LINE,
	line,
	num,
	PAPER,
	poly,
	rect,
	type Sheet,
	shape,
	stroke,
	WIDTH,
} from './pen.ts';
import type { Facing } from './subject.ts';

/** Metres as they are written here: `4,5` or `12`. */
export function metres(value: number): string {
	return `${Math.round(value * 100) / 100}`.replace('.', ',');
}

/** A figure grouped in the Vietnamese way: `1.250,5`. */
export function figure(value: number): string {
	const [whole = '0', rest] = `${Math.round(value * 10) / 10}`.split('.');
	const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
	return rest ? `${grouped},${rest}` : grouped;
}

/** An area as people write it: `82,5 m²`. */
export function areaText(value: number): string {
	return `${figure(value)} m²`;
}

/** A dimension line between two points, `text` on its left hand side, with an architect's slanted ends. */
export function dimension(
	sheet: Sheet,
	x1: number,
	y1: number,
	x2: number,
	y2: number,
	text: string,
	options: { size?: number; overrun?: number; side?: 1 | -1; halo?: boolean; color?: string; ink?: Ink } = {},
): void {
	const size = options.size ?? 22;
	const overrun = options.overrun ?? 8;
	const length = Math.hypot(x2 - x1, y2 - y1) || 1;
	const ux = (x2 - x1) / length;
	const uy = (y2 - y1) / length;
	const ink = options.ink ?? sheet;
	ink.path(
		stroke(LINE.hair, options.color),
		line(x1 - ux * overrun, y1 - uy * overrun, x2 + ux * overrun, y2 + uy * overrun),
	);
	// The slanted tick lies at 45° to the line.
	const tx = (ux - uy) * 5;
	const ty = (uy + ux) * 5;
	ink.path(
		stroke(LINE.mid, options.color),
		line(x1 - tx, y1 - ty, x1 + tx, y1 + ty) + line(x2 - tx, y2 - ty, x2 + tx, y2 + ty),
	);
	if (text === '') return;
	let angle = (Math.atan2(uy, ux) * 180) / Math.PI;
	const flipped = angle > 89.5 || angle < -90.5;
	if (flipped) angle += angle > 0 ? -180 : 180;
	const side = options.side ?? 1;
	// Above the line as one reads it; the baseline needs more room below than above.
	const up = side === 1 ? size * 0.38 : -size * 1.02;
	const rad = (angle * Math.PI) / 180;
	const mx = (x1 + x2) / 2 + Math.sin(rad) * up;
	const my = (y1 + y2) / 2 - Math.cos(rad) * up;
	sheet.text(mx, my, text, {
		size,
		turn: Math.abs(angle) < 0.5 ? 0 : angle,
		...(options.halo ? { halo: true } : {}),
		...(options.color ? { color: options.color } : {}),
	});
}

/** A chain of dimensions along a horizontal or vertical line. */
export function chain(
	sheet: Sheet,
	horizontal: boolean,
	at: number,
	stops: readonly number[],
	texts: readonly string[],
	size = 18,
): void {
	const ink = new Layer();
	for (let i = 0; i + 1 < stops.length; i++) {
		const a = stops[i] as number;
		const b = stops[i + 1] as number;
		const room = Math.abs(b - a);
		const text = texts[i] ?? '';
		const shown = room > text.length * size * 0.52 ? text : '';
		if (horizontal) dimension(sheet, a, at, b, at, shown, { size, overrun: 6, ink, halo: true });
		else dimension(sheet, at, a, at, b, shown, { size, overrun: 6, ink, halo: true });
	}
	ink.onto(sheet);
}

/** The level marks of an elevation: a small triangle on each line, with its height; lines reach back by `reach`. */
export function levelMarks(
	sheet: Sheet,
	x: number,
	toRight: boolean,
	reach: number,
	marks: readonly { y: number; text: string }[],
): void {
	const sign = toRight ? 1 : -1;
	let lines = '';
	let signs = '';
	for (const { y, text } of marks) {
		lines += line(x - sign * reach, y, x + sign * 62, y);
		signs += `M${num(x)} ${num(y)}l7-11h-14z`;
		sheet.text(x + sign * 11, y - 6, text, { size: 17, anchor: toRight ? 'start' : 'end', halo: true });
	}
	sheet.path(stroke(LINE.hair), lines);
	sheet.path(fill(INK), signs);
}

const AZIMUTH: Record<Facing, number> = {
	NORTH: 0,
	NORTH_EAST: 45,
	EAST: 90,
	SOUTH_EAST: 135,
	SOUTH: 180,
	SOUTH_WEST: 225,
	WEST: 270,
	NORTH_WEST: 315,
};

/** Where north lies on the sheet, in degrees clockwise from up, when the front looks towards `front` on the sheet. */
export function northTurn(direction: Facing, front = 180): number {
	return (front - AZIMUTH[direction] + 360) % 360;
}

/** A north arrow. */
export function northArrow(sheet: Sheet, x: number, y: number, turn: number, radius = 34): void {
	sheet.path(
		shape(PAPER, LINE.fine),
		`M${num(x - radius)} ${num(y)}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`,
	);
	sheet.group(` transform="rotate(${num(turn)} ${num(x)} ${num(y)})"`, () => {
		sheet.path(
			shape(PAPER, LINE.fine),
			poly([
				[x, y - radius * 1.3],
				[x + radius * 0.42, y + radius * 0.7],
				[x, y + radius * 0.36],
				[x - radius * 0.42, y + radius * 0.7],
			]),
		);
		sheet.path(
			fill(INK),
			poly([
				[x, y - radius * 1.3],
				[x + radius * 0.42, y + radius * 0.7],
				[x, y + radius * 0.36],
			]),
		);
	});
	const rad = (turn * Math.PI) / 180;
	sheet.text(x + Math.sin(rad) * radius * 1.72, y - Math.cos(rad) * radius * 1.72 + 7, 'B', {
		size: 21,
		bold: true,
		halo: true,
	});
}

const STEPS = [0.5, 1, 2, 5, 10, 20, 50, 100, 200];

/** The title block in the corner: the name of the drawing, a line of facts and a scale bar. */
export function titleBlock(sheet: Sheet, name: string, facts: string, scale: number | null): void {
	const width = Math.max(226, 15 * name.length + 36, 9.6 * facts.length + 36);
	const height = 92;
	const x = WIDTH - width;
	const y = HEIGHT - height;
	sheet.path(shape(PAPER, LINE.fine), rect(x, y, width + 4, height + 4));
	sheet.path(fill(INK), rect(x, y, 7, height));
	const left = x + 22;
	sheet.text(left, y + 29, name, { size: 19, bold: true, anchor: 'start', spread: 1 });
	sheet.text(left, y + 53, facts, { size: 16, anchor: 'start' });
	if (scale === null) return;
	const step = STEPS.find((value) => value * scale * 2 >= 84) ?? 500;
	const bar = step * scale;
	const room = Math.min(bar, (width - 90) / 2);
	if (room < bar) return;
	sheet.path(shape(INK, 1), rect(left, y + 67, bar, 7));
	sheet.path(shape(PAPER, 1), rect(left + bar, y + 67, bar, 7));
	sheet.text(left + 2 * bar + 9, y + 75, `${metres(step * 2)} m`, { size: 14, anchor: 'start' });
}

/** Corner ticks of the sheet, as on a survey. */
export function drawSheetFrame(sheet: Sheet): void {
	let d = '';
	for (const x of [26, 1174]) {
		for (const y of [26, 874]) {
			const sx = x < 600 ? 1 : -1;
			const sy = y < 450 ? 1 : -1;
			d += `M${x + sx * 34} ${y}h${-sx * 34}v${sy * 34}`;
		}
	}
	sheet.path(stroke(LINE.fine), d);
}
