import { type Kysely, sql } from 'kysely';

/** Pictures of suggested documents. The column `images`, which nothing ever wrote, stays: the version before reads it while it serves. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`alter table suggest_document add column photos jsonb not null default '[]'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await sql`alter table suggest_document drop column photos`.execute(db);
}
