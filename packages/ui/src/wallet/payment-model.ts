/** A way of paying, as the contract names it. */
export type PaymentMethod = 'CARD' | 'BANK' | 'TRANSFER' | 'WALLET' | 'MOMO' | 'ZALOPAY';

/** How a payment stands. */
export type PaymentStatus = 'CREATED' | 'SETTLED' | 'FAILED' | 'EXPIRED';

/** Why a payment was not made. */
export type PaymentCause =
	| 'CANCELLED'
	| 'EXPIRED'
	| 'INSUFFICIENT_FUNDS'
	| 'DAILY_LIMIT'
	| 'WRONG_CARD'
	| 'CARD_LOCKED'
	| 'CARD_EXPIRED'
	| 'NOT_ENABLED_ONLINE'
	| 'WRONG_OTP'
	| 'BANK_MAINTENANCE'
	| 'SUSPECTED_FRAUD'
	| 'REFUSED'
	| 'GATEWAY_ERROR';

/** Where a bank transfer goes. */
export interface BankTransfer {
	bankName: string;
	/** Number of the bank at NAPAS, 6 digits. */
	bankBin: string;
	accountNumber: string;
	accountName: string;
	/** What the note of the transfer must hold. */
	memo: string;
}

/** One attempt to pay. */
export interface Payment {
	id: string;
	/** What it is called on statements and receipts. */
	code: string;
	status: PaymentStatus;
	method: PaymentMethod;
	/** Whole đồng. */
	amount: number;
	/** Where the browser goes to pay; null when there is nothing to open. */
	payUrl: string | null;
	/** Where the browser sends the card; null when there is no card to send. */
	cardUrl: string | null;
	/** What a VietQR code holds. */
	qr: string | null;
	transfer: BankTransfer | null;
	/** Until when it can be paid, ISO 8601; null from the wallet. */
	expiresAt: string | null;
	cause: PaymentCause | null;
	/** It came after its time, so its money went into the wallet. */
	isLate: boolean;
	/** ISO 8601. */
	createdAt: string;
	/** ISO 8601. */
	settledAt: string | null;
}

/** One line of an invoice. */
export interface InvoiceLine {
	/** What is paid for. */
	label: string;
	/** More about it, as the plot or the number of shares. */
	text?: string | undefined;
	/** Whole đồng; below zero takes off. */
	amount: number;
}

/** What is to be paid, and for whom. */
export interface Invoice {
	/** What is paid for, in a few words. */
	title: string;
	/** Number of what is paid for, as `1042`. */
	number?: string | undefined;
	/** Name of whom it is for. */
	payer?: string | undefined;
	lines: readonly InvoiceLine[];
}

/** What an invoice comes to, in whole đồng. */
export function totalOf({ lines }: Invoice): number {
	return lines.reduce((sum, { amount }) => sum + amount, 0);
}
