import { readPage } from './read-page.ts';
import { withQuery } from './with-query.ts';

/** A part of a list that words find. */
export interface SearchPlace {
	/** Empty for all. */
	search: string;
	/** From 1. */
	page: number;
}

/** The words that an address holds a list to; empty for none. */
export function readSearch(params: URLSearchParams): string {
	return params.get('search')?.trim() ?? '';
}

/** The part of a list that an address asks for. */
export function readSearchPlace(params: URLSearchParams, pageSize: number): SearchPlace {
	return { search: readSearch(params), page: readPage(params, pageSize) };
}

/** The address of a part of a list, held to a choice besides. */
export function searchPlaceHref(path: string, { search, page }: SearchPlace, choice?: Record<string, string>): string {
	const params = new URLSearchParams({
		...(search && { search }),
		...choice,
		...(page > 1 && { page: String(page) }),
	});
	return withQuery(path, params);
}
