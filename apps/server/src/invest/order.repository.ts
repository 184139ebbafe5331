import { type Expression, type Insertable, type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import { findPage, type Page, type Range } from '../database/find-page.ts';
import type { Db } from '../database/open-database.ts';
import type { InvestmentOrderTable } from '../database/tables.ts';
import type { InvestmentOrderFilter, InvestmentOrderOrder } from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';
import { isPublic } from '../listing/listing.filter.ts';
import { lockOffering } from './offering.repository.ts';

/** A share order as it is stored. */
export type OrderRow = Selectable<InvestmentOrderTable>;

/** Stores an order. The database counts its shares, and refuses them where they are too many (`offering_not_oversold`). */
export function insertOrder(tx: Db, order: Insertable<InvestmentOrderTable>): Promise<OrderRow> {
	return tx.insertInto('investment_order').values(order).returningAll().executeTakeFirstOrThrow();
}

/** Changes a locked order; what that does to the shares, the database counts. */
export function updateOrder(tx: Db, id: string, change: Updateable<InvestmentOrderTable>): Promise<OrderRow> {
	return tx
		.updateTable('investment_order')
		.set({ ...change, updated_at: new Date() })
		.where('id', '=', id)
		.returningAll()
		.executeTakeFirstOrThrow();
}

export function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
	return db.selectFrom('investment_order').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The id of the payment that paid the order of a number; undefined where none did. */
export async function findPaymentOfOrder(db: Db, sequenceId: number): Promise<string | undefined> {
	const order = await db
		.selectFrom('investment_order')
		.select('payment_id')
		.where('sequence_id', '=', sequenceId)
		.executeTakeFirst();
	return order?.payment_id ?? undefined;
}

/** An order for being changed, its offering locked first, as everywhere. */
export async function lockOrder(tx: Db, id: string): Promise<OrderRow | undefined> {
	const order = await findOrder(tx, id);
	if (!order) return undefined;
	await lockOffering(tx, order.listing_id);
	return tx.selectFrom('investment_order').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Orders of an offering, which is locked, that are not paid, for being changed. */
export function lockWaitingOrders(tx: Db, listingId: string): Promise<OrderRow[]> {
	return tx
		.selectFrom('investment_order')
		.selectAll()
		.where('listing_id', '=', listingId)
		.where('status', '=', 'PENDING')
		.orderBy('sequence_id')
		.forUpdate()
		.execute();
}

/** Which orders of a list are wanted. */
export interface OrderQuery extends Range {
	/** Whose; without one everybody's. */
	accountId?: string | undefined;
	filter?: InvestmentOrderFilter | null | undefined;
	/** A tsquery over listings. */
	words?: string | undefined;
	/** Number of one. */
	sequenceId?: number | undefined;
	order?: InvestmentOrderOrder | null | undefined;
}

/** A page of orders, the latest first unless another order is asked for. */
export async function findOrders(
	db: Db,
	{ accountId, filter, words, sequenceId, order, ...range }: OrderQuery,
): Promise<Page<OrderRow>> {
	const ofListing = filter?.locationInfoId;
	if (ofListing && !isUuid(ofListing)) return { data: [], total: 0 };
	let found = db
		.selectFrom('investment_order')
		.$if(words !== undefined, (query) => query.innerJoin('listing', 'listing.id', 'investment_order.listing_id'));
	if (accountId !== undefined) found = found.where('investment_order.account_id', '=', accountId);
	if (filter?.status) found = found.where('investment_order.status', '=', filter.status);
	if (ofListing) found = found.where('investment_order.listing_id', '=', ofListing);
	if (typeof filter?.isPaid === 'boolean')
		found = found.where('investment_order.status', filter.isPaid ? '=' : '!=', 'PAID');
	if (words !== undefined || sequenceId !== undefined)
		found = found.where(({ eb, or }) =>
			or([
				...(words === undefined ? [] : [saysWords(words, accountId)]),
				...(sequenceId === undefined ? [] : [eb('investment_order.sequence_id', '=', sequenceId)]),
			]),
		);
	const column = order?.field === 'FINAL_COST' ? 'investment_order.final_cost' : 'investment_order.created_at';
	const direction = order?.direction === 'ASC' ? 'asc' : 'desc';
	return findPage(found, range, (rows) =>
		rows.selectAll('investment_order').orderBy(column, direction).orderBy('investment_order.sequence_id', direction),
	);
}

/**
 * Whether the listing of an order has some words. Of an account's own orders only where it may be read, as `orderedListing` has it: a
 * search tells words too.
 */
function saysWords(words: string, accountId: string | undefined): Expression<SqlBool> {
	const says = sql<SqlBool>`listing.search @@ to_tsquery('simple', ${words})`;
	if (accountId === undefined) return says;
	return sql`(${says} and (${isPublic} or investment_order.status = 'PAID' or listing.account_id = ${accountId}))`;
}

/** Every order of an account, the oldest first. */
export function findOrdersOf(db: Db, accountId: string): Promise<OrderRow[]> {
	return db
		.selectFrom('investment_order')
		.selectAll()
		.where('account_id', '=', accountId)
		.orderBy('sequence_id')
		.execute();
}

/** When the latest but `skipped` of the orders that an account let go unpaid in an offering came to its end. */
export async function findUnpaidEnd(
	db: Db,
	{ accountId, listingId, skipped }: { accountId: string; listingId: string; skipped: number },
): Promise<Date | undefined> {
	const row = await db
		.selectFrom('investment_order')
		.select('closed_at')
		.where('listing_id', '=', listingId)
		.where('account_id', '=', accountId)
		.where('status', 'in', ['CANCELLED', 'EXPIRED'])
		// One that was cancelled because its listing was closed says why, and is nobody's idleness.
		.where('close_reason', 'is', null)
		.orderBy('closed_at', 'desc')
		.limit(1)
		.offset(skipped)
		.executeTakeFirst();
	return row?.closed_at ?? undefined;
}

/** Ids of orders whose shares were held long enough, the oldest first and none of `except`. */
export async function findOverdueOrders(
	db: Db,
	now: Date,
	{ except, limit }: { except: readonly string[]; limit: number },
): Promise<string[]> {
	const rows = await db
		.selectFrom('investment_order')
		.select('id')
		.where('status', '=', 'PENDING')
		.where('expires_at', '<=', now)
		.where(sql<boolean>`id <> all(${except}::uuid[])`)
		.orderBy('expires_at')
		.limit(limit)
		.execute();
	return rows.map(({ id }) => id);
}

/** One of some orders whose shares were held long enough, the oldest first and none of `except`. */
export async function lockOverdueOrder(
	tx: Db,
	now: Date,
	some: readonly string[],
	except: readonly string[],
): Promise<OrderRow | undefined> {
	const found = await tx
		.selectFrom('investment_order')
		.select('id')
		.where('status', '=', 'PENDING')
		.where('expires_at', '<=', now)
		.where(sql<boolean>`id = any(${some}::uuid[]) and id <> all(${except}::uuid[])`)
		.orderBy('expires_at')
		.limit(1)
		.executeTakeFirst();
	return found && lockOrder(tx, found.id);
}

/** A paid order whose offering has failed, and none of `except`. */
export async function lockFailedOrder(tx: Db, except: readonly string[]): Promise<OrderRow | undefined> {
	const found = await tx
		.selectFrom('investment_order')
		.innerJoin('offering', 'offering.listing_id', 'investment_order.listing_id')
		.select('investment_order.id')
		.where('offering.is_failed', '=', true)
		.where('offering.shares_sold', '>', 0)
		.where('investment_order.status', '=', 'PAID')
		.where(sql<boolean>`investment_order.id <> all(${except}::uuid[])`)
		.orderBy('offering.listing_id')
		.orderBy('investment_order.sequence_id')
		.limit(1)
		.executeTakeFirst();
	return found && lockOrder(tx, found.id);
}
