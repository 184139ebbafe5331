import { context, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
	AlwaysOffSampler,
	AlwaysOnSampler,
	BatchSpanProcessor,
	ParentBasedSampler,
	type Sampler,
	type SpanExporter,
	TraceIdRatioBasedSampler,
	TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyRequest } from 'fastify';
import { traceOutgoing } from './outgoing-spans.ts';
import { statementDone } from './told.ts';
import { readTraceParent } from './trace-parent.ts';
import type { TraceSettings, Traces } from './traces.ts';

// Asked every few seconds by whoever watches, or open for hours.
const untraced = new Set(['/healthz', '/readyz', '/notification/stream']);

export interface StartTracesOptions extends TraceSettings {
	version: string;
	/** Somebody in front of us says which trace a request belongs to, and is believed. */
	trustsParent: boolean;
	/** Hears of traces that the collector did not take. */
	onFailure?: (error: Error) => void;
}

/**
 * Sends traces by OTLP. This file alone loads OpenTelemetry, and is loaded where traces are wanted alone. What goes into a
 * span are names and numbers: no addresses, values, headers or bodies.
 */
export function startTraces({
	url,
	service,
	version,
	trustsParent,
	onFailure = () => undefined,
	...which
}: StartTracesOptions): Traces {
	const contexts = new AsyncLocalStorageContextManager().enable();
	context.setGlobalContextManager(contexts);
	const provider = new TracerProvider({
		sampler: createSampler(which),
		resource: defaultResource()
			.merge(detectResources({ detectors: [envDetector] }))
			.merge(resourceFromAttributes({ 'service.name': service, 'service.version': version })),
		spanProcessors: [new BatchSpanProcessor({ exporter: telling(new OTLPTraceExporter({ url }), onFailure) })],
	});
	const tracer = provider.getTracer('ancu', version);
	const stops = [traceStatements(tracer), traceOutgoing(tracer)];
	const spans = new WeakMap<FastifyRequest, Span>();

	return {
		register(app) {
			app.addHook('onRequest', async (request) => {
				const { method, headers, routeOptions } = request;
				if (untraced.has(routeOptions.url ?? '')) return;
				const route = routeOptions.url ?? 'none';
				const attributes = { 'http.request.method': method, 'http.route': route, 'ancu.request_id': request.id };
				const parent = trustsParent ? readTraceParent(headers) : readTraceParent({});
				spans.set(request, tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent));
			});
			// The body has come by now: what reads it forgets whose work it is.
			app.addHook('preValidation', (request, _reply, done) => {
				const span = spans.get(request);
				if (span) context.with(trace.setSpan(context.active(), span), done);
				else done();
			});
			app.addHook('onResponse', async (request, { statusCode }) => {
				const span = spans.get(request);
				span?.setAttribute('http.response.status_code', statusCode);
				if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
				span?.end();
			});
			app.addHook('onRequestAbort', async (request) => spans.get(request)?.end());
		},
		around: (name, work) =>
			tracer.startActiveSpan(name, async (span) => {
				try {
					return await work({
						describe: (known, facts) => {
							span.updateName(known);
							if (facts) span.setAttributes(facts);
						},
					});
				} catch (error) {
					// Words of an error may quote what somebody sent.
					span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'thrown' });
					throw error;
				} finally {
					span.end();
				}
			}),
		async stop() {
			for (const stop of stops) stop();
			await provider.shutdown();
			context.disable();
		},
	};
}

/** OpenTelemetry itself keeps quiet of it. */
function telling(exporter: SpanExporter, onFailure: (error: Error) => void): SpanExporter {
	return {
		export: (spans, done) =>
			exporter.export(spans, (result) => {
				if (result.error) onFailure(result.error);
				done(result);
			}),
		shutdown: () => exporter.shutdown(),
	};
}

/** A span for every statement that is part of something traced. What the server asks by the clock is not. */
function traceStatements(tracer: Tracer): () => void {
	return statementDone.hear(({ text, ms, isFailed }) => {
		if (!trace.getSpan(context.active())?.isRecording()) return;
		const end = Date.now();
		const span = tracer.startSpan(/^\W*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement', {
			kind: SpanKind.CLIENT,
			startTime: end - ms,
			attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
		});
		if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
		span.end(end);
	});
}

function createSampler({ sampler, ratio }: Pick<TraceSettings, 'sampler' | 'ratio'>): Sampler {
	const root = {
		always_on: () => new AlwaysOnSampler(),
		always_off: () => new AlwaysOffSampler(),
		traceidratio: () => new TraceIdRatioBasedSampler(ratio),
	}[sampler.replace('parentbased_', '') as 'always_on' | 'always_off' | 'traceidratio']();
	return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}
