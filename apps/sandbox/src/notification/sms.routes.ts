import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { html, timeOf } from '../page.ts';
import { registerInbox } from './inbox.routes.ts';
import { createInbox } from './inbox.ts';

const smsSchema = z.object({
	/** E.164, as `+84912345678`. */
	to: z.string().check(z.e164()),
	text: z.string().check(z.minLength(1), z.maxLength(1_600)),
});

const faultsSchema = z.object({
	/** How many of the messages to come are refused; 0 ends it. */
	next: z.int().check(z.nonnegative()),
	/** Whether they are taken all the same, so that only the answer is lost. */
	isTaken: z._default(z.boolean(), false),
});
const noFaults: z.output<typeof faultsSchema> = { next: 0, isTaken: false };

type Sms = z.infer<typeof smsSchema> & {
	/** The sender's name for the message: what comes under it again is the same one. */
	key?: string;
};

export interface SmsOptions {
	/** The bearer token that senders must show; none is asked for without it. */
	token?: string | undefined;
}

/**
 * An SMS gateway: `POST /sms { to, text }` is taken with 202, and once for one `Idempotency-Key`.
 * `POST /sms/faults { next, isTaken }` makes the next ones fail with 503.
 */
export function registerSms(app: FastifyInstance, { token }: SmsOptions): void {
	const inbox = createInbox<Sms>();
	let faults = noFaults;

	/** The message as it was taken, the first time it came. */
	function take(message: z.infer<typeof smsSchema>, key: string | undefined) {
		const before = key && inbox.list(message.to).find((other) => other.key === key);
		return before || inbox.add(key ? { ...message, key } : message);
	}

	app.post<{ Body: z.infer<typeof smsSchema>; Headers: { 'idempotency-key'?: string } }>(
		'/sms',
		{
			schema: { body: smsSchema },
			onRequest: async ({ headers }, reply) => {
				if (token === undefined || headers.authorization === `Bearer ${token}`) return;
				return reply.code(401).header('www-authenticate', 'Bearer').send({ message: 'The token is wrong.' });
			},
		},
		({ body, headers }, reply) => {
			const isFailing = faults.next > 0;
			const taken = isFailing && !faults.isTaken ? undefined : take(body, headers['idempotency-key']);
			if (taken && !isFailing) return reply.code(202).send({ id: taken.id });
			faults = { ...faults, next: faults.next - 1 };
			return reply.code(503).send({ message: 'The gateway fails as it was told to.' });
		},
	);

	app.post<{ Body: z.infer<typeof faultsSchema> }>('/sms/faults', { schema: { body: faultsSchema } }, ({ body }) => {
		faults = body;
		return body;
	});

	registerInbox(app, {
		path: '/sms',
		title: 'Tin nhắn SMS',
		empty: 'Chưa có tin nhắn nào.',
		inbox,
		draw: (sms) => {
			const code = /(?<!\d)\d{6}(?!\d)/.exec(sms.text)?.[0];
			return html`
<p class="muted">${timeOf(sms)} · Đến ${sms.to}</p>
${code ? html`<p>Mã <code class="code">${code}</code></p>` : ''}
<p class="text">${sms.text}</p>`;
		},
	});
}
