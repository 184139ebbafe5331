import { sql } from 'kysely';
import { beforeEach, expect, inject, it, onTestFinished } from 'vitest';
import type { Db } from '../database/open-database.ts';
import { openOwnDatabase } from '../testing/databases.ts';
import { dropFiles } from './drop-files.ts';
import { sweepUploads } from './upload.repository.ts';

let db: Db;
beforeEach(async () => {
	const database = await openOwnDatabase(inject('cluster'));
	onTestFinished(database.close);
	({ db } = database);
});

/** Keys of the files that are to be removed, job by job. */
async function queued(): Promise<string[][]> {
	const jobs = await db.selectFrom('job').select('payload').where('kind', '=', 'file.delete').orderBy('id').execute();
	return jobs.map(({ payload }) => (payload as { keys: string[] }).keys);
}

it('queues some files in each job, and nothing for none', async () => {
	const keys = Array.from({ length: 120 }, (_, count) => `photo/${count}.webp`);
	await dropFiles(db, []);
	await dropFiles(db, keys);
	expect((await queued()).map(({ length }) => length)).toEqual([50, 50, 20]);
	expect((await queued()).flat()).toEqual(keys);
});

it('is how uploads go that nothing took, however many they are: some in each transaction', async () => {
	const { id } = await db.insertInto('account').values({ name: 'An' }).returning('id').executeTakeFirstOrThrow();
	const uploads = 1_100;
	await sql`
		insert into upload (account_id, purpose, token_hash, expires_at, created_at, file_key, picture)
		select ${id}, 'AVATAR', sha256(n::text::bytea), now(), now() - interval '31 days', n || '.webp',
			jsonb_build_object('key', n || '.webp', 'smaller', jsonb_build_array(jsonb_build_object('key', n || '-480.webp')))
		from generate_series(1, ${sql.lit(uploads)}) as n`.execute(db);
	await sweepUploads(db);
	const keys = await queued();
	expect(Math.max(...keys.map(({ length }) => length))).toBe(50);
	expect(new Set(keys.flat()).size).toBe(2 * uploads);
	expect(await db.selectFrom('upload').select('id').execute()).toEqual([]);
	const { rows } = await sql<{ count: number }>`select count(distinct xmin::text) from job`.execute(db);
	expect(rows).toEqual([{ count: 3 }]);
});
