import { describe, expect, it } from 'vitest';
import type { ListingFilter } from './filter.ts';
import { searchInParts } from './search-in-parts.ts';

describe('a search in parts', () => {
	it('has what its words mean as filters beside what it filters by already', () => {
		expect(
			searchInParts({ tradingType: 'RENT', provinceId: '01', search: 'phòng ngủ 2 dưới 4 triệu hồ tây' }),
		).toMatchObject({
			tradingType: 'RENT',
			provinceId: '01',
			priceMax: 4_000_000,
			search: expect.stringContaining('hồ tây'),
		});
		expect(searchInParts({ search: 'dưới 4 tỷ' })).toEqual({ priceMax: 4_000_000_000, search: undefined });
	});

	it.each<ListingFilter>([
		{ search: 'hồ tây' },
		{ provinceId: '01' },
		// Both cannot be asked for in one filter.
		{ priceMin: 5_000_000_000, search: 'dưới 4 tỷ' },
	])('is as it is where its words mean nothing else: %j', (filter) => {
		expect(searchInParts(filter)).toEqual(filter);
	});
});
