import { type Locale, localeOfTag } from '@ancu/forms/format';
import type { FastifyRequest } from 'fastify';

/** The language that a request asks for. */
export function readerLocale({ headers }: Pick<FastifyRequest, 'headers'>): Locale {
	return localeOfTag(headers['accept-language']);
}
