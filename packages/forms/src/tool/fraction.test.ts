import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dividedBy, fractionOf, isSame, roundTo, roundWhole, times } from './fraction.ts';

describe('a fraction', () => {
	it.each([
		['0', 0n, 1n],
		['12', 12n, 1n],
		['1234.5', 12345n, 10n],
		['0.0001', 1n, 10_000n],
		[9_007_199_254_740_991, 9_007_199_254_740_991n, 1n],
	])('of %s is exact', (written, over, under) => {
		expect(fractionOf(written)).toEqual({ over, under });
	});

	it.each(['', '-1', '1,5', '1.', '1e9', 'rẻ', Number.NaN, 1e21])('refuses %s', (written) => {
		expect(() => fractionOf(written)).toThrow(RangeError);
	});

	it.each([
		['0.5', 1n],
		['1.4999', 1n],
		['1.5', 2n],
		['2.5', 3n],
	])('%s is rounded to %s', (written, whole) => {
		expect(roundWhole(fractionOf(written))).toBe(whole);
	});

	it('says whether rounding lost anything', () => {
		expect(roundTo(dividedBy(fractionOf('1'), fractionOf('3')), 4)).toEqual({ value: 0.3333, isExact: false });
		expect(roundTo(fractionOf('1.005'), 2)).toEqual({ value: 1.01, isExact: false });
		expect(roundTo(fractionOf('0.125'), 3)).toEqual({ value: 0.125, isExact: true });
	});

	it('is not divided by nothing', () => {
		expect(() => dividedBy(fractionOf('1'), fractionOf('0'))).toThrow(RangeError);
	});

	it('comes back after times and divided by', () => {
		const some = fc.record({ over: fc.bigInt(0n, 10n ** 20n), under: fc.bigInt(1n, 10n ** 6n) });
		const more = fc.record({ over: fc.bigInt(1n, 10n ** 20n), under: fc.bigInt(1n, 10n ** 6n) });
		fc.assert(fc.property(some, more, (one, other) => isSame(dividedBy(times(one, other), other), one)));
	});
});
