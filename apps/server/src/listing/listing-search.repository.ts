import { KNOWN_TOTAL } from '@ancu/forms/list';
import { isPublicStatus, tradingTypes } from '@ancu/forms/listing';
import { boxOfShape } from '@ancu/forms/map';
import DataLoader from 'dataloader';
import {
	type Expression,
	expressionBuilder,
	type RawBuilder,
	type SelectQueryBuilder,
	type SqlBool,
	sql,
} from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import type { LocationInfoFilter, LocationInfoOrder } from '../graphql/schema.generated.ts';
import { type CellRange, cellsOfBox } from './box-cells.ts';
import { isAsked, isPublic, toConditions } from './listing.filter.ts';
import { cardColumns, type ListingRow, listingColumns, type Point } from './listing.repository.ts';
import { orderColumns } from './listing-order.ts';
import { cellsOfShapes, distanceTo } from './shapes.ts';

/** Totals are counted up to here, one more than is said: an exact count of a million rows costs 200 ms, and nobody reads past "more than". */
export const TOTAL_CAP = KNOWN_TOTAL + 1;
/** So many stand in front of a list, the newest. */
export const PRIORITY_LIMIT = 4;

/** What a public list asks for. */
export interface ListingQuery {
	filter?: LocationInfoFilter | null | undefined;
	search?: string | null | undefined;
	order: LocationInfoOrder;
	/** Where distance is measured from; needed by the order DISTANCE. */
	point?: Point | undefined;
	limit: number;
	offset: number;
	/** Only the columns of cards are read. The rows look like all others: who says this asks them for nothing else. */
	onlyCards: boolean;
}

type Columns = RawBuilder<unknown>;

// Seventy names take the query builder longer than the rest of a statement together, and lists are asked for most.
const nameColumns = (columns: readonly (keyof ListingRow)[], ...more: string[]): Columns =>
	sql.raw([...columns.map((column) => `listing.${column}`), ...more].join(', '));
const ofCards = nameColumns(
	cardColumns,
	'listing.photos -> 0 as cover',
	'jsonb_array_length(listing.photos) as photo_count',
);
const ofListings = nameColumns(listingColumns);
const columnsOf = ({ onlyCards }: Pick<ListingQuery, 'onlyCards'>): Columns => (onlyCards ? ofCards : ofListings);

/** What a list shows, each part read when it is asked for. */
export interface FoundListings {
	data: () => Promise<ListingRow[]>;
	/** The newest of those that were paid to stand in front. */
	priorityPost: () => Promise<ListingRow[]>;
	/** Up to the cap. */
	total: () => Promise<number>;
}

/** One page of public listings, those that stand in front of them, and how many there are. */
export function findPublicListings(db: Db, query: ListingQuery): FoundListings {
	const { filter, search, order } = query;
	const cells = cellsOfShapes(filter ?? {});
	const hasWords = Boolean(search || filter?.projectName);
	if (order.field === 'DISTANCE' || (!cells && !hasWords)) return findApart(db, query);
	return findFewFirst(db, query, cells, hasWords && order.field !== 'CREATED_AT' ? FEW_WITH_WORDS : FEW);
}

/** Each part by what it needs. Pages that are asked for at once are one statement. */
function findApart(db: Db, query: ListingQuery): FoundListings {
	const pages = createPages(db, columnsOf(query));
	return {
		data: memo(() => findData(db, pages, query)),
		priorityPost: memo(() => findPriorityListings(db, pages, query)),
		total: memo(() => countListed(db, query)),
	};
}

/** All parts by one look at what may be few, whichever is asked for first; where it is more than that, each part apart. */
function findFewFirst(
	db: Db,
	query: ListingQuery,
	cells: readonly CellRange[] | undefined,
	few: number,
): FoundListings {
	const found = memo(() => findAmongFew(db, query, cells, few));
	const apart = findApart(db, query);
	return {
		data: async () => (await found())?.data ?? apart.data(),
		priorityPost: async () => (await found())?.priorityPost ?? apart.priorityPost(),
		// More than few is more than the cap.
		total: async () => (await found())?.total ?? TOTAL_CAP,
	};
}

/** Asked for by many names, it is read once. */
function memo<T>(find: () => Promise<T>): () => Promise<T> {
	let found: Promise<T> | undefined;
	return () => {
		found ??= find();
		return found;
	};
}

interface FewListings {
	data: ListingRow[];
	priorityPost: ListingRow[];
	total: number;
}

