import {
	useListingDetailQuery,
	useListingPricesQuery,
	usePublicListingQuery,
	useViewListingMutation,
} from '@ancu/api/listing';
import { isPublicStatus } from '@ancu/forms/listing';
import { useEffect } from 'react';
import { useAccount } from '../account/use-account.ts';
import { quiet, subject } from '../data/query-client.ts';
import { markVisited } from '../map/use-visited.ts';
import { markRecent } from './use-recent.ts';
import { useSimilar } from './use-similar.ts';

/**
 * A listing as far as it is known, with what stands beside it; counts the view and remembers it once the whole is there. What is not
 * there for visitors may be somebody's own.
 */
export function useDetailPage(sequenceId: number, isMissing: boolean) {
	const isVisitor = useAccount() === null;
	const publicly = usePublicListingQuery({ sequenceId });
	const full = useListingDetailQuery({ sequenceId }, subject);
	const detail = full.data?.getOneLocationInfo;
	const isGone = full.error?.code === 'NOT_FOUND' || (isMissing && isVisitor);
	const summary = detail ?? (isGone ? null : (publicly.data?.getAllLocationInfo.data[0] ?? undefined));
	const similar = useSimilar(summary);
	const prices = useListingPricesQuery({ sequenceId }, { meta: { quiet: true } });
	// Of one that is gone by now, the page says so.
	const { mutate: view } = useViewListingMutation(quiet);

	useEffect(() => {
		if (!detail?.id) return;
		markVisited(detail.id);
		markRecent(detail.sequenceId);
	}, [detail?.id, detail?.sequenceId]);
	// Of what not everybody sees, no views are counted.
	const isShown = detail ? isPublicStatus(detail.status) : false;
	useEffect(() => {
		if (detail?.id && isShown) view({ locationInfoId: detail.id });
	}, [detail?.id, isShown, view]);

	return {
		/** Null when there is no such listing. */
		summary,
		detail,
		/** What it cost, and what may be done with it. */
		prices,
		similar,
		isGone,
		failed: full.isError && !isGone,
		retry: () => [full, publicly, prices].map(({ refetch }) => refetch()),
	};
}
