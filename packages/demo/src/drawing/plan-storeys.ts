import { chain, dimension, drawSheetFrame, metres, titleBlock } from './notes.ts';
import { fill, LINE, line, rect, shape, stroke, WASH } from './pen.ts';
import { factsOf, type RoomCounts } from './plan-facts.ts';
import { hallFloors, shareRooms, tubeFloors } from './plan-house.ts';
import { drawFloor, type Floor, nameRooms, PlanInks } from './plan-kit.ts';
import { area, at, type Placing } from './plan-placing.ts';
import { treesFromAbove } from './plants.ts';
import type { Stage } from './stage.ts';

/** The depth kept free for a balcony, in metres. */
const BALCONY = 1.2;
/** Room between two rows of storeys, for the names of the upper ones. */
const ROW_GAP = 56;

/** Lays storeys side by side or one under the other, whichever lets them be larger. */
function arrange(stage: Stage, floors: readonly Floor[]): { placings: Placing[]; turned: boolean } {
	const { look } = stage;
	const n = floors.length;
	const first = floors[0] as Floor;
	const w = first.width;
	const d = first.depth + BALCONY;
	const caption = 40;
	// Upright in a grid of so many columns, or lying one over the other.
	let columns = n;
	let upright = 0;
	for (let k = 1; k <= n; k++) {
		const rows = Math.ceil(n / k);
		const m = Math.min((1040 - (k - 1) * 46) / (k * w), (620 - (rows - 1) * ROW_GAP) / (rows * d));
		if (m > upright) {
			upright = m;
			columns = k;
		}
	}
	const lying = Math.min(1000 / d, (668 - n * caption) / (n * w + n * 0.5));
	const turned = lying > upright;
	const m = turned ? lying : upright;
	const placing = { m, turned, mirror: look.mirror, width: w };
	if (turned) {
		const pitch = w * m + caption + 0.5 * m;
		const top = 62 + Math.max(0, (670 - n * pitch + 0.5 * m) / 2);
		// Read from below: the ground floor lies lowest.
		return {
			turned,
			placings: floors.map((_, i) => ({
				...placing,
				x: (1200 - first.depth * m) / 2 + 18,
				y: top + (n - 1 - i) * pitch + caption * 0.6,
			})),
		};
	}
	const rows = Math.ceil(n / columns);
	const gap = Math.max(46, Math.min(110, (1040 - columns * w * m) / columns));
	const pitch = d * m + ROW_GAP;
	const bottom = 80 + (640 + rows * pitch - ROW_GAP - BALCONY * m) / 2;
	return {
		turned,
		placings: floors.map((_, i) => ({
			...placing,
			x: (1200 - columns * w * m - (columns - 1) * gap) / 2 + 14 + (i % columns) * (w * m + gap),
			y: bottom - Math.floor(i / columns) * pitch,
		})),
	};
}

/** Floor plans of a house, storey by storey, with its bedrooms and toilets. */
export function drawHousePlan(stage: Stage, storeys: number, counts: RoomCounts): void {
	const { sheet, plot, subject, random } = stage;
	const villa = subject.kind === 'villa';
	const broad = villa || plot.facade >= 6.8;
	const width = villa ? Math.min(Math.max(plot.facade * 0.74, 7), 16) : Math.min(plot.facade, 14);
	const depth = villa
		? Math.min(Math.max((plot.area * 0.44) / width, 7), plot.depth * 0.86, 17)
		: Math.min(plot.depth, broad ? 16 : 26);
	const shares = shareRooms(storeys, counts.bedrooms, counts.toilets);
	const floors = broad
		? hallFloors(subject, random, width, depth, storeys, shares)
		: tubeFloors(subject, random, width, depth, storeys, shares);
	const { placings, turned } = arrange(stage, floors);
	drawSheetFrame(sheet);
	if (turned && storeys === 1) drawAdjoining(stage, floors[0] as Floor, placings[0] as Placing);
	const likeness = floors.map(
		({ rooms, balcony, entrance }) =>
			`${rooms.map(({ use, u0, v0, u1, v1 }) => [use, u0, v0, u1, v1].join()).join(';')} ${balcony} ${entrance}`,
	);
	const inks = new PlanInks(floors.reduce((rooms, floor) => rooms + floor.rooms.length, 0) > 17);
	floors.forEach((floor, i) => {
		const placing = placings[i] as Placing;
		const alike = likeness[i] as string;
		// Storeys alike are drawn once and placed again; only the names of their rooms differ.
		if (likeness.filter((other) => other === alike).length > 2) {
			const piece = sheet.piece(alike, () => {
				const own = new PlanInks(inks.sparse);
				drawFloor(sheet, own, floor, { ...placing, x: 0, y: 0 });
				own.onto(sheet);
			});
			sheet.place(piece, placing.x, placing.y);
		} else drawFloor(sheet, inks, floor, placing);
		nameRooms(sheet, floor, placing);
		const [cx, cy] = turned
			? at(placing, placing.mirror ? floor.width : 0, 0)
			: at(placing, floor.width / 2, floor.depth);
		if (turned)
			sheet.text(cx, cy - 16, floor.title.toUpperCase(), { size: 17, bold: true, anchor: 'start', spread: 1 });
		else sheet.text(cx, cy - 22, floor.title.toUpperCase(), { size: 17, bold: true, spread: 1 });
	});
	inks.onto(sheet);
	if (plot.measured) drawPlanMeasures(stage, floors, placings, turned);
	if (broad) drawGardenAround(stage, floors[0] as Floor, placings[0] as Placing);
	const m = (placings[0] as Placing).m;
	titleBlock(sheet, storeys === 1 ? 'MẶT BẰNG' : 'MẶT BẰNG CÁC TẦNG', factsOf(counts), m);
}

