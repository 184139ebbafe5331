import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import { lockIfLiving } from '../account/account.repository.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import type { CreditTable, PaymentProvider } from '../database/tables.ts';
import type { Env } from '../env.ts';
import { AppError } from '../graphql/app-error.ts';
import { uuidOf } from '../graphql/uuid.ts';
import type { Budget } from '../limit/budget.ts';
import { type Limit, spend } from '../limit/limit.ts';
import { networkOf } from '../limit/network.ts';
import { noticeRejected } from '../watch/told.ts';
import { type Cashier, gatewayOf } from './cashier.ts';
import type { CreditNotice } from './gateway/bank-feed.ts';
import type { GatewayAnswer, GatewayRequest, Notice, NoticeOutcome, Rejection } from './gateway/gateway.ts';
import { findMemos } from './gateway/memo.ts';
import { findRefs, lockPaymentByRef } from './payment.repository.ts';
import { insertPaymentEvent } from './payment-event.repository.ts';
import { isSettled } from './payment-state.ts';
import { applyState, bookUnmatched, putAside, settle, takeCredit } from './settle.ts';

export interface NoticeParts {
	db: Db;
	env: Env;
	budget: Budget;
	cashier: Cashier;
	log: { warn: (details: object, message: string) => void; error: (details: object, message: string) => void };
}

/** A call as it came in, with where it came from. */
export interface Call {
	provider: PaymentProvider;
	request: GatewayRequest;
	/** As it stands in the address, behind the question mark. */
	query: string;
	/** IP address of the caller. */
	address: string;
}

// Anybody can send what is not signed, from thousands of networks: it is kept for looking into, not without end.
const rejections: Limit = { name: 'notice-rejected', max: 100, seconds: 3_600 };
const allRejections: Limit = { name: 'notice-rejected-total', max: 1_000, seconds: 3_600 };
/** Characters that are kept of what a stranger sent: a real notice is shorter. */
const KEPT_OF_REJECTED = 4_000;
const keptHeaders: ReadonlySet<string> = new Set([
	'content-type',
	'x-sepay-timestamp',
	'x-sepay-signature',
	'x-card-signature',
]);

/** A message whose signature was right, as it is kept. */
type Message = Omit<Notice, 'provider'> | (Omit<CreditNotice, 'at'> & { at: string });

/**
 * Hears a gateway's or the bank's call, and answers it. What it says is stored before anything is done about it: should that go wrong, it is
 * done later, or when it calls again. Said again it is no other message: it is answered from what became of it. Undefined where there is no
 * such provider.
 */
export async function hearNotice(parts: NoticeParts, call: Call): Promise<GatewayAnswer | undefined> {
	const { db, cashier, log } = parts;
	const { provider, request } = call;
	const feed = provider === 'bank' ? cashier.bank?.feed : undefined;
	const source = feed ?? gatewayOf(cashier, provider);
	if (!source) return undefined;
	const answer = (outcome: NoticeOutcome | 'ignored') => source.answer(outcome as NoticeOutcome);

	const read = 'readCredit' in source ? source.readCredit(request) : source.readNotice(request);
	if (read.state === 'rejected') {
		await noteRejection(parts, call, read.reason);
		return answer(read.reason);
	}
	try {
		const isIgnored = read.state === 'ignored';
		const id = await store(db, call, isIgnored ? { outcome: 'ignored' } : { message: read });
		return answer(isIgnored ? 'ignored' : await processNotice(parts, id));
	} catch (error) {
		log.error({ err: error, provider }, 'a notice could not be processed and will be tried again');
		return answer('error');
	}
}

async function noteRejection(parts: NoticeParts, call: Call, reason: Rejection['reason']): Promise<void> {
	const { db, env, budget, log } = parts;
	const { provider, address } = call;
	noticeRejected.tell({ provider, reason });
	try {
		const { name, max, seconds } = rejections;
		// In memory: a flood of them would have the connections that payments need.
		budget.take(name, networkOf(address), max * env.rateLimitFactor, seconds);
		log.warn({ provider, reason, ip: address }, 'a notice was rejected');
		await spend(parts, allRejections, 'all');
		await store(db, call, { outcome: reason });
		await insertPaymentEvent(db, { kind: 'rejected', provider, reason });
	} catch (error) {
		// Too many: figures tell. Whatever else it is, the answer stays the same.
		if (!(error instanceof AppError)) log.error({ err: error, provider }, 'a rejected notice could not be kept');
	}
}

