import { findMigrationNames, findPendingMigrations, migrate } from '../database/migrate.ts';
import type { Db } from '../database/open-database.ts';
import { insertReferenceData } from '../seed/reference-data.ts';
import { withDatabase } from './with-database.ts';

/**
 * Opens the database for a command that imports, while it runs. An empty one gets its tables; one with the schema of an older version is refused:
 * changing that is for a server's start, after a backup.
 */
export async function withImportDatabase(run: (db: Db) => Promise<void>): Promise<void> {
	await withDatabase(async ({ db }) => {
		const pending = await findPendingMigrations(db);
		const isEmpty = pending.length === (await findMigrationNames()).length;
		if (pending.length > 0 && !isEmpty)
			throw new Error(
				`the database has the schema of an older version: ${pending.join(', ')} did not run. A server of this version runs them when it starts; back up before (docs/runbook.md).`,
			);
		await migrate(db);
		await insertReferenceData(db);
		await run(db);
	});
}
