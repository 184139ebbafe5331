import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { html, timeOf } from '../page.ts';
import { registerInbox } from './inbox.routes.ts';
import { createInbox } from './inbox.ts';

export interface OneSignalOptions {
	/** The key that senders must show. @default 'onesignal-development-key' */
	key?: string | undefined;
}

/** A message as one browser has it. */
interface Message {
	/** Its subscription id. */
	to: string;
	heading: string;
	text: string;
	data: Record<string, unknown>;
	url: string | undefined;
}

const words = z.record(z.string(), z.string());

const notificationSchema = z.object({
	app_id: z.uuid(),
	target_channel: z.literal('push'),
	include_subscription_ids: z.array(z.uuid()).check(z.minLength(1)),
	headings: z.optional(words),
	contents: words.check(z.refine(({ en }) => Boolean(en))),
	data: z.optional(z.record(z.string(), z.unknown())),
	web_url: z.optional(z.url()),
	idempotency_key: z.optional(z.uuid()),
});

const browserSchema = z.object({
	/** The account; null for nobody. */
	externalId: z.nullable(z.string()),
	optedIn: z.boolean(),
});

const script = readFileSync(new URL('./one-signal-page.js', import.meta.url), 'utf8');

/**
 * OneSignal: `POST /onesignal/notifications` as its REST API takes messages to browsers, and at `/onesignal/page.js` a stand-in
 * for its page script, which tells here which account a browser belongs to. It shows nothing by itself: a test does that by
 * `OneSignal.sandbox`.
 */
export function registerOneSignal(
	app: FastifyInstance,
	{ key = 'onesignal-development-key' }: OneSignalOptions = {},
): void {
	const inbox = createInbox<Message>();
	const browsers = new Map<string, z.infer<typeof browserSchema>>();
	const answers = new Map<string, object>();

	app.post('/onesignal/notifications', (request, reply) => {
		if (request.headers.authorization !== `Key ${key}`)
			return reply.code(403).send({ errors: ["Access denied.  Please include an 'Authorization: ...' header."] });
		const { data: body, error } = z.safeParse(notificationSchema, request.body);
		if (error) return reply.code(400).send({ errors: [z.prettifyError(error)] });
		const before = body.idempotency_key && answers.get(body.idempotency_key);
		if (before) return before;
		const reached = body.include_subscription_ids.filter((id) => browsers.get(id)?.optedIn);
		for (const to of reached) {
			inbox.add({
				to,
				heading: body.headings?.vi ?? body.headings?.en ?? '',
				text: body.contents.vi ?? body.contents.en ?? '',
				data: body.data ?? {},
				url: body.web_url,
			});
		}
		const unknown = body.include_subscription_ids.filter((id) => !browsers.has(id));
		const answer = {
			id: reached.length > 0 ? randomUUID() : '',
			external_id: body.idempotency_key ?? null,
			...(unknown.length > 0
				? { errors: { invalid_player_ids: unknown } }
				: reached.length === 0 && { errors: ['All included players are not subscribed'] }),
		};
		if (body.idempotency_key) answers.set(body.idempotency_key, answer);
		return answer;
	});

	app.get('/onesignal/page.js', (_request, reply) =>
		reply.headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' }).send(script),
	);

	// The page is the website's: its browser asks whether it may.
	const open = {
		'access-control-allow-origin': '*',
		'access-control-allow-methods': 'PUT',
		'access-control-allow-headers': 'content-type',
	};
	app.options('/onesignal/browsers/:id', (_request, reply) => reply.headers(open).code(204).send());
	app.put<{ Params: { id: string }; Body: z.infer<typeof browserSchema> }>(
		'/onesignal/browsers/:id',
		{ schema: { body: browserSchema } },
		({ params, body }, reply) => {
			browsers.set(params.id, body);
			return reply.headers(open).send(body);
		},
	);

	registerInbox(app, {
		path: '/onesignal',
		title: 'OneSignal',
		empty: 'Chưa có thông báo nào.',
		inbox,
		draw: (message) => html`
<h2>${message.heading}</h2>
<p class="muted">${timeOf(message)} · Đến thiết bị ${message.to}</p>
<p class="text">${message.text}</p>
<p class="muted">${message.url ?? ''}</p>`,
	});
}
