import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { type FileStore, isFileKey } from '../../file/file-store.ts';
import { findMigrationNames, migrateTo } from '../migrate.ts';
import type { OpenDatabase } from '../open-database.ts';
import type { Tables } from '../tables.ts';
import { copyIn } from './copy.ts';
import { findTables } from './find-tables.ts';
import { listFiles } from './list-files.ts';
import { FILES, type Manifest, readManifest, tableFile } from './manifest.ts';
import { checkSums, readSums } from './sums.ts';

export interface RestoreOptions extends Pick<OpenDatabase, 'openClient'> {
	folder: string;
	/** Where the files go. */
	store: Pick<FileStore, 'put' | 'remove'>;
	/** Folders of the store on disk; nothing where files are in S3. */
	fileFolders: readonly string[];
	/** Throws away what is in the database, and the files that were sent since the backup. @default false */
	replace?: boolean;
	/** Milliseconds for which the database may still count what was closed: it does on a loaded machine. @default 5_000 */
	closingMs?: number;
}

/** What was brought back. */
export interface Restored extends Manifest {
	/** Tables, columns (`account.mark`) and sequences that somebody had made beside ours: they are not there. */
	leftOut: string[];
	/** What came of the files that were sent since the backup, whose rows are gone: how many were taken away, and why the others were not. */
	since: { removed: number; failure?: unknown };
	/** Ids of accounts that were erased in the database that was replaced, and are not erased in what was brought back. */
	unerased: string[];
}

/**
 * Brings a backup back: the database in one transaction, and the files before that is kept, so that a restore that fails leaves the
 * database as it was. Files come when all else is there: of one that failed, nothing would ever name those of people who were erased
 * since. Nobody is signed in afterwards, and no link of a mail and no code counts. Throws before anything is changed when
 * the backup is damaged or of another version, or the database is in use or not empty.
 */
export async function restore({
	openClient,
	folder,
	store,
	fileFolders,
	replace = false,
	closingMs = 5_000,
}: RestoreOptions): Promise<Restored> {
	const manifest = await readManifest(folder);
	await refuseOtherVersion(manifest);
	await checkSums(folder, manifest);
	const client = openClient();
	let unerased: string[];
	let leftOut: string[];
	try {
		await client.connect();
		await refuseOthers(client, closingMs);
		await client.query('begin');
		await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
		const erased = await findErased(client);
		await makeRoom(client, replace);
		await migrateTo(inside(client), manifest.migrations.at(-1) ?? '');
		leftOut = await load(client, folder, manifest);
		await forgetTokens(client);
		unerased = await findLiving(client, erased);
		await putFiles(folder, store);
		await client.query('commit');
		// It is back by now, and the database does this by itself too, only later.
		await client.query('analyze').catch(() => undefined);
	} finally {
		await client.end();
	}
	// No row names them any more, so nothing would ever take them away, erasing their owner neither. All is back by now, whatever comes of it.
	const since = replace ? await removeSince(manifest, { fileFolders, folder, store }) : { removed: 0 };
	return { ...manifest, leftOut, unerased, since };
}

async function refuseOtherVersion({ migrations }: Manifest): Promise<void> {
	const known = (await findMigrationNames()).slice(0, migrations.length);
	if (migrations.length === 0 || migrations.some((name, index) => name !== known[index]))
		throw new Error(
			`The backup was made by another version, with migrations up to ${migrations.at(-1) ?? 'none'}. Restore it with that version, or a later one.`,
		);
}

