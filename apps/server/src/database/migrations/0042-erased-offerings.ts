import { type Kysely, sql } from 'kysely';

/** Words of offerings, and listings of planning checks, that accounts left which were erased before erasing took them along. */
export const up = redo;

/** Again for accounts that an old server erased beside the new ones. */
export async function redo(db: Kysely<unknown>): Promise<void> {
	await sql`
		update offering set use_of_funds = null, exit_rule = null
		from listing join account on account.id = listing.account_id
		where listing.id = offering.listing_id and account.deleted_at is not null
			and coalesce(use_of_funds, exit_rule) is not null`.execute(db);
	await sql`
		update planning_check set listing_id = null
		from account
		where account.id = planning_check.account_id and account.deleted_at is not null and answered_at is null
			and listing_id is not null`.execute(db);
}

/** What was erased does not come back. */
export async function down(): Promise<void> {}
