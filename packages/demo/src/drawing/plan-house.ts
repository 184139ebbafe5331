import type { Door, Floor, Room, RoomUse } from './plan-kit.ts';
import type { Random } from './random.ts';
import type { DrawingSubject } from './subject.ts';

/** How many bedrooms and toilets lie on each storey. */
interface Shares {
	beds: number[];
	baths: number[];
}

/** Spreads bedrooms and toilets over the storeys: sleeping upstairs, a toilet on each floor first. */
export function shareRooms(storeys: number, bedrooms: number, toilets: number): Shares {
	const beds = Array.from({ length: storeys }, () => 0);
	const baths = Array.from({ length: storeys }, () => 0);
	const give = (list: number[], i: number) => {
		list[i] = (list[i] ?? 0) + 1;
	};
	if (storeys === 1) {
		beds[0] = bedrooms;
		baths[0] = toilets;
		return { beds, baths };
	}
	const upper = storeys - 1;
	// Two to a floor while they last; more only when every floor has two.
	let left = bedrooms;
	for (let round = 0; left > 0; round++) {
		for (let i = 1; i <= upper && left > 0; i++) {
			const many = round === 0 ? Math.min(2, left) : 1;
			for (let k = 0; k < many; k++) give(beds, i);
			left -= many;
		}
		// A room for the grandparents on the ground floor before a third one upstairs.
		if (round === 0 && left > 0) {
			give(beds, 0);
			left--;
		}
	}
	const order = Array.from({ length: storeys }, (_, i) => i);
	left = toilets;
	for (let i = 0; i < storeys && left > 0; i++) {
		if (i > 1 && (beds[i] ?? 0) === 0 && left < storeys - i + 1) continue;
		give(baths, i);
		left--;
	}
	const byBeds = order.filter((i) => i > 0).sort((a, b) => (beds[b] ?? 0) - (beds[a] ?? 0) || a - b);
	for (let k = 0; left > 0; k++, left--) give(baths, byBeds[k % byBeds.length] as number);
	return { beds, baths };
}

class Namer {
	#beds = 0;
	bed(): string {
		this.#beds++;
		return `Ngủ ${this.#beds}`;
	}
}

function room(name: string, use: RoomUse, u0: number, v0: number, u1: number, v1: number, walled = true): Room {
	return { name, use, u0, v0, u1, v1, walled };
}

interface Wish {
	name: string;
	use: RoomUse;
	weight: number;
}

const wish = (name: string, use: RoomUse, weight: number): Wish => ({ name, use, weight });

/** What else stands on a floor that has room to spare. */
function spare(i: number, storeys: number, rear: boolean): Wish {
	if (i === storeys - 1 && storeys > 2) return rear ? wish('Giặt phơi', 'laundry', 2) : wish('Sân thượng', 'open', 3);
	if (i === storeys - 1 || i > 1) return rear ? wish('Thờ', 'altar', 2.4) : wish('Sinh hoạt', 'living', 3);
	return rear ? wish('Làm việc', 'work', 2.4) : wish('Sinh hoạt', 'living', 3);
}

