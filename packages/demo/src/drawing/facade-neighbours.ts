import { arch, bars, LINE, line, poly, rect, type Sheet, shape, stroke } from './pen.ts';
import type { Random } from './random.ts';

/** Draws a row of neighbours in the lightest ink, from `from` to `to`. */
export function drawNeighbours(
	sheet: Sheet,
	from: number,
	to: number,
	ground: number,
	metre: number,
	random: Random,
	storeys: readonly [min: number, max: number],
	first: 'left' | 'right',
): void {
	let bodies = '';
	let roofs = '';
	let panes = '';
	let thin = '';
	let rails = '';
	const m = metre;
	let x = first === 'left' ? from : to;
	while (first === 'left' ? x < to - 1 : x > from + 1) {
		let w = random.between(3.6, 5.8) * m * (1 + 0.25 * sheet.thrift);
		const left = first === 'left' ? x : Math.max(from, x - w);
		w = first === 'left' ? Math.min(w, to - x) : x - left;
		const floors = random.int(storeys[0], storeys[1]);
		const h = random.between(3.3, 3.7) * m;
		const top = ground - floors * h - 0.3 * m;
		const style = random.int(0, 3);
		bodies += rect(left, top, w, ground - top);
		if (style === 1)
			roofs += poly([
				[left - 0.2 * m, top],
				[left + w / 2, top - Math.min(1.9 * m, w * 0.34)],
				[left + w + 0.2 * m, top],
			]);
		else if (style === 2) roofs += rect(left + w * 0.4, top - 2.2 * m, w * 0.5, 2.2 * m);
		else if (style === 3) thin += line(left, top + 0.5 * m, left + w, top + 0.5 * m);
		const type = random.int(0, 2);
		for (let i = 1; i < floors && sheet.thrift < 3; i++) {
			const floor = ground - i * h;
			if (type === 0) {
				panes += rect(left + w * 0.12, floor - h * 0.72, w * 0.76, h * 0.72);
				thin += line(left + w / 2, floor, left + w / 2, floor - h * 0.72);
			} else if (type === 1)
				panes +=
					rect(left + w * 0.14, floor - h * 0.72, w * 0.28, h * 0.48) +
					rect(left + w * 0.58, floor - h * 0.72, w * 0.28, h * 0.48);
			else panes += arch(left + w * 0.3, floor - h * 0.76, w * 0.4, h * 0.76);
			if (type !== 1 && sheet.thrift < 2) rails += line(left, floor - 0.5 * m, left + w, floor - 0.5 * m);
			if (sheet.thrift < 2) thin += line(left, floor, left + w, floor);
		}
		panes += rect(left + w * 0.12, ground - 2.5 * m, w * 0.76, 2.5 * m);
		x += first === 'left' ? w : -w;
	}
	const soft = '#9fb2b7';
	sheet.path(shape('#f1f5f5', LINE.fine, soft), roofs);
	sheet.path(shape('#f6f9f9', LINE.fine, soft), bodies);
	sheet.path(shape('#e7eeef', LINE.hair, soft), panes);
	sheet.path(stroke(LINE.hair, soft), thin);
	sheet.path(bars(1 * m, 1, Math.max(4, 0.2 * m), soft), rails);
}
