import { newKey } from '@ancu/forms/file';
import { within } from '../data/within.ts';
import { createPushDevice } from './create-push-device.ts';
import { keptDevice } from './push-binding.ts';
import type { BoundPushDevice } from './push-device.ts';
import { registerWorker } from './service-worker.ts';

const APP_ID = 'web';
const READY_MS = 15_000;

export interface WebPushOptions {
	/** The server's public VAPID key, base64url. */
	key: string;
	/** Whoever is signed in; undefined for nobody. */
	account: string | undefined;
}

/** Push messages by the browser's own push service, shown by our service worker. */
export function createWebPushDevice({ key, account }: WebPushOptions): BoundPushDevice {
	return createPushDevice(
		{
			appId: APP_ID,
			isSubscribed: async () => Boolean(await (await findManager())?.getSubscription()),
			async subscribe(_owner, isBound) {
				await registerWorker();
				// It never is where the worker could not be installed.
				const { pushManager } = await within(READY_MS, navigator.serviceWorker.ready);
				const before = await pushManager.getSubscription();
				const isOurs = before !== null && isBound && keyOf(before) === key;
				// Nothing comes to the old address any more.
				if (!isOurs) await before?.unsubscribe();
				const subscription = isOurs
					? before
					: await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
				return {
					deviceId: keptDevice()?.deviceId ?? newKey(),
					deviceToken: JSON.stringify(subscription),
				};
			},
			async unsubscribe() {
				await (await (await findManager())?.getSubscription())?.unsubscribe();
				// What stands on the screen was for whoever leaves.
				const registration = await navigator.serviceWorker.getRegistration();
				for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
			},
			onMessage(listener) {
				if (!('serviceWorker' in navigator)) return () => undefined;
				const listen = ({ data }: MessageEvent) => {
					if ((data?.type === 'display' || data?.type === 'dismiss') && typeof data.id === 'string')
						listener(data.type, data.id);
				};
				navigator.serviceWorker.addEventListener('message', listen);
				return () => navigator.serviceWorker.removeEventListener('message', listen);
			},
			// The worker leads there itself.
			onOpen: () => () => undefined,
		},
		account,
	);
}

async function findManager(): Promise<PushManager | undefined> {
	return (await navigator.serviceWorker.getRegistration())?.pushManager;
}

/** The key that a subscription was made with, base64url. */
function keyOf({ options: { applicationServerKey } }: PushSubscription): string | undefined {
	if (!applicationServerKey) return undefined;
	const characters = String.fromCharCode(...new Uint8Array(applicationServerKey));
	return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
