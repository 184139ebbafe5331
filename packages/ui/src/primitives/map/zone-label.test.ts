import type { Polygon, Position } from 'geojson';
import { describe, expect, it } from 'vitest';
import { findLabelSpot } from './zone-label.ts';

const everywhere = { south: -90, west: -180, north: 90, east: 180 };
const polygon = (...coordinates: Position[][]): Polygon => ({ type: 'Polygon', coordinates });
const square = (west: number, south: number, size: number): Position[] => [
	[west, south],
	[west + size, south],
	[west + size, south + size],
	[west, south + size],
	[west, south],
];

describe('where words about a surface fit', () => {
	it('is the middle of a square', () => {
		expect(findLabelSpot(polygon(square(0, 0, 10)), everywhere)).toEqual({ lat: 5, long: 5, width: 10 });
	});

	it('is never outside: not in the notch of an L, not in a hole', () => {
		const l = polygon([
			[0, 0],
			[10, 0],
			[10, 2],
			[2, 2],
			[2, 10],
			[0, 10],
			[0, 0],
		]);
		expect(findLabelSpot(l, everywhere)).toMatchObject({ long: 1, width: 2 });
		const ring = findLabelSpot(polygon(square(0, 0, 10), square(2, 2, 6)), everywhere);
		expect(ring?.width).toBe(2);
		expect([1, 9]).toContain(ring?.long);
	});

	it('is the largest of several parts', () => {
		const parts = { type: 'MultiPolygon' as const, coordinates: [[square(0, 0, 2)], [square(5, 0, 10)]] };
		expect(findLabelSpot(parts, everywhere)?.long).toBe(10);
	});

	it('is in sight, and nowhere when nothing is', () => {
		const box = { south: 8, west: 8, north: 20, east: 20 };
		expect(findLabelSpot(polygon(square(0, 0, 10)), box)).toEqual({ lat: 9, long: 9, width: 2 });
		expect(findLabelSpot(polygon(square(0, 0, 5)), box)).toBeUndefined();
		expect(findLabelSpot({ type: 'Point', coordinates: [1, 1] }, everywhere)).toBeUndefined();
	});
});
