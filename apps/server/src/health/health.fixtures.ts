import type { Db } from '../database/open-database.ts';

/** Work that no server takes, unless it is of another kind; returns its id. */
export async function insertJob(
	db: Db,
	{
		kind = 'nobody.does',
		runAt = new Date(),
		failedAt = null,
		error = null,
	}: { kind?: string; runAt?: Date; failedAt?: Date | null; error?: string | null } = {},
): Promise<number> {
	const { id } = await db
		.insertInto('job')
		.values({ kind, payload: '{}', run_at: runAt, failed_at: failedAt, last_error: error, attempts: 8 })
		.returning('id')
		.executeTakeFirstOrThrow();
	return id;
}