/** The storeys of a tube house: rooms before and behind a core with its stair and toilets, a passage at the side. */
export function tubeFloors(
	subject: DrawingSubject,
	random: Random,
	width: number,
	depth: number,
	storeys: number,
	shares: Shares,
): Floor[] {
	const namer = new Namer();
	const w = width;
	const passage = Math.min(1.1, w * 0.27);
	const inner = w - passage;
	const well = depth >= 11 ? Math.min(1.5, depth * 0.085) : 0;
	const back = depth - well;
	const floors: Floor[] = [];
	const shop = subject.kind === 'shophouse';
	for (let i = 0; i < storeys; i++) {
		const beds = shares.beds[i] ?? 0;
		let baths = shares.baths[i] ?? 0;
		const rooms: Room[] = [];
		const doors: Door[] = [];
		const stairs: [number, number, number, number][] = [];
		const top = i === storeys - 1;
		if (storeys === 1) {
			singleStorey(rooms, doors, namer, w, depth, beds, baths, shop);
			floors.push({
				title: 'Mặt bằng tầng 1',
				width: w,
				depth,
				rooms,
				doors,
				windows: frontWindows(w, true),
				stairs,
				balcony: 0,
				entrance: w * 0.5,
			});
			continue;
		}
		const front: Wish[] = [];
		const rear: Wish[] = [];
		if (i === 0) {
			const garage = !shop && subject.alley !== 'narrow' && w >= 4.2 && depth >= 16 && random.chance(0.6);
			if (garage) front.push(wish('Để xe', 'garage', 5));
			front.push(shop ? wish('Cửa hàng', 'shop', 5) : wish('Khách', 'living', 4.5));
			rear.push(wish(w > 3.4 ? 'Bếp + Ăn' : 'Bếp', 'kitchen', 4));
			for (let b = 0; b < beds; b++) rear.push(wish(namer.bed(), 'bed', 3));
		} else {
			const ahead = Math.ceil(beds / 2);
			for (let b = 0; b < ahead; b++) front.push(wish(namer.bed(), 'bed', 4));
			for (let b = ahead; b < beds; b++) rear.push(wish(namer.bed(), 'bed', 3.6));
			if (front.length === 0) front.push(spare(i, storeys, false));
			if (rear.length === 0) rear.push(spare(i, storeys, true));
		}
		// Toilets: one in the core, the next inside bedrooms, what is left again in the core.
		const core = Math.min(baths, 1);
		baths -= core;
		const sleeping = [...front, ...rear].filter(({ use }) => use === 'bed');
		const inside = Math.min(baths, sleeping.length);
		const stacked = core + baths - inside;
		const stairDeep = Math.min(2, depth * 0.16);
		const bathDeep = Math.min(1.5, depth * 0.12);
		const coreDeep = Math.min(stairDeep + stacked * bathDeep, depth * 0.5);
		const bathStep = stacked > 0 ? (coreDeep - stairDeep) / stacked : 0;
		const frontShare = sum(front) / (sum(front) + sum(rear));
		const a = (back - coreDeep) * Math.min(0.66, Math.max(0.34, frontShare));
		const b = a + coreDeep;
		stairs.push([0.1, a, inner, a + stairDeep]);
		let inPlace = inside;
		for (let k = 0; k < stacked; k++) {
			const v0 = a + stairDeep + k * bathStep;
			rooms.push(room('WC', 'bath', 0, v0, inner, v0 + bathStep));
			doors.push({ u: inner, v: v0 + bathStep / 2, along: 'v', swing: -1, width: 0.7 });
		}
		for (const [list, from, to] of [
			[front, 0, a],
			[rear, b, back],
		] as const) {
			const total = sum(list);
			let v = from;
			for (let k = 0; k < list.length; k++) {
				const item = list[k] as Wish;
				const length = ((to - from) * item.weight) / total;
				const single = list.length === 1;
				const open =
					item.use === 'living' ||
					item.use === 'kitchen' ||
					item.use === 'garage' ||
					item.use === 'shop' ||
					item.use === 'open';
				const wide = single || open;
				const u1 = wide ? w : inner;
				rooms.push(room(item.name, item.use, 0, v, u1, v + length, !open));
				if (item.use === 'bed' && inPlace > 0) {
					inPlace--;
					const bw = Math.min(1.5, u1 * 0.45);
					const bd = Math.min(1.9, length * 0.46);
					const v0 = from === 0 ? v + length - bd : v;
					// An inner toilet lies on the wall away from the passage, next to the core.
					rooms.push(room('WC', 'bath', 0, v0, bw, v0 + bd));
					doors.push({ u: bw, v: v0 + bd / 2, along: 'v', swing: 1, width: 0.65 });
					const whole = rooms[rooms.length - 2] as Room;
					if (length - bd > 1.6) {
						// The name stands in what is left of the room.
						rooms[rooms.length - 2] = {
							...whole,
							v0: from === 0 ? v : v + bd,
							v1: from === 0 ? v + length - bd : v + length,
							walled: false,
						};
						rooms.splice(rooms.length - 2, 0, { ...whole, name: '', use: 'hall' });
					} else {
						rooms[rooms.length - 2] = { ...whole, u0: bw, walled: false };
						rooms.splice(rooms.length - 2, 0, { ...whole, name: '', use: 'hall' });
					}
				}
				if (!open) {
					if (wide)
						doors.push({
							u: inner + passage / 2,
							v: from === 0 ? to : from,
							along: 'u',
							swing: from === 0 ? -1 : 1,
							width: Math.min(0.8, passage * 0.8),
						});
					else doors.push({ u: inner, v: v + length * 0.3, along: 'v', swing: -1, width: 0.75 });
				}
				v += length;
			}
		}
		if (well > 0) {
			rooms.push(room(i === 0 ? 'Giếng trời' : '', 'void', 0, back, w, depth));
			doors.push({ u: inner, v: back, along: 'u', swing: -1, width: 0.7 });
		}
		const balcony = i > 0 && !(top && front[0]?.use === 'open') ? 1 : 0;
		if (i === 0) doors.push({ u: w * 0.5, v: 0, along: 'u', swing: 1, width: Math.min(1.6, w * 0.4) });
		else if (balcony > 0) doors.push({ u: w * 0.8, v: 0, along: 'u', swing: 1, width: 0.8 });
		floors.push({
			title: `Tầng ${i + 1}`,
			width: w,
			depth,
			rooms,
			doors,
			windows: i === 0 || balcony === 0 ? [] : [[w * 0.12, 0, w * 0.56, 0]],
			stairs,
			balcony,
			entrance: i === 0 ? w * 0.5 : null,
		});
	}
	return floors;
}

