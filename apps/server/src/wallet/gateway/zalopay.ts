import { paymentLimits } from '@ancu/forms/wallet';
import { z } from 'zod/mini';
import { askGateway, unavailable } from './ask-gateway.ts';
import type {
	Gateway,
	GatewayAnswer,
	GatewayParts,
	NoticeOutcome,
	PaymentReference,
	RefundOrder,
	RefundOutcome,
	Refused,
} from './gateway.ts';
import { zalopayDetails } from './gateway-codes.ts';
import type { ZalopaySettings } from './gateway-settings.ts';
import { checkOrder, checkRefund, isPayUrl, isTxnRef, outside } from './order-rules.ts';
import { toOneLine } from './plain-text.ts';
import { isSigned, sign } from './signature.ts';
import { toVietnamDay } from './vietnam-time.ts';
import { jsonAnswer, readExactJson, readTxnNo, readWhole, singleValues, wireText } from './wire.ts';

const TIMEOUT_MS = 20_000;
const EXPIRY_S = { min: 300, max: 2_592_000 };

const callbackSchema = z.object({ data: z.string(), mac: wireText, type: wireText });
const dataSchema = z.object({ app_id: wireText, app_trans_id: wireText, amount: wireText, zp_trans_id: wireText });

const returned = { return_code: wireText, sub_return_code: wireText };
const createdSchema = z.object({ ...returned, order_url: wireText });
const stateSchema = z.object({
	...returned,
	is_processing: z.nullish(z.boolean()),
	amount: wireText,
	zp_trans_id: wireText,
});
const refundedSchema = z.object(returned);

/** Details of a `return_code` 2 that refuse a question, where others say how a payment stands. */
const requestErrors: readonly string[] = ['-53', '-92', '-401', '-402', '-403', '-405', '-429', '-500', '-999'];
const notFound: readonly string[] = ['-49', '-101'];

const redirectFields = ['appid', 'apptransid', 'pmcid', 'bankcode', 'amount', 'discountamount', 'status'] as const;

/** What ZaloPay is told; it calls again after 0. */
const answers: Readonly<Record<NoticeOutcome, readonly [code: number, message: string]>> = {
	applied: [1, 'success'],
	already_applied: [2, 'duplicate'],
	unknown_order: [2, 'unknown order'],
	wrong_amount: [2, 'wrong amount'],
	bad_signature: [-1, 'mac not equal'],
	wrong_terminal: [-1, 'mac not equal'],
	malformed: [-1, 'malformed'],
	error: [0, 'error'],
};

/**
 * ZaloPay v2: a page to pay on, a call back that comes only after success, query, refund and query_refund. A payment that
 * was cancelled or expired is learnt by asking. Answers to questions carry no signature in this protocol: they are believed
 * because ZaloPay's own host was asked by https.
 */
