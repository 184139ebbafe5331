import { vietnamBox } from '@ancu/ui/map';
import { describe, expect, it } from 'vitest';
import { boxAround, boxOf, boxOfArea, intersect } from './boxes.ts';

const at = (locationLat: number | null, locationLong: number | null) => ({ locationLat, locationLong });

describe('the box of some listings', () => {
	it('holds them all, with room around', () => {
		const { south, north, west, east } = boxOf([at(10.7, 106.6), at(10.9, 106.8), at(null, null)]);
		expect(south).toBeLessThan(10.7);
		expect(north).toBeGreaterThan(10.9);
		expect(west).toBeLessThan(106.6);
		expect(east).toBeGreaterThan(106.8);
	});

	it('is a neighbourhood for one', () => {
		const { south, north } = boxOf([at(10.7, 106.6)]);
		expect(north - south).toBeCloseTo(0.01);
	});

	it('is the country for none, and for listings all over it', () => {
		expect(boxOf([])).toBe(vietnamBox);
		expect(boxOf([at(null, null)])).toBe(vietnamBox);
		expect(boxOf([at(10, 106), at(21, 105)])).toBe(vietnamBox);
	});
});

describe('what two boxes share', () => {
	const a = boxAround(10, 106, 1);
	it('is their overlap', () =>
		expect(intersect(a, boxAround(10.5, 106, 1))).toEqual({ south: 9.5, north: 11, west: 105, east: 107 }));
	it('is the first where there is no other', () => {
		expect(intersect(a, undefined)).toBe(a);
		expect(intersect(a, boxAround(20, 106, 1))).toBe(a);
	});
});

describe('the box of an area', () => {
	it('holds it with room around, and a whole neighbourhood however small it is', () => {
		const { south, north, west, east } = boxOfArea({ lat: 10.77, long: 106.7, radius: 50 });
		expect(south).toBeLessThan(10.77 - 0.004);
		expect(north).toBeGreaterThan(10.77 + 0.004);
		expect(west).toBeLessThan(106.7);
		expect(east).toBeGreaterThan(106.7);
	});
});
