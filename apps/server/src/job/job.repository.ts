import { sql } from 'kysely';
import { insertMany } from '../database/insert-many.ts';
import type { Db } from '../database/open-database.ts';
import type { JobKind, Jobs } from './jobs.ts';

/** A job that a runner has taken. */
export interface TakenJob {
	id: number;
	kind: JobKind;
	payload: Jobs[JobKind];
	attempts: number;
}

/** Puts work into the queue, to be done at once or at a time; returns its id. Inside a transaction it is there if and only if the rest of it is. */
export async function enqueue<Kind extends JobKind>(
	db: Db,
	kind: Kind,
	payload: Jobs[Kind],
	runAt?: Date,
): Promise<number> {
	const { id } = await db
		.insertInto('job')
		// At once is by the database's clock, as when it is taken.
		.values({ kind, payload: JSON.stringify(payload), ...(runAt && { run_at: runAt }) })
		.returning('id')
		.executeTakeFirstOrThrow();
	return id;
}

/** Puts work of one kind into the queue, to be done at once, however much it is. */
export function enqueueAll<Kind extends JobKind>(db: Db, kind: Kind, payloads: readonly Jobs[Kind][]): Promise<void> {
	return insertMany(
		db,
		'job',
		payloads.map((payload) => ({ kind, payload })),
	);
}

/** Nobody has taken it, or whoever did is gone. */
const isDue = sql`failed_at is null and run_at <= now() and (locked_until is null or locked_until < now())`;

/** Of these kinds, those of which something is due that nobody has taken. Reads one row of each, so that it may be asked often. */
export async function findDueKinds(db: Db, kinds: readonly JobKind[]): Promise<JobKind[]> {
	const { rows } = await sql<{ kind: JobKind }>`
		select kind from unnest(${kinds}::text[]) as wanted (kind)
		where exists (select from job where job.kind = wanted.kind and ${isDue})`.execute(db);
	return rows.map(({ kind }) => kind);
}

/** Takes work that is due, for so many seconds. No two runners get the same, and none waits for another. */
export async function takeJobs(
	db: Db,
	kinds: readonly JobKind[],
	limit: number,
	leaseSeconds: number,
): Promise<TakenJob[]> {
	// Kind by kind, each along the index: over all of them at once, everything that is due would be sorted for the first few.
	const { rows } = await sql<TakenJob>`
		with due as (
			select next.id from unnest(${kinds}::text[]) as wanted (kind)
			cross join lateral (
				select id, run_at from job
				where job.kind = wanted.kind and ${isDue}
				order by run_at limit ${limit} for update skip locked
			) as next
			order by next.run_at limit ${limit}
		)
		update job set attempts = attempts + 1, locked_until = now() + ${leaseSeconds} * interval '1 second'
		from due where job.id = due.id
		returning job.id, kind, payload, attempts`.execute(db);
	return rows;
}

export async function deleteJob(db: Db, id: number): Promise<void> {
	await db.deleteFrom('job').where('id', '=', id).execute();
}

/** Puts a failed job back for so long; null gives it up. Where its time ran out and another runner has taken it, it is that one's. */
export async function postponeJob(
	db: Db,
	{ id, attempts }: Pick<TakenJob, 'id' | 'attempts'>,
	error: string,
	waitMs: number | null,
): Promise<void> {
	await db
		.updateTable('job')
		.set({
			last_error: error.slice(0, 1_000),
			locked_until: null,
			...(waitMs === null
				? { failed_at: sql<Date>`now()` }
				: { run_at: sql<Date>`now() + ${waitMs} * interval '1 millisecond'` }),
		})
		.where('id', '=', id)
		.where('attempts', '=', attempts)
		.execute();
}

/** Takes what would be sent to these phones and mailboxes out of the queue. */
export async function dropMessages(db: Db, to: readonly string[]): Promise<void> {
	await sql`delete from job where payload->>'to' = any(${to}::text[])`.execute(db);
}
