/** Runs work when there is room for it, first come first served. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** What lets in each of those who wait at a gate, the first of them first. */
export type Waiting = (() => void)[];

const asLongAsItTakes = (waiting: Waiting) => new Promise<void>((enter) => waiting.push(enter));

/** A gate that lets so many works through at once; the others wait, as `wait` has them: it ends when what it added to those who wait is called. */
export function atMost(count: number, wait: (waiting: Waiting) => Promise<void> = asLongAsItTakes): Gate {
	let running = 0;
	const waiting: Waiting = [];
	return async (work) => {
		if (running < count) running++;
		// Whoever leaves hands over its place.
		else await wait(waiting);
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else running--;
		}
	};
}

// sharp works on Node's four threads for files, names and hashes: one stays free for those.
const THREADS_MAX = 3;

/** The gate for pictures: one on each core at once. */
export function pictureGate(cores: number): Gate {
	return atMost(Math.min(cores, THREADS_MAX));
}
