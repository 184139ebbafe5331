import type { MultiPolygon, Polygon, Position } from 'geojson';
import type { Point } from './geocoder.ts';

/** Whether a point lies in a shape, by the even-odd rule: a hole takes out what it covers. */
export function contains({ type, coordinates }: Polygon | MultiPolygon, point: Point): boolean {
	const rings = type === 'Polygon' ? coordinates : coordinates.flat();
	return rings.filter((ring) => isCrossedOddly(ring, point)).length % 2 === 1;
}

function isCrossedOddly(ring: readonly Position[], { lat, long }: Point): boolean {
	let isOdd = false;
	for (let at = 1; at < ring.length; at++) {
		const [fromLong = 0, fromLat = 0] = ring[at - 1] ?? [];
		const [toLong = 0, toLat = 0] = ring[at] ?? [];
		// Half open, so that a corner that two edges share counts once.
		if (fromLat > lat === toLat > lat) continue;
		if (long < fromLong + ((lat - fromLat) / (toLat - fromLat)) * (toLong - fromLong)) isOdd = !isOdd;
	}
	return isOdd;
}
