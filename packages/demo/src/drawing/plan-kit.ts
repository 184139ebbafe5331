import { bars, fill, Layer, LINE, line, num, PAPER, pair, poly, SEAL, type Sheet, stroke } from './pen.ts';
import { type FurnitureName, furnish, type Way } from './plan-furniture.ts';
import { area, at, type Placing, segment } from './plan-placing.ts';

/** What a room is for: it decides its tint and what stands in it. */
export type RoomUse =
	| 'living'
	| 'kitchen'
	| 'bed'
	| 'bath'
	| 'hall'
	| 'open'
	| 'void'
	| 'garage'
	| 'shop'
	| 'work'
	| 'altar'
	| 'laundry'
	| 'plain';

/** A room as a rectangle in metres: u across the front, v from the front to the back. */
export interface Room {
	name: string;
	use: RoomUse;
	u0: number;
	v0: number;
	u1: number;
	v1: number;
	/** Rooms that flow into the next have no walls of their own. */
	walled: boolean;
}

/** A door in a wall, centred on (u, v). */
export interface Door {
	u: number;
	v: number;
	/** Along which axis its wall runs. */
	along: 'u' | 'v';
	/** To which side of the wall it swings. */
	swing: 1 | -1;
	width?: number;
}

/** One storey of a plan. */
export interface Floor {
	title: string;
	width: number;
	/** Width at the back, where the house is wider or narrower there. */
	back?: number;
	depth: number;
	rooms: Room[];
	doors: Door[];
	/** Windows in the outer walls, as segments. */
	windows: (readonly [u0: number, v0: number, u1: number, v1: number])[];
	stairs: (readonly [u0: number, v0: number, u1: number, v1: number])[];
	/** Depth of a balcony before the front. */
	balcony: number;
	/** The way in, marked in seal red, at this place on the front. */
	entrance: number | null;
}

const TINTS: Partial<Record<RoomUse, string>> = {
	living: '#fbf4e4',
	shop: '#fbf1df',
	kitchen: '#f6efe6',
	bath: '#dfeaee',
	bed: '#fcfdfc',
	hall: '#f3f5f3',
	garage: '#eceff0',
	work: '#f7f6ee',
	altar: '#f8efe4',
	laundry: '#eaf0f1',
};

/** The inks of a plan, from the floor up; shared by all storeys of a sheet so that each ink is one element. */
export class PlanInks {
	readonly floors = new Layer();
	readonly fittings: (() => void)[] = [];
	readonly walls = new Layer();
	readonly doors = new Layer();
	/** Leaves the lesser furniture out, where many storeys share a sheet. */
	readonly sparse: boolean;

	constructor(sparse = false) {
		this.sparse = sparse;
	}

	/** Lays everything on the sheet. */
	onto(sheet: Sheet): void {
		this.floors.onto(sheet);
		for (const fitting of this.fittings) fitting();
		this.walls.onto(sheet);
		this.doors.onto(sheet);
	}
}

