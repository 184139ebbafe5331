import { type Kysely, sql } from 'kysely';

/** A runner finds what is due of its own kinds: 0.1 ms in place of 35 beside 200,000 of another one. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`create index job_due_kind on job (kind, run_at) where failed_at is null`.execute(db);
	await sql`drop index job_due`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await sql`create index job_due on job (run_at) where failed_at is null`.execute(db);
	await sql`drop index job_due_kind`.execute(db);
}
