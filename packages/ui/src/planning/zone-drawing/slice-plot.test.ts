import { describe, expect, it } from 'vitest';
import { slicePlot } from './slice-plot.ts';

describe('a plot cut by its zones', () => {
	it('is one piece where there is one zone', () => {
		expect(slicePlot([80], 1.5)).toEqual([{ x: 0, y: 0, width: 100, height: 100 }]);
		expect(slicePlot([], 1.5)).toEqual([]);
	});

	it('is cut across its longer side', () => {
		expect(slicePlot([3, 1], 1.5)).toEqual([
			{ x: 0, y: 0, width: 75, height: 100 },
			{ x: 75, y: 0, width: 25, height: 100 },
		]);
		expect(slicePlot([3, 1], 0.5)).toEqual([
			{ x: 0, y: 0, width: 100, height: 75 },
			{ x: 0, y: 75, width: 100, height: 25 },
		]);
	});

	it.each([[[96, 24]], [[1, 1, 1, 1, 1]], [[80, 12, 5, 2, 1]], [[0.3, 900, 40.5, 7, 7, 7]]])(
		'shows %j in proportion, all of it and nothing twice',
		(areas) => {
			const slices = slicePlot(areas, 1.5);
			const whole = areas.reduce((all, area) => all + area, 0);
			slices.forEach(({ x, y, width, height }, index) => {
				expect((width * height) / 10_000).toBeCloseTo((areas[index] ?? 0) / whole, 6);
				expect(x + width).toBeLessThanOrEqual(100.0001);
				expect(y + height).toBeLessThanOrEqual(100.0001);
			});
			for (const [index, one] of slices.entries())
				for (const other of slices.slice(index + 1)) {
					const apart =
						one.x + one.width <= other.x + 1e-6 ||
						other.x + other.width <= one.x + 1e-6 ||
						one.y + one.height <= other.y + 1e-6 ||
						other.y + other.height <= one.y + 1e-6;
					expect(apart).toBe(true);
				}
		},
	);
});
