import { expect, it } from 'vitest';
import { readAmount, writeAmount } from './amount.ts';

it.each([
	['50000', 50_000],
	['500.000', 500_000],
	['500,000', 500_000],
	['1 500 000', 1_500_000],
	['500.000 ₫', 500_000],
	['₫500,000', 500_000],
	['500000đ', 500_000],
	['500.000 đồng', 500_000],
	['200k', 200_000],
	['50k', 50_000],
	['1tr', 1_000_000],
	['1tr5', 1_500_000],
	['1,5 triệu', 1_500_000],
	['1.5 triệu', 1_500_000],
	['2 tỷ', 2_000_000_000],
	['0', 0],
	['99', 99],
])('reads %s', (text, dong) => {
	expect(readAmount(text)).toBe(dong);
});

it.each(['', 'tiền', '1,5', '1.50', '-200000', '200-300k', '12,5 triệu/tháng', '45tr/m²', '100 usd', '9'.repeat(20)])(
	'reads nothing from "%s"',
	(text) => {
		expect(readAmount(text)).toBeUndefined();
	},
);

it.each([
	[5_000_000, '5 triệu'],
	[5_200_000_000, '5,2 tỷ'],
	[5_200_001, '5.200.001 đồng'],
	[99, '99 đồng'],
])('writes %s as "%s", which reads as the same', (dong, text) => {
	expect(writeAmount(dong)).toBe(text);
	expect(readAmount(text)).toBe(dong);
});
