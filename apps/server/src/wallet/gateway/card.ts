import { paymentLimits } from '@ancu/forms/wallet';
import { z } from 'zod/mini';
import { askGateway, unavailable } from './ask-gateway.ts';
import type {
	Gateway,
	GatewayRequest,
	GatewayState,
	Notice,
	PaymentOrder,
	RefundOrder,
	RefundOutcome,
	Refused,
	Rejection,
	Unavailable,
} from './gateway.ts';
import { cardCodes } from './gateway-codes.ts';
import type { CardSettings } from './gateway-settings.ts';
import { checkOrder, checkRefund, isPayUrl, isTxnRef, outside } from './order-rules.ts';
import { toOneLine } from './plain-text.ts';
import { isSigned } from './signature.ts';
import { jsonAnswer, readExactJson, readTxnNo, readWhole, singleValues, wireText } from './wire.ts';

const TIMEOUT_MS = 20_000;
// An old message that somebody kept is not taken twice.
const TOLERANCE_S = 300;

/** Refusals that a charge meets before its card is looked at. */
const untouched: ReadonlySet<string> = new Set(['token_invalid', 'invalid', 'unauthorized']);

/** What a charge came to. `actionUrl`: where the browser goes to prove that the card is its own. */
export type ChargeOutcome = GatewayState | Refused | Unavailable;

/**
 * A gateway for cards. The browser sends the card to `tokenUrl` and gets a token for it, good for one charge: the card itself
 * never comes to this server.
 */
export interface CardGateway extends Pick<Gateway, 'limits' | 'query' | 'answer' | 'readReturn'> {
	/** Where the browser sends the card. */
	tokenUrl: string;
	/** Charges the card behind a token. Asking twice for one order charges it once. Refused with `token_invalid`, nothing was begun. */
	charge: (order: PaymentOrder, token: string) => Promise<ChargeOutcome>;
	readNotice: (request: GatewayRequest) => Omit<Notice, 'provider'> | Rejection;
	refund: (payment: Pick<PaymentOrder, 'txnRef' | 'amount'>, refund: RefundOrder) => Promise<RefundOutcome>;
}

const chargeSchema = z.object({
	id: wireText,
	txnRef: wireText,
	status: wireText,
	code: wireText,
	amount: wireText,
	actionUrl: wireText,
});
type Charge = z.output<typeof chargeSchema>;

/**
 * Source: our own protocol. `POST /card/charges`, `GET /card/charges/:txnRef` and `POST /card/refunds` with a bearer key;
 * notices by POST with `X-Card-Signature: t=<seconds>,v1=<HMAC-SHA256 of "t.body">`.
 */
