import { describe, expect, it } from 'vitest';
import { readSavedAddress, savedHref } from './saved-address.ts';

const read = (query: string) => readSavedAddress(new URLSearchParams(query));

describe('the address of what is saved', () => {
	it.each([
		['/saved/real-estate', { tab: 'listings', page: 1, chosen: [] }],
		['/saved/real-estate?tab=searches', { tab: 'searches', page: 1, chosen: [] }],
		['/saved/real-estate?page=2&chosen=1042,1044', { tab: 'listings', page: 2, chosen: [1042, 1044] }],
	] as const)('%s says the same both ways', (href, view) => {
		expect(savedHref(view)).toBe(href);
		expect(read(href.slice(href.indexOf('?') + 1))).toEqual(view);
	});

	it('takes each number once, four at most, and nothing else', () => {
		expect(read('chosen=7,x,-1,7,1.5,8,9,10,11').chosen).toEqual([7, 8, 9, 10]);
		expect(read('chosen=').chosen).toEqual([]);
	});
});
