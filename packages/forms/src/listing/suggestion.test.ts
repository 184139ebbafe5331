import { describe, expect, it } from 'vitest';
import type { ListingFilter } from './filter.ts';
import { filterOfSuggestion, placeInstead, type SearchSuggestion, searchBoth, searchInstead } from './suggestion.ts';

const none: SearchSuggestion = {
	kind: 'PLACE',
	label: '',
	detail: null,
	provinceId: null,
	districtId: null,
	wardId: null,
	currentProvinceId: null,
	currentWardId: null,
	projectName: null,
	street: null,
};

const before = {
	tradingType: 'RENT',
	search: 'quan 1',
	provinceId: '01',
	districtId: '001',
	currentProvinceId: '01',
	priceMax: 10_000_000,
	circle: { lat: 21, long: 105, radius: 500 },
	page: 3,
} as const;

const choose = (suggestion: Partial<SearchSuggestion>) =>
	searchInstead(before, filterOfSuggestion({ ...none, ...suggestion }));

describe('choosing a suggestion', () => {
	it('sets the place in place of the words, the other places and the page', () =>
		expect(choose({ label: 'Quận 1', provinceId: '79', districtId: '760' })).toEqual({
			tradingType: 'RENT',
			priceMax: 10_000_000,
			provinceId: '79',
			districtId: '760',
		}));

	it('takes a new place by its new codes', () =>
		expect(choose({ label: 'Phường Sài Gòn', currentProvinceId: '79', currentWardId: '26740' })).toEqual({
			tradingType: 'RENT',
			priceMax: 10_000_000,
			currentProvinceId: '79',
			currentWardId: '26740',
		}));

	it('asks for a project by its name, wherever it lies', () =>
		expect(choose({ kind: 'PROJECT', label: 'Grand Park', projectName: 'Vinhomes Grand Park' })).toEqual({
			tradingType: 'RENT',
			priceMax: 10_000_000,
			projectName: 'Vinhomes Grand Park',
		}));

	it('asks for a street by words in its district', () =>
		expect(
			choose({ kind: 'STREET', label: 'Nguyễn Huệ', street: 'Nguyễn Huệ', provinceId: '79', districtId: '760' }),
		).toEqual({
			tradingType: 'RENT',
			priceMax: 10_000_000,
			provinceId: '79',
			districtId: '760',
			search: 'Nguyễn Huệ',
		}));
});

describe('searching for other words', () => {
	it('stays in the place', () =>
		expect(searchInstead(before, { search: 'hẻm xe hơi' })).toEqual({
			...before,
			search: 'hẻm xe hơi',
			page: undefined,
		}));

	it('may be for none', () => expect(searchInstead({ search: 'nhà', priceMax: 1 }, {})).toEqual({ priceMax: 1 }));
});

describe('searching at another place', () => {
	it('keeps the words', () =>
		expect(
			placeInstead({ search: 'hồ bơi', provinceId: '79', districtId: '760', page: 2 }, { provinceId: '01' }),
		).toEqual({ search: 'hồ bơi', provinceId: '01' }));
});

describe('what two filters ask for at once', () => {
	it('is what either asks for', () =>
		expect(searchBoth({ priceMax: 7, search: 'nhà' }, { bedroomMin: 3 })).toEqual({
			priceMax: 7,
			search: 'nhà',
			bedroomMin: 3,
		}));

	it.each([
		[{ priceMax: 3 }, { priceMax: 5 }, { priceMax: 3 }],
		[{ priceMin: 6 }, { priceMin: 5, priceMax: 7 }, { priceMin: 6, priceMax: 7 }],
		[
			{ areaMin: 50, areaMax: 80 },
			{ areaMin: 60, areaMax: 90 },
			{ areaMin: 60, areaMax: 80 },
		],
		[{ bedroomMin: 4 }, { bedroomMin: 3 }, { bedroomMin: 4 }],
		[{ facadeMin: 4 }, { facadeMin: 5 }, { facadeMin: 5 }],
	])('has the narrower bounds: %j and %j', (filter, asked, both) => expect(searchBoth(filter, asked)).toEqual(both));

	it('is the same where both say the same', () => {
		const same: ListingFilter = { tradingType: 'RENT', directions: ['EAST', 'SOUTH'] };
		expect(searchBoth(same, { ...same })).toEqual(same);
	});

	it.each<[ListingFilter, ListingFilter]>([
		[{ priceMax: 3 }, { priceMin: 5 }],
		[{ characteristics: ['CAR_ALLEY'] }, { characteristics: ['BACK_HOUSE'] }],
		[{ directions: ['EAST', 'SOUTH'] }, { directions: ['EAST'] }],
		[{ postMode: 'BROKER' }, { postMode: 'OWNER' }],
	])('cannot be said of %j and %j', (filter, asked) => expect(searchBoth(filter, asked)).toBeUndefined());
});
