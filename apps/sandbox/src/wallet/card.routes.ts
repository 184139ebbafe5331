import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { cardNotice, cardReturnUrl, chargeOf } from './card.ts';
import { brandOf, cardOf, digitsOf, type TestCard } from './cards.ts';
import type { Clock } from './clock.ts';
import type { WalletSettings } from './keys.ts';
import { type Payment, refundable } from './payment.ts';
import type { Processor } from './processor.ts';
import { isSame } from './signature.ts';

const TOKEN_LIFE_MS = 10 * 60 * 1000;
/** How long a payer has for the one-time code. */
const LIFE_MS = 15 * 60 * 1000;
const VND_MIN = 1_000;
const VND_MAX = 1_000_000_000;

const amount = z.int().check(z.gte(VND_MIN), z.lt(VND_MAX));
const txnRef = z.string().check(z.regex(/^[\w.-]{1,100}$/));
const address = z.url({ protocol: /^https?$/ });

const tokenSchema = z.object({
	number: z.string().check(z.refine((number) => brandOf(digitsOf(number)) !== undefined)),
	cvv: z.string().check(z.regex(/^\d{3}$/)),
	expiry: z.string().check(z.regex(/^(0[1-9]|1[0-2])\/\d{2}$/)),
	bankBin: z.optional(z.string().check(z.regex(/^\d{6}$/))),
	accountNumber: z.optional(z.string().check(z.regex(/^[0-9A-Za-z]{6,19}$/))),
});
const chargeSchema = z.object({
	token: z.string(),
	amount,
	txnRef,
	description: z.string().check(z.maxLength(255)),
	returnUrl: address,
	notifyUrl: address,
});
const refundSchema = z.object({ txnRef, amount });

/** What is kept of a card: enough to know how it behaves, and nothing to pay with. */
interface Token extends Pick<TestCard, 'outcome' | 'hasOtp'> {
	last4: string;
	brand: string;
	expiresAt: number;
}

interface Answer {
	status: number;
	body: object;
}

const refundStatuses = {
	done: { status: 'refunded', code: 'ok' },
	processing: { status: 'pending', code: 'processing' },
	failed: { status: 'refused', code: 'refused' },
} as const;

export interface CardOptions {
	clock: Clock;
	processor: Processor;
	keys: WalletSettings['card'];
}

/**
 * The card gateway. The browser trades a card for a token at `POST /card/tokens`; the website charges the token at
 * `POST /card/charges`, looks at `GET /card/charges/:txnRef` and gives back at `POST /card/refunds`.
 */
