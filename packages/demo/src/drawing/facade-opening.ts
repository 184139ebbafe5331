import type { Opening, Rail } from './facade-design.ts';
import type { Look } from './look.ts';
import {
	arch,
	bars,
	circle,
	fill,
	INK,
	type Ink,
	type Layer,
	LINE,
	line,
	num,
	PAPER,
	poly,
	rect,
	SHADE,
	type Sheet,
	shape,
	stroke,
	WASH,
} from './pen.ts';
import { bougainvillea, hedge } from './plants.ts';
import type { Random } from './random.ts';
import { condenser } from './street-life.ts';

interface Bay {
	x: number;
	floor: number;
	w: number;
	h: number;
	m: number;
}

/** A pane with its frame. */
export const PANE = shape(WASH.glass, LINE.mid);

/** Muntins and other thin things. */
export const THIN = stroke(LINE.hair);

/** The dark of a room behind. */
export const DARK = fill(WASH.dark);

/** Draws the windows and doors of one storey. */
export function drawOpening(sheet: Sheet, layer: Ink, kind: Opening, bay: Bay, look: Look, random: Random): void {
	const { x, floor, w, h, m } = bay;
	const middle = x + w / 2;
	const wood = shape(look.wood, LINE.fine);
	layer.path(SHADE, rect(x, floor - h, w, Math.min(0.55 * m, h * 0.18)));
	switch (kind) {
		case 'french': {
			const dw = Math.min(1.8 * m, w * 0.5);
			const dh = Math.min(2.6 * m, h * 0.78);
			const left = middle - dw / 2;
			layer.path(PANE, rect(left, floor - dh, dw, dh));
			layer.path(
				THIN,
				line(middle, floor, middle, floor - dh) +
					line(left, floor - dh * 0.8, left + dw, floor - dh * 0.8) +
					line(left, floor - dh * 0.53, left + dw, floor - dh * 0.53) +
					line(left, floor - dh * 0.27, left + dw, floor - dh * 0.27),
			);
			const shutter = Math.min(0.8 * m, (w - dw) / 2 - 0.12 * m);
			if (shutter > 0.35 * m) {
				const sh = dh * 0.8;
				layer.path(wood, rect(left - shutter, floor - sh, shutter, sh) + rect(left + dw, floor - sh, shutter, sh));
				layer.path(
					bars(shutter * 0.72, 1, Math.max(3.5, 0.1 * m)),
					line(left - shutter / 2, floor - sh * 0.06, left - shutter / 2, floor - sh * 0.94) +
						line(left + dw + shutter / 2, floor - sh * 0.06, left + dw + shutter / 2, floor - sh * 0.94),
				);
			}
			break;
		}
		case 'glass': {
			const gw = w - 0.5 * m;
			const gh = Math.min(2.7 * m, h * 0.8);
			const left = middle - gw / 2;
			const n = Math.max(2, Math.round(gw / (1.15 * m)));
			layer.path(PANE, rect(left, floor - gh, gw, gh));
			let d = line(left, floor - gh * 0.8, left + gw, floor - gh * 0.8);
			for (let i = 1; i < n; i++) d += line(left + (gw * i) / n, floor, left + (gw * i) / n, floor - gh);
			layer.path(stroke(LINE.fine), d);
			const side = random.chance(0.5) ? left : left + gw * 0.72;
			layer.path(
				fill(PAPER, 0.75),
				`M${num(side)} ${num(floor - gh * 0.78)}h${num(gw * 0.26)}q${num(-gw * 0.06)} ${num(gh * 0.4)} ${num(-gw * 0.02)} ${num(gh * 0.78)}h${num(-gw * 0.24)}z`,
			);
			break;
		}
		case 'windows': {
			const n = w > 5.4 * m ? 3 : w > 2.6 * m ? 2 : 1;
			const ww = Math.min(1.2 * m, (w / n) * 0.62);
			const wh = Math.min(1.55 * m, h * 0.5);
			const sill = floor - h * 0.26;
			for (let i = 0; i < n; i++) {
				const left = x + (w * (i + 0.5)) / n - ww / 2;
				layer.path(PANE, rect(left, sill - wh, ww, wh));
				layer.path(
					THIN,
					line(left + ww / 2, sill, left + ww / 2, sill - wh) + line(left, sill - wh * 0.7, left + ww, sill - wh * 0.7),
				);
				layer.path(
					bars(wh, 1, Math.max(4, ww / 7)),
					line(left + ww * 0.1, sill - wh / 2, left + ww * 0.95, sill - wh / 2),
				);
				layer.path(
					shape(look.plaster, LINE.fine),
					rect(left - ww * 0.12, sill, ww * 1.24, 0.1 * m) +
						rect(left - ww * 0.16, sill - wh - 0.22 * m, ww * 1.32, 0.12 * m),
				);
			}
			if (random.chance(0.5)) {
				const cw = 0.8 * m;
				condenser(layer, middle - cw / 2, floor - 0.62 * m, cw);
			}
			break;
		}
		case 'arches': {
			const n = w > 5 * m ? 3 : 2;
			const aw = Math.min(1.25 * m, (w / n) * 0.66);
			const ah = Math.min(2.7 * m, h * 0.8);
			for (let i = 0; i < n; i++) {
				const cx = x + (w * (i + 0.5)) / n;
				layer.path(shape(look.plaster, LINE.fine), arch(cx - aw * 0.6, floor - ah - aw * 0.1, aw * 1.2, ah + aw * 0.1));
				layer.path(PANE, arch(cx - aw / 2, floor - ah, aw, ah));
				layer.path(
					THIN,
					line(cx, floor, cx, floor - ah) +
						line(cx - aw / 2, floor - ah + aw / 2, cx + aw / 2, floor - ah + aw / 2) +
						line(cx - aw / 2, floor - ah * 0.36, cx + aw / 2, floor - ah * 0.36),
				);
			}
			break;
		}
		case 'fins': {
			const fw = w - 0.36 * m;
			const fh = h * 0.86;
			const left = middle - fw / 2;
			layer.path(DARK, rect(left, floor - fh, fw, fh));
			layer.path(
				bars(fh, Math.max(2.4, 0.13 * m), Math.max(3, 0.17 * m), look.plaster),
				line(left + 0.08 * m, floor - fh / 2, left + fw, floor - fh / 2),
			);
			layer.path(stroke(LINE.mid), rect(left, floor - fh, fw, fh));
			break;
		}
		case 'breeze': {
			const bw = w * 0.56;
			const bh = h * 0.66;
			const cell = Math.max(9, 0.36 * m);
			const left = look.mirror ? x + w - bw - 0.3 * m : x + 0.3 * m;
			const paint = sheet.define(
				'b',
				(id) =>
					`<pattern id="${id}" width="${num(cell)}" height="${num(cell)}" patternUnits="userSpaceOnUse"><path fill="${WASH.dark}" d="M0 0h${num(cell)}v${num(cell)}H0z"/><path fill="${look.plaster}" fill-rule="evenodd" d="M0 0h${num(cell)}v${num(cell)}H0z${circle(cell / 2, cell / 2, cell * 0.38)}"/><path stroke="${look.plaster}" stroke-width="${num(cell * 0.16)}" d="M0 ${num(cell / 2)}h${num(cell)}M${num(cell / 2)} 0v${num(cell)}"/></pattern>`,
			);
			const bottom = floor - (h - bh) / 2;
			layer.path(shape(paint, LINE.mid), rect(left, bottom - bh, bw, bh));
			const ww = w - bw - 0.9 * m;
			if (ww > 0.4 * m) {
				const wx = look.mirror ? x + 0.3 * m : left + bw + 0.3 * m;
				layer.path(PANE, rect(wx, bottom - bh, ww, bh));
				layer.path(THIN, line(wx, bottom - bh * 0.72, wx + ww, bottom - bh * 0.72));
			}
			break;
		}
		case 'box': {
			const bw = w * 0.66;
			const bh = h * 0.8;
			const left = look.mirror ? x + 0.1 * m : x + w - bw - 0.1 * m;
			const bottom = floor - h * 0.06;
			const rim = 0.2 * m;
			layer.path(shape(PAPER, LINE.mid), rect(left, bottom - bh, bw, bh));
			layer.path(PANE, rect(left + rim, bottom - bh + rim, bw - 2 * rim, bh - 2 * rim));
			layer.path(
				fill(INK, 0.22),
				poly([
					[left + rim, bottom - bh + rim],
					[left + bw - rim, bottom - bh + rim],
					[left + bw - rim, bottom - bh + rim * 2.2],
					[left + rim * 2, bottom - bh + rim * 2.2],
					[left + rim * 2, bottom - rim],
					[left + rim, bottom - rim],
				]),
			);
			layer.path(stroke(LINE.fine), line(left + bw * 0.5, bottom - bh + rim, left + bw * 0.5, bottom - rim));
			const slot = look.mirror ? x + w - (w - bw) * 0.55 : x + (w - bw) * 0.25;
			layer.path(PANE, rect(slot, bottom - bh + rim, (w - bw) * 0.3, bh - 2 * rim));
			break;
		}
		case 'louvre': {
			const n = Math.max(2, Math.round((w - 0.6 * m) / (0.85 * m)));
			const lw = w - 0.6 * m;
			const lh = Math.min(2.5 * m, h * 0.72);
			const left = middle - lw / 2;
			layer.path(wood, rect(left, floor - lh, lw, lh));
			let d = '';
			for (let i = 1; i < n; i++) d += line(left + (lw * i) / n, floor, left + (lw * i) / n, floor - lh);
			layer.path(stroke(LINE.fine), d);
			layer.path(
				`${bars(lw - 4, 1, Math.max(3.6, 0.12 * m))} stroke-opacity=".6"`,
				line(middle, floor - lh * 0.32, middle, floor - lh * 0.96),
			);
			layer.path(PANE, rect(left, floor - lh - 0.42 * m, lw, 0.42 * m));
			layer.path(bars(0.4 * m, 1, 0.22 * m), line(left, floor - lh - 0.21 * m, left + lw, floor - lh - 0.21 * m));
			// One leaf stands open on the dark of the room.
			const open = random.int(0, n - 1);
			layer.path(DARK, rect(left + (lw * open) / n + 2, floor - lh + 2, lw / n - 4, lh - 2));
			break;
		}
	}
}

