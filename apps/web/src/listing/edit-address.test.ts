import { expect, it } from 'vitest';
import { afterEditHref, editListingHref } from './edit-address.ts';

it('leads from the form of a listing back to the page of the list that it was opened from', () => {
	const href = editListingHref('a', new URLSearchParams('tab=waiting&search=nhà phố&page=3'));
	const { pathname, searchParams } = new URL(href, 'http://localhost');
	expect(pathname).toBe('/real-estate/update/a');
	expect(decodeURIComponent(afterEditHref(searchParams))).toBe('/estate?tab=waiting&search=nhà+phố&page=3');
});

it('leads to all of them from elsewhere, and to nothing but them', () => {
	expect(editListingHref('a', new URLSearchParams())).toBe('/real-estate/update/a');
	expect(afterEditHref(new URLSearchParams())).toBe('/estate');
	expect(afterEditHref(new URLSearchParams({ from: 'https://example.com/?x' }))).toMatch(/^\/estate\?/);
});
