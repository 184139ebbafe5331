import { buildApp } from './app.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { readEnv } from './env.ts';
import { insertReferenceData, seedWhenEmpty } from './seed/seed.ts';
import { describeAccounts } from './seed/staff.ts';

const env = readEnv();
const { pino } = await import('pino');
const log = pino({ level: env.logLevel });

const database = await openDatabase(env, log);
const migrations = await migrate(database.db);
if (migrations.length > 0) log.info({ migrations }, 'the database has the newest schema');
await insertReferenceData(database.db);
if (env.mode !== 'production') await seedWhenEmpty(database.db, env, log);

const app = await buildApp({ env, db: database.db, web: true });
const address = await app.listen({ port: env.port, host: env.host });
if (env.mode === 'development') process.stdout.write(`\nAn Cư serves at ${address}\n${describeAccounts(env.seedPassword)}\n`);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.on(signal, async () => {
		if (stopping) return;
		stopping = true;
		log.info({ signal }, 'stopping: no new requests, the open ones are answered');
		await app.close();
		await database.close();
		process.exit(0);
	});
}
