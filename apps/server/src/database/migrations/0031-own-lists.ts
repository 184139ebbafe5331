import { type Kysely, sql } from 'kysely';

/** What waits to be looked at, and an account's own listings by status, are counted without reading the listings. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`drop index listing_waiting`.execute(db);
	await sql`
		create index listing_waiting on listing (submitted_at, sequence_id) include (account_id)
		where status = 'PENDING'`.execute(db);
	await sql`drop index listing_account`.execute(db);
	await sql`
		create index listing_account on listing (account_id, created_at desc, sequence_id desc) include (status)`.execute(
		db,
	);
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await sql`drop index listing_waiting`.execute(db);
	await sql`create index listing_waiting on listing (submitted_at) where status = 'PENDING'`.execute(db);
	await sql`drop index listing_account`.execute(db);
	await sql`create index listing_account on listing (account_id, created_at desc)`.execute(db);
}
