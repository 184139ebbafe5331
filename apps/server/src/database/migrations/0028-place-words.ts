import { type Kysely, sql } from 'kysely';

/** Listings get the words by which places are found as one, `binhthanh`: by the servers, some thousands at a time. */
export const up = redo;

/** Again for what an old server saved beside the new ones. */
export async function redo(db: Kysely<unknown>): Promise<void> {
	await sql`insert into job (kind, payload) select 'listing.words', '{"after":0}' where exists (select from listing)`.execute(
		db,
	);
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await sql`delete from job where kind = 'listing.words'`.execute(db);
}
