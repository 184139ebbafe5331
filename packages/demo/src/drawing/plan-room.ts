import { areaText, dimension, drawSheetFrame, metres, titleBlock } from './notes.ts';
import { fill, LINE, shape, stroke, WASH } from './pen.ts';
import type { RoomCounts } from './plan-facts.ts';
import { furnish } from './plan-furniture.ts';
import { drawFloor, type Floor, nameRooms, PlanInks } from './plan-kit.ts';
import { area, at, type Placing } from './plan-placing.ts';
import type { Stage } from './stage.ts';

/** One rented room between its neighbours. */
export function drawRoomPlan(stage: Stage, counts: RoomCounts): void {
	const { sheet, plot, look } = stage;
	const w = Math.min(Math.max(plot.facade, 2.4), 6);
	const d = Math.min(Math.max(plot.area / w, 3), 14);
	const turned = d / w > 1.7;
	const m = turned ? Math.min(940 / (d + 1.6), 640 / (w * 1.7)) : Math.min(1040 / (w * 1.8), 600 / (d + 1.6));
	const baths = Math.max(counts.toilets, 0);
	const rooms: Floor['rooms'] = [];
	const doors: Floor['doors'] = [];
	const bath = baths > 0 ? Math.min(1.6, d * 0.28) : 0;
	const kitchen = Math.min(1.8, d * 0.26);
	const sleepTo = d - Math.max(bath, kitchen);
	const beds = Math.max(1, counts.bedrooms);
	for (let i = 0; i < beds; i++)
		rooms.push({
			name: counts.bedrooms === 0 ? 'Phòng' : `Ngủ ${i + 1}`,
			use: 'bed',
			u0: 0,
			v0: (sleepTo * i) / beds,
			u1: w,
			v1: (sleepTo * (i + 1)) / beds,
			walled: beds > 1,
		});
	for (let i = 1; i < beds; i++) doors.push({ u: w * 0.8, v: (sleepTo * i) / beds, along: 'u', swing: 1 });
	const half = baths > 0 ? w * 0.52 : 0;
	for (let i = 0; i < baths; i++)
		rooms.push({
			name: 'WC',
			use: 'bath',
			u0: (half * i) / baths,
			v0: d - bath,
			u1: (half * (i + 1)) / baths,
			v1: d,
			walled: true,
		});
	for (let i = 0; i < baths; i++)
		doors.push({ u: (half * (i + 0.5)) / baths, v: d - bath, along: 'u', swing: -1, width: 0.65 });
	rooms.push({ name: 'Bếp', use: 'kitchen', u0: half, v0: d - kitchen, u1: w, v1: d, walled: false });
	doors.push({ u: w * 0.72, v: 0, along: 'u', swing: 1, width: 0.85 });
	const floor: Floor = {
		title: '',
		width: w,
		depth: d,
		rooms,
		doors,
		windows: [[w * 0.12, 0, w * 0.48, 0]],
		stairs: [],
		balcony: 0,
		entrance: w * 0.72,
	};
	drawSheetFrame(sheet);
	const placing: Placing = turned
		? { x: (1200 - d * m) / 2 + m * 0.6, y: 70 + (690 - w * m) / 2, m, turned, mirror: look.mirror, width: w }
		: { x: 600 - (w * m) / 2, y: 90 + (620 + d * m) / 2, m, turned, mirror: look.mirror, width: w };
	// Neighbours on both sides, alike but pale, and the gallery before the doors.
	const soft = '#9fb2b7';
	for (const side of [-1, 1]) {
		sheet.path(fill(sheet.hatch(45, 10, 0.45, '#a9babd')), area(placing, side * w, 0, side * w + w, d));
		sheet.path(stroke(LINE.mid, soft), area(placing, side * w, 0, side * w + w, d));
	}
	sheet.path(shape(WASH.faint, LINE.fine, soft), area(placing, -w, -1.3, 2 * w, 0));
	const inks = new PlanInks();
	drawFloor(sheet, inks, floor, placing);
	inks.onto(sheet);
	nameRooms(sheet, floor, placing);
	furnish(sheet, placing, 'scooter', -w * 0.4, -1.1, turned ? '+u' : '+u');
	furnish(sheet, placing, 'scooter', w * 1.3, -1.1, '+u');
	if (plot.measured) {
		const a = at(placing, 0, d + 0.5);
		const b = at(placing, w, d + 0.5);
		const [from, to] = a[0] + a[1] < b[0] + b[1] ? [a, b] : [b, a];
		dimension(sheet, from[0], from[1], to[0], to[1], metres(w), { size: 22 });
	}
	titleBlock(sheet, 'MẶT BẰNG PHÒNG', areaText(plot.area), m);
}
