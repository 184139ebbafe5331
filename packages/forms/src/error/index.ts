import type vn from './locales/vn.json';

/** What can go wrong, as the server says it in `extensions.code`. Words for each are in `locales/`. */
export type ErrorCode = keyof typeof vn;

/** Failures before anything was done: under the same idempotency key the same may be asked for again. */
export const notBegun: readonly ErrorCode[] = [
	'BAD_INPUT',
	'GATEWAY_DOWN',
	'METHOD_NOT_OFFERED',
	'NOT_AVAILABLE',
	'NOT_FOUND',
	'TOO_MANY_REQUESTS',
];

/** One field that was refused: where, which rule, and the rule's figures for the sentence. */
export interface FieldError {
	/** Path in the input, as `price` or `photos.2`. */
	path: string;
	code: string;
	params?: Record<string, string | number>;
}
