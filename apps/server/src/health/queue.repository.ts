import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';

/** How much work of one kind there is. */
export interface QueueRow {
	kind: string;
	/** Not done yet, what is tried again later included. */
	waiting: number;
	/** Since when the oldest of it is due, in seconds; 0 when nothing is. */
	oldest_seconds: number;
	/** Given up after too many tries. */
	failed: number;
	/** When the last of it was given up. */
	failed_at: Date | null;
}

/** Every kind of work that is in the queue. */
export async function findQueues(db: Db): Promise<QueueRow[]> {
	const { rows } = await sql<QueueRow>`
		select kind,
			count(*) filter (where failed_at is null)::integer as waiting,
			coalesce(extract(epoch from now() - min(run_at) filter (where failed_at is null and run_at <= now())), 0)::float8
				as oldest_seconds,
			count(failed_at)::integer as failed,
			max(failed_at) as failed_at
		from job group by kind order by kind`.execute(db);
	return rows;
}

/** What the last work of each kind that was given up failed with. */
export async function findLastErrors(db: Db, kinds: readonly string[]): Promise<Map<string, string>> {
	const { rows } = await sql<{ kind: string; last_error: string }>`
		select distinct on (kind) kind, last_error from job
		where kind = any(${kinds}) and failed_at is not null and last_error is not null
		order by kind, failed_at desc`.execute(db);
	return new Map(rows.map(({ kind, last_error }) => [kind, last_error]));
}

/** Puts work that was given up back into the queue, as if it was new: by the clock that all who do it go by. Returns how much there was. */
export async function requeueFailed(db: Db, kind: string): Promise<number> {
	const { numUpdatedRows } = await db
		.updateTable('job')
		.set({ failed_at: null, attempts: 0, locked_until: null, run_at: sql<Date>`now()` })
		.where('kind', '=', kind)
		.where('failed_at', 'is not', null)
		.executeTakeFirstOrThrow();
	return Number(numUpdatedRows);
}
