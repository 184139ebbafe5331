import { DAY_MS } from '../format/durations.ts';
import { toVietnamTime } from '../format/vietnam-time.ts';

/** What a planning check costs, in đồng. */
export const PLANNING_CHECK_FEE = 500_000;
/** Working days within which it is answered. */
export const PROMISED_WORKING_DAYS = 2;

/** Days off on the same date every year (Labour Code 2019, article 112). */
const fixedHolidays = ['01-01', '04-30', '05-01', '09-02'];

/**
 * Further days off between Monday and Friday: Tết, Hùng Kings' Day, the second day of 2 September, Culture Day (24 November, from
 * 2026), days given for those that fall on a weekend, and working days that the government swapped. Facts of each year, announced
 * in the year before; of 2027 only what the calendar says by itself. A year that is not listed has the fixed ones alone.
 */
const holidays: Readonly<Record<number, readonly string[]>> = {
	2025: ['01-27', '01-28', '01-29', '01-30', '01-31', '04-07', '05-02', '09-01'],
	2026: ['01-02', '02-16', '02-17', '02-18', '02-19', '02-20', '04-27', '08-31', '09-01', '11-24'],
	2027: ['02-04', '02-05', '02-08', '02-09', '02-10', '04-16', '05-03', '09-03', '11-24'],
};

/** Whether people work in Vietnam on a day, given as a moment of it. */
export function isWorkingDay(moment: Date): boolean {
	const local = toVietnamTime(moment);
	const weekday = local.getUTCDay();
	if (weekday === 0 || weekday === 6) return false;
	const date = local.toISOString().slice(5, 10);
	return !fixedHolidays.includes(date) && !holidays[local.getUTCFullYear()]?.includes(date);
}

/** Until when what is asked for at a moment is answered: the same time of day, so many working days later. */
export function promisedAt(from: Date): Date {
	let moment = from;
	for (let left = PROMISED_WORKING_DAYS; left > 0; ) {
		moment = new Date(moment.getTime() + DAY_MS);
		if (isWorkingDay(moment)) left--;
	}
	return moment;
}
