import { pino } from 'pino';
import { inTransaction } from '../database/in-transaction.ts';
import { type Db, openDatabase } from '../database/open-database.ts';
import { readEnv } from '../env.ts';

/** Changes something in one transaction, and says on the terminal what came of it: what `run` answers, or that nothing was changed and why. */
export async function changeFromTerminal(run: (tx: Db) => Promise<string>): Promise<void> {
	const env = readEnv();
	const database = await openDatabase(env, pino({ level: env.logLevel }));
	try {
		process.stdout.write(`${await inTransaction(database.db, run)}\n`);
	} catch (error) {
		process.stderr.write(`Nothing was changed: ${error instanceof Error ? error.message : error}\n`);
		process.exitCode = 1;
	} finally {
		await database.close();
	}
}
