import type { Db } from '../database/open-database.ts';
import { notify } from '../notification/notify.ts';
import type { PaymentRow } from './payment.repository.ts';

const link = '/setting/wallet';
/** Where the website shows the receipt of a payment. */
const receiptLink = (paymentId: string) => `${link}?receipt=${paymentId}`;

/** Tells somebody that money came into the wallet: as it was wanted, too late for what it was for, or found by staff. */
export function tellMoney(
	tx: Db,
	accountId: string,
	tag: 'wallet.toppedUp' | 'wallet.late' | 'wallet.credited',
	amount: number,
	by?: string,
): Promise<void> {
	return notify(tx, { accountId, tag, params: { amount }, link, by });
}

/** Tells a payer that what they paid outside of the wallet has come, and paid for what it was for. */
export function tellPaid(
	tx: Db,
	{ id, account_id: accountId, amount, description: what, txn_ref: code }: PaymentRow,
): Promise<void> {
	return notify(tx, { accountId, tag: 'wallet.paid', params: { amount, what, code }, link: receiptLink(id) });
}

/** Tells a payer whose money bears the code of a payment, but cannot be taken for it, that staff have it. */
export function tellAside(
	tx: Db,
	{ account_id: accountId, txn_ref: code, amount: asked }: PaymentRow,
	reason: 'wrong_amount' | 'already_paid',
	amount: number,
): Promise<void> {
	return reason === 'wrong_amount'
		? notify(tx, { accountId, tag: 'wallet.otherAmount', params: { code, amount, asked }, link })
		: notify(tx, { accountId, tag: 'wallet.paidAgain', params: { code, amount }, link });
}

/** Tells a payer that money in doubt did not stay with us. */
export function tellNotTaken(
	tx: Db,
	{ account_id: accountId, txn_ref: code }: PaymentRow,
	amount: number,
	by?: string,
): Promise<void> {
	return notify(tx, { accountId, tag: 'wallet.notTaken', params: { code, amount }, link, by });
}

/** Tells a payer whose money bears the code of a payment that it was sent back to where it came from. */
export function tellSentBack(
	tx: Db,
	{ account_id: accountId, txn_ref: code }: PaymentRow,
	{ amount, reference }: { amount: number; reference: string },
	by?: string,
): Promise<void> {
	return notify(tx, { accountId, tag: 'wallet.sentBack', params: { code, amount, reference }, link, by });
}

/** Tells somebody that staff gave a payment back. */
export function tellRefunded(
	tx: Db,
	{ account_id: accountId, amount }: PaymentRow,
	reason: string,
	by: string | null,
): Promise<void> {
	return notify(tx, { accountId, tag: 'wallet.refunded', params: { amount, reason }, link, by });
}

/** Tells somebody that money of the wallet was sent to their bank account. */
export function tellPaidOut(
	tx: Db,
	accountId: string,
	params: { amount: number; reference: string },
	by: string | null,
): Promise<void> {
	return notify(tx, { accountId, tag: 'wallet.paidOut', params, link, by });
}
