import { tidied } from '@ancu/forms/text';
import { DECISION_MAX } from '@ancu/forms/wallet';
import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { lockIfLiving } from '../account/account.repository.ts';
import { needPhone } from '../account/phone.ts';
import { findPage, type Page } from '../database/find-page.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import type { CreditTable, Tables } from '../database/tables.ts';
import { AppError, badField } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { idempotent } from '../graphql/idempotency.ts';
import { readPage } from '../graphql/page.ts';
import { readWords } from '../graphql/read-words.ts';
import type { QueryGetAllUnmatchedCreditArgs } from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';
import { clearingOf, creditWallet, type Outside } from './ledger.ts';
import { findOthers, requireOthers } from './own-money.ts';
import { lockPayment, type PaymentRow } from './payment.repository.ts';
import { insertPaymentEvent } from './payment-event.repository.ts';
import { moveTo } from './payment-state.ts';
import { tellMoney, tellNotTaken } from './tell-wallet.ts';
import { isOtherAmount } from './verdict.ts';

/** Money that came in and was not matched, as it is stored. */
export type CreditRow = Selectable<CreditTable>;

/** Money that waits to be matched, the oldest first: all, or what has an amount, or words in its memo or reference. */
export async function findUnmatched(
	{ db }: Context,
	{ search, ...args }: QueryGetAllUnmatchedCreditArgs,
): Promise<Page<CreditRow>> {
	const page = readPage(args);
	const waiting = db
		.selectFrom('credit')
		.where('reason', 'is not', null)
		.where('resolved_at', 'is', null)
		.where((eb) => eb.or(toConditions(eb, tidied(search ?? '').toLowerCase())));
	return findPage(waiting, page, (rows) => rows.selectAll().orderBy('received_at').orderBy('id'));
}

/** What is found by words, any of these; an amount as people write it, `1.500.000 đ`. */
function toConditions(eb: ExpressionBuilder<Tables, 'credit'>, words: string): Expression<SqlBool>[] {
	if (words === '') return [sql<SqlBool>`true`];
	const amount = words.replace(/[\s.,]|(?:vn[dđ]|[đ₫])$/g, '');
	return [
		sql<SqlBool>`strpos(lower(memo), ${words}) > 0`,
		sql<SqlBool>`strpos(lower(reference), ${words}) > 0`,
		...(/^\d{1,15}$/.test(amount) ? [eb('amount', '=', Number(amount))] : []),
	];
}

/** Money that waits to be matched and bears the code of a payment of an account, with that code and what it asked for. */
export type OwnCreditRow = Pick<CreditRow, 'id' | 'amount' | 'reason' | 'received_at'> & {
	code: string;
	asked: number;
};

// Each is money that somebody sent; nobody sends that much by mistake.
const OWN_MAX = 100;

/** Money that waits to be matched and bears the code of a payment of an account, the oldest first. */
export function findOwnUnmatched(db: Db, accountId: string): Promise<OwnCreditRow[]> {
	return db
		.selectFrom('credit')
		.innerJoin('payment', 'payment.id', 'credit.payment_id')
		.where('payment.account_id', '=', accountId)
		.where('credit.reason', 'is not', null)
		.where('credit.resolved_at', 'is', null)
		.select(['credit.id', 'credit.amount', 'credit.reason', 'credit.received_at'])
		.select(['payment.txn_ref as code', 'payment.amount as asked'])
		.orderBy('credit.received_at')
		.orderBy('credit.id')
		.limit(OWN_MAX)
		.execute();
}

