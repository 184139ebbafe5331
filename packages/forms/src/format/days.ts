import { vietnamDay } from './vietnam-time.ts';

/** What happened on one day. */
export interface Day<Entry> {
	/** In Vietnam, YYYY-MM-DD. */
	day: string;
	entries: Entry[];
}

/** Entries by their day in Vietnam, in the order in which they come. */
export function daysOf<Entry extends { createdAt: string }>(entries: readonly Entry[]): Day<Entry>[] {
	const days: Day<Entry>[] = [];
	for (const entry of entries) {
		const day = vietnamDay(new Date(entry.createdAt));
		const last = days.at(-1);
		if (last?.day === day) last.entries.push(entry);
		else days.push({ day, entries: [entry] });
	}
	return days;
}
