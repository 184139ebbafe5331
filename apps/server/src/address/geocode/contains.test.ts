import type { Polygon, Position } from 'geojson';
import { describe, expect, it } from 'vitest';
import { contains } from './contains.ts';

const square = (south: number, west: number, size: number): Position[] => [
	[west, south],
	[west, south + size],
	[west + size, south + size],
	[west + size, south],
	[west, south],
];

describe('a point in a shape', () => {
	const withHole: Polygon = { type: 'Polygon', coordinates: [square(10, 106, 1), square(10.4, 106.4, 0.2)] };

	it.each([
		['inside', 10.1, 106.1, true],
		['in the hole', 10.5, 106.5, false],
		['beside the hole', 10.5, 106.7, true],
		['north', 11.1, 106.5, false],
		['west, at the height of a corner', 10, 105.5, false],
		['east, at the height of a corner', 11, 107.5, false],
	])('%s', (_name, lat, long, expected) => expect(contains(withHole, { lat, long })).toBe(expected));

	it('counts a corner that sticks out once', () => {
		const diamond: Polygon = {
			type: 'Polygon',
			coordinates: [
				[
					[106, 10],
					[107, 11],
					[108, 10],
					[107, 9],
					[106, 10],
				],
			],
		};
		expect(contains(diamond, { lat: 10, long: 107 })).toBe(true);
		expect(contains(diamond, { lat: 10, long: 105 })).toBe(false);
		expect(contains(diamond, { lat: 11, long: 106 })).toBe(false);
	});

	it('may have several parts', () => {
		const islands = { type: 'MultiPolygon' as const, coordinates: [[square(10, 106, 1)], [square(8, 106, 1)]] };
		expect(contains(islands, { lat: 8.5, long: 106.5 })).toBe(true);
		expect(contains(islands, { lat: 9.5, long: 106.5 })).toBe(false);
	});

	it('gives a shared border to exactly one neighbour', () => {
		const west: Polygon = { type: 'Polygon', coordinates: [square(10, 106, 1)] };
		const east: Polygon = { type: 'Polygon', coordinates: [square(10, 107, 1)] };
		const point = { lat: 10.5, long: 107 };
		expect([west, east].filter((shape) => contains(shape, point))).toHaveLength(1);
	});
});
