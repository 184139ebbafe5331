import type { Position } from 'geojson';
import { areaOfPolygon, metresPerDegree } from './measure.ts';
import { polygonsOf, type Shape, toShape } from './shape.ts';

// About 0.1 m.
const DECIMALS = 6;

/**
 * The same shape with fewer corners, none further from the old outline than the tolerance (m). Rings stay closed and keep three
 * corners at least; holes and far parts that are smaller than a square of the tolerance go, the largest part never.
 */
export function simplify(shape: Shape, tolerance: number): Shape {
	const least = tolerance ** 2;
	const parts = polygonsOf(shape).map((rings) => ({ rings, area: areaOfPolygon(rings) }));
	const largest = Math.max(...parts.map(({ area }) => area));
	const kept = parts.filter(({ area }) => area >= Math.min(least, largest));
	return toShape(
		kept.map(({ rings: [outer = [], ...holes] }) =>
			[outer, ...holes.filter((hole) => areaOfPolygon([hole]) >= least)].map((ring) => simplifyRing(ring, tolerance)),
		),
	);
}

/** Douglas–Peucker from three corners that lie far from each other, as a ring has no ends to begin from. */
function simplifyRing(ring: readonly Position[], tolerance: number): Position[] {
	const points = toMetres(ring);
	const last = points.length - 1;
	const second = farthest(points, 0, last).at;
	const before = farthest(points, 0, second);
	const after = farthest(points, second, last);
	const third = before.distance > after.distance ? before.at : after.at;
	const kept = new Set([0, second, third, last]);
	const anchors = [...kept].sort((a, b) => a - b);
	const open = anchors.slice(1).map((to, at): [number, number] => [anchors[at] ?? 0, to]);
	for (let range = open.pop(); range; range = open.pop()) {
		const { at, distance } = farthest(points, ...range);
		if (distance <= tolerance) continue;
		kept.add(at);
		open.push([range[0], at], [at, range[1]]);
	}
	const exact = ring.filter((_, at) => kept.has(at));
	const rounded = withoutRepeats(exact.map((position) => position.map((degree) => Number(degree.toFixed(DECIMALS)))));
	return rounded.length >= 4 ? rounded : exact;
}

/** The point between two that lies farthest from the line that joins them. */
function farthest(points: readonly Point[], from: number, to: number): { at: number; distance: number } {
	let found = { at: from, distance: -1 };
	for (let at = from + 1; at < to; at++) {
		const distance = distanceToLine(points[at], points[from], points[to]);
		if (distance > found.distance) found = { at, distance };
	}
	return found;
}

interface Point {
	x: number;
	y: number;
}

function toMetres(ring: readonly Position[]): Point[] {
	const scale = metresPerDegree(ring[0]?.[1] ?? 0);
	return ring.map(([long = 0, lat = 0]) => ({ x: long * scale.long, y: lat * scale.lat }));
}

const nowhere: Point = { x: 0, y: 0 };

function distanceToLine(point = nowhere, from = nowhere, to = nowhere): number {
	const [x, y] = [to.x - from.x, to.y - from.y];
	const along = ((point.x - from.x) * x + (point.y - from.y) * y) / (x * x + y * y || 1);
	const share = Math.min(1, Math.max(0, along));
	return Math.hypot(point.x - from.x - share * x, point.y - from.y - share * y);
}

/** Without positions that stand twice one after the other. */
export function withoutRepeats(ring: readonly Position[]): Position[] {
	return ring.filter(([long, lat], at) => at === 0 || long !== ring[at - 1]?.[0] || lat !== ring[at - 1]?.[1]);
}
