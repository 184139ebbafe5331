import { ECDH } from 'node:crypto';
import { z } from 'zod/mini';
import { isLoopback } from '../../loopback.ts';

const LENGTH_MAX = 2_048;

/** Whose push services browsers are at: Chrome, Firefox, Edge, Safari. */
const hosts: readonly string[] = ['fcm.googleapis.com'];
const domains: readonly string[] = ['.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'];

/** A browser's address at its push service, and the keys that messages to it are encrypted with. */
export interface WebPushSubscription {
	endpoint: string;
	/** Base64url. */
	keys: { p256dh: string; auth: string };
}

const schema = z.object({
	endpoint: z.string(),
	keys: z.object({ p256dh: z.string(), auth: z.string() }),
});

/**
 * The subscription that a device's token holds; undefined where it is none that we send to. The token comes from a browser: its
 * address is believed for the push services of browsers alone, else the server could be made to call anybody.
 */
export function readSubscription(
	token: string,
	{ allowLoopback }: { allowLoopback: boolean },
): WebPushSubscription | undefined {
	const { data } = token.length <= LENGTH_MAX ? z.safeParse(schema, parseJson(token)) : {};
	if (!data) return undefined;
	const endpoint = readEndpoint(data.endpoint, allowLoopback);
	return endpoint && isPoint(data.keys.p256dh) && bytesOf(data.keys.auth)?.length === 16
		? { endpoint, keys: data.keys }
		: undefined;
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

function readEndpoint(address: string, allowLoopback: boolean): string | undefined {
	const url = URL.parse(address);
	if (!url || url.username || url.password) return undefined;
	const isService =
		url.protocol === 'https:' &&
		!url.port &&
		(hosts.includes(url.hostname) || domains.some((domain) => url.hostname.endsWith(domain)));
	const isSandbox = allowLoopback && url.protocol === 'http:' && isLoopback(url);
	return isService || isSandbox ? url.href : undefined;
}

function bytesOf(text: string): Buffer | undefined {
	return /^[\w-]+={0,2}$/.test(text) ? Buffer.from(text, 'base64url') : undefined;
}

/** Whether messages can be encrypted for it: a point of the curve P-256, not compressed. */
function isPoint(text: string): boolean {
	const bytes = bytesOf(text);
	if (bytes?.length !== 65) return false;
	try {
		ECDH.convertKey(bytes, 'prime256v1');
		return true;
	} catch {
		return false;
	}
}
