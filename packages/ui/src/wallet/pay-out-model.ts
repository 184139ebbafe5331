import type { StaffPayment } from './staff-payment-model.ts';

/** Money of a wallet that is set aside to be sent to its owner's bank account. */
export interface ReservedPayOut {
	id: string;
	/** Đồng. */
	amount: number;
	owner: StaffPayment['payer'];
	/** Why; the owner reads it too. */
	note: string;
	/** When it was set aside, ISO 8601. */
	createdAt: string;
}
