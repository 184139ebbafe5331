import { type Kysely, sql } from 'kysely';

/** What was done to one record is asked for by its id. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`create index audit_record on audit (record_id, id desc) where record_id is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await sql`drop index audit_record`.execute(db);
}
