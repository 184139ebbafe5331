import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, locales } from '../format/index.ts';
import { readDecimal } from './decimal.ts';

describe('a number as it is typed', () => {
	it.each([
		['1.234,5', '1234.5'],
		['1,234.5', '1234.5'],
		['1.234.567', '1234567'],
		['12 000', '12000'],
		['1 234,5', '1234.5'],
		['1\u202f234.5', '1234.5'],
		['0,5', '0.5'],
		['0.125', '0.125'],
		['82,50', '82.5'],
		['007', '7'],
		[' 360 ', '360'],
	])('%s is %s in both languages', (text, digits) => {
		for (const locale of locales) expect(readDecimal(text, locale)).toBe(digits);
	});

	it.each([
		['1.234', '1234', '1.234'],
		['1,234', '1.234', '1234'],
	])('%s is %s in Vietnamese and %s in English', (text, vn, en) => {
		expect(readDecimal(text, 'vn')).toBe(vn);
		expect(readDecimal(text, 'en')).toBe(en);
	});

	it.each(['', '-5', '1.2.3', '1,5,5', '1 2,5', 'ba sào', '80 m²', '1,23456', '1e3', '½'])('%s is none', (text) => {
		expect(readDecimal(text, 'vn')).toBeUndefined();
	});

	it('reads what the format writes', () => {
		fc.assert(
			fc.property(fc.nat(10 ** 11), fc.nat(9_999), fc.constantFrom(...locales), (whole, parts, locale) => {
				const value = Number(`${whole}.${String(parts).padStart(4, '0')}`);
				expect(readDecimal(formatNumber(value, locale, 4), locale)).toBe(String(value));
			}),
		);
	});
});
