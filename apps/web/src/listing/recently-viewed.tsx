import { useListingSearchQuery } from '@ancu/api/listing';
import { RecentListings } from '@ancu/ui/listing';
import { clearRecent, useRecent } from './use-recent.ts';

/** What was viewed last in this browser; nothing where nothing was. */
export function RecentlyViewed({ now }: { now: Date }) {
	const sequenceIds = [...useRecent()];
	const { data } = useListingSearchQuery(
		{ page: 1, limit: sequenceIds.length, filter: { sequenceIds } },
		{ enabled: sequenceIds.length > 0 },
	);
	const found = data?.getAllLocationInfo.data;
	const inOrder =
		sequenceIds.length === 0
			? []
			: found && sequenceIds.flatMap((id) => found.find(({ sequenceId }) => sequenceId === id) ?? []);
	return <RecentListings listings={inOrder} now={now} onClear={clearRecent} />;
}
