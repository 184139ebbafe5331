import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { paymentLimits } from '@ancu/forms/wallet';
import { z } from 'zod/mini';
import { askGateway, unavailable } from './ask-gateway.ts';
import type {
	Gateway,
	GatewayParts,
	GatewayState,
	NoticeOutcome,
	PaymentReference,
	RefundOutcome,
	Refused,
} from './gateway.ts';
import { vnpayRequests, vnpayResponses, vnpayStatuses } from './gateway-codes.ts';
import type { VnpaySettings } from './gateway-settings.ts';
import { checkOrder, checkRefund, isTxnRef, outside } from './order-rules.ts';
import { toPlainText } from './plain-text.ts';
import { isSigned, sign } from './signature.ts';
import { toVietnamStamp } from './vietnam-time.ts';
import { jsonAnswer, readTxnNo, readWhole, singleValues, wireText } from './wire.ts';

const VERSION = '2.1.0';
const TIMEOUT_MS = 20_000;
// Of the machine that asks: a query has no payer.
const OWN_ADDRESS = '127.0.0.1';

/** What VNPay is told; it calls again after 01, 04, 97 and 99. */
const answers: Readonly<Record<NoticeOutcome, readonly [code: string, message: string]>> = {
	applied: ['00', 'Confirm Success'],
	already_applied: ['02', 'Order already confirmed'],
	unknown_order: ['01', 'Order not found'],
	wrong_amount: ['04', 'Invalid amount'],
	bad_signature: ['97', 'Fail checksum'],
	wrong_terminal: ['97', 'Fail checksum'],
	malformed: ['99', 'Unknown error'],
	error: ['99', 'Unknown error'],
};

/** The fields of an answer in the order in which they are signed. A refund's has the first thirteen. */
const signedFields = [
	'vnp_ResponseId',
	'vnp_Command',
	'vnp_ResponseCode',
	'vnp_Message',
	'vnp_TmnCode',
	'vnp_TxnRef',
	'vnp_Amount',
	'vnp_BankCode',
	'vnp_PayDate',
	'vnp_TransactionNo',
	'vnp_TransactionType',
	'vnp_TransactionStatus',
	'vnp_OrderInfo',
	'vnp_PromotionCode',
	'vnp_PromotionAmount',
] as const;
const fieldsOf = { querydr: signedFields, refund: signedFields.slice(0, 13) };

const answerSchema = z.object({
	...(Object.fromEntries(signedFields.map((name) => [name, wireText])) as Record<
		(typeof signedFields)[number],
		typeof wireText
	>),
	vnp_SecureHash: wireText,
});
type Answer = z.output<typeof answerSchema>;