/** Draws one storey. */
export function drawFloor(sheet: Sheet, inks: PlanInks, floor: Floor, placing: Placing): void {
	const { width: w, depth: d } = floor;
	const { m } = placing;
	const { floors, walls, doors } = inks;
	const outer = Math.max(4.5, 0.22 * m);
	const inner = Math.max(2.6, 0.11 * m);
	floors.path(fill('#fafbfa'), area(placing, 0, 0, w, d));
	// Party walls stand in the hatched ground of the neighbours.
	if (!inks.sparse)
		floors.path(
			fill(sheet.hatch(45, 8, 0.5, '#93a6aa')),
			area(placing, -0.55, 0, 0, d) + area(placing, w, 0, w + 0.55, d),
		);
	if (floor.balcony > 0) {
		floors.path(fill('#eef2f2'), area(placing, 0.1, -floor.balcony, w - 0.1, 0));
		floors.path(
			stroke(LINE.fine),
			area(placing, 0.1, -floor.balcony, w - 0.1, 0) +
				segment(placing, 0.1, -floor.balcony + 0.14, w - 0.1, -floor.balcony + 0.14),
		);
	}
	for (const room of floor.rooms) {
		const outline = area(placing, room.u0, room.v0, room.u1, room.v1);
		const tint = TINTS[room.use];
		if (tint) floors.path(fill(tint), outline);
		if (room.use === 'open') floors.path(fill(sheet.hatch(0, 9, 0.4, '#a9babd')), outline);
		if (room.use === 'bath' && sheet.thrift < 3) floors.path(fill(tileOf(sheet, m)), outline);
		if (room.use === 'void')
			floors.path(
				`${stroke(LINE.hair)} stroke-dasharray="7 5"`,
				segment(placing, room.u0, room.v0, room.u1, room.v1) + segment(placing, room.u1, room.v0, room.u0, room.v1),
			);
		if (room.walled) walls.path(`${stroke(Math.round(inner * 10) / 10)} stroke-linejoin="miter"`, outline);
		inks.fittings.push(() => fitOut(sheet, placing, room, floor, inks.sparse));
	}
	for (const stair of floor.stairs) drawStair(inks, placing, stair, sheet.thrift > 2);
	walls.path(`${stroke(Math.round(outer * 10) / 10)} stroke-linejoin="miter"`, area(placing, 0, 0, w, d));
	for (const [u0, v0, u1, v1] of sheet.thrift > 4 ? [] : floor.windows) {
		doors.path(`${stroke(Math.round(outer * 10) / 10 - 2.4, PAPER)}`, segment(placing, u0, v0, u1, v1));
		if (sheet.thrift < 3) doors.path(stroke(LINE.fine), segment(placing, u0, v0, u1, v1));
	}
	for (const door of sheet.thrift > 4 ? [] : floor.doors) drawDoorLeaf(inks, placing, door, outer, sheet.thrift > 2);
	if (floor.entrance !== null) {
		const u = floor.entrance;
		doors.path(fill(SEAL), poly([at(placing, u, -0.35), at(placing, u - 0.4, -1.1), at(placing, u + 0.4, -1.1)]));
	}
}

function tileOf(sheet: Sheet, m: number): string {
	const cell = Math.max(6, Math.round(0.3 * m));
	return sheet.define(
		'tile',
		(id) =>
			`<pattern id="${id}" width="${cell}" height="${cell}" patternUnits="userSpaceOnUse"><path d="M0 0h${cell}M0 0v${cell}" stroke="#b7c8cc"/></pattern>`,
	);
}

function drawStair(
	inks: PlanInks,
	placing: Placing,
	stair: readonly [number, number, number, number],
	plain: boolean,
): void {
	const [u0, v0, u1, v1] = stair;
	const m = placing.m;
	const across = Math.abs(u1 - u0) >= Math.abs(v1 - v0);
	const layer = inks.floors;
	layer.path(fill('#f1f4f4'), area(placing, u0, v0, u1, v1));
	const tread = Math.max(5, 0.27 * m);
	if (across) {
		const half = (v1 - v0) / 2;
		const run = Math.max(0.4, (u1 - u0) * 0.72);
		// Two flights beside each other, with a landing at the far end.
		for (const v of [v0 + half / 2, v1 - half / 2])
			layer.path(bars(half * m, 1.2, tread), segment(placing, u1, v, u1 - run, v));
		layer.path(stroke(LINE.mid), segment(placing, u1, v0 + half, u1 - run, v0 + half));
		if (!plain)
			layer.path(
				stroke(LINE.hair),
				poly(
					[
						at(placing, u1 - 0.1, v0 + half / 2),
						at(placing, u0 + 0.4, v0 + half / 2),
						at(placing, u0 + 0.4, v1 - half / 2),
						at(placing, u1 - 0.5, v1 - half / 2),
					],
					false,
				),
			);
	} else {
		const half = (u1 - u0) / 2;
		const run = Math.max(0.4, (v1 - v0) * 0.74);
		for (const u of [u0 + half / 2, u1 - half / 2])
			layer.path(bars(half * m, 1.2, tread), segment(placing, u, v0, u, v0 + run));
		layer.path(stroke(LINE.mid), segment(placing, u0 + half, v0, u0 + half, v0 + run));
		if (!plain)
			layer.path(
				stroke(LINE.hair),
				poly(
					[
						at(placing, u0 + half / 2, v0 + 0.1),
						at(placing, u0 + half / 2, v1 - 0.4),
						at(placing, u1 - half / 2, v1 - 0.4),
						at(placing, u1 - half / 2, v0 + 0.5),
					],
					false,
				),
			);
	}
	layer.path(stroke(LINE.fine), area(placing, u0, v0, u1, v1));
}

