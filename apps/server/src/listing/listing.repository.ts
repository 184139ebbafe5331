import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { ListingTable, Tables } from '../database/tables.ts';
import type { LocationInfoFilter, LocationInfoOrder } from '../graphql/schema.generated.ts';
import { isPublic, toConditions } from './listing.filter.ts';

/** Totals are counted up to here: an exact count of a million rows costs 200 ms, and nobody reads past "more than 1,000". */
export const TOTAL_CAP = 1_001;
const PRIORITY_LIMIT = 4;

/** A listing as it is stored, with its distance where a point was asked about. */
export type ListingRow = Omit<Selectable<ListingTable>, 'search' | 'accepted_facts' | 'source' | 'source_id'> & {
	distance?: number | undefined;
};

/** A point on the earth, degrees. */
export interface Point {
	lat: number;
	long: number;
}

/** What a public list asks for. */
export interface ListingQuery {
	filter?: LocationInfoFilter | null | undefined;
	search?: string | null | undefined;
	order: LocationInfoOrder;
	/** Where distance is measured from; needed by the order DISTANCE. */
	point?: Point | undefined;
	limit: number;
	offset: number;
}

/** What is read of a listing: all but what only writing and searching need. */
export const listingColumns = [
	'id',
	'sequence_id',
	'account_id',
	'status',
	'is_priority',
	'trading_type',
	'category_id',
	'title',
	'description',
	'name',
	'project_name',
	'block_name',
	'photos',
	'province_code',
	'district_code',
	'ward_code',
	'current_province_code',
	'current_ward_code',
	'street',
	'map_sheet_no',
	'land_plot_no',
	'location_lat',
	'location_long',
	'cell',
	'price_unit',
	'price',
	'price_raw',
	'price_per_square_meter',
	'area',
	'floor_area',
	'facade_area',
	'floors',
	'bedroom',
	'toilet',
	'direction',
	'house_category',
	'land_category',
	'characteristics',
	'interior_status',
	'home_status',
	'rental_status',
	'investor',
	'owner',
	'post_mode',
	'legal_status',
	'legal_conditions',
	'legal_document',
	'legal_document_text',
	'appraisal_document',
	'appraisal_document_text',
	'contact_person_name',
	'contact_person_phone',
	'is_default_contact_phone',
	'tiktok_link',
	'youtube_link',
	'facebook_link',
	'check_status',
	'checker_id',
	'is_green_check',
	'is_invest',
	'total_share',
	'price_per_share',
	'start_date',
	'end_date',
	'views',
	'closed_reason',
	'reject_reason',
	'expires_at',
	'submitted_at',
	'created_at',
	'updated_at',
] as const satisfies (keyof ListingRow)[];

const orderColumns = {
	CREATED_AT: 'created_at',
	PRICE: 'price_raw',
	PRICE_PER_SQUARE_METER: 'price_per_square_meter',
	AREA: 'area',
} as const;

export function findListingsById(db: Db, ids: readonly string[]): Promise<ListingRow[]> {
	return db.selectFrom('listing').select(listingColumns).where('id', 'in', ids).execute();
}

export function findListingBySequence(db: Db, sequenceId: number): Promise<ListingRow | undefined> {
	return db.selectFrom('listing').select(listingColumns).where('sequence_id', '=', sequenceId).executeTakeFirst();
}

/** One page of public listings. */
export function findPublicListings(
	db: Db,
	{ filter, search, order, point, limit, offset }: ListingQuery,
): Promise<ListingRow[]> {
	const direction = order.direction === 'ASC' ? 'asc' : 'desc';
	let query = publicListings(db, filter, search)
		.select(listingColumns.map((column) => `listing.${column}` as const))
		.$castTo<ListingRow>();
	if (order.field === 'DISTANCE') {
		if (!point) throw new TypeError('The order DISTANCE needs a point.');
		query = query
			.select(distanceTo(point).as('distance'))
			.where('location_lat', 'is not', null)
			.orderBy(sql`distance`, direction);
	} else {
		// Negotiable listings have no price and come last whichever way prices run.
		const mayBeNull = order.field === 'PRICE' || order.field === 'PRICE_PER_SQUARE_METER';
		query = query.orderBy(orderColumns[order.field], (by) =>
			mayBeNull ? by[direction]().nullsLast() : by[direction](),
		);
	}
	// A page must not show again what the page before showed: equal values need an order of their own.
	return query.orderBy('sequence_id', direction).limit(limit).offset(offset).execute();
}

