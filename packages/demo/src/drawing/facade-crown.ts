import type { Front } from './facade.ts';
import { type Crown, crownHeight } from './facade-design.ts';
import { PANE, THIN } from './facade-opening.ts';
import type { Look } from './look.ts';
import { arch, bars, circle, LINE, line, num, poly, rect, type Sheet, shape, stroke, WASH } from './pen.ts';
import { bougainvillea, hedge, pot } from './plants.ts';
import type { Random } from './random.ts';
import { laundry, waterTank } from './street-life.ts';

/** Draws what ends a front at the top: parapet, roof, stair head, garden. */
export function drawCrown(sheet: Sheet, front: Front, crown: Crown, look: Look, random: Random): void {
	const { x, width: w, levels, metre: m } = front;
	const y = levels[levels.length - 1] as number;
	const middle = x + w / 2;
	const parapet = 1 * m;
	const wall = shape(look.plaster, LINE.mid);
	switch (crown) {
		case 'parapet': {
			sheet.path(shape(look.plaster, LINE.bold), rect(x, y - parapet, w, parapet + 4));
			sheet.path(THIN, line(x, y - parapet + 0.2 * m, x + w, y - parapet + 0.2 * m));
			break;
		}
		case 'tum': {
			const tw = w * 0.56;
			const tx = look.mirror ? x + w - tw : x;
			sheet.path(shape(look.plasterShade, LINE.mid), rect(tx, y - 2.7 * m, tw, 2.7 * m));
			sheet.path(shape(look.plaster, LINE.mid), rect(tx - 0.15 * m, y - 2.85 * m, tw + 0.3 * m, 0.22 * m));
			sheet.path(PANE, rect(tx + tw * 0.3, y - 2 * m, tw * 0.4, 1 * m));
			waterTank(sheet, look.mirror ? x + w * 0.22 : x + w * 0.78, y, m * Math.min(1, w / (4 * m)));
			sheet.path(bars(parapet, 1.2, Math.max(4, 0.16 * m)), line(x + 3, y - parapet / 2, x + w - 3, y - parapet / 2));
			sheet.path(stroke(LINE.mid), line(x, y - parapet, x + w, y - parapet));
			break;
		}
		case 'canopy': {
			const low = 2.2 * m;
			const high = 2.8 * m;
			sheet.path(
				stroke(LINE.mid),
				line(x + 0.3 * m, y, x + 0.3 * m, y - low) + line(x + w - 0.3 * m, y, x + w - 0.3 * m, y - low),
			);
			sheet.path(
				shape('#dfe8ea', LINE.mid),
				poly([
					[x - 0.15 * m, y - low],
					[x + 0.25 * m, y - high],
					[x + w - 0.25 * m, y - high],
					[x + w + 0.15 * m, y - low],
				]),
			);
			sheet.path(
				bars((high - low) * 0.9, 1, Math.max(4, 0.22 * m)),
				line(x + 0.15 * m, y - (low + high) / 2, x + w - 0.15 * m, y - (low + high) / 2),
			);
			laundry(sheet, x + 0.4 * m, x + w - 0.4 * m, y - 1.9 * m, 0.8 * m, random);
			sheet.path(bars(parapet, 1.2, Math.max(4, 0.16 * m)), line(x + 3, y - parapet / 2, x + w - 3, y - parapet / 2));
			sheet.path(stroke(LINE.mid), line(x, y - parapet, x + w, y - parapet));
			break;
		}
		case 'gable': {
			const rise = crownHeight('gable', w / m) * m;
			sheet.path(
				wall,
				poly([
					[x, y],
					[middle, y - rise + 0.2 * m],
					[x + w, y],
				]),
			);
			sheet.path(
				shape(look.roof, LINE.mid),
				poly([
					[x - 0.4 * m, y + 0.1 * m],
					[middle, y - rise],
					[x + w + 0.4 * m, y + 0.1 * m],
					[x + w + 0.05 * m, y + 0.25 * m],
					[middle, y - rise + 0.42 * m],
					[x - 0.05 * m, y + 0.25 * m],
				]),
			);
			sheet.path(PANE, circle(middle, y - rise * 0.36, Math.min(0.42 * m, rise * 0.2)));
			break;
		}
		case 'pediment': {
			const band = 0.9 * m;
			sheet.path(wall, rect(x, y - band, w, band));
			sheet.path(
				shape(look.plaster, LINE.mid),
				rect(x - 0.2 * m, y - band - 0.2 * m, w + 0.4 * m, 0.22 * m) +
					rect(x - 0.12 * m, y - 0.02 * m, w + 0.24 * m, 0.18 * m),
			);
			sheet.path(
				wall,
				`M${num(middle - w * 0.32)} ${num(y - band - 0.2 * m)}q${num(w * 0.06)} ${num(-0.85 * m)} ${num(w * 0.32)} ${num(-0.9 * m)}q${num(w * 0.26)} ${num(0.05 * m)} ${num(w * 0.32)} ${num(0.9 * m)}z`,
			);
			sheet.path(stroke(LINE.fine), circle(middle, y - band - 0.5 * m, 0.24 * m));
			sheet.path(
				bars(band * 0.5, 0.3 * m, 0.3 * m, look.plasterShade),
				line(x + 0.3 * m, y - band * 0.5, x + w - 0.2 * m, y - band * 0.5),
			);
			break;
		}
		case 'pergola': {
			const high = 2.5 * m;
			sheet.path(
				stroke(LINE.mid),
				line(x + 0.2 * m, y, x + 0.2 * m, y - high) + line(x + w - 0.2 * m, y, x + w - 0.2 * m, y - high),
			);
			sheet.path(bars(0.3 * m, 0.1 * m, 0.3 * m), line(x, y - high - 0.12 * m, x + w, y - high - 0.12 * m));
			sheet.path(stroke(LINE.mid), line(x - 0.1 * m, y - high, x + w + 0.1 * m, y - high));
			bougainvillea(
				sheet,
				look.mirror ? x - 0.1 * m : x + w * 0.45,
				y - high + 0.1 * m,
				w * 0.55,
				2.1 * m,
				random,
				WASH.soft,
			);
			for (let i = 0; i < 3; i++) pot(sheet, x + w * (0.2 + 0.3 * i), y, 1.25 * m, random);
			sheet.path(shape(look.plaster, LINE.mid), rect(x, y - 0.85 * m, w, 0.85 * m));
			break;
		}
		case 'shed': {
			const low = 0.5 * m;
			const high = 2 * m;
			const [left, right] = look.mirror ? [high, low] : [low, high];
			sheet.path(
				wall,
				poly([
					[x, y],
					[x, y - left],
					[x + w, y - right],
					[x + w, y],
				]),
			);
			sheet.path(
				shape(look.roof, LINE.mid),
				poly([
					[x - 0.35 * m, y - left + (look.mirror ? -0.1 : 0.1) * m],
					[x + w + 0.35 * m, y - right + (look.mirror ? 0.1 : -0.1) * m],
					[x + w + 0.35 * m, y - right - 0.18 * m],
					[x - 0.35 * m, y - left - 0.18 * m],
				]),
			);
			sheet.path(
				PANE,
				look.mirror
					? poly([
							[x + 0.3 * m, y],
							[x + 0.3 * m, y - high + 0.35 * m],
							[x + w * 0.5, y - (high + low) / 2 + 0.35 * m],
							[x + w * 0.5, y],
						])
					: poly([
							[x + w - 0.3 * m, y],
							[x + w - 0.3 * m, y - high + 0.35 * m],
							[x + w * 0.5, y - (high + low) / 2 + 0.35 * m],
							[x + w * 0.5, y],
						]),
			);
			break;
		}
		case 'mansard': {
			const rise = 2.5 * m;
			const inset = Math.min(0.7 * m, w * 0.16);
			sheet.path(
				shape(look.roof, LINE.mid),
				poly([
					[x - 0.2 * m, y],
					[x + inset, y - rise],
					[x + w - inset, y - rise],
					[x + w + 0.2 * m, y],
				]),
			);
			sheet.path(`${bars(w, 1, Math.max(5, 0.24 * m))} stroke-opacity=".35"`, line(middle, y - rise, middle, y));
			const dw = Math.min(1.4 * m, w * 0.36);
			sheet.path(
				shape(look.plaster, LINE.mid),
				poly([
					[middle - dw / 2, y],
					[middle - dw / 2, y - 1.7 * m],
					[middle, y - 2.3 * m],
					[middle + dw / 2, y - 1.7 * m],
					[middle + dw / 2, y],
				]),
			);
			sheet.path(PANE, arch(middle - dw * 0.3, y - 1.65 * m, dw * 0.6, 1.4 * m));
			sheet.path(shape(look.plaster, LINE.mid), rect(x - 0.25 * m, y - 0.05 * m, w + 0.5 * m, 0.24 * m));
			break;
		}
		case 'hip': {
			const rise = crownHeight('hip', w / m) * m;
			const eave = 0.6 * m;
			const run = Math.min(w * 0.34, rise * 1.3);
			sheet.path(
				shape(look.roof, LINE.mid),
				poly([
					[x - eave, y + 0.12 * m],
					[x + run, y - rise],
					[x + w - run, y - rise],
					[x + w + eave, y + 0.12 * m],
				]),
			);
			let tiles = '';
			const n = Math.round(rise / (0.34 * m));
			for (let i = 1; i < n; i++) {
				const t = i / n;
				tiles += line(
					x - eave + (run + eave) * t,
					y + 0.12 * m - (rise + 0.12 * m) * t,
					x + w + eave - (run + eave) * t,
					y + 0.12 * m - (rise + 0.12 * m) * t,
				);
			}
			sheet.path(`${stroke(LINE.hair)} stroke-opacity=".4"`, tiles);
			sheet.path(shape(look.plaster, LINE.mid), rect(x - eave, y + 0.08 * m, w + 2 * eave, 0.2 * m));
			sheet.path(stroke(LINE.bold), line(x + run, y - rise, x + w - run, y - rise));
			break;
		}
		case 'slab': {
			sheet.path(shape(look.plaster, LINE.mid), rect(x - 0.7 * m, y - 0.4 * m, w + 1.4 * m, 0.45 * m));
			sheet.path(shape(look.plasterShade, LINE.fine), rect(x + w * 0.2, y - 0.7 * m, w * 0.5, 0.3 * m));
			break;
		}
		case 'garden': {
			hedge(sheet, x + w * 0.04, y - 0.6 * m, w * 0.92, Math.min(2 * m, w * 0.5), random);
			sheet.path(shape(look.plaster, LINE.bold), rect(x, y - parapet, w, parapet + 4));
			bougainvillea(
				sheet,
				x + w * 0.1,
				y - parapet,
				w * 0.55,
				1.4 * m,
				random,
				random.chance(0.5) ? '#e7d6cf' : WASH.pale,
			);
			break;
		}
	}
}
