import { createListeners } from '../data/create-listeners.ts';
import { readOwnPath } from '../data/read-own-path.ts';
import { within } from '../data/within.ts';
import { planningHref } from '../planning/planning-address.ts';
import { createPushDevice } from './create-push-device.ts';
import { loadOneSignal, type OneSignal, type OneSignalMessage, readSubscription } from './one-signal.ts';
import { openedPushHref } from './opened-push.ts';
import type { BoundPushDevice, PushDevice } from './push-device.ts';

const LOAD_MS = 15_000;

export interface OneSignalOptions {
	appId: string;
	/** Address of its page script. */
	script: string;
	/** Whoever is signed in, which is the external id; undefined for nobody. */
	account: string | undefined;
}

const messages = createListeners<Parameters<Parameters<PushDevice['onMessage']>[0]>>();
const openings = createListeners<[string]>();
let listening: OneSignal | undefined;

/** Push messages by OneSignal, shown by its own worker. */
export function createOneSignalDevice({ appId, script, account }: OneSignalOptions): BoundPushDevice {
	async function load(): Promise<OneSignal> {
		const oneSignal = await within(LOAD_MS, loadOneSignal({ appId, script }));
		if (listening !== oneSignal) listen(oneSignal);
		listening = oneSignal;
		return oneSignal;
	}
	return createPushDevice(
		{
			appId,
			async isSubscribed(owner) {
				const user = (await load().catch(() => undefined))?.User;
				return user?.PushSubscription.optedIn === true && user.externalId === owner;
			},
			async subscribe(owner) {
				const oneSignal = await load();
				if (oneSignal.User.externalId !== owner) await oneSignal.login(owner);
				if (!oneSignal.User.PushSubscription.optedIn) await oneSignal.User.PushSubscription.optIn();
				return readSubscription(oneSignal);
			},
			async unsubscribe() {
				const oneSignal = await load();
				await oneSignal.User.PushSubscription.optOut();
				await oneSignal.logout();
			},
			onMessage: messages.add,
			onOpen: openings.add,
		},
		account,
	);
}

function listen({ Notifications }: OneSignal): void {
	const tell =
		(event: 'display' | 'dismiss') =>
		({ notification }: OneSignalMessage) => {
			const id = notification.additionalData?.id;
			if (id) messages.tell(event, id);
		};
	Notifications.addEventListener('foregroundWillDisplay', tell('display'));
	Notifications.addEventListener('dismiss', tell('dismiss'));
	Notifications.addEventListener('click', ({ notification }) => {
		openings.tell(pathOf(notification));
	});
}

/** Where a message leads: a path of this site, whatever it says. */
function pathOf({ additionalData = {} }: OneSignalMessage['notification']): string {
	const { id, planningCheckRequestId, link } = additionalData;
	const path = planningCheckRequestId
		? planningHref({ name: 'one', id: planningCheckRequestId, tab: undefined })
		: (readOwnPath(link ?? null) ?? '/notification');
	return openedPushHref(path, id);
}
