import type { MultiPolygon, Polygon, Position } from 'geojson';

/** What a zone or a parcel covers. */
export type Shape = Polygon | MultiPolygon;

/** Rings of one polygon: the outer one, then its holes. */
export type Rings = Position[][];

export function polygonsOf({ type, coordinates }: Shape): Rings[] {
	return type === 'Polygon' ? [coordinates] : coordinates;
}

export function toShape(polygons: readonly Rings[]): Shape {
	const [first, ...more] = polygons;
	return first && more.length === 0
		? { type: 'Polygon', coordinates: first }
		: { type: 'MultiPolygon', coordinates: [...polygons] };
}
