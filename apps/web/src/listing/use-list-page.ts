import { useCategoriesQuery, useListingSearchQuery } from '@ancu/api/listing';
import { type ListingFilter, withoutFields } from '@ancu/forms/listing';
import type { MapBox } from '@ancu/ui/map';
import { keepPreviousData } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAddressOptions } from '../address/use-address-options.ts';
import { boxOf } from '../map/boxes.ts';
import { type ListView, listHref, readListAddress } from './list-address.ts';
import { toSearchVariables } from './listing-query.ts';

/** A page of listings: its address, its result, and ways to other addresses. */
export function useListPage() {
	const { pathname, search } = useLocation();
	const navigate = useNavigate();
	const address = readListAddress({ pathname, searchParams: new URLSearchParams(search) });
	const { filter, view } = address;

	const result = useListingSearchQuery(toSearchVariables(filter), { placeholderData: keepPreviousData });
	const categories = useCategoriesQuery().data?.getAllCategoryWOPaging ?? [];
	const { provinces, districts, wards } = useAddressOptions(filter);
	const nameOf = (units: readonly { id: string; name: string }[] | undefined, id: string | undefined) =>
		units?.find((unit) => unit.id === id)?.name;

	const hrefOf = (next: ListingFilter, nextView: ListView = view) =>
		listHref({ pathname, filter: next, view: nextView });
	return {
		...address,
		result,
		categories,
		names: {
			province: nameOf(provinces, filter.provinceId),
			district: nameOf(districts, filter.districtId),
			ward: nameOf(wards, filter.wardId),
			category: nameOf(categories, filter.categoryIds?.[0]),
		},
		box: useMapBox(filter, result.isPlaceholderData ? undefined : result.data?.getAllLocationInfo.data),
		hrefOf,
		viewHref: hrefOf(filter, view === 'list' ? 'map' : 'list'),
		apply: (next: ListingFilter) => navigate(hrefOf(next)),
		// Every stop of a pan in the history would bury the page before it.
		moveTo: (box: MapBox) =>
			navigate(hrefOf({ ...withoutFields(filter, 'page'), box }), { replace: true, preventScrollReset: true }),
	};
}

// Without a box in the address the map shows where the results lie. It stays while one turns pages.
function useMapBox(filter: ListingFilter, listings: Parameters<typeof boxOf>[0] | undefined): MapBox {
	const kept = useRef<{ key: string; box: MapBox }>(undefined);
	const key = JSON.stringify(withoutFields(filter, 'page', 'sort'));
	if (listings && kept.current?.key !== key) kept.current = { key, box: boxOf(listings) };
	return filter.box ?? kept.current?.box ?? boxOf([]);
}
