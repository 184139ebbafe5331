/** The page of a list that an address asks for, from 1. */
export function readPage(params: URLSearchParams): number {
	const page = Number(params.get('page'));
	return Number.isInteger(page) && page > 0 && page <= 1_000 ? page : 1;
}

/** The addresses of a list's pages, by their numbers from 1; the first is the list's own. */
export const pagesOf = (path: string) => (page: number) => (page > 1 ? `${path}?page=${page}` : path);
