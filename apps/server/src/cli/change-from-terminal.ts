import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import { withDatabase } from './with-database.ts';

/** Changes something in one transaction, and says on the terminal what came of it: what `run` answers, or that nothing was changed and why. */
export async function changeFromTerminal(run: (tx: Db) => Promise<string>): Promise<void> {
	await withDatabase(async ({ db }) => {
		process.stdout.write(`${await inTransaction(db, run)}\n`);
	}).catch((error) => {
		process.stderr.write(`Nothing was changed: ${error instanceof Error ? error.message : error}\n`);
		process.exitCode = 1;
	});
}
