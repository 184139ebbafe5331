import { createHmac, timingSafeEqual } from 'node:crypto';

/** One key or more: what is made is made by the first, what comes back may be of any. */
export type SecretKeys = readonly [string, ...string[]];

const SHORTEST = 32;

/** Keys of a variable, with commas between them; undefined when it is empty. */
export function readSecretKeys(variable: string | undefined): SecretKeys | undefined {
	const [first, ...others] = variable?.split(',').flatMap((key) => key.trim() || []) ?? [];
	return first === undefined ? undefined : [first, ...others];
}

/** What is wrong with the variable, in words for whoever runs the server. */
export function problemsOfSecretKeys(variable: string | undefined): string[] {
	return readSecretKeys(variable)?.some((key) => key.length < SHORTEST)
		? [`SECRET_KEY: ${SHORTEST} characters or more, each of several too`]
		: [];
}

/** The mark of a text, by the first key. */
export function markOf([key]: SecretKeys, text: string): Buffer {
	return createHmac('sha256', key).update(text).digest();
}

/** Whether a mark is of this text, by any of the keys. */
export function isMarkOf(keys: SecretKeys, text: string, mark: Buffer): boolean {
	// Every key is tried, so that the time it takes says nothing of which one it was.
	return (
		keys.filter((key) => {
			const expected = markOf([key], text);
			return expected.length === mark.length && timingSafeEqual(expected, mark);
		}).length > 0
	);
}
