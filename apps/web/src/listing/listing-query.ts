import type { ListingSearchQueryVariables } from '@ancu/api/listing';
import type { LocationInfoFilter, LocationInfoOrder } from '@ancu/api/schema';
import { type ListingFilter, type ListingSort, sortOf } from '@ancu/forms/listing';

/** Listings on a page of a list. */
export const PAGE_SIZE = 24;

const orders: Record<ListingSort, LocationInfoOrder> = {
	newest: { field: 'CREATED_AT', direction: 'DESC' },
	nearest: { field: 'DISTANCE', direction: 'ASC' },
	'price-asc': { field: 'PRICE', direction: 'ASC' },
	'price-desc': { field: 'PRICE', direction: 'DESC' },
	'unit-price-asc': { field: 'PRICE_PER_SQUARE_METER', direction: 'ASC' },
	'area-desc': { field: 'AREA', direction: 'DESC' },
};

/** What is asked of the server's filter: everything but words, order and page. */
export function toServerFilter({
	search: _search,
	sort: _sort,
	page: _page,
	...filter
}: ListingFilter): LocationInfoFilter {
	return filter;
}

/** A filter as the variables of a search. */
export function toSearchVariables(filter: ListingFilter): ListingSearchQueryVariables {
	const sort = sortOf(filter);
	return {
		page: filter.page ?? 1,
		limit: PAGE_SIZE,
		filter: toServerFilter(filter),
		search: filter.search,
		order: orders[sort],
		...(sort === 'nearest' && { locationLat: filter.circle?.lat, locationLong: filter.circle?.long }),
	};
}
