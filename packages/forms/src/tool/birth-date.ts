import { isDay } from '../format/is-day.ts';

/** When somebody was born. */
export interface BirthDate {
	year: number;
	/** YYYY-MM-DD; undefined where the year alone is known, which is a lunar one then. */
	day: string | undefined;
}

const DAY_FIRST = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A birth as somebody typed it: `21/1/1985`, `21.01.1985`, `1985-01-21`, or the year alone. Undefined when there is no such day. */
export function readBirthDate(text: string): BirthDate | undefined {
	const written = text.normalize('NFKC').trim();
	if (/^\d{4}$/.test(written)) return { year: Number(written), day: undefined };
	const iso = ISO.exec(written);
	const [, day = '', month = '', year = ''] = iso ? [0, iso[3], iso[2], iso[1]] : (DAY_FIRST.exec(written) ?? []);
	const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
	return isDay(found) ? { year: Number(year), day: found } : undefined;
}
