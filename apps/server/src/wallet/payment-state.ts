import { MINUTE_MS } from '@ancu/forms/format';
import type { Updateable } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { PaymentProvider, PaymentState, PaymentTable } from '../database/tables.ts';
import { AppError } from '../graphql/app-error.ts';
import type { PaymentStatus } from '../graphql/schema.generated.ts';
import type { PaymentRow } from './payment.repository.ts';

/** What may follow. Money is real whenever it comes, so even what failed or expired may be settled; what is settled never fails. */
const followers: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
	CREATED: ['PENDING', 'SETTLED', 'FAILED', 'EXPIRED', 'REVIEW'],
	PENDING: ['SETTLED', 'FAILED', 'EXPIRED', 'REVIEW'],
	FAILED: ['SETTLED', 'REVIEW'],
	EXPIRED: ['SETTLED', 'REVIEW'],
	REVIEW: ['SETTLED', 'FAILED', 'EXPIRED'],
	SETTLED: ['REFUNDED'],
	REFUNDED: [],
};

const statuses: Readonly<Record<PaymentState, PaymentStatus>> = {
	CREATED: 'CREATED',
	PENDING: 'CREATED',
	// Its cause says that it is looked at.
	REVIEW: 'CREATED',
	SETTLED: 'SETTLED',
	// It was; that it was given back is an entry of the wallet.
	REFUNDED: 'SETTLED',
	FAILED: 'FAILED',
	EXPIRED: 'EXPIRED',
};

/** Whether a payment is still waited for. */
export function isOpen({ state }: Pick<PaymentRow, 'state'>): boolean {
	return state === 'CREATED' || state === 'PENDING';
}

/** Whether a payment may yet be paid for what it is for: it is waited for, or failed and its page is open for another try. */
export function mayBePaid(payment: PaymentRow): boolean {
	const { state, given_up_at, next_check_at } = payment;
	return isOpen(payment) || (state === 'FAILED' && given_up_at === null && next_check_at !== null);
}

/** Whether a payment is over for good. */
export function isSettled({ state }: Pick<PaymentRow, 'state'>): boolean {
	return state === 'SETTLED' || state === 'REFUNDED';
}

/** These close their pages a quarter of an hour after they made them, and cannot be told when. */
const ownClocks: readonly PaymentProvider[] = ['momo', 'card'];
const OWN_LIFE_MS = 15 * MINUTE_MS;

/** Until when a page takes money that was made at a moment; null where it closes with its payment. */
export function pageUntil(provider: PaymentProvider, madeAt: Date): Date | null {
	return ownClocks.includes(provider) ? new Date(madeAt.getTime() + OWN_LIFE_MS) : null;
}

/** Until when somebody may pay on a payment's page, whatever became of the payment meanwhile. */
export function pageEnd({ provider, created_at, expires_at, page_until }: PaymentRow): Date {
	const until = page_until ?? pageUntil(provider, created_at);
	return until && until > expires_at ? until : expires_at;
}

/** When a payment that failed or was given up is asked about once more: nobody can pay any more, and what was paid last is known. */
export function lastQuestion(payment: PaymentRow): Date {
	return new Date(pageEnd(payment).getTime() + MINUTE_MS);
}

/** A payment's state in the contract's words, now. */
export function statusOf(payment: PaymentRow, now = new Date()): PaymentStatus {
	// A transfer's time is over by the clock; its row is changed when nobody will tell of it any more.
	if (payment.provider === 'bank' && isOpen(payment) && payment.expires_at <= now) return 'EXPIRED';
	return statuses[payment.state];
}

/** Moves a locked payment on: the one way that its state changes. Throws PAYMENT_OVER where it may not. */
export async function moveTo(
	tx: Db,
	payment: PaymentRow,
	state: PaymentState,
	change: Omit<Updateable<PaymentTable>, 'state'> = {},
): Promise<PaymentRow> {
	if (!followers[payment.state].includes(state)) throw new AppError('PAYMENT_OVER');
	return tx
		.updateTable('payment')
		.set({ ...change, state })
		.where('id', '=', payment.id)
		.where('state', '=', payment.state)
		.returningAll()
		.executeTakeFirstOrThrow();
}
