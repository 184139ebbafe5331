import { describe, expect, it } from 'vitest';
import { formatMoney } from '../format/format.ts';
import { readPrice } from './price.ts';

const total = (price: number) => ({ price, unit: 'TOTAL', perMonth: false });

describe('a price for the whole', () => {
	it.each([
		['24,5 tỷ', 24_500_000_000],
		['24.5 tỷ', 24_500_000_000],
		['5 tỷ 2', 5_200_000_000],
		['5 tỷ 25', 5_250_000_000],
		['5 tỷ 250', 5_250_000_000],
		['5 tỷ 05', 5_050_000_000],
		['5 tỷ 050', 5_050_000_000],
		['5tỷ2', 5_200_000_000],
		['5 ty 2', 5_200_000_000],
		['2ty350', 2_350_000_000],
		['2 tỉ 350 triệu', 2_350_000_000],
		['2 tỷ 350 triệu đồng', 2_350_000_000],
		['1 tỷ 200tr 500k', 1_200_500_000],
		['1 tỷ rưỡi', 1_500_000_000],
		['3 tỏi 8', 3_800_000_000],
		['850tr', 850_000_000],
		['850 triệu', 850_000_000],
		['850 củ', 850_000_000],
		['850 trđ', 850_000_000],
		['12tr5', 12_500_000],
		['12 triệu 500', 12_500_000],
		['12,5 triệu', 12_500_000],
		['2 nghìn tỷ', 2_000_000_000_000],
		['2,5 ngàn tỷ', 2_500_000_000_000],
		['2 nghin ti', 2_000_000_000_000],
		['2 ngan ty 500 ty', 2_500_000_000_000],
		['500 nghìn', 500_000],
		['500 ngàn', 500_000],
		['500k', 500_000],
		['1.500k', 1_500_000],
		['1.250.000.000', 1_250_000_000],
		['1.250.000.000 đồng', 1_250_000_000],
		['1,250,000,000 đ', 1_250_000_000],
		['1 250 000 000 ₫', 1_250_000_000],
		['1250000000VND', 1_250_000_000],
		['1.250 triệu', 1_250_000_000],
		['1.250,5 triệu', 1_250_500_000],
		['4,275 tỷ', 4_275_000_000],
		['0.850 tỷ', 850_000_000],
		['2.25 tỷ', 2_250_000_000],
		['２４,５ tỷ', 24_500_000_000],
		['Giá: 5 tỷ TL', 5_000_000_000],
		['Giá.5 tỷ', 5_000_000_000],
		['Giá.....5 tỷ', 5_000_000_000],
		['5 tỷ 2 TL', 5_200_000_000],
		['5 tỷ 2, có thương lượng', 5_200_000_000],
		['5 tỷ (thương lượng)', 5_000_000_000],
		['4 tỷ 2', 4_200_000_000],
		['4 tỷ 2 VND', 4_200_000_000],
		['4 tỷ 2 đồng', 4_200_000_000],
		['4 tỷ 2đ', 4_200_000_000],
		['4 tỷ 2 ₫, có thương lượng', 4_200_000_000],
		['4 tỷ 250 VNĐ', 4_250_000_000],
		['4 tỷ 250.000 đồng', 4_000_250_000],
		['5t5', 5_500_000_000],
		['5t2', 5_200_000_000],
		['5T2 TL', 5_200_000_000],
		['2t350', 2_350_000_000],
		['2t350 VNĐ', 2_350_000_000],
		['2t350tr', 2_350_000_000],
		['2,35t', 2_350_000_000],
		['5t', 5_000_000_000],
		['5,2 tỷ/căn', 5_200_000_000],
		['5 tỷ, LH 0909 123 456', 5_000_000_000],
		['5.2 billion VND', 5_200_000_000],
		['850 million', 850_000_000],
		['1,250 billion', 1_250_000_000_000],
		['₫1,250 billion', 1_250_000_000_000],
		['1,250.5 billion', 1_250_500_000_000],
		['1.250 billion', 1_250_000_000],
		['4.275 bn', 4_275_000_000],
		['1,250 million', 1_250_000_000],
		['1.250 million', 1_250_000],
	])('%s', (text, price) => expect(readPrice(text)).toEqual(total(price)));

	it('is exact to the đồng', () => {
		expect(readPrice('0,07 tỷ')).toEqual(total(70_000_000));
		expect(readPrice('4,35 tỷ')).toEqual(total(4_350_000_000));
		expect(readPrice('9.007.199.254.740.991')).toEqual(total(Number.MAX_SAFE_INTEGER));
	});

	it('reads back what the product itself writes', () => {
		for (const price of [500_000, 12_500_000, 850_000_000, 4_275_000_000, 24_500_000_000, 120_500_000_000, 1e12])
			expect(readPrice(formatMoney(price, 'vn'))).toEqual(total(price));
		for (const price of [500_000, 12_500_000, 850_000_000, 4_275_000_000, 120_500_000_000, 1_250_000_000_000])
			expect(readPrice(formatMoney(price, 'en'))).toEqual(total(price));
	});

	it('is read alike in a draft that is opened in the other language', () => {
		expect(readPrice('1,5 tỷ')).toEqual(readPrice('1.5 billion'));
		expect(readPrice('1,250 tỷ')).toEqual(readPrice('1.250 billion'));
	});
});

