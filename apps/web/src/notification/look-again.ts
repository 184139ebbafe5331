import type { QueryClient } from '@tanstack/react-query';
import { isUnsaved } from '../data/query-client.ts';

/** What notifications tell of in one moment is asked for once. */
const GATHER_MS = 100;

/** Queries of what notifications speak of, by name: the bell, which is on every page, would bring their texts along. */
export const toldQueries: ReadonlySet<unknown> = new Set([
	'WalletBalance',
	'WalletUnmatched',
	'Transactions',
	'Payment',
	'PlanningCheck',
	'MyPlanningChecks',
	'PlanningAnswerOfCheck',
	'PlanningWork',
	'PlanningWorkItem',
	'GreenCheck',
	'OwnCheckedListing',
	'GreenCheckHistory',
	'GreenCheckQueue',
	'GreenCheckWork',
	'InvestmentOrder',
	'InvestmentOrders',
	'InvestmentPoints',
	'Holdings',
	'Offering',
	'OwnListings',
	'ListingDetail',
	'OwnListingCounts',
	'SavedListings',
	'SavedSearches',
	'Procedure',
	'MyProcedures',
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
		client.invalidateQueries({
			predicate: (query) =>
				toldQueries.has(query.queryKey[0]) && query.state.dataUpdatedAt < before && !isUnsaved(query),
		});
	}, GATHER_MS);
}
