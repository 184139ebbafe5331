import type { Notice } from './delivery.ts';
import type { WalletSettings } from './keys.ts';
import { readJson } from './log.ts';
import { type Claim, type Payment, type PaymentStatus, toVietnamTime, withParameters } from './payment.ts';
import { hmac, signAs } from './signature.ts';

/** VNPAY 2.1.0: how its messages are signed, and what it tells of a payment. */

type Fields = Readonly<Record<string, string>>;

/** What is signed of a pay request, a return or a notice: sorted by name, encoded as forms are, without what is empty. */
export function canonicalOf(fields: Fields): string {
	const pairs = Object.entries(fields)
		.filter(([name, value]) => value !== '' && name !== 'vnp_SecureHash' && name !== 'vnp_SecureHashType')
		.sort(([left], [right]) => (left < right ? -1 : 1));
	return new URLSearchParams(pairs).toString();
}

/** What is signed of a question or its answer: the values in a fixed order. */
export function joined(fields: Fields, names: readonly string[]): string {
	return names.map((name) => fields[name] ?? '').join('|');
}

export const signVnpay = (secret: string, text: string): string => hmac('sha512', secret, text);

export const querySlots = slots('RequestId Version Command TmnCode TxnRef TransactionDate CreateDate IpAddr OrderInfo');
export const refundSlots = slots(
	'RequestId Version Command TmnCode TransactionType TxnRef Amount TransactionNo TransactionDate CreateBy CreateDate IpAddr OrderInfo',
);
export const refundAnswerSlots = slots(
	'ResponseId Command ResponseCode Message TmnCode TxnRef Amount BankCode PayDate TransactionNo TransactionType TransactionStatus OrderInfo',
);
export const queryAnswerSlots = [...refundAnswerSlots, ...slots('PromotionCode PromotionAmount')];

function slots(names: string): string[] {
	return names.split(' ').map((name) => `vnp_${name}`);
}

/** vnp_ResponseCode and vnp_TransactionStatus of a notice. */
const codes: Record<PaymentStatus, readonly [string, string]> = {
	open: ['99', '01'],
	processing: ['99', '01'],
	paid: ['00', '00'],
	cancelled: ['24', '02'],
	insufficient: ['51', '02'],
	expired: ['11', '02'],
	wrong_otp: ['06', '02'],
	wrong_card: ['10', '02'],
	locked: ['12', '02'],
	not_activated: ['09', '02'],
	card_expired: ['99', '02'],
	suspected: ['07', '07'],
	declined: ['99', '02'],
};

/** vnp_TransactionStatus of an answer to a query. */
export function queriedStatusOf(status: PaymentStatus): string {
	return status === 'expired' ? '08' : codes[status][1];
}

/** What the website is told of a payment, by a notice or by way of the browser, signed or forged. */
export function resultOf(payment: Payment, claim: Claim, { tmnCode, hashSecret }: WalletSettings['vnpay']): Fields {
	const [code, status] = codes[claim.status];
	const isCancelled = claim.status === 'cancelled';
	// The bank has a number of its own for what it has seen.
	const isAtBank = !isCancelled && claim.status !== 'expired';
	const fields: Record<string, string> = {
		vnp_Amount: String(claim.amount * 100),
		vnp_BankCode: isCancelled ? 'VNPAY' : payment.bank,
		...(isAtBank && { vnp_BankTranNo: `VNP${payment.transactionNo}` }),
		...(!isCancelled && { vnp_CardType: 'ATM' }),
		vnp_OrderInfo: payment.fields.vnp_OrderInfo ?? '',
		vnp_PayDate: toVietnamTime(payment.finishedAt ?? payment.createdAt),
		vnp_ResponseCode: claim.code ?? code,
		vnp_TmnCode: claim.isStrange ? 'STRANGE1' : tmnCode,
		vnp_TransactionNo: isCancelled ? '0' : String(payment.transactionNo),
		vnp_TransactionStatus: status,
		vnp_TxnRef: claim.ref,
	};
	const signature = signAs(claim.forgery, (key) => signVnpay(key, canonicalOf(fields)), { key: hashSecret });
	return { ...fields, ...(signature !== undefined && { vnp_SecureHash: signature }) };
}

/** The notice (IPN): a GET that is repeated every five minutes, ten times at most, until it is answered with 00 or 02. */
export function vnpayNotice(payment: Payment, claim: Claim, url: string, keys: WalletSettings['vnpay']): Notice {
	const fields = resultOf(payment, claim, keys);
	return {
		gateway: 'vnpay',
		ref: payment.ref,
		method: 'GET',
		url: withParameters(url, fields),
		fields,
		isTaken: (status, body) => {
			const answer = readJson(body) as { RspCode?: unknown } | null;
			return status === 200 && (answer?.RspCode === '00' || answer?.RspCode === '02');
		},
		retries: Array.from({ length: 10 }, () => 5 * 60),
	};
}
