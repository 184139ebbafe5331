import { DAY_MS } from '../format/durations.ts';

/**
 * When a lunar year begins in Vietnam. The rules and the short series are Hồ Ngọc Đức's ("Thuật toán tính âm lịch",
 * informatik.uni-leipzig.de/~duc/amlich/calrules_vn.html), after Meeus, Astronomical Algorithms: a month begins on the day of
 * the new moon, the eleventh month holds the winter solstice, and of thirteen months the first without a principal term is the
 * leap one.
 */

/** A day, counted as Julian day numbers are. */
type DayNumber = number;

/** First and last year whose beginning is known: before, calendars went by Peking's own sun. */
export const LUNAR_YEAR_MIN = 1930;
export const LUNAR_YEAR_MAX = 2050;

const MEAN_MONTH = 29.530588853;
/** The new moon of 1 January 1900, from which they are numbered. */
const FIRST_NEW_MOON = 2415021.076998695;
const UNIX_EPOCH = 2440588;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * The hours ahead of Greenwich by which days are counted. From 1968 on it is the 105th meridian (Decision 121/CP of 8 August
 * 1967); calendars before went by the 120th, as China's does.
 */
function zoneOf(year: number): number {
	return year >= 1968 ? 7 : 8;
}

/** The first day of a lunar year as YYYY-MM-DD. In the South it came a day later in 1968 and 1969. `zone`: for the calendar of another meridian. */
export function tetOf(year: number, zone: number = zoneOf(year)): string {
	const before = eleventhMonth(year - 1, zone);
	const isLeap = eleventhMonth(year, zone) - before > 365;
	const number = Math.floor((before - FIRST_NEW_MOON) / MEAN_MONTH + 0.5);
	// The first month is the second after the eleventh, or the third where a leap month lies between.
	const after = isLeap && leapMonth(number, zone) <= 2 ? 3 : 2;
	return isoDay(newMoon(number + after, zone));
}

/** The lunar year that a day (YYYY-MM-DD) belongs to: before Tết it is still the year before. */
export function lunarYearOf(day: string): number {
	const year = Number(day.slice(0, 4));
	return day < tetOf(year) ? year - 1 : year;
}

/** The day on which the eleventh month of a year begins. */
function eleventhMonth(year: number, zone: number): DayNumber {
	const number = Math.floor((dayNumber(year, 12, 31) - 2415021) / MEAN_MONTH);
	const moon = newMoon(number, zone);
	return sunTerm(moon, zone) >= 9 ? newMoon(number - 1, zone) : moon;
}

/** Which month after the eleventh is the leap one. */
function leapMonth(eleventh: number, zone: number): number {
	for (let month = 1; month < 14; month += 1) {
		if (sunTerm(newMoon(eleventh + month, zone), zone) === sunTerm(newMoon(eleventh + month + 1, zone), zone))
			return month;
	}
	return 14;
}

/** The day of a new moon, by its number since 1900. */
function newMoon(number: number, zone: number): DayNumber {
	const t = number / 1236.85;
	const t2 = t * t;
	const t3 = t2 * t;
	const mean =
		2415020.75933 +
		29.53058868 * number +
		0.0001178 * t2 -
		0.000000155 * t3 +
		0.00033 * Math.sin(radians(166.56 + 132.87 * t - 0.009173 * t2));
	const sun = radians(359.2242 + 29.10535608 * number - 0.0000333 * t2 - 0.00000347 * t3);
	const moon = radians(306.0253 + 385.81691806 * number + 0.0107306 * t2 + 0.00001236 * t3);
	const node = radians(21.2964 + 390.67050646 * number - 0.0016528 * t2 - 0.00000239 * t3);
	const shift =
		(0.1734 - 0.000393 * t) * Math.sin(sun) +
		0.0021 * Math.sin(2 * sun) -
		0.4068 * Math.sin(moon) +
		0.0161 * Math.sin(2 * moon) -
		0.0004 * Math.sin(3 * moon) +
		0.0104 * Math.sin(2 * node) -
		0.0051 * Math.sin(sun + moon) -
		0.0074 * Math.sin(sun - moon) +
		0.0004 * Math.sin(2 * node + sun) -
		0.0004 * Math.sin(2 * node - sun) -
		0.0006 * Math.sin(2 * node + moon) +
		0.001 * Math.sin(2 * node - moon) +
		0.0005 * Math.sin(2 * moon + sun);
	// The earth's turning slows down: seconds of today and of then differ.
	const drift = -0.000278 + 0.000265 * t + 0.000262 * t2;
	return Math.floor(mean + shift - drift + 0.5 + zone / 24);
}

/** In which twelfth of its way, from the spring equinox, the sun stands at the beginning of a day. */
function sunTerm(day: DayNumber, zone: number): number {
	const t = (day - 2451545.5 - zone / 24) / 36525;
	const t2 = t * t;
	const mean = radians(357.5291 + 35999.0503 * t - 0.0001559 * t2 - 0.00000048 * t * t2);
	const longitude =
		280.46645 +
		36000.76983 * t +
		0.0003032 * t2 +
		(1.9146 - 0.004817 * t - 0.000014 * t2) * Math.sin(mean) +
		(0.019993 - 0.000101 * t) * Math.sin(2 * mean) +
		0.00029 * Math.sin(3 * mean);
	return Math.floor((((longitude % 360) + 360) % 360) / 30);
}

function dayNumber(year: number, month: number, day: number): DayNumber {
	return Date.UTC(year, month - 1, day) / DAY_MS + UNIX_EPOCH;
}

function isoDay(day: DayNumber): string {
	return new Date((day - UNIX_EPOCH) * DAY_MS).toISOString().slice(0, 10);
}
