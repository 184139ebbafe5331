import sse from '@fastify/sse';
import type { FastifyInstance } from 'fastify';
import { findLiveSessions } from '../account/session.repository.ts';
import { readSession } from '../account/session.service.ts';
import type { Db, OpenDatabase } from '../database/open-database.ts';
import { errorMessage } from '../graphql/messages.ts';
import { readerLocale } from '../graphql/reader-locale.ts';
import type { Metrics } from '../watch/metrics.ts';
import { createStreams } from './streams.ts';
import { CHANNEL, readHeard } from './wake.ts';

const HEARTBEAT_MS = 25_000;
/** Open tabs of one account at one process. */
export const STREAMS_MAX = 20;

interface StreamParts extends Pick<OpenDatabase, 'listen'> {
	db: Db;
	metrics?: Pick<Metrics, 'watchStreams'> | undefined;
}

/** Serves `GET /notification/stream`: tells the signed-in reader that their notifications changed, never what they say. */
export async function registerNotificationStream(
	app: FastifyInstance,
	{ db, listen, metrics }: StreamParts,
): Promise<void> {
	const streams = createStreams({
		findLive: async (hashes) => new Set((await findLiveSessions(db, hashes)).map((hash) => hash.toString('hex'))),
		onFailure: (error) => app.log.warn({ err: error }, 'sessions of open streams could not be looked at'),
	});
	metrics?.watchStreams(streams.countAll);
	const listener = listen({
		channel: CHANNEL,
		onHeard: (payload) => {
			const heard = readHeard(payload);
			if (heard) streams.hear(heard);
		},
		onBack: streams.changeAll,
		log: app.log,
	});
	const heartbeat = setInterval(() => {
		void streams.checkAll();
		void listener.check();
	}, HEARTBEAT_MS).unref();
	let isClosing = false;
	// Before the server waits for what is open.
	app.addHook('preClose', async () => {
		isClosing = true;
		clearInterval(heartbeat);
		streams.endAll();
		await listener.stop();
	});

	await app.register(sse, { heartbeatInterval: HEARTBEAT_MS });
	app.get('/notification/stream', { sse: 'only' }, async (request, reply) => {
		// From the header alone, as everywhere: a cookie would be sent by other sites too, and an address is written to logs.
		const token = request.headers['x-token'];
		const refuse = (status: number, code: 'UNAUTHENTICATED' | 'TOO_MANY_REQUESTS') =>
			reply.code(status).send({ code, message: errorMessage(code, { minutes: 1 }, readerLocale(request)) });
		if (typeof token !== 'string' || !token) return refuse(401, 'UNAUTHENTICATED');
		// What changes from now on is heard; what changed before is told at once.
		await listener.start();
		const viewer = await readSession(db, token);
		if (!viewer) return refuse(401, 'UNAUTHENTICATED');
		if (streams.count(viewer.id) >= STREAMS_MAX) return refuse(429, 'TOO_MANY_REQUESTS');

		reply.header('cache-control', 'no-store');
		reply.sse.keepAlive();
		const change = () => {
			if (reply.sse.isConnected) void reply.sse.send({ event: 'changed', data: {} }).catch(() => undefined);
		};
		const end = () => reply.sse.close();
		// Gone meanwhile.
		if (!reply.sse.isConnected) return;
		const { id: accountId, tokenHash } = viewer;
		reply.sse.onClose(streams.add({ accountId, tokenHash, change, end }));
		change();
		if (isClosing) end();
	});
}
