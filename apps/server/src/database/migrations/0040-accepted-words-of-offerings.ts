import { type Kysely, sql } from 'kysely';

/** What an offering was accepted with beside its terms: what is written meanwhile, and not accepted, nobody bought by. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`alter table offering add column use_of_funds text, add column exit_rule text`.execute(db);
	await redo(db);
	await sql`create index unit_mapping_current on unit_mapping (current_code)`.execute(db);
}

/** Again for offerings that an old server accepted beside the new ones. */
export async function redo(db: Kysely<unknown>): Promise<void> {
	await sql`
		update offering set use_of_funds = said->>'useOfFunds', exit_rule = said->>'exitRule'
		from (select id, coalesce(accepted_facts->'offering', offering) as said from listing) as listing
		where listing.id = listing_id`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await sql`drop index unit_mapping_current`.execute(db);
	await sql`alter table offering drop column use_of_funds, drop column exit_rule`.execute(db);
}
