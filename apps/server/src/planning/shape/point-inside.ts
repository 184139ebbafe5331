import type { Position } from 'geojson';
import { areaOfPolygon, boxOf } from './measure.ts';
import { polygonsOf, type Rings, type Shape } from './shape.ts';

// Not the middle alone: a line through a corner or along an edge says little.
const HEIGHTS = [0.5, 0.37, 0.63, 0.23, 0.77, 0.11, 0.89];

/** A point inside: the middle of the widest of some lines from west to east through its largest part. */
export function pointInside(shape: Shape): { lat: number; long: number } {
	const [largest = []] = polygonsOf(shape).toSorted((a, b) => areaOfPolygon(b) - areaOfPolygon(a));
	const { south, west, north, east } = boxOf({ type: 'Polygon', coordinates: largest });
	let best = { lat: (south + north) / 2, long: (west + east) / 2, width: 0 };
	for (const height of HEIGHTS) {
		const lat = south + (north - south) * height;
		const crossings = crossingsOf(largest, lat);
		for (let at = 1; at < crossings.length; at += 2) {
			const [from = 0, to = 0] = [crossings[at - 1], crossings[at]];
			if (to - from > best.width) best = { lat, long: (from + to) / 2, width: to - from };
		}
	}
	return { lat: best.lat, long: best.long };
}

/** Where a line from west to east enters and leaves, in turn. */
function crossingsOf(rings: Rings, lat: number): number[] {
	return rings.flatMap((ring) => crossingsOfRing(ring, lat)).sort((a, b) => a - b);
}

function crossingsOfRing(ring: readonly Position[], lat: number): number[] {
	const crossings: number[] = [];
	for (let at = 1; at < ring.length; at++) {
		const [fromLong = 0, fromLat = 0] = ring[at - 1] ?? [];
		const [toLong = 0, toLat = 0] = ring[at] ?? [];
		if (fromLat > lat !== toLat > lat)
			crossings.push(fromLong + ((lat - fromLat) / (toLat - fromLat)) * (toLong - fromLong));
	}
	return crossings;
}