export function createZalopay(settings: ZalopaySettings, parts: GatewayParts = {}): Gateway {
	const { appId, key1, key2, url } = settings;
	const { now = () => new Date(), timeoutMs = TIMEOUT_MS } = parts;
	const macOf = (values: readonly string[]) => sign('sha256', key1, values.join('|'));
	const refundIdOf = ({ createdAt, refundRef }: RefundOrder) => `${toVietnamDay(createdAt)}_${appId}_${refundRef}`;

	return {
		provider: 'zalopay',
		limits: paymentLimits.ZALOPAY,

		createPayment: async (order) => {
			checkOrder(order);
			const refused = outside(paymentLimits.ZALOPAY, order.amount);
			if (refused) return refused;
			const seconds = Math.round((order.expiresAt.getTime() - order.createdAt.getTime()) / 1000);
			const body = {
				app_id: Number(appId),
				// Who pays is our secret; ZaloPay takes the app's name for everybody.
				app_user: 'ancu',
				app_trans_id: toTransId(order),
				app_time: order.createdAt.getTime(),
				expire_duration_seconds: Math.min(Math.max(seconds, EXPIRY_S.min), EXPIRY_S.max),
				amount: order.amount,
				item: JSON.stringify([{ id: order.txnRef, price: order.amount }]),
				description: toOneLine(order.description, 256) || order.txnRef,
				embed_data: JSON.stringify({ redirecturl: order.returnUrl }),
				bank_code: order.bankCode ?? '',
				callback_url: order.notifyUrl,
			};
			const mac = macOf(
				[body.app_id, body.app_trans_id, body.app_user, body.amount, body.app_time, body.embed_data, body.item].map(
					String,
				),
			);
			const asked = await askGateway({
				url: `${url}/v2/create`,
				body: { ...body, mac },
				schema: createdSchema,
				timeoutMs,
			});
			if (asked.state === 'unavailable') return asked;
			const { answer } = asked;
			if (answer.return_code !== '1') return refuse(answer);
			if (!isPayUrl(answer.order_url, url)) return unavailable('an answer without a page');
			return { state: 'created', payUrl: answer.order_url };
		},

		readNotice: ({ method, body }) => {
			const { data: call, success } = z.safeParse(callbackSchema, method === 'POST' ? readExactJson(body) : undefined);
			if (!success) return { state: 'rejected', reason: 'malformed' };
			if (!isSigned('sha256', key2, call.data, call.mac)) return { state: 'rejected', reason: 'bad_signature' };
			const { data } = z.safeParse(dataSchema, readExactJson(call.data));
			// Other types are of agreements to pay by token, which we have none of.
			if (!data || call.type !== '1') return { state: 'rejected', reason: 'malformed' };
			if (data.app_id !== appId) return { state: 'rejected', reason: 'wrong_terminal' };
			const amount = readWhole(data.amount);
			if (!amount || !data.app_trans_id) return { state: 'rejected', reason: 'malformed' };
			return {
				provider: 'zalopay',
				txnRef: toTxnRef(data.app_trans_id),
				amount,
				providerTxnNo: readTxnNo(data.zp_trans_id),
				state: 'paid',
				code: '1',
				cause: null,
			};
		},

		answer: (outcome): GatewayAnswer => {
			const [return_code, return_message] = answers[outcome];
			return jsonAnswer(200, { return_code, return_message });
		},

		readReturn: (query) => {
			const values = singleValues(query);
			const txnRef = toTxnRef(values?.get('apptransid') ?? '');
			const text = redirectFields.map((name) => values?.get(name) ?? '').join('|');
			const isOurs = values?.get('appid') === appId && isSigned('sha256', key2, text, values.get('checksum'));
			const status = values?.get('status') ?? '';
			const base = { txnRef: isTxnRef(txnRef) ? txnRef : null, isAuthentic: isOurs };
			if (!isOurs) return { ...base, state: null, code: null, cause: null };
			if (status === '1') return { ...base, state: 'paid', code: status, cause: null };
			return { ...base, state: 'failed', code: status, cause: zalopayDetails.get(status) ?? 'gateway_error' };
		},

		query: async (payment) => {
			const transId = toTransId(payment);
			const mac = macOf([appId, transId, key1]);
			const body = { app_id: Number(appId), app_trans_id: transId, mac };
			const asked = await askGateway({ url: `${url}/v2/query`, body, schema: stateSchema, timeoutMs });
			if (asked.state === 'unavailable') return asked;
			const { answer } = asked;
			const { return_code: main, sub_return_code: detail } = answer;
			const code = `${main}/${detail}`;
			const amount = readWhole(answer.amount) ?? null;
			const rest = { code, amount, providerTxnNo: readTxnNo(answer.zp_trans_id) };
			if (main === '3' || (answer.is_processing && (main === '1' || main === '2')))
				return { ...rest, state: 'pending', cause: null };
			if (main === '1') {
				if (amount === null) return unavailable('an answer without amount');
				return { ...rest, state: 'paid', cause: null };
			}
			if (notFound.includes(detail)) return { state: 'unknown' };
			if (main !== '2' || requestErrors.includes(detail)) return refuse(answer);
			return { ...rest, state: 'failed', cause: zalopayDetails.get(detail) ?? 'gateway_error' };
		},

		refund: async (payment, refund) => {
			checkRefund(refund, payment.amount);
			const timestamp = String(now().getTime());
			const description = toOneLine(refund.reason, 100);
			const body = {
				app_id: Number(appId),
				m_refund_id: refundIdOf(refund),
				zp_trans_id: payment.providerTxnNo,
				amount: refund.amount,
				timestamp: Number(timestamp),
				description,
				mac: macOf([appId, payment.providerTxnNo, String(refund.amount), description, timestamp]),
			};
			const asked = await askGateway({ url: `${url}/v2/refund`, body, schema: refundedSchema, timeoutMs });
			return asked.state === 'unavailable' ? asked : judgeRefund(asked.answer);
		},

		queryRefund: async (_payment, refund) => {
			const timestamp = String(now().getTime());
			const refundId = refundIdOf(refund);
			const body = {
				app_id: Number(appId),
				m_refund_id: refundId,
				timestamp: Number(timestamp),
				mac: macOf([appId, refundId, timestamp]),
			};
			const asked = await askGateway({ url: `${url}/v2/query_refund`, body, schema: refundedSchema, timeoutMs });
			return asked.state === 'unavailable' ? asked : judgeRefund(asked.answer);
		},
	};
}

/** ZaloPay's names begin with the day, in Vietnam. */
function toTransId({ createdAt, txnRef }: PaymentReference): string {
	return `${toVietnamDay(createdAt)}_${txnRef}`;
}

function toTxnRef(transId: string): string {
	return transId.replace(/^\d{6}_/, '');
}

type Returned = z.output<typeof refundedSchema>;

function judgeRefund(answer: Returned): RefundOutcome {
	const { return_code: main, sub_return_code: detail } = answer;
	const code = `${main}/${detail}`;
	if (main === '1') return { state: 'done', code };
	// A name that is known over there is ours: it was asked for before.
	if (main === '3' || detail === '-23') return { state: 'pending', code };
	if (detail === '-21' || notFound.includes(detail)) return { state: 'unknown', code };
	return refuse(answer);
}

function refuse({ return_code: main, sub_return_code: detail }: Returned): Refused {
	const cause = zalopayDetails.get(detail) ?? zalopayDetails.get(main) ?? 'gateway_error';
	return { state: 'refused', code: `${main}/${detail}`, cause };
}
