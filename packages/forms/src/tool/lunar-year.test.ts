import { describe, expect, it } from 'vitest';
import { LUNAR_YEAR_MAX, LUNAR_YEAR_MIN, lunarYearOf, tetOf } from './lunar-year.ts';

const years = Array.from({ length: LUNAR_YEAR_MAX - LUNAR_YEAR_MIN + 1 }, (_, index) => LUNAR_YEAR_MIN + index);

/** New year in China by the tables of ICU, which know nothing of ours. */
function newYearInChina(year: number): string {
	const format = new Intl.DateTimeFormat('en-u-ca-chinese', { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
	for (let day = 20; day <= 52; day += 1) {
		const date = new Date(Date.UTC(year, 0, day));
		const parts = format.formatToParts(date);
		const is = (type: string) => parts.find((part) => part.type === type)?.value === '1';
		if (is('month') && is('day')) return date.toISOString().slice(0, 10);
	}
	throw new Error(`${year} has no new year.`);
}

describe('Tết', () => {
	it.each([
		'1930-01-30',
		'1945-02-13',
		'1954-02-03',
		'1965-02-02',
		'1968-01-29',
		'1969-02-16',
		'1975-02-11',
		'1984-02-02',
		'1985-01-21',
		'1986-02-09',
		'1990-01-27',
		'2000-02-05',
		'2007-02-17',
		'2020-01-25',
		'2021-02-12',
		'2022-02-01',
		'2023-01-22',
		'2024-02-10',
		'2025-01-29',
		'2026-02-17',
		'2027-02-06',
		'2028-01-26',
		'2030-02-02',
	])('was or is on %s', (day) => {
		expect(tetOf(Number(day.slice(0, 4)))).toBe(day);
	});

	// In these years ICU misses midnight in Peking by minutes; the almanac of the Hong Kong Observatory says otherwise.
	const almanac: Record<number, string> = { 1954: '1954-02-03', 2027: '2027-02-06', 2030: '2030-02-03' };

	it('by Peking’s meridian is China’s new year, in every year', () => {
		for (const year of years) expect(tetOf(year, 8)).toBe(almanac[year] ?? newYearInChina(year));
	});

	it('differs from China’s where the hour between the meridians holds the new moon or the solstice', () => {
		expect(years.filter((year) => tetOf(year) !== tetOf(year, 8))).toEqual([1968, 1969, 1985, 2007, 2030]);
	});

	it('lies between 20 January and 21 February', () => {
		for (const year of years) {
			const day = tetOf(year).slice(5);
			expect(day >= '01-20' && day <= '02-21').toBe(true);
		}
	});
});

describe('the lunar year of a day', () => {
	it.each([
		['1985-01-20', 1984],
		['1985-01-21', 1985],
		// In China it was still the year of the rat.
		['1985-02-19', 1985],
		['2024-02-09', 2023],
		['2024-02-10', 2024],
		['2024-12-31', 2024],
		['1968-01-28', 1967],
	])('%s is %d', (day, year) => {
		expect(lunarYearOf(day)).toBe(year);
	});
});
