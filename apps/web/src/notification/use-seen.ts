import {
	type NotificationsQuery,
	type UnseenTotalQuery,
	useNotificationsQuery,
	useSeenAllNotificationsMutation,
	useSeenNotificationMutation,
	useUnseenTotalQuery,
} from '@ancu/api/notification';
import type { SubmitFailure } from '@ancu/forms/form';
import type { Notification } from '@ancu/ui/notification';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSubmit } from '../data/use-submit.ts';
import { lookAgain } from './look-again.ts';
import { ofNotifications, refreshNotifications, SEEING } from './refresh-notifications.ts';

/** Shows one notification, or all, as seen before the server says so. Returns how to take that back. */
async function showAsSeen(client: QueryClient, id: string | undefined): Promise<() => void> {
	await client.cancelQueries(ofNotifications);
	const before = client.getQueriesData(ofNotifications);
	client.setQueriesData<NotificationsQuery>({ queryKey: useNotificationsQuery.getKey() }, (answer) => {
		if (!answer) return answer;
		const { data, total } = answer.getAllNotification;
		const seen = data.map((one) => (id === undefined || one.id === id ? { ...one, seen: true } : one));
		return { getAllNotification: { data: seen, total } };
	});
	client.setQueriesData<UnseenTotalQuery>({ queryKey: useUnseenTotalQuery.getKey() }, (answer) => {
		if (!answer) return answer;
		const { total } = answer.getAllNotification;
		return { getAllNotification: { total: id === undefined ? 0 : Math.max(0, total - 1) } };
	});
	return () => {
		for (const [key, data] of before) client.setQueryData(key, data);
	};
}

interface Seen {
	/** One is opened: nobody waits for the answer, which also comes when the page is left. */
	pass: (notification: Pick<Notification, 'id' | 'seen'>) => void;
	/** Marks one as seen. */
	see: (notification: Notification) => Promise<SubmitFailure | undefined>;
	/** Marks all of them as seen. */
	seeAll: () => Promise<SubmitFailure | undefined>;
}

/** Marks notifications as seen: at once on the page, and taken back where the server refuses. */
export function useSeen(): Seen {
	const client = useQueryClient();
	const submit = useSubmit();
	const { mutate, mutateAsync } = useMutation({
		mutationKey: SEEING,
		/** Left out: all of them. */
		mutationFn: (id: string | undefined): Promise<unknown> =>
			id === undefined ? useSeenAllNotificationsMutation.fetcher({})() : useSeenNotificationMutation.fetcher({ id })(),
		onMutate: (id) => showAsSeen(client, id),
		onError: (_error, _id, takeBack) => takeBack?.(),
		onSettled: () => refreshNotifications(client),
	});
	const pass = useCallback<Seen['pass']>(
		({ id, seen }) => {
			if (!seen) mutate(id);
			// It may lead to the page that is open.
			lookAgain(client);
		},
		[client, mutate],
	);
	return {
		pass,
		see: ({ id }) => submit(() => mutateAsync(id)),
		seeAll: () => submit(() => mutateAsync(undefined)),
	};
}
