import type { Db } from './database/open-database.ts';

/** An answer that is dear to get, and is kept. */
export interface Kept<Answer> {
	/** The one that is kept, else a new one. */
	read: () => Promise<Answer>;
	/** A new one. */
	readAnew: () => Promise<Answer>;
	/**
	 * The last one, for who does not wait: where its time is over, a new one is asked for meanwhile. Undefined while there is none, as after a
	 * failure, and when the new one has not come for as long again.
	 */
	last: () => Answer | undefined;
}

/** Keeps an answer for a while. Whoever asks while it is asked for shares one; a failure is kept for nobody. */
export function keepFor<Answer>(everyMs: number, ask: () => Promise<Answer>): Kept<Answer> {
	let known: { answer: Answer; at: number } | undefined;
	let asking: Promise<Answer> | undefined;
	const knownFor = (ms: number) => (known && performance.now() - known.at < ms ? known : undefined);
	const readAnew = () => {
		asking ??= ask()
			.then((answer) => {
				known = { answer, at: performance.now() };
				return answer;
			})
			.catch((error: unknown) => {
				known = undefined;
				throw error;
			})
			.finally(() => {
				asking = undefined;
			});
		return asking;
	};
	return {
		read: async () => knownFor(everyMs)?.answer ?? readAnew(),
		readAnew,
		last: () => {
			if (!knownFor(everyMs)) readAnew().catch(() => undefined);
			return knownFor(2 * everyMs)?.answer;
		},
	};
}

/** Keeps an answer of each database: one for everybody who asks by it. */
export function keepForEach<Answer>(everyMs: number, ask: (db: Db) => Promise<Answer>): (db: Db) => Kept<Answer> {
	const each = new WeakMap<Db, Kept<Answer>>();
	return (db) => {
		const kept = each.get(db) ?? keepFor(everyMs, () => ask(db));
		each.set(db, kept);
		return kept;
	};
}
