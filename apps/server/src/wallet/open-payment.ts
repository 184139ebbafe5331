import { contentLocale, MINUTE_MS } from '@ancu/forms/format';
import { PAYMENT_MINUTES, TOP_UP_MIN, TRANSFER_MINUTES } from '@ancu/forms/wallet/schema';
import type { Insertable } from 'kysely';
import { getMe } from '../account/account.service.ts';
import { requireLiving } from '../account/require-living.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import type { PaymentTable } from '../database/tables.ts';
import { AppError, badField } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { idempotent, type Keep } from '../graphql/idempotency.ts';
import type { PaymentMethod } from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';
import { type Limit, spend } from '../limit/limit.ts';
import { messageText } from '../notification/texts.ts';
import { randomCode } from '../random-code.ts';
import { limitsOf, providerOf } from './cashier.ts';
import type { Gateway, PaymentOrder, Provider } from './gateway/gateway.ts';
import { newMemo } from './gateway/memo.ts';
import { debitWallet, openWallet } from './ledger.ts';
import { findPayment, insertPayment, lockPayment, type PaymentRow, setPage } from './payment.repository.ts';
import { insertPaymentEvent } from './payment-event.repository.ts';
import type { PaymentPurpose, PurposeName, PurposePayment, Quote } from './payment-purpose.ts';
import { isOpen, moveTo, pageUntil } from './payment-state.ts';

/** What is to be paid, and how. */
export type PaymentRequest = { method: PaymentMethod; bankCode?: string | null | undefined } & (
	| { purpose: PurposeName; purposeId: string }
	/** Whole đồng. */
	| { purpose: 'TOP_UP'; amount: number }
);

/** Nobody pays in less, and no gateway takes less: ZaloPay says 300 seconds. */
const LEAST_MINUTES = 5;

/** A bank transfer is waited for on the screen; a gateway's page closes by itself, and with what it is for. */
function endOf(method: PaymentMethod, now: Date, keptUntil?: Date): Date {
	const end = now.getTime() + (method === 'TRANSFER' ? TRANSFER_MINUTES : PAYMENT_MINUTES) * MINUTE_MS;
	const kept = keptUntil?.getTime() ?? end;
	return new Date(Math.min(end, Math.max(kept, now.getTime() + LEAST_MINUTES * MINUTE_MS)));
}

const limit: Limit = { name: 'payment', max: 10, seconds: 3_600 };
// Names of ways to pay at VNPay. Which names it has for banks it tells under contract alone: the payer chooses there.
const vnpayNames: readonly string[] = ['VNPAYQR', 'VNBANK', 'INTCARD', 'NCB'];

/**
 * Opens a payment of the signed-in account, or answers the one that is open for the same already. From the wallet it is
 * settled at once (NOT_ENOUGH_MONEY). GATEWAY_DOWN may be tried again: it opens no second payment. The header
 * `idempotency-key`, which `context` has, makes every repetition safe.
 */
export async function openPayment(context: Context, request: PaymentRequest): Promise<PaymentRow> {
	const { purpose, method, bankCode = null } = request;
	const subject = request.purpose === 'TOP_UP' ? request.amount : request.purposeId;
	const operation = { name: `open ${purpose}`, body: [subject, method, bankCode] };
	const id = await idempotent(context, operation, async (keep) => {
		const order = await readRequest(context, request);
		const { id: opened } = method === 'WALLET' ? await payFromWallet(context, order, keep) : await open(context, order);
		return opened;
	});
	const payment = await findPayment(context.db, id);
	if (!payment) throw new AppError('NOT_FOUND');
	return payment;
}

/** A request that was looked at, with what it costs. */
interface Order extends Quote {
	accountId: string;
	method: PaymentMethod;
	bankCode: string | null;
	/** Null for a top-up. */
	purpose: PaymentPurpose | null;
	purposeId: string | null;
}

async function readRequest(context: Context, request: PaymentRequest): Promise<Order> {
	const { cashier, locale } = context;
	const { method } = request;
	const bankCode = request.bankCode || null;
	const { id: accountId } = await getMe(context);
	const limits = limitsOf(cashier, providerOf[method]);
	if (!limits) throw new AppError('METHOD_NOT_OFFERED');
	if (bankCode && !/^[0-9A-Za-z]{1,20}$/.test(bankCode)) throw badField('bankCode', 'invalid');

	if (request.purpose === 'TOP_UP') {
		if (method === 'WALLET') throw badField('method', 'invalid');
		const { amount } = request;
		// Smaller ones cost more in fees than they bring, whatever the way.
		const min = Math.max(TOP_UP_MIN, limits.min);
		if (amount < min) throw badField('amount', 'too_small', { min });
		if (amount > limits.max) throw badField('amount', 'too_large', { max: limits.max });
		const description = messageText('wallet.topUp', {}, locale);
		return { accountId, method, bankCode, amount, description, purpose: null, purposeId: null };
	}
	const purpose = cashier.purposes.get(request.purpose);
	if (!purpose) throw new AppError('NOT_AVAILABLE');
	const { purposeId } = request;
	if (!isUuid(purposeId)) throw new AppError('NOT_FOUND');
	const quote = await purpose.quote(context, purposeId);
	if (quote.amount < limits.min || quote.amount > limits.max) throw new AppError('METHOD_NOT_OFFERED');
	return { ...quote, accountId, method, bankCode, purpose, purposeId };
}

