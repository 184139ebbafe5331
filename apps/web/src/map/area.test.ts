import { describe, expect, it } from 'vitest';
import { areaOf, withArea } from './area.ts';

const circle = { lat: 10.77, long: 106.7, radius: 2_000 };
const outline = [
	{ lat: 10.7, long: 106.6 },
	{ lat: 10.8, long: 106.6 },
	{ lat: 10.8, long: 106.7 },
];
const box = { south: 10, west: 106, north: 11, east: 107 };

describe('the area of a search', () => {
	it('takes the place of every other place, and of the page', () => {
		const filter = { search: 'hồ bơi', priceMax: 5e9, provinceId: '79', districtId: '760', box, page: 3, circle };
		expect(withArea(filter, outline)).toEqual({ search: 'hồ bơi', priceMax: 5e9, polygon: outline });
		expect(withArea({ polygon: outline, page: 2 }, circle)).toEqual({ circle });
	});

	it('is no larger and no smaller than a search takes', () => {
		expect(withArea({}, { ...circle, radius: 1e9 }).circle?.radius).toBe(50_000);
		expect(withArea({}, { ...circle, radius: 3.2 }).circle?.radius).toBe(50);
	});

	it('goes away alone', () =>
		expect(withArea({ priceMax: 5e9, polygon: outline }, undefined)).toEqual({ priceMax: 5e9 }));

	it('is read from the filter', () => {
		expect(areaOf({ circle })).toEqual(circle);
		expect(areaOf({ polygon: outline })).toEqual(outline);
		expect(areaOf({ box })).toBeUndefined();
	});
});
