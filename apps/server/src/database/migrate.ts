import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration';
import type { Db } from './open-database.ts';

const folder = path.join(import.meta.dirname, 'migrations');

// Whoever waits for a table makes everybody wait who comes after, so a migration gives up soon and comes again: ten minutes in all.
const LOCK_TIMEOUT_MS = 2_000;
const PAUSE_MS = 3_000;
const ATTEMPTS = 120;
// https://www.postgresql.org/docs/current/errcodes-appendix.html: lock_not_available, deadlock_detected.
const inTheWay: ReadonlySet<unknown> = new Set(['55P03', '40P01']);

/**
 * Brings the database to the newest schema, while servers of the version before may go on: a table that somebody uses is waited for
 * in turns, between which they are served. Safe to call from several processes at once: kysely takes a lock. Returns the names of
 * the migrations that it ran.
 */
export async function migrate(db: Db): Promise<string[]> {
	await refuseOtherEncoding(db);
	const { error, results = [] } = await migrateInTurns(db);
	if (error)
		throw new Error(
			'The database could not be brought to the newest schema. If a migration is missing, a newer version or another branch ' +
				'ran it here: start that one, or take another database.',
			{ cause: error },
		);
	return results.map((result) => result.migrationName);
}

/** PostgreSQL that was set up where no language was makes databases of bytes: people are registered there, and no listing can be posted. */
async function refuseOtherEncoding(db: Db): Promise<void> {
	const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
	const encoding = rows[0]?.server_encoding;
	if (encoding !== 'UTF8')
		throw new Error(
			`The database keeps texts in ${encoding}, and has to in UTF8: create database … encoding 'UTF8' template template0.`,
		);
}

async function migrateInTurns(db: Db): Promise<MigrationResultSet> {
	const migrator = new Migrator({ db, provider: { getMigrations: getPatientMigrations } });
	for (let attempt = 1; ; attempt++) {
		const done = await migrator.migrateToLatest();
		if (attempt === ATTEMPTS || !inTheWay.has((done.error as { code?: unknown } | undefined)?.code)) return done;
		await delay(PAUSE_MS);
	}
}

/** Brings an empty database to the schema that a migration left, inside of the transaction that `tx` is in. */
export async function migrateTo(tx: Db, name: string): Promise<void> {
	await refuseOtherEncoding(tx);
	const migrator = new Migrator({ db: tx, provider: { getMigrations }, disableTransactions: true });
	const { error } = await migrator.migrateTo(name);
	if (error) throw new Error(`The database could not be brought to the schema of ${name}.`, { cause: error });
}

/** What a migration did to rows, once more, for those that an old server wrote after it. Throws where it left none to do. */
export async function redoMigration(tx: Db, number: string): Promise<string> {
	const migrations = Object.entries(await getMigrations());
	const [name, migration] = migrations.find(([called]) => called.startsWith(`${number}-`)) ?? [];
	if (!name || !migration?.redo) throw new Error(`no migration ${number} has anything to do again.`);
	await migration.redo(tx);
	return name;
}

/** Migrations that did not run on a database yet, in order: on an empty one all of them. */
export async function findPendingMigrations(db: Db): Promise<string[]> {
	const migrations = await new Migrator({ db, provider: { getMigrations } }).getMigrations();
	return migrations.flatMap(({ name, executedAt }) => (executedAt ? [] : [name]));
}

/** Every migration there is, in order. */
export async function findMigrationNames(): Promise<string[]> {
	return Object.keys(await getMigrations());
}

/** A migration, and what of it is done again once the last server of the version before has ended. */
interface OwnMigration extends Migration {
	redo?: (db: Db) => Promise<void>;
}

async function getMigrations(): Promise<Record<string, OwnMigration>> {
	const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort();
	const entries = files.map(
		async (file) => [path.basename(file, '.ts'), await import(pathToFileURL(path.join(folder, file)).href)] as const,
	);
	return Object.fromEntries(await Promise.all(entries));
}

async function getPatientMigrations(): Promise<Record<string, Migration>> {
	const migrations = Object.entries(await getMigrations());
	return Object.fromEntries(migrations.map(([name, { up }]) => [name, { up: (db) => upPatiently(up, db) }]));
}

async function upPatiently(up: Migration['up'], db: Db): Promise<void> {
	await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(db);
	await up(db);
}
