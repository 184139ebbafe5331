import type { LoggerOptions } from 'pino';
import type { Env } from './env.ts';

// What PostgreSQL quotes of rows, whole ones where a check refuses them: names, phone numbers, hashes of passwords.
const quoted = ['detail', 'where'].flatMap((field) => [`err.${field}`, `err.aggregateErrors[*].${field}`]);

/**
 * Structured lines on standard output, each with its request's id. Headers, query strings and bodies are never logged:
 * they hold tokens, passwords and what people look for. Neither is what the database quotes of rows.
 */
export function loggerOptions(env: Pick<Env, 'mode' | 'logLevel'>): LoggerOptions | false {
	if (env.mode === 'test' && env.logLevel === 'info') return false;
	return { level: env.logLevel, redact: { paths: quoted, remove: true } };
}
