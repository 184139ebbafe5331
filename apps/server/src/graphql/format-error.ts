import type { Locale } from '@ancu/forms/format';
import { GraphQLError } from 'graphql';
import { AppError } from './app-error.ts';
import { errorMessage } from './messages.ts';

/** What an error says of its request. */
interface ErrorScene {
	locale: Locale;
	requestId: string;
	log: { error: (details: object, message: string) => void };
}

/** An entry of `errors` in an answer. */
export interface ErrorEntry {
	message: string;
	path?: readonly (string | number)[];
	extensions: { code: string; requestId: string; [more: string]: unknown };
}

/** Turns what was thrown into what the caller may know: a code, a sentence, the refused fields. Faults of ours are logged and hidden. */
export function formatError(error: unknown, { locale, requestId, log }: ErrorScene): ErrorEntry {
	const graphqlError = error instanceof GraphQLError ? error : undefined;
	const cause = graphqlError?.originalError ?? error;
	const path = graphqlError?.path ? { path: graphqlError.path } : {};

	if (cause instanceof AppError) {
		const { params, fields } = cause.details;
		const extensions = { code: cause.code, requestId, ...(params && { params }), ...(fields && { fields }) };
		return { message: errorMessage(cause.code, { ...params, requestId }, locale), ...path, extensions };
	}
	// The document or its variables do not fit the contract: a developer's mistake, so the parser's own words go along.
	if (isMistakeOfCaller(error)) {
		return {
			message: errorMessage('BAD_INPUT', {}, locale),
			...path,
			extensions: { code: 'BAD_INPUT', requestId, detail: error.message },
		};
	}
	log.error({ err: cause, path: graphqlError?.path }, 'an operation failed');
	return {
		message: errorMessage('INTERNAL', { requestId }, locale),
		...path,
		extensions: { code: 'INTERNAL', requestId },
	};
}

function isMistakeOfCaller(error: unknown): error is Error {
	if (error instanceof GraphQLError) return !error.originalError || error.originalError instanceof GraphQLError;
	return error instanceof Error && 'code' in error && String(error.code).startsWith('MER_ERR_GQL');
}
