import { describe, expect, it } from 'vitest';
import { landCodes } from './land-codes.ts';
import { landSharesOf, landUseOf, takenAreaOf } from './land-use.ts';

describe('what land is for', () => {
	it.each([
		['ODT', 'house'],
		[' ont ', 'house'],
		['TMD', 'business'],
		['LUC', 'farm'],
		['RSX', 'farm'],
		['DGT', 'road'],
		['DGD', 'public'],
		['SON', 'public'],
		['CSD', 'other'],
		['PNN', 'other'],
		['DTM3', 'other'],
	])('%s is for %s', (code, use) => {
		expect(landUseOf(code)).toBe(use);
	});

	it('is known of every farm code', () => {
		for (const { code, group } of landCodes) expect(landUseOf(code) === 'farm').toBe(group === 'AGRICULTURAL');
	});
});

describe('the shares of a plot', () => {
	it('add up zones of one use', () => {
		expect(
			landSharesOf([
				{ landCode: 'DGT', area: 24.2 },
				{ landCode: 'ODT', area: 60.1 },
				{ landCode: 'ONT', area: 0.2 },
			]),
		).toEqual([
			{ use: 'house', area: 60.3, isWhole: false },
			{ use: 'road', area: 24.2, isWhole: false },
		]);
	});

	it('are one where the whole plot is for one thing', () => {
		expect(landSharesOf([{ landCode: 'ODT', area: 80 }])).toEqual([{ use: 'house', area: 80, isWhole: true }]);
	});
});

it('what may be taken counts a road and its reserve once', () => {
	const zones = [
		{ landCode: 'ODT', area: 60 },
		{ landCode: 'DGT', area: 24 },
		{ landCode: 'DGD', area: 10 },
	];
	expect(takenAreaOf(zones, 20)).toBe(34);
	expect(takenAreaOf(zones, 30)).toBe(40);
	expect(takenAreaOf([{ landCode: 'ODT', area: 60 }], null)).toBe(0);
});
