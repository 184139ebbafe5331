import { sql } from 'kysely';
import { beforeEach, expect, inject, it, onTestFinished } from 'vitest';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import { openOwnDatabase } from '../testing/databases.ts';
import { findDueKinds, postponeJob, takeJobs } from './job.repository.ts';
import type { JobKind } from './jobs.ts';

const MANY = 20_000;

let db: Db;
beforeEach(async () => {
	const database = await openOwnDatabase(inject('cluster'));
	onTestFinished(database.close);
	({ db } = database);
});

/** Queues jobs of a kind that fell due so many seconds ago. */
async function queue(kind: JobKind, ...secondsAgo: number[]): Promise<void> {
	await db
		.insertInto('job')
		.values(
			secondsAgo.map((seconds) => ({
				kind,
				payload: '{}',
				run_at: sql<Date>`now() - ${seconds} * interval '1 second'`,
			})),
		)
		.execute();
}
const take = async (kinds: readonly JobKind[], limit: number) =>
	(await takeJobs(db, kinds, limit, 60)).map(({ kind }) => kind).sort();

it('takes what has been due longest, of whichever of its kinds, once', async () => {
	await queue('push.send', 50, 20, -60);
	await queue('notification.send', 40, 30, 10);
	await queue('sms.send', 90);
	const kinds = ['push.send', 'notification.send'] as const;
	expect(await take(kinds, 2)).toEqual(['notification.send', 'push.send']);
	expect(await take(kinds, 2)).toEqual(['notification.send', 'push.send']);
	expect(await take(kinds, 2)).toEqual(['notification.send']);
	expect(await take(kinds, 2)).toEqual([]);
});

it('gives two runners at the same moment different work, and neither waits', async () => {
	await queue('push.send', 4, 3, 2, 1);
	await inTransaction(db, async (tx) => {
		const first = await takeJobs(tx, ['push.send'], 2, 60);
		const second = await takeJobs(db, ['push.send'], 10, 60);
		expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(4);
	});
});

it('leaves a job to who has it now, whatever became of it where its time ran out', async () => {
	await queue('push.send', 1);
	const [late] = await takeJobs(db, ['push.send'], 1, -1);
	const [now] = await takeJobs(db, ['push.send'], 1, 60);
	if (!late || !now) throw new Error('Nothing was due.');
	expect(now.id).toBe(late.id);
	const read = () => db.selectFrom('job').selectAll().executeTakeFirstOrThrow();
	const before = await read();
	for (const waitMs of [0, null]) await postponeJob(db, late, 'It came late.', waitMs);
	expect(await read()).toEqual(before);
	await postponeJob(db, now, 'It failed.', null);
	expect(await read()).toMatchObject({ last_error: 'It failed.', failed_at: expect.any(Date) });
});

it.each<[readonly JobKind[], number]>([
	[['sms.send'], 0],
	[['notification.mail', 'notification.digest'], 0],
	[['push.send'], 10],
	[['push.send', 'notification.send'], 10],
])('reads only what it takes, however much of a kind is due: %s', async (kinds, count) => {
	await sql`
		insert into job (kind, payload, run_at)
		select 'push.send', '{}', now() - number * interval '1 second' from generate_series(1, ${MANY}) as number`.execute(
		db,
	);
	await sql`analyze job`.execute(db);
	await inTransaction(db, async (tx) => {
		const before = await rowsRead(tx);
		expect(await takeJobs(tx, kinds, 10, 60)).toHaveLength(count);
		// The planner looks at a row or two itself.
		expect((await rowsRead(tx)) - before).toBeLessThanOrEqual(50);
	});
});

it('tells of which kinds something is due that nobody has taken, by a row of each', async () => {
	const kinds = ['push.send', 'sms.send', 'mail.send', 'photo.avif'] as const;
	await queue('push.send', ...Array.from({ length: 1_000 }, (_, seconds) => seconds));
	await queue('sms.send', -60);
	await queue('mail.send', 10);
	await queue('file.delete', 10);
	await sql`analyze job`.execute(db);
	await inTransaction(db, async (tx) => {
		expect(await findDueKinds(tx, kinds)).toEqual(['push.send', 'mail.send']);
		expect(await rowsRead(tx)).toBeLessThanOrEqual(50);
	});
	await takeJobs(db, ['mail.send'], 1, 60);
	expect(await findDueKinds(db, kinds)).toEqual(['push.send']);
	expect(await findDueKinds(db, [])).toEqual([]);
});

/** Rows of the queue that this connection has looked at. */
async function rowsRead(tx: Db): Promise<number> {
	const { rows } = await sql<{ count: number }>`
		select (seq_tup_read + idx_tup_fetch)::integer as count from pg_stat_xact_user_tables where relname = 'job'`.execute(
		tx,
	);
	return rows[0]?.count ?? Number.NaN;
}