function drawDoorLeaf(inks: PlanInks, placing: Placing, door: Door, outer: number, plain: boolean): void {
	const { doors } = inks;
	const half = (door.width ?? 0.8) / 2;
	const { u, v, swing } = door;
	const alongU = door.along === 'u';
	const a = alongU ? at(placing, u - half, v) : at(placing, u, v - half);
	const b = alongU ? at(placing, u + half, v) : at(placing, u, v + half);
	const c = alongU ? at(placing, u - half, v + swing * half * 2) : at(placing, u + swing * half * 2, v - half);
	doors.path(`${stroke(Math.round(outer) + 1, '#fafbfa')}`, line(...a, ...b));
	if (plain) return;
	const r = num(half * 2 * placing.m);
	const turn = (a[0] - c[0]) * (b[1] - c[1]) - (a[1] - c[1]) * (b[0] - c[0]) > 0 ? 0 : 1;
	doors.path(stroke(LINE.hair), `M${pair(...a)}L${pair(...c)}A${r} ${r} 0 0 ${turn} ${pair(...b)}`);
}

/** Writes the names of a storey's rooms. */
export function nameRooms(sheet: Sheet, floor: Floor, placing: Placing): void {
	for (const room of floor.rooms) label(sheet, placing, room);
}

// Where a name stands in a room, from its front to its back: clear of what `fitOut` puts there.
function nameSpot({ use, v0, v1 }: Room): number {
	const d = v1 - v0;
	if (use === 'bed' && d > 2.7) return v0 < 0.1 ? v0 + Math.max(0.55, d * 0.17) : v1 - Math.max(0.45, d * 0.14);
	if (use === 'living' && d > 3) return v0 + d * 0.84;
	if (use === 'kitchen' && d > 3.6) return (v0 + 1.85 + v1 - 0.65) / 2;
	if (use === 'kitchen') return v0 + d * 0.36;
	if (use === 'bath' && d < 2.4) return v0 + d * 0.3;
	if (use === 'work' || use === 'altar') return v0 + d * 0.4;
	return (v0 + v1) / 2;
}

// The same for a plan that lies on its side, where a name needs its room along the depth: a place across the room.
function nameSpotAcross({ use, u0, u1 }: Room): number {
	const w = u1 - u0;
	if (use === 'bed' && w > 2.5) return u0 + Math.min(w * 0.8, w - 0.35);
	if (use === 'living' && w > 3.2) return u0 + (1.6 + w - 0.45) / 2;
	if (use === 'kitchen' || use === 'garage') return u1 - Math.min(0.5, w * 0.14);
	if (use === 'bath') return u0 + w * 0.42;
	return (u0 + u1) / 2;
}

/** Writes a room's name where it fits: across it, or upright in a narrow one. */
function label(sheet: Sheet, placing: Placing, room: Room): void {
	if (room.name === '') return;
	const [x0, y0] = at(placing, room.u0, room.v0);
	const [x1, y1] = at(placing, room.u1, room.v1);
	const w = Math.abs(x1 - x0);
	const h = Math.abs(y1 - y0);
	const length = room.name.length * 0.56;
	const upright = w < length * 14 && h > w;
	const size = Math.max(
		10,
		Math.min(room.use === 'bath' ? 15 : 20, (upright ? h : w) / (length + 0.6), (upright ? w : h) * 0.8),
	);
	const middle = (room.v0 + room.v1) / 2;
	const [x, y] =
		placing.turned && !upright
			? at(placing, nameSpotAcross(room), middle)
			: at(placing, (room.u0 + room.u1) / 2, upright ? middle : nameSpot(room));
	sheet.text(upright ? x + size * 0.35 : x, upright ? y : y + size * 0.35, room.name, {
		size: Math.round(size),
		bold: room.use !== 'bath' && room.use !== 'open' && room.use !== 'void',
		halo: true,
		turn: upright ? -90 : 0,
	});
}

