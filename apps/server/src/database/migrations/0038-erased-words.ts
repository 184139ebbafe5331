import { type Kysely, sql } from 'kysely';

/** Words about accounts that were erased before erasing took them along, and an index by which it finds reports of listings. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`create index listing_report_listing on listing_report (listing_id)`.execute(db);
	await redo(db);
}

/** Again for accounts that an old server erased beside the new ones. */
export async function redo(db: Kysely<unknown>): Promise<void> {
	await sql`
		update listing_event set reason = null
		from listing join account on account.id = listing.account_id
		where listing.id = listing_event.listing_id and account.deleted_at is not null and listing_event.reason is not null`.execute(
		db,
	);
	await sql`
		update listing_report set note = null
		from listing join account on account.id = listing.account_id
		where listing.id = listing_report.listing_id and account.deleted_at is not null and listing_report.note is not null`.execute(
		db,
	);
	await sql`
		update planning_check_event set text = null
		from planning_check join account on account.id = planning_check.account_id
		where planning_check.id = planning_check_event.check_id and account.deleted_at is not null
			and planning_check_event.text is not null`.execute(db);
	await sql`
		update planning_check set map_sheet_no = '–', land_plot_no = '–', district_code = null, ward_code = null, current_ward_code = null
		from account
		where account.id = planning_check.account_id and account.deleted_at is not null and answered_at is null`.execute(
		db,
	);
	await sql`
		update green_check set position_lat = null, position_long = null, position_accuracy = null, position_distance = null,
			position_at = null
		from account where account.id = green_check.checker_id and account.deleted_at is not null`.execute(db);
	await sql`
		update green_check_event set findings = findings || '{"position": null}'
		from account
		where account.id = green_check_event.actor_id and account.deleted_at is not null
			and green_check_event.findings is not null`.execute(db);
}

/** What was erased does not come back. */
export async function down(db: Kysely<unknown>): Promise<void> {
	await sql`drop index listing_report_listing`.execute(db);
}