async function refuseOthers(client: pg.Client, closingMs: number): Promise<void> {
	const deadline = Date.now() + closingMs;
	for (;;) {
		const { rows } = await client.query<{ count: number }>(`
			select count(*)::integer as count from pg_stat_activity
			where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
		const count = rows[0]?.count ?? 0;
		if (count === 0) return;
		if (Date.now() > deadline) throw new Error(`${count} other connections use this database. Stop the servers first.`);
		await delay(50);
	}
}

/** Who was erased in the database as it is; nobody where it has no accounts. */
async function findErased(client: pg.Client): Promise<string[]> {
	const { rows: columns } = await client.query(`
		select 1 from information_schema.columns
		where table_schema = current_schema() and table_name = 'account' and column_name = 'deleted_at'`);
	if (columns.length === 0) return [];
	const { rows } = await client.query<{ id: string }>('select id from account where deleted_at is not null');
	return rows.map(({ id }) => id);
}

async function findLiving(client: pg.Client, ids: readonly string[]): Promise<string[]> {
	const { rows } = await client.query<{ id: string }>(
		'select id from account where id = any($1) and deleted_at is null order by id',
		[ids],
	);
	return rows.map(({ id }) => id);
}

/** What opens an account: one that was ended or used up since, because it was stolen, would open it again. */
async function forgetTokens(client: pg.Client): Promise<void> {
	for (const table of ['session', 'mail_token', 'phone_code']) await client.query(`delete from ${table}`);
}

/** Tables and functions of ours, and what others made beside them, as views; what belongs to an extension stays. */
async function makeRoom(client: pg.Client, replace: boolean): Promise<void> {
	const { rows: tables } = await client.query<{ kind: string; name: string }>(`
		select oid::regclass::text as name, case relkind
			when 'v' then 'view' when 'm' then 'materialized view' when 'f' then 'foreign table' else 'table' end as kind
		from pg_class
		where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
			and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`);
	if (tables.length > 0 && !replace)
		throw new Error(
			'The database is not empty. Name an empty one in DATABASE_URL, or throw away what is in it with --replace.',
		);
	for (const { kind, name } of tables) await client.query(`drop ${kind} if exists ${name} cascade`);
	const { rows: routines } = await client.query<{ name: string }>(`
		select oid::regprocedure::text as name from pg_proc
		where pronamespace = current_schema()::regnamespace
			and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`);
	for (const { name } of routines) await client.query(`drop routine if exists ${name} cascade`);
}

/** Kysely on the one connection whose transaction is open. */
function inside(client: pg.Client): Kysely<Tables> {
	const only = { query: client.query.bind(client), release: () => undefined } as unknown as PostgresPoolClient;
	return new Kysely<Tables>({
		dialect: new PostgresDialect({ pool: { options: {}, connect: async () => only, end: async () => undefined } }),
	});
}

/** Returns what there is no place for. */
async function load(client: pg.Client, folder: string, manifest: Manifest): Promise<string[]> {
	const found = new Map((await findTables(client)).map(({ name, columns }) => [name, new Set(columns)]));
	const { rows: sequences } = await client.query<{ name: string }>(
		'select sequencename as name from pg_sequences where schemaname = current_schema()',
	);
	const places = new Set([...found.keys(), ...sequences.map(({ name }) => name)]);
	const hasPlace = ({ name }: { name: string }) => places.has(name);
	const tables = manifest.tables.filter(hasPlace);
	const strange = tables.flatMap(({ name, columns }) =>
		columns.filter((column) => !found.get(name)?.has(column)).map((column) => ({ name, column })),
	);
	const alter = ({ name, column }: (typeof strange)[number], act: 'add' | 'drop', type = '') =>
		client.query(`alter table ${pg.escapeIdentifier(name)} ${act} column ${pg.escapeIdentifier(column)} ${type}`);
	// Their values have to be read to come to those behind them.
	for (const each of strange) await alter(each, 'add', 'text');
	await fill(client, folder, { tables, sequences: manifest.sequences.filter(hasPlace) });
	for (const each of strange) await alter(each, 'drop');
	const leftOut = [...manifest.tables, ...manifest.sequences].filter((each) => !hasPlace(each));
	return [...leftOut.map(({ name }) => name), ...strange.map(({ name, column }) => `${name}.${column}`)];
}

async function fill(
	client: pg.Client,
	folder: string,
	{ tables, sequences }: Pick<Manifest, 'tables' | 'sequences'>,
): Promise<void> {
	const names = tables.map(({ name }) => pg.escapeIdentifier(name));
	// What triggers wrote is among the rows, and keys that point elsewhere are looked at when everything is there.
	for (const name of names) await client.query(`alter table ${name} disable trigger user`);
	await client.query(`truncate ${names.join(', ')}`);
	const { rows: keys } = await client.query<{ table: string; name: string; rule: string }>(`
		select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as rule
		from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by conname`);
	for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);

	for (const table of tables) {
		const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
		const statement = `copy ${pg.escapeIdentifier(table.name)} (${columns}) from stdin`;
		const rows = await pipeline(createReadStream(path.join(folder, tableFile(table))), createGunzip(), (source) =>
			copyIn(client, statement, source),
		);
		if (rows !== table.rows) throw new Error(`${table.name} has ${rows} rows where the backup names ${table.rows}.`);
	}

	for (const { table, name, rule } of keys) await client.query(`alter table ${table} add constraint ${name} ${rule}`);
	for (const { name, value } of sequences)
		await client.query('select setval(quote_ident($1)::regclass, $2)', [name, value]);
	for (const name of names) await client.query(`alter table ${name} enable trigger user`);
}

/** Takes away files that came after a backup, by their own time: one of before that it does not name may be missing from it alone. */
async function removeSince(
	{ takenAt }: Manifest,
	{ fileFolders, folder, store }: Pick<RestoreOptions, 'fileFolders' | 'folder' | 'store'>,
): Promise<Restored['since']> {
	let removed = 0;
	try {
		const named = new Set<string>();
		for await (const { name } of readSums(folder)) named.add(name);
		for (const files of fileFolders)
			for await (const key of listFiles(files)) {
				if (!isFileKey(key) || named.has(`${FILES}/${key}`)) continue;
				if ((await stat(path.join(files, key))).mtime <= new Date(takenAt)) continue;
				await store.remove(key);
				removed++;
			}
		return { removed };
	} catch (failure) {
		return { removed, failure };
	}
}

/** Puts files back; what somebody else laid among them, as `Thumbs.db`, is none of the store's. */
async function putFiles(folder: string, store: Pick<FileStore, 'put'>): Promise<void> {
	for await (const { name } of readSums(folder)) {
		const key = name.startsWith(`${FILES}/`) ? name.slice(FILES.length + 1) : '';
		if (isFileKey(key)) await store.put(key, new Uint8Array(await readFile(path.join(folder, name))));
	}
}
