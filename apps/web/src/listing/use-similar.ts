import { type ListingCardFragment, useListingSearchQuery } from '@ancu/api/listing';
import { quiet } from '../data/query-client.ts';
import { pickSimilar, SIMILAR_MOST, similarTo } from './similar.ts';

/**
 * Listings like one nearby, those of its category first and others where those are few. Undefined while they load; none where they could
 * not be had: nobody misses them.
 */
export function useSimilar(listing: ListingCardFragment | null | undefined): ListingCardFragment[] | undefined {
	const searches = listing ? similarTo(listing) : undefined;
	const alike = useListingSearchQuery(searches?.alike, { ...quiet, enabled: searches !== undefined });
	const found = alike.data?.getAllLocationInfo.data;
	const areFew = listing && found && pickSimilar(listing.id, found).length < SIMILAR_MOST;
	const any = useListingSearchQuery(searches?.any, { ...quiet, enabled: Boolean(areFew) });

	if (!listing || !searches || alike.isLoadingError) return [];
	if (!found || (areFew && any.isLoading)) return undefined;
	return pickSimilar(listing.id, [...found, ...(any.data?.getAllLocationInfo.data ?? [])]);
}
