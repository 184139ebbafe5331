import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { html, timeOf } from '../page.ts';
import { registerInbox } from './inbox.routes.ts';
import { createInbox } from './inbox.ts';
import { createSubscriptions, type Push, type Subscription } from './push.ts';
import { decryptPush, newPushKeys, publicKeyOf } from './push-keys.ts';
import { isServerKey, refusalOf } from './vapid.ts';

/** RFC 8291, with what encryption takes. */
const BYTES_MAX = 4_096;
const RETRY_AFTER_S = 30;

const subscribeSchema = z.object({
	/** The website's public VAPID key, base64url. */
	applicationServerKey: z.string().check(z.refine(isServerKey)),
});

const controlSchema = z.object({
	endpoint: z.url(),
	state: z.enum(['open', 'gone', 'limited']),
});

const headersSchema = z.object({
	ttl: z.coerce.number().check(z.int(), z.nonnegative()),
	urgency: z.optional(z.enum(['very-low', 'low', 'normal', 'high'])),
	topic: z.optional(z.string().check(z.regex(/^[\w-]{1,32}$/))),
});

const originOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`;

/**
 * The push service of a browser, and the browser behind it. `POST /push/subscribe` is what `pushManager.subscribe` would do;
 * `POST /push/:id` takes a push as RFC 8030 says; `POST /__ctl/push` ends a subscription or makes it busy. Stricter than the
 * real ones in this: a push that its browser could not decrypt is refused.
 */
export function registerPush(app: FastifyInstance): void {
	const inbox = createInbox<Push>();
	const subscriptions = createSubscriptions();
	const endpointOf = (request: FastifyRequest, { id }: Subscription) => `${originOf(request)}/push/${id}`;

	app.post<{ Body: z.infer<typeof subscribeSchema> }>(
		'/push/subscribe',
		{ schema: { body: subscribeSchema } },
		(request, reply) => {
			const keys = newPushKeys();
			const subscription = subscriptions.add({ keys, serverKey: request.body.applicationServerKey });
			return reply.code(201).send({
				endpoint: endpointOf(request, subscription),
				keys: { p256dh: publicKeyOf(keys), auth: keys.auth },
			});
		},
	);

	app.post<{ Body: z.infer<typeof controlSchema> }>(
		'/__ctl/push',
		{ schema: { body: controlSchema } },
		({ body }, reply) => {
			const subscription = subscriptions.find(body.endpoint.split('/').at(-1) ?? '');
			if (!subscription) return reply.code(404).send({ message: 'No subscription has this endpoint.' });
			subscription.state = body.state;
			return body;
		},
	);

	app.register(async (scope) => {
		scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
		scope.post<{ Params: { id: string } }>('/push/:id', async (request, reply) => {
			const subscription = subscriptions.find(request.params.id);
			if (!subscription) return refuse(reply, 404, 'There is no such subscription.');
			const refused = await refusalOf(request.headers.authorization, {
				serverKey: subscription.serverKey,
				origin: originOf(request),
			});
			if (refused) return refuse(reply, refused, 'The VAPID header is missing or not for this subscription.');
			if (subscription.state === 'gone') return refuse(reply, 410, 'The subscription is over.');
			if (subscription.state === 'limited')
				return refuse(reply.header('retry-after', RETRY_AFTER_S), 429, 'There are too many pushes.');
			const { data: headers } = z.safeParse(headersSchema, request.headers);
			if (!headers) return refuse(reply, 400, 'TTL is missing, or Urgency or Topic is wrong.');
			if (request.headers['content-encoding'] !== 'aes128gcm')
				return refuse(reply, 415, 'The body is not encrypted by aes128gcm.');
			const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
			if (body.length > BYTES_MAX) return refuse(reply, 413, `The body is larger than ${BYTES_MAX} bytes.`);
			const text = textOf(subscription, body);
			if (text === undefined) return refuse(reply, 400, 'The body is not encrypted for this subscription.');
			const { id } = inbox.add({
				to: endpointOf(request, subscription),
				text,
				ttl: headers.ttl,
				urgency: headers.urgency,
				topic: headers.topic,
			});
			return reply
				.code(201)
				.headers({ location: `${originOf(request)}/push/message/${id}`, ttl: String(headers.ttl) })
				.send();
		});
	});

	registerInbox(app, {
		path: '/push',
		title: 'Thông báo đẩy',
		empty: 'Chưa có thông báo nào.',
		inbox,
		draw: (push) => html`
<h2>${titleOf(push)}</h2>
<p class="muted">${timeOf(push)} · Đến ${push.to}</p>
<p class="text">${push.text}</p>`,
	});
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
	return reply.code(status).send({ message });
}

function textOf({ keys }: Subscription, body: Buffer): string | undefined {
	try {
		return decryptPush(keys, body);
	} catch {
		return undefined;
	}
}

function titleOf({ text }: Push): string {
	try {
		return String(JSON.parse(text).title ?? '');
	} catch {
		return '';
	}
}
