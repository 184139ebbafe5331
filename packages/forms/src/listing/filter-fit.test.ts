import { describe, expect, it } from 'vitest';
import { doesFieldFit, fitFilter, fittingCharacteristics, isCategoryOf } from './filter-fit.ts';

describe('what fits a search', () => {
	it('asks no bedrooms of land, and no characteristics of a flat', () => {
		expect(doesFieldFit('bedroomMin', { tradingType: 'BUY', categoryIds: ['residential-land'] })).toBe(false);
		expect(doesFieldFit('facadeMin', { tradingType: 'BUY', categoryIds: ['residential-land'] })).toBe(true);
		expect(doesFieldFit('characteristicsNot', { tradingType: 'BUY', categoryIds: ['apartment'] })).toBe(false);
	});

	it('asks what any of several categories has', () =>
		expect(doesFieldFit('bedroomMin', { categoryIds: ['residential-land', 'house'] })).toBe(true));

	it('asks of a kind what any of its categories has', () => {
		expect(doesFieldFit('bedroomMin', { tradingType: 'BUY' })).toBe(true);
		expect(doesFieldFit('bedroomMin', { tradingType: 'PROJECT' })).toBe(false);
		expect(doesFieldFit('priceMin', { tradingType: 'PROJECT' })).toBe(true);
	});

	it('knows which categories a kind has', () => {
		expect(isCategoryOf('room', 'RENT')).toBe(true);
		expect(isCategoryOf('room', 'BUY')).toBe(false);
		expect(isCategoryOf('added-later', 'BUY')).toBe(true);
	});

	it('has no ruins on open land', () => {
		expect(fittingCharacteristics({ categoryIds: ['farmland'] })).not.toContain('RUINED');
		expect(fittingCharacteristics({ categoryIds: ['house'] })).toContain('RUINED');
	});
});

describe('a filter that fits', () => {
	it('loses what its category cannot have and keeps the rest', () =>
		expect(
			fitFilter({
				tradingType: 'BUY',
				categoryIds: ['residential-land', 'room'],
				bedroomMin: 2,
				facadeMin: 5,
				priceMax: 3e9,
				characteristicsNot: ['RUINED', 'BOUNDARIES'],
				characteristics: ['RUINED'],
			}),
		).toEqual({
			tradingType: 'BUY',
			categoryIds: ['residential-land'],
			facadeMin: 5,
			priceMax: 3e9,
			characteristicsNot: ['BOUNDARIES'],
		}));

	it('stays as it is when all fits', () => {
		const filter = { tradingType: 'RENT', categoryIds: ['room'], toiletMin: 1, search: 'gần chợ' } as const;
		expect(fitFilter({ ...filter, categoryIds: ['room'] })).toEqual(filter);
	});
});
