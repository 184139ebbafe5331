import { line, type Point, poly } from './pen.ts';

/** Turns places in a floor into places on the sheet. */
export interface Placing {
	x: number;
	y: number;
	/** Drawing units in a metre. */
	m: number;
	/** The front lies to the left instead of below. */
	turned: boolean;
	/** Swaps the sides. */
	mirror: boolean;
	width: number;
}

/** A place on the sheet. */
export function at(placing: Placing, u: number, v: number): Point {
	const across = placing.mirror ? placing.width - u : u;
	return placing.turned
		? [placing.x + v * placing.m, placing.y + across * placing.m]
		: [placing.x + across * placing.m, placing.y - v * placing.m];
}

/** Path data of a rectangle of the floor. */
export function area(placing: Placing, u0: number, v0: number, u1: number, v1: number): string {
	return poly([at(placing, u0, v0), at(placing, u1, v0), at(placing, u1, v1), at(placing, u0, v1)]);
}

/** Path data of a straight line of the floor. */
export function segment(placing: Placing, u0: number, v0: number, u1: number, v1: number): string {
	return line(...at(placing, u0, v0), ...at(placing, u1, v1));
}
