import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
	// A photo is several files; what is said of it is kept until a listing takes it over.
	await sql`alter table upload add column picture jsonb`.execute(db);

	await sql`
		alter table listing
			add column closed_reason text check (closed_reason in ('REJECTED', 'TAKEN_DOWN', 'SOLD', 'RENTED', 'EXPIRED')),
			add column reject_reason text,
			add column expires_at timestamptz default now() + interval '90 days',
			add column submitted_at timestamptz,
			add column accepted_facts jsonb,
			add column source text,
			add column source_id text`.execute(db);
	await sql`update listing set submitted_at = created_at`.execute(db);
	await sql`alter table listing alter column submitted_at set not null, alter column submitted_at set default now()`.execute(
		db,
	);
	await sql`create unique index listing_source on listing (account_id, source, source_id) where source_id is not null`.execute(
		db,
	);
	await sql`create index listing_waiting on listing (submitted_at) where status = 'PENDING'`.execute(db);
	await sql`create index listing_expiry on listing (expires_at) where status in ('ACCEPT', 'CHECKED', 'APPROVE')`.execute(
		db,
	);
	await sql`create index listing_ward on listing (ward_code, trading_type, category_id) where status in ('ACCEPT', 'CHECKED', 'APPROVE')`.execute(
		db,
	);

	await sql`
		create table listing_event (
			id bigint generated always as identity primary key,
			listing_id uuid not null references listing (id) on delete cascade,
			kind text not null check (kind in ('POSTED', 'EDITED', 'RESUBMITTED', 'ACCEPTED', 'REJECTED', 'CLOSED', 'RENEWED')),
			actor_id uuid references account (id),
			reason text,
			closed_reason text,
			changed_fields text[] not null default '{}',
			at timestamptz not null default now()
		)`.execute(db);
	await sql`create index listing_event_listing on listing_event (listing_id, id desc)`.execute(db);

	await sql`
		create table price_point (
			id bigint generated always as identity primary key,
			listing_id uuid not null references listing (id) on delete cascade,
			price_unit text not null,
			price bigint,
			price_raw bigint,
			at timestamptz not null default now()
		)`.execute(db);
	await sql`create index price_point_listing on price_point (listing_id, id desc)`.execute(db);
	await sql`
		insert into price_point (listing_id, price_unit, price, price_raw, at)
		select id, price_unit, price, price_raw, created_at from listing where status in ('ACCEPT', 'CHECKED', 'APPROVE')`.execute(
		db,
	);

	await sql`
		create table saved_listing (
			account_id uuid not null references account (id) on delete cascade,
			listing_id uuid not null references listing (id) on delete cascade,
			saved_at timestamptz not null default now(),
			primary key (account_id, listing_id)
		)`.execute(db);
	await sql`create index saved_listing_newest on saved_listing (account_id, saved_at desc)`.execute(db);

	await sql`
		create table saved_search (
			id uuid primary key default gen_random_uuid(),
			account_id uuid not null references account (id) on delete cascade,
			name text not null,
			address text not null,
			frequency text not null check (frequency in ('NEVER', 'INSTANT', 'DAILY', 'WEEKLY')),
			told_at timestamptz not null default now(),
			seen_at timestamptz not null default now(),
			created_at timestamptz not null default now()
		)`.execute(db);
	await sql`create index saved_search_account on saved_search (account_id, created_at desc)`.execute(db);

	await sql`
		create table draft (
			account_id uuid not null references account (id) on delete cascade,
			id uuid not null,
			data text not null,
			updated_at timestamptz not null default now(),
			primary key (account_id, id)
		)`.execute(db);

	await sql`
		create table listing_report (
			id uuid primary key default gen_random_uuid(),
			listing_id uuid not null references listing (id) on delete cascade,
			account_id uuid not null references account (id) on delete cascade,
			reason text not null,
			text text,
			created_at timestamptz not null default now(),
			decided_at timestamptz,
			decided_by uuid references account (id),
			upheld boolean,
			note text
		)`.execute(db);
	await sql`create unique index listing_report_open on listing_report (listing_id, account_id) where decided_at is null`.execute(
		db,
	);
	await sql`create index listing_report_waiting on listing_report (created_at) where decided_at is null`.execute(db);
}
