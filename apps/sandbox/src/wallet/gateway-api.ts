import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock.ts';
import { type Log, readJson } from './log.ts';
import type { Gateway } from './payment.ts';
import type { ScriptQueue } from './script-queue.ts';

/** Names under which the gateways' requests carry the website's own name of a payment. */
const refNames = ['vnp_TxnRef', 'orderId', 'app_trans_id', 'txnRef'];

/** What a gateway's requests go through: they are logged, and fail when a script says so. */
export function watchGateway(
	scope: FastifyInstance,
	gateway: Gateway | 'bank',
	{ clock, log, scripts }: { clock: Clock; log: Log; scripts: ScriptQueue },
): void {
	const lost = new WeakSet<object>();
	const closing = new AbortController();
	scope.addHook('onClose', () => closing.abort());

	scope.addHook('preHandler', async (request, reply) => {
		const script = scripts.takeForRequest('gateway_down', gateway);
		if (!script) return;
		const { variant = 'error', hangMs } = script;
		if (variant === 'lost') {
			lost.add(request);
			return;
		}
		if (variant === 'error') return reply.code(503).send({ message: 'The gateway is down as it was told to be.' });
		if (variant === 'hang')
			await setTimeout(hangMs, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
		reply.hijack();
		request.raw.socket.destroy();
	});

	scope.addHook('onSend', async (request, reply, payload) => {
		const fields = { ...(request.query as object), ...(request.body as object | undefined) };
		log.add({
			at: new Date(clock.now()).toISOString(),
			kind: 'request',
			gateway,
			ref: refOf({ ...(request.params as object), ...fields }),
			to: `${request.method} ${request.url.split('?')[0]}`,
			fields,
			status: reply.statusCode,
			answer: typeof payload === 'string' ? withoutPages(payload) : null,
		});
		// All is done, and its caller never learns of it.
		if (lost.has(request)) request.raw.socket.destroy();
		return payload;
	});
}

function refOf(fields: Record<string, unknown>): string | undefined {
	const ref = refNames.map((name) => fields[name]).find((value) => value !== undefined);
	return ref === undefined ? undefined : String(ref);
}

function withoutPages(payload: string): unknown {
	return payload.startsWith('<') ? null : readJson(payload);
}
