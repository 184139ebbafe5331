import type { Point } from './quad.ts';

/** Where a plan lies. */
export interface Place {
	lat: number;
	long: number;
	/** Degrees that its streets are turned by, against the clock. */
	turn: number;
}

/** A ring of degrees, closed. */
export type Ring = [long: number, lat: number][];

const METRES_PER_DEGREE = 111_320;

/** Puts metres from the middle onto the map, to a tenth of a metre. */
export function ringAt({ lat, long, turn }: Place, points: readonly Point[]): Ring {
	const angle = (turn * Math.PI) / 180;
	const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
	const width = METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
	const ring = points.map(({ x, y }): Ring[number] => [
		toMillionth(long + (x * cos - y * sin) / width),
		toMillionth(lat + (x * sin + y * cos) / METRES_PER_DEGREE),
	]);
	return ring[0] ? [...ring, ring[0]] : ring;
}

function toMillionth(degree: number): number {
	return Math.round(degree * 1e6) / 1e6;
}
