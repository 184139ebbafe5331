import { type DeskScope, deskScopes } from '@ancu/ui/content';
import { readPage } from '../data/read-page.ts';
import { withQuery } from '../data/with-query.ts';

/** Articles on a page of the desk. */
export const DESK_PAGE_SIZE = 20;

/** What the address of the desk shows. */
export function readDesk(params: URLSearchParams): { scope: DeskScope; page: number } {
	return {
		scope: deskScopes.find((one) => one === params.get('status')) ?? 'ALL',
		page: readPage(params, DESK_PAGE_SIZE),
	};
}

/** The address of the desk; the reverse of `readDesk`. */
export function deskHref(scope: DeskScope = 'ALL', page = 1): string {
	const params = new URLSearchParams({
		...(scope !== 'ALL' && { status: scope }),
		...(page > 1 && { page: String(page) }),
	});
	return withQuery('/news-desk', params);
}

/** Where an article is written; `new` begins one. */
export function editArticleHref(id: string): string {
	return `/news-desk/${encodeURIComponent(id)}`;
}
