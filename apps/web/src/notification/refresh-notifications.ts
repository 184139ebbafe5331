import { useNotificationsQuery, useUnseenTotalQuery } from '@ancu/api/notification';
import type { QueryClient } from '@tanstack/react-query';
import { ofQueries } from '../data/of-queries.ts';

/** What asks for it again within this time is asked once: what one does oneself, the server tells of too. */
const GATHER_MS = 100;

/** Every query about notifications. */
export const ofNotifications = ofQueries(useNotificationsQuery, useUnseenTotalQuery);
/** What marks them as seen: shows it before the server says so, and refreshes when it is settled. */
export const SEEING = ['notification', 'see'] as const;

const waiting = new WeakSet<QueryClient>();

/** Has everything that shows notifications look again, in a moment. */
export function refreshNotifications(client: QueryClient): void {
	if (waiting.has(client)) return;
	waiting.add(client);
	setTimeout(() => {
		waiting.delete(client);
		// What the server counts before it has heard of that would take back what is shown.
		if (client.isMutating({ mutationKey: SEEING }) === 0) client.invalidateQueries(ofNotifications);
	}, GATHER_MS);
}
