import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
	// Public listings of each square of the map at each level (see map/cell.ts), by kind and category; empty text is all of
	// them. Follows `listing` by what is noted below.
	await sql`
		create table listing_cluster (
			level smallint not null,
			square bigint not null,
			trading_type text not null,
			category_id text not null,
			count integer not null,
			lat_sum bigint not null,
			long_sum bigint not null,
			min_price bigint,
			max_price bigint,
			newest bigint not null,
			primary key (level, square, trading_type, category_id)
		)`.execute(db);
	// The map reads some squares of one kind: with this it reads nothing else.
	await sql`create index listing_cluster_kind on listing_cluster (level, category_id, trading_type, square)`.execute(
		db,
	);

	// Even samples of the listings of a square: the ranks of map/sample.ts, of which the first is `listing_cell`. With nearly all
	// that a filter asks for, so that the table itself, ten times as large, is left alone.
	await sql`
		create index listing_sample on listing ((
			1 + (sequence_id & 15 = 0)::int + (sequence_id & 63 = 0)::int + (sequence_id & 255 = 0)::int
			+ (sequence_id & 1023 = 0)::int
		), cell) include (
			sequence_id, location_lat, location_long, province_code, district_code, ward_code, current_province_code,
			current_ward_code, trading_type, category_id, created_at, price_raw, price_per_square_meter, area, bedroom, toilet,
			floors, facade_area, direction, legal_status, house_category, interior_status, post_mode, is_green_check, is_invest,
			planning_checked_at
		) where status in ('ACCEPT', 'CHECKED', 'APPROVE') and sequence_id & 3 = 0`.execute(db);

	// Squares of the finest level that something changed in. Rows are only added and taken away: writers never wait for each other.
	await sql`
		create table listing_cluster_dirty (
			id bigint generated always as identity primary key,
			square bigint not null
		)`.execute(db);
	await sql`
		create function note_listing_cluster() returns trigger language plpgsql as $$
		declare
			before bigint;
			after bigint;
		begin
			if tg_op <> 'INSERT' and old.status in ('ACCEPT', 'CHECKED', 'APPROVE') then before := old.cell >> 14; end if;
			if tg_op <> 'DELETE' and new.status in ('ACCEPT', 'CHECKED', 'APPROVE') then after := new.cell >> 14; end if;
			if before is not null then
				insert into listing_cluster_dirty (square) values (before);
			end if;
			if after is not null and after is distinct from before then
				insert into listing_cluster_dirty (square) values (after);
			end if;
			return null;
		end
		$$`.execute(db);
	await sql`
		create trigger listing_cluster_written after insert or delete on listing
			for each row execute function note_listing_cluster()`.execute(db);
	await sql`
		create trigger listing_cluster_changed after update on listing
			for each row when (
				(old.status, old.cell, old.location_lat, old.location_long, old.trading_type, old.category_id, old.price_raw, old.created_at)
				is distinct from
				(new.status, new.cell, new.location_lat, new.location_long, new.trading_type, new.category_id, new.price_raw, new.created_at)
			) execute function note_listing_cluster()`.execute(db);

	await sql`
		insert into listing_cluster_dirty (square)
		select distinct cell >> 14 from listing where status in ('ACCEPT', 'CHECKED', 'APPROVE') and cell is not null`.execute(
		db,
	);
}
