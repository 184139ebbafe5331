import type { IncomingHttpHeaders } from 'node:http';
import { type Context, createTraceState, isSpanContextValid, ROOT_CONTEXT, trace } from '@opentelemetry/api';

// W3C Trace Context; later versions begin the same way.
const PARENT = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;

/** The trace that a request belongs to, as its headers say; a new one where they say nothing that can be read. */
export function readTraceParent({ traceparent, tracestate }: IncomingHttpHeaders): Context {
	const [, traceId, spanId, flags] = (typeof traceparent === 'string' && PARENT.exec(traceparent)) || [];
	if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
	const parent = {
		traceId,
		spanId,
		traceFlags: Number.parseInt(flags, 16) & 1,
		isRemote: true,
		...(typeof tracestate === 'string' && { traceState: createTraceState(tracestate) }),
	};
	return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}
