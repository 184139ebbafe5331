import { type Kysely, sql } from 'kysely';

/**
 * What is looked for again and again is read by an index: digests that are due, of each pace by itself (by `told_at` alone, all that wait for
 * Monday stand before those of today); planning checks of a listing, at each edit of it; what an account has in hand, said or reported,
 * when it is erased or taken out; calls of gateways that nobody signed, which are forgotten first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`
		create index notification_setting_due on notification_setting (mail_pace, told_at) where mail_pace <> 'INSTANT'`.execute(
		db,
	);
	await sql`create index planning_check_listing on planning_check (listing_id) where listing_id is not null`.execute(
		db,
	);
	await sql`create index planning_check_assignee on planning_check (assignee_id) where assignee_id is not null`.execute(
		db,
	);
	await sql`create index green_check_event_actor on green_check_event (actor_id) where findings is not null`.execute(
		db,
	);
	await sql`create index listing_report_account on listing_report (account_id)`.execute(db);
	await sql`create index gateway_notice_unsigned on gateway_notice (received_at) where message is null`.execute(db);
	// Last: until all migrations are through nobody reads it.
	await sql`drop index notification_setting_digest`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await sql`
		create index notification_setting_digest on notification_setting (told_at) where mail_pace <> 'INSTANT'`.execute(
		db,
	);
	await sql`
		drop index gateway_notice_unsigned, listing_report_account, green_check_event_actor, planning_check_assignee,
			planning_check_listing, notification_setting_due`.execute(db);
}