/** The neighbours on both sides of a plan that lies alone on its sheet, and the way before the doors. */
function drawAdjoining(stage: Stage, floor: Floor, placing: Placing): void {
	const { sheet, random } = stage;
	const { width: w, depth: d } = floor;
	const soft = '#9fb2b7';
	const next = area(placing, -w * 0.95, 0, 0, d * 0.94) + area(placing, w, 0, w * 1.95, d * 0.98);
	sheet.path(fill(sheet.hatch(45, 10, 0.4, '#b4c3c6')), next);
	sheet.path(stroke(LINE.mid, soft), next);
	const left = Math.max(0, placing.x - 1.7 * placing.m);
	sheet.path(shape(WASH.faint, LINE.fine, soft), rect(-4, -4, left + 4, 908));
	const spots: [number, number, number][] = [];
	for (const v of [0.24, 0.55, 0.8]) {
		const [x, y] = at(placing, random.chance(0.5) ? -w * 0.55 : w * 1.5, d * v);
		spots.push([x, y, random.between(16, 30)]);
	}
	treesFromAbove(sheet, spots, random, WASH.faint);
}

/** The chain of measures along the ground floor, and its width. */
function drawPlanMeasures(stage: Stage, floors: readonly Floor[], placings: readonly Placing[], turned: boolean): void {
	const { sheet } = stage;
	const floor = floors[0] as Floor;
	const placing = placings[0] as Placing;
	const walls = new Set<number>([0, floor.depth]);
	for (const room of floor.rooms)
		if (room.name !== '' && room.u0 < 0.1) for (const v of [room.v0, room.v1]) walls.add(Math.round(v * 100) / 100);
	for (const [, v0, , v1] of floor.stairs)
		for (const v of [v0, v1]) if (floor.width < 6.8) walls.add(Math.round(v * 100) / 100);
	const stops = [...walls]
		.sort((a, b) => a - b)
		.filter((v, i, list) => i === 0 || i === list.length - 1 || v - (list[i - 1] as number) > 0.4);
	const texts = stops.slice(1).map((v, i) => metres(Math.round((v - (stops[i] as number)) * 10) / 10));
	const { m } = placing;
	if (turned) {
		const y = placing.y + floor.width * m + 0.55 * m + 26;
		chain(
			sheet,
			true,
			y,
			stops.map((v) => placing.x + v * m),
			texts,
			17,
		);
		const x = placing.x - 1.1 * m - 16;
		dimension(sheet, x, placing.y + floor.width * m, x, placing.y, metres(floor.width), { size: 20 });
		const edges = [0, floor.depth].map((v) =>
			line(placing.x + v * m, placing.y + floor.width * m + 8, placing.x + v * m, y + 10),
		);
		sheet.path(stroke(LINE.hair), edges.join(''));
	} else {
		const x = placing.x - 0.55 * m - 16;
		chain(
			sheet,
			false,
			x,
			stops.map((v) => placing.y - v * m),
			texts,
			16,
		);
		const y = placing.y + 1.1 * m + 36;
		dimension(sheet, placing.x, y, placing.x + floor.width * m, y, metres(floor.width), { size: 20 });
		sheet.path(
			stroke(LINE.hair),
			line(placing.x, placing.y + 8, placing.x, y + 8) +
				line(placing.x + floor.width * m, placing.y + 8, placing.x + floor.width * m, y + 8),
		);
	}
}

function drawGardenAround(stage: Stage, floor: Floor, placing: Placing): void {
	const { sheet, random } = stage;
	if (placing.turned || !sheet.hasRoom(6600)) return;
	const spots: [number, number, number][] = [];
	for (let i = 0; i < 5; i++)
		spots.push([
			placing.x - random.between(50, 100),
			placing.y - (floor.depth * placing.m * (i + random.between(0.2, 0.8))) / 4,
			random.between(18, 32),
		]);
	treesFromAbove(sheet, spots.filter(([x]) => x > 20).slice(0, stage.plot.measured ? 0 : 4), random);
}
