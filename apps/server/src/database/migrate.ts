import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './open-database.ts';

const folder = path.join(import.meta.dirname, 'migrations');

/** Brings the database to the newest schema. Safe to call from several processes at once: kysely takes a lock. Answers the names of the migrations that it ran. */
export async function migrate(db: Db): Promise<string[]> {
	const migrator = new Migrator({ db, provider: { getMigrations } });
	const { error, results = [] } = await migrator.migrateToLatest();
	if (error)
		throw new Error(
			'The database could not be brought to the newest schema. If a migration is missing, a newer version or another branch ' +
				'ran it here: start that one, or take another database.',
			{ cause: error },
		);
	return results.map((result) => result.migrationName);
}

/** Brings an empty database to the schema that a migration left, inside of the transaction that `tx` is in. */
export async function migrateTo(tx: Db, name: string): Promise<void> {
	const migrator = new Migrator({ db: tx, provider: { getMigrations }, disableTransactions: true });
	const { error } = await migrator.migrateTo(name);
	if (error) throw new Error(`The database could not be brought to the schema of ${name}.`, { cause: error });
}

/** Every migration there is, in order. */
export async function findMigrationNames(): Promise<string[]> {
	return Object.keys(await getMigrations());
}

async function getMigrations(): Promise<Record<string, Migration>> {
	const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort();
	const entries = files.map(
		async (file) => [path.basename(file, '.ts'), await import(path.join(folder, file))] as const,
	);
	return Object.fromEntries(await Promise.all(entries));
}
