import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`
		create table account (
			id uuid primary key default gen_random_uuid(),
			sequence_id integer generated always as identity unique,
			username text unique,
			name text not null,
			phone text unique,
			email text,
			password_hash text,
			role text not null default 'user'
				check (role in ('user', 'collaborator', 'support', 'investor', 'editor', 'checker', 'admin')),
			avatar text,
			description text,
			address text,
			website text,
			date_of_birth date,
			is_show_phone boolean not null default false,
			is_show_email boolean not null default false,
			province_code text,
			district_code text,
			location_lat double precision,
			location_long double precision,
			created_at timestamptz not null default now(),
			updated_at timestamptz not null default now()
		)`.execute(db);
	await sql`create unique index account_email on account (lower(email))`.execute(db);

	await sql`
		create table session (
			token_hash bytea primary key,
			account_id uuid not null references account (id) on delete cascade,
			user_agent text,
			address text,
			created_at timestamptz not null default now(),
			seen_at timestamptz not null default now(),
			expires_at timestamptz not null
		)`.execute(db);
	await sql`create index session_account on session (account_id)`.execute(db);
}
