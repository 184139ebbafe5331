import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`
		create table category (
			id text primary key,
			position integer not null,
			name_vn text not null,
			name_en text not null,
			trading_types text[] not null
		)`.execute(db);

	await sql`
		create table listing (
			id uuid primary key default gen_random_uuid(),
			sequence_id integer generated always as identity unique,
			account_id uuid not null references account (id),
			status text not null default 'PENDING' check (status in ('PENDING', 'ACCEPT', 'CHECKED', 'APPROVE', 'CANCEL')),
			is_priority boolean not null default false,
			trading_type text not null check (trading_type in ('BUY', 'RENT', 'PROJECT')),
			category_id text not null references category (id),
			title text not null,
			description text not null,
			name text,
			project_name text,
			block_name text,
			photos jsonb not null default '[]',

			province_code text not null,
			district_code text,
			ward_code text,
			current_province_code text,
			current_ward_code text,
			street text,
			map_sheet_no text,
			land_plot_no text,
			location_lat double precision,
			location_long double precision,
			cell bigint,

			price_unit text not null check (price_unit in ('TOTAL', 'PER_M2', 'NEGOTIABLE')),
			price bigint check (price > 0),
			price_raw bigint check (price_raw > 0),
			price_per_square_meter bigint generated always as ((price_raw / area)::bigint) stored,
			area double precision not null check (area > 0),
			floor_area double precision,
			facade_area double precision,
			floors integer,
			bedroom integer,
			toilet integer,
			direction text,
			house_category text,
			land_category text,
			characteristics text[] not null default '{}',
			interior_status text,
			home_status text,
			rental_status text,
			investor text,
			owner text,
			post_mode text not null default 'OWNER' check (post_mode in ('OWNER', 'BROKER')),

			legal_status text,
			legal_conditions text,
			legal_document text[] not null default '{}',
			legal_document_text text,
			appraisal_document text[] not null default '{}',
			appraisal_document_text text,

			contact_person_name text,
			contact_person_phone text,
			is_default_contact_phone boolean not null default true,
			tiktok_link text,
			youtube_link text,
			facebook_link text,

			check_status text check (check_status in ('PENDING', 'ACCEPT', 'CHECKED', 'APPROVE', 'CANCEL')),
			checker_id uuid references account (id),
			is_green_check boolean not null default false,

			is_invest boolean not null default false,
			total_share integer,
			price_per_share bigint,
			start_date timestamptz,
			end_date timestamptz,

			views integer not null default 0,
			search tsvector not null,
			created_at timestamptz not null default now(),
			updated_at timestamptz not null default now(),

			check ((price_unit = 'NEGOTIABLE') = (price is null)),
			check ((price is null) = (price_raw is null)),
			check ((location_lat is null) = (location_long is null))
		)`.execute(db);

	// Public lists read only these rows, newest first unless asked otherwise.
	const isPublic = sql`where status in ('ACCEPT', 'CHECKED', 'APPROVE')`;
	await sql`create index listing_newest on listing (created_at desc, sequence_id desc) ${isPublic}`.execute(db);
	await sql`create index listing_type on listing (trading_type, created_at desc, sequence_id desc) ${isPublic}`.execute(
		db,
	);
	await sql`create index listing_province on listing (province_code, trading_type, created_at desc) ${isPublic}`.execute(
		db,
	);
	await sql`create index listing_district on listing (district_code, created_at desc) ${isPublic}`.execute(db);
	await sql`create index listing_price on listing (price_raw) ${isPublic}`.execute(db);
	await sql`create index listing_point on listing (location_lat, location_long) ${isPublic}`.execute(db);
	await sql`create index listing_priority on listing (created_at desc) where status in ('ACCEPT', 'CHECKED', 'APPROVE') and is_priority`.execute(
		db,
	);
	await sql`create index listing_search on listing using gin (search)`.execute(db);
	await sql`create index listing_account on listing (account_id, created_at desc)`.execute(db);

	await sql`
		create table listing_view (
			listing_id uuid not null references listing (id) on delete cascade,
			viewer text not null,
			viewed_at timestamptz not null default now(),
			primary key (listing_id, viewer)
		)`.execute(db);
}
