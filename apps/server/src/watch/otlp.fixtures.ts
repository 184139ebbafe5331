import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

interface OtlpValue {
	stringValue?: string;
	intValue?: number;
}

interface OtlpSpan {
	traceId: string;
	spanId: string;
	parentSpanId?: string;
	name: string;
	kind: number;
	attributes: { key: string; value: OtlpValue }[];
	status: { code?: number };
}

/** A span as a collector gets it. */
export interface ReceivedSpan extends Omit<OtlpSpan, 'attributes'> {
	facts: Record<string, string | number | undefined>;
	service: string | number | undefined;
}

/** Takes traces by OTLP over HTTP, as a collector does. */
export async function startCollector() {
	const spans: ReceivedSpan[] = [];
	let sent = '';
	const factsOf = (attributes: OtlpSpan['attributes']) =>
		Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
	const server = createServer(async (request, response) => {
		const packed = request.headers['content-encoding'] === 'gzip';
		const body = packed
			? gunzipSync(Buffer.concat(await request.toArray())).toString()
			: await text(request as AsyncIterable<Buffer>);
		sent += body;
		for (const { resource, scopeSpans } of JSON.parse(body).resourceSpans) {
			const service = factsOf(resource.attributes)['service.name'];
			for (const { spans: some } of scopeSpans as { spans: OtlpSpan[] }[])
				spans.push(...some.map(({ attributes, ...span }) => ({ ...span, facts: factsOf(attributes), service })));
		}
		response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`,
		spans,
		/** All that was sent, as it came. */
		sent: () => sent,
		close: () => {
			server.close();
			server.closeAllConnections();
		},
	};
}
