import { areaText, chain, drawSheetFrame, metres, northArrow, northTurn, titleBlock } from './notes.ts';
import { fill, LINE, poly, rect, SEAL, shape, stroke, WASH } from './pen.ts';
import { factsOf, type RoomCounts } from './plan-facts.ts';
import { flatFloor } from './plan-house.ts';
import { drawFloor, nameRooms, PlanInks } from './plan-kit.ts';
import { at, type Placing } from './plan-placing.ts';
import type { Stage } from './stage.ts';

/** The plan of a flat between its neighbours, the corridor behind. */
export function drawFlatPlan(stage: Stage, counts: RoomCounts): void {
	const { sheet, plot, look, subject } = stage;
	// The listing's width counts only where rooms of that width can be lived in.
	const bays = Math.min(counts.bedrooms, 4) + 1.25;
	const fits = plot.measured && plot.facade >= bays * 2.4 && plot.area / plot.facade >= 5;
	const width = fits ? plot.facade : Math.min(Math.max(Math.sqrt(plot.area * 1.35), bays * 2.6), plot.area / 4.6);
	const depth = plot.area / width;
	const floor = flatFloor(width, depth, counts.bedrooms, counts.toilets);
	const m = Math.min(930 / width, 590 / depth);
	const placing: Placing = {
		x: (1200 - width * m) / 2,
		y: 118 + (600 + depth * m) / 2,
		m,
		turned: false,
		mirror: look.mirror,
		width,
	};
	drawSheetFrame(sheet);
	// The corridor, and the flats on either side in hatching.
	const [x0, y0] = at(placing, look.mirror ? width : 0, depth);
	const corridor = Math.min(1.5 * m, y0 - 46);
	sheet.path(shape(WASH.faint, LINE.fine), rect(40, y0 - corridor, 1120, corridor));
	sheet.path(
		fill(sheet.hatch(45, 10, 0.45, '#a9babd')),
		rect(40, y0, x0 - 40, depth * m) + rect(x0 + width * m, y0, 1160 - x0 - width * m, depth * m),
	);
	sheet.path(
		stroke(LINE.mid, '#8ea2a6'),
		rect(40, y0, x0 - 40, depth * m) + rect(x0 + width * m, y0, 1160 - x0 - width * m, depth * m),
	);
	const inks = new PlanInks();
	drawFloor(sheet, inks, floor, placing);
	inks.onto(sheet);
	nameRooms(sheet, floor, placing);
	const door = floor.doors[floor.doors.length - 1];
	if (door)
		sheet.path(
			fill(SEAL),
			poly([
				at(placing, door.u, depth + 0.24),
				at(placing, door.u - 0.36, depth + 0.9),
				at(placing, door.u + 0.36, depth + 0.9),
			]),
		);
	sheet.text(look.mirror ? 150 : 1050, y0 - corridor / 2 + 6, 'Hành lang', { size: 18, color: WASH.dark, spread: 2 });
	const beds = floor.rooms.filter(({ v0 }) => v0 < 0.1);
	const stops = [
		...new Set([0, width, ...beds.flatMap(({ u0, u1 }) => [u0, u1])].map((u) => Math.round(u * 100) / 100)),
	].sort((a, b) => a - b);
	const xs = stops.map((u) => at(placing, u, 0)[0]).sort((a, b) => a - b);
	const lengths = xs.slice(1).map((x, i) => metres(Math.round(((x - (xs[i] as number)) / m) * 10) / 10));
	if (fits) chain(sheet, true, placing.y + 36, xs, lengths, 19);
	// In a flat the direction is that of its balcony, which lies below.
	if (subject.direction) northArrow(sheet, 96, 812, northTurn(subject.direction), 30);
	titleBlock(sheet, 'MẶT BẰNG CĂN HỘ', `${areaText(plot.area)} · ${factsOf(counts)}`, m);
}
