import type { Random } from '../../drawing/random.ts';
import type { PlaceWard } from './places.ts';

/** The mainland and its near islands. */
const box = { south: 8.35, north: 23.4, west: 102.15, east: 109.6 } as const;

function fiveDigits(value: number, least: number, most: number): number {
	return Math.round(Math.min(Math.max(value, least), most) * 1e5) / 1e5;
}

/** A point near that of a ward, the likelier the nearer. */
export function scatter(r: Random, ward: PlaceWard): { lat: number; long: number } {
	const turn = r.next() * 2 * Math.PI;
	const reach = r.next() * ward.spread;
	return {
		lat: fiveDigits(ward.lat + Math.sin(turn) * reach, box.south, box.north),
		long: fiveDigits(ward.long + Math.cos(turn) * reach, box.west, box.east),
	};
}
