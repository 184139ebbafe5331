import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import type { GeoBoxInput, LocationInfoFilter } from '../graphql/schema.generated.ts';
import { isPublic, toConditions } from '../listing/listing.filter.ts';
import { type Grid, type NumberRange, shiftOf, toCells, toRanges } from './grid.ts';
import { HIGHEST_RANK, weightOf } from './sample.ts';

/** Public listings of one square of the map. */
export interface ClusterRow {
	square: number;
	count: number;
	/** How many of them lie in the box that was asked about; null where only the whole square is known. */
	inside: number | null;
	/** Their middle, degrees. */
	lat: number;
	long: number;
	/** đồng; null when all are negotiable. */
	min_price: number | null;
	max_price: number | null;
	/** Number of the newest. */
	newest: number;
}

/** What is looked for on the map. */
export interface MapQuery {
	box: GeoBoxInput;
	filter: LocationInfoFilter;
	search?: string | null | undefined;
}

/** Clusters, and how much was read for them. */
export interface Reading {
	rows: ClusterRow[];
	/** Listings that were looked at. */
	read: number;
	/** Those of them that match. */
	matching: number;
}

/** Sums that are the same in whatever order they are made, so that a cluster is the same however it was counted: 0.1 m. */
const PER_DEGREE = 1_000_000;
/** Sorts by age: the second, then the number. */
export const newestKey = sql`(date_part('epoch', created_at)::bigint << 31) | sequence_id`;
export const latKey = sql`round(location_lat * ${sql.lit(PER_DEGREE)})::bigint`;
export const longKey = sql`round(location_long * ${sql.lit(PER_DEGREE)})::bigint`;
const NUMBER_MASK = 2 ** 31 - 1;

/** What the index `listing_sample` holds and is ordered by, letter by letter; see sample.ts. */
const isSampled = sql`sequence_id & 3 = 0`;
const rankOfListing = sql`(1 + (sequence_id & 15 = 0)::int + (sequence_id & 63 = 0)::int + (sequence_id & 255 = 0)::int
	+ (sequence_id & 1023 = 0)::int)`;

type Sums = Omit<ClusterRow, 'lat' | 'long'> & { lat_sum: number; long_sum: number };

/** Clusters of a grid that were counted beforehand, of kinds and categories alone. */
export async function findCounted(
	db: Db,
	{ level, squares }: Grid,
	{ tradingType, categoryIds }: Pick<LocationInfoFilter, 'tradingType' | 'categoryIds'>,
): Promise<ClusterRow[]> {
	const categories = categoryIds?.length ? categoryIds : [''];
	// Of all kinds together, categories are not counted.
	const isKind =
		tradingType || !categoryIds?.length ? sql`trading_type = ${tradingType ?? ''}` : sql`trading_type <> ''`;
	const ranges = toRanges(squares);
	const { rows } = await sql<Sums>`
		select square, sum(count)::int as count, null as inside, sum(lat_sum)::bigint as lat_sum, sum(long_sum)::bigint as long_sum,
			min(min_price) as min_price, max(max_price) as max_price, max(newest) & ${sql.lit(NUMBER_MASK)} as newest
		from unnest(${ranges.map(([first]) => first)}::bigint[], ${ranges.map(([, last]) => last)}::bigint[]) as near (first, last)
		cross join lateral (
			select * from listing_cluster
			where level = ${sql.lit(level)} and category_id = any(${categories}) and ${isKind} and square between near.first and near.last
			offset 0
		) as counted
		group by square`.execute(db);
	return rows.map(toCluster);
}

/** Clusters of a grid, counted from the rows of its squares; reads so many at most. */
export function readClusters(db: Db, grid: Grid, query: MapQuery, most: number): Promise<Reading> {
	const whole = toRanges(grid.squares).map((range) => toCells(range, grid.level));
	return gather(db, grid, query.box, sql`(${readWhole(query, whole)} limit ${most})`);
}

/** Clusters of a grid, counted from rows of the rank that is given for each square and above; reads so many at most. */
export function sampleClusters(
	db: Db,
	grid: Grid,
	query: MapQuery,
	most: number,
	ranks: ReadonlyMap<number, number>,
): Promise<Reading> {
	const whole: NumberRange[] = [];
	const parts: Part[] = [];
	for (const [lowest, squares] of Map.groupBy(ranks.keys(), (square) => ranks.get(square) ?? 0)) {
		const ranges = toRanges(squares.sort((a, b) => a - b)).map((range) => toCells(range, grid.level));
		if (lowest === 0) whole.push(...ranges);
		else
			for (let rank = lowest; rank <= HIGHEST_RANK; rank++)
				parts.push(...ranges.map((cells) => ({ cells, rank, weight: weightOf(lowest) })));
	}
	return gather(
		db,
		grid,
		query.box,
		sql`(select * from (${readWhole(query, whole)} union all ${readSampled(query, parts)}) as found limit ${most})`,
	);
}