describe('a price for a part', () => {
	it.each([
		['45 triệu/m2', 45_000_000],
		['45tr/m²', 45_000_000],
		['45 tr / 1 m 2', 45_000_000],
		['45,5tr một mét vuông', 45_500_000],
		['45,500 triệu/m2', 45_500_000],
		['45.500.000 đ/m2', 45_500_000],
		['45 million/sqm', 45_000_000],
		['45.500 million/sqm', 45_500_000],
	])('of a square metre: %s', (text, price) =>
		expect(readPrice(text)).toEqual({ price, unit: 'PER_M2', perMonth: false }),
	);

	it.each([
		['12,5 triệu/tháng', 12_500_000],
		['12tr5/th', 12_500_000],
		['12tr5 đồng/tháng', 12_500_000],
		['12tr5đ/th', 12_500_000],
		['12 triệu 1 tháng', 12_000_000],
		['12 triệu/tháng/căn', 12_000_000],
		['12 triệu mỗi tháng', 12_000_000],
		['12.500.000đ/tháng', 12_500_000],
		['2,500 triệu/tháng', 2_500_000],
	])('of time, which is a rent: %s', (text, price) =>
		expect(readPrice(text)).toEqual({ price, unit: 'TOTAL', perMonth: true }),
	);

	it('of both', () => expect(readPrice('250k/m2/tháng')).toEqual({ price: 250_000, unit: 'PER_M2', perMonth: true }));
});

describe('no price yet', () => {
	it.each([
		'thỏa thuận',
		'Thoả thuận',
		'thoa thuan',
		'Giá thương lượng',
		'Liên hệ',
		'TL',
		'LH 0909.123.456',
		'Negotiable',
	])('is negotiable: %s', (text) =>
		expect(readPrice(text)).toEqual({ price: null, unit: 'NEGOTIABLE', perMonth: false }),
	);
});

describe('what a person must say better', () => {
	it.each([
		'',
		'rẻ nhất khu vực',
		'5',
		'24,5',
		'1.250',
		'0 tỷ',
		'-5 tỷ',
		'.9 tỷ',
		'Giá ,9 tỷ',
		'1.2.3 tỷ',
		'5,2 tỷ 3',
		'5 tỷ 50',
		'5 tỷ 2000 triệu',
		'5 triệu 2 tỷ',
		'2.350 tỷ',
		'1,250 triệu',
		'2.500 triệu/tháng',
		'5 - 6 tỷ',
		'5-6 tỷ',
		'5 tỷ - 6 tỷ',
		'5~6 tỷ',
		'từ 5 tỷ',
		'từ 5 đến 6 tỷ',
		'dưới 5 tỷ',
		'5 tỷ (45tr/m2)',
		'5 tỷ 60m2',
		'5 tỷ 3 tầng',
		'4 tỷ 20 đồng',
		'4 tỷ 2 USD',
		'5 t',
		'5 tầng',
		'5 th',
		'5t/m2',
		'5 tỷ/t',
		'5t 3 tầng',
		'12t/th',
		'12t5/tháng',
		'5t - 6t',
		'1 tỷ mốt',
		'5 tỷ mấy',
		'hơn 5 tỷ',
		'100 triệu/m ngang',
		'300 triệu mỗi mét ngang',
		'800 triệu mỗi sào',
		'800tr sào',
		'2 tỷ mỗi ha',
		'180 triệu mỗi năm',
		'180 million per year',
		'500k mỗi ngày',
		'100tr/m',
		'1 tỷ/sào',
		'60 triệu/năm',
		'1.000 USD',
		'$2000',
		'200.000 đô',
		'99.999.999.999 tỷ',
	])('%j', (text) => expect(readPrice(text)).toBeUndefined());
});
