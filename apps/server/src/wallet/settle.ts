import type { Insertable } from 'kysely';
import { lockIfLiving } from '../account/account.repository.ts';
import type { Db } from '../database/open-database.ts';
import type { CreditTable, PaymentProvider } from '../database/tables.ts';
import type { Cashier } from './cashier.ts';
import { clearingOf, type Outside, post } from './ledger.ts';
import { type PaymentRow, setPage } from './payment.repository.ts';
import { hasPaymentEvent, insertPaymentEvent, reasonOfAmount } from './payment-event.repository.ts';
import type { PurposePayment } from './payment-purpose.ts';
import { isOpen, isSettled, lastQuestion, moveTo, pageEnd, pageUntil } from './payment-state.ts';
import { tellAside, tellMoney, tellPaid } from './tell-wallet.ts';
import { isOtherAmount, type Said, verdictOf } from './verdict.ts';

/** What became of a message about a payment that we know. */
export type Applied = 'applied' | 'already_applied' | 'wrong_amount';

/**
 * Does what a provider says of a payment, told by a signed notice or on being asked, in any order and any number of times:
 * money counts once, is never lost, and what is settled stays settled. The payment is locked.
 */
export async function applyState(tx: Db, cashier: Cashier, payment: PaymentRow, said: Said): Promise<Applied> {
	const { id, provider, txn_ref, amount: due } = payment;
	const { providerTxnNo, code, cause } = said;
	const reference = providerTxnNo ?? txn_ref;
	const money = { provider, reference, amount: said.amount ?? due, memo: txn_ref };
	/** Told again, it is the same. */
	const noteOnce = async (kind: 'wrong_amount' | 'review', reason: string) => {
		const event = { kind, payment_id: id, provider, reason };
		if (!(await hasPaymentEvent(tx, event))) await insertPaymentEvent(tx, event);
	};
	const named = reasonOfAmount(money.amount, code);

	switch (verdictOf(payment, said)) {
		case 'put_aside_amount': {
			// What was in doubt by that number has come, if not as much as was said then.
			const wasDoubted = await closeReview(tx, payment, reference);
			if (wasDoubted && payment.state === 'REVIEW')
				await moveTo(tx, payment, 'FAILED', { code, cause: null, next_check_at: null });
			// Whatever it was for, it is somebody's money.
			const reason = isSettled(payment) ? 'already_paid' : 'wrong_amount';
			await putAside(tx, { ...money, reason }, payment);
			await noteOnce('wrong_amount', named);
			return 'wrong_amount';
		}
		case 'note_amount':
			await noteOnce('wrong_amount', named);
			return 'wrong_amount';
		case 'put_aside_second':
			await putAside(tx, { ...money, reason: 'already_paid' }, payment);
			return 'already_applied';
		case 'note_number':
			await tx.updateTable('payment').set({ provider_txn_no: providerTxnNo }).where('id', '=', id).execute();
			return 'already_applied';
		case 'pend':
			await moveTo(tx, payment, 'PENDING');
			await keepAction(tx, payment, said);
			return 'applied';
		case 'wait':
			await keepAction(tx, payment, said);
			return 'applied';
		case 'fail': {
			await closeReview(tx, payment);
			await insertPaymentEvent(tx, { kind: 'failed', payment_id: id, provider, reason: code });
			// Its page may be open yet, and somebody may pay on it after all: it is asked about once more when it is closed.
			const next_check_at = pageEnd(payment) > new Date() ? lastQuestion(payment) : null;
			await moveTo(tx, payment, cause === 'expired' ? 'EXPIRED' : 'FAILED', { code, cause, next_check_at });
			return 'applied';
		}
		case 'review': {
			const isOther = isOtherAmount(payment, said);
			await noteOnce('review', isOther ? named : code);
			// What is known by that number already, as a doubt that staff closed or as money that waits for them, is no new doubt.
			const isNews = await takeCredit(tx, { ...money, payment_id: id, reason: 'suspect' });
			if (!isNews) return isOther ? 'wrong_amount' : 'already_applied';
			await moveTo(tx, payment, 'REVIEW', {
				code,
				cause,
				// In doubt it does not stand as expired any more, and is not to pay for anything all the same.
				...(payment.state === 'EXPIRED' && { given_up_at: new Date() }),
			});
			return isOther ? 'wrong_amount' : 'applied';
		}
		case 'settle': {
			await closeReview(tx, payment);
			if (!(await lockIfLiving(tx, payment.account_id))) {
				// Nobody could spend it from that wallet: staff give it to whoever says that it is theirs.
				const isNews = await putAside(tx, { ...money, reason: 'unknown_order' }, payment);
				return isNews ? 'applied' : 'already_applied';
			}
			const whole = { provider: provider as Outside, reference, amount: due, payment_id: id };
			const credit = (await takeCredit(tx, whole)) ?? (await takeCorrected(tx, whole));
			// The same money was counted for another payment, or by staff.
			if (!credit) return 'already_applied';
			await settle(tx, cashier, payment, { providerTxnNo: reference, code });
			return 'applied';
		}
		case 'nothing':
			return 'already_applied';
	}
}

/** Keeps where a payer goes to finish a payment, also where the answer that told of it first was lost. */
async function keepAction(tx: Db, payment: PaymentRow, { actionUrl }: Said): Promise<void> {
	if (!actionUrl || actionUrl === payment.pay_url || !isOpen(payment)) return;
	await setPage(tx, payment.id, { pay_url: actionUrl, page_until: pageUntil(payment.provider, new Date()) });
}

