import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`
		create table procedure_template (
			id uuid primary key default gen_random_uuid(),
			type text not null check (type in ('BUY', 'TRANSFER', 'DONATE')),
			version integer not null check (version > 0),
			content jsonb not null,
			author_id uuid references account (id),
			published_at timestamptz,
			created_at timestamptz not null default now(),
			updated_at timestamptz not null default now(),
			unique (type, version)
		)`.execute(db);
	await sql`create unique index procedure_template_draft on procedure_template (type) where published_at is null`.execute(
		db,
	);
	await sql`
		create table procedure_template_event (
			id bigint generated always as identity primary key,
			template_id uuid not null references procedure_template (id),
			kind text not null check (kind in ('drafted', 'changed', 'published')),
			actor_id uuid references account (id),
			at timestamptz not null default now()
		)`.execute(db);
	await sql`create index procedure_template_event_template on procedure_template_event (template_id, id)`.execute(db);

	await sql`
		create table procedure_record (
			id uuid primary key default gen_random_uuid(),
			sequence_id integer generated always as identity unique,
			account_id uuid not null references account (id),
			template_id uuid not null references procedure_template (id),
			type text not null check (type in ('BUY', 'TRANSFER', 'DONATE')),
			side text not null check (side in ('BUYER', 'SELLER')),
			name text not null,
			description text,
			price bigint check (price > 0),
			listing_id uuid references listing (id) on delete set null,
			created_at timestamptz not null default now(),
			updated_at timestamptz not null default now()
		)`.execute(db);
	await sql`create index procedure_record_own on procedure_record (account_id, created_at desc)`.execute(db);
	await sql`create index procedure_record_template on procedure_record (template_id)`.execute(db);
	await sql`create index procedure_record_listing on procedure_record (listing_id) where listing_id is not null`.execute(
		db,
	);

	await sql`
		create table procedure_substep (
			id uuid primary key default gen_random_uuid(),
			record_id uuid not null references procedure_record (id) on delete cascade,
			step_key text not null,
			substep_key text not null,
			position integer not null,
			done_at timestamptz,
			done_by uuid references account (id),
			note text,
			due_on date,
			unique (record_id, step_key, substep_key),
			unique (record_id, position),
			check ((done_at is null) = (done_by is null))
		)`.execute(db);

	await sql`
		create table procedure_file (
			id uuid primary key,
			substep_id uuid not null references procedure_substep (id) on delete cascade,
			key text not null,
			name text not null,
			position integer not null,
			replaced_at timestamptz,
			created_at timestamptz not null default now()
		)`.execute(db);
	await sql`create index procedure_file_substep on procedure_file (substep_id, position)`.execute(db);
	await sql`
		create table procedure_file_event (
			id bigint generated always as identity primary key,
			substep_id uuid not null references procedure_substep (id) on delete cascade,
			kind text not null check (kind in ('ADDED', 'REPLACED', 'REMOVED')),
			file_id uuid references procedure_file (id) on delete set null,
			name text not null,
			at timestamptz not null default now()
		)`.execute(db);
	await sql`create index procedure_file_event_substep on procedure_file_event (substep_id, id)`.execute(db);
	await sql`create index procedure_file_event_file on procedure_file_event (file_id)`.execute(db);

	await sql`
		create table suggest_document (
			id text primary key,
			position integer not null,
			types text[] not null,
			title jsonb not null,
			content jsonb not null,
			images text[] not null default '{}',
			link text
		)`.execute(db);
}
