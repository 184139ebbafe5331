import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';

interface OneByOneParts<Due extends { id: string }> {
	/** Locks one that is due and none of `except`; undefined when there is none. */
	find: (tx: Db, except: readonly string[]) => Promise<Due | undefined>;
	/** Looks after it, so that it is not due any more. Returns whether there was anything to do. */
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
	for (;;) {
		const looked = new Set<string>();
		try {
			const isDone = await inTransaction(db, async (tx) => {
				const due = await find(tx, [...failures.keys()]);
				if (!due) return undefined;
				looked.add(due.id);
				return work(tx, due);
			});
			if (isDone === undefined) break;
			if (isDone) count++;
		} catch (error) {
			// None in particular: the database itself.
			if (looked.size === 0) throw error;
			for (const id of looked) failures.set(id, error);
		}
	}
	if (failures.size > 0) throw new AggregateError(failures.values(), failure);
	return count;
}
