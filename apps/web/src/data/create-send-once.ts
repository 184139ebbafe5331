import { ApiError } from '@ancu/api/client';
import { type ErrorCode, notBegun } from '@ancu/forms/error';
import { newKey } from '@ancu/forms/file';

/** Failures that leave open whether it was done, now or by the try before, or after which the server lets the same key try again. */
const undecided: ReadonlySet<string> = new Set<ErrorCode>([
	...notBegun,
	'DOCUMENT_UNKNOWN',
	'IDEMPOTENCY_BUSY',
	'INTERNAL',
	'NETWORK',
	'SESSION_EXPIRED',
	'UNAUTHENTICATED',
	'UNAVAILABLE',
]);

/** Whether it may have been done all the same, or may be tried again as it was. */
export function isUndecided(error: unknown): boolean {
	return !(error instanceof ApiError) || undecided.has(error.code);
}

/** Under what something is done at most once. */
export type IdempotencyHeaders = Record<'idempotency-key', string>;

type Send<Result> = (headers: IdempotencyHeaders) => Promise<Result>;

/**
 * Sends what must not be done twice under an idempotency key. `intent` says what is meant: until the server has said how that
 * ended, trying again has the same key, whatever else was sent meanwhile. After that the same may be meant once more.
 */
export function createSendOnce() {
	const keys = new Map<string, string>();
	return async <Result>(intent: readonly string[], send: Send<Result>): Promise<Result> => {
		const name = JSON.stringify(intent);
		const key = keys.get(name) ?? newKey();
		keys.set(name, key);
		try {
			const result = await send({ 'idempotency-key': key });
			keys.delete(name);
			return result;
		} catch (error) {
			if (!isUndecided(error)) keys.delete(name);
			throw error;
		}
	};
}
