import type { QueryClient } from '@tanstack/react-query';
import { isUnsaved } from '../data/query-client.ts';

/** What notifications tell of in one moment is asked for once. */
const GATHER_MS = 100;

/** Queries of what notifications speak of, by name: the bell, which is on every page, would bring their texts along. */
export const toldQueries: ReadonlySet<unknown> = new Set([
	'Sessions',
	'WalletBalance',
	'WalletUnmatched',
	'Transactions',
	'Payment',
	'PlanningCheck',
	'MyPlanningChecks',
	'PlanningAnswerOfCheck',
	'PlanningVerification',
	'PlanningWork',
	'PlanningWorkItem',
	'GreenCheck',
	'MyGreenChecks',
	'OwnCheckedListing',
	'GreenCheckHistory',
	'GreenCheckQueue',
	'GreenCheckWork',
	'InvestmentOrder',
	'InvestmentOrders',
	'InvestmentPoints',
	'Holdings',
	'Offering',
	'Offerings',
	'OwnListings',
	'OwnListingCounts',
	'PublicListing',
	'ListingDetail',
	'ListingPrices',
	'ListingMark',
	'CompareListings',
	'SavedListings',
	'SavedSearches',
	'Procedure',
	'MyProcedures',
]);

/** Lists of everybody's listings, likewise: whoever comes to one, as from a notification, reads it anew. In one that is in sight, nothing moves. */
export const toldLists: ReadonlySet<unknown> = new Set([
	'ListingSearch',
	'ListingNearby',
	'PersonListings',
	'MapClusters',
]);

/** When what is asked for now must have been read before, by client. */
const waiting = new WeakMap<QueryClient, number>();

/**
 * Has the page look again, in a moment, at what notifications speak of: what the bell says has happened must not stand there as it
 * was. Only what was read before a time, as `Date.now()` says it; left out, all of it. What a form holds is left to it.
 */
export function lookAgain(client: QueryClient, readBefore = Number.POSITIVE_INFINITY): void {
	const asked = waiting.get(client);
	waiting.set(client, Math.max(asked ?? 0, readBefore));
	if (asked !== undefined) return;
	setTimeout(() => {
		const before = waiting.get(client) ?? 0;
		waiting.delete(client);
		const invalidate = (told: typeof toldQueries, refetchType: 'active' | 'none') =>
			client.invalidateQueries({
				predicate: (query) => told.has(query.queryKey[0]) && query.state.dataUpdatedAt < before && !isUnsaved(query),
				refetchType,
			});
		invalidate(toldQueries, 'active');
		invalidate(toldLists, 'none');
	}, GATHER_MS);
}
