import { type Kysely, sql } from 'kysely';

/** Accounts that name an address, proved or not, and consents of an account are found without reading all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`create index account_named_email on account (lower(email))`.execute(db);
	await sql`create index consent_account on consent (account_id, given_at desc)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await sql`drop index consent_account`.execute(db);
	await sql`drop index account_named_email`.execute(db);
}
