import {
	useListingDetailQuery,
	useListingPricesQuery,
	useListingSearchQuery,
	useOwnListingCountsQuery,
	useOwnListingsQuery,
	usePersonListingsQuery,
	usePublicListingQuery,
} from '@ancu/api/listing';
import { useQueryClient } from '@tanstack/react-query';
import { ofQueries } from '../data/of-queries.ts';

/** What shows a listing, to its poster or to everybody. */
const touched = ofQueries(
	useListingDetailQuery,
	useListingPricesQuery,
	useListingSearchQuery,
	useOwnListingCountsQuery,
	useOwnListingsQuery,
	usePersonListingsQuery,
	usePublicListingQuery,
);

/** Has everything look again that shows a listing which was changed or decided about. */
export function useShownAnew(): () => Promise<void> {
	const client = useQueryClient();
	return () => client.invalidateQueries(touched);
}
