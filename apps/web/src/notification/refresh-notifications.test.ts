import { useNotificationsQuery, useUnseenTotalQuery } from '@ancu/api/notification';
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refreshNotifications, SEEING } from './refresh-notifications.ts';

let client: QueryClient;
let asked: string[];

beforeEach(() => {
	vi.useFakeTimers();
	asked = [];
	client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
	for (const [name, queryKey] of [
		['total', useUnseenTotalQuery.getKey()],
		['newest', useNotificationsQuery.getKey({ page: 1, limit: 6 })],
		['other', ['other']],
	] as const) {
		client.setQueryData(queryKey, {});
		const queryFn = async () => {
			asked.push(name);
			return {};
		};
		new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
	}
});

afterEach(() => {
	client.clear();
	vi.useRealTimers();
});

it('asks once for what changes in a moment, and again for what changes later', async () => {
	refreshNotifications(client);
	refreshNotifications(client);
	await vi.advanceTimersByTimeAsync(60);
	refreshNotifications(client);
	expect(asked).toEqual([]);
	await vi.advanceTimersByTimeAsync(60);
	expect(asked).toEqual(['total', 'newest']);
	await vi.runAllTimersAsync();
	expect(asked).toHaveLength(2);
	refreshNotifications(client);
	await vi.runAllTimersAsync();
	expect(asked).toHaveLength(4);
});

it('does not ask while something is being marked as seen', async () => {
	const { promise, resolve } = Promise.withResolvers<void>();
	const marking = new MutationObserver(client, {
		mutationKey: SEEING,
		mutationFn: () => promise,
		onSettled: () => refreshNotifications(client),
	}).mutate();
	refreshNotifications(client);
	await vi.runAllTimersAsync();
	expect(asked).toEqual([]);
	resolve();
	await marking;
	await vi.runAllTimersAsync();
	expect(asked).toEqual(['total', 'newest']);
});
