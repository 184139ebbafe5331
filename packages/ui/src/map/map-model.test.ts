import { describe, expect, it } from 'vitest';
import { boxOfInseparable, type MapCluster } from './map-model.ts';

const cluster = (representative: MapCluster['representative'], lat = 10.78, long = 106.7): MapCluster => ({
	lat,
	long,
	count: 4,
	minPrice: null,
	maxPrice: null,
	locationInfo: null,
	representative,
});
const here = { locationLat: 10.78, locationLong: 106.7 };
const aside = { locationLat: 10.781, locationLong: 106.7 };

describe('a cluster that no zoom tells apart', () => {
	it('is one whose listings lie at one point', () => {
		const box = boxOfInseparable(cluster(here), { zoom: 14 });
		expect(box?.south).toBeLessThan(10.78);
		expect(box?.north).toBeGreaterThan(10.78);
		expect((box?.north ?? 0) - (box?.south ?? 0)).toBeLessThan(1e-4);
	});

	it('is any at the deepest zoom, with its whole square', () => {
		const box = boxOfInseparable(cluster(aside), { zoom: 18 });
		expect(box?.south).toBeLessThanOrEqual(10.78);
		expect(box?.north).toBeGreaterThan(10.78);
		expect(box?.west).toBeLessThanOrEqual(106.7);
		expect(box?.east).toBeGreaterThan(106.7);
		// 64 pixels at zoom 18 are 38 m along the equator.
		expect(((box?.east ?? 0) - (box?.west ?? 0)) * 111_320).toBeCloseTo(38.2, 1);
	});

	it('is none where coming closer helps', () => {
		expect(boxOfInseparable(cluster(aside), { zoom: 17.75 })).toBeUndefined();
		expect(boxOfInseparable(cluster(null), { zoom: 14 })).toBeUndefined();
		expect(boxOfInseparable(cluster({ locationLat: null, locationLong: null }), { zoom: 14 })).toBeUndefined();
	});
});
