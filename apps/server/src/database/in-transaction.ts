import type { Db } from './open-database.ts';

const ATTEMPTS = 5;
// Two transactions waited for each other, or an engine wants one of them to come again. Nothing of it was written.
const again: ReadonlySet<unknown> = new Set(['40001', '40P01']);

/** Runs work in a transaction, and once more when the database asks for it: the work does nothing that cannot be done twice outside of the transaction. */
export async function inTransaction<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await db.transaction().execute(work);
		} catch (error) {
			if (attempt === ATTEMPTS || !again.has((error as { code?: unknown } | null)?.code)) throw error;
		}
	}
}
