import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 30_000;
const STOP_MS = 1_000;

export interface ListenerOptions {
	channel: string;
	onHeard: (payload: string) => void;
	/** It listens again, and may have missed something. */
	onBack: () => void;
	log: { warn: (details: object, message: string) => void };
}

/** Hears what processes tell each other by PostgreSQL's NOTIFY, on a connection of its own. */
export interface Listener {
	/** Begins to listen. Done when it listens or could not at first; it goes on trying then. Asked again it does nothing new. */
	start: () => Promise<void>;
	/** Makes sure that the connection is still there: a dead one says nothing. */
	check: () => Promise<void>;
	stop: () => Promise<void>;
}

/** `openClient`: a connection that is not opened yet; one of a pool would be given to others. */
export function createListener(
	openClient: () => pg.Client,
	{ channel, onHeard, onBack, log }: ListenerOptions,
): Listener {
	let started: Promise<void> | undefined;
	let client: pg.Client | undefined;
	let lose: (error?: Error) => void = () => undefined;
	let retry: NodeJS.Timeout | undefined;
	let waitMs = FIRST_RETRY_MS;
	let isStopped = false;

	async function connect(): Promise<void> {
		const next = openClient();
		client = next;
		let isOver = false;
		const again = (error?: Error) => {
			if (isOver) return;
			isOver = true;
			if (isStopped) return;
			log.warn({ err: error }, 'the database is not listened to until it can be again');
			retry = setTimeout(() => void connect().then(onBack, () => undefined), waitMs).unref();
			waitMs = Math.min(2 * waitMs, LAST_RETRY_MS);
			next.end().catch(() => undefined);
		};
		lose = again;
		next.on('error', again);
		next.on('end', () => again());
		next.on('notification', ({ payload }) => {
			if (payload) onHeard(payload);
		});
		try {
			await next.connect();
			await next.query(`listen ${next.escapeIdentifier(channel)}`);
			waitMs = FIRST_RETRY_MS;
		} catch (error) {
			again(error as Error);
			throw error;
		}
	}

	return {
		start: () => {
			started ??= connect().catch(() => undefined);
			return started;
		},
		check: async () => {
			await client?.query('select 1').catch(lose);
		},
		stop: async () => {
			isStopped = true;
			clearTimeout(retry);
			await started;
			await Promise.race([client?.end().catch(() => undefined), delay(STOP_MS, undefined, { ref: false })]);
		},
	};
}
