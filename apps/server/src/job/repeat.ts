import { setTimeout as delay } from 'node:timers/promises';

export interface RepeatOptions {
	/** How long to rest when there is nothing more to do. */
	everyMs: number;
	/** Does a part of the work. Returns whether there may be more. */
	work: () => Promise<boolean>;
	log: { warn: (details: object, message: string) => void };
}

/** Does work over and over until it is stopped. Returns how to stop: what is under way is finished. */
export function startRepeating({ everyMs, work, log }: RepeatOptions): () => Promise<void> {
	const stopping = new AbortController();

	async function repeat(): Promise<void> {
		while (!stopping.signal.aborted) {
			const hasMore = await work().catch((error) => {
				log.warn({ err: error }, 'work that is done over and over failed and will be tried again');
				return false;
			});
			if (!hasMore) await delay(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
		}
	}

	const repeating = repeat();
	return async () => {
		stopping.abort();
		await repeating;
	};
}
