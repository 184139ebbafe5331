import { randomUUID } from 'node:crypto';
import os from 'node:os';
import type { Db } from '../database/open-database.ts';
import { startClock } from '../job/clock.ts';
import { beat, endBeat } from './process.repository.ts';

const EVERY_MS = 30_000;

/** Says every half minute that this server runs, for whoever looks after all of them. Answers how to stop. */
export function startHeartbeat(
	db: Db,
	{ version, onFailure }: { version: string; onFailure: (error: unknown) => void },
): () => Promise<void> {
	const self = {
		id: randomUUID(),
		host: os.hostname(),
		pid: process.pid,
		version,
		started_at: new Date(Date.now() - process.uptime() * 1_000),
	};
	const stop = startClock({ everyMs: EVERY_MS, tasks: [() => beat(db, self)], onFailure, startsNow: true });
	return async () => {
		await stop();
		await endBeat(db, self.id).catch(onFailure);
	};
}
