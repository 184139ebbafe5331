import { randomUUID } from 'node:crypto';
import { paymentLimits } from '@ancu/forms/wallet';
import { z } from 'zod/mini';
import { askGateway, unavailable } from './ask-gateway.ts';
import type {
	Gateway,
	GatewayAnswer,
	GatewayParts,
	GatewayState,
	NoticeOutcome,
	RefundOutcome,
	Refused,
} from './gateway.ts';
import { momoPending, momoResults } from './gateway-codes.ts';
import type { MomoSettings } from './gateway-settings.ts';
import { checkOrder, checkRefund, isPayUrl, isTxnRef, outside } from './order-rules.ts';
import { toOneLine } from './plain-text.ts';
import { isSigned, sign } from './signature.ts';
import { jsonAnswer, readExactJson, readTxnNo, readWhole, singleValues, wireText } from './wire.ts';

// MoMo asks for 30 seconds at least.
const TIMEOUT_MS = 31_000;

const noticeSchema = z.object({
	amount: wireText,
	extraData: wireText,
	message: wireText,
	orderId: wireText,
	orderInfo: wireText,
	orderType: wireText,
	partnerCode: wireText,
	payType: wireText,
	requestId: wireText,
	responseTime: wireText,
	resultCode: wireText,
	transId: wireText,
	signature: wireText,
});
type MomoNotice = z.output<typeof noticeSchema>;

const named = { partnerCode: wireText, orderId: wireText, requestId: wireText, amount: wireText, resultCode: wireText };
const createdSchema = z.object({
	...named,
	message: wireText,
	payUrl: wireText,
	responseTime: wireText,
	signature: wireText,
});
const refundedSchema = z.object(named);
const stateSchema = z.object({
	...named,
	transId: wireText,
	refundTrans: z.nullish(z.array(z.object({ orderId: wireText, amount: wireText, resultCode: wireText }))),
});

/** Refusals of a question, where other codes say how a payment stands: MoMo's table calls none of them final. */
const requestErrors: readonly string[] = ['10', '11', '12', '13', '20', '21', '22', '40', '41', '43', '45', '47'];

/**
 * MoMo v2, captureWallet: a page to pay on, a call back (IPN) by POST, query and refund by JSON. Answers to questions carry
 * no signature in this protocol: they are believed because MoMo's own host was asked by https, and only about what was asked.
 */