export function createCardGateway(
	{ host, publicKey, secretKey, noticeSecret }: CardSettings,
	{ now = () => new Date(), timeoutMs = TIMEOUT_MS }: { now?: () => Date; timeoutMs?: number } = {},
): CardGateway {
	async function ask(path: string, txnRef: string, request?: { body: object; key: string }) {
		const asked = await askGateway({
			url: `${host}/card/${path}`,
			...(request && { body: request.body }),
			headers: { authorization: `Bearer ${secretKey}`, ...(request && { 'idempotency-key': request.key }) },
			schema: chargeSchema,
			timeoutMs,
		});
		if (asked.state === 'unavailable') return asked;
		// A refusal names no charge.
		if (asked.answer.status && asked.answer.txnRef !== txnRef) return unavailable('an answer to others');
		return asked.answer;
	}

	/** How a charge stands, with its bank's page where that waits for its owner. */
	function stateOf(charge: Charge): GatewayState | Unavailable {
		const said = judge(charge);
		if (said.state !== 'pending' || !charge.actionUrl) return said;
		const { actionUrl } = charge;
		return isPayUrl(actionUrl, host) ? { ...said, actionUrl } : unavailable('an answer without a page');
	}

	const query: Gateway['query'] = async ({ txnRef }) => {
		const answer = await ask(`charges/${txnRef}`, txnRef);
		if ('state' in answer) return answer;
		if (answer.status) return stateOf(answer);
		return answer.code === 'not_found' ? { state: 'unknown' } : refuse(answer.code);
	};

	return {
		limits: paymentLimits.CARD,
		tokenUrl: `${host}/card/tokens?key=${encodeURIComponent(publicKey)}`,
		query,

		charge: async (order, token) => {
			checkOrder(order);
			const refused = outside(paymentLimits.CARD, order.amount);
			if (refused) return refused;
			const { txnRef, amount, returnUrl, notifyUrl } = order;
			const description = toOneLine(order.description, 255) || txnRef;
			const body = { token, amount, txnRef, description, returnUrl, notifyUrl };
			const answer = await ask('charges', txnRef, { body, key: txnRef });
			if ('state' in answer) return answer;
			if (answer.status) return stateOf(answer);
			if (untouched.has(answer.code)) return refuse(answer.code);
			// A refusal in other words does not say that an earlier try, whose answer was lost, charged nothing.
			if (answer.code !== 'duplicate_ref' && answer.code !== 'idempotency_key_reused')
				return unavailable(answer.code || 'an answer without a state');
			// Another token was charged for this order before: that charge counts, also where it does not say how it stands.
			const before = await query(order);
			if (before.state === 'unknown') return unavailable('an order that is known and is not');
			return before.state === 'refused' ? unavailable(before.code) : before;
		},

		readNotice: ({ method, headers, body }) => {
			if (method !== 'POST') return { state: 'rejected', reason: 'malformed' };
			const [, seconds = '', signature] = /^t=(\d{1,12}),v1=(\w+)$/.exec(headers['x-card-signature'] ?? '') ?? [];
			const isFresh = Math.abs(now().getTime() / 1000 - Number(seconds)) <= TOLERANCE_S;
			if (!seconds || !isFresh || !isSigned('sha256', noticeSecret, `${seconds}.${body}`, signature))
				return { state: 'rejected', reason: 'bad_signature' };
			const { data } = z.safeParse(chargeSchema, readExactJson(body));
			const state = data?.status && judge(data);
			if (!data?.txnRef || !state || state.state === 'unavailable' || state.amount === null)
				return { state: 'rejected', reason: 'malformed' };
			return { ...state, amount: state.amount, txnRef: data.txnRef };
		},

		answer: (outcome) => {
			if (outcome === 'error') return jsonAnswer(500, { received: false });
			if (outcome === 'bad_signature') return jsonAnswer(401, { received: false });
			// Whatever else it is, hearing it again would not help.
			return jsonAnswer(200, { received: true });
		},

		// It says which charge it is and no more: how it stands is asked for.
		readReturn: (params) => {
			const txnRef = singleValues(params)?.get('txnRef');
			return { txnRef: isTxnRef(txnRef) ? txnRef : null, isAuthentic: false, state: null, code: null, cause: null };
		},

		refund: async (payment, refund) => {
			checkRefund(refund, payment.amount);
			const { refundRef, amount, reason } = refund;
			const body = { txnRef: payment.txnRef, refundRef, amount, reason: toOneLine(reason, 255) };
			const answer = await ask('refunds', payment.txnRef, { body, key: refundRef });
			if ('state' in answer) return answer;
			const { status, code } = answer;
			if (status === 'refunded') return { state: 'done', code };
			return status === 'pending' ? { state: 'pending', code } : refuse(code);
		},
	};
}

function judge({ id, status, code, amount: text }: Charge): GatewayState | Unavailable {
	const amount = readWhole(text) ?? null;
	const rest = { providerTxnNo: readTxnNo(id), amount, code };
	if (status === 'paid') {
		if (amount === null) return unavailable('an answer without amount');
		return { ...rest, state: 'paid', cause: null };
	}
	if (status === 'declined') return { ...rest, state: 'failed', cause: cardCodes.get(code) ?? 'rejected_by_bank' };
	return { ...rest, state: 'pending', cause: null };
}

function refuse(code: string): Refused {
	return { state: 'refused', code, cause: cardCodes.get(code) ?? 'gateway_error' };
}
