import { DAY_MS, MINUTE_MS } from '../format/durations.ts';
import { toVietnamTime, VIETNAM_AHEAD_MS } from '../format/vietnam-time.ts';

/** What clocks in Vietnam show at a moment, as `07:05`. */
export function vietnamClock(moment: Date): string {
	return toVietnamTime(moment).toISOString().slice(11, 16);
}

/**
 * Whether it is quiet at a time of day (`HH:MM`): from the first minute on, and no longer at the last. A range may go over midnight;
 * without one it is never quiet.
 */
export function isQuiet(time: string, from: string | null, to: string | null): boolean {
	if (from === null || to === null) return false;
	return from < to ? from <= time && time < to : from <= time || time < to;
}

/** The next moment at which clocks in Vietnam show this time (`HH:MM`): when quiet hours that it is now are over. */
export function quietEnd(now: Date, to: string): Date {
	const [hours = 0, minutes = 0] = to.split(':').map(Number);
	const local = toVietnamTime(now).getTime();
	const today = Math.floor(local / DAY_MS) * DAY_MS + (hours * 60 + minutes) * MINUTE_MS;
	return new Date((today > local ? today : today + DAY_MS) - VIETNAM_AHEAD_MS);
}
