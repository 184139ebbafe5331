import { describe, expect, it } from 'vitest';
import { deskHref, editArticleHref, readDesk } from './desk-address.ts';

describe('the address of the desk', () => {
	it.each([
		['ALL', 1, '/news-desk'],
		['DRAFT', 1, '/news-desk?status=DRAFT'],
		['PUBLISHED', 3, '/news-desk?status=PUBLISHED&page=3'],
	] as const)('of %s, page %i, is %s and back', (scope, page, href) => {
		expect(deskHref(scope, page)).toBe(href);
		expect(readDesk(new URL(href, 'http://a').searchParams)).toEqual({ scope, page });
	});

	it('shows all where it makes no sense', () =>
		expect(readDesk(new URLSearchParams('status=x&page=-1'))).toEqual({ scope: 'ALL', page: 1 }));

	it('of one article names it', () => expect(editArticleHref('new')).toBe('/news-desk/new'));
});
