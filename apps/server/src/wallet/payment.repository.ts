import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { PaymentProvider, PaymentTable } from '../database/tables.ts';
import { mayBePaid } from './payment-state.ts';

/** A payment as it is stored. */
export type PaymentRow = Selectable<PaymentTable>;

export function insertPayment(tx: Db, payment: Insertable<PaymentTable>): Promise<PaymentRow> {
	return tx.insertInto('payment').values(payment).returningAll().executeTakeFirstOrThrow();
}

export function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
	return db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findPaymentsById(db: Db, ids: readonly string[]): Promise<PaymentRow[]> {
	return db.selectFrom('payment').selectAll().where('id', 'in', ids).execute();
}

/** A payment for being changed: nobody else changes it before the transaction ends. */
export function lockPayment(tx: Db, id: string): Promise<PaymentRow | undefined> {
	return tx.selectFrom('payment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Of the bank transfers that nobody has told of, the one whose time was over first, at a time at the latest, and none of `except`; one that somebody has locked comes later. */
export function lockOverdueTransfer(tx: Db, at: Date, except: readonly string[]): Promise<PaymentRow | undefined> {
	return tx
		.selectFrom('payment')
		.selectAll()
		.where('provider', '=', 'bank')
		.where('state', '=', 'PENDING')
		.where('expires_at', '<=', at)
		.where(sql<boolean>`id <> all(${except}::uuid[])`)
		.orderBy('expires_at')
		.limit(1)
		.forUpdate()
		.skipLocked()
		.executeTakeFirst();
}

/** The same by what its provider was told that it is called. */
export function lockPaymentByRef(tx: Db, provider: PaymentProvider, txnRef: string): Promise<PaymentRow | undefined> {
	return byRef(tx, provider, txnRef).forUpdate().executeTakeFirst();
}

export function findPaymentByRef(db: Db, provider: PaymentProvider, txnRef: string): Promise<PaymentRow | undefined> {
	return byRef(db, provider, txnRef).executeTakeFirst();
}

/** Which of these names payments at a provider bear. */
export async function findRefs(db: Db, provider: PaymentProvider, txnRefs: readonly string[]): Promise<string[]> {
	if (txnRefs.length === 0) return [];
	const named = db.selectFrom('payment').select('txn_ref').where('provider', '=', provider);
	return (await named.where('txn_ref', 'in', txnRefs).execute()).map(({ txn_ref }) => txn_ref);
}

function byRef(db: Db, provider: PaymentProvider, txnRef: string) {
	return db.selectFrom('payment').selectAll().where('provider', '=', provider).where('txn_ref', '=', txnRef);
}

// Of the index that makes names unique.
const providers: readonly PaymentProvider[] = ['wallet', 'bank', 'vnpay', 'momo', 'zalopay', 'card'];

/** A payment by what may be the name on its receipt, whoever took its money. */
export function findPaymentByCodes(db: Db, codes: readonly string[]): Promise<PaymentRow | undefined> {
	return db
		.selectFrom('payment')
		.selectAll()
		.where('provider', 'in', providers)
		.where('txn_ref', 'in', codes)
		.executeTakeFirst();
}

/** Keeps the page that a locked payment is paid on. */
export function setPage(tx: Db, id: string, page: Pick<PaymentRow, 'pay_url' | 'page_until'>): Promise<PaymentRow> {
	return tx.updateTable('payment').set(page).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** The newest payment of an account for one thing. */
export function findNewestPayment(db: Db, accountId: string, purposeId: string): Promise<PaymentRow | undefined> {
	return (
		db
			.selectFrom('payment')
			.selectAll()
			.where('purpose_id', '=', purposeId)
			.where('account_id', '=', accountId)
			// One that was paid says more than a later try.
			.orderBy(sql`state in ('SETTLED', 'REFUNDED', 'REVIEW') and not is_late`, 'desc')
			.orderBy('created_at', 'desc')
			.limit(1)
			.executeTakeFirst()
	);
}

/** Payments for some things that a gateway may yet say something else of: open ones, those in doubt, and those that failed and may be paid on the same page. */
export async function findWatchedPayments(db: Db, purposeIds: readonly string[]): Promise<PaymentRow[]> {
	if (purposeIds.length === 0) return [];
	const payments = await db
		.selectFrom('payment')
		.selectAll()
		.where('purpose_id', 'in', purposeIds)
		// Our own account cannot be asked.
		.where('provider', 'not in', ['bank', 'wallet'])
		.execute();
	return payments.filter((payment) => mayBePaid(payment) || payment.state === 'REVIEW');
}
