import { type Kysely, sql } from 'kysely';

/** Until when the page of a payment takes money, where its gateway goes by a clock of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`alter table payment add column page_until timestamptz`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await sql`alter table payment drop column page_until`.execute(db);
}
