import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { findPage, type Page, type Range } from '../database/find-page.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { newestOf } from '../database/newest-of.ts';
import type { Db } from '../database/open-database.ts';
import type { ListingEventTable, ListingTable, PricePointTable } from '../database/tables.ts';
import { isPublic, toDeskConditions } from './listing.filter.ts';
import { type ListingRow, listingColumns } from './listing.repository.ts';
import { tellExpired, tellNewPrices } from './tell-listing.ts';

/** What happened to a listing, as it is stored. */
export type ListingEventRow = Selectable<ListingEventTable>;
export type PricePointRow = Selectable<PricePointTable>;
/** A listing with what was accepted of it last. */
export type ListingInReview = ListingRow & Pick<Selectable<ListingTable>, 'accepted_facts'>;

function selectInReview(db: Db, id: string) {
	return db
		.selectFrom('listing')
		.select([...listingColumns, 'accepted_facts'])
		.where('id', '=', id);
}

export function findListingInReview(db: Db, id: string): Promise<ListingInReview | undefined> {
	return selectInReview(db, id).executeTakeFirst();
}

/** A listing for being changed: nobody else changes it before the transaction ends. */
export function lockListing(db: Db, id: string): Promise<ListingInReview | undefined> {
	return selectInReview(db, id).forUpdate().executeTakeFirst();
}

export function insertListing(db: Db, listing: Insertable<ListingTable>): Promise<ListingRow> {
	return db.insertInto('listing').values(listing).returning(listingColumns).executeTakeFirstOrThrow();
}

/** A version is later than the one before, whichever server's clock is wrong, and like JavaScript's it has no microseconds. */
export const nextVersion = sql<Date>`greatest(date_trunc('milliseconds', clock_timestamp()), listing.updated_at + interval '1 millisecond')`;

export function updateListingRow(db: Db, id: string, change: Updateable<ListingTable>): Promise<ListingRow> {
	return db
		.updateTable('listing')
		.set({ ...change, updated_at: nextVersion })
		.where('id', '=', id)
		.returning(listingColumns)
		.executeTakeFirstOrThrow();
}

export async function insertEvent(db: Db, event: Insertable<ListingEventTable>): Promise<void> {
	await db.insertInto('listing_event').values(event).execute();
}

/** Whether its poster put a listing into another part of a split ward since it was accepted last: what was accepted does not say which part. */
export async function wasMovedSinceAccepted(db: Db, listingId: string): Promise<boolean> {
	const { rows } = await sql`
		select from listing_event where listing_id = ${listingId} and 'currentWardId' = any(changed_fields)
			and id > coalesce((select max(id) from listing_event where listing_id = ${listingId} and kind = 'ACCEPTED'), 0)
		limit 1`.execute(db);
	return rows.length > 0;
}

/** The newest events of listings, the latest first. */
export function findEvents(db: Db, listingIds: readonly string[]): Promise<ListingEventRow[]> {
	return newestOf(db, 'listing_event', 'listing_id', listingIds);
}

/** Prices that listings were public at, the latest first. */
export function findPricePoints(db: Db, listingIds: readonly string[]): Promise<PricePointRow[]> {
	return db.selectFrom('price_point').selectAll().where('listing_id', 'in', listingIds).orderBy('id', 'desc').execute();
}

/** Notes the prices that listings are public at from now on, but for those that are the ones noted last, and tells those who saved them. */
export async function notePrices(db: Db, ids: readonly string[]): Promise<void> {
	const { rows } = await sql<{ listing_id: string }>`
		insert into price_point (listing_id, price_unit, price, price_raw)
		select id, price_unit, price, price_raw from listing
		where id = any(${ids}::uuid[]) and (price_unit, price, price_raw) is distinct from (
			select (last.price_unit, last.price, last.price_raw) from price_point as last
			where last.listing_id = listing.id order by last.id desc limit 1
		)
		returning listing_id`.execute(db);
	await tellNewPrices(
		db,
		rows.map(({ listing_id }) => listing_id),
	);
}

/** Few enough that their rows are locked for a moment. */
const EXPIRED_AT_ONCE = 500;

/** Closes every listing whose time is over, and tells its poster, a part at a time; returns how many. One that somebody is changing comes the next time. */
export async function expireListings(db: Db): Promise<number> {
	let [all, part] = [0, 0];
	do {
		part = await inTransaction(db, expireSome);
		all += part;
	} while (part === EXPIRED_AT_ONCE);
	return all;
}

async function expireSome(tx: Db): Promise<number> {
	const { rows } = await sql<{ listing_id: string }>`
		with due as (
			select id from listing where ${isPublic} and expires_at <= now()
			order by expires_at limit ${EXPIRED_AT_ONCE} for update skip locked
		),
		ended as (
			update listing set status = 'CANCEL', closed_reason = 'EXPIRED', updated_at = ${nextVersion}
			from due where listing.id = due.id
			returning listing.id
		),
		noted as (
			insert into listing_event (listing_id, kind, closed_reason) select id, 'CLOSED', 'EXPIRED' from ended returning listing_id
		)
		select listing_id from noted`.execute(tx);
	await tellExpired(
		tx,
		rows.map(({ listing_id }) => listing_id),
	);
	return rows.length;
}

/** Listings that wait to be accepted by somebody, which none of their own are: the longest waiting first, all or those that words find. */
export function findWaitingListings(
	db: Db,
	viewerId: string,
	{ search, ...range }: Range & { search?: string | null | undefined },
): Promise<Page<ListingRow>> {
	const waiting = db
		.selectFrom('listing')
		.where('status', '=', 'PENDING')
		.where('account_id', '<>', viewerId)
		.where((eb) => eb.and(toDeskConditions(eb, undefined, search)));
	return findPage(waiting, range, (rows) => rows.select(listingColumns).orderBy('submitted_at').orderBy('sequence_id'));
}
