import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import { findWatchedPayments } from '../wallet/payment.repository.ts';
import { hearOfPayments, type ReconcileParts } from '../wallet/reconcile.ts';
import { investText } from './invest-texts.ts';
import { closeOfferings } from './offering.repository.ts';
import { findFailedOrders, findOverdueOrders, lockOrder, type OrderRow, updateOrder } from './order.repository.ts';
import { giveBack } from './order.service.ts';
import { tellClosed, tellExpired } from './tell-order.ts';

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
	patience?: AbortSignal,
): Promise<void> {
	const { db } = parts;
	const failures: unknown[] = [];
	const each = async (ids: readonly string[], run: (tx: Db, order: OrderRow) => Promise<unknown>) => {
		for (const id of ids) {
			await inTransaction(db, async (tx) => {
				const order = await lockOrder(tx, id);
				if (order) await run(tx, order);
			}).catch((error: unknown) => failures.push(error));
		}
	};
	const free = (ids: readonly string[]) =>
		each(ids, async (tx, order) => {
			if (order.status !== 'PENDING') return;
			await updateOrder(tx, order.id, { status: 'EXPIRED', closed_at: now });
			await tellExpired(tx, order);
		});
	const close = async () => {
		await inTransaction(db, async (tx) => {
			for (const closed of await closeOfferings(tx, now)) await tellClosed(tx, closed);
		});
		await each(await findFailedOrders(db, AT_ONCE), async (tx, order) => {
			if (order.status === 'PAID') await giveBack(tx, order, investText('softCap', {}, order.locale), null);
		});
	};
	const overdue = await findOverdueOrders(db, now, AT_ONCE);
	const payments = await findWatchedPayments(db, overdue);
	const paying = new Set(payments.map(({ purpose_id }) => purpose_id));
	await free(overdue.filter((id) => !paying.has(id)));
	await close();
	if (paying.size > 0) {
		// Who paid in time has the shares, though the gateway's call got lost.
		const end = patience ?? AbortSignal.timeout(PATIENCE_MS);
		const asking = hearOfPayments(parts, payments, now, end).catch((error: unknown) => failures.push(error));
		await Promise.race([asking, aborted(end)]);
		await free(overdue.filter((id) => paying.has(id)));
		await close();
		// What a gateway is asked already it may answer: money goes into the wallet then.
		await asking;
	}
	if (failures.length > 0) throw new AggregateError(failures, 'Some share orders could not be looked after.');
}

function aborted(signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		if (signal.aborted) resolve();
		else signal.addEventListener('abort', () => resolve(), { once: true });
	});
}
