import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`
		create table plan (
			id uuid primary key default gen_random_uuid(),
			kind text not null check (kind in ('LAND_USE', 'CONSTRUCTION')),
			name text not null,
			decision text,
			decided_on date,
			scale integer,
			horizon integer,
			source text,
			imported_at timestamptz not null default now()
		)`.execute(db);
	await sql`create unique index plan_key on plan (kind, name, coalesce(decision, ''))`.execute(db);

	await sql`
		create table planning_zone (
			id uuid primary key default gen_random_uuid(),
			plan_id uuid not null references plan (id) on delete cascade,
			land_code text not null,
			name text,
			area double precision not null,
			extent double precision not null,
			south double precision not null,
			west double precision not null,
			north double precision not null,
			east double precision not null,
			span smallint not null,
			geometry jsonb not null,
			outline_12 text not null,
			outline_14 text not null,
			outline_16 text not null,
			outline_18 text not null
		)`.execute(db);
	await sql`create index planning_zone_plan on planning_zone (plan_id)`.execute(db);
	// Vietnam is long and narrow: a band of latitude leaves little over. Zones of one span are about equally high, so that
	// the band to look through is known.
	await sql`create index planning_zone_box on planning_zone (span, south) include (north, west, east, extent, id)`.execute(
		db,
	);

	await sql`
		create table parcel (
			id uuid primary key default gen_random_uuid(),
			source text not null,
			source_no integer not null,
			ward_code text not null,
			current_ward_code text,
			map_sheet_no text not null,
			land_plot_no text not null,
			land_code text,
			area double precision not null,
			lat double precision not null,
			long double precision not null,
			geometry jsonb not null,
			unique (source, source_no)
		)`.execute(db);
	await sql`create index parcel_number on parcel (ward_code, map_sheet_no, land_plot_no)`.execute(db);
}
