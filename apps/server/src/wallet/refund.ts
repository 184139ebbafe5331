import { DECISION_MAX } from '@ancu/forms/wallet';
import { lockIfLiving } from '../account/account.repository.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import { AppError } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { idempotent } from '../graphql/idempotency.ts';
import { readWords } from '../graphql/read-words.ts';
import { isUuid } from '../graphql/uuid.ts';
import { creditWallet } from './ledger.ts';
import { requireOthers } from './own-money.ts';
import { findPayment, lockPayment, type PaymentRow } from './payment.repository.ts';
import { insertPaymentEvent } from './payment-event.repository.ts';
import type { PurposePayment } from './payment-purpose.ts';
import { moveTo } from './payment-state.ts';
import { tellRefunded } from './tell-wallet.ts';

/** Whether the money of a payment went to what it was for, and is there yet. */
export function isRefundable({ state, purpose, is_late }: PaymentRow): boolean {
	return state === 'SETTLED' && purpose !== 'TOP_UP' && !is_late;
}

/**
 * Gives an applied payment back to its payer's wallet, whole, in the transaction that takes away what it paid for (best by
 * `inTransaction`). Throws NOT_REFUNDABLE where its money is in the wallet already, because it was a top-up, late or given
 * back before, and where the payer's account was erased. `actorId` is who decided it; null when it happens by itself.
 */
export async function refundToWallet(
	tx: Db,
	paymentId: string,
	reason: string,
	actorId: string | null = null,
): Promise<PaymentRow> {
	const payment = await lockPayment(tx, paymentId);
	if (!payment) throw new AppError('NOT_FOUND');
	const { account_id: accountId, amount } = payment;
	if (!isRefundable(payment) || !(await lockIfLiving(tx, accountId))) throw new AppError('NOT_REFUNDABLE');
	await creditWallet(tx, {
		kind: 'refund',
		sourceId: paymentId,
		type: 'REFUND',
		paymentId,
		note: reason,
		accountId,
		amount,
		from: 'refunds',
	});
	await insertPaymentEvent(tx, { kind: 'refunded', payment_id: paymentId, actor_id: actorId, reason });
	return moveTo(tx, payment, 'REFUNDED');
}

/** Staff give a payment of somebody else (OWN_MONEY) back, and with it goes what it paid for. */
export async function refundPayment(context: Context, id: string, given: string): Promise<PaymentRow> {
	const { db, cashier, viewer } = context;
	const reason = readWords(given, 'reason', DECISION_MAX);
	const known = isUuid(id) ? await findPayment(db, id) : undefined;
	if (!known) throw new AppError('NOT_FOUND');
	requireOthers(viewer, known.account_id);
	await idempotent(context, { name: 'refundPayment', body: [id, reason] }, (keep) =>
		inTransaction(db, async (tx) => {
			const by = viewer?.id ?? null;
			const payment = await refundToWallet(tx, id, reason, by);
			const purpose = payment.purpose === 'TOP_UP' ? undefined : cashier.purposes.get(payment.purpose);
			const told = await purpose?.refunded(tx, payment as PurposePayment, reason, by);
			if (told !== 'told') await tellRefunded(tx, payment, reason, by);
			await keep(tx, id);
			return id;
		}),
	);
	const payment = await findPayment(db, id);
	if (!payment) throw new AppError('NOT_FOUND');
	return payment;
}