/** So many listings are read and sorted; of more, an index in their order soon meets a page of them. More than the cap, so that they are counted as well. */
const FEW = 1_500;
/** With words, and in an order in which what has them may come late, reading them all is better for longer. */
const FEW_WITH_WORDS = 10_000;

/**
 * Everything about listings that are few, read once; undefined when they are more. Where words or a part of the map are asked
 * for, nobody knows beforehand: words that stand together often are assumed to be rare together, and what lies in a city
 * lies together in every index that begins with a place.
 */
async function findAmongFew(
	db: Db,
	{ filter, search, order, limit, offset, onlyCards }: ListingQuery,
	cells: readonly CellRange[] | undefined,
	few: number,
): Promise<FewListings | undefined> {
	const { column, direction } = placeIn(order);
	const chosen = publicListings(db, filter, search).select([
		'listing.sequence_id',
		'listing.created_at',
		'listing.is_priority',
		`listing.${column} as place`,
	]);
	const way = sql.raw(direction);
	const { rows } = await sql<{ total: number; page: number[]; priority: number[] }>`
		with found as materialized (select * from ${cells ? inCells(chosen, cells) : sql`(${chosen})`} as found limit ${few + 1})
		select (select count(*) from found) as total,
			array(select sequence_id from found order by place ${way} nulls last, sequence_id ${way} limit ${limit} offset ${offset}) as page,
			array(select sequence_id from found where is_priority order by created_at desc, sequence_id desc limit ${PRIORITY_LIMIT}) as priority`.execute(
		db,
	);
	const [{ total, page, priority } = { total: 0, page: [], priority: [] }] = rows;
	if (total > few) return undefined;
	const numbers = [...new Set([...page, ...priority])];
	const read =
		numbers.length > 0
			? await readListings(
					db,
					sql`select ${columnsOf({ onlyCards })} from listing where sequence_id = any(${numbers}::int[])`,
				)
			: [];
	const byNumber = new Map(read.map((listing) => [listing.sequence_id, listing]));
	const listed = (some: readonly number[]) => some.flatMap((number) => byNumber.get(number) ?? []);
	return { data: listed(page), priorityPost: listed(priority), total: Math.min(total, TOTAL_CAP) };
}

async function findData(db: Db, pages: Pages, query: ListingQuery): Promise<ListingRow[]> {
	const { filter, search, order, point, limit, offset, onlyCards } = query;
	if (filter?.sequenceIds?.length && order.field !== 'DISTANCE') return readNumbered(db, query);
	const listings = publicListings(db, filter, search);
	if (order.field === 'DISTANCE') {
		if (!point) throw new TypeError('The order DISTANCE needs a point.');
		const page = { direction: order.direction === 'ASC' ? 'asc' : 'desc', limit, offset, onlyCards } as const;
		return page.direction === 'asc'
			? findNearest(db, listings, point, reachOf(filter, point), page)
			: byDistance(db, measured(listings, point), page);
	}
	// Indexes for the orders begin with the kind. Where words are asked for, rows are read anyway, and once is enough.
	const kinds = filter?.tradingType || search || filter?.projectName ? [] : tradingTypes;
	const page: Page = { ...placeIn(order), limit, offset, kinds };
	const { column } = page;
	if (column !== 'price_raw' && column !== 'price_per_square_meter') return pages.load({ listings, ...page });

	// Negotiable listings have no price and come last whichever way prices run. Asked for apart, both ways are one index.
	const priced = listings.where(column, 'is not', null);
	const rows = await pages.load({ ...page, listings: priced });
	if (rows.length === limit) return rows;
	const cells = cellsOfShapes(filter ?? {});
	const before = offset > 0 && rows.length === 0 ? await countUpTo(db, priced, offset, cells) : offset + rows.length;
	const negotiable = await pages.load({
		listings: listings.where(column, 'is', null),
		column: 'sequence_id',
		direction: page.direction,
		limit: limit - rows.length,
		offset: Math.max(0, offset - before),
		kinds,
	});
	return [...rows, ...negotiable];
}

/** How far away from a point what is looked for may lie, m: around a circle's own centre nothing lies beyond it. */
function reachOf(filter: ListingQuery['filter'], { lat, long }: Point): number {
	const circle = filter?.circle;
	return circle && circle.lat === lat && circle.long === long ? circle.radius : Number.POSITIVE_INFINITY;
}

