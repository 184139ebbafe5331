/**
 * A server as a process of its own, for tests that kill it: the API on the database that DATABASE_URL names, or on the embedded
 * one, brought to the newest schema as at any start. Says where it listens.
 */
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase, SERVING_LIMIT_MS } from '../database/open-database.ts';
import { readEnv } from '../env.ts';
import { insertReferenceData } from '../seed/reference-data.ts';

const env = readEnv();
const database = await openDatabase(env, pino({ level: env.logLevel }), { limitMs: SERVING_LIMIT_MS });
await migrate(database.longDb);
await insertReferenceData(database.longDb);
const app = await buildApp({ env, ...database });
process.stdout.write(`${await app.listen({ port: Number(process.env.PORT ?? 0), host: '127.0.0.1' })}\n`);
