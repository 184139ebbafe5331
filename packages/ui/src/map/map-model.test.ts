import { describe, expect, it } from 'vitest';
import { boxOfInseparable, gridZoom, type MapCluster } from './map-model.ts';

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

// Around the equator a pixel of zoom 8 is 360 / 65,536 degrees.
const screen = (width: number, height: number, zoom: number) => {
	const degrees = 360 / (256 * 2 ** zoom);
	return { box: { south: 0, west: 106, north: height * degrees, east: 106 + width * degrees }, zoom };
};

describe('a cluster that no zoom tells apart', () => {
	it('is one whose listings lie at one point', () => {
		const box = boxOfInseparable(cluster(here), screen(390, 700, 14));
		expect(box?.south).toBeLessThan(10.78);
		expect(box?.north).toBeGreaterThan(10.78);
		expect((box?.north ?? 0) - (box?.south ?? 0)).toBeLessThan(1e-4);
	});

	it('is any at the deepest zoom, with its whole square', () => {
		const box = boxOfInseparable(cluster(aside), screen(390, 700, 18));
		expect(box?.south).toBeLessThanOrEqual(10.78);
		expect(box?.north).toBeGreaterThan(10.78);
		expect(box?.west).toBeLessThanOrEqual(106.7);
		expect(box?.east).toBeGreaterThan(106.7);
		// 64 pixels at zoom 18 are 38 m along the equator.
		expect(((box?.east ?? 0) - (box?.west ?? 0)) * 111_320).toBeCloseTo(38.2, 1);
	});

	it('has the square that a large screen gathers by', () => {
		const box = boxOfInseparable(cluster(aside), screen(2_560, 1_300, 18));
		expect(((box?.east ?? 0) - (box?.west ?? 0)) * 111_320).toBeCloseTo(76.4, 1);
	});

	it('is none where coming closer helps', () => {
		expect(boxOfInseparable(cluster(aside), screen(390, 700, 17.75))).toBeUndefined();
		expect(boxOfInseparable(cluster(null), screen(390, 700, 14))).toBeUndefined();
		expect(boxOfInseparable(cluster({ locationLat: null, locationLong: null }), screen(390, 700, 14))).toBeUndefined();
	});
});

describe('the zoom of the grid', () => {
	it('is that of the map, rounded down', () => {
		expect(gridZoom(screen(390, 700, 8))).toBe(8);
		expect(gridZoom(screen(1_200, 800, 8.75))).toBe(8);
	});
	it('is one less where a screen would hold too many markers', () => {
		expect(gridZoom(screen(2_560, 1_300, 8))).toBe(7);
		expect(gridZoom(screen(1_440, 836, 8))).toBe(8);
	});
});
