import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { html } from '../page.ts';
import { registerInbox, timeOf } from './inbox.routes.ts';
import { createInbox } from './inbox.ts';

const smsSchema = z.object({
	/** E.164, as `+84912345678`. */
	to: z.string().check(z.e164()),
	text: z.string().check(z.minLength(1), z.maxLength(1_600)),
});

const faultsSchema = z.object({
	/** How many of the messages to come are refused; 0 ends it. */
	next: z.int().check(z.nonnegative()),
});

type Sms = z.infer<typeof smsSchema>;

export interface SmsOptions {
	/** The bearer token that senders must show; none is asked for without it. */
	token?: string | undefined;
}

/** An SMS gateway: `POST /sms { to, text }` is taken with 202. `POST /sms/faults { next }` makes the next ones fail with 503. */
export function registerSms(app: FastifyInstance, { token }: SmsOptions): void {
	const inbox = createInbox<Sms>();
	let faults = 0;

	app.post<{ Body: Sms }>(
		'/sms',
		{
			schema: { body: smsSchema },
			onRequest: async ({ headers }, reply) => {
				if (token === undefined || headers.authorization === `Bearer ${token}`) return;
				return reply.code(401).header('www-authenticate', 'Bearer').send({ message: 'The token is wrong.' });
			},
		},
		({ body }, reply) => {
			if (faults > 0) {
				faults--;
				return reply.code(503).send({ message: 'The gateway fails as it was told to.' });
			}
			return reply.code(202).send({ id: inbox.add(body).id });
		},
	);

	app.post<{ Body: z.infer<typeof faultsSchema> }>('/sms/faults', { schema: { body: faultsSchema } }, ({ body }) => {
		faults = body.next;
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
