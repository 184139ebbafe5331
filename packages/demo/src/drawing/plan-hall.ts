import { areaText, dimension, drawSheetFrame, metres, titleBlock } from './notes.ts';
import { fill, INK, LINE, line, num, PAPER, poly, rect, SEAL, shape, stroke } from './pen.ts';
import type { RoomCounts } from './plan-facts.ts';
import { area, at, type Placing } from './plan-placing.ts';
import type { Stage } from './stage.ts';

/** A hall with its column grid: racks and docks of a warehouse. */
export function drawHallPlan(stage: Stage, counts: RoomCounts): void {
	const { sheet, plot, look } = stage;
	const turned = plot.depth > plot.facade;
	const w = plot.facade;
	const d = plot.depth;
	const m = turned ? Math.min(1000 / d, 620 / w) : Math.min(1000 / w, 610 / d);
	const placing: Placing = turned
		? { x: (1200 - d * m) / 2, y: 92 + (640 - w * m) / 2, m, turned, mirror: look.mirror, width: w }
		: { x: (1200 - w * m) / 2, y: 96 + (640 + d * m) / 2, m, turned, mirror: look.mirror, width: w };
	drawSheetFrame(sheet);
	sheet.path(fill('#fafbf9'), area(placing, 0, 0, w, d));
	// Grid lines with bubbles, as engineers number them.
	const across = Math.max(2, Math.min(5, Math.round(w / 9)));
	const along = Math.max(3, Math.min(9, Math.round(d / 8)));
	let grid = '';
	let columns = '';
	const size = Math.max(5, 0.5 * m);
	for (let i = 0; i <= across; i++)
		grid += line(...at(placing, (w * i) / across, -0.5), ...at(placing, (w * i) / across, d + 0.5));
	for (let i = 0; i <= along; i++)
		grid += line(...at(placing, -0.5, (d * i) / along), ...at(placing, w + 0.5, (d * i) / along));
	sheet.path(`${stroke(LINE.hair, '#9fb2b7')} stroke-dasharray="14 4 3 4"`, grid);
	// Racks in rows, leaving the aisles and the docks free.
	const office = Math.min(w * 0.34, 9);
	const officeDeep = Math.min(d * 0.2, 7);
	let racks = '';
	let pallets = '';
	const rows = Math.max(2, Math.min(7, Math.floor(w / 4.4)));
	for (let i = 0; i < rows; i++) {
		const u = (w * (i + 0.5)) / rows;
		const from = u < office + 1.4 ? officeDeep + d * 0.1 : d * 0.2;
		racks += area(placing, u - 0.9, from, u + 0.9, d * 0.9);
		pallets += line(...at(placing, u, from), ...at(placing, u, d * 0.9));
	}
	sheet.path(fill('#efe4d2'), racks);
	sheet.path(`${stroke(Math.max(4, Math.round(1.8 * m)))} stroke-dasharray="1 ${num(Math.max(5, 1.2 * m))}"`, pallets);
	sheet.path(stroke(LINE.fine), racks + pallets);
	sheet.path(shape('#f6f0e4', LINE.mid), area(placing, 0, 0, office, officeDeep));
	const bath = Math.min(2.4, office * 0.32);
	for (let i = 0; i < counts.toilets; i++) {
		const each = Math.min(bath, office / Math.max(1, counts.toilets));
		sheet.path(shape('#dfeaee', LINE.mid), area(placing, i * each, officeDeep, (i + 1) * each, officeDeep + bath));
		const [x, y] = at(placing, (i + 0.5) * each, officeDeep + bath / 2);
		sheet.text(x, y + 5, 'WC', { size: 14, halo: true });
	}
	const [ox, oy] = at(placing, office / 2, officeDeep / 2);
	if (office * m > 112)
		sheet.text(ox, oy + 6, 'Văn phòng', { size: Math.max(12, Math.min(19, (office * m) / 6)), bold: true, halo: true });
	sheet.path(`${stroke(Math.max(5, Math.round(0.3 * m)))} stroke-linejoin="miter"`, area(placing, 0, 0, w, d));
	for (let i = 0; i <= across; i++) {
		for (let k = 0; k <= along; k++) {
			if (i > 0 && i < across && k > 0 && k < along && across < 4) continue;
			const [x, y] = at(placing, (w * i) / across, (d * k) / along);
			columns += rect(x - size / 2, y - size / 2, size, size);
		}
	}
	sheet.path(fill(INK), columns);
	// Docks on the front; the first is marked.
	const docks = Math.max(2, Math.min(5, Math.round((w - office) / 6)));
	for (let i = 0; i < docks; i++) {
		const u = office + ((w - office) * (i + 0.5)) / docks;
		const half = Math.min(1.8, ((w - office) / docks) * 0.32);
		sheet.path(
			`${stroke(Math.max(6, Math.round(0.4 * m)), PAPER)}`,
			line(...at(placing, u - half, 0), ...at(placing, u + half, 0)),
		);
		sheet.path(stroke(LINE.mid), line(...at(placing, u - half, 0.1), ...at(placing, u + half, 0.1)));
		if (i === 0)
			sheet.path(fill(SEAL), poly([at(placing, u, -0.6), at(placing, u - 1, -2.4), at(placing, u + 1, -2.4)]));
	}
	const [tx, ty] = at(placing, w / 2, d * 0.55);
	sheet.text(tx, ty + 8, 'Kho', { size: 30, bold: true, halo: true });
	if (plot.measured) {
		const a = turned
			? [placing.x - 52, placing.y + w * m, placing.x - 52, placing.y]
			: [placing.x, placing.y + 50, placing.x + w * m, placing.y + 50];
		dimension(sheet, a[0] as number, a[1] as number, a[2] as number, a[3] as number, metres(w), { size: 22 });
		if (turned)
			dimension(sheet, placing.x, placing.y - 22, placing.x + d * m, placing.y - 22, metres(Math.round(d * 10) / 10), {
				size: 22,
			});
		else
			dimension(sheet, placing.x - 22, placing.y, placing.x - 22, placing.y - d * m, metres(Math.round(d * 10) / 10), {
				size: 22,
			});
	}
	titleBlock(sheet, 'MẶT BẰNG NHÀ XƯỞNG', areaText(plot.area), m);
}
