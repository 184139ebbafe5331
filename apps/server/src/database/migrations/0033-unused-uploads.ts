import { type Kysely, sql } from 'kysely';

/** Files of an account that wait to be used are counted before the next is taken. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`create index upload_unused on upload (account_id) where used_at is null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await sql`drop index upload_unused`.execute(db);
}
