import type { MapBox } from '@ancu/ui/map';

/** Tiles of 256 px that a cell is wide: small moves of the map ask for nothing new. */
const CELL_TILES = 2;

/** The cells of a grid that hold a box, as one box. The grid depends on the zoom alone, so answers are found again. */
export function toGrid({ south, west, north, east }: MapBox, zoom: number): MapBox {
	const cell = (CELL_TILES * 360) / 2 ** zoom;
	const down = (degrees: number) => toMicro(Math.floor(degrees / cell) * cell);
	const up = (degrees: number) => toMicro(Math.ceil(degrees / cell) * cell);
	return { south: down(south), west: down(west), north: up(north), east: up(east) };
}

/** Whether some of a surface may lie in a box: its own box does. */
export function isInSight(geometry: GeoJSON.Geometry, box: MapBox): boolean {
	if (geometry.type === 'MultiPolygon') return geometry.coordinates.some(([outer]) => overlaps(outer, box));
	return geometry.type === 'Polygon' && overlaps(geometry.coordinates[0], box);
}

function overlaps(ring: GeoJSON.Position[] | undefined, { south, west, north, east }: MapBox): boolean {
	let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
	for (const [long = Number.NaN, lat = Number.NaN] of ring ?? []) {
		left = Math.min(left, long);
		right = Math.max(right, long);
		bottom = Math.min(bottom, lat);
		top = Math.max(top, lat);
	}
	return left <= east && right >= west && bottom <= north && top >= south;
}

// Sums of fractions differ in the last digit, and a key must not.
function toMicro(degrees: number): number {
	return Number(degrees.toFixed(6));
}
