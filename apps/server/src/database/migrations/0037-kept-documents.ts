import { type Kysely, sql } from 'kysely';

/** Suggested documents are changed by staff, and one that was taken away does not come back at the next start. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`
		alter table suggest_document
			add column updated_at timestamptz not null default now(),
			add column removed_at timestamptz`.execute(db);
	await sql`
		create table suggest_document_event (
			id bigint generated always as identity primary key,
			document_id text not null references suggest_document (id),
			kind text not null check (kind in ('written', 'changed', 'removed')),
			actor_id uuid not null references account (id),
			at timestamptz not null default now()
		)`.execute(db);
	await sql`create index suggest_document_event_document on suggest_document_event (document_id, id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await sql`drop table suggest_document_event`.execute(db);
	// An older server would show what staff wrote and took away; the first ones it puts back by itself.
	await sql`delete from suggest_document where removed_at is not null`.execute(db);
	await sql`alter table suggest_document drop column updated_at, drop column removed_at`.execute(db);
}