export function registerCard(app: FastifyInstance, { clock, processor, keys }: CardOptions): void {
	const tokens = new Map<string, Token>();
	/** Answers by idempotency key. */
	const answers = new Map<string, { request: string; answer: Answer }>();

	app.addHook('onRequest', async ({ url }, reply) => {
		if (!url.startsWith('/card/tokens')) return;
		reply.headers({
			'access-control-allow-origin': '*',
			'access-control-allow-methods': 'POST',
			'access-control-allow-headers': 'authorization, content-type',
			'cache-control': 'no-store',
		});
	});
	app.options('/card/tokens', (_request, reply) => reply.code(204).send());

	app.post('/card/tokens', ({ body, headers }, reply) => {
		const key = bearerOf(headers.authorization);
		if (key !== undefined && !isSame(key, keys.publicKey))
			return reply.code(401).send({ code: 'unauthorized', message: 'The public key is wrong.' });
		const { data: card, error } = z.safeParse(tokenSchema, body);
		if (!card) return reply.code(422).send(invalid(error));
		const number = digitsOf(card.number);
		const brand = brandOf(number) ?? 'napas';
		// Domestic cards bear the month of their issue, which has passed.
		if (brand !== 'napas' && isOver(card.expiry, clock.now()))
			return reply.code(422).send({ code: 'invalid', fields: ['expiry'] });
		const token = `tok_${randomBytes(18).toString('base64url')}`;
		const kept = { ...cardOf(number), last4: number.slice(-4), brand };
		tokens.set(token, { ...kept, expiresAt: clock.now() + TOKEN_LIFE_MS });
		clock.at(clock.now() + TOKEN_LIFE_MS, () => {
			tokens.delete(token);
		});
		return reply.code(201).send({ token, last4: kept.last4, brand });
	});

	const onlyWebsite = {
		onRequest: async ({ headers }: FastifyRequest, reply: FastifyReply) => {
			if (isSame(bearerOf(headers.authorization) ?? '', keys.secretKey)) return;
			return reply
				.code(401)
				.header('www-authenticate', 'Bearer')
				.send({ code: 'unauthorized', message: 'The secret key is wrong.' });
		},
	};

	/** Answers a key once, and the same to the same request; with another request it is refused. */
	async function once({ headers, body, url }: FastifyRequest, reply: FastifyReply, act: () => Answer) {
		const key = headers['idempotency-key'];
		if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key))
			return reply.code(400).send({ code: 'idempotency_key_missing' });
		const request = createHash('sha256')
			.update(JSON.stringify([url, body]))
			.digest('hex');
		const before = answers.get(key);
		if (before && before.request !== request) return reply.code(409).send({ code: 'idempotency_key_reused' });
		const answer = before?.answer ?? act();
		// What was malformed was not begun: it can be corrected.
		if (answer.body && answer.status < 300) answers.set(key, { request, answer });
		return reply.code(answer.status).send(answer.body);
	}

	function charge(request: FastifyRequest): Answer {
		const { data: asked, error } = z.safeParse(chargeSchema, request.body);
		if (!asked) return { status: 422, body: invalid(error) };
		if (processor.find('card', asked.txnRef).length > 0) return { status: 409, body: { code: 'duplicate_ref' } };
		const card = tokens.get(asked.token);
		if (!card || card.expiresAt <= clock.now()) return { status: 422, body: { code: 'token_invalid' } };
		tokens.delete(asked.token);

		const { token: _used, amount: asks, ...texts } = asked;
		const payment = processor.open({
			gateway: 'card',
			ref: asked.txnRef,
			amount: asks,
			expiresAt: clock.now() + LIFE_MS,
			fields: { ...texts, last4: card.last4, brand: card.brand },
			notice: (opened, claim) => cardNotice(opened, claim, { secret: keys.noticeSecret, clock }),
			returnUrl: cardReturnUrl,
		});
		// A script waits for the payer, as with every gateway.
		if (!card.hasOtp && !payment.script) processor.finish(payment, card.outcome, { answerFirst: true });
		return { status: 201, body: describe(payment, request) };
	}

	function describe(payment: Payment, { protocol, host }: FastifyRequest) {
		const { status, code, ref, received } = payment;
		return {
			...chargeOf(payment, { status, code, ref, amount: received }),
			...(status === 'open' && { actionUrl: `${protocol}://${host}/pay/${payment.id}` }),
		};
	}

	function refund({ body }: FastifyRequest): Answer {
		const { data: asked, error } = z.safeParse(refundSchema, body);
		if (!asked) return { status: 422, body: invalid(error) };
		const [payment] = processor.find('card', asked.txnRef);
		if (!payment) return { status: 404, body: { code: 'not_found' } };
		if (payment.status !== 'paid') return { status: 409, body: { code: 'not_paid' } };
		const left = refundable(payment);
		if (left === 0) return { status: 409, body: { code: 'already_refunded' } };
		if (asked.amount > left) return { status: 409, body: { code: 'amount_too_large' } };
		const made = processor.refund(payment, { id: asked.txnRef, amount: asked.amount });
		return {
			status: 201,
			body: { id: `re_${made.transactionNo}`, ...asked, ...refundStatuses[made.status] },
		};
	}

	app.post('/card/charges', onlyWebsite, (request, reply) => once(request, reply, () => charge(request)));
	app.post('/card/refunds', onlyWebsite, (request, reply) => once(request, reply, () => refund(request)));
	app.get<{ Params: { txnRef: string } }>('/card/charges/:txnRef', onlyWebsite, (request, reply) => {
		const [payment] = processor.find('card', request.params.txnRef);
		if (!payment) return reply.code(404).send({ code: 'not_found' });
		return reply.send(describe(payment, request));
	});
}

function bearerOf(header: string | undefined): string | undefined {
	return /^Bearer (.+)$/.exec(header ?? '')?.[1];
}

/** Names the fields and not what was in them. */
function invalid(error: z.core.$ZodError | undefined) {
	return { code: 'invalid', fields: [...new Set(error?.issues.map(({ path }) => String(path[0] ?? '')))] };
}

/** Whether a card's month is over everywhere. */
function isOver(expiry: string, now: number): boolean {
	const [month = 0, year = 0] = expiry.split('/').map(Number);
	return now >= Date.UTC(2000 + year, month, 1);
}
