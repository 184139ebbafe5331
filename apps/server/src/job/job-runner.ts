import { setTimeout as delay } from 'node:timers/promises';
import { HOUR_MS } from '@ancu/forms/format';
import type { Db } from '../database/open-database.ts';
import type { Traces } from '../watch/traces.ts';
import { InVain } from './in-vain.ts';
import { deleteJob, findDueKinds, postponeJob, type TakenJob, takeJobs } from './job.repository.ts';
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
export const twoDays: Patience = { attempts: 60, mostMs: HOUR_MS };

/** Work that keeps no other work back. */
export interface Lane {
	/** How much of it is under way at once. @default 10 */
	batch?: number;
	/** @default about four minutes */
	patience?: Patience;
}

export interface JobRunnerOptions<Kind extends JobKind> {
	db: Db;
	/** What is done, by kind of work; other kinds it leaves to others. */
	handlers: Pick<JobHandlers, Kind>;
	/** Where each kind waits: those of one lane for one another. Each lane goes on by itself. */
	lanes: Record<Kind, Lane>;
	log: { warn: (details: object, message: string) => void; error: (details: object, message: string) => void };
	/** How often to look whether there is work. @default 250 */
	pollMs?: number;
	traces?: Pick<Traces, 'around'> | undefined;
}

/** Does queued work until it is stopped. Several processes may run one each. Returns how to stop: what is under way is finished. */
export function startJobRunner<Kind extends JobKind>({
	db,
	handlers,
	lanes: laneOf,
	log,
	pollMs = 250,
	traces,
}: JobRunnerOptions<Kind>): () => Promise<void> {
	const kinds = Object.keys(handlers) as Kind[];
	const lanes = [...new Set(kinds.map((kind) => laneOf[kind]))];
	const kindsOf = (lane: Lane) => kinds.filter((kind) => laneOf[kind] === lane);
	const stopping = new AbortController();
	const busy = new Map<Lane, Promise<void>>();
	const unread = (error: unknown) => {
		log.warn({ err: error }, 'the job queue cannot be read');
		return [];
	};

	/** Looks for all lanes at once: each by itself would ask the database as often as all of them. */
	async function look(): Promise<void> {
		while (!stopping.signal.aborted) {
			const resting = lanes.filter((lane) => !busy.has(lane));
			const due: JobKind[] = await findDueKinds(db, resting.flatMap(kindsOf)).catch(unread);
			for (const lane of resting.filter((one) => kindsOf(one).some((kind) => due.includes(kind))))
				busy.set(
					lane,
					work(lane).finally(() => busy.delete(lane)),
				);
			await delay(pollMs, undefined, { signal: stopping.signal }).catch(() => undefined);
		}
	}

	async function work(lane: Lane): Promise<void> {
		const { batch = 10 } = lane;
		let taken: TakenJob[];
		do {
			taken = await takeJobs(db, kindsOf(lane), batch, LEASE_S).catch(unread);
			await Promise.all(taken.map((job) => run(job, lane)));
		} while (taken.length === batch && !stopping.signal.aborted);
	}

	async function run(job: TakenJob, { patience = fourMinutes }: Lane): Promise<void> {
		try {
			// It ended the process each time, and would end the next.
			if (job.attempts > patience.attempts) throw new Error('It never came to an end.');
			const handle = () =>
				(handlers[job.kind as Kind] as (payload: unknown, id: number) => Promise<void>)(job.payload, job.id);
			await (traces ? traces.around(`job ${job.kind}`, handle) : handle());
			await deleteJob(db, job.id);
		} catch (error) {
			const isLast = error instanceof InVain || job.attempts >= patience.attempts;
			const waitMs = Math.min(FIRST_RETRY_MS * 2 ** (job.attempts - 1), patience.mostMs);
			// A payload may hold a phone number or a code: it is not logged.
			log[isLast ? 'error' : 'warn'](
				{ err: error, job: job.id, kind: job.kind, attempts: job.attempts },
				isLast ? 'a job was given up' : 'a job failed and will be tried again',
			);
			await postponeJob(db, job, String(error), isLast ? null : waitMs).catch(() => undefined);
		}
	}

	const looking = look();
	return async () => {
		stopping.abort();
		await looking;
		await Promise.all(busy.values());
	};
}
