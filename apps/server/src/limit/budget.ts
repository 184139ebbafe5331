import { LRUCache } from 'lru-cache';
import { addUses, type LimitParts, tooMany } from './limit.ts';

/** Uses of one person that a process keeps to itself before it tells the table, as a part of the most. */
const PART = 10;
/** People and addresses that are counted at once; beyond it whoever asked longest ago begins again. */
const COUNTED_MOST = 50_000;

interface Count {
	here: number;
	told: number;
	/** What other processes told of the same person. */
	elsewhere: number;
}

/** Counts uses in this process's memory, by the minute or the hour. */
export interface Budget {
	/** Counts one use; throws TOO_MANY_REQUESTS beyond `most` in a minute, or in as many seconds as are given. */
	take: (name: string, who: string, most: number, seconds?: number) => void;
}

/** People who are counted in the minute, hour … that it is. */
interface Window {
	number: number;
	counts: LRUCache<string, Count>;
}

interface BudgetParts extends LimitParts {
	log: { warn: (details: object, message: string) => void };
	now?: () => number;
}

const createCounts = () =>
	new LRUCache<string, Count>({ max: COUNTED_MOST, memoMethod: () => ({ here: 0, told: 0, elsewhere: 0 }) });

/**
 * Counts in memory, so that what everybody asks all day costs no statement. Whoever asks much is told of to the table, each time
 * that a tenth of the most is used up, and what other processes counted comes back with it: together they let through a tenth too
 * much each.
 */
export function createBudget({ db, env, log, now = Date.now }: BudgetParts): Budget {
	const windows = new Map<number, Window>();
	const countsOf = (seconds: number, number: number) => {
		const window = windows.get(seconds) ?? { number, counts: createCounts() };
		if (window.number !== number) window.counts.clear();
		window.number = number;
		windows.set(seconds, window);
		return window.counts;
	};
	return {
		take: (name, who, most, seconds = 60) => {
			const current = Math.floor(now() / 1_000 / seconds);
			const counts = countsOf(seconds, current);
			const count = counts.memo(`${name}:${who}`);
			count.here++;
			// Once over, whatever more is asked costs no statement.
			if (count.told <= most && count.here - count.told >= Math.max(1, Math.floor(most / PART))) {
				const uses = count.here - count.told;
				count.told = count.here;
				const limit = { name: `budget:${name}`, max: most, seconds };
				// Nobody waits for it, and where it fails this process counts on alone.
				addUses({ db, env }, limit, `${who}:${current}`, uses).then(
					(known) => {
						count.elsewhere = Math.max(count.elsewhere, known.count - count.told);
					},
					(error: unknown) => log.warn({ err: error }, 'uses were not told to the other processes'),
				);
			}
			if (count.here + count.elsewhere > most) throw tooMany({ name }, seconds - ((now() / 1_000) % seconds));
		},
	};
}
