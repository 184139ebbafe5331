import type { PostersQuery, PostersQueryVariables } from '@ancu/api/listing';
import { pageInstead } from '../data/page-instead.ts';
import { readPage } from '../data/read-page.ts';
import { withQuery } from '../data/with-query.ts';

export const PAGE_SIZE = 24;

/** What an address asks for of those who post. */
export const readVariables = (params: URLSearchParams) =>
	({
		page: readPage(params, PAGE_SIZE),
		limit: PAGE_SIZE,
		search: params.get('q') ?? '',
	}) satisfies PostersQueryVariables;

/** The address of a search and page of them. */
export const hrefOf = (search: string, page: number) =>
	withQuery(
		'/real-estate-broker',
		new URLSearchParams({ ...(search && { q: search }), ...(page > 1 && { page: String(page) }) }),
	);

/** Where to go instead of a page of people that there is not. */
export function hrefInstead(posters: PostersQuery | undefined, { search, page }: ReturnType<typeof readVariables>) {
	const instead = pageInstead(posters?.getAllPoster, page, PAGE_SIZE);
	return instead === undefined ? undefined : hrefOf(search, instead);
}
