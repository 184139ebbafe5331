import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import { acceptedTitle } from '../listing/listing.repository.ts';
import { shorten } from '../notification/notification-text.ts';
import { notify, notifyMany } from '../notification/notify.ts';
import type { OfferingUpdateRow } from './offering.repository.ts';
import type { OrderRow } from './order.repository.ts';
import { codeOf } from './order-state.ts';
import { updateOnce } from './update-once.ts';

/** Tells a buyer that an order was not paid in time. */
export async function tellExpired(tx: Db, order: OrderRow): Promise<void> {
	const params = { title: (await findListing(tx, order)).title, code: codeOf(order) };
	await notify(tx, { ...toBuyer(order), tag: 'invest.expired', params });
}

/** Tells a buyer that an order was cancelled, because its listing was closed before it was paid. */
export async function tellStopped(tx: Db, order: OrderRow): Promise<void> {
	const params = { title: (await findListing(tx, order)).title, code: codeOf(order) };
	await notify(tx, { ...toBuyer(order), tag: 'invest.stopped', params });
}

/** Tells those who have shares of a listing that it is about to be refused; not again where it waits since it was. */
export function tellTakenDown(tx: Db, listingId: string): Promise<void> {
	return notifyMany(tx, {
		tag: 'invest.takenDown',
		accountId: sql`holder.account_id`,
		params: sql`jsonb_build_object('title', ${acceptedTitle})`,
		link: holdingsLink,
		from: sql`${holders} where listing.id = ${listingId} and holder.account_id <> listing.account_id and not ${isRefused}`,
	});
}

/** Tells a buyer that an order was given back: by somebody, who says why, or because too few shares were sold. */
export async function tellGivenBack(tx: Db, order: OrderRow, reason: string, by: string | null): Promise<void> {
	const { title } = await findListing(tx, order);
	const params = { title, code: codeOf(order), amount: order.final_cost };
	if (by === null) await notify(tx, { ...toBuyer(order), tag: 'invest.softCap', params });
	else await notify(tx, { ...toBuyer(order), tag: 'invest.refunded', params: { ...params, reason }, by });
}

/** Tells the poster of an offering that shares were sold. */
export async function tellSold(tx: Db, order: OrderRow): Promise<void> {
	const { title, account_id: accountId, sequence_id } = await findListing(tx, order);
	const params = { title, count: order.quantity };
	await notify(tx, {
		accountId,
		tag: 'invest.sold',
		params,
		link: `/real-estate/${sequence_id}`,
		by: order.account_id,
	});
}

/** Tells those who have shares of an offering what its poster wrote, as much of it as is shown. */
export function tellUpdate(
	tx: Db,
	{ id, listing_id, text }: Pick<OfferingUpdateRow, 'id' | 'listing_id' | 'text'>,
): Promise<void> {
	return notifyMany(tx, {
		tag: 'invest.news',
		accountId: sql`holder.account_id`,
		params: sql`jsonb_build_object('title', title, 'text', ${shorten(text)}::text)`,
		link: holdingsLink,
		once: sql`${updateOnce(id)}::text`,
		from: sql`${holders} where listing.id = ${listing_id} and holder.account_id <> listing.account_id`,
	});
}

/**
 * Tells how an offering ended: those who have shares and its poster when it went well, its poster alone when everything goes back.
 * Of one whose listing was refused nobody is told that it went well.
 */
export async function tellClosed(
	tx: Db,
	{ listing_id, is_failed, shares_sold }: { listing_id: string; is_failed: boolean; shares_sold: number },
): Promise<void> {
	const link = sql`'/real-estate/' || sequence_id`;
	if (is_failed) {
		const params = sql`jsonb_build_object('title', title)`;
		const from = sql`listing where id = ${listing_id}`;
		return notifyMany(tx, { tag: 'invest.failed', accountId: sql`account_id`, params, link, from });
	}
	if (shares_sold === 0) return;
	await notifyMany(tx, {
		tag: 'invest.succeeded',
		accountId: sql`told.account_id`,
		params: sql`jsonb_build_object('title', title, 'count', ${shares_sold}::int)`,
		link: sql`case when told.account_id = listing.account_id then ${link} else ${holdingsLink} end`,
		from: sql`(
			select account_id, listing_id from investment_order where status = 'PAID' and listing_id = ${listing_id}
			union select account_id, id from listing where id = ${listing_id}
		) as told join listing on listing.id = told.listing_id where not ${isRefused}`,
	});
}

/** Where those who have shares read of them: the listing itself may be closed, or wait to be looked at. */
const holdingsLink = '/invest?tab=holdings';

/** Whether a listing was refused, or was and waits to be looked at again: refusing it forgets what was accepted. */
const isRefused = sql`(listing.closed_reason is not distinct from 'REJECTED'
	or (listing.status = 'PENDING' and listing.accepted_facts is null))`;

/** Who has shares of a listing, each once. */
const holders = sql`listing join (
	select distinct listing_id, account_id from investment_order where status = 'PAID'
) as holder on holder.listing_id = listing.id`;

const toBuyer = ({ account_id, id }: OrderRow) => ({ accountId: account_id, link: `/invest?order=${id}` });

function findListing(tx: Db, { listing_id }: OrderRow) {
	return tx
		.selectFrom('listing')
		.select([acceptedTitle.as('title'), 'account_id', 'sequence_id'])
		.where('id', '=', listing_id)
		.executeTakeFirstOrThrow();
}
