import { session } from '../account/session.ts';
import { forgetStored, keepStored, readStoredRecord } from '../data/storage.ts';

const DEVICE = 'push-device';
/** The service worker reads it there: see public/service-worker.js. */
const ACCOUNT = { cache: 'push', key: '/push/account' };

/** This browser as our server knows it. */
export interface KeptDevice {
	deviceId: string;
	deviceToken: string;
	/** Mark of the session in which it was registered: our server lets go of it with that one. */
	session?: string | undefined;
}

/** A mark of the session of this tab, which says nothing of its token; undefined for nobody. */
export async function sessionMark(): Promise<string | undefined> {
	const token = await session.getToken();
	if (token === null) return undefined;
	const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
	return btoa(String.fromCharCode(...new Uint8Array(hash)));
}

/** The account whose messages this browser shows; undefined while it is nobody's. */
export async function boundAccount(): Promise<string | undefined> {
	const kept = await caches.match(ACCOUNT.key, { cacheName: ACCOUNT.cache });
	return (await kept?.text()) || undefined;
}

/** What was registered for it; undefined when nothing was. */
export function keptDevice(): KeptDevice | undefined {
	const { deviceId, deviceToken, session: mark } = readStoredRecord(DEVICE);
	if (typeof deviceId !== 'string' || typeof deviceToken !== 'string') return undefined;
	return { deviceId, deviceToken, session: typeof mark === 'string' ? mark : undefined };
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
