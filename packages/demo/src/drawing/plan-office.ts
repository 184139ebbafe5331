import { areaText, dimension, drawSheetFrame, metres, titleBlock } from './notes.ts';
import type { RoomCounts } from './plan-facts.ts';
import { furnish } from './plan-furniture.ts';
import { drawFloor, type Floor, nameRooms, PlanInks } from './plan-kit.ts';
import type { Placing } from './plan-placing.ts';
import type { Stage } from './stage.ts';

/** A storey of an office building: the core with lifts, desks in the light, a meeting room. */
export function drawOfficePlan(stage: Stage, counts: RoomCounts): void {
	const { sheet, plot, look } = stage;
	const ratio = plot.depth / plot.facade;
	const w = ratio > 3 ? Math.sqrt(plot.area / 2.2) : plot.facade;
	const d = plot.area / w;
	const turned = d > w;
	const m = turned ? Math.min(980 / d, 620 / w) : Math.min(980 / w, 610 / d);
	const placing: Placing = turned
		? { x: (1200 - d * m) / 2, y: 92 + (640 - w * m) / 2, m, turned, mirror: look.mirror, width: w }
		: { x: (1200 - w * m) / 2, y: 96 + (640 + d * m) / 2, m, turned, mirror: look.mirror, width: w };
	drawSheetFrame(sheet);
	const coreW = Math.min(w * 0.5, 8);
	const coreD = Math.min(d * 0.32, 6);
	const c0 = (w - coreW) / 2;
	const v0 = d - coreD;
	const rooms: Floor['rooms'] = [];
	const doors: Floor['doors'] = [];
	const lift = Math.min(2, coreW * 0.24);
	rooms.push({ name: '', use: 'void', u0: c0 + lift, v0, u1: c0 + 2 * lift, v1: v0 + coreD * 0.5, walled: true });
	rooms.push({ name: '', use: 'void', u0: c0, v0, u1: c0 + lift, v1: v0 + coreD * 0.5, walled: true });
	const n = Math.max(0, counts.toilets);
	for (let i = 0; i < n; i++) {
		const u0 = c0 + (coreW * i) / n;
		rooms.push({ name: 'WC', use: 'bath', u0, v0: v0 + coreD * 0.5, u1: u0 + coreW / n, v1: d, walled: true });
		doors.push({ u: u0 + coreW / n / 2, v: v0 + coreD * 0.5, along: 'u', swing: 1, width: 0.8 });
	}
	rooms.push({ name: 'Họp', use: 'work', u0: 0, v0: d * 0.66, u1: c0 - 0.2, v1: d, walled: true });
	doors.push({ u: c0 * 0.5, v: d * 0.66, along: 'u', swing: -1, width: 0.9 });
	rooms.push({ name: 'Lễ tân', use: 'living', u0: w - c0 + 0.2, v0: d * 0.72, u1: w, v1: d, walled: true });
	doors.push({ u: w - c0 * 0.5, v: d * 0.72, along: 'u', swing: -1, width: 1.2 });
	rooms.push({ name: 'Làm việc', use: 'plain', u0: w * 0.3, v0: d * 0.24, u1: w * 0.7, v1: d * 0.4, walled: false });
	doors.push({ u: w / 2, v: 0, along: 'u', swing: 1, width: 1.6 });
	const windows: [number, number, number, number][] = [];
	const panes = Math.max(3, Math.round(w / 3));
	for (let i = 0; i < panes; i++) {
		if (Math.abs((i + 0.5) / panes - 0.5) * w > 1.4)
			windows.push([(w * (i + 0.12)) / panes, 0, (w * (i + 0.88)) / panes, 0]);
	}
	const floor: Floor = {
		title: '',
		width: w,
		depth: d,
		rooms,
		doors,
		windows,
		stairs: [[c0 + 2 * lift + 0.2, v0, c0 + coreW, v0 + coreD * 0.5]],
		balcony: 0,
		entrance: w / 2,
	};
	const inks = new PlanInks();
	drawFloor(sheet, inks, floor, placing);
	inks.onto(sheet);
	nameRooms(sheet, floor, placing);
	// Desks in pairs over the open floor.
	const columns = Math.max(2, Math.min(8, Math.floor(w / 2.6)));
	const rows = Math.max(1, Math.min(4, Math.floor((d * 0.6) / 3)));
	for (let r = 0; r < rows; r++) {
		for (let c = 0; c < columns; c++) {
			const u = (w * (c + 0.5)) / columns;
			const v = d * 0.08 + (d * 0.52 * (r + 0.3)) / rows;
			if (v + 2 > v0 || (u > w * 0.28 && u < w * 0.72 && v > d * 0.2 && v < d * 0.42)) continue;
			if (Math.abs(u - w / 2) < 1.4 && r === 0) continue;
			furnish(sheet, placing, 'desks', u, v, '+v');
		}
	}
	if (plot.measured && ratio <= 3) {
		const a = turned
			? [placing.x - 60, placing.y + w * m, placing.x - 60, placing.y]
			: [placing.x, placing.y + 54, placing.x + w * m, placing.y + 54];
		dimension(sheet, a[0] as number, a[1] as number, a[2] as number, a[3] as number, metres(w), { size: 22 });
	}
	titleBlock(sheet, 'MẶT BẰNG ĐIỂN HÌNH', `${areaText(plot.area)} · bố trí minh họa`, m);
}
