import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from './clock.ts';
import type { WalletSettings } from './keys.ts';
import {
	canonicalMomo,
	type MomoFields,
	momoCodeOf,
	momoMessage,
	momoNotice,
	momoReturnUrl,
	momoTransactionOf,
	signedMomo,
	signMomo,
} from './momo.ts';
import { refundable } from './payment.ts';
import type { Processor } from './processor.ts';
import { isSignature } from './signature.ts';

const VND_MIN = 1_000;
const VND_MAX = 50_000_000;
const LIFE_MS = 15 * 60 * 1000;
/** Codes that mean a bad request, not a payment's or refund's end. They come with HTTP 400. */
const requestProblems = [13, 20, 21, 22, 40, 41];

const id = z.string().check(z.minLength(1), z.maxLength(50));
const orderId = z.string().check(z.maxLength(200), z.regex(/^[0-9a-zA-Z]([-_.]*[0-9a-zA-Z]+)*$/));
const address = z.url({ protocol: /^https?$/ });

const createSchema = z.object({
	partnerCode: id,
	requestId: id,
	amount: z.number(),
	orderId,
	orderInfo: z.string().check(z.minLength(1), z.maxLength(255)),
	redirectUrl: address,
	ipnUrl: address,
	requestType: z.literal('captureWallet'),
	extraData: z.string().check(z.maxLength(1_000), z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
	lang: z.enum(['vi', 'en']),
	signature: z.string(),
});
const querySchema = z.object({ partnerCode: id, requestId: id, orderId, signature: z.string() });
const refundSchema = z.object({
	partnerCode: id,
	orderId,
	requestId: id,
	amount: z.number(),
	transId: z.int(),
	description: z.string(),
	signature: z.string(),
});

export interface MomoOptions {
	clock: Clock;
	processor: Processor;
	keys: WalletSettings['momo'];
}

/** MoMo's wallet: create, query and refund. */
export function registerMomo(app: FastifyInstance, { clock, processor, keys }: MomoOptions): void {
	/** Answers by requestId, which a repeated request gets again. */
	const answers = new Map<string, { request: string; answer: MomoFields }>();

	const isOurs = (body: MomoFields & { signature: string }, names: string) =>
		body.partnerCode === keys.partnerCode &&
		isSignature(body.signature, signMomo(keys.secretKey, canonicalMomo({ ...body, accessKey: keys.accessKey }, names)));

	function send(reply: FastifyReply, code: number, asked: unknown, more: MomoFields = {}): FastifyReply {
		const { partnerCode, orderId, requestId, amount } = (asked ?? {}) as Record<string, string | number>;
		const answer = {
			partnerCode,
			orderId,
			requestId,
			amount,
			responseTime: clock.now(),
			message: momoMessage(code),
			resultCode: code,
			...more,
		};
		return reply.code(requestProblems.includes(code) ? 400 : 200).send(answer);
	}

	/** The amount's problem, if it has one. */
	function problemOfAmount(amount: number): number | undefined {
		if (!Number.isSafeInteger(amount) || amount <= 0) return 21;
		return amount < VND_MIN || amount > VND_MAX ? 22 : undefined;
	}

	app.post('/v2/gateway/api/create', (request, reply) => {
		const { data: asked } = z.safeParse(createSchema, request.body);
		if (!asked) return send(reply, 20, request.body);
		if (!isOurs(asked, signedMomo.create)) return send(reply, 13, asked);
		const problem = problemOfAmount(asked.amount);
		if (problem) return send(reply, problem, asked);

		const before = answers.get(asked.requestId);
		if (before) return before.request === asked.signature ? reply.send(before.answer) : send(reply, 40, asked);
		if (processor.find('momo', asked.orderId).length > 0) return send(reply, 41, asked);

		const { amount, ...texts } = asked;
		const payment = processor.open({
			gateway: 'momo',
			ref: asked.orderId,
			amount,
			expiresAt: clock.now() + LIFE_MS,
			fields: texts,
			notice: (opened, claim) => momoNotice(opened, claim, keys),
			returnUrl: (opened, claim) => momoReturnUrl(opened, claim, keys),
		});
		const payUrl = `${request.protocol}://${request.host}/pay/${payment.id}`;
		const answer = {
			partnerCode: asked.partnerCode,
			orderId: asked.orderId,
			requestId: asked.requestId,
			amount,
			responseTime: clock.now(),
			message: momoMessage(0),
			resultCode: 0,
			payUrl,
			deeplink: payUrl,
			qrCodeUrl: payUrl,
		};
		const canonical = canonicalMomo({ ...answer, accessKey: keys.accessKey }, signedMomo.created);
		const signed = { ...answer, signature: signMomo(keys.secretKey, canonical) };
		answers.set(asked.requestId, { request: asked.signature, answer: signed });
		return reply.send(signed);
	});

	app.post('/v2/gateway/api/query', (request, reply) => {
		const { data: asked } = z.safeParse(querySchema, request.body);
		if (!asked) return send(reply, 20, request.body);
		if (!isOurs(asked, signedMomo.query)) return send(reply, 13, asked);
		const [payment] = processor.find('momo', asked.orderId);
		if (!payment) return send(reply, 42, asked);
		const answer = {
			amount: payment.received,
			extraData: payment.fields.extraData ?? '',
			transId: momoTransactionOf(payment),
			payType: payment.status === 'open' || payment.status === 'cancelled' ? '' : 'qr',
		};
		return send(reply, momoCodeOf(payment), asked, answer);
	});

	app.post('/v2/gateway/api/refund', (request, reply) => {
		const { data: asked } = z.safeParse(refundSchema, request.body);
		if (!asked) return send(reply, 20, request.body);
		if (!isOurs(asked, signedMomo.refund)) return send(reply, 13, asked);
		const problem = problemOfAmount(asked.amount);
		if (problem) return send(reply, problem, asked);

		const before = answers.get(asked.requestId);
		if (before) return before.request === asked.signature ? reply.send(before.answer) : send(reply, 40, asked);
		const payments = processor.list().filter(({ gateway }) => gateway === 'momo');
		if (payments.some(({ ref, refunds }) => [ref, ...refunds.map((refund) => refund.id)].includes(asked.orderId)))
			return send(reply, 41, asked);
		const payment = payments.find(({ transactionNo }) => transactionNo === asked.transId);
		if (!payment) return send(reply, 42, asked);
		if (payment.status !== 'paid') return send(reply, 1088, asked);
		const left = refundable(payment);
		if (left === 0) return send(reply, 1081, asked);
		if (asked.amount > left) return send(reply, 1088, asked);

		const refund = processor.refund(payment, { id: asked.orderId, amount: asked.amount });
		const resultCode = { done: 0, processing: 7002, failed: 1080 }[refund.status];
		const answer = {
			partnerCode: asked.partnerCode,
			orderId: asked.orderId,
			requestId: asked.requestId,
			amount: asked.amount,
			transId: refund.transactionNo,
			resultCode,
			message: momoMessage(resultCode),
			responseTime: clock.now(),
		};
		answers.set(asked.requestId, { request: asked.signature, answer });
		return reply.send(answer);
	});
}
