import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import { hearOfPayments, type ReconcileParts } from '../wallet/reconcile.ts';
import { investText } from './invest-texts.ts';
import { closeOfferings } from './offering.repository.ts';
import { findFailedOrders, findOverdueOrders, lockOrder, type OrderRow, updateOrder } from './order.repository.ts';
import { giveBack } from './order.service.ts';
import { tellClosed, tellExpired } from './tell-order.ts';

const AT_ONCE = 500;

/**
 * Looks after orders and offerings by the clock: shares that were held long enough are free again, offerings whose time is over are
 * closed, and those below their soft cap give everything back. Several processes may do this at once, and any of them may die:
 * each order is changed once, by itself. Throws at the end what went wrong with single ones.
 */
export async function lookAfterInvestments(parts: ReconcileParts, now = new Date()): Promise<void> {
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
	const overdue = await findOverdueOrders(db, now, AT_ONCE);
	// Who paid in time has the shares, though the gateway's call got lost.
	await hearOfPayments(parts, overdue, now);
	await each(overdue, async (tx, order) => {
		if (order.status !== 'PENDING') return;
		await updateOrder(tx, order.id, { status: 'EXPIRED', closed_at: now });
		await tellExpired(tx, order);
	});
	await inTransaction(db, async (tx) => {
		for (const closed of await closeOfferings(tx, now)) await tellClosed(tx, closed);
	});
	await each(await findFailedOrders(db, AT_ONCE), async (tx, order) => {
		if (order.status === 'PAID') await giveBack(tx, order, investText('softCap', {}, order.locale), null);
	});
	if (failures.length > 0) throw new AggregateError(failures, 'Some share orders could not be looked after.');
}
