/** Which page numbers to show: first, last, the open one and its neighbours; gaps between them by name. */
export function pageWindow(page: number, pageCount: number): (number | 'gap-before' | 'gap-after')[] {
	const near = [page - 1, page, page + 1].filter((number) => number > 1 && number < pageCount);
	const [first = page] = near;
	const last = near.at(-1) ?? page;
	const before = first > 3 ? (['gap-before'] as const) : first === 3 ? [2] : [];
	const after = last < pageCount - 2 ? (['gap-after'] as const) : last === pageCount - 2 ? [pageCount - 1] : [];
	return pageCount <= 1 ? [1] : [1, ...before, ...near, ...after, pageCount];
}
