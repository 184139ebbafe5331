import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
	// For who is told ahead of a day, and who of a new price. First: all that is built after the last statement's lock keeps readers waiting.
	await sql`create index procedure_substep_due on procedure_substep (due_on) where done_at is null`.execute(db);
	await sql`create index saved_listing_listing on saved_listing (listing_id)`.execute(db);

	await sql`
		create table notification (
			id uuid primary key default gen_random_uuid(),
			account_id uuid not null references account (id) on delete cascade,
			tag text not null,
			params jsonb not null,
			link text,
			planning_check_id uuid references planning_check (id) on delete cascade,
			-- Names what an account is told of once.
			once text,
			seen_at timestamptz,
			-- When push and mail were asked for.
			sent_at timestamptz,
			-- It waits for the next digest.
			is_mail_due boolean not null default false,
			-- Not now(): what one transaction tells stays in order.
			created_at timestamptz not null default clock_timestamp(),
			updated_at timestamptz not null default clock_timestamp()
		)`.execute(db);
	await sql`create index notification_newest on notification (account_id, created_at desc, id desc)`.execute(db);
	await sql`
		create index notification_unseen on notification (account_id, created_at desc, id desc) where seen_at is null`.execute(
		db,
	);
	await sql`create index notification_mail_due on notification (account_id) where is_mail_due`.execute(db);
	await sql`create unique index notification_once on notification (account_id, once) where once is not null`.execute(
		db,
	);
	await sql`
		create index notification_planning_check on notification (planning_check_id) where planning_check_id is not null`.execute(
		db,
	);

	await sql`
		create table device (
			id uuid primary key default gen_random_uuid(),
			app_id text not null,
			device_id text not null,
			account_id uuid not null references account (id) on delete cascade,
			-- Whoever signs out takes the device along.
			session_id uuid not null references session (id) on delete cascade,
			token text not null,
			created_at timestamptz not null default now(),
			seen_at timestamptz not null default now(),
			unique (app_id, device_id)
		)`.execute(db);
	await sql`create index device_account on device (account_id)`.execute(db);
	await sql`create index device_session on device (session_id)`.execute(db);
	await sql`create index device_token on device (app_id, token)`.execute(db);

	await sql`
		create table notification_setting (
			account_id uuid primary key references account (id) on delete cascade,
			-- Topics that were set, as { "PLANNING": { "push": true, "mail": false } }; the others are as they are at first.
			topics jsonb not null default '{}',
			quiet_from text,
			quiet_to text,
			mail_pace text not null default 'INSTANT' check (mail_pace in ('INSTANT', 'DAILY', 'WEEKLY')),
			-- When the last digest was looked after.
			told_at timestamptz not null default now(),
			check ((quiet_from is null) = (quiet_to is null))
		)`.execute(db);
	await sql`
		create index notification_setting_digest on notification_setting (told_at) where mail_pace <> 'INSTANT'`.execute(
		db,
	);

	// Last: from here on nobody reads an account until all migrations are through. No check on the words: another language is a deployment, not a migration.
	await sql`alter table account add column locale text not null default 'vn'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await sql`drop index procedure_substep_due, saved_listing_listing`.execute(db);
	await sql`drop table notification_setting, device, notification`.execute(db);
	await sql`alter table account drop column locale`.execute(db);
}
