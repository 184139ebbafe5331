import { QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lookAgain } from './look-again.ts';

let client: QueryClient;
let asked: string[];

/** A query that somebody looks at; returns how to look away. */
function look(
	name: string,
	{ staleTime = Number.POSITIVE_INFINITY, meta }: Pick<QueryObserverOptions, 'staleTime' | 'meta'> = {},
): () => void {
	client.setQueryData([name], {});
	const queryFn = async () => {
		asked.push(name);
		return {};
	};
	return new QueryObserver(client, { queryKey: [name], queryFn, staleTime, ...(meta && { meta }) }).subscribe(
		() => undefined,
	);
}

beforeEach(() => {
	vi.useFakeTimers();
	asked = [];
	client = new QueryClient();
});

afterEach(() => {
	client.clear();
	vi.useRealTimers();
});

it('asks once for what is looked at and told of, and for nothing else', async () => {
	look('WalletBalance');
	look('PlanningCheck');
	look('ListingForm');
	look('OwnCheckedListing')();
	lookAgain(client);
	lookAgain(client);
	expect(asked).toEqual([]);
	await vi.runAllTimersAsync();
	expect(asked).toEqual(['WalletBalance', 'PlanningCheck']);
	// Whoever comes back to the other meets it as it is.
	expect(client.getQueryState(['OwnCheckedListing'])?.isInvalidated).toBe(true);
});

it('moves nothing in a list of everybody that is in sight; whoever comes to it reads it anew', async () => {
	look('ListingSearch');
	lookAgain(client);
	await vi.runAllTimersAsync();
	expect(asked).toEqual([]);
	expect(client.getQueryState(['ListingSearch'])?.isInvalidated).toBe(true);
});

it('leaves what a form began with', async () => {
	look('PlanningCheck', { staleTime: 'static' });
	lookAgain(client);
	await vi.runAllTimersAsync();
	expect(asked).toEqual([]);
});

it('leaves what waits in a form to be kept, until it is', async () => {
	let isWaiting = true;
	look('GreenCheckWork', { meta: { unsaved: () => isWaiting } });
	look('GreenCheckQueue');
	lookAgain(client);
	await vi.runAllTimersAsync();
	expect(asked).toEqual(['GreenCheckQueue']);
	isWaiting = false;
	lookAgain(client);
	await vi.runAllTimersAsync();
	expect(asked).toEqual(['GreenCheckQueue', 'GreenCheckWork', 'GreenCheckQueue']);
});

it('does not ask twice for what was just read, unless something did change', async () => {
	look('Transactions');
	await vi.advanceTimersByTimeAsync(1_000);
	look('WalletBalance');
	lookAgain(client, Date.now() - 500);
	await vi.runAllTimersAsync();
	expect(asked).toEqual(['Transactions']);
	lookAgain(client, 0);
	lookAgain(client);
	await vi.runAllTimersAsync();
	expect(asked).toEqual(['Transactions', 'Transactions', 'WalletBalance']);
});
