import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { context, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';

/** A request as Node's fetch tells of it. */
interface FetchRequest {
	origin: string;
	method: string;
}

/**
 * A span for every call that traced work makes to others, by fetch or by Node's own client: to whom, how, and what was
 * answered. Never the path: addresses of push services are secrets. Returns how to stop.
 */
export function traceOutgoing(tracer: Tracer): () => void {
	const spans = new WeakMap<object, Span>();

	function start(request: object, method: string, host: string): void {
		if (!trace.getSpan(context.active())?.isRecording()) return;
		const attributes = { 'http.request.method': method, 'server.address': host };
		spans.set(request, tracer.startSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes }));
	}
	function answer(request: object, status: number): void {
		const span = spans.get(request);
		span?.setAttribute('http.response.status_code', status);
		if (status >= 400) span?.setStatus({ code: SpanStatusCode.ERROR });
	}
	function end(request: object, hasFailed = false): void {
		const span = spans.get(request);
		if (hasFailed) span?.setStatus({ code: SpanStatusCode.ERROR });
		span?.end();
		spans.delete(request);
	}

	const listeners: Record<string, (message: never) => void> = {
		'undici:request:create': ({ request }: { request: FetchRequest }) =>
			start(request, request.method, new URL(request.origin).host),
		'undici:request:headers': ({ request, response }: { request: FetchRequest; response: { statusCode: number } }) =>
			answer(request, response.statusCode),
		'undici:request:trailers': ({ request }: { request: FetchRequest }) => end(request),
		'undici:request:error': ({ request }: { request: FetchRequest }) => end(request, true),
		'http.client.request.created': ({ request }: { request: ClientRequest }) =>
			start(request, request.method, request.host),
		'http.client.response.finish': ({ request, response }: { request: ClientRequest; response: IncomingMessage }) => {
			answer(request, response.statusCode ?? 0);
			end(request);
		},
		'http.client.request.error': ({ request }: { request: ClientRequest }) => end(request, true),
	};
	const heard = Object.entries(listeners).map(
		([channel, listener]) => [channel, (message: unknown) => listener(message as never)] as const,
	);
	for (const [channel, listener] of heard) subscribe(channel, listener);
	return () => {
		for (const [channel, listener] of heard) unsubscribe(channel, listener);
	};
}
