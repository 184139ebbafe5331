import type vn from './locales/vn.json';

/** What can go wrong, as the server says it in `extensions.code`. Words for each are in `locales/`. */
export type ErrorCode = keyof typeof vn;

/** One field that was refused: where, which rule, and the rule's figures for the sentence. */
export interface FieldError {
	/** Path in the input, as `price` or `photos.2`. */
	path: string;
	code: string;
	params?: Record<string, string | number>;
}