function sum(list: readonly Wish[]): number {
	return list.reduce((total, { weight }) => total + weight, 0);
}

function frontWindows(w: number, both: boolean): [number, number, number, number][] {
	return both
		? [
				[w * 0.1, 0, w * 0.28, 0],
				[w * 0.72, 0, w * 0.9, 0],
			]
		: [[w * 0.72, 0, w * 0.9, 0]];
}

function singleStorey(
	rooms: Room[],
	doors: Door[],
	namer: Namer,
	w: number,
	depth: number,
	beds: number,
	baths: number,
	shop: boolean,
): void {
	const passage = Math.min(1.1, w * 0.27);
	const inner = w - passage;
	const list: (Wish & { wide: boolean })[] = [
		{ ...wish(shop ? 'Cửa hàng' : 'Khách', shop ? 'shop' : 'living', 4.2), wide: true },
	];
	for (let i = 0; i < beds; i++) list.push({ ...wish(namer.bed(), 'bed', 3.2), wide: false });
	for (let i = 0; i < baths; i++) list.push({ ...wish('WC', 'bath', 1.5), wide: false });
	list.push({ ...wish('Bếp + Ăn', 'kitchen', 3.2), wide: true });
	if (depth > 10) list.push({ ...wish('Sân', 'open', 1.4), wide: true });
	const total = sum(list);
	let v = 0;
	for (const item of list) {
		const length = (depth * item.weight) / total;
		const open = item.use !== 'bed' && item.use !== 'bath';
		rooms.push(room(item.name, item.use, 0, v, item.wide ? w : inner, v + length, !open || item.use === 'open'));
		if (!open)
			doors.push({ u: inner, v: v + length * 0.4, along: 'v', swing: -1, width: item.use === 'bath' ? 0.65 : 0.8 });
		if (item.use === 'open') doors.push({ u: inner, v, along: 'u', swing: -1, width: 0.8 });
		v += length;
	}
	doors.push({ u: w * 0.5, v: 0, along: 'u', swing: 1, width: 1.2 });
}

