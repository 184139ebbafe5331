import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '../database/open-database.ts';
import type { Traces } from '../watch/traces.ts';
import { deleteJob, postponeJob, type TakenJob, takeJobs } from './job.repository.ts';
import type { JobHandlers, JobKind } from './jobs.ts';

const LEASE_S = 60;
const FIRST_RETRY_MS = 2_000;

/** How long failed work is tried again, each time after twice as long. */
export interface Patience {
	attempts: number;
	/** The longest wait in between. */
	mostMs: number;
}

/** A code that comes later is of no use. */
const fourMinutes: Patience = { attempts: 8, mostMs: Number.POSITIVE_INFINITY };
/** For what is still news after a night without the service that carries it. */
export const twoDays: Patience = { attempts: 60, mostMs: 3_600_000 };

export interface JobRunnerOptions {
	db: Db;
	/** What it does, by kind of work; other kinds it leaves to others. */
	handlers: Partial<JobHandlers>;
	log: { warn: (details: object, message: string) => void; error: (details: object, message: string) => void };
	/** How much is under way at once. @default 10 */
	batch?: number;
	/** How often to look for work when there was none. @default 250 */
	pollMs?: number;
	/** @default about four minutes */
	patience?: Patience;
	traces?: Pick<Traces, 'around'> | undefined;
}

/** Does queued work until it is stopped. Several processes may run one each. Answers how to stop: what is under way is finished. */
export function startJobRunner({
	db,
	handlers,
	log,
	batch = 10,
	pollMs = 250,
	patience = fourMinutes,
	traces,
}: JobRunnerOptions): () => Promise<void> {
	const stopping = new AbortController();

	async function work(): Promise<void> {
		while (!stopping.signal.aborted) {
			const taken = await takeJobs(db, Object.keys(handlers) as JobKind[], batch, LEASE_S).catch((error) => {
				log.warn({ err: error }, 'the job queue cannot be read');
				return [];
			});
			await Promise.all(taken.map(run));
			if (taken.length < batch) await delay(pollMs, undefined, { signal: stopping.signal }).catch(() => undefined);
		}
	}

	async function run(job: TakenJob): Promise<void> {
		try {
			// It ended the process each time, and would end the next.
			if (job.attempts > patience.attempts) throw new Error('It never came to an end.');
			const handle = () => (handlers[job.kind] as (payload: unknown) => Promise<void>)(job.payload);
			await (traces ? traces.around(`job ${job.kind}`, handle) : handle());
			await deleteJob(db, job.id);
		} catch (error) {
			const isLast = job.attempts >= patience.attempts;
			const waitMs = Math.min(FIRST_RETRY_MS * 2 ** (job.attempts - 1), patience.mostMs);
			// A payload may hold a phone number or a code: it is not logged.
			log[isLast ? 'error' : 'warn'](
				{ err: error, job: job.id, kind: job.kind, attempts: job.attempts },
				isLast ? 'a job was given up' : 'a job failed and will be tried again',
			);
			await postponeJob(db, job.id, String(error), isLast ? null : waitMs).catch(() => undefined);
		}
	}

	const working = work();
	return async () => {
		stopping.abort();
		await working;
	};
}
