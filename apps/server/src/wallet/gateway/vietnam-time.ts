import { toVietnamTime } from '@ancu/forms/format';

/** `yyyyMMddHHmmss` in Vietnam. */
export function toVietnamStamp(date: Date): string {
	return toVietnamTime(date).toISOString().replace(/\D/g, '').slice(0, 14);
}

/** The day in Vietnam as `yymmdd`. */
export function toVietnamDay(date: Date): string {
	return toVietnamStamp(date).slice(2, 8);
}

/** Reads `yyyy-MM-dd HH:mm:ss` in Vietnam. Undefined where it is no time. */
export function readVietnamTime(text: string): Date | undefined {
	if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return undefined;
	const date = new Date(`${text.replace(' ', 'T')}+07:00`);
	return Number.isNaN(date.getTime()) ? undefined : date;
}
