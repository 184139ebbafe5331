import { describe, expect, it } from 'vitest';
import { priceInWords } from './price-in-words.ts';

describe('in Vietnamese', () => {
	it.each([
		[0, 'Không đồng'],
		[1, 'Một đồng'],
		[5, 'Năm đồng'],
		[10, 'Mười đồng'],
		[11, 'Mười một đồng'],
		[14, 'Mười bốn đồng'],
		[15, 'Mười lăm đồng'],
		[21, 'Hai mươi mốt đồng'],
		[24, 'Hai mươi tư đồng'],
		[25, 'Hai mươi lăm đồng'],
		[50, 'Năm mươi đồng'],
		[101, 'Một trăm lẻ một đồng'],
		[104, 'Một trăm lẻ bốn đồng'],
		[105, 'Một trăm lẻ năm đồng'],
		[111, 'Một trăm mười một đồng'],
		[555, 'Năm trăm năm mươi lăm đồng'],
		[500_000, 'Năm trăm nghìn đồng'],
		[1_005, 'Một nghìn không trăm lẻ năm đồng'],
		[12_500_000, 'Mười hai triệu năm trăm nghìn đồng'],
		[1_001_000_000, 'Một tỷ không trăm lẻ một triệu đồng'],
		[5_015_000_000, 'Năm tỷ không trăm mười lăm triệu đồng'],
		[5_200_000_000, 'Năm tỷ hai trăm triệu đồng'],
		[1_000_000_021, 'Một tỷ không trăm hai mươi mốt đồng'],
		[1_250_000_000_000, 'Một nghìn hai trăm năm mươi tỷ đồng'],
		[2_000_005_000_000_000, 'Hai triệu không trăm lẻ năm tỷ đồng'],
	])('%d is %s', (dong, words) => expect(priceInWords(dong, 'vn')).toBe(words));
});

describe('in English', () => {
	it.each([
		[0, 'Zero dong'],
		[12, 'Twelve dong'],
		[40, 'Forty dong'],
		[105, 'One hundred and five dong'],
		[12_500_000, 'Twelve million five hundred thousand dong'],
		[5_200_000_000, 'Five billion two hundred million dong'],
		[1_250_000_000_000, 'One trillion two hundred and fifty billion dong'],
		[321_000_021, 'Three hundred and twenty-one million twenty-one dong'],
	])('%d is %s', (dong, words) => expect(priceInWords(dong, 'en')).toBe(words));
});

// The way back, written by the rules of the language and not by ours, so that no number is ever said for another one.
const vietnamese: Record<string, number> = {
	...{ không: 0, một: 1, mốt: 1, hai: 2, ba: 3, bốn: 4, tư: 4, năm: 5, lăm: 5, sáu: 6, bảy: 7, tám: 8, chín: 9 },
};

function fromVietnamese(words: string): number {
	const [billions, rest] = words.includes(' tỷ') ? (words.split(' tỷ') as [string, string]) : ['', words];
	let value = billions ? fromVietnamese(billions) * 1e9 : 0;
	let group = 0;
	let digit = 0;
	for (const word of rest.trim().split(' ')) {
		if (word === 'triệu' || word === 'nghìn') {
			value += (group + digit) * (word === 'triệu' ? 1e6 : 1e3);
			group = digit = 0;
		} else if (word === 'trăm') [group, digit] = [digit * 100, 0];
		else if (word === 'mươi') [group, digit] = [group + digit * 10, 0];
		else if (word === 'mười') group += 10;
		else if (word !== 'lẻ') digit = vietnamese[word] ?? 0;
	}
	return value + group + digit;
}

describe('every number', () => {
	it('up to ten thousand and many beyond can be read back', () => {
		const wrong: number[] = [];
		const check = (value: number) => {
			const words = priceInWords(value, 'vn')
				.toLowerCase()
				.replace(/ đồng$/, '');
			if (fromVietnamese(words) !== value) wrong.push(value);
		};
		for (let value = 0; value <= 10_000; value++) check(value);
		// Steps by a prime reach every pattern of digits in every group.
		for (let value = 10_007; value < Number.MAX_SAFE_INTEGER; value = Math.ceil(value * 1.0137) + 7) check(value);
		expect(wrong).toEqual([]);
	});

	it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])('but %d is no sum of money', (value) =>
		expect(() => priceInWords(value, 'vn')).toThrow(RangeError),
	);
});
