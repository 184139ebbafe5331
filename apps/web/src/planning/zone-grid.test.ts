import { describe, expect, it } from 'vitest';
import { isInSight, toGrid } from './zone-grid.ts';

const box = { south: 10.772, west: 106.694, north: 10.788, east: 106.716 };

describe('the grid that zones are asked for by', () => {
	it('holds the box, and is the same after a small move', () => {
		const cells = toGrid(box, 15);
		expect(cells.south).toBeLessThanOrEqual(box.south);
		expect(cells.north).toBeGreaterThanOrEqual(box.north);
		expect(cells.west).toBeLessThanOrEqual(box.west);
		expect(cells.east).toBeGreaterThanOrEqual(box.east);
		expect(toGrid({ ...box, west: box.west + 0.0005, east: box.east + 0.0005 }, 15)).toEqual(cells);
	});

	it('is finer the closer one looks', () => {
		const width = (zoom: number) => toGrid(box, zoom).east - toGrid(box, zoom).west;
		expect(width(17)).toBeLessThan(width(13));
	});
});

describe('what is in sight', () => {
	const square = (west: number, south: number, size: number): GeoJSON.Position[][] => [
		[
			[west, south],
			[west + size, south],
			[west + size, south + size],
			[west, south + size],
			[west, south],
		],
	];
	it('is what touches the box', () => {
		expect(isInSight({ type: 'Polygon', coordinates: square(106.7, 10.78, 0.001) }, box)).toBe(true);
		expect(isInSight({ type: 'Polygon', coordinates: square(106, 10, 5) }, box)).toBe(true);
		expect(isInSight({ type: 'Polygon', coordinates: square(105, 10, 0.5) }, box)).toBe(false);
	});
	it('is some part of several', () => {
		const parts = [square(105, 10, 0.1), square(108, 12, 0.1)];
		expect(isInSight({ type: 'MultiPolygon', coordinates: parts }, box)).toBe(false);
		expect(isInSight({ type: 'MultiPolygon', coordinates: [...parts, square(106.7, 10.78, 1)] }, box)).toBe(true);
	});
});