/** Those of some numbers. They are few: what costs is the planner, who thinks of every index each time that a statement names the table. */
function readNumbered(
	db: Db,
	{ filter, search, order, limit, offset, onlyCards }: ListingQuery,
): Promise<ListingRow[]> {
	const { column, direction } = placeIn(order);
	const way = sql.raw(direction);
	return readListings(
		db,
		sql`select ${columnsOf({ onlyCards })} from listing where ${isListed(filter, search)}
			order by ${sql.ref(column)} ${way} nulls last, sequence_id ${way} limit ${limit} offset ${offset}`,
	);
}

function placeIn({ field, direction }: LocationInfoOrder): Pick<Page, 'column' | 'direction'> {
	return { column: orderColumns[field], direction: direction === 'ASC' ? 'asc' : 'desc' };
}

function findPriorityListings(
	db: Db,
	pages: Pages,
	{ filter, search }: Pick<ListingQuery, 'filter' | 'search'>,
): Promise<ListingRow[]> {
	const listings = publicListings(db, filter, search).where('is_priority', '=', true);
	return pages.load({
		listings,
		column: 'created_at',
		direction: 'desc',
		limit: PRIORITY_LIMIT,
		offset: 0,
		kinds: [],
	});
}

interface Page {
	column: 'created_at' | 'price_raw' | 'price_per_square_meter' | 'area' | 'sequence_id';
	direction: 'asc' | 'desc';
	limit: number;
	offset: number;
	/** Kinds to look through one by one, where that is cheaper than all at once. */
	kinds: readonly (typeof tradingTypes)[number][];
}

/** A page of some listings. */
interface PageOfListings extends Page {
	listings: Listings;
}

type Pages = DataLoader<PageOfListings, ListingRow[]>;

/** Pages that are asked for at once are read by one statement: to ask is a good part of what a page costs. */
function createPages(db: Db, columns: Columns): Pages {
	return new DataLoader((pages) => readPages(db, pages, columns), { cache: false });
}

async function readPages(db: Db, pages: readonly PageOfListings[], columns: Columns): Promise<ListingRow[][]> {
	const all = sql.join(
		pages.map((page, index) => sql`(${inOrder(page, index)})`),
		sql` union all `,
	);
	const rows = await readListings<{ part: number }>(
		db,
		sql`select ${columns}, page.part from (${all}) as page join listing using (sequence_id) order by page.part, page.rank`,
	);
	const parts = Map.groupBy(rows, ({ part }) => part);
	return pages.map((_page, index) => parts.get(index) ?? []);
}

/** What is on a page, found in the order of an index; in that alone where it holds what is asked. Only what is found is read in full. */
function inOrder({ listings, column, direction, limit, offset, kinds }: PageOfListings, part: number) {
	const first = (some: Listings) =>
		some
			.select(['listing.sequence_id', `listing.${column} as place`])
			.orderBy(`listing.${column}`, direction)
			// A page must not show again what the page before showed: equal values need an order of their own.
			.orderBy('listing.sequence_id', direction)
			.limit(limit + offset);
	const some = kinds.length === 0 ? [listings] : kinds.map((kind) => listings.where('trading_type', '=', kind));
	const found = sql.join(
		some.map((each) => sql`(${first(each)})`),
		sql` union all `,
	);
	const way = sql.raw(direction);
	return sql`select sequence_id, ${sql.lit(part)} as part, row_number() over (order by place ${way}, sequence_id ${way}) as rank
		from (${found}) as found order by rank limit ${limit} offset ${offset}`;
}

async function readListings<More = object>(db: Db, statement: RawBuilder<unknown>): Promise<(ListingRow & More)[]> {
	const { rows } = await statement.execute(db);
	return rows as (ListingRow & More)[];
}

/** How many a list shows on all its pages, up to the cap: by distance, none without a pin. */
function countListed(db: Db, { filter, search, order }: ListingQuery): Promise<number> {
	if (order.field !== 'DISTANCE') return countPublicListings(db, { filter, search });
	return countUpTo(db, pinned(publicListings(db, filter, search)), TOTAL_CAP, cellsOfShapes(filter ?? {}));
}

/** How many public listings match, up to the cap. */
export async function countPublicListings(
	db: Db,
	{ filter, search }: Pick<ListingQuery, 'filter' | 'search'>,
): Promise<number> {
	return countUpTo(db, publicListings(db, filter, search), TOTAL_CAP, cellsOfShapes(filter ?? {}));
}

async function countUpTo(db: Db, listings: Listings, most: number, cells?: readonly CellRange[]): Promise<number> {
	const ones = listings.select(sql`1`.as('one'));
	const { rows } = await sql<{ total: number }>`
		select count(*) as total from (select from ${cells ? inCells(ones, cells) : sql`(${ones})`} as found limit ${most}) as matching`.execute(
		db,
	);
	return rows[0]?.total ?? 0;
}

