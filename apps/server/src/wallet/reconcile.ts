import { HOUR_MS, MINUTE_MS } from '@ancu/forms/format';
import { sql } from 'kysely';
import { chunks } from '../chunks.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import { oneByOne } from '../job/one-by-one.ts';
import { type Cashier, gatewayOf } from './cashier.ts';
import type { QueryOutcome, Unavailable } from './gateway/gateway.ts';
import type { NoticeParts } from './notice.service.ts';
import { lockOverdueTransfer, lockPayment, type PaymentRow } from './payment.repository.ts';
import { insertPaymentEvent } from './payment-event.repository.ts';
import { isOpen, isSettled, lastQuestion, moveTo } from './payment-state.ts';
import { applyState } from './settle.ts';

/** After so many minutes a payment is asked about, then every hour until a day after its time is over. */
const minutes = [1, 5, 15, 30, 60];
const LAST_MS = 24 * HOUR_MS;
/** The feed repeats for 33 minutes what we did not take: so long we may hear of what was sent in time. */
const GRACE_MS = 40 * MINUTE_MS;
// A gateway that is down keeps each question waiting for half a minute.
const AT_ONCE = 8;
const ROWS_MAX = 200;
/** Who was not asked about because a gateway was silent is so again, soon: it may have been silent for a moment. */
const AGAIN_MS = 5 * MINUTE_MS;

const switchedOff: Unavailable = { state: 'unavailable', reason: 'switched off' };
const silentNow: Unavailable = { state: 'unavailable', reason: 'answers nobody now' };

export type ReconcileParts = Pick<NoticeParts, 'db' | 'cashier' | 'log'>;

/** When a payment is asked about next; null when it never is. */
export function nextCheck({ created_at, expires_at }: Pick<PaymentRow, 'created_at' | 'expires_at'>, now: Date) {
	const end = expires_at.getTime() + LAST_MS;
	if (now.getTime() >= end) return null;
	const age = now.getTime() - created_at.getTime();
	const early = minutes.find((minute) => minute * MINUTE_MS > age);
	const next = early === undefined ? now.getTime() + HOUR_MS : created_at.getTime() + early * MINUTE_MS;
	return new Date(Math.min(next, end));
}

/** Asks gateways about payments that they have told nothing of. Several processes may do it: each payment is asked about by one. Returns how many there were. */
export async function reconcile(parts: ReconcileParts, now = new Date()): Promise<number> {
	const due = await takeDue(parts.db, now);
	await hearOfPayments(parts, due, now);
	return due.length;
}

/**
 * Asks gateways about payments, each gateway by itself: a slow one keeps nobody waiting who paid elsewhere. What was paid and not told of
 * is settled. Nothing more is asked once `patience` is aborted: the rest is asked about soon, as where a gateway is silent.
 */
export async function hearOfPayments(
	parts: ReconcileParts,
	payments: readonly PaymentRow[],
	now: Date,
	patience?: AbortSignal,
): Promise<void> {
	await Promise.all(
		[...Map.groupBy(payments, ({ provider }) => provider).values()].map((of) => askOne(parts, of, now, patience)),
	);
}

/** A gateway that answers none of those who ask at once is not asked again in the same turn: others would wait half a minute for each of its own. */
async function askOne(
	parts: ReconcileParts,
	payments: readonly PaymentRow[],
	now: Date,
	patience?: AbortSignal,
): Promise<void> {
	let isSilent = false;
	for (const some of chunks(payments, AT_ONCE)) {
		isSilent ||= patience?.aborted ?? false;
		const said = await Promise.all(
			some.map((payment) =>
				askAbout(parts, payment, now, isSilent).catch((error) => {
					parts.log.error({ err: error, payment: payment.id }, 'a payment could not be reconciled');
				}),
			),
		);
		isSilent ||= said.every((answer) => answer?.state === 'unavailable');
	}
}

async function takeDue(db: Db, now: Date): Promise<PaymentRow[]> {
	return inTransaction(db, async (tx) => {
		const due = await tx
			.selectFrom('payment')
			.selectAll()
			.where('next_check_at', '<=', now)
			.orderBy('next_check_at')
			.limit(ROWS_MAX)
			.forUpdate()
			.skipLocked()
			.execute();
		if (due.length === 0) return due;
		// The last question ends when it was asked, not before: its process may die, or its database stop.
		const next = due.map((payment) => nextCheck(payment, now) ?? new Date(now.getTime() + HOUR_MS));
		await sql`
			update payment set next_check_at = given.next_check_at
			from unnest(${due.map(({ id }) => id)}::uuid[], ${next}::timestamptz[]) as given (id, next_check_at)
			where payment.id = given.id`.execute(tx);
		return due;
	});
}

