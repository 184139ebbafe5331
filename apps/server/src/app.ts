import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@ancu/forms/error';
import compress from '@fastify/compress';
import fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { sql } from 'kysely';
import { createPhoneProof } from './account/create-phone-proof.ts';
import { createGeocoder } from './address/geocode/create-geocoder.ts';
import { isUnavailable } from './database/is-unavailable.ts';
import type { Db, OpenDatabase } from './database/open-database.ts';
import type { Env } from './env.ts';
import { registerPrivateFiles } from './file/private-file.ts';
import { registerFileStore } from './file/register-file-store.ts';
import { completeUpload, findOpenUpload, planRemoval } from './file/upload.repository.ts';
import { registerUploads } from './file/upload.routes.ts';
import { AppError, type AppErrorDetails } from './graphql/app-error.ts';
import { registerGraphql } from './graphql/graphql.routes.ts';
import { errorMessage } from './graphql/messages.ts';
import { readerLocale } from './graphql/reader-locale.ts';
import { runJobs } from './job/run-jobs.ts';
import { pictureGate } from './limit/at-most.ts';
import { loggerOptions } from './logger.ts';
import { createPush } from './notification/push/push.ts';
import { registerNotificationStream } from './notification/stream.routes.ts';
import { registerSecurity } from './security.ts';
import { createCashier } from './wallet/cashier.ts';
import { registerNotices } from './wallet/notice.routes.ts';
import type { PaymentPurpose } from './wallet/payment-purpose.ts';
import { purposes as allPurposes } from './wallet/purposes.ts';
import type { Metrics } from './watch/metrics.ts';
import type { Traces } from './watch/traces.ts';
import { registerFeed } from './web/feed.routes.ts';
import { readableUrl } from './web/readable-url.ts';
import { registerSiteMap } from './web/site-map.routes.ts';
import { registerWeb, type Web } from './web/web.routes.ts';
import { withoutPorts } from './without-ports.ts';

/** What the process needs besides its configuration. */
export interface AppParts {
	env: Env;
	db: Db;
	/** For searches. @default `db` */
	searchDb?: Db;
	/** For what looks at everything. @default `db` */
	longDb?: Db;
	listen: OpenDatabase['listen'];
	/** The website to serve too; the API alone is enough for tests of it. */
	web?: Web;
	/** What can be paid for; everything that there is, unless a test brings its own. */
	purposes?: readonly PaymentPurpose[];
	/** Counts what the server does; without it nothing is counted. */
	metrics?: Metrics | undefined;
	/** Takes traces of it, likewise. */
	traces?: Traces | undefined;
}

// Asked every few seconds by whoever watches the process.
const quiet = /^\/(healthz|readyz)\b/;

// What stands behind ? and after /uploads/ may be somebody's secret.
function withoutSecrets(url: string): string {
	return (url.split('?')[0] ?? '').replace(/^\/uploads\/.*/, '/uploads/…');
}

