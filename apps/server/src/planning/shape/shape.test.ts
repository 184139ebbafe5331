import type { Polygon, Position } from 'geojson';
import { describe, expect, it } from 'vitest';
import { contains } from '../../address/geocode/contains.ts';
import { square, wavyRing } from '../planning.fixtures.ts';
import { areaOf, boxOf } from './measure.ts';
import { pointInside } from './point-inside.ts';
import { polygonsOf, type Shape } from './shape.ts';
import { simplify } from './simplify.ts';

const ringsOf = (shape: Shape) => polygonsOf(shape).flat();

describe('the area of a shape', () => {
	it('is that of the ellipsoid: a hundredth of a degree at the equator and at 21° north', () => {
		const at = (lat: number) => areaOf({ type: 'Polygon', coordinates: [square(lat, 105, 0.01)] });
		// 1,105.74 × 1,113.2 m, and 1,107.2 × 1,039.7 m.
		expect(at(0) / 1_230_910).toBeCloseTo(1, 3);
		expect(at(21) / 1_151_150).toBeCloseTo(1, 3);
	});

	it('leaves its holes out', () => {
		const hole = square(10.002, 106.002, 0.005);
		const whole: Polygon = { type: 'Polygon', coordinates: [square(10, 106, 0.01)] };
		const holed: Polygon = { type: 'Polygon', coordinates: [square(10, 106, 0.01), hole] };
		expect(areaOf(holed) / areaOf(whole)).toBeCloseTo(0.75, 4);
	});
});

describe('a simplified shape', () => {
	const bank: Polygon = {
		type: 'Polygon',
		coordinates: [wavyRing(10.8, 106.7, 0.01, 4_000), wavyRing(10.8, 106.7, 0.003, 1_000)],
	};

	it.each([0.1, 1, 5, 20, 100, 10_000])('has closed rings of three corners or more at %f m', (tolerance) => {
		for (const ring of ringsOf(simplify(bank, tolerance))) {
			expect(ring.length).toBeGreaterThanOrEqual(4);
			expect(ring.at(-1)).toEqual(ring[0]);
			expect(new Set(ring.map(String)).size).toBe(ring.length - 1);
		}
	});

	it('has fewer corners the coarser it is, and about the same area', () => {
		const sizes = [1, 5, 20].map((tolerance) => ringsOf(simplify(bank, tolerance)).flat().length);
		expect(sizes.toSorted((a, b) => b - a)).toEqual(sizes);
		expect(sizes[2]).toBeLessThan(200);
		expect(areaOf(simplify(bank, 20)) / areaOf(bank)).toBeCloseTo(1, 1);
	});

	it('goes nowhere further than the tolerance', () => {
		const [ring = []] = ringsOf(simplify(bank, 20));
		const kept = new Set(ring.map(String));
		const lost = (ringsOf(bank)[0] ?? []).filter(
			(position) => !kept.has(String(position.map((degree) => Number(degree.toFixed(6))))),
		);
		const metre = 1 / 111_000;
		for (const position of lost) expect(distanceToRing(position, ring)).toBeLessThan(20.5 * metre);
	});

	it('keeps its largest part, however small, and loses holes and islets that cannot be seen', () => {
		const islands: Shape = {
			type: 'MultiPolygon',
			coordinates: [[square(10, 106, 0.01), square(10.001, 106.001, 0.00005)], [square(10.02, 106, 0.00005)]],
		};
		expect(polygonsOf(simplify(islands, 20)).map((rings) => rings.length)).toEqual([1]);
		expect(polygonsOf(simplify(islands, 0.3)).map((rings) => rings.length)).toEqual([2, 1]);
		expect(ringsOf(simplify({ type: 'Polygon', coordinates: [square(10, 106, 0.00001)] }, 100))).toHaveLength(1);
	});
});

describe('a point inside', () => {
	it.each<[string, Shape]>([
		['a square', { type: 'Polygon', coordinates: [square(10, 106, 0.01)] }],
		['a frame', { type: 'Polygon', coordinates: [square(10, 106, 0.01), square(10.001, 106.001, 0.008)] }],
		[
			'a hook, whose middle lies outside',
			{
				type: 'Polygon',
				coordinates: [
					[
						[106, 10],
						[106.01, 10],
						[106.01, 10.001],
						[106.001, 10.001],
						[106.001, 10.01],
						[106, 10.01],
						[106, 10],
					],
				],
			},
		],
		['islands', { type: 'MultiPolygon', coordinates: [[square(10, 106, 0.001)], [square(11, 107, 0.01)]] }],
	])('%s', (_name, shape) => expect(contains(shape, pointInside(shape))).toBe(true));
});

it('the box of a shape holds all of its parts', () => {
	const shape: Shape = { type: 'MultiPolygon', coordinates: [[square(10, 106, 0.5)], [square(11, 107, 0.5)]] };
	expect(boxOf(shape)).toEqual({ south: 10, west: 106, north: 11.5, east: 107.5 });
});

/** Degrees, where both are about equally long. */
function distanceToRing([long = 0, lat = 0]: Position, ring: readonly Position[]): number {
	const distances = ring.slice(1).map(([toLong = 0, toLat = 0], at) => {
		const [fromLong = 0, fromLat = 0] = ring[at] ?? [];
		const [x, y] = [toLong - fromLong, toLat - fromLat];
		const share = Math.min(1, Math.max(0, ((long - fromLong) * x + (lat - fromLat) * y) / (x * x + y * y)));
		return Math.hypot(long - fromLong - share * x, lat - fromLat - share * y);
	});
	return Math.min(...distances);
}
