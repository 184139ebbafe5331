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

/** What shows a listing, to its poster or to everybody. */
const touched = [
	useListingDetailQuery,
	useListingPricesQuery,
	useListingSearchQuery,
	useOwnListingCountsQuery,
	useOwnListingsQuery,
	usePersonListingsQuery,
	usePublicListingQuery,
].map(({ rootKey }) => rootKey);

/** Has everything look again that shows a listing which its poster changed. */
export function useShownAnew(): () => Promise<void> {
	const client = useQueryClient();
	return () => client.invalidateQueries({ predicate: ({ queryKey: [root] }) => touched.some((key) => key === root) });
}
