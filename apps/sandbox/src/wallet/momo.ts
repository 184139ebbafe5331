import type { Notice } from './delivery.ts';
import type { WalletSettings } from './keys.ts';
import { type Claim, type Payment, type PaymentStatus, withParameters } from './payment.ts';
import { hmac, signAs } from './signature.ts';

/** MoMo v2: how its messages are signed, and what it tells of a payment. */

export type MomoFields = Readonly<Record<string, string | number>>;

/** What is signed: some fields by name, as they are, empty ones too. */
export function canonicalMomo(fields: MomoFields, names: string): string {
	return names
		.split(' ')
		.map((name) => `${name}=${fields[name] ?? ''}`)
		.join('&');
}

export const signMomo = (secret: string, text: string): string => hmac('sha256', secret, text);

/** The names of what is signed, by message. */
export const signedMomo = {
	create: 'accessKey amount extraData ipnUrl orderId orderInfo partnerCode redirectUrl requestId requestType',
	created: 'accessKey amount message orderId partnerCode payUrl requestId responseTime resultCode',
	result:
		'accessKey amount extraData message orderId orderInfo orderType partnerCode payType requestId responseTime resultCode transId',
	query: 'accessKey orderId partnerCode requestId',
	refund: 'accessKey amount description orderId partnerCode requestId transId',
};

const codes: Record<PaymentStatus, number> = {
	open: 1000,
	processing: 7000,
	paid: 0,
	cancelled: 1006,
	insufficient: 1001,
	expired: 1005,
	wrong_otp: 4100,
	wrong_card: 1002,
	locked: 4001,
	not_activated: 1007,
	card_expired: 1002,
	suspected: 1002,
	declined: 1002,
};

const messages: Record<number, string> = {
	0: 'Successful.',
	13: 'Merchant authentication failed.',
	20: 'Bad format request.',
	21: 'Request rejected due to invalid transaction amount.',
	22: 'The transaction amount is out of range.',
	40: 'Duplicated requestId.',
	41: 'Duplicated orderId.',
	42: 'Invalid orderId or orderId is not found.',
	1000: 'Transaction is initiated, waiting for user confirmation.',
	1001: 'Transaction failed due to insufficient funds.',
	1002: 'Transaction rejected by the issuers of the payment methods.',
	1005: 'Transaction failed because the url or QR code expired.',
	1006: 'Transaction denied by user.',
	1007: "Transaction rejected due to inactive or nonexistent user's account.",
	1080: 'Refund transaction failed during processing.',
	1081: 'Refund transaction rejected.',
	1088: 'Refund transaction rejected: the original transaction is ineligible.',
	4001: 'Transaction restricted.',
	4100: 'Transaction failed because user failed to login.',
	7000: 'Transaction is being processed.',
	7002: 'Transaction is being processed by the provider.',
	9000: 'Transaction authorized.',
};

export function momoMessage(code: number): string {
	return messages[code] ?? 'Unknown error.';
}

export function momoCodeOf({ status, code }: Pick<Payment, 'status' | 'code'>): number {
	return code === undefined ? codes[status] : Number(code);
}

/** Whether a payer got so far that there is a transaction. */
export function momoTransactionOf({ status, transactionNo }: Payment): number {
	return status === 'open' || status === 'cancelled' ? 0 : transactionNo;
}

/** What the website is told of a payment, by a notice or by way of the browser, signed or forged. */
export function momoResultOf(payment: Payment, claim: Claim, keys: WalletSettings['momo']): MomoFields {
	const { fields, transactionNo, finishedAt, createdAt } = payment;
	const resultCode = momoCodeOf(claim);
	const isDenied = claim.status === 'cancelled';
	const result = {
		partnerCode: claim.isStrange ? 'MOMOSTRANGE' : keys.partnerCode,
		orderId: claim.ref,
		requestId: fields.requestId ?? '',
		amount: claim.amount,
		orderInfo: fields.orderInfo ?? '',
		orderType: 'momo_wallet',
		transId: isDenied ? 0 : transactionNo,
		resultCode,
		message: momoMessage(resultCode),
		payType: isDenied ? '' : 'qr',
		responseTime: finishedAt ?? createdAt,
		extraData: fields.extraData ?? '',
	};
	const canonical = canonicalMomo({ ...result, accessKey: keys.accessKey }, signedMomo.result);
	const signature = signAs(claim.forgery, (key) => signMomo(key, canonical), { key: keys.secretKey });
	return { ...result, ...(signature !== undefined && { signature }) };
}

/** The notice (IPN): a POST that is repeated every five minutes for a day, until it is answered with 204. */
export function momoNotice(payment: Payment, claim: Claim, keys: WalletSettings['momo']): Notice {
	const fields = momoResultOf(payment, claim, keys);
	return {
		gateway: 'momo',
		ref: payment.ref,
		method: 'POST',
		url: payment.fields.ipnUrl ?? '',
		body: JSON.stringify(fields),
		fields,
		isTaken: (status) => status === 204,
		retries: Array.from({ length: 288 }, () => 5 * 60),
	};
}

export function momoReturnUrl(payment: Payment, claim: Claim, keys: WalletSettings['momo']): string {
	const fields = Object.entries(momoResultOf(payment, claim, keys)).map(([name, value]) => [name, String(value)]);
	return withParameters(payment.fields.redirectUrl ?? '', Object.fromEntries(fields));
}
