import type { Geometry, Position } from 'geojson';
import type { MapBox, MapPoint } from './map-model.ts';

/** Where words about a surface fit: a point of it that is in sight, and how wide it is there. */
export interface LabelSpot extends MapPoint {
	/** Degrees of longitude. */
	width: number;
}

// Three lines across what is in sight: one of them crosses the broad part of nearly every surface.
const LINES = [0.5, 0.3, 0.7];

/** The middle of the widest stretch of a surface that is in sight; undefined when none of it is. */
export function findLabelSpot(geometry: Geometry, box: MapBox): LabelSpot | undefined {
	const rings = ringsOf(geometry);
	const lats = rings.flatMap((ring) => ring.map(latOf));
	const south = Math.max(box.south, least(lats));
	const north = Math.min(box.north, -least(lats.map((lat) => -lat)));
	if (!(south < north)) return undefined;
	let best: LabelSpot | undefined;
	for (const part of LINES) {
		const lat = south + (north - south) * part;
		for (const [from, to] of stretchesAt(rings, lat)) {
			const west = Math.max(from, box.west);
			const width = Math.min(to, box.east) - west;
			if (width > (best?.width ?? 0)) best = { lat, long: west + width / 2, width };
		}
	}
	return best;
}

/** The stretches of a line of latitude that lie inside: by the even-odd rule, so that holes and parts need no care. */
function stretchesAt(rings: readonly Position[][], lat: number): [number, number][] {
	const crossings: number[] = [];
	for (const ring of rings) {
		ring.forEach((to, at) => {
			const from = ring[at - 1];
			if (!from || latOf(from) > lat === latOf(to) > lat) return;
			crossings.push(longOf(from) + ((lat - latOf(from)) / (latOf(to) - latOf(from))) * (longOf(to) - longOf(from)));
		});
	}
	crossings.sort((a, b) => a - b);
	return crossings.flatMap((from, at) => (at % 2 === 0 ? [[from, crossings[at + 1] ?? from]] : []));
}

function ringsOf(geometry: Geometry): Position[][] {
	if (geometry.type === 'Polygon') return geometry.coordinates;
	return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
}

// Math.min takes its arguments on the stack: a coast has more corners than fit.
function least(numbers: readonly number[]): number {
	return numbers.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
}

function longOf(position: Position): number {
	return position[0] ?? Number.NaN;
}

function latOf(position: Position): number {
	return position[1] ?? Number.NaN;
}