/** VNPay 2.1.0: a signed address to pay at, a call back (IPN) by GET, and querydr and refund by JSON. */
export function createVnpay(settings: VnpaySettings, parts: GatewayParts = {}): Gateway {
	const { tmnCode, hashSecret, payUrl, apiUrl } = settings;
	const {
		now = () => new Date(),
		newRequestId = () => randomUUID().replaceAll('-', ''),
		timeoutMs = TIMEOUT_MS,
	} = parts;

	/** Sends a request whose values, in their order, are what is signed. */
	async function ask(command: keyof typeof fieldsOf, values: Record<string, string>, txnRef: string) {
		const body = { ...values, vnp_SecureHash: sign('sha512', hashSecret, Object.values(values).join('|')) };
		const url = `${apiUrl}/merchant_webapi/api/transaction`;
		const asked = await askGateway({ url, body, schema: answerSchema, timeoutMs });
		if (asked.state === 'unavailable') return asked;
		const { answer } = asked;
		const text = fieldsOf[command].map((name) => answer[name]).join('|');
		if (!isSigned('sha512', hashSecret, text, answer.vnp_SecureHash)) return unavailable('an answer without signature');
		if (answer.vnp_Command !== command || answer.vnp_TmnCode !== tmnCode) return unavailable('an answer to others');
		// Of an order that is not found nothing need be named.
		if (answer.vnp_ResponseCode === '00' && answer.vnp_TxnRef !== txnRef) return unavailable('an answer to others');
		return answer;
	}

	function askState({ txnRef, createdAt }: PaymentReference) {
		const values = {
			vnp_RequestId: newRequestId(),
			vnp_Version: VERSION,
			vnp_Command: 'querydr',
			vnp_TmnCode: tmnCode,
			vnp_TxnRef: txnRef,
			vnp_TransactionDate: toVietnamStamp(createdAt),
			vnp_CreateDate: toVietnamStamp(now()),
			vnp_IpAddr: OWN_ADDRESS,
			vnp_OrderInfo: 'Truy van',
		};
		return ask('querydr', values, txnRef);
	}

	return {
		provider: 'vnpay',
		limits: paymentLimits.BANK,

		createPayment: async (order) => {
			checkOrder(order);
			const refused = outside(paymentLimits.BANK, order.amount);
			if (refused) return refused;
			const query = toCanonical({
				vnp_Version: VERSION,
				vnp_Command: 'pay',
				vnp_TmnCode: tmnCode,
				vnp_Amount: String(order.amount * 100),
				vnp_BankCode: order.bankCode ?? '',
				vnp_CreateDate: toVietnamStamp(order.createdAt),
				vnp_ExpireDate: toVietnamStamp(order.expiresAt),
				vnp_CurrCode: 'VND',
				vnp_Locale: order.locale,
				vnp_IpAddr: toAddress(order.clientAddress),
				vnp_OrderInfo: toPlainText(order.description, 255) || order.txnRef,
				vnp_OrderType: 'other',
				vnp_ReturnUrl: order.returnUrl,
				vnp_TxnRef: order.txnRef,
			});
			const signature = sign('sha512', hashSecret, query);
			return { state: 'created', payUrl: `${payUrl}/paymentv2/vpcpay.html?${query}&vnp_SecureHash=${signature}` };
		},

		readNotice: ({ method, query }) => {
			const values = method === 'GET' ? singleValues(query) : undefined;
			if (!values) return { state: 'rejected', reason: 'malformed' };
			if (!isAuthentic(values, hashSecret)) return { state: 'rejected', reason: 'bad_signature' };
			if (values.get('vnp_TmnCode') !== tmnCode) return { state: 'rejected', reason: 'wrong_terminal' };
			const amount = readHundredths(values.get('vnp_Amount'));
			const txnRef = values.get('vnp_TxnRef');
			if (!amount || !txnRef) return { state: 'rejected', reason: 'malformed' };
			return {
				provider: 'vnpay',
				txnRef,
				amount,
				providerTxnNo: readTxnNo(values.get('vnp_TransactionNo')),
				...judge(values.get('vnp_ResponseCode'), values.get('vnp_TransactionStatus')),
			};
		},

		answer: (outcome) => {
			const [RspCode, Message] = answers[outcome];
			return jsonAnswer(200, { RspCode, Message });
		},

		readReturn: (query) => {
			const values = singleValues(query);
			const txnRef = values?.get('vnp_TxnRef');
			const isOurs = !!values && isAuthentic(values, hashSecret) && values.get('vnp_TmnCode') === tmnCode;
			return {
				txnRef: isTxnRef(txnRef) ? txnRef : null,
				isAuthentic: isOurs,
				...(isOurs
					? judge(values.get('vnp_ResponseCode'), values.get('vnp_TransactionStatus'))
					: { state: null, code: null, cause: null }),
			};
		},

		query: async (payment) => {
			const answer = await askState(payment);
			if ('state' in answer) return answer;
			if (answer.vnp_ResponseCode === '91') return { state: 'unknown' };
			if (answer.vnp_ResponseCode !== '00') return refuse(answer);
			const amount = readHundredths(answer.vnp_Amount) ?? null;
			const { vnp_TransactionType: type, vnp_TransactionStatus: status } = answer;
			// Of a payment that was paid back over there it tells the refund.
			const verdict: Verdict =
				type === '01'
					? { ...judge('00', status), code: status }
					: { state: 'suspect', code: `${type}:${status}`, cause: 'unclear' };
			if (verdict.state === 'paid' && amount === null) return unavailable('an answer without amount');
			return { ...verdict, amount, providerTxnNo: readTxnNo(answer.vnp_TransactionNo) };
		},

		refund: async (payment, refund) => {
			checkRefund(refund, payment.amount);
			const values = {
				// Asked again on the same day it is known as the same one.
				vnp_RequestId: refund.refundRef,
				vnp_Version: VERSION,
				vnp_Command: 'refund',
				vnp_TmnCode: tmnCode,
				vnp_TransactionType: refund.amount === payment.amount ? '02' : '03',
				vnp_TxnRef: payment.txnRef,
				vnp_Amount: String(refund.amount * 100),
				vnp_TransactionNo: payment.providerTxnNo,
				vnp_TransactionDate: toVietnamStamp(payment.createdAt),
				vnp_CreateBy: toPlainText(refund.by, 245),
				vnp_CreateDate: toVietnamStamp(now()),
				vnp_IpAddr: OWN_ADDRESS,
				vnp_OrderInfo: toPlainText(refund.reason, 255) || refund.refundRef,
			};
			const answer = await ask('refund', values, payment.txnRef);
			if ('state' in answer) return answer;
			if (answer.vnp_ResponseCode === '94') return { state: 'pending', code: '94' };
			if (answer.vnp_ResponseCode !== '00') return refuse(answer);
			if (answer.vnp_Amount !== values.vnp_Amount) return unavailable('an answer to others');
			return judgeRefund(answer.vnp_TransactionStatus);
		},

		queryRefund: async (payment, refund) => {
			const answer = await askState(payment);
			if ('state' in answer) return answer;
			if (answer.vnp_ResponseCode !== '00') return refuse(answer);
			const isRefund = answer.vnp_TransactionType === '02' || answer.vnp_TransactionType === '03';
			// It speaks of the newest transaction of the order: the payment itself, or another refund of it.
			if (!isRefund || answer.vnp_Amount !== String(refund.amount * 100)) return { state: 'unknown', code: '' };
			return judgeRefund(answer.vnp_TransactionStatus);
		},
	};
}