const ESSENTIAL = new Set<FurnitureName>(['bed', 'single', 'sofa', 'dining', 'counter', 'toilet']);

/** Puts what belongs into a room along its walls, as far as it fits. */
function fitOut(sheet: Sheet, placing: Placing, room: Room, floor: Floor, sparse: boolean): void {
	const { u0, v0, u1, v1, use } = room;
	const w = u1 - u0;
	const d = v1 - v0;
	const gap = 0.16;
	const put = (name: FurnitureName, u: number, v: number, way: Way) => {
		if (sheet.thrift > 1 ? name === 'bed' && sheet.thrift < 4 : !(sparse || sheet.thrift > 0) || ESSENTIAL.has(name))
			furnish(sheet, placing, name, u, v, way);
	};
	switch (use) {
		case 'bed':
			if (w >= 2.5 && d >= 2.7) {
				put('bed', u0 + gap, v0 + d * (v0 < 0.1 ? 0.58 : 0.44), '+u');
				// The wardrobe stands on the wall away from window and door.
				if (d > 4.6 && w > 2.8) put('wardrobe', u0 + 1, v0 < 0.1 ? v1 - gap : v0 + gap, v0 < 0.1 ? '-v' : '+v');
			} else if (d >= 2.7 && w >= 1.9) put('single', u0 + w * 0.36, v1 - gap - (v0 < 0.1 ? 0 : 0.6), '-v');
			else if (w >= 2.6) put('single', u0 + gap, v0 + d * 0.5, '+u');
			break;
		case 'living':
			if (d > 2.4 && w > 2.4) {
				put('sofa', u0 + gap, v0 + d * 0.46, '+u');
				if (w > 3.2) put('television', u1 - gap, v0 + d * 0.46, '-u');
				if (d > 5 && v0 < 0.1 && floor.entrance !== null && floor.entrance > u0 && floor.entrance < u1)
					put('scooter', u1 - 0.7, v0 + 0.25, '+v');
			}
			break;
		case 'kitchen':
			if (w > 3.7 && d > 1.6) put('counter', u0 + 1.45, v1 - gap, '-v');
			else if (w > 2.5 && d > 1.6 && floor.entrance !== null) put('counter', u0 + w * 0.5, v1 - gap, '-v');
			else if (d > 2.5) put('counter', u0 + gap, v0 + d * 0.5, '+u');
			if (d > 3.6 && w > 1.9) put('dining', u0 + w * 0.5, v0 + 0.2, '+v');
			break;
		case 'bath':
			if (w >= d) {
				put('toilet', u0 + 0.45, v1 - 0.12, '-v');
				if (w > 1.7) put('basin', u1 - 0.5, v1 - 0.12, '-v');
				if (w > 2.7 && d > 1.1) put('shower', u0 + 1.3, v1 - 0.1, '-v');
			} else {
				put('toilet', u0 + 0.12, v1 - 0.45, '+u');
				if (d > 1.7) put('basin', u0 + 0.12, v0 + 0.5, '+u');
			}
			break;
		case 'garage':
			if (w > 2.6 && d > 4.6) put('car', u0 + w * 0.5, v0 + 0.2, '+v');
			else if (d > 2) put('scooter', u0 + w * 0.3, v0 + 0.2, '+v');
			break;
		case 'shop':
			for (let v = v0 + 1.2; v + 0.8 < v1; v += 1.7) put('shelves', u0 + gap, v, '+u');
			if (w > 3) put('desk', u1 - gap, v1 - 1, '-u');
			break;
		case 'work':
			if (w > 1.6 && d > 1.6) put('desk', u0 + w * 0.5, v1 - gap, '-v');
			break;
		case 'altar':
			if (w > 1.8 && d > 1.4) put('altar', u0 + w * 0.5, v1 - gap, '-v');
			break;
		case 'laundry':
			if (w > 1 && d > 1) put('washer', u0 + 0.5, v1 - gap, '-v');
			break;
		case 'void':
			if (d > 0.8 && w > 2.6) put('plant', u0 + 0.5, v0 + d * 0.16, '+v');
			if (d > 0.8 && w > 2.6) put('plant', u1 - 0.5, v0 + d * 0.2, '+v');
			break;
		default:
			break;
	}
}
