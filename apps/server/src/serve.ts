import { type Logger, pino } from 'pino';
import { tellMissingCommunes } from './address/tell-missing-communes.ts';
import { buildApp } from './app.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase, SERVING_LIMIT_MS } from './database/open-database.ts';
import { type Env, readEnv } from './env.ts';
import { loggerOptions } from './logger.ts';
import { insertReferenceData } from './seed/reference-data.ts';
import { refuseDevelopmentAccounts } from './seed/refuse-development-accounts.ts';
import { describeAccounts } from './seed/staff.ts';
import { endBySignal, prepareStop } from './stop.ts';
import { createMetrics } from './watch/metrics.ts';
import { serveMetrics } from './watch/serve-metrics.ts';
import type { Web } from './web/web.routes.ts';

/** Runs the whole server until it is told to stop: database, data, HTTP. Where it cannot start it says why, stops what it began and ends with exit code 1. */
export async function serve(openWeb: (repository: string) => Promise<Web>): Promise<void> {
	const env = readEnv();
	const log = pino(loggerOptions(env) || { enabled: false });
	const stops: Stop[] = [];
	// A part that does not stop keeps no other one running: an embedded database would go on without anybody.
	const stop = async () => {
		for (const stopPart of stops.reverse())
			await stopPart().catch((error) => log.warn({ err: error }, 'a part did not stop as it should'));
	};
	const isStopping = endBySignal({ log, stop });
	try {
		await start(env, log, openWeb, (stopPart) => stops.push(stopPart));
	} catch (error) {
		// What is being stopped fails in the middle of its start.
		if (isStopping()) return;
		log.fatal({ err: error }, 'the server could not start');
		await stop();
		process.exit(1);
	}
}

type Stop = () => Promise<void>;

/** Starts part after part, and tells of each how it is stopped. */
async function start(
	env: Env,
	log: Logger,
	openWeb: (repository: string) => Promise<Web>,
	onStarted: (stopPart: Stop) => void,
): Promise<void> {
	const web = await openWeb(env.repository);

	// A signal may come while it opens.
	const opening = openDatabase(env, log, { limitMs: SERVING_LIMIT_MS });
	onStarted(async () => (await opening).close());
	const database = await opening;

	const { traces: wanted, version } = env.watch;
	// OpenTelemetry is not even loaded where nobody takes traces.
	const traces =
		wanted &&
		(await import('./watch/start-traces.ts')).startTraces({
			...wanted,
			version,
			trustsParent: env.trustProxy > 0,
			onFailure: ({ message }) => log.warn({ reason: message }, 'traces could not be sent'),
		});
	if (traces) onStarted(traces.stop);

	const migrations = await migrate(database.longDb);
	if (migrations.length > 0) log.info({ migrations }, 'the database has the newest schema');
	await insertReferenceData(database.longDb);
	let isForTryingOut = false;
	if (env.mode === 'production') await refuseDevelopmentAccounts(database.longDb, env);
	else {
		// Demo data is not even loaded in production.
		const { seedWhenEmpty } = await import('./seed/seed.ts');
		isForTryingOut = await seedWhenEmpty(database.longDb, env, log);
	}

	await tellMissingCommunes(database.longDb, (message) =>
		// The demo goes without them knowingly.
		env.mode === 'production' ? log.warn(message) : log.info(message),
	);

	const metrics = env.watch.metrics && createMetrics({ ...database, version });
	const app = await buildApp({ env, ...database, web, metrics, traces });
	if (metrics && env.watch.metrics) {
		const figures = await serveMetrics(metrics, env.watch.metrics);
		onStarted(figures.close);
		log.info({ url: figures.url }, 'figures are here');
	}
	onStarted(prepareStop(app));
	const address = await app.listen({ port: env.port, host: env.host });
	if (env.mode === 'development' && isForTryingOut)
		process.stdout.write(`\nAn Cư serves at ${address}\n${describeAccounts(env.seedPassword)}\n`);
}