function toRow(order: Order, now = new Date()): Insertable<PaymentTable> {
	const { method } = order;
	return {
		account_id: order.accountId,
		purpose: order.purpose?.name ?? 'TOP_UP',
		purpose_id: order.purposeId,
		method,
		provider: providerOf[method],
		bank_code: order.bankCode,
		amount: order.amount,
		description: order.description,
		txn_ref: method === 'TRANSFER' ? newMemo() : newCode(),
		state: method === 'TRANSFER' ? 'PENDING' : 'CREATED',
		created_at: now,
		expires_at: endOf(method, now, order.keptUntil),
		// Our account's feed tells by itself and cannot be asked.
		next_check_at: method === 'TRANSFER' || method === 'WALLET' ? null : new Date(now.getTime() + MINUTE_MS),
	};
}

/** Pays at once, or not at all. */
function payFromWallet({ db }: Context, order: Order, keep: Keep): Promise<PaymentRow> {
	const { accountId, purpose, amount, description: note } = order;
	if (!purpose) throw badField('method', 'invalid');
	return inTransaction(db, async (tx) => {
		const created = await insertPayment(tx, toRow(order));
		const payment = await moveTo(tx, created, 'SETTLED', { settled_at: new Date() });
		const outcome = await purpose.settled(tx, payment as PurposePayment);
		if (outcome === 'not_wanted') throw new AppError('ALREADY_PAID');
		await debitWallet(tx, {
			kind: 'payment',
			sourceId: payment.id,
			type: purpose.name,
			paymentId: payment.id,
			note,
			accountId,
			amount,
			to: `revenue:${purpose.name}`,
		});
		await insertPaymentEvent(tx, { kind: 'settled', payment_id: payment.id, actor_id: accountId });
		await keep(tx, payment.id);
		return payment;
	});
}

/** Opens a payment elsewhere, or finds the one that is open for the same. */
async function open(context: Context, order: Order): Promise<PaymentRow> {
	const { db, env } = context;
	const payment = await inTransaction(db, async (tx) => {
		await requireLiving(tx, order.accountId);
		// Whoever clicks twice waits here for the first.
		await openWallet(tx, order.accountId);
		await tx.selectFrom('wallet').select('account_id').where('account_id', '=', order.accountId).forUpdate().execute();
		const same = await findSame(tx, order, context.idempotencyKey !== null);
		if (same) return same;
		await spend({ db: tx, env }, limit, order.accountId);
		return insertPayment(tx, toRow(order));
	});
	const gateway = context.cashier.gateways.get(payment.provider as Provider);
	return gateway && payment.pay_url === null ? prepare(context, gateway, payment) : payment;
}

/** A payment that is open for the same and can be paid for a while yet. */
function findSame(tx: Db, order: Order, hasKey: boolean): Promise<PaymentRow | undefined> {
	// Two top-ups with a key each are two, unless nobody could have paid the first: its gateway did not answer.
	const unanswered = !order.purpose && hasKey;
	return tx
		.selectFrom('payment')
		.selectAll()
		.where('account_id', '=', order.accountId)
		.where('purpose', '=', order.purpose?.name ?? 'TOP_UP')
		.where('purpose_id', order.purposeId ? '=' : 'is', order.purposeId)
		.where('method', '=', order.method)
		.where('bank_code', order.bankCode ? '=' : 'is', order.bankCode)
		.where('amount', '=', order.amount)
		.where('state', 'in', unanswered ? ['CREATED'] : ['CREATED', 'PENDING'])
		.where('expires_at', '>', new Date(Date.now() + MINUTE_MS))
		.orderBy('created_at', 'desc')
		.limit(1)
		.executeTakeFirst();
}

/** Asks a gateway for its page. Asked twice for one payment it makes one. */
async function prepare(context: Context, gateway: Gateway, payment: PaymentRow): Promise<PaymentRow> {
	const { db, log } = context;
	const bank = payment.bank_code && vnpayNames.includes(payment.bank_code) ? payment.bank_code : 'VNBANK';
	const created = await gateway.createPayment({
		...toOrder(context, payment),
		...(payment.method === 'BANK' && { bankCode: bank }),
	});
	if (created.state === 'unavailable') {
		const { id, provider } = payment;
		log.warn({ payment: id, provider, reason: created.reason }, 'a gateway does not answer');
		throw new AppError('GATEWAY_DOWN');
	}
	return inTransaction(db, async (tx) => {
		const now = await lockPayment(tx, payment.id);
		if (!now) throw new AppError('NOT_FOUND');
		// Somebody clicked twice and this is the second answer, or the payer was quicker.
		if (!isOpen(now) || now.pay_url !== null) return now;
		if (created.state === 'created') {
			// Made at a later try it is open for longer than its payment.
			const page = { pay_url: created.payUrl, page_until: pageUntil(now.provider, new Date()) };
			if (now.state === 'CREATED') return moveTo(tx, now, 'PENDING', page);
			// Its gateway was asked about it after an answer that was lost, and knew it: it is waited for without its page.
			return setPage(tx, now.id, page);
		}
		const { code, cause } = created;
		await insertPaymentEvent(tx, { kind: 'refused', payment_id: now.id, provider: now.provider, reason: code });
		return moveTo(tx, now, 'FAILED', { code, cause, next_check_at: null });
	});
}

/** A payment as gateways take it. */
export function toOrder({ origin, client, locale }: Context, payment: PaymentRow): PaymentOrder {
	const { provider, txn_ref, amount, description, created_at, expires_at } = payment;
	return {
		txnRef: txn_ref,
		amount,
		description: `${description} ${txn_ref}`,
		returnUrl: `${origin}/payments/${provider}/return`,
		notifyUrl: `${origin}/payments/${provider}/notice`,
		createdAt: created_at,
		expiresAt: expires_at,
		clientAddress: client.address,
		locale: contentLocale(locale),
	};
}

// Letters and digits that are not taken for each other when they are read out.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new name of a payment for statements and receipts: `AC` and 58 random bits. */
function newCode(): string {
	return `AC${randomCode(ALPHABET, 12)}`;
}
