import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import { attemptAll, oneByOne } from '../job/one-by-one.ts';
import { findWatchedPayments } from '../wallet/payment.repository.ts';
import { hearOfPayments, type ReconcileParts } from '../wallet/reconcile.ts';
import { investText } from './invest-texts.ts';
import { closeOfferings } from './offering.repository.ts';
import {
	findOverdueOrders,
	lockFailedOrder,
	lockOverdueOrder,
	type OrderRow,
	updateOrder,
} from './order.repository.ts';
import { giveBack } from './order.service.ts';
import { tellClosed, tellExpired } from './tell-order.ts';

/** Few enough to name each of them in every look for the next one. */
const AT_ONCE = 500;
/** So long gateways are waited for in all: the shares of everybody who pays through a slow one are kept from others meanwhile. */
const PATIENCE_MS = 30_000;

/**
 * Looks after orders and offerings by the clock: shares that were held long enough are free again, offerings whose time is over are
 * closed, and those below their soft cap give everything back. Several processes may do this at once, and any of them may die:
 * each order is changed once, by itself. Throws at the end what went wrong with single ones. Shares are free though gateways do not
 * answer once `patience` is aborted.
 */
export async function lookAfterInvestments(
	parts: ReconcileParts,
	now = new Date(),
	{ patience, atOnce = AT_ONCE }: { patience?: AbortSignal; atOnce?: number } = {},
): Promise<void> {
	const { db } = parts;
	const { attempt, end } = attemptAll('some share orders could not be looked after');
	const free = (some: readonly string[]) =>
		attempt(() =>
			oneByOne(db, {
				find: (tx, except) => lockOverdueOrder(tx, now, some, except),
				work: (tx, order) => expire(tx, order, now),
				failure: 'some shares could not be freed',
			}),
		);
	const close = async () => {
		await attempt(() =>
			inTransaction(db, async (tx) => {
				for (const closed of await closeOfferings(tx, now)) await tellClosed(tx, closed);
			}),
		);
		await attempt(() =>
			oneByOne(db, {
				find: lockFailedOrder,
				work: giveBackFailed,
				failure: 'some orders of offerings that failed could not be given back',
			}),
		);
	};
	const taken: string[] = [];
	let overdue: string[];
	// One for all rounds, from the first that waits.
	let limit = patience;
	do {
		// None is taken twice: what fails would be for ever.
		overdue = await findOverdueOrders(db, now, { except: taken, limit: atOnce });
		taken.push(...overdue);
		const payments = await findWatchedPayments(db, overdue);
		const paying = new Set(payments.map(({ purpose_id }) => purpose_id));
		await free(overdue.filter((id) => !paying.has(id)));
		await close();
		if (paying.size === 0) continue;
		// Who paid in time has the shares, though the gateway's call got lost.
		limit ??= AbortSignal.timeout(PATIENCE_MS);
		const enough = limit;
		const asking = attempt(() => hearOfPayments(parts, payments, now, enough));
		await Promise.race([asking, aborted(enough)]);
		await free(overdue.filter((id) => paying.has(id)));
		await close();
		// What a gateway is asked already it may answer: money goes into the wallet then.
		await asking;
	} while (overdue.length === atOnce);
	end();
}

async function expire(tx: Db, order: OrderRow, now: Date): Promise<boolean> {
	if (order.status !== 'PENDING') return false;
	await updateOrder(tx, order.id, { status: 'EXPIRED', closed_at: now });
	await tellExpired(tx, order);
	return true;
}

async function giveBackFailed(tx: Db, order: OrderRow): Promise<boolean> {
	if (order.status !== 'PAID') return false;
	await giveBack(tx, order, investText('softCap', {}, order.locale), null);
	return true;
}

function aborted(signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		if (signal.aborted) resolve();
		else signal.addEventListener('abort', () => resolve(), { once: true });
	});
}
