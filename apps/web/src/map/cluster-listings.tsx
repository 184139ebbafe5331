import { useListingSearchQuery } from '@ancu/api/listing';
import { KNOWN_TOTAL } from '@ancu/forms/list';
import { type ListingFilter, withoutFields } from '@ancu/forms/listing';
import { listingHref } from '@ancu/ui/listing';
import { ClusterList, type MapBox } from '@ancu/ui/map';
import { toSearchVariables } from '../listing/listing-query.ts';
import { useSavedIds } from './use-saved-ids.ts';

const MOST = 20;

interface ClusterListingsProps {
	filter: ListingFilter;
	/** Holds the listings of the cluster and no others. */
	box: MapBox;
	/** How many there were; under another search since, the answer says it, as far as it is counted. */
	count: number;
	/** Address of the list under a filter. */
	hrefOf: (filter: ListingFilter) => string;
}

/** The listings of a cluster that no zoom tells apart. */
export function ClusterListings({ filter, box, count, hrefOf }: ClusterListingsProps) {
	const here = { ...withoutFields(filter, 'page'), box };
	const { data, isError, refetch } = useListingSearchQuery({ ...toSearchVariables(here), limit: MOST });
	const listings = data?.getAllLocationInfo.data;
	const { total = count } = data?.getAllLocationInfo ?? {};
	const savedIds = useSavedIds(listings);
	return (
		<ClusterList
			listings={listings}
			total={total > KNOWN_TOTAL ? count : total}
			failed={isError}
			onRetry={refetch}
			allHref={hrefOf(here)}
			hrefOf={listingHref}
			savedIds={savedIds}
		/>
	);
}