/** The newest of the matching listings that were paid to stand in front. */
export function findPriorityListings(db: Db, query: Pick<ListingQuery, 'filter' | 'search'>): Promise<ListingRow[]> {
	return publicListings(db, query.filter, query.search)
		.select(listingColumns.map((column) => `listing.${column}` as const))
		.where('is_priority', '=', true)
		.orderBy('created_at', 'desc')
		.orderBy('sequence_id', 'desc')
		.limit(PRIORITY_LIMIT)
		.execute();
}

/** How many public listings match, up to the cap. */
export async function countPublicListings(db: Db, query: Pick<ListingQuery, 'filter' | 'search'>): Promise<number> {
	const matching = publicListings(db, query.filter, query.search)
		.select(sql`1`.as('one'))
		.limit(TOTAL_CAP)
		.as('matching');
	const { total } = await db
		.selectFrom(matching)
		.select((eb) => eb.fn.countAll<number>().as('total'))
		.executeTakeFirstOrThrow();
	return total;
}

/** Public listings within so many metres of a point, nearest first. */
export function findListingsAround(db: Db, point: Point, meters: number, limit: number): Promise<ListingRow[]> {
	const distance = distanceTo(point);
	return publicListings(db, { box: boxAround(point, meters) }, null)
		.select(listingColumns.map((column) => `listing.${column}` as const))
		.select(distance.as('distance'))
		.where(distance, '<=', meters)
		.orderBy('distance')
		.orderBy('sequence_id', 'desc')
		.limit(limit)
		.execute();
}

/** Ids of the public listings of some accounts, newest first, 20 of each at most. */
export async function findPublicListingIdsByAccount(
	db: Db,
	accountIds: readonly string[],
): Promise<Map<string, string[]>> {
	const { rows } = await sql<{ account_id: string; id: string }>`
		select poster.account_id, newest.id
		from unnest(${accountIds}::uuid[]) as poster (account_id)
		cross join lateral (
			select id from listing where listing.account_id = poster.account_id and ${isPublic} order by created_at desc limit 20
		) as newest`.execute(db);
	const found = new Map<string, string[]>();
	for (const { account_id, id } of rows) found.set(account_id, [...(found.get(account_id) ?? []), id]);
	return found;
}

/** Counts a view unless the same viewer was counted in the last half hour. Answers the views, undefined without such a public listing. */
export async function countView(db: Db, listingId: string, viewer: string): Promise<number | undefined> {
	const { rows } = await sql<{ views: number }>`
		with found as (select id from listing where id = ${listingId}::uuid and ${isPublic}),
		counted as (
			insert into listing_view (listing_id, viewer) select id, ${viewer} from found
			on conflict (listing_id, viewer) do update set viewed_at = now()
				where listing_view.viewed_at < now() - interval '30 minutes'
			returning listing_id
		)
		update listing set views = views + (select count(*)::int from counted) where id in (select id from found)
		returning views`.execute(db);
	return rows[0]?.views;
}

function publicListings(
	db: Db,
	filter: LocationInfoFilter | null | undefined,
	search: string | null | undefined,
): SelectQueryBuilder<Tables, 'listing', object> {
	return db.selectFrom('listing').where((eb) => eb.and([isPublic, ...toConditions(eb, filter, search)]));
}

const EARTH_RADIUS_M = 6_371_008.8;
const METERS_PER_DEGREE = (Math.PI * EARTH_RADIUS_M) / 180;

// The haversine formula: exact to 0.5 % on the whole earth, and core SQL runs on every engine.
function distanceTo({ lat, long }: Point) {
	return sql<number>`2 * ${EARTH_RADIUS_M}::float8 * asin(sqrt(
		sin(radians(listing.location_lat - ${lat}::float8) / 2) ^ 2
		+ cos(radians(${lat}::float8)) * cos(radians(listing.location_lat)) * sin(radians(listing.location_long - ${long}::float8) / 2) ^ 2))`;
}

function boxAround({ lat, long }: Point, meters: number) {
	const height = meters / METERS_PER_DEGREE;
	const width = height / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
	return { south: lat - height, north: lat + height, west: long - width, east: long + width };
}
