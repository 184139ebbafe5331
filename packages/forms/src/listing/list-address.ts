import { type ListingFilter, readListingFilter, writeListingFilter } from './filter.ts';
import type { TradingType } from './vocabulary.ts';

/** Pages that hold one kind; `/search` and `/map` hold every kind. */
export const kindPaths: Readonly<Record<string, TradingType>> = {
	'/real-estate': 'BUY',
	'/rent': 'RENT',
	'/project': 'PROJECT',
};

const listPaths: readonly string[] = [...Object.keys(kindPaths), '/search', '/map'];

/** The filter that a list's address holds: `/rent?areaMin=50`. Undefined when it is no list's. */
export function readListHref(href: string): ListingFilter | undefined {
	const base = 'http://here.invalid';
	if (!href.startsWith('/') || href.startsWith('//') || !URL.canParse(href, base)) return undefined;
	const { pathname, searchParams } = new URL(href, base);
	if (!listPaths.includes(pathname)) return undefined;
	const filter = readListingFilter(searchParams);
	const kind = kindPaths[pathname];
	return kind ? { ...filter, tradingType: kind } : filter;
}

/** The address of a list with what is asked for, and nothing of how it is looked at. */
export function searchHref(href: string): string | undefined {
	const filter = readListHref(href);
	if (!filter) return undefined;
	const { pathname } = new URL(href, 'http://here.invalid');
	const { page: _page, sort: _sort, tradingType, ...rest } = filter;
	const params = writeListingFilter(kindPaths[pathname] ? rest : { ...rest, ...(tradingType && { tradingType }) });
	return params.size > 0 ? `${pathname}?${params}` : pathname;
}
