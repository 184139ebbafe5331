import { withQuery } from '../data/with-query.ts';

/** Articles on a page of news; with the one in front the rows are full. */
export const NEWS_PAGE_SIZE = 13;

export function newsHref(page: number): string {
	return withQuery('/news', new URLSearchParams(page > 1 ? { page: String(page) } : {}));
}
