import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const GRACE_MS = 10_000;
const LOOK_EVERY_MS = 20;

/**
 * Gives an app a graceful stop: no new requests, the open ones are answered, then every connection is closed. Node alone
 * waits a minute for connections on which a browser has not asked anything yet.
 */
export function prepareStop(app: FastifyInstance): () => Promise<void> {
	let open = 0;
	app.server.on('request', (_request, response) => {
		open++;
		response.once('close', () => {
			open--;
		});
	});
	return async () => {
		const closed = app.close();
		const deadline = Date.now() + GRACE_MS;
		while (open > 0 && Date.now() < deadline) await delay(LOOK_EVERY_MS);
		app.server.closeAllConnections();
		await closed;
	};
}
