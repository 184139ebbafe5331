import { putLast } from '../put-last.ts';
import { addUses, type LimitParts, tooMany } from './limit.ts';

const WINDOW_SECONDS = 60;
/** Uses of one person that a process keeps to itself before it tells the table, as a part of the most. */
const PART = 10;
/** People and addresses that are counted at once; beyond it whoever asked longest ago begins anew. */
const COUNTED_MOST = 50_000;

interface Count {
	here: number;
	told: number;
	/** What other processes told of the same person. */
	elsewhere: number;
}

/** Counts uses by the minute in this process's memory. */
export interface Budget {
	/** Counts one use; throws TOO_MANY_REQUESTS beyond `most` in a minute. */
	take: (name: string, who: string, most: number) => void;
}

interface BudgetParts extends LimitParts {
	log: { warn: (details: object, message: string) => void };
	now?: () => number;
}

/**
 * Counts in memory, so that what everybody asks all day costs no statement. Whoever asks much is told of to the table, each time
 * that a tenth of the most is used up, and what other processes counted comes back with it: together they let through a tenth too
 * much each.
 */
export function createBudget({ db, env, log, now = Date.now }: BudgetParts): Budget {
	let minute = 0;
	let counts = new Map<string, Count>();
	return {
		take: (name, who, most) => {
			const current = Math.floor(now() / 1_000 / WINDOW_SECONDS);
			if (current !== minute) counts = new Map();
			minute = current;
			const key = `${name}:${who}`;
			const count = counts.get(key) ?? { here: 0, told: 0, elsewhere: 0 };
			putLast(counts, key, count, COUNTED_MOST);
			count.here++;
			// Once over, whatever more is asked costs no statement.
			if (count.told <= most && count.here - count.told >= Math.max(1, Math.floor(most / PART))) {
				const uses = count.here - count.told;
				count.told = count.here;
				const limit = { name: `minute:${name}`, max: most, seconds: WINDOW_SECONDS };
				// Nobody waits for it, and where it fails this process counts on alone.
				addUses({ db, env }, limit, `${who}:${current}`, uses).then(
					(known) => {
						count.elsewhere = Math.max(count.elsewhere, known.count - count.told);
					},
					(error: unknown) => log.warn({ err: error }, 'uses were not told to the other processes'),
				);
			}
			if (count.here + count.elsewhere > most) throw tooMany({ name }, WINDOW_SECONDS);
		},
	};
}