/** Whether it can become something else by itself: what failed is asked about once more when its page is closed, until there is an answer. */
function isWatched(payment: PaymentRow): boolean {
	return isOpen(payment) || payment.state === 'REVIEW';
}

/** Asks a payment's gateway how it stands, and does what it says, which is answered; one that is silent is taken at its silence. */
export async function askAbout(
	parts: ReconcileParts,
	payment: PaymentRow,
	now = new Date(),
	isSilent = false,
): Promise<QueryOutcome | undefined> {
	const { db, cashier, log } = parts;
	if (payment.provider === 'wallet' || payment.provider === 'bank') return undefined;
	const asked = { txnRef: payment.txn_ref, createdAt: payment.created_at };
	// A gateway that was switched off is one that does not answer: what is open there ends like everything else.
	const said = isSilent ? silentNow : ((await gatewayOf(cashier, payment.provider)?.query(asked)) ?? switchedOff);
	if (said.state === 'unavailable' || said.state === 'refused') {
		const reason = said.state === 'refused' ? said.code : said.reason;
		log.warn(
			{ payment: payment.id, provider: payment.provider, reason },
			'a gateway does not say how a payment stands',
		);
	}
	await inTransaction(db, async (tx) => {
		const locked = await lockPayment(tx, payment.id);
		if (!locked) return;
		// Nobody was asked, so nothing is known of it: not even its last question is over.
		if (isSilent) return askSoon(tx, payment, now);
		// What its gateway answered for good is not asked again; no answer is none, and whoever failed may try again on an open page.
		const isAnswered = said.state === 'unknown' || (said.state === 'failed' && lastQuestion(locked) <= now);
		const isLast = nextCheck(locked, now) === null || isSettled(locked) || (!isWatched(locked) && isAnswered);
		await tx
			.updateTable('payment')
			.set({ checked_at: now, ...(isLast && { next_check_at: null }) })
			.where('id', '=', payment.id)
			.execute();
		await apply(tx, cashier, locked, said, now);
	});
	return said;
}

async function askSoon(tx: Db, { id }: PaymentRow, now: Date): Promise<void> {
	const soon = new Date(now.getTime() + AGAIN_MS);
	await tx
		.updateTable('payment')
		.set({ next_check_at: sql<Date>`least(next_check_at, ${soon}::timestamptz)` })
		.where('id', '=', id)
		// Of what was settled meanwhile, or answered for good, nothing is asked.
		.where('next_check_at', 'is not', null)
		.execute();
}

async function apply(tx: Db, cashier: Cashier, payment: PaymentRow, said: QueryOutcome, now: Date): Promise<void> {
	const isOver = payment.expires_at <= now;
	const isGivenUp = payment.expires_at.getTime() + LAST_MS <= now.getTime();
	if (said.state !== 'unknown' && said.state !== 'unavailable' && said.state !== 'refused') {
		const became = await applyState(tx, cashier, payment, said);
		if (became !== 'wrong_amount' && (said.state !== 'pending' || !isGivenUp)) return;
	}
	// Of a page that nobody opened a gateway knows nothing. Money that comes all the same goes into the wallet.
	if (isOpen(payment) && ((said.state === 'unknown' && isOver) || isGivenUp)) await expire(tx, payment);
}

async function expire(tx: Db, { id }: PaymentRow): Promise<void> {
	// What was told a moment ago may have ended it.
	const payment = await lockPayment(tx, id);
	if (!payment || !isOpen(payment)) return;
	await insertPaymentEvent(tx, { kind: 'expired', payment_id: id, provider: payment.provider });
	await moveTo(tx, payment, 'EXPIRED', { cause: 'expired', next_check_at: null });
}

/**
 * Ends bank transfers that did not come in time, once nobody will tell of one that did; returns how many. They are shown as over
 * from their time on (`statusOf`), and no more is opened or paid by them. What was sent in time pays for what it is for as long as
 * that is wanted: of a share order, whose shares are held for no longer, it goes into the wallet, like all that was sent later. One
 * that cannot be ended keeps no other open.
 */
export function expireTransfers(db: Db, now = new Date()): Promise<number> {
	return oneByOne(db, {
		find: (tx, except) => lockOverdueTransfer(tx, new Date(now.getTime() - GRACE_MS), except),
		work: async (tx, payment) => {
			await expire(tx, payment);
			return true;
		},
		failure: 'bank transfers whose time is over could not be ended',
	});
}
