import { formatNumber, type Locale } from '@ancu/forms/format';
import { GraphQLError } from 'graphql';
import { isTooSlow, isUnavailable } from '../database/is-unavailable.ts';
import type { Env } from '../env.ts';
import { AppError, type AppErrorDetails } from './app-error.ts';
import { errorMessage } from './messages.ts';

/** Characters of a parser's words. */
const DETAIL_MOST = 500;

/** What an error says of its request. */
interface ErrorScene {
	locale: Locale;
	requestId: string;
	log: Record<'warn' | 'error', (details: object, message: string) => void>;
	env: Pick<Env, 'mode'>;
}

/** An entry of `errors` in an answer. */
export interface ErrorEntry {
	message: string;
	path?: readonly (string | number)[];
	extensions: { code: string; requestId: string; [more: string]: unknown };
}

/** Turns what was thrown into what the caller may know: a code, a sentence, the refused fields. Faults are logged and hidden. */
export function formatError(error: unknown, { locale, requestId, log, env }: ErrorScene): ErrorEntry {
	const graphqlError = error instanceof GraphQLError ? error : undefined;
	const cause = graphqlError?.originalError ?? error;
	const path = graphqlError?.path ? { path: graphqlError.path } : {};

	if (cause instanceof AppError) {
		const { params, fields, reason, detail } = cause.details;
		const extensions = {
			code: cause.code,
			requestId,
			...(params && { params }),
			...(fields && { fields }),
			...(reason && { reason }),
			...(detail && { detail }),
		};
		const message = errorMessage(reason ?? cause.code, { ...written(params, locale), requestId }, locale);
		return { message, ...path, extensions };
	}
	// The document or its variables do not fit the contract: a developer's mistake, so the parser's own words go along.
	if (isMistakeOfCaller(error)) {
		// The compiler's own errors have no extensions, whatever their type says.
		const isCostly = graphqlError?.extensions?.reason === 'DOCUMENT_TOO_COSTLY' || isTooDeep(error);
		const reason = isCostly ? 'DOCUMENT_TOO_COSTLY' : undefined;
		// Guesses at what was meant would tell a stranger the contract that production does not tell.
		const words = env.mode === 'production' ? error.message.replace(/ ?Did you mean.*$/s, '') : error.message;
		// The parser repeats what was sent, however long it is.
		const detail = words.slice(0, DETAIL_MOST);
		return {
			message: errorMessage(reason ?? 'BAD_INPUT', {}, locale),
			...path,
			extensions: { code: 'BAD_INPUT', requestId, ...(reason && { reason }), detail },
		};
	}
	if (isTooSlow(cause)) {
		log.warn({ err: cause, path: graphqlError?.path }, 'a search took too long');
		return { message: errorMessage('TOO_SLOW', {}, locale), ...path, extensions: { code: 'TOO_SLOW', requestId } };
	}
	log.error({ err: cause, path: graphqlError?.path }, 'an operation failed');
	const code = isUnavailable(cause) ? 'UNAVAILABLE' : 'INTERNAL';
	return { message: errorMessage(code, { requestId }, locale), ...path, extensions: { code, requestId } };
}

/** Figures as the reader writes them; `count` decides about a plural and stays a number. */
function written(params: AppErrorDetails['params'] = {}, locale: Locale): Record<string, string | number> {
	const texts = Object.entries(params).map(([name, value]) => [
		name,
		typeof value === 'number' && name !== 'count' ? formatNumber(value, locale) : value,
	]);
	return Object.fromEntries(texts);
}

function isTooDeep(error: Error): boolean {
	return 'code' in error && error.code === 'MER_ERR_GQL_QUERY_DEPTH';
}

function isMistakeOfCaller(error: unknown): error is Error {
	if (error instanceof GraphQLError) return !error.originalError || error.originalError instanceof GraphQLError;
	return error instanceof Error && 'code' in error && String(error.code).startsWith('MER_ERR_GQL');
}
