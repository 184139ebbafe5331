import { pino } from 'pino';
import { buildApp } from './app.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase, SERVING_LIMIT_MS } from './database/open-database.ts';
import { readEnv } from './env.ts';
import { insertReferenceData } from './seed/reference-data.ts';
import { refuseDevelopmentAccounts } from './seed/refuse-development-accounts.ts';
import { describeAccounts } from './seed/staff.ts';
import { endBySignal, prepareStop } from './stop.ts';
import { createMetrics } from './watch/metrics.ts';
import { serveMetrics } from './watch/serve-metrics.ts';
import type { Web } from './web/web.routes.ts';

/** Runs the whole server until it is told to stop: database, data, HTTP. */
export async function serve(openWeb: (repository: string) => Promise<Web>): Promise<void> {
	const env = readEnv();
	const log = pino({ level: env.logLevel });
	const web = await openWeb(env.repository);

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

	const database = await openDatabase(env, log, { limitMs: SERVING_LIMIT_MS });
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

	const metrics = env.watch.metrics && createMetrics({ ...database, version: env.watch.version });
	const app = await buildApp({ env, ...database, web, metrics, traces });
	const stop = prepareStop(app);
	const figures = metrics && env.watch.metrics && (await serveMetrics(metrics, env.watch.metrics));
	if (figures) log.info({ url: figures.url }, 'figures are here');
	const address = await app.listen({ port: env.port, host: env.host });
	if (env.mode === 'development' && isForTryingOut)
		process.stdout.write(`\nAn Cư serves at ${address}\n${describeAccounts(env.seedPassword)}\n`);

	endBySignal({
		log,
		stop: async () => {
			await stop();
			await figures?.close();
			await traces?.stop().catch((error) => log.warn({ err: error }, 'the last traces could not be sent'));
			await database.close();
		},
	});
}
