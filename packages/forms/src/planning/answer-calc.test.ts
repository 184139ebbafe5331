import { describe, expect, it } from 'vitest';
import { percentsOf, totalOf } from './answer-calc.ts';

describe('shares in percent', () => {
	it.each([
		[
			[96, 24],
			[80, 20],
		],
		[
			[1, 1, 1],
			[33.4, 33.3, 33.3],
		],
		[
			[1, 1, 1, 1, 1, 1, 1],
			[14.3, 14.3, 14.3, 14.3, 14.3, 14.3, 14.2],
		],
		[
			[999.99, 0.01],
			[100, 0],
		],
		[[52.7], [100]],
		[[], []],
		[
			[0, 0],
			[0, 0],
		],
	])('of %j are %j', (areas, percents) => {
		expect(percentsOf(areas)).toEqual(percents);
	});

	it('add up to 100 whatever the areas are', () => {
		for (let count = 1; count <= 20; count++)
			for (let seed = 1; seed <= 50; seed++) {
				const areas = Array.from({ length: count }, (_, index) => ((seed * 7_919 * (index + 3)) % 10_007) / 10 + 0.1);
				const sum = percentsOf(areas).reduce((all, percent) => all + Math.round(percent * 10), 0);
				expect(sum, areas.join()).toBe(1_000);
			}
	});
});

it('areas add up without the noise of floating point', () => {
	expect(totalOf([0.1, 0.2])).toBe(0.3);
});
