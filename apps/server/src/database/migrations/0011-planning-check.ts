import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`
		create table planning_check (
			id uuid primary key default gen_random_uuid(),
			sequence_id integer generated always as identity unique,
			account_id uuid not null references account (id),
			status text not null default 'sent' check (status in ('sent', 'received', 'checking', 'done', 'cancelled')),
			locale text not null check (locale in ('vn', 'en')),

			map_sheet_no text not null,
			land_plot_no text not null,
			province_code text,
			district_code text,
			ward_code text,
			current_province_code text,
			current_ward_code text,
			street text,
			address text,
			location_lat double precision,
			location_long double precision,
			note text,
			listing_id uuid references listing (id) on delete set null,
			file_ids uuid[] not null default '{}',

			fee bigint not null check (fee > 0),
			payment_id uuid unique,
			paid_at timestamptz,
			refunded_at timestamptz,
			promised_at timestamptz,
			question text,
			assignee_id uuid references account (id),
			answered_at timestamptz,
			cancel_reason text,

			search tsvector not null,
			created_at timestamptz not null default now(),
			updated_at timestamptz not null default now(),

			check ((payment_id is null) = (paid_at is null)),
			check (paid_at is not null or (status in ('sent', 'cancelled') and refunded_at is null)),
			check ((location_lat is null) = (location_long is null)),
			check (province_code is not null or current_province_code is not null)
		)`.execute(db);
	await sql`create index planning_check_own on planning_check (account_id, created_at desc)`.execute(db);
	// What waits for staff, and what is late.
	await sql`create index planning_check_queue on planning_check (promised_at) where paid_at is not null and status in ('sent', 'received', 'checking')`.execute(
		db,
	);
	await sql`create index planning_check_search on planning_check using gin (search)`.execute(db);

	await sql`
		create table planning_check_event (
			id bigint generated always as identity primary key,
			check_id uuid not null references planning_check (id) on delete cascade,
			kind text not null check (kind in (
				'sent', 'paid', 'received', 'checking', 'asked', 'replied', 'done', 'corrected', 'cancelled', 'refunded', 'rated', 'disputed'
			)),
			actor_id uuid references account (id),
			text text,
			at timestamptz not null default now()
		)`.execute(db);
	await sql`create index planning_check_event_check on planning_check_event (check_id, id)`.execute(db);

	await sql`
		create table planning_file (
			id uuid primary key,
			check_id uuid not null references planning_check (id) on delete cascade,
			account_id uuid not null references account (id),
			key text not null,
			name text not null,
			created_at timestamptz not null default now()
		)`.execute(db);
	await sql`create index planning_file_check on planning_file (check_id)`.execute(db);

	await sql`
		create table planning_answer (
			id uuid primary key default gen_random_uuid(),
			check_id uuid not null references planning_check (id),
			version integer not null,
			author_id uuid not null references account (id),
			map_sheet_no text not null,
			land_plot_no text not null,
			place text not null,
			content text,
			zones jsonb not null,
			road_reserve double precision,
			max_density double precision,
			floor_area_ratio double precision,
			storeys integer,
			plan_name text,
			decision text,
			decided_on date,
			horizon integer,
			source text,
			confidence text not null check (confidence in ('HIGH', 'MEDIUM', 'LOW')),
			as_of date not null,
			file_ids uuid[] not null default '{}',
			check_code text not null unique,
			signature text not null,
			document_key text,
			document_hash text,
			rating integer check (rating between 1 and 5),
			disputed_at timestamptz,
			superseded_at timestamptz,
			created_at timestamptz not null,
			updated_at timestamptz not null default now(),
			unique (check_id, version),
			check ((document_key is null) = (document_hash is null))
		)`.execute(db);
	// One answer stands, whoever corrects it at the same time.
	await sql`create unique index planning_answer_current on planning_answer (check_id) where superseded_at is null`.execute(
		db,
	);
}
