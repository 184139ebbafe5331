import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`
		create table unit (
			system text not null check (system in ('legacy', 'current')),
			code text not null,
			level text not null check (level in ('province', 'district', 'ward')),
			parent_code text,
			name text not null,
			full_name text not null,
			search_text text not null,
			lat double precision,
			long double precision,
			valid_from date,
			valid_to date,
			as_of date not null,
			primary key (system, code)
		)`.execute(db);
	await sql`create index unit_parent on unit (system, parent_code)`.execute(db);

	await sql`
		create table unit_mapping (
			legacy_code text not null,
			current_code text not null,
			kind text not null check (kind in ('full', 'partial')),
			primary key (legacy_code, current_code)
		)`.execute(db);

	await sql`
		create table boundary (
			system text not null,
			code text not null,
			level text not null,
			south double precision not null,
			west double precision not null,
			north double precision not null,
			east double precision not null,
			geometry jsonb not null,
			primary key (system, code)
		)`.execute(db);
}
