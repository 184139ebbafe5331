import { HOUR_MS } from './durations.ts';

/** Vietnam has had GMT+7 without summer time since 1975. */
export const VIETNAM_AHEAD_MS = 7 * HOUR_MS;

/** A moment moved so that its UTC fields are what clocks and calendars in Vietnam show. */
export function toVietnamTime(moment: Date): Date {
	return new Date(moment.getTime() + VIETNAM_AHEAD_MS);
}

/** The day that it is in Vietnam, YYYY-MM-DD. */
export function vietnamDay(moment: Date): string {
	return toVietnamTime(moment).toISOString().slice(0, 10);
}
