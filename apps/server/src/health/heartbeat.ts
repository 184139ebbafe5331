import { randomUUID } from 'node:crypto';
import os from 'node:os';
import type { Db } from '../database/open-database.ts';
import { startClock } from '../job/clock.ts';
import { beat, endBeat } from './process.repository.ts';

const EVERY_MS = 30_000;
/** Clocks that are further apart are worth a look. */
const APART_MS = 5_000;

interface HeartbeatParts {
	version: string;
	log: { warn: (details: object, message: string) => void };
	onFailure: (error: unknown) => void;
}

/** Says every half minute that this server runs, for whoever looks after all of them, and in the log when its clock is wrong. Returns how to stop. */
export function startHeartbeat(db: Db, { version, log, onFailure }: HeartbeatParts): () => Promise<void> {
	const self = {
		id: randomUUID(),
		host: os.hostname(),
		pid: process.pid,
		version,
		started_at: new Date(Date.now() - process.uptime() * 1_000),
	};
	async function say(): Promise<void> {
		const before = Date.now();
		const there = (await beat(db, self)).getTime();
		const after = Date.now();
		// What lies between asking and hearing is the way there and back, not the clock.
		const aheadMs = Math.max(before - there, Math.min(after - there, 0));
		if (Math.abs(aheadMs) > APART_MS) log.warn({ aheadMs }, "this server's clock and the database's differ");
	}
	const stop = startClock({ everyMs: EVERY_MS, tasks: [say], onFailure, startsNow: true });
	return async () => {
		await stop();
		await endBeat(db, self.id).catch(onFailure);
	};
}
