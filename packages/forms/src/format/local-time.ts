import { toVietnamTime, VIETNAM_AHEAD_MS } from './vietnam-time.ts';

/**
 * A moment in Vietnamese time as a `datetime-local` input holds it: `2026-03-01T08:00`. Seconds are there only where they are not
 * 0, so that reading it again is the same moment.
 */
export function writeLocalTime(iso: string): string {
	const local = toVietnamTime(new Date(iso)).toISOString().slice(0, -1);
	return local.replace(/\.000$/, '').replace(/(T\d{2}:\d{2}):00$/, '$1');
}

/** What a `datetime-local` input holds, in Vietnamese time, as ISO 8601 in UTC; undefined when it is no moment. */
export function readLocalTime(local: string): string | undefined {
	const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?$/.test(local)
		? Date.parse(`${local}Z`)
		: Number.NaN;
	return Number.isNaN(time) ? undefined : new Date(time - VIETNAM_AHEAD_MS).toISOString();
}
