import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import type { S3Options } from '../../file/s3-store.ts';
import type { OpenDatabase } from '../open-database.ts';
import { copyOut } from './copy.ts';
import { findTables } from './find-tables.ts';
import { listFiles } from './list-files.ts';
import { type BackupTable, FILES, MANIFEST, type Manifest, SUMS, tableFile } from './manifest.ts';
import { hashing, writeSum } from './sums.ts';

export interface BackUpOptions extends Pick<OpenDatabase, 'openClient'> {
	/** A folder that is not there yet. */
	folder: string;
	/** Folders of the store on disk; nothing where files are in S3. */
	fileFolders: readonly string[];
	s3?: Pick<S3Options, 'endpoint' | 'bucket'> | undefined;
	/** Breaks it off: it throws what this was aborted with, and leaves nothing behind. */
	signal?: AbortSignal;
}

/**
 * Writes all that is in the database at one moment, and the files of the store, into a folder, while servers go on. A row
 * at a time goes through the memory. The folder is there when it is whole, and not before.
 */
export async function backUp({ openClient, folder, fileFolders, s3, signal }: BackUpOptions): Promise<Manifest> {
	if (await stat(folder).catch(() => undefined))
		throw new Error(`${folder} is there already: a backup gets a folder of its own.`);
	// Two at once, as by a timer that goes off again too soon, would write over each other.
	const draft = `${folder}.${randomBytes(4).toString('hex')}.partial`;
	await mkdir(path.join(draft, 'tables'), { recursive: true, mode: 0o700 });
	const sums = createWriteStream(path.join(draft, SUMS));
	// A disk that is full is noticed at the end.
	const written = finished(sums);
	written.catch(() => undefined);
	try {
		const database = await copyDatabase(openClient(), draft, sums, signal);
		// After the database: what was added since is too much at most.
		const count = s3 ? 0 : await copyFiles(fileFolders, draft, sums, signal);
		const manifest: Manifest = {
			format: 1,
			...database,
			files: s3 ? { kind: 's3', endpoint: s3.endpoint, bucket: s3.bucket } : { kind: 'disk', count },
		};
		const text = JSON.stringify(manifest, null, '\t');
		const { hash } = hashing();
		await writeFile(path.join(draft, MANIFEST), text);
		writeSum(sums, hash.update(text), MANIFEST);
		sums.end();
		await written;
		await rename(draft, folder);
		return manifest;
	} catch (error) {
		sums.destroy();
		// Half of everybody's data is no backup, and takes the room that the next one needs.
		await rm(draft, { recursive: true, force: true }).catch(() => undefined);
		signal?.throwIfAborted();
		throw error;
	}
}

type DatabasePart = Pick<Manifest, 'takenAt' | 'migrations' | 'tables' | 'sequences'>;

async function copyDatabase(
	client: pg.Client,
	folder: string,
	sums: WriteStream,
	signal: AbortSignal | undefined,
): Promise<DatabasePart> {
	try {
		await client.connect();
		return await copyTables(client, folder, sums, signal);
	} finally {
		await client.end();
	}
}

async function copyTables(
	client: pg.Client,
	folder: string,
	sums: WriteStream,
	signal: AbortSignal | undefined,
): Promise<DatabasePart> {
	await client.query('begin isolation level repeatable read read only');
	await client.query(`set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
		set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local bytea_output = 'hex'`);
	const { rowCount: isServed } = await client.query(`select where to_regclass('kysely_migration') is not null`);
	if (!isServed)
		throw new Error(
			'No server ever ran on this database. It is the one that DATABASE_URL names; without it, the embedded one in DATA_DIR.',
		);
	const { rows: migrations } = await client.query<{ name: string; at: Date }>(
		'select name, now() as at from kysely_migration order by name',
	);
	const tables: BackupTable[] = [];
	for (const { name, columns } of await findTables(client)) {
		const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
		const { body, rows } = copyOut(client, `copy ${pg.escapeIdentifier(name)} (${list}) to stdout`);
		const file = tableFile({ name });
		const { stream, hash } = hashing();
		await pipeline(body, createGzip({ level: 3 }), stream, createWriteStream(path.join(folder, file)), {
			signal,
		});
		writeSum(sums, hash, file);
		tables.push({ name, columns, rows: rows() });
	}
	// Asked for after the tables' moment, so a number is never given twice.
	const { rows: sequences } = await client.query<{ name: string; value: number }>(
		'select sequencename as name, last_value as value from pg_sequences where schemaname = current_schema() and last_value is not null order by 1',
	);
	await client.query('commit');
	return {
		takenAt: (migrations[0]?.at ?? new Date()).toISOString(),
		migrations: migrations.map(({ name }) => name),
		tables,
		sequences,
	};
}

async function copyFiles(
	folders: readonly string[],
	draft: string,
	sums: WriteStream,
	signal: AbortSignal | undefined,
): Promise<number> {
	let count = 0;
	for (const folder of folders)
		for await (const key of listFiles(folder)) {
			const name = `${FILES}/${key}`;
			const target = path.join(draft, name);
			await mkdir(path.dirname(target), { recursive: true });
			const { stream, hash } = hashing();
			try {
				await pipeline(createReadStream(path.join(folder, key)), stream, createWriteStream(target), { signal });
			} catch (error) {
				// Taken away meanwhile, by somebody who has a right to it.
				if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
				await rm(target, { force: true });
				continue;
			}
			writeSum(sums, hash, name);
			count++;
		}
	return count;
}
