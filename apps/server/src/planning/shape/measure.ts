import type { Position } from 'geojson';
import type { GeoBoxInput } from '../../graphql/schema.generated.ts';
import { polygonsOf, type Rings, type Shape } from './shape.ts';

/** Length of a degree at a latitude on the WGS 84 ellipsoid, m. */
export function metresPerDegree(lat: number): { lat: number; long: number } {
	const angle = (lat * Math.PI) / 180;
	return {
		lat: 111_132.954 - 559.822 * Math.cos(2 * angle) + 1.175 * Math.cos(4 * angle),
		long: 111_412.84 * Math.cos(angle) - 93.5 * Math.cos(3 * angle) + 0.118 * Math.cos(5 * angle),
	};
}

/** m², without its holes. */
export function areaOf(shape: Shape): number {
	return polygonsOf(shape).reduce((sum, rings) => sum + areaOfPolygon(rings), 0);
}

/** m², without its holes. */
export function areaOfPolygon([outer = [], ...holes]: Rings): number {
	return holes.reduce((area, hole) => area - areaOfRing(hole), areaOfRing(outer));
}

/** m². The surveyor's formula, counted from the first corner: far from zero it would lose its digits. */
function areaOfRing(ring: readonly Position[]): number {
	const [originLong = 0, originLat = 0] = ring[0] ?? [];
	const scale = metresPerDegree(originLat);
	let twice = 0;
	for (let at = 1; at < ring.length; at++) {
		const [fromLong = 0, fromLat = 0] = ring[at - 1] ?? [];
		const [toLong = 0, toLat = 0] = ring[at] ?? [];
		twice += (fromLong - originLong) * (toLat - originLat) - (toLong - originLong) * (fromLat - originLat);
	}
	return (Math.abs(twice) / 2) * scale.lat * scale.long;
}

/** The least box that holds it. */
export function boxOf(shape: Shape): GeoBoxInput {
	const box = { south: 90, west: 180, north: -90, east: -180 };
	for (const [outer = []] of polygonsOf(shape)) {
		for (const [long = 0, lat = 0] of outer) {
			box.south = Math.min(box.south, lat);
			box.north = Math.max(box.north, lat);
			box.west = Math.min(box.west, long);
			box.east = Math.max(box.east, long);
		}
	}
	return box;
}
