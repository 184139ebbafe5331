import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { OfferingFileTable, OfferingTable, OfferingUpdateTable } from '../database/tables.ts';
import { isPublic } from '../listing/listing.filter.ts';

/** An offering as it was accepted. */
export type OfferingRow = Selectable<OfferingTable>;
/** What its poster told. */
export type OfferingUpdateRow = Selectable<OfferingUpdateTable>;
export type OfferingFileRow = Selectable<OfferingFileTable>;

export function findOfferingsByListing(db: Db, listingIds: readonly string[]): Promise<OfferingRow[]> {
	return db.selectFrom('offering').selectAll().where('listing_id', 'in', listingIds).execute();
}

/** An offering for its shares or terms being changed. Locked before its orders, always, so that nobody waits for each other. */
export function lockOffering(tx: Db, listingId: string): Promise<OfferingRow | undefined> {
	return tx.selectFrom('offering').selectAll().where('listing_id', '=', listingId).forUpdate().executeTakeFirst();
}

/**
 * Makes the terms of public listings those that are sold, of one or of all that have none yet. Terms under which shares are
 * taken do not change here: see `checkTerms`.
 */
export async function publishOfferings(db: Db, listingId?: string): Promise<void> {
	await sql`
		insert into offering (
			listing_id, total_share, release_quantity, price_per_share, min_investment, max_share_per_account, fee_bps, soft_cap,
			start_date, end_date, use_of_funds, exit_rule
		)
		select id, total_share, coalesce((offering->>'releaseQuantity')::integer, total_share), price_per_share,
			coalesce((offering->>'minInvestment')::bigint, 0), (offering->>'maxSharePerAccount')::integer,
			coalesce((offering->>'feeBps')::integer, 0), coalesce((offering->>'softCap')::integer, 0), start_date, end_date,
			offering->>'useOfFunds', offering->>'exitRule'
		from listing
		where is_invest and total_share is not null and price_per_share is not null and ${isPublic}
			and ${listingId === undefined ? sql`not exists (select from offering where listing_id = listing.id)` : sql`id = ${listingId}`}
		on conflict (listing_id) do update set
			total_share = excluded.total_share, release_quantity = excluded.release_quantity,
			price_per_share = excluded.price_per_share, min_investment = excluded.min_investment,
			max_share_per_account = excluded.max_share_per_account, fee_bps = excluded.fee_bps, soft_cap = excluded.soft_cap,
			start_date = excluded.start_date, end_date = excluded.end_date,
			use_of_funds = excluded.use_of_funds, exit_rule = excluded.exit_rule,
			-- With another end, it is looked at again when that comes.
			closed_at = case when offering.end_date is distinct from excluded.end_date then null else offering.closed_at end,
			is_failed = offering.is_failed and offering.end_date is not distinct from excluded.end_date`.execute(db);
}

/**
 * Ends the offerings whose time is over and for which nobody is paying any more; those below their soft cap have failed. Answers
 * which. One that was extended or withdrawn before anybody bought is not over: its listing ends at another time, or offers nothing.
 */
export async function closeOfferings(
	db: Db,
	now: Date,
): Promise<Pick<OfferingRow, 'listing_id' | 'is_failed' | 'shares_sold'>[]> {
	const { rows } = await sql<Pick<OfferingRow, 'listing_id' | 'is_failed' | 'shares_sold'>>`
		update offering set closed_at = ${now}, is_failed = shares_sold < soft_cap
		where closed_at is null and end_date <= ${now} and shares_held = 0 and (shares_sold > 0 or exists (
			select from listing where id = listing_id and is_invest and listing.end_date = offering.end_date
		))
		returning listing_id, is_failed, shares_sold`.execute(db);
	return rows;
}

/** What an account has of some offerings: shares that are paid, what they cost, and shares that are held for it. */
export interface ShareOfAccount {
	listing_id: string;
	mine: number;
	/** Đồng, with fees. */
	cost: number;
	mine_held: number;
}

export async function findShares(db: Db, accountId: string, listingIds: readonly string[]): Promise<ShareOfAccount[]> {
	const { rows } = await sql<ShareOfAccount>`
		select listing_id,
			coalesce(sum(quantity) filter (where status = 'PAID'), 0)::integer as mine,
			coalesce(sum(final_cost) filter (where status = 'PAID'), 0)::bigint as cost,
			coalesce(sum(quantity) filter (where status = 'PENDING'), 0)::integer as mine_held
		from investment_order
		where account_id = ${accountId} and listing_id = any(${listingIds}::uuid[])
		group by listing_id`.execute(db);
	return rows;
}

export function findOfferingFiles(db: Db, ids: readonly string[]): Promise<OfferingFileRow[]> {
	return db.selectFrom('offering_file').selectAll().where('id', 'in', ids).execute();
}

/** Updates of offerings, the latest first. */
export function findOfferingUpdates(db: Db, listingIds: readonly string[]): Promise<OfferingUpdateRow[]> {
	return db
		.selectFrom('offering_update')
		.selectAll()
		.where('listing_id', 'in', listingIds)
		.orderBy('id', 'desc')
		.execute();
}

export function insertOfferingUpdate(
	db: Db,
	update: { listing_id: string; account_id: string; text: string },
): Promise<OfferingUpdateRow> {
	return db.insertInto('offering_update').values(update).returningAll().executeTakeFirstOrThrow();
}
