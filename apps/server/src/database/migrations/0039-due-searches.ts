import { type Kysely, sql } from 'kysely';

/** Kept searches that are due, of each frequency by itself: by `told_at` alone, all that wait for their day stand before those that wait a minute. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`create index saved_search_due on saved_search (frequency, told_at) where frequency <> 'NEVER'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await sql`drop index saved_search_due`.execute(db);
}
