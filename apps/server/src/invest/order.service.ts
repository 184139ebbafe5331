import { HOUR_MS, MINUTE_MS } from '@ancu/forms/format';
import {
	HOLD_MINUTES,
	quantityFault,
	quoteOf,
	RISKS_VERSION,
	rangeOf,
	UNPAID_HOURS,
	UNPAID_MAX,
} from '@ancu/forms/invest';
import { isPublicStatus } from '@ancu/forms/listing';
import { DECISION_MAX } from '@ancu/forms/wallet';
import { requireLiving } from '../account/require-living.ts';
import type { Page } from '../database/find-page.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import { AppError, badField } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { idempotent } from '../graphql/idempotency.ts';
import { readPage } from '../graphql/page.ts';
import { readWords } from '../graphql/read-words.ts';
import type {
	InvestmentOrderInput,
	InvestmentPoint,
	QueryGetAllInvestmentOrderArgs,
} from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';
import { type Limit, spend } from '../limit/limit.ts';
import { toSearchQuery } from '../listing/listing.search.ts';
import { refundToWallet } from '../wallet/refund.ts';
import { findOfferingsByListing, findShares, lockOffering, type OfferingRow } from './offering.repository.ts';
import { acceptedTerms } from './offering-terms.ts';
import {
	findOrder,
	findOrders,
	findOrdersOf,
	findUnpaidEnd,
	insertOrder,
	lockOrder,
	type OrderRow,
	updateOrder,
} from './order.repository.ts';
import { allowedActions, mayRead, numberOfCode, readsAll } from './order-state.ts';
import { tellGivenBack } from './tell-order.ts';

const limit: Limit = { name: 'investment-order', max: 20, seconds: 3_600 };

/** Orders shares: they are held for 15 minutes, to be paid in. Throws NOT_ENOUGH_SHARES with how many are `left`, ORDERS_UNPAID, OWN_OFFERING. */
export async function createOrder(context: Context, input: InvestmentOrderInput): Promise<OrderRow> {
	const { db, env, viewer, loaders } = context;
	const { locationInfoId, quantity, paymentMethod, risksVersion } = input;
	const accountId = viewer?.id ?? '';
	if (!isUuid(locationInfoId)) throw new AppError('NOT_FOUND');
	const operation = { name: 'createInvestmentOrder', body: [locationInfoId, quantity, paymentMethod, risksVersion] };
	const id = await idempotent(context, operation, async (keep) => {
		// Asked for again, an order that was made by the risks of before is answered as it was.
		if (risksVersion !== RISKS_VERSION)
			throw badField('risksVersion', typeof risksVersion === 'number' ? 'outdated' : 'required');
		const wanted = { accountId, quantity };
		await spend({ db, env }, limit, accountId);
		// Who comes too late learns it without waiting for those who are in time; of one that is hidden nobody learns anything.
		const [known] = await findOfferingsByListing(db, [locationInfoId]);
		if (!known || (await findPoster(db, locationInfoId)) === undefined) throw new AppError('NOT_FOUND');
		await checkQuantity(db, known, wanted);
		return inTransaction(db, async (tx) => {
			await requireLiving(tx, accountId);
			const offering = await lockOffering(tx, locationInfoId);
			const poster = await findPoster(tx, locationInfoId);
			if (!offering || poster === undefined) throw new AppError('NOT_FOUND');
			// Whether enough others believe in it is what the soft cap tells them.
			if (poster === accountId) throw new AppError('OWN_OFFERING');
			const now = await checkQuantity(tx, offering, wanted);
			await checkUnpaid(tx, context, locationInfoId, now);
			const quote = quoteOf(acceptedTerms(offering), quantity);
			const order = await insertOrder(tx, {
				listing_id: locationInfoId,
				account_id: accountId,
				locale: context.locale,
				quantity,
				price_per_share: offering.price_per_share,
				fee: quote.fee,
				final_cost: quote.total,
				payment_method: paymentMethod,
				risks_version: risksVersion,
				expires_at: new Date(now.getTime() + HOLD_MINUTES * MINUTE_MS),
			});
			await keep(tx, order.id);
			return order.id;
		});
	});
	loaders.offering.clear(locationInfoId);
	loaders.shares.clearAll();
	return getOrder(context, id);
}

/** Who offers shares of a listing; undefined where it is not for sale. Read after the offering is locked: a listing that goes back to be looked at waits for that lock. */
async function findPoster(tx: Db, listingId: string): Promise<string | undefined> {
	const listing = await tx
		.selectFrom('listing')
		.select(['account_id', 'status', 'is_invest'])
		.where('id', '=', listingId)
		.executeTakeFirst();
	// What was accepted before stays written where nobody had bought any of it.
	return listing?.is_invest && isPublicStatus(listing.status) ? listing.account_id : undefined;
}

/**
 * Held shares are kept from others: nobody holds all of an offering all day without paying. Asked while the offering is locked, so
 * that orders sent together count each other.
 */
async function checkUnpaid(tx: Db, { viewer }: Context, listingId: string, now: Date): Promise<void> {
	const ended = await findUnpaidEnd(tx, { accountId: viewer?.id ?? '', listingId, skipped: UNPAID_MAX - 1 });
	const wait = ended ? ended.getTime() + UNPAID_HOURS * HOUR_MS - now.getTime() : 0;
	if (wait > 0)
		throw new AppError('ORDERS_UNPAID', { params: { count: UNPAID_MAX, hours: Math.ceil(wait / HOUR_MS) } });
}

