import type { Random } from '../../drawing/random.ts';
import type { Direction } from '../seed-listing.ts';
import type { Property } from './property.ts';

const directions: readonly (readonly [Direction, number])[] = [
	['SOUTH_EAST', 22],
	['SOUTH', 18],
	['EAST', 16],
	['NORTH_EAST', 10],
	['NORTH_WEST', 10],
	['SOUTH_WEST', 9],
	['NORTH', 8],
	['WEST', 7],
];

/** A direction, told by most. */
export function drawDirection(r: Random, told = 0.72): Direction | null {
	return r.chance(told) ? r.weighted(directions) : null;
}

/** A size round a typical one: mostly near it, seldom far. */
export function around(r: Random, typical: number, spread: number, least: number, most: number): number {
	const bell = r.next() + r.next() + r.next() - 1.5;
	return Math.min(Math.max(typical * Math.exp(bell * 2 * spread), least), most);
}

/** Metres as people measure them: mostly to half a metre, else to ten centimetres. */
export function metres(r: Random, value: number): number {
	return r.chance(0.45) ? Math.round(value * 2) / 2 : Math.round(value * 10) / 10;
}

/** Rounds an area as people do: the larger the rougher. */
export function squareMetres(r: Random, value: number): number {
	if (value < 80) return r.chance(0.25) ? Math.round(value * 10) / 10 : Math.round(value);
	if (value < 400) return r.chance(0.5) ? Math.round(value / 5) * 5 : Math.round(value);
	if (value < 3000) return Math.round(value / 10) * 10;
	return Math.round(value / 100) * 100;
}

/**
 * Gives a plot front, depth and area that agree. `ratio` is depth over front. A plot may widen or narrow to the back;
 * one in five adverts does not tell the front, and then no text tells it either.
 */
export function drawPlot(r: Random, p: Property, ratio: number, least: number, most: number, bent: number): void {
	const facade = metres(r, Math.min(Math.max(Math.sqrt(p.area / ratio), least), most));
	const shape = r.next();
	let back: number | null = null;
	if (shape < bent * 0.65) back = Math.round(facade * r.between(1.12, 1.4) * 10) / 10;
	else if (shape < bent) back = Math.round(facade * r.between(0.68, 0.88) * 10) / 10;
	const mean = back === null ? facade : (facade + back) / 2;
	const depth = metres(r, p.area / mean);
	const area = mean * depth;
	p.area = r.chance(0.7) ? Math.max(1, Math.round(area)) : Math.round(area * 10) / 10;
	if (back !== null) p.characteristics.push(back > facade ? 'BLOOMING' : 'BACK_HOUSE');
	if (back === null && r.chance(0.2)) return;
	p.facade = facade;
	p.depth = depth;
	p.back = back;
}
