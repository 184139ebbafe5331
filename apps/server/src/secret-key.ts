import { createHmac, timingSafeEqual } from 'node:crypto';
import { readKeys } from './read-keys.ts';

/** One key or more: what is made is made by the first, what comes back may be of any. */
export type SecretKeys = readonly [string, ...string[]];

const SHORTEST = 32;

/** Keys of the variable; undefined when it is empty. */
export function readSecretKeys(variable: string | undefined): SecretKeys | undefined {
	const [first, ...others] = readKeys(variable);
	return first === undefined ? undefined : [first, ...others];
}

/** What is wrong with the variable, in words for whoever runs the server. */
export function problemsOfSecretKeys(variable: string | undefined): string[] {
	const keys = readKeys(variable);
	return variable && (keys.length === 0 || keys.some((key) => key.length < SHORTEST))
		? [`SECRET_KEY: ${SHORTEST} characters or more, each of several too`]
		: [];
}

/** The HMAC (SHA-256) of a text, by the first key. */
export function hmacOf([key]: SecretKeys, text: string): Buffer {
	return createHmac('sha256', key).update(text).digest();
}

/** Whether an HMAC is of this text, by any of the keys. */
export function isHmacOf(keys: SecretKeys, text: string, hmac: Buffer): boolean {
	// Every key is tried, so that the time it takes says nothing of which one it was.
	return (
		keys.filter((key) => {
			const expected = hmacOf([key], text);
			return expected.length === hmac.length && timingSafeEqual(expected, hmac);
		}).length > 0
	);
}
