import { type Day, daysOf } from '../format/days.ts';

/** The entries of one day. */
export interface TransactionDay<Entry> extends Day<Entry> {
	/** What came in less what went out, in đồng. */
	total: number;
}

/** Entries by their day in Vietnam, in the order in which they come. */
export function groupByDay<Entry extends { createdAt: string; value: number }>(
	entries: readonly Entry[],
): TransactionDay<Entry>[] {
	return daysOf(entries).map((day) => ({
		...day,
		total: day.entries.reduce((sum, { value }) => sum + value, 0),
	}));
}
