import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';

export interface MetricsAddress {
	/** 0 takes any free port. */
	port: number;
	host: string;
}

/** Serves figures at `GET /metrics`, on a port that is not the public one. */
export async function serveMetrics(
	metrics: Pick<Metrics, 'read' | 'contentType'>,
	{ port, host }: MetricsAddress,
): Promise<{ url: string; close: () => Promise<void> }> {
	const server = createServer(async (request, response) => {
		if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
			response.writeHead(404).end();
			return;
		}
		try {
			const text = await metrics.read();
			response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
		} catch {
			response.writeHead(500).end();
		}
	});
	server.listen(port, host);
	await once(server, 'listening');
	const address = server.address() as AddressInfo;
	return {
		url: `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}/metrics`,
		close: async () => {
			const closed = once(server, 'close');
			server.close();
			server.closeAllConnections();
			await closed;
		},
	};
}
