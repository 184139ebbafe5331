import { describe, expect, it } from 'vitest';
import { toCell } from '../map/cell.ts';
import { cellsOfBox } from './box-cells.ts';

const box = { south: 10.6, west: 106.5, north: 10.95, east: 106.9 };
const isHeld = (lat: number, long: number, ranges = cellsOfBox(box)) =>
	ranges.some(([from, to]) => from <= toCell(lat, long) && toCell(lat, long) <= to);

describe('cellsOfBox', () => {
	it('holds every point of the box, its edges too', () => {
		for (let step = 0; step <= 50; step++) {
			for (let across = 0; across <= 50; across++)
				expect(isHeld(box.south + (0.35 * step) / 50, box.west + (0.4 * across) / 50)).toBe(true);
		}
	});

	it('holds little else', () => {
		expect(isHeld(10.3, 106.7)).toBe(false);
		expect(isHeld(10.8, 107.3)).toBe(false);
		expect(isHeld(21, 105.8)).toBe(false);
		const area = cellsOfBox(box).reduce((sum, [from, to]) => sum + (to - from + 1), 0);
		const exact = (0.4 / 360) * 2 ** 24 * ((0.35 / 360) * 2 ** 24 * 1.02);
		expect(area / exact).toBeLessThan(1.7);
	});

	it('is few ranges, ascending and apart', () => {
		const ranges = cellsOfBox({ south: 8, west: 102, north: 23.5, east: 114 });
		expect(ranges.length).toBeLessThanOrEqual(16);
		for (const [at, [from, to]] of ranges.entries()) {
			expect(from).toBeLessThanOrEqual(to);
			expect(from).toBeGreaterThan((ranges[at - 1]?.[1] ?? -2) + 1);
		}
	});

	it('takes a point for a box', () => {
		const point = { south: 10.77, west: 106.69, north: 10.77, east: 106.69 };
		expect(isHeld(10.77, 106.69, cellsOfBox(point))).toBe(true);
		expect(cellsOfBox(point)).toHaveLength(1);
	});
});