/** Throws where an account may not order so many now; returns the moment that it may. */
async function checkQuantity(
	db: Db,
	offering: OfferingRow,
	{ accountId, quantity }: { accountId: string; quantity: number },
): Promise<Date> {
	const now = new Date();
	const { listing_id, shares_sold: sold, shares_held: held, release_quantity: released } = offering;
	const [own] = await findShares(db, accountId, [listing_id]);
	const position = { sold, held, mine: own?.mine ?? 0, mineHeld: own?.mine_held ?? 0 };
	const range = offering.closed_at ? ({ closed: 'ended' } as const) : rangeOf(acceptedTerms(offering), position, now);
	const fault = quantityFault(range, quantity);
	const left = released - sold - held;
	switch (fault) {
		case undefined:
			return now;
		case 'upcoming':
		case 'ended':
			throw new AppError('NOT_ALLOWED_NOW');
		case 'soldOut':
		case 'held':
			throw new AppError('SOLD_OUT');
		case 'too_large':
			if (quantity > left) throw new AppError('NOT_ENOUGH_SHARES', { params: { left } });
	}
	throw badField('quantity', fault, 'closed' in range ? undefined : { min: range.min, max: range.max });
}

/** One order, for its buyer and for staff who read all. */
export async function getOrder({ db, viewer }: Context, id: string): Promise<OrderRow> {
	const order = isUuid(id) ? await findOrder(db, id) : undefined;
	if (!order || !mayRead(order, viewer)) throw new AppError('NOT_FOUND');
	return order;
}

/** A page of orders: own ones, or everybody's for staff who read all. */
export function listOrders(
	{ db, viewer }: Context,
	{ search, filter, order, ...page }: QueryGetAllInvestmentOrderArgs,
): Promise<Page<OrderRow>> {
	const typed = search?.trim() ?? '';
	return findOrders(db, {
		...readPage(page),
		accountId: readsAll(viewer) && !filter?.isMine ? undefined : (viewer?.id ?? ''),
		filter,
		order,
		words: toSearchQuery(typed),
		sequenceId: numberOfCode(typed),
	});
}

/** Gives up an own order that is not paid. Money that comes for it all the same goes into the wallet. */
export function cancelOrder(context: Context, id: string): Promise<OrderRow> {
	return change(context, id, 'CANCEL', (tx, order) =>
		updateOrder(tx, order.id, { status: 'CANCELLED', closed_at: new Date() }),
	);
}

/** An admin gives a paid order back: its shares are free again, its cost goes into the buyer's wallet. */
export async function refundOrder(context: Context, id: string, given: string): Promise<OrderRow> {
	const reason = readWords(given, 'reason', DECISION_MAX);
	await idempotent(context, { name: 'refundInvestmentOrder', body: [id, reason] }, async (keep) => {
		await change(context, id, 'REFUND', async (tx, order) => {
			const refunded = await giveBack(tx, order, reason, context.viewer?.id ?? null);
			await keep(tx, id);
			return refunded;
		});
		return id;
	});
	return getOrder(context, id);
}

/** Puts the cost of a paid order, which is locked, into its buyer's wallet and takes its shares back. */
export async function giveBack(tx: Db, order: OrderRow, reason: string, actorId: string | null): Promise<OrderRow> {
	if (!order.payment_id) throw new AppError('NOT_REFUNDABLE');
	await refundToWallet(tx, order.payment_id, reason, actorId);
	await tellGivenBack(tx, order, reason, actorId);
	return updateOrder(tx, order.id, { status: 'REFUNDED', closed_at: new Date(), close_reason: reason });
}

/** The one way in which somebody changes an order: locked, allowed, and with its money, or not at all. */
async function change(
	{ db, viewer, loaders }: Context,
	id: string,
	action: 'CANCEL' | 'REFUND',
	run: (tx: Db, order: OrderRow) => Promise<OrderRow>,
): Promise<OrderRow> {
	const changed = await inTransaction(db, async (tx) => {
		const order = isUuid(id) ? await lockOrder(tx, id) : undefined;
		if (!order || !mayRead(order, viewer)) throw new AppError('NOT_FOUND');
		if (!allowedActions(order, viewer).includes(action)) throw new AppError('NOT_ALLOWED_NOW');
		return run(tx, order);
	});
	loaders.offering.clear(changed.listing_id);
	loaders.shares.clearAll();
	return changed;
}

/** What the signed-in account has in offerings, after every order that was paid or given back. */
export async function findPoints({ db, viewer }: Context): Promise<InvestmentPoint[]> {
	const orders = await findOrdersOf(db, viewer?.id ?? '');
	const moves = orders.flatMap(({ id, final_cost, paid_at, closed_at }) =>
		paid_at
			? [
					{ orderId: id, at: paid_at, change: final_cost },
					...(closed_at ? [{ orderId: id, at: closed_at, change: -final_cost }] : []),
				]
			: [],
	);
	moves.sort((a, b) => a.at.getTime() - b.at.getTime());
	let total = 0;
	return moves.map(({ orderId, at, change: moved }) => {
		total += moved;
		return { orderId, at: at.toISOString(), change: moved, total };
	});
}
