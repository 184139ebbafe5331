import { describe, expect, it } from 'vitest';
import { toCell } from './cell.ts';
import { gridLevel, gridOf, shiftOf, snapBox, toCells, toRanges } from './grid.ts';

const city = { south: 10.7, west: 106.6, north: 10.9, east: 106.8 };
const world = { south: -90, west: -180, north: 90, east: 180 };
const squareAt = (lat: number, long: number, level: number) => Math.floor(toCell(lat, long) / 2 ** shiftOf(level));

describe('gridLevel', () => {
	it('is a quarter of a tile where the box is what a screen shows', () => {
		expect(gridLevel(city, 12)).toBe(14);
		expect(gridLevel({ south: 10.7725, west: 106.698, north: 10.7728, east: 106.6984 }, 22)).toBe(24);
	});

	it('is coarser for a box that no screen shows', () => {
		for (const zoom of [0, 6, 12, 18, 22]) {
			expect(gridOf(world, gridLevel(world, zoom)).squares.length).toBeLessThanOrEqual(400);
			expect(gridOf(city, gridLevel(city, zoom)).squares.length).toBeLessThanOrEqual(450);
		}
		const sliver = { south: 10, west: -180, north: 10.000001, east: 180 };
		expect(gridOf(sliver, gridLevel(sliver, 22)).squares.length).toBeLessThanOrEqual(450);
	});

	it('stays the same while the map is moved', () => {
		const levels = Array.from({ length: 100 }, (_, step) =>
			gridLevel({ ...city, west: city.west + step * 0.0137, east: city.east + step * 0.0137 }, 12),
		);
		expect(new Set(levels)).toEqual(new Set([14]));
	});
});

describe('gridOf', () => {
	const grid = gridOf(city, 14);

	it('holds every point of the box, and knows which squares reach over its edge', () => {
		for (let step = 0; step <= 20; step++) {
			const lat = city.south + (step / 20) * (city.north - city.south);
			expect(grid.squares).toContain(squareAt(lat, 106.7, 14));
			expect(grid.edge).toContain(squareAt(lat, city.east, 14));
		}
		expect(grid.edge).not.toContain(squareAt(10.8, 106.7, 14));
	});

	it('is what the box snapped to it holds, no more', () => {
		const { south, west, north, east } = snapBox(city, 14);
		const inner = { south: south + 1e-9, west: west + 1e-9, north: north - 1e-9, east: east - 1e-9 };
		expect(gridOf(inner, 14).squares).toEqual(grid.squares);
	});

	it('is few ranges of cells', () => {
		const ranges = toRanges(grid.squares);
		expect(ranges.length).toBeLessThan(grid.squares.length / 3);
		const cells = ranges.map((range) => toCells(range, 14));
		expect(cells.some(([first, last]) => first <= toCell(10.8, 106.7) && toCell(10.8, 106.7) <= last)).toBe(true);
		expect(cells.reduce((sum, [first, last]) => sum + last - first + 1, 0)).toBe(grid.squares.length * 4 ** 10);
	});
});