/** Notes money that came in. Undefined when its provider told of it before. */
export function takeCredit(
	tx: Db,
	credit: Insertable<CreditTable>,
): Promise<{ id: string; reference: string } | undefined> {
	return tx
		.insertInto('credit')
		.values(credit)
		.onConflict((conflict) => conflict.doNothing())
		.returning(['id', 'reference'])
		.executeTakeFirst();
}

/**
 * Notes money of a payment of which its provider had told before, by the same number, that it was another amount: that one is taken
 * out of what waits for staff. Undefined where the number stands for something else, or staff gave that money to somebody.
 */
async function takeCorrected(
	tx: Db,
	{
		provider,
		reference,
		amount,
		payment_id,
	}: { provider: Outside; reference: string; amount: number; payment_id: string },
): Promise<{ id: string } | undefined> {
	const named = await tx
		.selectFrom('credit')
		.select(['id', 'amount'])
		.where('provider', '=', provider)
		.where('reference', '=', reference)
		.where('payment_id', '=', payment_id)
		.where('reason', '=', 'wrong_amount')
		.where('resolved_at', 'is', null)
		.forUpdate()
		.executeTakeFirst();
	if (!named) return undefined;
	await post(tx, { kind: 'resolution', sourceId: named.id, type: null }, [
		{ house: 'unmatched', amount: -named.amount },
		{ house: clearingOf(provider), amount: named.amount },
	]);
	return tx
		.updateTable('credit')
		.set({ amount, reason: null })
		.where('id', '=', named.id)
		.returning('id')
		.executeTakeFirstOrThrow();
}

type Stray = Omit<Insertable<CreditTable>, 'payment_id'> & {
	provider: PaymentProvider;
	reason: NonNullable<CreditTable['reason']>;
};

/** Books money that is not matched, and leaves it to staff. Returns false when it was told of before. `payment` is the one whose code it bears. */
export async function putAside(tx: Db, stray: Stray, payment?: PaymentRow): Promise<boolean> {
	const credit = await takeCredit(tx, { ...stray, payment_id: payment?.id ?? null });
	if (credit) await bookUnmatched(tx, credit.id, stray, payment);
	return credit !== undefined;
}

/** Books money that staff will say whose it is, and tells who paid for the payment whose code it bears. */
export async function bookUnmatched(
	tx: Db,
	creditId: string,
	{ provider, amount, reason }: Omit<Stray, 'reference'>,
	payment?: PaymentRow,
): Promise<void> {
	await post(tx, { kind: 'credit', sourceId: creditId, type: null }, [
		{ house: clearingOf(provider as Outside), amount: -amount },
		{ house: 'unmatched', amount },
	]);
	await insertPaymentEvent(tx, {
		kind: 'unmatched',
		credit_id: creditId,
		payment_id: payment?.id ?? null,
		provider,
		reason,
	});
	if (payment && (reason === 'wrong_amount' || reason === 'already_paid')) await tellAside(tx, payment, reason, amount);
}

/**
 * Settles a locked payment: its money goes to what it is for, or into the wallet where that is not wanted any more, because
 * the payment had expired, was given up or came second.
 */
export async function settle(
	tx: Db,
	cashier: Cashier,
	payment: PaymentRow,
	{ providerTxnNo, code, isLate = false }: { providerTxnNo: string; code: string | null; isLate?: boolean },
): Promise<PaymentRow> {
	const { id, provider, amount, purpose, account_id: accountId, description: note } = payment;
	const settled = await moveTo(tx, payment, 'SETTLED', {
		provider_txn_no: providerTxnNo,
		code,
		cause: null,
		settled_at: new Date(),
		next_check_at: null,
	});
	// `isLate`: a transfer goes by when it was sent, which the bank may tell later.
	const isOver = isLate || payment.state === 'EXPIRED' || payment.given_up_at !== null;
	const wanted = purpose === 'TOP_UP' || isOver ? undefined : cashier.purposes.get(purpose);
	const isApplied = (await wanted?.settled(tx, settled as PurposePayment)) === 'applied';
	const type = purpose !== 'TOP_UP' && isApplied ? purpose : 'TOP_UP';
	await post(tx, { kind: 'payment', sourceId: id, type, paymentId: id, note }, [
		{ house: clearingOf(provider as Outside), amount: -amount },
		type === 'TOP_UP' ? { wallet: accountId, amount } : { house: `revenue:${type}`, amount },
	]);
	const isAside = purpose !== 'TOP_UP' && !isApplied;
	await insertPaymentEvent(tx, { kind: isAside ? 'settled_late' : 'settled', payment_id: id, provider, reason: code });
	if (type === 'TOP_UP') await tellMoney(tx, accountId, isAside ? 'wallet.late' : 'wallet.toppedUp', amount);
	else await tellPaid(tx, settled);
	if (!isAside) return settled;
	return tx.updateTable('payment').set({ is_late: true }).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/**
 * A doubt, that by a number where one is given, is settled by the provider itself: staff need not look any more, and where they had closed
 * it as not ours it is forgotten (its event stays). Returns whether there was one.
 */
async function closeReview(tx: Db, payment: PaymentRow, reference?: string): Promise<boolean> {
	const { numDeletedRows } = await tx
		.deleteFrom('credit')
		.where('payment_id', '=', payment.id)
		.where('reason', '=', 'suspect')
		.where('account_id', 'is', null)
		.$if(reference !== undefined, (doubts) => doubts.where('reference', '=', reference ?? ''))
		.executeTakeFirstOrThrow();
	return numDeletedRows > 0n;
}