/** Cells of which those of one rank are read, and how many listings each of them stands for. */
interface Part {
	cells: NumberRange;
	rank: number;
	weight: number;
}

function readWhole(query: MapQuery, ranges: readonly NumberRange[]): RawBuilder<unknown> {
	const parts = ranges.map((cells) => ({ cells, rank: 0, weight: 1 }));
	return readParts(query, parts, sql`${isPublic} and cell between part.first and part.last`);
}

function readSampled(query: MapQuery, parts: readonly Part[]): RawBuilder<unknown> {
	return readParts(
		query,
		parts,
		sql`${isPublic} and ${isSampled} and ${rankOfListing} = part.rank and cell between part.first and part.last`,
	);
}

// Written so, every part is one descent of an index, and what matches is told afterwards: the planner, who takes any range of
// cells for one of many listings, would else look all words up again for every part.
function readParts(query: MapQuery, parts: readonly Part[], isInPart: RawBuilder<unknown>): RawBuilder<unknown> {
	return sql`
		select ${columns}, part.weight, ${conditionsOf(query)} as matches
		from unnest(
			${parts.map(({ cells }) => cells[0])}::bigint[], ${parts.map(({ cells }) => cells[1])}::bigint[],
			${parts.map(({ rank }) => rank)}::int[], ${parts.map(({ weight }) => weight)}::int[]
		) as part (first, last, rank, weight)
		cross join lateral (select * from listing where ${isInPart} offset 0) as listing`;
}

/** Clusters of a grid, counted from every row that matches the filter, however many there are, by whichever index fits. */
export function readAllClusters(db: Db, grid: Grid, query: MapQuery): Promise<Reading> {
	const { squares, level } = grid;
	const [first] = toCells([squares[0] ?? 0, 0], level);
	const [, last] = toCells([0, squares.at(-1) ?? 0], level);
	// One range says less than the several of the filter's box, but an index can be read by it without looking rows up.
	return gather(
		db,
		grid,
		query.box,
		sql`(
			select ${columns}, 1 as weight, true as matches
			from listing where ${isPublic} and cell between ${first} and ${last} and ${conditionsOf(query)}
		)`,
	);
}

function conditionsOf({ filter, search }: MapQuery) {
	const eb = expressionBuilder<Tables, 'listing'>();
	return eb.and(toConditions(eb, filter, search));
}

const columns = sql`cell, location_lat, location_long, price_raw, created_at, sequence_id`;
const ofMatching = sql`filter (where matches)`;

async function gather(db: Db, { level }: Grid, box: GeoBoxInput, listings: RawBuilder<unknown>): Promise<Reading> {
	const { rows } = await sql<Sums & Omit<Reading, 'rows'>>`
		select cell >> ${sql.lit(shiftOf(level))} as square, count(*)::int as read, count(*) ${ofMatching}::int as matching,
			sum(weight) ${ofMatching}::int as count,
			coalesce(sum(weight) filter (where matches and location_lat between ${box.south}::float8 and ${box.north}::float8
				and location_long between ${box.west}::float8 and ${box.east}::float8), 0)::int as inside,
			sum(${latKey} * weight) ${ofMatching}::bigint as lat_sum, sum(${longKey} * weight) ${ofMatching}::bigint as long_sum,
			min(price_raw) ${ofMatching} as min_price, max(price_raw) ${ofMatching} as max_price,
			max(${newestKey}) ${ofMatching} & ${sql.lit(NUMBER_MASK)} as newest
		from ${listings} as listing
		group by 1`.execute(db);
	const sum = (field: 'read' | 'matching') => rows.reduce((total, row) => total + row[field], 0);
	return {
		rows: rows.flatMap(({ read: _read, matching, ...row }) => (matching > 0 ? [toCluster(row)] : [])),
		read: sum('read'),
		matching: sum('matching'),
	};
}

function toCluster({ lat_sum, long_sum, ...row }: Sums): ClusterRow {
	return { ...row, lat: lat_sum / row.count / PER_DEGREE, long: long_sum / row.count / PER_DEGREE };
}
