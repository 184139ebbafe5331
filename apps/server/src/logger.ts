import type { FastifyServerOptions } from 'fastify';
import type { Env } from './env.ts';

/** Structured lines on standard output, with a request id. Headers and bodies are never logged: they hold tokens and passwords. */
export function loggerOptions(env: Env): FastifyServerOptions['logger'] {
	if (env.mode === 'test' && env.logLevel === 'info') return false;
	return {
		level: env.logLevel,
		serializers: {
			req: ({ method, url, ip }) => ({ method, url: url.split('?')[0] ?? '', remoteAddress: ip }),
			res: ({ statusCode }) => ({ statusCode }),
		},
	};
}
