import { describe, expect, it } from 'vitest';
import { readAreaLimit, readPriceLimit, readUnitPriceLimit } from './limit.ts';

describe('a limit as people write it', () => {
	it('is none where nothing stands', () => {
		for (const read of [readPriceLimit, readUnitPriceLimit, readAreaLimit]) expect(read('  ', 'vn')).toEqual({});
	});

	it.each([
		['5 tỷ 2', 5_200_000_000],
		['800tr', 800_000_000],
		['12 triệu/tháng', 12_000_000],
		['2000000000', 2_000_000_000],
	])('a price: %s', (text, value) => expect(readPriceLimit(text)).toEqual({ value }));

	it('says what is wrong with a price', () => {
		expect(readPriceLimit('nhiều')).toEqual({ fault: 'price' });
		expect(readPriceLimit('5')).toEqual({ fault: 'price' });
		expect(readPriceLimit('thỏa thuận')).toEqual({ fault: 'price' });
		expect(readPriceLimit('45tr/m2')).toEqual({ fault: 'isPerSquareMeter' });
	});

	it('needs no unit of area in the field that says it', () => {
		expect(readUnitPriceLimit('45tr')).toEqual({ value: 45_000_000 });
		expect(readUnitPriceLimit('45tr/m2')).toEqual({ value: 45_000_000 });
		expect(readUnitPriceLimit('?')).toEqual({ fault: 'unitPrice' });
	});

	it('an area', () => {
		expect(readAreaLimit('5x20', 'vn')).toEqual({ value: 100 });
		expect(readAreaLimit('12,500 m²', 'en')).toEqual({ value: 12_500 });
		expect(readAreaLimit('2 sào', 'vn')).toEqual({ fault: 'area' });
	});
});
