/** How far the pages of a list go: so many rows are skipped at most. Beyond them nobody reads, and every skipped row still costs. */
export const OFFSET_MAX = 10_000;

/** Totals of listings above this are known only as "more than". */
export const KNOWN_TOTAL = 1_000;

/** The last page, from 1, that any list of this page size goes to. */
export function lastPage(pageSize: number): number {
	return Math.floor(OFFSET_MAX / pageSize) + 1;
}

/** How many pages of a list can be read. */
export function pageCount(total: number, pageSize: number): number {
	return Math.min(Math.ceil(total / pageSize), lastPage(pageSize));
}
