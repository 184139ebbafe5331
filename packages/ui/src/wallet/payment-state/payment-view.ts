import type { Payment, PaymentCause } from '../payment-model.ts';

/** How a payment is shown. */
export type PaymentView =
	| { kind: 'waiting' }
	| { kind: 'review' }
	| { kind: 'paid' }
	| { kind: 'late' }
	| {
			kind: 'over';
			/** Money may come yet. */
			isOpen: boolean;
	  }
	| {
			kind: 'failed';
			cause: PaymentCause;
			/** The same way may well work at once; else another one is the likelier. */
			isWorthAgain: boolean;
	  }
	| { kind: 'expired'; isWorthAgain: true };

/** Causes that the payer, or a moment, mends. */
const mended: readonly PaymentCause[] = ['CANCELLED', 'EXPIRED', 'WRONG_CARD', 'WRONG_OTP', 'GATEWAY_ERROR'];

/** What the payment is for, as far as it changes what is said. */
export interface PaymentSubject {
	/** It tops up the wallet. */
	isTopUp: boolean;
	/** It is no longer to be paid: it was given up, ran out of time or was paid another way. */
	isOver: boolean;
}

/** What is said of a payment. Money that came late for a purchase is in the wallet; for a top-up it is where it should be. */
export function viewOf({ status, cause, isLate }: Payment, { isTopUp, isOver }: PaymentSubject): PaymentView {
	if (status === 'SETTLED') return { kind: isLate && !isTopUp ? 'late' : 'paid' };
	const isReviewed = status === 'CREATED' && cause;
	if (isOver && !isReviewed) return { kind: 'over', isOpen: status === 'CREATED' };
	if (status === 'EXPIRED') return { kind: 'expired', isWorthAgain: true };
	if (status === 'FAILED') {
		const given = cause ?? 'REFUSED';
		return { kind: 'failed', cause: given, isWorthAgain: mended.includes(given) };
	}
	// Staff of the gateway or ours look at it: paying again could pay twice.
	return { kind: isReviewed ? 'review' : 'waiting' };
}
