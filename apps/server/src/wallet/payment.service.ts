import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import { AppError, badField } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { idempotent } from '../graphql/idempotency.ts';
import { isUuid } from '../graphql/uuid.ts';
import { toOrder } from './open-payment.ts';
import { findNewestPayment, findPayment, lockPayment, type PaymentRow } from './payment.repository.ts';
import { insertPaymentEvent } from './payment-event.repository.ts';
import { isOpen, lastQuestion, mayBePaid, moveTo } from './payment-state.ts';
import { askAbout } from './reconcile.ts';
import { applyState } from './settle.ts';

// Pages ask again and again; gateways are asked less often.
const ASK_EVERY_MS = 5_000;
// A card's own number is no token, whatever a page made of it.
const TOKEN = /^(?!\d{12,19}$)[\x21-\x7e]{1,200}$/;

/** A payment of the signed-in account. Throws NOT_FOUND for everybody else's. */
export async function getPayment({ db, viewer }: Context, id: string): Promise<PaymentRow> {
	const payment = isUuid(id) ? await findPayment(db, id) : undefined;
	if (!payment || payment.account_id !== viewer?.id) throw new AppError('NOT_FOUND');
	return payment;
}

async function lockOwn(tx: Db, { viewer }: Context, id: string): Promise<PaymentRow> {
	const payment = isUuid(id) ? await lockPayment(tx, id) : undefined;
	if (!payment || payment.account_id !== viewer?.id) throw new AppError('NOT_FOUND');
	return payment;
}

/** The newest payment of the signed-in account for something, as its gateway says that it stands. */
export async function checkPaymentFor(context: Context, purposeId: string): Promise<PaymentRow> {
	const { db, viewer } = context;
	const payment = viewer && isUuid(purposeId) ? await findNewestPayment(db, viewer.id, purposeId) : undefined;
	if (!payment) throw new AppError('NOT_FOUND');
	return check(context, payment);
}

/** A payment of the signed-in account, as its gateway says that it stands. */
export async function checkPayment(context: Context, id: string): Promise<PaymentRow> {
	return check(context, await getPayment(context, id));
}

async function check(context: Context, payment: PaymentRow): Promise<PaymentRow> {
	const isFresh = payment.checked_at !== null && Date.now() - payment.checked_at.getTime() < ASK_EVERY_MS;
	if (!mayBePaid(payment) || isFresh) return payment;
	await askAbout(context, payment);
	return getPayment(context, payment.id);
}

/** Gives up a payment that is open. */
export function cancelPayment(context: Context, id: string): Promise<PaymentRow> {
	return inTransaction(context.db, async (tx) => {
		const payment = await lockOwn(tx, context, id);
		if (payment.given_up_at) return payment;
		if (!isOpen(payment)) throw new AppError('PAYMENT_OVER');
		const now = new Date();
		await insertPaymentEvent(tx, { kind: 'cancelled', payment_id: id, actor_id: payment.account_id });
		// Its page is open at the gateway yet: it is asked about once more when that is closed.
		const next_check_at = payment.provider === 'bank' ? null : lastQuestion(payment);
		return moveTo(tx, payment, 'FAILED', { cause: 'cancelled', given_up_at: now, next_check_at });
	});
}

/**
 * Throws where what a payment was opened for is no longer to be paid, which may have been elsewhere while a card was typed: ALREADY_PAID,
 * or NOT_ALLOWED_NOW where it was given up, its time is over or it costs something else.
 */
async function requireWanted(context: Context, { purpose, purpose_id, amount }: PaymentRow): Promise<void> {
	if (purpose === 'TOP_UP' || purpose_id === null) return;
	const quote = await context.cashier.purposes.get(purpose)?.quote(context, purpose_id);
	if (quote?.amount !== amount) throw new AppError('NOT_ALLOWED_NOW');
}

/**
 * Charges the card behind a token for an opened payment. A payment is charged once, whatever tokens it is given, and not at all where what
 * it is for is no longer to be paid.
 */
export async function payByCard(context: Context, id: string, token: string): Promise<PaymentRow> {
	const { db, cashier, log } = context;
	const payment = await getPayment(context, id);
	const { card } = cashier;
	if (payment.provider !== 'card' || !card) throw new AppError('METHOD_NOT_OFFERED');
	if (!TOKEN.test(token)) throw badField('cardToken', 'invalid');
	await idempotent(context, { name: 'payByCard', body: [id, token] }, async (keep) => {
		if (payment.state !== 'CREATED' || payment.expires_at <= new Date()) throw new AppError('PAYMENT_OVER');
		await requireWanted(context, payment);
		const charged = await card.charge(toOrder(context, payment), token);
		if (charged.state === 'unavailable') {
			log.warn({ payment: id, provider: 'card', reason: charged.reason }, 'a gateway does not answer');
			throw new AppError('GATEWAY_DOWN');
		}
		if (charged.state === 'refused' && charged.code === 'token_invalid') throw badField('cardToken', 'invalid');
		await inTransaction(db, async (tx) => {
			const locked = await lockOwn(tx, context, id);
			if (charged.state === 'refused') {
				const { code, cause } = charged;
				// It is asked about all the same: an earlier try, whose answer was lost, may have charged the card.
				if (isOpen(locked)) await moveTo(tx, locked, 'FAILED', { code, cause });
			} else {
				await applyState(tx, cashier, locked, charged);
			}
			await keep(tx, id);
		});
		return id;
	});
	return getPayment(context, id);
}
