import { describe, expect, it } from 'vitest';
import { isNamedByTitle, listHref, pathOfKind, readListAddress } from './list-address.ts';

const read = (address: string) => readListAddress(new URL(address, 'http://x'));

describe('the address of a list', () => {
	it('says the kind by its path', () => {
		expect(read('/rent?priceMax=20000000').filter).toEqual({ tradingType: 'RENT', priceMax: 20_000_000 });
		expect(read('/search?type=PROJECT').filter).toEqual({ tradingType: 'PROJECT' });
		expect(read('/search').filter).toEqual({});
	});

	it('goes by the path when path and parameter disagree', () =>
		expect(read('/rent?type=BUY').filter.tradingType).toBe('RENT'));

	it('shows the map page as a map and the others as lists', () => {
		expect(read('/map').view).toBe('map');
		expect(read('/rent').view).toBe('list');
		expect(read('/rent?view=sideways').view).toBe('list');
		expect(read('/map?layer=other').layer).toBeUndefined();
	});

	it.each([
		'/real-estate',
		'/rent?q=nh%C3%A0',
		'/search?type=RENT&priceMin=1000000000',
		'/project?page=2&view=map',
		'/map?view=list',
		'/map?around=10.77%2C106.7%2C2000&layer=planning',
		'/real-estate?outline=10.7%2C106.6%2C10.8%2C106.6%2C10.8%2C106.7&view=map',
		'/real-estate?box=10.7%2C106.6%2C10.9%2C106.8',
	])('comes back as it was written: %s', (address) => expect(listHref(read(address))).toBe(address));
});

describe('pathOfKind', () => {
	it('leads a search to the page of its kind', () => {
		expect(pathOfKind('RENT')).toBe('/rent');
		expect(pathOfKind(undefined)).toBe('/search');
	});
});

describe('a list that search engines are to keep', () => {
	const isNamed = (address: string) => isNamedByTitle(read(address).filter);

	it.each([
		'/rent',
		'/rent?page=2',
		'/real-estate?category=apartment&province=79&district=760',
		'/project?newProvince=79&newWard=26740',
		'/map?view=list',
		'/real-estate?box=10.7%2C106.6%2C10.9%2C106.8',
		'/rent?sort=newest',
	])('is one whose title says what it holds: %s', (address) => expect(isNamed(address)).toBe(true));

	it.each([
		'/search?q=mua+sim',
		'/real-estate?sort=price-asc',
		'/real-estate?priceMin=2000000000',
		'/rent?category=room,house',
		'/map?around=10.77%2C106.7%2C2000',
	])('is none that has the title of another: %s', (address) => expect(isNamed(address)).toBe(false));
});
