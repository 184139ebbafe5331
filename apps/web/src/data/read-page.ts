/** The page of a list that an address asks for, from 1. */
export function readPage(params: URLSearchParams): number {
	const page = Number(params.get('page'));
	return Number.isInteger(page) && page > 0 && page <= 1_000 ? page : 1;
}