/** Keeps a call, and returns the id that it has. */
async function store(
	db: Db,
	{ provider, request, query }: Call,
	{ message, outcome = null }: { message?: object; outcome?: string | null },
): Promise<string> {
	// What was signed is kept whole.
	const keep = (text: string) => storable(message ? text : text.slice(0, KEPT_OF_REJECTED));
	const headers = Object.entries(request.headers)
		.filter(([name]) => keptHeaders.has(name))
		.map(([name, value]) => [name, value && keep(value)]);
	const said = message ? toStoredJson(message) : null;
	// By what it says: gateways sign what a payer's browser brings back as they sign their calls, so anybody who paid could fill the table
	// with one of these, written in as many ways as what is not signed allows.
	const id = said === null ? randomUUID() : uuidOf(`${provider} ${said}`, 'sha256');
	await db
		.insertInto('gateway_notice')
		.values({
			id,
			provider,
			method: request.method,
			query: keep(query),
			headers: JSON.stringify(Object.fromEntries(headers)),
			body: keep(request.body),
			message: said,
			outcome,
			processed_at: outcome ? new Date() : null,
		})
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	return id;
}

/** A text as PostgreSQL takes it: with no zero, and with no half of a character. */
function storable(text: string): string {
	return text.toWellFormed().replaceAll('\0', '\ufffd');
}

function toStoredJson(message: object): string {
	return JSON.stringify(message, (_name, value: unknown) => (typeof value === 'string' ? storable(value) : value));
}

/** Does what a stored notice says, once, in one transaction with the mark that it is done. Returns what became of it, this time or before. */
export async function processNotice(
	{ db, cashier }: Pick<NoticeParts, 'db' | 'cashier'>,
	id: string,
): Promise<NoticeOutcome> {
	return inTransaction(db, async (tx) => {
		const notice = await tx
			.selectFrom('gateway_notice')
			.select(['provider', 'message', 'processed_at', 'outcome'])
			.where('id', '=', id)
			.forUpdate()
			.executeTakeFirstOrThrow();
		if (notice.processed_at)
			return notice.outcome === 'applied' ? 'already_applied' : (notice.outcome as NoticeOutcome);
		const message = notice.message as Message;
		const outcome =
			message.state === 'credited'
				? await applyCredit(tx, cashier, message)
				: await applyNotice(tx, cashier, notice.provider, message);
		await tx.updateTable('gateway_notice').set({ processed_at: new Date(), outcome }).where('id', '=', id).execute();
		return outcome;
	});
}

async function applyNotice(
	tx: Db,
	cashier: Cashier,
	provider: PaymentProvider,
	notice: Omit<Notice, 'provider'>,
): Promise<NoticeOutcome> {
	const { txnRef, amount, providerTxnNo, state, code } = notice;
	const payment = await lockPaymentByRef(tx, provider, txnRef);
	if (payment) return applyState(tx, cashier, payment, notice);
	await insertPaymentEvent(tx, { kind: 'unknown_order', provider, reason: `${txnRef} ${code}`.slice(0, 200) });
	if (state === 'paid')
		await putAside(tx, {
			provider,
			reference: providerTxnNo ?? txnRef,
			amount,
			memo: txnRef,
			reason: 'unknown_order',
		});
	return 'unknown_order';
}

