import { type Logger, pino } from 'pino';
import { type OpenDatabase, openDatabase } from '../database/open-database.ts';
import { type Env, readEnv } from '../env.ts';

/** Opens the database that the environment names for a command, while it runs. */
export async function withDatabase(
	run: (parts: Pick<OpenDatabase, 'db' | 'openClient'> & { env: Env; log: Logger }) => Promise<void>,
): Promise<void> {
	const env = readEnv();
	const log = pino({ level: env.logLevel });
	const { close, ...database } = await openDatabase(env, log);
	try {
		await run({ ...database, env, log });
	} finally {
		await close();
	}
}
