import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`alter table account add column email_verified_at timestamptz, add column deleted_at timestamptz`.execute(
		db,
	);
	// Anybody can type anybody's address: only whoever proved it holds it alone.
	await sql`drop index account_email`.execute(db);
	await sql`create unique index account_email on account (lower(email)) where email_verified_at is not null`.execute(
		db,
	);

	await sql`alter table session add column id uuid not null default gen_random_uuid() unique`.execute(db);

	await sql`
		create table job (
			id bigint generated always as identity primary key,
			kind text not null,
			payload jsonb not null,
			run_at timestamptz not null default now(),
			attempts integer not null default 0,
			locked_until timestamptz,
			failed_at timestamptz,
			last_error text,
			created_at timestamptz not null default now()
		)`.execute(db);
	await sql`create index job_due on job (run_at) where failed_at is null`.execute(db);

	await sql`
		create table rate_limit (
			key text primary key,
			window_ends_at timestamptz not null,
			count integer not null
		)`.execute(db);

	await sql`
		create table phone_code (
			id uuid primary key default gen_random_uuid(),
			purpose text not null check (purpose in ('REGISTER', 'RESET_PASSWORD', 'CHANGE_PHONE')),
			phone text not null,
			code_hash bytea not null,
			attempts integer not null default 0,
			created_at timestamptz not null default now(),
			expires_at timestamptz not null,
			confirmed_at timestamptz,
			proof_hash bytea unique,
			proof_expires_at timestamptz,
			used_at timestamptz
		)`.execute(db);
	await sql`create index phone_code_phone on phone_code (phone, purpose, created_at desc)`.execute(db);

	await sql`
		create table used_proof (
			token_hash bytea primary key,
			expires_at timestamptz not null
		)`.execute(db);

	await sql`
		create table mail_token (
			token_hash bytea primary key,
			account_id uuid not null references account (id) on delete cascade,
			purpose text not null check (purpose in ('VERIFY', 'RESET_PASSWORD')),
			email text not null,
			expires_at timestamptz not null,
			used_at timestamptz
		)`.execute(db);

	await sql`
		create table consent (
			id uuid primary key default gen_random_uuid(),
			account_id uuid not null references account (id),
			purpose text not null check (purpose in ('TERMS', 'PRIVACY', 'MARKETING', 'LOCATION')),
			version text not null,
			given_at timestamptz not null default now(),
			withdrawn_at timestamptz
		)`.execute(db);
	await sql`create unique index consent_standing on consent (account_id, purpose) where withdrawn_at is null`.execute(
		db,
	);

	await sql`
		create table upload (
			id uuid primary key default gen_random_uuid(),
			token_hash bytea not null unique,
			account_id uuid not null references account (id) on delete cascade,
			purpose text not null,
			file_key text,
			expires_at timestamptz not null,
			used_at timestamptz,
			created_at timestamptz not null default now()
		)`.execute(db);
}
