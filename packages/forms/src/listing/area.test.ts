import { describe, expect, it } from 'vitest';
import { groupingMark } from '../format/index.ts';
import { readArea } from './area.ts';

describe('an area', () => {
	it.each([
		['48 m 2', 48],
		['48m2', 48],
		['48m', 48],
		['48', 48],
		['48,5 m²', 48.5],
		['48.5m2', 48.5],
		['４８ ㎡', 48],
		['1.250 m2', 1_250],
		['1,250 m2', 1_250],
		['12.500m2', 12_500],
		['1.250,5 m2', 1_250.5],
		['1 250 m2', 1_250],
		['500 mét vuông', 500],
		['500 met vuong', 500],
		['500 square metres', 500],
		['0,5 ha', 5_000],
		['2 héc ta', 20_000],
		['1,125 ha', 11_250],
		['Diện tích: 48m2 đất ở', 48],
		['48m2 x 3 tầng', 48],
		['48m2x5T', 48],
		['DT.48m2', 48],
	])('%s', (text, squareMeters) => expect(readArea(text)).toBe(squareMeters));

	it.each([
		['5x20', 100],
		['5 x 20m', 100],
		['5m x 20m', 100],
		['5*20', 100],
		['5×20 m', 100],
		['4,5 x 18,2', 81.9],
		['5m2 x 20m', 104],
		['4m5x15m5', 69.75],
		['5x20m2', 100],
		['5x20 (98,5 m2)', 98.5],
		['98,5m2 (5x20)', 98.5],
	])('of sides: %s', (text, squareMeters) => expect(readArea(text)).toBe(squareMeters));
});

describe('what a person must say better', () => {
	it.each([
		'',
		'rộng rãi',
		'0 m2',
		'-48 m2',
		'.5 ha',
		'DT ,5 ha',
		'48-50 m2',
		'48 - 50m2',
		'48m2 + 20m2',
		'48.125 m2',
		'48,125 m2',
		'12,345',
		'12,500 m2',
		'5x20x22',
		'2 sào',
		'1 công đất',
		'1.2.3',
		'5 km',
		'500 triệu',
		'>5 tỷ',
		'99999999999',
	])('%j', (text) => expect(readArea(text)).toBeUndefined());
});

describe('what one mark means', () => {
	it.each([
		['12,345 m²', 'en', 12_345],
		['12.345 m²', 'vn', 12_345],
		['48.125', 'en', 48.125],
		['48,125', 'vn', 48.125],
		['1.125 ha', 'en', 11_250],
		['1,125 ha', 'vn', 11_250],
		['1,250', 'vn', 1_250],
	] as const)('%s is decided by the language, where that is known: %s', (text, locale, squareMeters) =>
		expect(readArea(text, groupingMark(locale))).toBe(squareMeters),
	);
});
