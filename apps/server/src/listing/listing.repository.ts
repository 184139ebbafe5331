import { type Selectable, sql } from 'kysely';
import type { Range } from '../database/find-page.ts';
import type { Db } from '../database/open-database.ts';
import type { ListingTable, StoredPhoto } from '../database/tables.ts';
import { isPublic } from './listing.filter.ts';

/** Columns that only writing, searching and importing need. */
type Unread = 'search' | 'price_per_square_meter' | 'accepted_facts' | 'source' | 'source_id';
/** A listing as it is stored, with its distance where a point was asked about. */
export type ListingRow = Omit<Selectable<ListingTable>, Unread> & { distance?: number | undefined };

/** A point on the earth, degrees. */
export interface Point {
	lat: number;
	long: number;
}

/** What is read of the photos where nothing but cards is asked for: with ten of them, all would be most of what is read. */
export interface CardPhotos {
	cover: StoredPhoto | null;
	photo_count: number;
}

/**
 * The columns that cards of a list are made of, beside `CardPhotos`: to read all seventy costs twice as much, here and in the
 * database.
 */
export const cardColumns = [
	'id',
	'sequence_id',
	'account_id',
	'status',
	'is_priority',
	'trading_type',
	'category_id',
	'title',
	'province_code',
	'district_code',
	'ward_code',
	'current_province_code',
	'current_ward_code',
	'street',
	'location_lat',
	'location_long',
	'price_unit',
	'price',
	'price_raw',
	'area',
	'facade_area',
	'floors',
	'bedroom',
	'toilet',
	'direction',
	'is_green_check',
	'is_invest',
	'created_at',
] as const satisfies (keyof ListingRow)[];

/** What is read of a listing: all but what only writing and searching need. */
export const listingColumns = [
	...cardColumns,
	'photos',
	'description',
	'name',
	'project_name',
	'block_name',
	'map_sheet_no',
	'land_plot_no',
	'cell',
	'floor_area',
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
	'total_share',
	'price_per_share',
	'start_date',
	'end_date',
	'offering',
	'views',
	'closed_reason',
	'reject_reason',
	'expires_at',
	'submitted_at',
	'updated_at',
	'planning_checked_at',
] as const satisfies (keyof ListingRow)[];

export function findListingsById(db: Db, ids: readonly string[]): Promise<ListingRow[]> {
	return db.selectFrom('listing').select(listingColumns).where('id', 'in', ids).execute();
}

/**
 * What a listing was called when somebody accepted it last: nobody is told what nobody has looked at. Where that is not known, as where
 * a refusal forgot it, the title while it is public, else the number, as searches read it.
 */
export const acceptedTitle = sql<string>`coalesce(listing.accepted_facts ->> 'title',
	case when ${isPublic} then listing.title else '#' || listing.sequence_id end)`;

/** The titles of some listings as they were accepted last. */
export function findAcceptedTitles(db: Db, ids: readonly string[]): Promise<{ id: string; title: string }[]> {
	return db
		.selectFrom('listing')
		.select(['id', acceptedTitle.as('title')])
		.where('id', 'in', ids)
		.execute();
}

export function findListingBySequence(db: Db, sequenceId: number): Promise<ListingRow | undefined> {
	return db.selectFrom('listing').select(listingColumns).where('sequence_id', '=', sequenceId).executeTakeFirst();
}

export function findPublicListingsBySequence(db: Db, sequenceIds: readonly number[]): Promise<ListingRow[]> {
	return db
		.selectFrom('listing')
		.select(listingColumns)
		.where(isPublic)
		.where('sequence_id', 'in', sequenceIds)
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
	const found = Map.groupBy(rows, ({ account_id }) => account_id);
	return new Map([...found].map(([accountId, listings]) => [accountId, listings.map(({ id }) => id)]));
}

/** How many public listings some accounts have; those that have none may be missing. */
export async function countPublicListingsByAccount(
	db: Db,
	accountIds: readonly string[],
): Promise<Map<string, number>> {
	const rows = await db
		.selectFrom('poster')
		.select(['account_id', 'listings'])
		.where('account_id', 'in', accountIds)
		.execute();
	return new Map(rows.map(({ account_id, listings }) => [account_id, listings]));
}

/** A page of the public listings of an account, newest first. */
export function findPublicListingsOf(db: Db, accountId: string, { limit, offset }: Range): Promise<ListingRow[]> {
	return db
		.selectFrom('listing')
		.select(listingColumns)
		.where('account_id', '=', accountId)
		.where(isPublic)
		.orderBy('created_at', 'desc')
		.orderBy('id')
		.limit(limit)
		.offset(offset)
		.execute();
}

/**
 * Counts a view unless the same viewer was counted in the last half hour, or looks at what is their own. Returns the views, undefined
 * without such a public listing.
 */
export async function countView(
	db: Db,
	listingId: string,
	{ viewer, accountId }: { viewer: string; accountId: string | null },
): Promise<number | undefined> {
	const { rows } = await sql<{ views: number }>`
		with found as (select id, account_id, views from listing where id = ${listingId}::uuid and ${isPublic}),
		counted as (
			insert into listing_view (listing_id, viewer) select id, ${viewer} from found
			where account_id is distinct from ${accountId}::uuid
			on conflict (listing_id, viewer) do update set viewed_at = now()
				where listing_view.viewed_at < now() - interval '30 minutes'
			returning listing_id
		),
		raised as (update listing set views = views + 1 where id in (select listing_id from counted) returning views)
		select coalesce((select views from raised), views) as views from found`.execute(db);
	return rows[0]?.views;
}
