import { randomUUID } from 'node:crypto';
import path from 'node:path';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from './database/open-database.ts';
import type { Env } from './env.ts';
import { registerFiles } from './file/file.routes.ts';
import { registerGraphql } from './graphql/graphql.routes.ts';
import { loggerOptions } from './logger.ts';
import { registerSecurity } from './security.ts';
import { registerWeb, type Web } from './web/web.routes.ts';

/** What the process needs besides its configuration. */
export interface AppParts {
	env: Env;
	db: Db;
	/** The website to serve too; the API alone is enough for tests of it. */
	web?: Web;
}

/** The whole server, not listening yet. */
export async function buildApp({ env, db, web }: AppParts): Promise<FastifyInstance> {
	const app = fastify({
		logger: loggerOptions(env) ?? false,
		genReqId: () => randomUUID(),
		trustProxy: env.trustProxy,
		// A number where a text belongs is a mistake to be told, not to be guessed away.
		ajv: { customOptions: { coerceTypes: false } },
		bodyLimit: 1024 * 1024,
		// A keep-alive connection would hold up a graceful stop for as long as its browser likes.
		forceCloseConnections: 'idle',
	});
	// JSON is the only body we read: the text type is what forms of other sites can send.
	app.removeContentTypeParser('text/plain');

	app.addHook('onRequest', async (request, reply) => {
		reply.header('x-request-id', request.id);
	});
	await registerSecurity(app, env);
	await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 5 } } });

	app.get('/healthz', { logLevel: 'silent' }, () => ({ status: 'ok' }));
	app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
		try {
			await sql`select 1`.execute(db);
			return { status: 'ready' };
		} catch (error) {
			app.log.warn({ err: error }, 'not ready: the database does not answer');
			return reply.code(503).send({ status: 'database' });
		}
	});

	await registerFiles(app, path.join(env.dataDir, 'files'));
	const execute = await registerGraphql(app, { db, env });
	if (web) await registerWeb(app, { web, env, execute });
	return app;
}
