import { type RawBuilder, sql } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import { isPublic } from '../listing/listing.filter.ts';
import { COARSEST, FINEST_COUNTED, shiftOf } from './grid.ts';
import { latKey, longKey, newestKey } from './map.repository.ts';

/** One process at a time keeps the counts. */
const LOCK = 4_007;

export interface RefreshOptions {
	/** So many noted changes at once. @default 5000 */
	batch?: number;
	/** With more than this, counting everything is quicker. @default 20000 */
	rebuildFrom?: number;
	/** For counting everything, which took ten seconds at 150,000 listings on a busy machine. @default `db` */
	longDb?: Db;
}

/**
 * Brings the counts up to date with the listings, as far as a batch goes. Returns whether there may be more to do; false too
 * while another process is at it.
 *
 * A change is noted in the transaction that makes it, and what was noted is counted by a later statement: so nothing is missed, and
 * what is counted twice comes out the same.
 */
export async function refreshClusters(
	db: Db,
	{ batch = 5_000, rebuildFrom = 20_000, longDb = db }: RefreshOptions = {},
): Promise<boolean> {
	const waiting = await countNoted(db, rebuildFrom);
	if (waiting === 0) return false;
	const isAll = waiting >= rebuildFrom;
	return inTransaction(isAll ? longDb : db, async (tx) => {
		if (!(await lock(tx))) return false;
		if (isAll) {
			await sql`delete from listing_cluster_dirty`.execute(tx);
			await writeLevels(tx);
			return true;
		}
		const { rows } = await sql<{ square: number }>`
			delete from listing_cluster_dirty
			where id in (select id from listing_cluster_dirty order by id limit ${batch})
			returning square`.execute(tx);
		await writeLevels(tx, [...new Set(rows.map(({ square }) => square))]);
		return rows.length === batch;
	});
}

async function countNoted(db: Db, most: number): Promise<number> {
	const { rows } = await sql<{ count: number }>`
		select count(*)::int as count from (select from listing_cluster_dirty limit ${most}) as noted`.execute(db);
	return rows[0]?.count ?? 0;
}

async function lock(tx: Db): Promise<boolean> {
	const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as taken`.execute(tx);
	return rows[0]?.taken ?? false;
}

/** Counts some squares of the finest level and all above them; without squares, everything. */
async function writeLevels(tx: Db, squares?: readonly number[]): Promise<void> {
	// Nearly every row would be looked at and few left as they are.
	if (!squares) await sql`delete from listing_cluster`.execute(tx);
	let touched = squares;
	await writeLevel(tx, FINEST_COUNTED, touched, countListings(touched));
	for (let level = FINEST_COUNTED - 1; level >= COARSEST; level--) {
		touched = touched && [...new Set(touched.map((square) => Math.floor(square / 4)))];
		await writeLevel(tx, level, touched, addUp(level, touched));
	}
}

/** Makes the rows of some squares be `counts`; those that are so already are left alone. */
async function writeLevel(
	tx: Db,
	level: number,
	squares: readonly number[] | undefined,
	counts: RawBuilder<unknown>,
): Promise<void> {
	await sql`
		with counted as (${counts}),
		emptied as (
			select square, trading_type, category_id from listing_cluster
			where level = ${sql.lit(level)} and ${squares ? sql`square = any(${squares}::bigint[])` : sql`true`}
			except
			select square, trading_type, category_id from counted
		),
		gone as (
			delete from listing_cluster as known using emptied
			where known.level = ${sql.lit(level)} and known.square = emptied.square
				and known.trading_type = emptied.trading_type and known.category_id = emptied.category_id
		)
		insert into listing_cluster as known
			(level, square, trading_type, category_id, count, lat_sum, long_sum, min_price, max_price, newest)
		select ${sql.lit(level)}, square, trading_type, category_id, count, lat_sum, long_sum, min_price, max_price, newest
		from counted
		on conflict (level, square, trading_type, category_id) do update
		set count = excluded.count, lat_sum = excluded.lat_sum, long_sum = excluded.long_sum,
			min_price = excluded.min_price, max_price = excluded.max_price, newest = excluded.newest
		where (known.count, known.lat_sum, known.long_sum, known.min_price, known.max_price, known.newest)
			is distinct from
			(excluded.count, excluded.lat_sum, excluded.long_sum, excluded.min_price, excluded.max_price, excluded.newest)`.execute(
		tx,
	);
}

/** Counts of the finest squares, from their listings: by kind and category, by kind, and of all. */
function countListings(squares: readonly number[] | undefined): RawBuilder<unknown> {
	const shift = sql.lit(shiftOf(FINEST_COUNTED));
	const columns = sql`cell, trading_type, category_id, price_raw, location_lat, location_long, created_at, sequence_id`;
	const listings = squares
		? sql`
			select found.*
			from unnest(${squares}::bigint[]) as touched (square)
			cross join lateral (
				select ${columns} from listing
				where ${isPublic}
					and cell between touched.square << ${shift} and ((touched.square + 1) << ${shift}) - 1
				offset 0
			) as found`
		: sql`select ${columns} from listing where ${isPublic} and cell is not null`;
	return sql`
		select cell >> ${shift} as square, coalesce(trading_type, '') as trading_type, coalesce(category_id, '') as category_id,
			count(*)::int as count, sum(${latKey})::bigint as lat_sum, sum(${longKey})::bigint as long_sum,
			min(price_raw) as min_price, max(price_raw) as max_price, max(${newestKey}) as newest
		from (${listings}) as listing
		group by cell >> ${shift}, grouping sets ((trading_type, category_id), (trading_type), ())`;
}

/** Counts of the squares of a level, from the four squares of the next finer level in each. */
function addUp(level: number, squares: readonly number[] | undefined): RawBuilder<unknown> {
	const finer = squares
		? sql`
			select quarter.*
			from unnest(${squares}::bigint[]) as touched (square)
			cross join lateral (
				select * from listing_cluster
				where level = ${sql.lit(level + 1)} and square between touched.square * 4 and touched.square * 4 + 3
				offset 0
			) as quarter`
		: sql`select * from listing_cluster where level = ${sql.lit(level + 1)}`;
	return sql`
		select square >> 2 as square, trading_type, category_id, sum(count)::int as count,
			sum(lat_sum)::bigint as lat_sum, sum(long_sum)::bigint as long_sum,
			min(min_price) as min_price, max(max_price) as max_price, max(newest) as newest
		from (${finer}) as finer
		group by square >> 2, trading_type, category_id`;
}
