import { type Kysely, sql } from 'kysely';

/** What accounts left behind that were erased before erasing took it along. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`
		update listing_report set text = null
		from account where account.id = listing_report.account_id and account.deleted_at is not null`.execute(db);
	await sql`
		update listing_report set decided_at = now()
		from listing join account on account.id = listing.account_id
		where listing.id = listing_report.listing_id and account.deleted_at is not null
			and listing_report.decided_at is null`.execute(db);
	await sql`
		delete from saved_listing using listing join account on account.id = listing.account_id
		where listing.id = saved_listing.listing_id and account.deleted_at is not null`.execute(db);
}

/** What was erased does not come back. */
export async function down(): Promise<void> {}
