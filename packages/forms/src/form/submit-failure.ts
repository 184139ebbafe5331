import type { FieldError } from '../error/index.ts';

/** What a submit answers when it did not succeed. */
export interface SubmitFailure {
	/** Errors that belong to fields, by path and code. */
	fields?: readonly FieldError[] | undefined;
	/** Why the whole was refused, in words, when no field explains it. Left out, it is still said that it was. */
	message?: string | undefined;
	/** Nobody refused it: it did not get there. @default false */
	isUnsent?: boolean | undefined;
}

/** What a submit answers: nothing when all is well. */
// biome-ignore lint/suspicious/noConfusingVoidType: what a function without `return` answers that is declared apart from its form.
export type SubmitAnswer = SubmitFailure | undefined | void;

/** What a form's `failure` is where it could not be sent. */
export const NOT_SENT = 'NOT_SENT';

/** Why the whole was refused, in words; empty where nobody said, `NOT_SENT` where it did not get there. */
export function failureOf(refused: SubmitFailure | undefined): string | undefined {
	return refused && (refused.message ?? (refused.isUnsent ? NOT_SENT : ''));
}

/**
 * What a submit threw, as what it answers: an error with a `code` and `fields`, as `ApiError` of `@ancu/api/client` is, says why it
 * was refused. Of any other, and of one with the code `NETWORK`, it is said that it was not sent.
 */
export function toSubmitFailure(error: unknown): SubmitFailure {
	if (!isRefusal(error) || error.code === 'NETWORK') return { isUnsent: true };
	return error.fields.length > 0 ? { fields: error.fields } : { message: error.message };
}

/** What an act answers. What it throws is an answer too; an error that is no refusal is reported to whoever looks after the app. */
export async function attempt(act: () => Promise<SubmitAnswer> | SubmitAnswer): Promise<SubmitFailure | undefined> {
	try {
		return (await act()) ?? undefined;
	} catch (error) {
		if (!isRefusal(error)) reportError(error);
		return toSubmitFailure(error);
	}
}

function isRefusal(error: unknown): error is Error & { code: string; fields: readonly FieldError[] } {
	return error instanceof Error && 'code' in error && 'fields' in error && Array.isArray(error.fields);
}
