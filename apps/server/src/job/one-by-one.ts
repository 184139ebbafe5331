import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';

interface OneByOneParts<Due extends { id: string }> {
	/** One that is due and none of `except`, locked here or by `work`; undefined when there is none. */
	find: (tx: Db, except: readonly string[]) => Promise<Due | undefined>;
	/** Looks after it, so that it is not due any more, unless somebody else has. Returns whether there was anything to do. */
	work: (tx: Db, due: Due) => Promise<boolean>;
	/** What is said when some could not be looked after. */
	failure: string;
}

/**
 * Looks after what is due, each in a transaction of its own, until nothing is. Returns for how many there was something to do. One that
 * fails stays due and keeps no other from its turn; what went wrong is thrown when all were looked after.
 */
export async function oneByOne<Due extends { id: string }>(
	db: Db,
	{ find, work, failure }: OneByOneParts<Due>,
): Promise<number> {
	const failures = new Map<string, unknown>();
	let count = 0;
	let last: string | undefined;
	for (;;) {
		const looked = new Set<string>();
		try {
			const done = await inTransaction(db, async (tx) => {
				const due = await find(tx, [...failures.keys()]);
				if (!due) return undefined;
				looked.add(due.id);
				// It would be the next one for ever.
				if (due.id === last) throw new Error('It is due after it was looked after, too.');
				return { id: due.id, isDone: await work(tx, due) };
			});
			if (!done) break;
			if (done.isDone) count++;
			// Not what a try before this one had found, which another process has by now.
			last = done.id;
		} catch (error) {
			// None in particular: the database itself.
			if (looked.size === 0) throw error;
			for (const id of looked) failures.set(id, error);
		}
	}
	if (failures.size > 0) throw new AggregateError(failures.values(), failure);
	return count;
}

/** Does steps whatever became of those before; what went wrong in some is thrown by `end`. */
export function attemptAll(failure: string): {
	attempt: (step: () => Promise<unknown>) => Promise<void>;
	end: () => void;
} {
	const failures: unknown[] = [];
	return {
		attempt: async (step) => {
			await step().catch((error: unknown) => failures.push(error));
		},
		end: () => {
			// Flat: a log strips what the database quotes of rows from errors one below another, not from those below them.
			const all = failures.flatMap((error) => (error instanceof AggregateError ? error.errors : [error]));
			if (all.length > 0) throw new AggregateError(all, failure);
		},
	};
}
