import { type ListingCardFragment, useListingSearchQuery } from '@ancu/api/listing';
import { quiet } from '../data/query-client.ts';
import { pickSimilar, SIMILAR_MOST, similarTo } from './similar.ts';

/**
 * Listings like one: those of its category nearby first, then further around, others where even those are few. Undefined while they
 * load; none where they could not be had: nobody misses them.
 */
export function useSimilar(listing: ListingCardFragment | null | undefined): ListingCardFragment[] | undefined {
	const searches = listing ? similarTo(listing) : undefined;
	const areFew = (found: ListingCardFragment[]) =>
		listing !== null && listing !== undefined && pickSimilar(listing.id, found).length < SIMILAR_MOST;

	const near = useListingSearchQuery(searches?.near, { ...quiet, enabled: searches !== undefined });
	const nearby = near.data?.getAllLocationInfo.data;
	const asksWide = nearby !== undefined && areFew(nearby);
	const wide = useListingSearchQuery(searches?.wide, { ...quiet, enabled: asksWide });
	const alike = [...(nearby ?? []), ...(wide.data?.getAllLocationInfo.data ?? [])];
	const asksAny = asksWide && !wide.isLoading && areFew(alike);
	const any = useListingSearchQuery(searches?.any, { ...quiet, enabled: asksAny });

	if (!listing || !searches || near.isLoadingError) return [];
	if (!nearby || (asksWide && wide.isLoading) || (asksAny && any.isLoading)) return undefined;
	return pickSimilar(listing.id, [...alike, ...(any.data?.getAllLocationInfo.data ?? [])]);
}
