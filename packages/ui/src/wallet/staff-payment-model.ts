import type { TransactionType } from '@ancu/forms/wallet';

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
	/** The share order that it is for; null where it is for something else, left out where that is not asked. */
	order?: { code: string; locationInfo: { title: string } } | null | undefined;
}