/** The storeys of a broad house: rooms on both sides of a hall with the stair. */
export function hallFloors(
	subject: DrawingSubject,
	random: Random,
	width: number,
	depth: number,
	storeys: number,
	shares: Shares,
): Floor[] {
	const namer = new Namer();
	const hall = Math.min(2.6, Math.max(1.6, width * 0.2));
	const leftWidth = (width - hall) * random.between(0.46, 0.54);
	const h0 = leftWidth;
	const h1 = leftWidth + hall;
	const floors: Floor[] = [];
	for (let i = 0; i < storeys; i++) {
		const columns: [Wish[], Wish[]] = [[], []];
		const beds = shares.beds[i] ?? 0;
		const baths = shares.baths[i] ?? 0;
		if (i === 0)
			columns[0].push(
				wish(
					subject.kind === 'shophouse' ? 'Cửa hàng' : 'Khách',
					subject.kind === 'shophouse' ? 'shop' : 'living',
					4.4,
				),
				wish('Bếp + Ăn', 'kitchen', 3.4),
			);
		if (i === 0 && subject.alley !== 'narrow' && width >= 9 && beds === 0) columns[1].push(wish('Để xe', 'garage', 5));
		const shorter = () => (sum(columns[0]) <= sum(columns[1]) ? columns[0] : columns[1]);
		for (let b = 0; b < beds; b++) shorter().push(wish(namer.bed(), 'bed', 3.4));
		for (let b = 0; b < baths; b++) {
			const column = shorter();
			// Between two rooms rather than at the end, but never before the doors of a garage.
			const earliest = column[0]?.use === 'garage' ? 1 : 0;
			column.splice(Math.max(earliest, column.length - 1), 0, wish('WC', 'bath', 1.7));
		}
		for (const side of [0, 1] as const) {
			// A column of one room alone gets a second, so that none is endless.
			const dry = columns[side].filter(({ use }) => use !== 'bath').length;
			if (dry > 1 || (dry === 1 && depth < 8.5)) continue;
			columns[side].push(i === 0 ? wish('Thờ', 'altar', 2.6) : spare(i, storeys, side === 1));
			if (dry === 0 && side === 1 && depth >= 8.5) columns[side].push(wish('Kho', 'plain', 1.8));
		}
		const rooms: Room[] = [];
		const doors: Door[] = [];
		const windows: [number, number, number, number][] = [];
		for (const side of [0, 1] as const) {
			const list = columns[side];
			const wet = list.filter(({ use }) => use === 'bath').length;
			const bath = wet > 0 ? Math.min(2.1, (depth * 0.5) / wet) : 0;
			const total = sum(list.filter(({ use }) => use !== 'bath'));
			const u0 = side === 0 ? 0 : h1;
			const u1 = side === 0 ? h0 : width;
			let v = 0;
			for (const item of list) {
				const length = item.use === 'bath' ? bath : ((depth - wet * bath) * item.weight) / total;
				rooms.push(room(item.name, item.use, u0, v, u1, v + length));
				const outside = side === 0 ? 0 : width;
				windows.push([outside, v + length * 0.3, outside, v + length * 0.7]);
				if (item.use !== 'garage')
					doors.push({
						u: side === 0 ? h0 : h1,
						v: v + length * 0.5,
						along: 'v',
						swing: side === 0 ? -1 : 1,
						width: item.use === 'bath' ? 0.7 : item.use === 'living' ? 1.4 : 0.85,
					});
				else doors.push({ u: (u0 + u1) / 2, v: 0, along: 'u', swing: 1, width: 2.4 });
				v += length;
			}
			if (list[0]?.use !== 'garage') windows.push([u0 + (u1 - u0) * 0.25, 0, u0 + (u1 - u0) * 0.75, 0]);
			windows.push([u0 + (u1 - u0) * 0.3, depth, u0 + (u1 - u0) * 0.7, depth]);
		}
		rooms.push(room('Sảnh', 'hall', h0, 0, h1, depth * 0.34, false));
		const stairs: [number, number, number, number][] =
			storeys > 1 ? [[h0 + 0.08, depth * 0.46, h1 - 0.08, Math.min(depth * 0.46 + 4, depth * 0.82)]] : [];
		if (i === 0) doors.push({ u: (h0 + h1) / 2, v: 0, along: 'u', swing: 1, width: 1.3 });
		floors.push({
			title: storeys === 1 ? 'Mặt bằng tầng 1' : `Tầng ${i + 1}`,
			width,
			depth,
			rooms,
			doors,
			windows,
			stairs,
			balcony: i > 0 ? 1.2 : 0,
			entrance: i === 0 ? (h0 + h1) / 2 : null,
		});
	}
	return floors;
}

