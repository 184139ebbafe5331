import { vietnamDay } from '../planning/terms.ts';

/** The entries of one day. */
export interface TransactionDay<Entry> {
	/** In Vietnam, YYYY-MM-DD. */
	day: string;
	/** What came in less what went out, in đồng. */
	total: number;
	entries: Entry[];
}

/** Entries by their day in Vietnam, in the order in which they come. */
export function groupByDay<Entry extends { createdAt: string; value: number }>(
	entries: readonly Entry[],
): TransactionDay<Entry>[] {
	const days: TransactionDay<Entry>[] = [];
	for (const entry of entries) {
		const day = vietnamDay(new Date(entry.createdAt));
		let group = days.at(-1);
		if (group?.day !== day) {
			group = { day, total: 0, entries: [] };
			days.push(group);
		}
		group.total += entry.value;
		group.entries.push(entry);
	}
	return days;
}
