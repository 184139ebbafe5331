import { describe, expect, it } from 'vitest';
import { areaRanges, inOrder, priceRanges } from './ranges.ts';

describe('usual ranges', () => {
	it('leave no gap and overlap nowhere', () => {
		for (const ranges of [priceRanges('BUY'), priceRanges('RENT'), areaRanges]) {
			expect(ranges[0]?.min).toBeUndefined();
			expect(ranges.at(-1)?.max).toBeUndefined();
			for (const [index, { min }] of ranges.slice(1).entries()) expect(min).toBe(ranges[index]?.max);
		}
	});
});

describe('a range in order', () => {
	it('begins at its lower end', () => expect(inOrder({ min: 5, max: 2 })).toEqual({ min: 2, max: 5 }));
	it('stays as it is with one end', () => {
		expect(inOrder({ min: 5 })).toEqual({ min: 5, max: undefined });
		expect(inOrder({ max: 0 })).toEqual({ min: undefined, max: 0 });
	});
});
