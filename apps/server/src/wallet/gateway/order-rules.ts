import type { PaymentOrder, RefundOrder, Refused } from './gateway.ts';

const REFERENCE = /^[0-9A-Za-z]+(?:-[0-9A-Za-z]+)*$/;

/** Whether we could have given a payment this name. The narrowest of all gateways: ZaloPay takes 40 with the date. */
export function isTxnRef(text: string | undefined): text is string {
	return text !== undefined && text.length <= 32 && REFERENCE.test(text);
}

/** Throws where an order breaks a rule that only code can break. */
export function checkOrder(order: PaymentOrder): void {
	const { txnRef, amount, createdAt, expiresAt, returnUrl, notifyUrl, bankCode = '' } = order;
	if (!isTxnRef(txnRef)) throw new RangeError('A payment has a name of 1 to 32 letters and digits.');
	if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError('An amount is a whole number of đồng.');
	if (!(expiresAt > createdAt)) throw new RangeError('A payment expires after it was created.');
	if (!/^[0-9A-Za-z]{0,20}$/.test(bankCode)) throw new RangeError('A bank code has up to 20 letters and digits.');
	for (const url of [returnUrl, notifyUrl]) {
		if (!/^https?:$/.test(new URL(url).protocol) || url.length > 255) throw new RangeError('A gateway calls http.');
	}
}

/** Throws where a refund breaks a rule that only code can break. */
export function checkRefund({ refundRef, amount }: RefundOrder, paid: number): void {
	if (!REFERENCE.test(refundRef) || refundRef.length > 30)
		throw new RangeError('A refund has a name of 1 to 30 letters and digits.');
	if (!Number.isSafeInteger(amount) || amount <= 0 || amount > paid)
		throw new RangeError('A refund is a whole number of đồng, at most what was paid.');
}

/** Refuses an amount outside of a gateway's limits. */
export function outside({ min, max }: { min: number; max: number }, amount: number): Refused | undefined {
	if (amount >= min && amount <= max) return undefined;
	return { state: 'refused', code: 'limits', cause: 'amount_out_of_range' };
}

/** Where a browser may be sent: https, or http where the gateway itself is asked by http, as the sandbox is. */
export function isPayUrl(text: string, base: string): boolean {
	if (!URL.canParse(text)) return false;
	const { protocol } = new URL(text);
	return protocol === 'https:' || (protocol === 'http:' && base.startsWith('http:'));
}
