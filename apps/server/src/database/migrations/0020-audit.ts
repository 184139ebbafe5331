import { type Kysely, sql } from 'kysely';

/** What staff did. Rows are added and never changed: the database itself refuses. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`create table audit (
		id bigint generated always as identity primary key,
		at timestamptz not null default now(),
		account_id uuid not null,
		role text not null,
		operation text not null,
		record_id uuid,
		outcome text not null,
		request_id text not null
	)`.execute(db);
	await sql`create index audit_account on audit (account_id, id desc)`.execute(db);
	await sql`create function refuse_audit_change() returns trigger language plpgsql as $$
		begin
			raise exception 'audit is only added to' using errcode = 'check_violation';
		end $$`.execute(db);
	await sql`create trigger audit_only_added before update or delete or truncate on audit
		for each statement execute function refuse_audit_change()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await sql`drop table audit`.execute(db);
	await sql`drop function refuse_audit_change`.execute(db);
}
