import { isInVietnam } from '@ancu/forms/map';
import type { Position } from 'geojson';
import { contains } from '../../address/geocode/contains.ts';
import { areaOf, areaOfPolygon } from '../shape/measure.ts';
import { pointInside } from '../shape/point-inside.ts';
import { type Rings, type Shape, toShape } from '../shape/shape.ts';
import { withoutRepeats } from '../shape/simplify.ts';
import { isRecord } from './read-features.ts';

/** Corners of one feature, at most: what one answer can carry. */
export const POINTS_MAX = 10_000;

/** What a feature covers, its rings closed and without repeated corners, or why it is not taken. Rings that cross themselves are taken. */
export function readShape(geometry: unknown): Shape | string {
	if (!isRecord(geometry)) return 'it has no geometry';
	const { type, coordinates } = geometry;
	if (type !== 'Polygon' && type !== 'MultiPolygon') return `it is a ${String(type)}, not a polygon`;
	const polygons: Rings[] = [];
	/** What was left out first, where nothing else is there. */
	let empty: string | undefined;
	let points = 0;
	for (const given of listOf(type === 'Polygon' ? [coordinates] : coordinates)) {
		const rings: Rings = [];
		for (const givenRing of listOf(given)) {
			const positions = listOf(givenRing);
			points += positions.length;
			if (points > POINTS_MAX) return `it has more than ${POINTS_MAX.toLocaleString('en')} corners`;
			const wrong = positions.map(faultOf).find((fault) => fault !== undefined);
			if (wrong) return wrong;
			const ring = closed(positions as Position[]);
			if (ring.length >= 4 && areaOfPolygon([ring]) > 0) rings.push(ring);
			// A hole without area takes nothing away, and clipping leaves parts without any.
			else empty ??= ring.length < 4 ? 'it has fewer than three corners' : 'it has no area';
		}
		polygons.push(...partsOf(rings));
	}
	if (polygons.length === 0) return empty ?? 'it has no rings';
	const shape = toShape(polygons);
	return areaOf(shape) > 0 ? shape : 'it has no area';
}

function listOf(value: unknown): readonly unknown[] {
	return Array.isArray(value) ? value : [];
}

function faultOf(position: unknown): string | undefined {
	const [long, lat] = listOf(position);
	if (typeof long !== 'number' || typeof lat !== 'number' || !Number.isFinite(long) || !Number.isFinite(lat))
		return 'a corner is not a pair of numbers';
	if (isInVietnam({ lat, long })) return undefined;
	if (Math.abs(long) > 180 || Math.abs(lat) > 180)
		return 'its coordinates look like metres, as VN-2000 has them; transform the file to WGS 84 (EPSG:4326) first';
	if (isInVietnam({ lat: long, long: lat }))
		return 'its coordinates stand the wrong way round: GeoJSON has longitude first';
	return 'it does not lie in Vietnam';
}

/**
 * Polygons of the rings of one: drawing programs write the rings of a polygon in any order and put parts that lie beside it, or as
 * islands in a hole, among its holes. A ring that an odd number of larger ones holds is a hole of the innermost part around it.
 */
function partsOf(rings: Rings): Rings[] {
	const parts: Rings[] = [];
	const larger: Rings = [];
	for (const ring of rings.toSorted((a, b) => areaOfPolygon([b]) - areaOfPolygon([a]))) {
		const point = pointInside({ type: 'Polygon', coordinates: [ring] });
		const holds = (around: Position[]) => contains({ type: 'Polygon', coordinates: [around] }, point);
		const isHole = larger.filter(holds).length % 2 === 1;
		const part = isHole ? parts.findLast(([outer = []]) => holds(outer)) : undefined;
		if (part) part.push(ring);
		else parts.push([ring]);
		larger.push(ring);
	}
	return parts;
}

/** Without heights and repeated corners, the last one the first again. */
function closed(positions: readonly Position[]): Position[] {
	const flat = positions.map(([long = 0, lat = 0]): Position => [long, lat]);
	const [first] = flat;
	return withoutRepeats(first ? [...flat, first] : []);
}