/** The storey of a flat: rooms along the outer wall, baths and kitchen along the corridor. */
export function flatFloor(width: number, depth: number, bedrooms: number, toilets: number): Floor {
	const namer = new Namer();
	const loggia = Math.min(1.4, depth * 0.16);
	const rooms: Room[] = [];
	const doors: Door[] = [];
	const windows: [number, number, number, number][] = [];
	// The front of the plan is the window side; the corridor lies at the back.
	const ahead = Math.min(bedrooms, width > 11 ? 4 : 3);
	const behind = bedrooms - ahead;
	const parts = ahead + 1.25;
	const bay = width / parts;
	const living = bedrooms === 0 ? width : bay * 1.25;
	const middle = depth * (behind > 0 ? 0.5 : 0.56);
	const way = 1.05;
	rooms.push(room('Khách', 'living', 0, loggia, living, middle + way, false));
	rooms.push(room('Ban công', 'open', 0, 0, living, loggia));
	doors.push({ u: living / 2, v: loggia, along: 'u', swing: 1, width: 1.4 });
	for (let i = 0; i < ahead; i++) {
		const u0 = living + i * ((width - living) / ahead);
		const u1 = living + (i + 1) * ((width - living) / ahead);
		rooms.push(room(namer.bed(), 'bed', u0, 0, u1, middle));
		doors.push({ u: u1 - 0.6, v: middle, along: 'u', swing: -1 });
		windows.push([u0 + (u1 - u0) * 0.25, 0, u0 + (u1 - u0) * 0.75, 0]);
	}
	// Kitchen by the way in, then baths and inner bedrooms along the corridor wall.
	const kitchen = bedrooms === 0 ? width * (toilets > 0 ? 0.6 : 1) : living;
	rooms.push(room('Bếp', 'kitchen', 0, middle + way, kitchen, depth, false));
	const rest = width - kitchen;
	const items: Wish[] = [];
	for (let i = 0; i < toilets; i++) items.push(wish('WC', 'bath', 1.9));
	for (let i = 0; i < behind; i++) items.splice(Math.min(items.length, i * 2), 0, wish(namer.bed(), 'bed', 3));
	// No bath grows into a hall: what is too much becomes a store room.
	if (rest > 1 && rest / Math.max(1, items.length) > 2.9)
		items.push(
			wish(
				items.length === 0 ? 'Kho' : 'Giặt',
				'laundry',
				items.length === 0 ? 2 : Math.min(3, rest - items.length * 2.4),
			),
		);
	const total = sum(items);
	let u = kitchen;
	for (const item of items) {
		const length = (rest * item.weight) / total;
		rooms.push(room(item.name, item.use, u, middle + way, u + length, depth));
		doors.push({ u: u + length / 2, v: middle + way, along: 'u', swing: 1, width: item.use === 'bath' ? 0.7 : 0.8 });
		u += length;
	}
	doors.push({ u: kitchen - Math.min(0.75, kitchen * 0.3), v: depth, along: 'u', swing: -1, width: 0.95 });
	return { title: 'Mặt bằng căn hộ', width, depth, rooms, doors, windows, stairs: [], balcony: 0, entrance: null };
}
