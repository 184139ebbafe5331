/** A point, metres from the middle of a plan. */
export interface Point {
	x: number;
	y: number;
}

/** Four corners, one after the other. */
export type Quad = readonly [Point, Point, Point, Point];

/** Two parts of a block and what lies between them. */
export interface Split {
	first: Quad;
	between: Quad;
	second: Quad;
}

/** Cuts a block across its longer side. `at` and `to` tell how far along the two long sides the cut runs, 0 to 1; `width` is that of what lies between, m. */
export function split(quad: Quad, at: number, to: number, width: number): Split {
	const [a, b, c, d] = lengthwise(quad);
	const [near, far] = [width / 2 / distance(a, b), width / 2 / distance(d, c)];
	const [p, q] = [along(a, b, at - near), along(a, b, at + near)];
	const [s, r] = [along(d, c, to - far), along(d, c, to + far)];
	return { first: [a, p, s, d], between: [p, q, r, s], second: [q, b, c, r] };
}

/** The same corners, the first and the second of them on a long side. */
export function lengthwise(quad: Quad): Quad {
	const [a, b, c, d] = quad;
	return distance(a, b) + distance(c, d) >= distance(b, c) + distance(d, a) ? quad : [b, c, d, a];
}

/** The part of a block between two shares of its length and two of its breadth. */
export function part(
	quad: Quad,
	[left, right]: readonly [number, number],
	[near, far]: readonly [number, number],
): Quad {
	const [a, b, c, d] = quad;
	const at = (u: number, v: number) => along(along(a, b, u), along(d, c, u), v);
	return [at(left, near), at(right, near), at(right, far), at(left, far)];
}

/** m². */
export function area(quad: Quad): number {
	const twice = quad.reduce((sum, from, index) => {
		const to = quad[(index + 1) % 4] ?? from;
		return sum + from.x * to.y - to.x * from.y;
	}, 0);
	return Math.abs(twice) / 2;
}

export function middle(quad: Quad): Point {
	return along(along(quad[0], quad[2], 0.5), along(quad[1], quad[3], 0.5), 0.5);
}

export function distance(a: Point, b: Point): number {
	return Math.hypot(b.x - a.x, b.y - a.y);
}

export function along(a: Point, b: Point, share: number): Point {
	return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}
