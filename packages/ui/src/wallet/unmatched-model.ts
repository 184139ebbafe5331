import type { StaffPayment } from './staff-payment-model.ts';

/** Money that came for one's own payment and did not fit it. Staff look at it. */
export interface OwnUnmatchedCredit {
	id: string;
	/** Đồng. */
	amount: number;
	/** Why it was not matched, as a code. */
	reason: string;
	/** What the payment is called whose code it bears. */
	code: string;
	/** What that payment asked for, in đồng. */
	asked: number;
	/** ISO 8601. */
	receivedAt: string;
}

/** Money that came without saying whom it is for, or more or less than was asked. */
export interface UnmatchedCredit {
	id: string;
	/** Who took it in, as the contract names it: `bank`, `vnpay`. */
	provider: string;
	/** The bank's or gateway's own reference. */
	reference: string;
	/** Đồng. */
	amount: number;
	/** What its sender wrote. */
	memo: string | null;
	/** Why it was not matched, as a code. */
	reason: string;
	/** The payment whose code it bears; null where there is none. */
	payment: StaffPayment | null;
	/** ISO 8601. */
	receivedAt: string;
}