export function createMomo(settings: MomoSettings, parts: GatewayParts = {}): Gateway {
	const { partnerCode, accessKey, secretKey, url } = settings;
	const { newRequestId = randomUUID, timeoutMs = TIMEOUT_MS } = parts;
	const base = `${url}/v2/gateway/api`;

	/** The values as they are, by the order of their names, with the access key among them. */
	function toCanonical(values: Readonly<Record<string, string>>): string {
		const pairs = Object.entries({ ...values, accessKey });
		pairs.sort(([a], [b]) => (a < b ? -1 : 1));
		return pairs.map(([name, value]) => `${name}=${value}`).join('&');
	}
	const signOf = (values: Readonly<Record<string, string>>) => sign('sha256', secretKey, toCanonical(values));
	function isAuthentic<Values extends Readonly<Record<string, string>>>({ signature, ...values }: Values): boolean {
		return isSigned('sha256', secretKey, toCanonical(values), signature);
	}

	async function askState(txnRef: string) {
		const values = { partnerCode, requestId: newRequestId(), orderId: txnRef };
		const body = { ...values, lang: 'vi', signature: signOf(values) };
		const asked = await askGateway({ url: `${base}/query`, body, schema: stateSchema, timeoutMs });
		if (asked.state === 'unavailable') return asked;
		const { answer } = asked;
		if (requestErrors.includes(answer.resultCode)) return refuse(answer.resultCode);
		if (answer.partnerCode !== partnerCode || answer.orderId !== txnRef) return unavailable('an answer to others');
		return asked;
	}

	return {
		provider: 'momo',
		limits: paymentLimits.MOMO,

		createPayment: async (order) => {
			checkOrder(order);
			const refused = outside(paymentLimits.MOMO, order.amount);
			if (refused) return refused;
			const values = {
				partnerCode,
				// One name for one order: what is asked twice is made once.
				requestId: `${order.txnRef}-1`,
				amount: String(order.amount),
				orderId: order.txnRef,
				orderInfo: toOneLine(order.description, 255) || order.txnRef,
				redirectUrl: order.returnUrl,
				ipnUrl: order.notifyUrl,
				requestType: 'captureWallet',
				extraData: '',
			};
			const body = {
				...values,
				amount: order.amount,
				lang: order.locale === 'vn' ? 'vi' : 'en',
				signature: signOf(values),
			};
			const asked = await askGateway({ url: `${base}/create`, body, schema: createdSchema, timeoutMs });
			if (asked.state === 'unavailable') return asked;
			const { answer } = asked;
			if (answer.resultCode !== '0') return refuse(answer.resultCode);
			// It may come without a signature, but not with a wrong one. MoMo's texts are of two minds whether its message is signed.
			const { message: _, ...unsaid } = answer;
			if (answer.signature && !isAuthentic(answer) && !isAuthentic(unsaid))
				return unavailable('an answer with a wrong signature');
			const isOurs = (['partnerCode', 'orderId', 'requestId', 'amount'] as const).every(
				(name) => answer[name] === values[name],
			);
			if (!isOurs) return unavailable('an answer to others');
			if (!isPayUrl(answer.payUrl, url)) return unavailable('an answer without a page');
			return { state: 'created', payUrl: answer.payUrl };
		},

		readNotice: ({ method, body }) => {
			const { data, success } = z.safeParse(noticeSchema, method === 'POST' ? readExactJson(body) : undefined);
			if (!success) return { state: 'rejected', reason: 'malformed' };
			if (!isAuthentic(data)) return { state: 'rejected', reason: 'bad_signature' };
			if (data.partnerCode !== partnerCode) return { state: 'rejected', reason: 'wrong_terminal' };
			const amount = readWhole(data.amount);
			if (!amount || !data.orderId) return { state: 'rejected', reason: 'malformed' };
			const providerTxnNo = readTxnNo(data.transId);
			return { provider: 'momo', txnRef: data.orderId, amount, providerTxnNo, ...judge(data.resultCode) };
		},

		answer,

		readReturn: (query) => {
			const values = singleValues(query);
			const txnRef = values?.get('orderId');
			const claim = values && toNotice(values);
			const isOurs = !!claim && isAuthentic(claim) && claim.partnerCode === partnerCode;
			return {
				txnRef: isTxnRef(txnRef) ? txnRef : null,
				isAuthentic: isOurs,
				...(isOurs ? judge(claim.resultCode) : { state: null, code: null, cause: null }),
			};
		},

		query: async ({ txnRef }) => {
			const asked = await askState(txnRef);
			if (asked.state !== 'answered') return asked;
			const { resultCode, amount, transId } = asked.answer;
			if (resultCode === '42') return { state: 'unknown' };
			const verdict = judge(resultCode);
			const whole = readWhole(amount) ?? null;
			if (verdict.state === 'paid' && whole === null) return unavailable('an answer without amount');
			return { ...verdict, amount: whole, providerTxnNo: readTxnNo(transId) };
		},

		refund: async (payment, refund) => {
			checkRefund(refund, payment.amount);
			const values = {
				partnerCode,
				orderId: refund.refundRef,
				// MoMo pays back once for one name.
				requestId: refund.refundRef,
				amount: String(refund.amount),
				transId: payment.providerTxnNo,
				description: toOneLine(refund.reason, 255),
			};
			const body = {
				...values,
				amount: refund.amount,
				transId: Number(payment.providerTxnNo),
				lang: 'vi',
				signature: signOf(values),
			};
			const asked = await askGateway({ url: `${base}/refund`, body, schema: refundedSchema, timeoutMs });
			if (asked.state === 'unavailable') return asked;
			const { resultCode: code, orderId } = asked.answer;
			const outcome = judgeRefund(code);
			if (outcome.state === 'done' && orderId !== refund.refundRef) return unavailable('an answer to others');
			return outcome;
		},

		queryRefund: async (payment, { refundRef, amount }) => {
			const asked = await askState(payment.txnRef);
			if (asked.state !== 'answered') return asked;
			const found = asked.answer.refundTrans?.find(({ orderId }) => orderId === refundRef);
			if (!found) return { state: 'unknown', code: '' };
			return found.amount === String(amount) ? judgeRefund(found.resultCode) : unavailable('an answer to others');
		},
	};
}

/** MoMo wants 204, and calls again after everything else. */
function answer(outcome: NoticeOutcome): GatewayAnswer {
	if (outcome === 'error') return jsonAnswer(500, { message: 'error' });
	if (outcome === 'bad_signature' || outcome === 'wrong_terminal' || outcome === 'malformed')
		return jsonAnswer(400, { message: outcome });
	return { status: 204, headers: {}, body: '' };
}

/** A code that we do not know may be of a payment under way: it is asked for again. */
function judge(code: string): Pick<GatewayState, 'state' | 'code' | 'cause'> {
	if (code === '0') return { state: 'paid', code, cause: null };
	const cause = momoPending.has(code) ? undefined : momoResults.get(code);
	return cause ? { state: 'failed', code, cause } : { state: 'pending', code, cause: null };
}

function judgeRefund(code: string): RefundOutcome {
	if (code === '0') return { state: 'done', code };
	// A name that is known over there is ours: it was asked for before.
	if (momoPending.has(code) || code === '40' || code === '41') return { state: 'pending', code };
	return refuse(code);
}

function refuse(code: string): Refused {
	return { state: 'refused', code, cause: momoResults.get(code) ?? 'gateway_error' };
}

function toNotice(values: ReadonlyMap<string, string>): MomoNotice {
	return z.parse(noticeSchema, Object.fromEntries(values));
}
