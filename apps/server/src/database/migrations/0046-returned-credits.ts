import { type Kysely, sql } from 'kysely';

/**
 * Money that nobody was found for and that was sent back: it goes out as a pay-out does, so that one transfer is not booked for both. An old
 * server books pay-outs as before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`
		alter table payout alter column account_id drop not null, add column credit_id uuid unique references credit (id),
		add constraint payout_of_one check ((account_id is null) <> (credit_id is null))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await sql`alter table payout drop column credit_id, alter column account_id set not null`.execute(db);
}
