import type { TransactionType } from '@ancu/forms/wallet';
import type { PaymentStatus } from './payment-model.ts';

/** A payment as staff see it who look after money. */
export interface StaffPayment {
	id: string;
	/** What it is called on statements and receipts. */
	code: string;
	purpose: Exclude<TransactionType, 'REFUND' | 'PAYOUT'>;
	/** Đồng. */
	amount: number;
	/** Null where the account was erased. */
	payer: { name: string; phone: string | null } | null;
}

/** Something that happened to a payment, or to money that bears its code. */
export interface PaymentEvent {
	id: string;
	/** As the contract names it: `settled`, `wrong_amount`. */
	kind: string;
	/** Đồng, where it is about other money than the payment's own. */
	amount: number | null;
	/** What its gateway said, in its own codes; of money that was not matched, why. */
	code: string | null;
	/** What staff wrote. */
	text: string | null;
	/** Null when it happened by itself. */
	actorName: string | null;
	/** ISO 8601. */
	at: string;
}

/** All that staff see of a payment. */
export interface PaymentRecord extends StaffPayment {
	/** What its payer reads that it is for: `Phí kiểm tra quy hoạch số 12`. */
	description: string;
	/** The share order that it is for; null where it is for something else. */
	order: { code: string; locationInfo: { title: string } } | null;
	/** Who takes it in, as the contract names it: `vnpay`, `wallet`. */
	provider: string;
	/** What they call it; null as long as that is not known. */
	reference: string | null;
	status: PaymentStatus;
	/** ISO 8601. */
	createdAt: string;
	/** Somebody else paid it, and its money is not in their wallet already. */
	isRefundable: boolean;
	/** The latest first. */
	history: readonly PaymentEvent[];
}
