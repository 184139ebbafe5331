import type { Direction } from '../seed-listing.ts';
import { vnArea, vnNumber } from './numbers.ts';
import { type Say, type Scene, say } from './scene.ts';

/** The directions in Vietnamese. */
export const directionNames: Readonly<Record<Direction, string>> = {
	EAST: 'Đông',
	WEST: 'Tây',
	SOUTH: 'Nam',
	NORTH: 'Bắc',
	NORTH_EAST: 'Đông Bắc',
	SOUTH_EAST: 'Đông Nam',
	NORTH_WEST: 'Tây Bắc',
	SOUTH_WEST: 'Tây Nam',
};

/** `hướng Đông Nam`; empty when not told. */
export function facing(s: Scene): string {
	return s.p.direction === null ? '' : `hướng ${directionNames[s.p.direction]}`;
}

/** A house by its floors, without article: `nhà 4 tầng`, `nhà 1 trệt 2 lầu`, `nhà cấp 4`. */
export function houseByFloors(s: Scene): string {
	const floors = s.p.floors ?? 1;
	if (floors === 1) return 'nhà cấp 4';
	if (s.a.district.region === 'south' && s.r.chance(0.6)) return `nhà 1 trệt ${floors - 1} lầu`;
	return `nhà ${floors} tầng`;
}

function bend(s: Scene): string {
	const { back, facade } = s.p;
	if (back === null || facade === null) {
		if (s.p.characteristics.includes('BLOOMING')) return ', nở hậu';
		return s.p.characteristics.includes('BACK_HOUSE') ? ', tóp hậu' : '';
	}
	return back > facade ? `, nở hậu ${vnNumber(back)} m` : `, tóp hậu còn ${vnNumber(back)} m`;
}

const measured: readonly Say[] = [
	(s) =>
		`Đất ngang ${vnNumber(s.p.facade ?? 0)} m, dài ${vnNumber(s.p.depth ?? 0)} m${bend(s)}, diện tích ${vnArea(s.p.area)}.`,
	(s) =>
		`Diện tích ${vnArea(s.p.area)}, mặt tiền ${vnNumber(s.p.facade ?? 0)} m, chiều sâu ${vnNumber(s.p.depth ?? 0)} m${bend(s)}.`,
	(s) => `Diện tích đất ${vnArea(s.p.area)}, ngang ${vnNumber(s.p.facade ?? 0)} m${bend(s)}.`,
	(s) => `Khuôn đất ${vnNumber(s.p.facade ?? 0)} × ${vnNumber(s.p.depth ?? 0)} m${bend(s)}, tổng ${vnArea(s.p.area)}.`,
];
const unmeasured: readonly Say[] = [
	(s) => `Diện tích đất ${vnArea(s.p.area)}${bend(s)}.`,
	(s) => `Tổng diện tích ${vnArea(s.p.area)}${bend(s)}.`,
];

/** The measures of a plot. */
export function plotSize(s: Scene): string {
	return say(s, s.p.facade !== null && s.p.depth !== null ? measured : unmeasured);
}

/** The measures of a plot inside a title: `4 × 12,5 m` or `50 m²`. */
export function plotInTitle(s: Scene): string {
	if (s.p.facade !== null && s.p.depth !== null && s.p.back === null && s.r.chance(0.3)) {
		return `${vnNumber(s.p.facade)} × ${vnNumber(s.p.depth)} m`;
	}
	return vnArea(s.p.area);
}
