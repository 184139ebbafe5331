import { describe, expect, it } from 'vitest';
import {
	activeFilterFields,
	isSorted,
	type ListingFilter,
	readListingFilter,
	sortOf,
	sortsFor,
	withoutFields,
	writeListingFilter,
} from './filter.ts';

const read = (query: string) => readListingFilter(new URLSearchParams(query));

const full: ListingFilter = {
	search: 'nhà phố quận 1',
	tradingType: 'BUY',
	categoryIds: ['house', 'villa'],
	priceMin: 2_000_000_000,
	priceMax: 5_000_000_000,
	pricePerSquareMeterMin: 50_000_000,
	pricePerSquareMeterMax: 200_000_000,
	areaMin: 50,
	areaMax: 120.5,
	bedroomMin: 3,
	toiletMin: 2,
	floorsMin: 4,
	facadeMin: 4.5,
	directions: ['EAST', 'SOUTH_EAST'],
	legalStatuses: ['HAVE_BOOK'],
	houseCategories: ['ALLEY'],
	characteristics: ['CAR_ALLEY'],
	characteristicsNot: ['BOUNDARIES', 'RUINED'],
	interiorStatuses: ['FULL'],
	postedWithinDays: 7,
	isGreenCheck: true,
	isPlanningChecked: true,
	postMode: 'OWNER',
	provinceId: '79',
	districtId: '760',
	wardId: '26734',
	currentProvinceId: '79',
	currentWardId: '27004',
	projectName: 'Vạn Phúc',
	polygon: [
		{ lat: 10.7, long: 106.6 },
		{ lat: 10.8, long: 106.6 },
		{ lat: 10.8, long: 106.7 },
	],
	circle: { lat: 10.77, long: 106.69, radius: 1_500 },
	box: { south: 10.7, west: 106.6, north: 10.9, east: 106.8 },
	sort: 'price-asc',
	page: 3,
};

describe('a filter in the address bar', () => {
	it('comes back as it was written', () => expect(readListingFilter(writeListingFilter(full))).toEqual(full));

	it('is short where it asks for nothing', () => {
		expect(writeListingFilter({}).toString()).toBe('');
		expect(writeListingFilter({ sort: 'newest', page: 1, search: '' }).toString()).toBe('');
		expect(writeListingFilter({ sort: 'nearest' }).toString()).toBe('');
	});

	it('reads ticked boxes of a form, one entry each', () => {
		expect(read('direction=EAST&direction=WEST&q=').directions).toEqual(['EAST', 'WEST']);
	});

	it.each([
		'priceMin=abc',
		'priceMin=-1',
		'priceMin=1.5',
		'priceMin=99999999999999999999',
		'areaMax=Infinity',
		'type=STEAL',
		'direction=UP',
		"province=79' or 1=1",
		'box=1,2,3',
		'box=10,106,9,107',
		'box=NaN,106,11,107',
		'outline=10,106,11,107',
		'around=10,106',
		'around=10,106,-5',
		'greenCheck=yes',
		'posted=0',
		'by=ROBOT',
		'with=POOL',
		'toilets=-1',
		'page=0',
		'page=418',
		'page=1e9',
		'sort=random',
		'category=<script>',
	])('leaves out what makes no sense: %s', (query) => expect(read(query)).toEqual({}));

	it('keeps the rest of a link that is partly wrong', () =>
		expect(read('type=RENT&page=zero&areaMin=30')).toEqual({ tradingType: 'RENT', areaMin: 30 }));

	it('keeps what is known of a list', () => {
		expect(read('direction=EAST,UP&legal=NONE')).toEqual({ directions: ['EAST'] });
	});

	it('turns a range around whose ends are the wrong way', () => {
		expect(read('priceMin=5&priceMax=1')).toEqual({ priceMin: 1, priceMax: 5 });
		expect(read('areaMin=0&areaMax=90&unitPriceMin=7')).toEqual({ areaMin: 0, areaMax: 90, pricePerSquareMeterMin: 7 });
	});

	it('takes the beginning of what is long', () =>
		expect(read(`q=${'nhà '.repeat(100)}`).search).toBe('nhà '.repeat(50).trim()));

	it('trims what was typed', () => expect(read('q=%20nh%C3%A0%20').search).toBe('nhà'));

	it('writes the map to the metre', () => {
		const box = { south: 10.123456789, west: 106.1, north: 11, east: 107 };
		expect(writeListingFilter({ box }).get('box')).toBe('10.12346,106.1,11,107');
	});
});

describe('activeFilterFields', () => {
	it('counts what narrows, not order, page, map or kind', () => {
		expect(
			activeFilterFields({ tradingType: 'BUY', sort: 'newest', page: 2, search: 'x', priceMin: 0, provinceId: '79' }),
		).toEqual(['priceMin', 'provinceId']);
	});
});

describe('withoutFields', () => {
	it('takes the district and ward along with their province, and goes back to the first page', () => {
		const rest = withoutFields(full, 'provinceId');
		expect(rest).not.toHaveProperty('districtId');
		expect(rest).not.toHaveProperty('wardId');
		expect(rest).not.toHaveProperty('page');
		expect(withoutFields(full, 'currentProvinceId')).not.toHaveProperty('currentWardId');
		expect(rest.priceMin).toBe(full.priceMin);
	});
});

describe('the order of a search', () => {
	const circle = { lat: 10.7769, long: 106.7009, radius: 5_000 };
	it('is the nearest first around a point, and the newest elsewhere', () => {
		expect(sortOf({ circle })).toBe('nearest');
		expect(sortOf({})).toBe('newest');
		expect(sortOf({ sort: 'nearest' })).toBe('newest');
	});
	it('is offered and written as another where another was chosen', () => {
		expect(sortsFor({ circle })).toContain('nearest');
		expect(sortsFor({})).not.toContain('nearest');
		const newest = { circle, sort: 'newest' } as const;
		expect(readListingFilter(writeListingFilter(newest))).toEqual(newest);
		expect(writeListingFilter({ circle, sort: 'nearest' }).has('sort')).toBe(false);
		expect([isSorted(newest), isSorted({ circle }), isSorted({ sort: 'area-desc' })]).toEqual([true, false, true]);
	});
});
