import type { Geometry, Position } from 'geojson';

/** A square, degrees, its south-west corner first. */
export function square(south: number, west: number, size: number): Position[] {
	const [north, east] = [south + size, west + size].map((degree) => Number(degree.toFixed(7))) as [number, number];
	return [
		[west, south],
		[east, south],
		[east, north],
		[west, north],
		[west, south],
	];
}

/** A ring of many corners around a point, as wavy as a river bank. */
export function wavyRing(lat: number, long: number, radius: number, corners: number): Position[] {
	const ring = Array.from({ length: corners }, (_, at): Position => {
		const turn = (at / corners) * 2 * Math.PI;
		const reach = radius * (1 + 0.02 * Math.sin(turn * 40));
		return [long + Math.cos(turn) * reach, lat + Math.sin(turn) * reach];
	});
	return [...ring, ring[0] ?? [long, lat]];
}

export function polygon(...coordinates: Position[][]): Geometry {
	return { type: 'Polygon', coordinates };
}

export function feature(geometry: unknown, properties: object = {}): object {
	return { type: 'Feature', properties, geometry };
}

/** GeoJSON as a file holds it. */
export function collection(features: readonly object[], more: object = {}): string {
	return JSON.stringify({ type: 'FeatureCollection', ...more, features });
}
