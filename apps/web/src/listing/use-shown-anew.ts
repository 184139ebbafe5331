import { useHoldingsQuery, useOfferingQuery, useOfferingsQuery } from '@ancu/api/invest';
import {
	useCompareListingsQuery,
	useListingDetailQuery,
	useListingNearbyQuery,
	useListingPricesQuery,
	useListingReportsQuery,
	useListingReviewQuery,
	useListingSearchQuery,
	useOwnListingCountsQuery,
	useOwnListingsQuery,
	usePersonListingsQuery,
	usePublicListingQuery,
	useSavedListingsQuery,
	useWaitingListingsQuery,
} from '@ancu/api/listing';
import { useMapClustersQuery } from '@ancu/api/map';
import { useGreenCheckQueueQuery, useListingMarkQuery } from '@ancu/api/verification';
import { useQueryClient } from '@tanstack/react-query';
import { ofQueries } from '../data/of-queries.ts';

/** What shows a listing, to its poster, to staff or to everybody. */
export const showsListings = ofQueries(
	useCompareListingsQuery,
	useGreenCheckQueueQuery,
	useHoldingsQuery,
	useListingDetailQuery,
	useListingMarkQuery,
	useListingNearbyQuery,
	useListingPricesQuery,
	useListingReportsQuery,
	useListingReviewQuery,
	useListingSearchQuery,
	useMapClustersQuery,
	useOfferingQuery,
	useOfferingsQuery,
	useOwnListingCountsQuery,
	useOwnListingsQuery,
	usePersonListingsQuery,
	usePublicListingQuery,
	useSavedListingsQuery,
	useWaitingListingsQuery,
);

/** Has everything look again that shows a listing which was changed or decided about. */
export function useShownAnew(): () => Promise<void> {
	const client = useQueryClient();
	return () => client.invalidateQueries(showsListings);
}
