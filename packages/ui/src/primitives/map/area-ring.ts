import type { MapArea, MapCircle, MapPoint } from './map-model.ts';

/** Mean radius of the earth (IUGG), m. */
const EARTH_RADIUS_M = 6_371_008.8;
const METERS_PER_DEGREE = (Math.PI * EARTH_RADIUS_M) / 180;
// Enough to look round at any size.
const CIRCLE_CORNERS = 72;

/** The outline of an area as corners; a circle becomes a polygon that looks like one. */
export function ringOf(area: MapArea): readonly MapPoint[] {
	if (!('radius' in area)) return area;
	return Array.from({ length: CIRCLE_CORNERS }, (_, corner) => pointOn(area, corner / CIRCLE_CORNERS));
}

/** A point on the edge of a circle; turns count from the east, against the clock. */
export function pointOn({ lat, long, radius }: MapCircle, turn: number): MapPoint {
	const angle = turn * 2 * Math.PI;
	const degrees = radius / METERS_PER_DEGREE;
	return {
		lat: lat + degrees * Math.sin(angle),
		long: long + (degrees * Math.cos(angle)) / Math.cos((lat * Math.PI) / 180),
	};
}