/** The whole server, not listening yet. */
export async function buildApp({
	env,
	db,
	searchDb = db,
	longDb = db,
	listen,
	web,
	purposes = allPurposes,
	metrics,
	traces,
}: AppParts): Promise<FastifyInstance> {
	const app = fastify({
		logger: loggerOptions(env),
		// One line a request, written when it is answered.
		logController: new LogController({ disableRequestLogging: true }),
		genReqId: () => randomUUID(),
		// The last address is what the balancer itself saw; whatever stands before it, its client may have written.
		trustProxy: env.trustProxy > 0 && ((_address: string, hop: number) => hop < env.trustProxy),
		...(web && { rewriteUrl: readableUrl }),
		// A number where a text belongs is a mistake to be told, not to be guessed away.
		ajv: { customOptions: { coerceTypes: false } },
		bodyLimit: 1024 * 1024,
		// Whoever sends slower than this holds a connection for nothing.
		requestTimeout: 150_000,
		// While it stops, what still comes is answered: a balancer hands a refusal on, and takes another server where nobody listens.
		return503OnClosing: false,
		// A keep-alive connection would hold up a graceful stop for as long as its browser likes.
		forceCloseConnections: 'idle',
	});
	// JSON is the only body we read: the text type is what forms of other sites can send.
	app.removeContentTypeParser('text/plain');

	app.addHook('onRequest', async (request, reply) => {
		const forwarded = request.raw.headers['x-forwarded-for'];
		if (env.trustProxy > 0 && typeof forwarded === 'string')
			request.raw.headers['x-forwarded-for'] = withoutPorts(forwarded);
		reply.header('x-request-id', request.id);
	});
	app.addHook('onResponse', async (request, reply) => {
		if (quiet.test(request.url)) return;
		const { method, url, ip } = request;
		const ms = Math.round(reply.elapsedTime * 10) / 10;
		request.log.info({ method, url: withoutSecrets(url), ip, status: reply.statusCode, ms }, 'answered');
	});
	metrics?.register(app);
	traces?.register(app);
	await registerSecurity(app, env);
	await app.register(compress, {
		threshold: 1024,
		encodings: ['br', 'gzip'],
		brotliOptions: { params: { 1: 5 } },
		// Unpacked on the way in, a small body could become an endless one, and nobody has to pack what is sent to us.
		globalDecompression: false,
	});

	app.setErrorHandler<FastifyError | AppError>((error, request, reply) => {
		const told = (code: ErrorCode, params: AppErrorDetails['params'] = {}) => ({
			code,
			message: errorMessage(code, params, readerLocale(request)),
		});
		if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS')
			return reply.code(429).header('retry-after', 60).send(told(error.code, error.details.params));
		const status = ('statusCode' in error && error.statusCode) || 500;
		// Somebody who leaves in the middle of a page is no error of ours.
		if (request.socket.destroyed && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE') {
			request.log.info('the client went away');
			return reply.code(499).send();
		}
		if (status === 413) return reply.code(413).send(told('REQUEST_TOO_LARGE'));
		// A developer's mistake: the parser's own words go along.
		if (status < 500) return reply.code(status).send({ ...told('REQUEST_UNREADABLE'), detail: error.message });
		request.log.error({ err: error }, 'a request failed');
		const [own, code] = isUnavailable(error) ? ([503, 'UNAVAILABLE'] as const) : ([500, 'INTERNAL'] as const);
		return reply.code(own).send({ ...told(code, { requestId: request.id }), requestId: request.id });
	});

	app.get('/healthz', () => ({ status: 'ok' }));
	app.get('/readyz', async (_request, reply) => {
		try {
			// Not the file store: all servers have the same one, and a balancer would take them all away for want of pictures.
			await sql`select 1`.execute(db);
			return { status: 'ready' };
		} catch (error) {
			app.log.warn({ err: error }, 'not ready: the database does not answer');
			return reply.code(503).send({ status: 'database' });
		}
	});

	const files = await registerFileStore(app, env);
	registerPrivateFiles(app, { store: files, env });
	const gate = pictureGate(env.cores);
	await registerUploads(app, {
		store: files,
		gate,
		findUpload: (token) => findOpenUpload(db, token),
		planRemoval: (keys) => planRemoval(db, keys),
		completeUpload: (id, picture, removal) => completeUpload(db, id, picture, removal),
	});
	const geocoder = createGeocoder({ db, env, log: app.log });
	const cashier = createCashier(env.gateways, purposes);
	const push = createPush(env);
	const phoneProof = createPhoneProof(db, env);
	const contract = await registerGraphql(
		app,
		{ db, searchDb, longDb, env, phoneProof, geocoder, cashier, push },
		{ metrics, traces },
	);
	await registerNotices(app, { db, env, budget: contract.budget, cashier, log: app.log });
	registerSiteMap(app, { db, env, budget: contract.budget });
	registerFeed(app, { db, env });
	await registerNotificationStream(app, { db, listen, metrics });
	runJobs(app, { db, longDb, env, files, gate, cashier, push, traces });
	if (web) await registerWeb(app, { web, env, cashier, ...contract });
	return app;
}
