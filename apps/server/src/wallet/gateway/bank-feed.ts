import { z } from 'zod/mini';
import { readKeys } from '../../read-keys.ts';
import type { GatewayAnswer, GatewayRequest, NoticeOutcome, Rejection } from './gateway.ts';
import type { BankSettings } from './gateway-settings.ts';
import { isSigned } from './signature.ts';
import { readVietnamTime } from './vietnam-time.ts';
import { jsonAnswer, readExactJson, readWhole, wireText } from './wire.ts';

// An old message that somebody kept is not taken twice.
const TOLERANCE_S = 300;

const schema = z.object({
	id: wireText,
	gateway: wireText,
	transactionDate: wireText,
	accountNumber: wireText,
	content: wireText,
	transferType: wireText,
	transferAmount: wireText,
	referenceCode: wireText,
});

/** Money that came into our account. */
export interface CreditNotice {
	state: 'credited';
	/** The bank's own name of the movement. It comes again with every repetition of the message. */
	bankReference: string;
	account: string;
	/** Whole đồng. */
	amount: number;
	/** As the bank wrote it: see memo.ts. */
	memo: string;
	at: Date;
}

/** Tells of credits to our bank account: VietQR itself has no call back. */
export interface BankFeed {
	/** `ignored`: authentic, but nothing came in. */
	readCredit: (request: GatewayRequest) => CreditNotice | { state: 'ignored' } | Rejection;
	/** What to tell the feed; it calls again after anything but 2xx. */
	answer: (outcome: NoticeOutcome | 'ignored') => GatewayAnswer;
}

/**
 * A feed in the form of SePay's webhooks: JSON by POST, `X-SePay-Signature: sha256=…` over the time of `X-SePay-Timestamp`,
 * a dot and the body. Source: developer.sepay.vn, webhooks with HMAC-SHA256.
 */
export function createBankFeed(
	{ account, feedSecret }: BankSettings,
	{ now = () => new Date() }: { now?: () => Date } = {},
): BankFeed {
	// While a key is changed the feed signs with the old one or the new one.
	const secrets = readKeys(feedSecret);
	return {
		readCredit: ({ method, headers, body }) => {
			if (method !== 'POST') return { state: 'rejected', reason: 'malformed' };
			const timestamp = headers['x-sepay-timestamp'] ?? '';
			const [, signature] = /^sha256=(\w+)$/.exec(headers['x-sepay-signature'] ?? '') ?? [];
			const isFresh = Math.abs(now().getTime() / 1000 - (readWhole(timestamp) ?? 0)) <= TOLERANCE_S;
			const isOurs = secrets.some((secret) => isSigned('sha256', secret, `${timestamp}.${body}`, signature));
			if (!isFresh || !isOurs) return { state: 'rejected', reason: 'bad_signature' };

			const { data } = z.safeParse(schema, readExactJson(body));
			const at = readVietnamTime(data?.transactionDate ?? '');
			const amount = readWhole(data?.transferAmount);
			const bankReference = data?.referenceCode || data?.id;
			if (data?.transferType === 'out') return { state: 'ignored' };
			if (data?.transferType !== 'in' || !at || !amount || !bankReference)
				return { state: 'rejected', reason: 'malformed' };
			if (data.accountNumber !== account) return { state: 'rejected', reason: 'wrong_terminal' };
			return { state: 'credited', bankReference, account, amount, memo: data.content, at };
		},

		answer: (outcome) => {
			// What cannot be read is repeated for half an hour and then told by the feed: here nobody would learn whose money came.
			if (outcome === 'error' || outcome === 'malformed') return jsonAnswer(500, { success: false });
			if (outcome === 'bad_signature') return jsonAnswer(401, { success: false });
			// Whatever else it is, hearing it again would not help: what fits no payment is for staff to look at.
			return jsonAnswer(200, { success: true });
		},
	};
}
