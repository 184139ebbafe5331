import { useListingSearchQuery } from '@ancu/api/listing';
import { RecentListings } from '@ancu/ui/listing';
import { clearRecent, useRecent } from './use-recent.ts';

/** What was viewed last in this browser; nothing where nothing was. */
export function RecentlyViewed({ now }: { now: Date }) {
	const sequenceIds = [...useRecent()];
	const { data, isError } = useListingSearchQuery(
		{ page: 1, limit: sequenceIds.length, filter: { sequenceIds } },
		{ enabled: sequenceIds.length > 0 },
	);
	// Where they did not come, the page does without.
	const found = data?.getAllLocationInfo.data ?? (isError || sequenceIds.length === 0 ? [] : undefined);
	const inOrder = found && sequenceIds.flatMap((id) => found.find(({ sequenceId }) => sequenceId === id) ?? []);
	return <RecentListings listings={inOrder} now={now} onClear={clearRecent} />;
}
