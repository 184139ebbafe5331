import type { FieldError } from '../error/index.ts';

/** What a submit answers when it did not succeed. */
export interface SubmitFailure {
	/** Errors that belong to fields, by path and code. */
	fields?: readonly FieldError[] | undefined;
	/** Why the whole was refused, in words, when no field explains it. Left out, it is still said that it was. */
	message?: string | undefined;
}

/** Why the whole was refused, in words; empty where nobody said. */
export function failureOf(refused: SubmitFailure | undefined): string | undefined {
	return refused && (refused.message ?? '');
}
