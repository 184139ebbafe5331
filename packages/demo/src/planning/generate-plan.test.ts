import { findLandCode } from '@ancu/forms/planning';
import { describe, expect, it } from 'vitest';
import { generateParcels } from './generate-parcels.ts';
import { generatePlan } from './generate-plan.ts';
import type { Ring } from './place.ts';

const place = { lat: 10.78, long: 106.7, turn: 40 };

/** m². */
function area(ring: Ring): number {
	const scale = 111_320 ** 2 * Math.cos((place.lat * Math.PI) / 180);
	const [[originLong, originLat] = [0, 0]] = ring;
	const twice = ring.reduce((sum, [long, lat], at) => {
		const [toLong, toLat] = ring[(at + 1) % ring.length] ?? [long, lat];
		return sum + (long - originLong) * (toLat - originLat) - (toLong - originLong) * (lat - originLat);
	}, 0);
	return (Math.abs(twice) / 2) * scale;
}

describe.each([1, 2, 3, 4, 5])('a made-up plan, seed %d', (seed) => {
	const { zones, homeBlocks } = generatePlan(seed, place);

	it('is the same every time', () => expect(generatePlan(seed, place).zones).toEqual(zones));

	it('has streets, homes and what a quarter needs, all with codes that the law knows', () => {
		expect(zones.length).toBeGreaterThan(80);
		expect(zones.length).toBeLessThan(200);
		const codes = new Set(zones.map(({ landCode }) => landCode));
		expect([...codes]).toEqual(expect.arrayContaining(['DGT', 'ODT', 'DGD', 'DYT', 'TMD', 'DKV', 'MNC', 'SON']));
		for (const code of codes) expect(findLandCode(code)).toBeDefined();
		expect(zones.filter(({ landCode }) => landCode === 'ODT').length).toBeGreaterThan(zones.length / 5);
	});

	it('covers its ground without overlaps: its zones make up the whole', () => {
		const corners = zones.flatMap(({ rings }) => rings[0] ?? []);
		const measured = zones.reduce(
			(sum, { rings: [outer = [], ...holes] }) => sum + area(outer) - holes.reduce((all, hole) => all + area(hole), 0),
			0,
		);
		expect(measured / area(hullOf(corners))).toBeCloseTo(1, 2);
	});

	it('lies around its middle, in closed rings', () => {
		for (const { rings } of zones) {
			for (const ring of rings) {
				expect(ring.at(-1)).toEqual(ring[0]);
				for (const [long, lat] of ring) {
					expect(Math.abs(long - place.long)).toBeLessThan(0.01);
					expect(Math.abs(lat - place.lat)).toBeLessThan(0.01);
				}
			}
		}
	});

	it('has plots the size of town houses, a few numbers of them twice', () => {
		const parcels = generateParcels(seed, place, homeBlocks, 400);
		expect(parcels).toHaveLength(400);
		for (const { ring } of parcels) {
			expect(area(ring)).toBeGreaterThan(35);
			expect(area(ring)).toBeLessThan(260);
		}
		const numbers = Map.groupBy(parcels, ({ mapSheetNo, landPlotNo }) => `${mapSheetNo}/${landPlotNo}`);
		expect([...numbers.values()].filter(({ length }) => length > 1)).toHaveLength(6);
	});
});

/** The convex hull, by Andrew's monotone chain. */
function hullOf(points: readonly Ring[number][]): Ring {
	const sorted = points.toSorted(([a, c], [b, d]) => a - b || c - d);
	const half = (ordered: readonly Ring[number][]) => {
		const chain: Ring = [];
		for (const point of ordered) {
			while (chain.length > 1 && turns(chain.at(-2), chain.at(-1), point) <= 0) chain.pop();
			chain.push(point);
		}
		return chain.slice(0, -1);
	};
	return [...half(sorted), ...half(sorted.toReversed())];
}

function turns(a: Ring[number] = [0, 0], b: Ring[number] = [0, 0], c: Ring[number] = [0, 0]): number {
	return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