/**
 * What of some listings lies in ranges of cells, range by range. The planner is not left to choose: listings of a city lie
 * together in every index that begins with a place, and it would look for the first thousand of them at the other end.
 */
function inCells(listings: SelectQueryBuilder<Tables, 'listing', unknown>, cells: readonly CellRange[]) {
	return sql`(
		select found.* from unnest(${cells.map(([from]) => from)}::bigint[], ${cells.map(([, to]) => to)}::bigint[]) as part (first, last)
		cross join lateral (${listings.where(sql<SqlBool>`listing.cell between part.first and part.last`)} offset 0) as found
	)`;
}

/** Public listings within so many metres of a point, nearest first. */
export function findListingsAround(
	db: Db,
	point: Point,
	meters: number,
	{ limit, onlyCards }: Pick<ListingQuery, 'limit' | 'onlyCards'>,
): Promise<ListingRow[]> {
	const page = { direction: 'asc', limit, offset: 0, onlyCards } as const;
	return findNearest(db, publicListings(db, null, null), point, meters, page);
}

const FIRST_CIRCLE_M = 500;
// From here on, one look at all listings is cheaper than at most of them.
const LAST_CIRCLE_M = 500_000;
const WIDEST_STEP = 4;

type DistancePage = Pick<Page, 'direction' | 'limit' | 'offset'> & Pick<ListingQuery, 'onlyCards'>;

/**
 * The nearest first, within a distance. Looks into ever wider circles until one holds the page: what is read grows with the
 * page, however many listings the city has.
 */
async function findNearest(
	db: Db,
	listings: Listings,
	point: Point,
	meters: number,
	page: DistancePage,
): Promise<ListingRow[]> {
	const needed = page.offset + page.limit;
	for (let radius = Math.min(FIRST_CIRCLE_M, meters); ; ) {
		const isAll = radius > LAST_CIRCLE_M;
		const inReach = measured(listings, point);
		const cells = isAll ? undefined : cellsOfBox(boxOfShape({ ...point, radius }));
		const rows = await byDistance(db, cells ? inCells(inReach, cells) : inReach, page, isAll ? undefined : radius);
		if (rows.length === page.limit || radius >= meters || isAll) return rows;
		const found = rows.length > 0 ? page.offset + rows.length : 0;
		const growth = found > 0 ? Math.sqrt((2 * needed) / found) : WIDEST_STEP;
		radius = Math.min(meters, radius * Math.min(WIDEST_STEP, Math.max(1.5, growth)));
	}
}

function measured(listings: Listings, point: Point) {
	return pinned(listings).select(['listing.sequence_id', distanceTo(point).as('distance')]);
}

/** What has no pin is at no distance. */
function pinned(listings: Listings): Listings {
	return listings.where('location_lat', 'is not', null);
}

function byDistance(
	db: Db,
	listings: Expression<unknown>,
	{ direction, limit, offset, onlyCards }: DistancePage,
	radius?: number,
): Promise<ListingRow[]> {
	const way = sql.raw(direction);
	const inReach = radius === undefined ? sql`true` : sql`distance <= ${radius}`;
	return readListings(
		db,
		sql`select ${columnsOf({ onlyCards })}, page.distance from (
				select sequence_id, distance from (${listings}) as found where ${inReach}
				order by distance ${way}, sequence_id ${way} limit ${limit} offset ${offset}
			) as page join listing using (sequence_id) order by page.distance ${way}, page.sequence_id ${way}`,
	);
}

type Listings = SelectQueryBuilder<Tables, 'listing', object>;

function publicListings(
	db: Db,
	filter: LocationInfoFilter | null | undefined,
	search: string | null | undefined,
): Listings {
	return db.selectFrom('listing').where(isListed(filter, search));
}

function isListed(
	filter: LocationInfoFilter | null | undefined,
	search: string | null | undefined,
): Expression<SqlBool> {
	const eb = expressionBuilder<Tables, 'listing'>();
	// Known beforehand to be nothing, which the database would look for among all that is public.
	const isNothing = [filter?.status, filter?.statuses].some(
		(asked) => isAsked(asked) && ![asked].flat().some((status) => status && isPublicStatus(status)),
	);
	return eb.and([isPublic, ...(isNothing ? [sql<SqlBool>`false`] : []), ...toConditions(eb, filter, search)]);
}
