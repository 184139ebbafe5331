import { forgetStored, keepStored, readStored } from '../data/storage.ts';

const DEVICE = 'push-device';
/** The service worker reads it there: see public/service-worker.js. */
const ACCOUNT = { cache: 'push', key: '/push/account' };

/** This browser as our server knows it. */
export interface KeptDevice {
	deviceId: string;
	deviceToken: string;
}

/** The account whose messages this browser shows; undefined while it is nobody's. */
export async function boundAccount(): Promise<string | undefined> {
	const kept = await caches.match(ACCOUNT.key, { cacheName: ACCOUNT.cache });
	return (await kept?.text()) || undefined;
}

/** What was registered for it; undefined when nothing was. */
export function keptDevice(): KeptDevice | undefined {
	try {
		const { deviceId, deviceToken } = JSON.parse(readStored(DEVICE) ?? '{}');
		return typeof deviceId === 'string' && typeof deviceToken === 'string' ? { deviceId, deviceToken } : undefined;
	} catch {
		return undefined;
	}
}

/** Keeps for whom this browser takes messages, and what was registered. */
export async function bind(account: string, device: KeptDevice): Promise<void> {
	keepStored(DEVICE, JSON.stringify(device));
	const cache = await caches.open(ACCOUNT.cache);
	await cache.put(ACCOUNT.key, new Response(account));
}

/** Leaves nothing of it in this browser. */
export async function unbind(): Promise<void> {
	forgetStored(DEVICE);
	// Where a browser shuts its stores off, nothing was bound.
	await caches.delete(ACCOUNT.cache).catch(() => false);
}
