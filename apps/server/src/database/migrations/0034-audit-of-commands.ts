import { type Kysely, sql } from 'kysely';

/** Commands on a terminal are noted too: who runs one has no account here. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`alter table audit alter column account_id drop not null, alter column role drop not null`.execute(db);
}

export async function down(): Promise<void> {
	// What was noted stays, and with it rows without an account.
}