/** Puts unmatched money into somebody's wallet, once, with the name of whoever decided it: neither whose wallet that is nor whose code it bears (OWN_MONEY). */
export async function resolveUnmatched(
	context: Context,
	{ id, phone, note: given }: { id: string; phone: string; note: string },
): Promise<CreditRow> {
	const { db, viewer } = context;
	const note = readWords(given, 'note', DECISION_MAX);
	const number = needPhone(phone);
	const account = await findOthers(context, number);
	const waiting = isUuid(id) ? await findCredit(db, id) : undefined;
	if (!waiting?.reason) throw new AppError('NOT_FOUND');

	await idempotent(context, { name: 'resolveUnmatchedCredit', body: [id, number, note] }, (keep) =>
		inTransaction(db, async (tx) => {
			const payment = await lockBearer(tx, waiting, viewer);
			if (!(await lockIfLiving(tx, account.id))) throw badField('phone', 'unknown');
			const by = { resolved_by: viewer?.id ?? null, note, account_id: account.id };
			const credit = await endWaiting(tx, id, 'credit_resolved', by);
			const isDoubted = credit.reason === 'suspect';
			await creditWallet(tx, {
				kind: 'resolution',
				sourceId: id,
				type: 'TOP_UP',
				paymentId: payment?.account_id === account.id ? payment.id : null,
				note,
				accountId: account.id,
				amount: credit.amount,
				// Money in doubt was not booked when it was told of.
				from: isDoubted ? clearingOf(credit.provider as Outside) : 'unmatched',
			});
			await tellMoney(tx, account.id, 'wallet.credited', credit.amount, viewer?.id);
			if (isDoubted && payment?.state === 'REVIEW') {
				if (isOtherAmount(payment, credit)) await moveTo(tx, payment, 'FAILED', { cause: null, next_check_at: null });
				else
					await moveTo(tx, payment, 'SETTLED', {
						provider_txn_no: credit.reference,
						cause: null,
						settled_at: new Date(),
						next_check_at: null,
						is_late: payment.purpose !== 'TOP_UP',
					});
			}
			await keep(tx, id);
			return id;
		}),
	);
	return needCredit(db, id);
}

/**
 * Closes money in doubt that did not stay with us, once, with the name of whoever found that: it was booked nowhere, so nothing moves,
 * and its payment has failed, which its payer is told. Should its gateway say that it was paid after all, it counts. Throws PAYMENT_OVER where that or another
 * of the staff was quicker, OWN_MONEY where it bears the code of an own payment.
 */
export async function closeSuspect(
	context: Context,
	{ id, note: given }: { id: string; note: string },
): Promise<CreditRow> {
	const { db, viewer } = context;
	const note = readWords(given, 'note', DECISION_MAX);
	const waiting = isUuid(id) ? await findCredit(db, id) : undefined;
	if (waiting?.reason !== 'suspect') throw new AppError('NOT_FOUND');

	await idempotent(context, { name: 'closeSuspectCredit', body: [id, note] }, (keep) =>
		inTransaction(db, async (tx) => {
			const payment = await lockBearer(tx, waiting, viewer);
			const { amount } = await endWaiting(tx, id, 'suspect_closed', { resolved_by: viewer?.id ?? null, note });
			if (payment) await tellNotTaken(tx, payment, amount, viewer?.id);
			if (payment?.state === 'REVIEW') await moveTo(tx, payment, 'FAILED', { next_check_at: null });
			await keep(tx, id);
			return id;
		}),
	);
	return needCredit(db, id);
}

/** The payment whose code a credit bears, locked before the credit, as notices lock them. Throws OWN_MONEY where it is one's own. */
export async function lockBearer(
	tx: Db,
	{ payment_id }: CreditRow,
	viewer: Context['viewer'],
): Promise<PaymentRow | undefined> {
	const payment = payment_id ? await lockPayment(tx, payment_id) : undefined;
	requireOthers(viewer, payment?.account_id);
	return payment;
}

/** Has a credit wait no more, once, and notes who ended it. Throws PAYMENT_OVER where somebody was quicker. */
export async function endWaiting(
	tx: Db,
	id: string,
	kind: 'credit_resolved' | 'credit_returned' | 'suspect_closed',
	by: { resolved_by: string | null; note: string; account_id?: string },
): Promise<CreditRow> {
	const credit = await tx
		.updateTable('credit')
		.set({ resolved_at: new Date(), ...by })
		.where('id', '=', id)
		.where('resolved_at', 'is', null)
		// Its gateway may have named another amount meanwhile, and its payment is settled.
		.where('reason', 'is not', null)
		.returningAll()
		.executeTakeFirst();
	if (!credit) throw new AppError('PAYMENT_OVER');
	const { payment_id, provider } = credit;
	const event = { kind, credit_id: id, payment_id, provider, actor_id: by.resolved_by, reason: by.note };
	await insertPaymentEvent(tx, event);
	return credit;
}

export function findCredit(db: Db, id: string): Promise<CreditRow | undefined> {
	return db.selectFrom('credit').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The same. Throws NOT_FOUND. */
export async function needCredit(db: Db, id: string): Promise<CreditRow> {
	const credit = await findCredit(db, id);
	if (!credit) throw new AppError('NOT_FOUND');
	return credit;
}

export function findCreditsById(db: Db, ids: readonly string[]): Promise<CreditRow[]> {
	return db.selectFrom('credit').selectAll().where('id', 'in', ids).execute();
}