/** Draws the balcony of one storey. */
export function drawRail(
	layer: Layer,
	rail: Rail,
	bay: { x: number; floor: number; w: number; m: number },
	look: Look,
	random: Random,
): void {
	const { x, floor, w, m } = bay;
	const slab = 0.2 * m;
	const over = rail === 'none' ? 0.03 * m : 0.1 * m;
	const high = 1.02 * m;
	switch (rail) {
		case 'iron':
			layer.path(bars(high, 1.2, Math.max(3.4, 0.13 * m)), line(x + 4, floor - high / 2, x + w - 3, floor - high / 2));
			layer.path(stroke(LINE.mid), line(x, floor - high, x + w, floor - high));
			layer.path(stroke(LINE.fine), line(x, floor - high * 0.8, x + w, floor - high * 0.8));
			break;
		case 'glass':
			layer.path(` fill="${PAPER}" fill-opacity=".6" stroke-width="${LINE.fine}"`, rect(x, floor - high, w, high));
			layer.path(stroke(LINE.mid), line(x, floor - high, x + w, floor - high));
			break;
		case 'solid':
			layer.path(shape(look.plaster, LINE.mid), rect(x - over, floor - high, w + 2 * over, high + slab));
			layer.path(THIN, line(x, floor - high + 0.16 * m, x + w, floor - high + 0.16 * m));
			break;
		case 'baluster':
			layer.path(fill(look.plasterShade), rect(x, floor - high, w, high));
			layer.path(
				`${bars(high * 0.7, Math.max(3, 0.14 * m), Math.max(4, 0.17 * m), PAPER)}`,
				line(x + 6, floor - high * 0.46, x + w - 4, floor - high * 0.46),
			);
			layer.path(
				shape(look.plaster, LINE.fine),
				rect(x - over, floor - high, w + 2 * over, 0.16 * m) + rect(x, floor - 0.1 * m, w, 0.1 * m),
			);
			break;
		case 'planter': {
			layer.path(shape(look.plaster, LINE.mid), rect(x - over, floor - 0.5 * m, w + 2 * over, 0.5 * m + slab));
			if (random.chance(0.5))
				bougainvillea(
					layer,
					x + w * 0.06,
					floor - 0.55 * m,
					w * 0.88,
					1.3 * m,
					random,
					random.chance(0.4) ? '#e7d6cf' : WASH.soft,
				);
			else hedge(layer, x + w * 0.04, floor - 0.48 * m, w * 0.92, 0.8 * m, random);
			break;
		}
		case 'none':
			break;
	}
	if (rail !== 'planter' && rail !== 'solid')
		layer.path(shape(look.plaster, LINE.mid), rect(x - over, floor, w + 2 * over, slab));
}
