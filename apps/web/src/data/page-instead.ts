import { pageCount } from '@ancu/forms/list';

/** Where to lead from a page behind the last of a list, which may have got shorter: the last page, from 1. Undefined where the page is right, or nothing is known yet. */
export function pageInstead(
	list: { total: number; data: readonly unknown[] } | undefined,
	page: number,
	pageSize: number,
): number | undefined {
	if (!list || list.data.length > 0) return undefined;
	const last = Math.max(1, pageCount(list.total, pageSize));
	return page > last ? last : undefined;
}
