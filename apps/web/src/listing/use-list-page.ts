import { useCategoriesQuery, useListingSearchQuery } from '@ancu/api/listing';
import { type ListingFilter, withoutFields } from '@ancu/forms/listing';
import type { RecentSearch } from '@ancu/ui/listing';
import type { MapBox } from '@ancu/ui/map';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { type NavigateOptions, useLocation } from 'react-router';
import { useAddressNames } from '../address/use-address-names.ts';
import { areaOf } from '../map/area.ts';
import { readAddressAhead, useGo } from '../shell/use-go.ts';
import { useIsPassing } from '../shell/use-is-passing.ts';
import { hrefInstead } from './list.needs.ts';
import {
	holdsEveryKind,
	type ListAddress,
	type ListLayer,
	type ListView,
	listHref,
	readListAddress,
} from './list-address.ts';
import { toSearchVariables } from './listing-query.ts';
import { searchAddress } from './search-address.ts';
import { useMapBox } from './use-map-box.ts';
import { rememberSearch, useProposals } from './use-proposals.ts';
import { useRelaxations } from './use-relaxations.ts';

/** A page of listings: its address, its result, and ways to other addresses. `screen` is what its screen takes as it is. */
export function useListPage() {
	const { pathname, search } = useLocation();
	const go = useGo();
	const isPassing = useIsPassing();
	const address = readListAddress({ pathname, searchParams: new URLSearchParams(search) });
	const { filter, view, layer } = address;

	const result = useListingSearchQuery(toSearchVariables(filter), { placeholderData: keepPreviousData });
	const listings = result.data?.getAllLocationInfo;
	const categories = useCategoriesQuery().data?.getAllCategoryWOPaging ?? [];
	const addressNames = useAddressNames(filter);

	const hrefOf = (next: ListingFilter, nextView: ListView = view) =>
		listHref({ pathname, filter: next, view: nextView, layer });
	const apply = (next: ListingFilter) => {
		const href = hrefOf(next);
		return go(href, { replace: isPassing(href) });
	};
	// A page is drawn later than its address changes: what changes a part of the address must not take back the others, nor who leaves.
	const changeInPlace = (change: (there: ListAddress) => Partial<ListAddress> | false) => {
		const there = readListAddress(readAddressAhead());
		const changed = there.pathname === pathname && change(there);
		if (changed) go(listHref({ ...there, ...changed }), inPlace);
	};
	return {
		pathname,
		filter,
		withKind: holdsEveryKind(pathname),
		categories,
		listings,
		/** Where to go instead: the list has no such page. What is shown of another filter says nothing of this one. */
		instead: result.isPlaceholderData ? undefined : hrefInstead(result.data, address),
		box: useMapBox(filter, result.isPlaceholderData ? undefined : listings?.data),
		hrefOf,
		// Every stop of a pan in the history would bury the page before it.
		// An area that was drawn says where already: who moves about in it still wants the whole of it, unless they asked for one place in it.
		moveTo: (box: MapBox) =>
			changeInPlace(
				({ filter }) =>
					(!areaOf(filter) || filter.box !== undefined) && { filter: { ...withoutFields(filter, 'page'), box } },
			),
		/** Changes the search from the map, which stays where it is on the page. */
		applyOnMap: (next: ListingFilter) => go(hrefOf(next), { preventScrollReset: true }),
		layer,
		showLayer: (next: ListLayer | undefined) => changeInPlace(() => ({ layer: next })),
		screen: {
			filter,
			view,
			// The other view begins with the first: who comes to the map did not choose a page of what is in sight.
			viewHref: hrefOf(withoutFields(filter, 'page'), view === 'list' ? 'map' : 'list'),
			// A map that moves brings lists by the second: cards are drawn when there is time.
			result: useDeferredValue(listings),
			refreshing: result.isPlaceholderData,
			failed: result.isError,
			onRetry: result.refetch,
			names: {
				...addressNames,
				categories: categories.filter(({ id }) => filter.categoryIds?.includes(id)).map(({ name }) => name),
			},
			hrefOf: (next: ListingFilter) => hrefOf(next),
			onApply: apply,
			proposals: useProposals(),
			onSearch: (next: ListingFilter, searched: RecentSearch | undefined) => {
				rememberSearch(searched);
				go(searchAddress({ pathname, filter: next, view, layer }));
			},
			relaxations: useRelaxations(filter, listings?.total === 0 && !result.isPlaceholderData),
		},
	};
}

const inPlace: NavigateOptions = { replace: true, preventScrollReset: true };
