import type { TransactionStatus, TransactionType } from '@ancu/forms/wallet';

/** Money of one account, in đồng. */
export interface Wallet {
	/** What can be spent. */
	balance: number;
	/** Set aside for something that is not settled yet. */
	held: number;
}

/** An entry of a wallet. */
export interface Transaction {
	id: string;
	/** Đồng; what went out is below zero. */
	value: number;
	status: TransactionStatus;
	type: TransactionType;
	/** ISO 8601. */
	createdAt: string;
	/** What was noted at it. */
	content: string | null;
	/** What it is called on statements. */
	transNo: string;
	/** The payment behind it. */
	paymentId: string | null;
	/** What that payment was for. */
	purpose: 'TOP_UP' | 'PLANNING_CHECK' | 'GREEN_CHECK' | 'INVESTMENT' | null;
	/** The planning check, green check or order. */
	purposeId: string | null;
	/** The wallet's balance after it, in đồng. */
	balance: number;
}
