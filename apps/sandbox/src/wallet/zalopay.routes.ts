import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from './clock.ts';
import type { WalletSettings } from './keys.ts';
import { type Refund, refundable, toVietnamTime } from './payment.ts';
import type { Processor } from './processor.ts';
import { isSignature } from './signature.ts';
import {
	joinedZalopay,
	signedZalopay,
	signZalopay,
	zalopayCodesOf,
	zalopayNotice,
	zalopayReturnUrl,
} from './zalopay.ts';

const SKEW_MS_MAX = 15 * 60 * 1000;

/** Numbers come as text from forms and as numbers in JSON; what is signed is their text. */
const text = z.pipe(
	z.union([z.string(), z.number()]),
	z.transform((value) => String(value)),
);
const number = text.check(z.regex(/^[1-9]\d{0,14}$/));

function json(isRight: (value: unknown) => boolean) {
	return z.string().check(
		z.maxLength(2_048),
		z.refine((value) => {
			try {
				return isRight(JSON.parse(value));
			} catch {
				return false;
			}
		}),
	);
}

const embedSchema = z.object({ redirecturl: z.optional(z.url({ protocol: /^https?$/ })) });

const createSchema = z.object({
	app_id: text,
	app_user: z.string().check(z.minLength(1), z.maxLength(50)),
	app_trans_id: z.string().check(z.maxLength(40), z.regex(/^\d{6}_[\w.-]+$/)),
	app_time: number,
	expire_duration_seconds: z._default(number, '900'),
	amount: number,
	item: json(Array.isArray),
	description: z.string().check(z.minLength(1), z.maxLength(256)),
	embed_data: json((value) => z.safeParse(embedSchema, value).success),
	bank_code: z._default(z.string(), ''),
	callback_url: z.optional(z.url({ protocol: /^https?$/ })),
	mac: z.string(),
});
const querySchema = z.object({ app_id: text, app_trans_id: z.string(), mac: z.string() });
const refundSchema = z.object({
	app_id: text,
	m_refund_id: z.string(),
	zp_trans_id: text,
	amount: number,
	timestamp: number,
	description: z.string().check(z.minLength(1), z.maxLength(100)),
	mac: z.string(),
});
const queryRefundSchema = z.object({ app_id: text, m_refund_id: z.string(), timestamp: number, mac: z.string() });

const messages = { 1: 'Giao dịch thành công', 2: 'Giao dịch thất bại', 3: 'Giao dịch đang xử lý' };

function answer(code: 1 | 2 | 3, sub: number, more: object = {}) {
	return {
		return_code: code,
		return_message: messages[code],
		sub_return_code: sub,
		sub_return_message: messages[code],
		...more,
	};
}

const refundAnswers: Record<Refund['status'], readonly [1 | 2 | 3, number]> = {
	done: [1, 1],
	processing: [3, 2],
	failed: [2, -1],
};

export interface ZalopayOptions {
	clock: Clock;
	processor: Processor;
	keys: WalletSettings['zalopay'];
}

/** ZaloPay's wallet: create, query, refund and query_refund, as JSON or as forms. */
export function registerZalopay(app: FastifyInstance, { clock, processor, keys }: ZalopayOptions): void {
	const isOurs = (body: Record<string, string | undefined> & { mac: string }, names: string) =>
		body.app_id === keys.appId &&
		isSignature(body.mac, signZalopay(keys.key1, joinedZalopay({ ...body, key1: keys.key1 } as never, names)));

	app.post('/v2/create', ({ body, protocol, host }) => {
		const { data: asked } = z.safeParse(createSchema, body);
		if (!asked) return answer(2, -401);
		if (!isOurs(asked, signedZalopay.create)) return answer(2, -402);
		const seconds = Number(asked.expire_duration_seconds);
		if (seconds < 300 || seconds > 2_592_000) return answer(2, -401);
		if (!asked.app_trans_id.startsWith(`${toVietnamTime(clock.now()).slice(2, 8)}_`)) return answer(2, -92);
		if (Math.abs(Number(asked.app_time) - clock.now()) > SKEW_MS_MAX) return answer(2, -54);
		if (processor.find('zalopay', asked.app_trans_id).length > 0) return answer(2, -68);

		const { callback_url = '', ...texts } = asked;
		const { id } = processor.open({
			gateway: 'zalopay',
			ref: asked.app_trans_id,
			amount: Number(asked.amount),
			expiresAt: clock.now() + seconds * 1000,
			fields: { ...texts, callback_url },
			notice: (payment, claim) => zalopayNotice(payment, claim, keys),
			returnUrl: (payment, claim) => zalopayReturnUrl(payment, claim, keys),
		});
		const order_url = `${protocol}://${host}/pay/${id}`;
		return answer(1, 1, { order_url, zp_trans_token: id, order_token: id, qr_code: order_url });
	});

	app.post('/v2/query', ({ body }) => {
		const { data: asked } = z.safeParse(querySchema, body);
		if (!asked) return answer(2, -401);
		if (!isOurs(asked, signedZalopay.query)) return answer(2, -402);
		const [payment] = processor.find('zalopay', asked.app_trans_id);
		if (!payment) return answer(2, -101, { is_processing: false, amount: 0, zp_trans_id: 0 });
		const [code, sub] = zalopayCodesOf(payment);
		return answer(code, sub, {
			is_processing: code === 3,
			amount: payment.received,
			zp_trans_id: code === 1 ? payment.transactionNo : 0,
			server_time: payment.finishedAt ?? clock.now(),
			discount_amount: 0,
		});
	});

	const payments = () => processor.list().filter(({ gateway }) => gateway === 'zalopay');
	const findRefund = (id: string) =>
		payments().flatMap(({ refunds }) => refunds.filter((refund) => refund.id === id))[0];
	const answerRefund = (refund: Refund) => answer(...refundAnswers[refund.status], { refund_id: refund.transactionNo });

	app.post('/v2/refund', ({ body }) => {
		const { data: asked } = z.safeParse(refundSchema, body);
		if (!asked) return answer(2, -401);
		if (!isOurs(asked, signedZalopay.refund)) return answer(2, -402);
		if (!new RegExp(`^\\d{6}_${keys.appId}_[\\w.-]+$`).test(asked.m_refund_id)) return answer(2, -24);
		if (findRefund(asked.m_refund_id)) return answer(2, -23);
		const payment = payments().find(({ transactionNo }) => String(transactionNo) === asked.zp_trans_id);
		if (!payment) return answer(2, -8);
		if (payment.status !== 'paid') return answer(2, -6);
		const amount = Number(asked.amount);
		if (amount > refundable(payment)) return answer(2, -14);
		return answerRefund(processor.refund(payment, { id: asked.m_refund_id, amount }));
	});

	app.post('/v2/query_refund', ({ body }) => {
		const { data: asked } = z.safeParse(queryRefundSchema, body);
		if (!asked) return answer(2, -401);
		if (!isOurs(asked, signedZalopay.queryRefund)) return answer(2, -402);
		const refund = findRefund(asked.m_refund_id);
		return refund ? answerRefund(refund) : answer(2, -21);
	});
}
