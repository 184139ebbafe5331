import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const GRACE_MS = 10_000;
const LOOK_EVERY_MS = 20;
/** Less than what compose.yaml waits for before it kills. */
const LONGEST_STOP_MS = 25_000;

/**
 * Gives an app a graceful stop: no new requests, the open ones are answered, each as the last of its connection, then every
 * connection is closed. Node alone waits a minute for connections on which a browser has not asked anything yet.
 */
export function prepareStop(app: FastifyInstance): () => Promise<void> {
	const open = new Set<ServerResponse>();
	app.server.on('request', (_request, response) => {
		open.add(response);
		response.once('close', () => open.delete(response));
	});
	return async () => {
		// A balancer that keeps a connection would send its next request by it, which is refused by now.
		for (const response of open) if (!response.headersSent) response.setHeader('connection', 'close');
		const closed = app.close();
		const deadline = Date.now() + GRACE_MS;
		while (open.size > 0 && Date.now() < deadline) await delay(LOOK_EVERY_MS);
		app.server.closeAllConnections();
		await closed;
	};
}

interface EndingParts {
	/** Told what happens. */
	log: Record<'info' | 'error', (details: object, message: string) => void>;
	/** Stops everything, step by step. */
	stop: () => Promise<void>;
	/** Milliseconds that it may take. @default 25000 */
	limitMs?: number;
}

/**
 * Ends this process by SIGINT, SIGTERM, or SIGHUP of a terminal that is closed: with exit code 0 when everything has stopped, and with
 * 1 where that takes longer than the limit, as while a database that went silent is waited for. Returns how to know whether that has
 * begun.
 */
export function endBySignal({ log, stop, limitMs = LONGEST_STOP_MS }: EndingParts): () => boolean {
	let isStopping = false;
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
		process.on(signal, async () => {
			if (isStopping) return;
			isStopping = true;
			log.info({ signal }, 'stopping: no new requests, the open ones are answered');
			setTimeout(() => {
				log.error({ limitMs }, 'stopping takes too long: the process ends with work under way');
				process.exit(1);
			}, limitMs);
			await stop();
			process.exit(0);
		});
	return () => isStopping;
}
