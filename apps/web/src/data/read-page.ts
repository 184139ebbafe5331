import { lastPage } from '@ancu/forms/list';

/** The page of a list that an address asks for, from 1; the last that the server would look up, where it asks for more. */
export function readPage(params: URLSearchParams, pageSize: number): number {
	const page = Number(params.get('page'));
	return Number.isInteger(page) && page > 0 ? Math.min(page, lastPage(pageSize)) : 1;
}

/** The addresses of a list's pages, by their numbers from 1; the first is the list's own. */
export const pagesOf = (path: string) => (page: number) => (page > 1 ? `${path}?page=${page}` : path);
