import type { FastifyServerOptions } from 'fastify';
import type { Env } from './env.ts';

/**
 * Structured lines on standard output, each with its request's id. Headers, query strings and bodies are never logged:
 * they hold tokens, passwords and what people look for.
 */
export function loggerOptions(env: Env): FastifyServerOptions['logger'] {
	if (env.mode === 'test' && env.logLevel === 'info') return false;
	return { level: env.logLevel };
}
