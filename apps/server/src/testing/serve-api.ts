/** A server as a process of its own, for tests that kill it: the API on the database that DATABASE_URL names. Says where it listens. */
import { buildApp } from '../app.ts';
import { connect } from '../database/open-database.ts';
import { readEnv } from '../env.ts';

const env = readEnv();
const { db, listen } = connect({ connectionString: env.databaseUrl });
const app = await buildApp({ env, db, listen });
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
