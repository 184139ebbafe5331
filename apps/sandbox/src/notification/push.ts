import { randomUUID } from 'node:crypto';
import type { PushKeys } from './push-keys.ts';

/** What becomes of pushes to a browser: taken, its subscription is over, or there are too many. */
export type PushState = 'open' | 'gone' | 'limited';

/** A browser that takes pushes. */
export interface Subscription {
	id: string;
	keys: PushKeys;
	/** The website's key, which pushes to it must be signed by. */
	serverKey: string;
	state: PushState;
}

/** A push as the browser has it. */
export interface Push {
	/** The endpoint. */
	to: string;
	text: string;
	/** Seconds that it would wait for a browser that is off. */
	ttl: number;
	urgency: string | undefined;
	topic: string | undefined;
}

/** Browsers, by the ids in their endpoints. */
export function createSubscriptions() {
	const subscriptions = new Map<string, Subscription>();
	return {
		find: (id: string) => subscriptions.get(id),
		add(given: Pick<Subscription, 'keys' | 'serverKey'>): Subscription {
			const subscription: Subscription = { id: randomUUID(), state: 'open', ...given };
			subscriptions.set(subscription.id, subscription);
			return subscription;
		},
	};
}
