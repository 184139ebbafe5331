/** Runs work when there is room for it, first come first served. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A gate that lets so many works through at once; the others wait. */
export function atMost(count: number): Gate {
	let running = 0;
	const waiting: (() => void)[] = [];
	return async (work) => {
		if (running < count) running++;
		// Whoever leaves hands over its place.
		else await new Promise<void>((enter) => waiting.push(enter));
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
const MAX_THREADS = 3;

/** The gate for pictures: one on each core at once. */
export function pictureGate(cores: number): Gate {
	return atMost(Math.min(cores, MAX_THREADS));
}