/** Money in our bank account: for the payment whose memo it bears, if it is what was asked for, else for staff to look at. */
async function applyCredit(
	tx: Db,
	cashier: Cashier,
	{ bankReference, amount, memo: text, at }: Extract<Message, { state: 'credited' }>,
): Promise<NoticeOutcome> {
	const memos = findMemos(text);
	const [memo, ...others] = await findRefs(tx, 'bank', memos);
	// Whose payment of two is meant, somebody must look at.
	const payment = memo && others.length === 0 ? await lockPaymentByRef(tx, 'bank', memo) : undefined;
	const isNobodys = payment !== undefined && !(await lockIfLiving(tx, payment.account_id));
	const outcome = isNobodys ? 'unknown_order' : judgeCredit(memos.length === 0 || others.length > 0, payment, amount);
	const reason = outcome === 'applied' ? null : outcome;
	const credit = await takeTransfer(tx, {
		provider: 'bank',
		reference: bankReference,
		amount,
		memo: text,
		payment_id: payment?.id ?? null,
		reason,
		received_at: new Date(at),
	});
	if (!credit) return 'already_applied';
	if (payment && !reason) {
		const isLate = payment.expires_at < new Date(at);
		await settle(tx, cashier, payment, { providerTxnNo: credit.reference, code: null, isLate });
		return 'applied';
	}
	if (reason) await bookUnmatched(tx, credit.id, { provider: 'bank', amount, reason }, payment);
	return reason === 'already_paid' ? 'already_applied' : reason === 'wrong_amount' ? 'wrong_amount' : 'unknown_order';
}

/**
 * Notes a transfer. Undefined when the bank told of it before: with the same name, amount and time. Other money that it calls the
 * same gets a name of its own, by which its repetition is found again.
 */
async function takeTransfer(tx: Db, transfer: Insertable<CreditTable> & { received_at: Date }) {
	const { provider, reference, amount, received_at } = transfer;
	const taken = await takeCredit(tx, transfer);
	if (taken) return taken;
	const known = await tx
		.selectFrom('credit')
		.select(['amount', 'received_at'])
		.where('provider', '=', provider)
		.where('reference', '=', reference)
		.executeTakeFirstOrThrow();
	if (known.amount === amount && known.received_at.getTime() === received_at.getTime()) return undefined;
	return takeCredit(tx, { ...transfer, reference: `${reference} ${received_at.toISOString()} ${amount}` });
}

function judgeCredit(
	isUnclear: boolean,
	payment: Awaited<ReturnType<typeof lockPaymentByRef>>,
	amount: number,
): 'applied' | 'no_memo' | 'unknown_order' | 'wrong_amount' | 'already_paid' {
	if (isUnclear) return 'no_memo';
	if (!payment) return 'unknown_order';
	if (isSettled(payment)) return 'already_paid';
	return payment.amount === amount ? 'applied' : 'wrong_amount';
}

/** Processes what was stored and left: the process ended in between, or the database did not take it. One that is being processed is waited for, and found done. Returns how many there were. */
export async function processStoredNotices(parts: Pick<NoticeParts, 'db' | 'cashier' | 'log'>): Promise<number> {
	const { db, log } = parts;
	const waiting = await db
		.selectFrom('gateway_notice')
		.select(['id', 'provider'])
		.where('processed_at', 'is', null)
		.orderBy('received_at')
		.limit(500)
		.execute();
	for (const { id, provider } of waiting) {
		await processNotice(parts, id).catch((error) =>
			log.error({ err: error, notice: id, provider }, 'a stored notice could not be processed'),
		);
	}
	return waiting.length;
}

/** Calls that were looked at and nobody looks into any more: those that nobody signed soon, others in a year. Each by an index of its own. */
export function oldNotices(db: Db) {
	const ofAge = (age: string) =>
		db
			.deleteFrom('gateway_notice')
			.where('processed_at', 'is not', null)
			.where('received_at', '<', sql<Date>`now() - ${age}::interval`);
	return [ofAge('30 days').where('message', 'is', null), ofAge('400 days')];
}

/** Forgets calls that nobody looks into any more. */
export async function pruneNotices(db: Db): Promise<void> {
	for (const notices of oldNotices(db)) await notices.execute();
	// Those of nobody's payment alone: what happened to one is kept with it.
	await db
		.deleteFrom('payment_event')
		.where('payment_id', 'is', null)
		.where('kind', '=', 'rejected')
		.where('at', '<', sql<Date>`now() - interval '30 days'`)
		.execute();
}
