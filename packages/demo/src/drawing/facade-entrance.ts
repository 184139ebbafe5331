import type { Front } from './facade.ts';
import type { Entrance } from './facade-design.ts';
import { DARK, PANE, THIN } from './facade-opening.ts';
import type { Look } from './look.ts';
import {
	bars,
	circle,
	fill,
	INK,
	type Ink,
	Layer,
	LINE,
	line,
	PAPER,
	poly,
	rect,
	type Sheet,
	shape,
	stroke,
	WASH,
} from './pen.ts';
import type { Random } from './random.ts';
import { car } from './street-life.ts';

/** The ground-floor doors of a front. */
export function drawEntrance(sheet: Sheet, front: Front, kind: Entrance, look: Look, random: Random): void {
	const { x, width: w, levels, metre: m } = front;
	const floor = levels[0] as number;
	const h = floor - (levels[1] as number);
	const inner = x + 0.3 * m;
	const iw = w - 0.6 * m;
	const dh = Math.min(2.7 * m, h * 0.76);
	const door = Math.min(0.95 * m, iw * 0.34);
	const side = look.mirror;
	const canopy = random.chance(0.7);
	const layer = new Layer();
	layer.path(fill(INK, 0.16), rect(x + 3, levels[1] as number, w - 6, canopy ? h - dh - 0.1 * m : 0.35 * m));
	switch (kind) {
		case 'roller': {
			const wide = iw - door - 0.25 * m;
			const left = side ? inner + door + 0.25 * m : inner;
			layer.path(shape(WASH.pale, LINE.mid), rect(left, floor - dh, wide, dh));
			layer.path(
				bars(wide - 4, 1.2, Math.max(4, 0.12 * m), WASH.deep),
				line(left + wide / 2, floor - dh, left + wide / 2, floor),
			);
			layer.path(shape(WASH.soft, LINE.fine), rect(left, floor - dh - 0.3 * m, wide, 0.3 * m));
			drawFrontDoor(layer, look, side ? inner : inner + iw - door, floor, door, dh, m);
			break;
		}
		case 'gate': {
			const n = iw > 3.4 * m ? 4 : 3;
			layer.path(DARK, rect(inner, floor - dh, iw, dh));
			// The red leaf is the way in; the others are iron.
			const way = random.int(0, n - 1);
			for (let i = 0; i < n; i++) {
				const left = inner + (iw * i) / n;
				const lw = iw / n;
				if (i === way) layer.path(shape(look.door, LINE.fine), rect(left, floor - dh, lw, dh));
				else layer.path(shape(look.wood, LINE.fine), rect(left, floor - dh * 0.42, lw, dh * 0.42));
			}
			layer.path(
				bars(dh * 0.54, 1.6, Math.max(4, 0.14 * m), look.plaster),
				line(inner, floor - dh * 0.71, inner + iw, floor - dh * 0.71),
			);
			layer.path(stroke(LINE.mid), rect(inner, floor - dh, iw, dh));
			break;
		}
		case 'carport': {
			layer.path(fill(WASH.deep), rect(inner, floor - h * 0.9, iw, h * 0.9));
			layer.path(
				fill(INK, 0.3),
				poly([
					[inner, floor - h * 0.9],
					[inner + iw, floor - h * 0.9],
					[inner + iw, floor - h * 0.66],
					[inner, floor - h * 0.74],
				]),
			);
			drawFrontDoor(layer, look, side ? inner + 0.2 * m : inner + iw - door - 0.2 * m, floor, door, dh * 0.86, m);
			layer.path(stroke(LINE.mid), rect(inner, floor - h * 0.9, iw, h * 0.9));
			layer.onto(sheet);
			if (w >= 4.4 * m)
				car(
					sheet,
					side ? inner + iw - 2.05 * m * Math.min(1, iw / (4.6 * m)) : inner + 2.05 * m * Math.min(1, iw / (4.6 * m)),
					floor,
					m * Math.min(1, iw / (4.6 * m)),
					random.chance(0.5),
				);
			break;
		}
		case 'wood': {
			const n = iw > 3 * m ? 4 : 2;
			for (let i = 0; i < n; i++) {
				const left = inner + (iw * i) / n;
				const lw = iw / n;
				layer.path(
					i === (side ? 0 : n - 1) && n > 2
						? shape(look.door, LINE.fine)
						: shape(n > 2 ? look.wood : look.door, LINE.fine),
					rect(left, floor - dh, lw, dh),
				);
				layer.path(
					THIN,
					rect(left + lw * 0.16, floor - dh * 0.94, lw * 0.68, dh * 0.42) +
						rect(left + lw * 0.16, floor - dh * 0.44, lw * 0.68, dh * 0.38),
				);
			}
			layer.path(PANE, rect(inner, floor - dh - 0.45 * m, iw, 0.45 * m));
			layer.path(bars(0.4 * m, 1, 0.2 * m), line(inner, floor - dh - 0.225 * m, inner + iw, floor - dh - 0.225 * m));
			break;
		}
		case 'shop': {
			layer.path(PANE, rect(inner, floor - dh, iw, dh));
			const left = side ? inner + 0.2 * m : inner + iw - door - 0.2 * m;
			let d = '';
			const n = Math.max(2, Math.round(iw / (1.4 * m)));
			for (let i = 1; i < n; i++) d += line(inner + (iw * i) / n, floor, inner + (iw * i) / n, floor - dh);
			layer.path(stroke(LINE.fine), d + line(inner, floor - 0.4 * m, inner + iw, floor - 0.4 * m));
			// Shelves and goods behind the pane.
			layer.path(
				THIN,
				line(inner + iw * 0.08, floor - dh * 0.62, inner + iw * 0.6, floor - dh * 0.62) +
					line(inner + iw * 0.08, floor - dh * 0.4, inner + iw * 0.6, floor - dh * 0.4),
			);
			layer.path(
				bars(0.34 * m, 0.22 * m, 0.18 * m, WASH.dark),
				line(inner + iw * 0.1, floor - dh * 0.4 - 0.17 * m, inner + iw * 0.56, floor - dh * 0.4 - 0.17 * m),
			);
			drawFrontDoor(layer, look, left, floor, door, dh * 0.86, m);
			break;
		}
		case 'door': {
			drawFrontDoor(layer, look, side ? inner + 0.3 * m : inner + iw - door - 0.3 * m, floor, door * 1.1, dh * 0.86, m);
			const ww = iw - door * 1.1 - 1 * m;
			if (ww > 0.6 * m) {
				const left = side ? inner + door * 1.1 + 0.7 * m : inner + 0.3 * m;
				layer.path(PANE, rect(left, floor - dh * 0.86, ww, dh * 0.5));
				layer.path(
					bars(dh * 0.5, 1, Math.max(4, 0.16 * m)),
					line(left, floor - dh * 0.61, left + ww, floor - dh * 0.61),
				);
				layer.path(shape(look.plaster, LINE.fine), rect(left - 0.1 * m, floor - dh * 0.36, ww + 0.2 * m, 0.1 * m));
			}
			break;
		}
	}
	layer.onto(sheet);
	if (canopy && kind !== 'carport' && kind !== 'shop') {
		const y = floor - dh - 0.5 * m;
		sheet.path(
			shape(look.roof, LINE.fine),
			poly([
				[x + 0.1 * m, y],
				[x + w - 0.1 * m, y],
				[x + w + 0.12 * m, y + 0.36 * m],
				[x - 0.12 * m, y + 0.36 * m],
			]),
		);
		sheet.path(
			`${bars(0.3 * m, 1, Math.max(4, 0.2 * m))} stroke-opacity=".5"`,
			line(x + 0.1 * m, y + 0.18 * m, x + w - 0.1 * m, y + 0.18 * m),
		);
	}
	const step = 0.14 * m;
	sheet.path(shape(PAPER, LINE.fine), rect(x + 0.2 * m, floor - step, w - 0.4 * m, step));
}

function drawFrontDoor(layer: Ink, look: Look, x: number, floor: number, w: number, h: number, m: number): void {
	layer.path(shape(look.door, LINE.mid), rect(x, floor - h, w, h));
	layer.path(
		stroke(LINE.hair, PAPER),
		rect(x + w * 0.2, floor - h * 0.9, w * 0.6, h * 0.36) + rect(x + w * 0.2, floor - h * 0.46, w * 0.6, h * 0.36),
	);
	layer.path(fill(PAPER), circle(x + w * 0.86, floor - h * 0.46, Math.max(1.4, 0.04 * m)));
}