/** Pairs in the form that is signed: sorted, encoded as a form's, without those that are empty. */
function toCanonical(values: Readonly<Record<string, string>>): string {
	const pairs = Object.entries(values).filter(([, value]) => value !== '');
	pairs.sort(([a], [b]) => (a < b ? -1 : 1));
	return new URLSearchParams(pairs).toString();
}

function isAuthentic(values: ReadonlyMap<string, string>, secret: string): boolean {
	const signed = [...values].filter(
		([name]) => name.startsWith('vnp_') && name !== 'vnp_SecureHash' && name !== 'vnp_SecureHashType',
	);
	return isSigned('sha512', secret, toCanonical(Object.fromEntries(signed)), values.get('vnp_SecureHash'));
}

/** VNPay counts in hundredths of a đồng. */
function readHundredths(text: string | undefined): number | undefined {
	const hundredths = readWhole(text);
	return hundredths !== undefined && hundredths % 100 === 0 ? hundredths / 100 : undefined;
}

type Verdict = Pick<GatewayState, 'state' | 'code' | 'cause'>;

const failed: readonly string[] = ['02', '08', '11'];

/** Paid is what both codes say is paid; one that is missing says nothing. */
function judge(response = '', status = ''): Verdict {
	const code = `${response}/${status}`;
	if (response === '07' || status === '07') return { state: 'suspect', code, cause: 'suspected_fraud' };
	if (response === '00' && status === '00') return { state: 'paid', code, cause: null };
	const cause = vnpayStatuses.get(status) ?? 'unclear';
	if (failed.includes(status)) return { state: 'failed', code, cause: vnpayResponses.get(response) ?? cause };
	if (status === '01' || status === '') return { state: 'pending', code, cause: null };
	// Paid with an error, reversed, paid back by somebody else or a status that is new: money may have moved.
	return { state: 'suspect', code, cause };
}

function judgeRefund(status: string): RefundOutcome {
	if (status === '00') return { state: 'done', code: status };
	if (status === '09') return { state: 'refused', code: status, cause: 'refund_failed' };
	return { state: 'pending', code: status };
}

function refuse({ vnp_ResponseCode: code }: Answer): Refused {
	return { state: 'refused', code, cause: vnpayRequests.get(code) ?? 'gateway_error' };
}

// Of 7 to 45 characters, which the shortest forms of IPv6 have not.
function toAddress(address: string): string {
	return isIP(address) && /^[0-9A-Fa-f.:]{7,45}$/.test(address) ? address : OWN_ADDRESS;
}
