import { describe, expect, it } from 'vitest';
import { vietnamDay } from '../format/vietnam-time.ts';
import { isWorkingDay, promisedAt } from './terms.ts';

const at = (local: string) => new Date(`${local}:00+07:00`);

describe('a promise', () => {
	it.each([
		['two working days on, at the same time', '2026-03-09T09:30', '2026-03-11T09:30'],
		['not over the weekend', '2026-03-12T17:00', '2026-03-16T17:00'],
		['from a Saturday on: Monday, Tuesday', '2026-03-14T10:00', '2026-03-17T10:00'],
		['not over Tết', '2026-02-13T08:00', '2026-02-24T08:00'],
		['not on the days off around 2 September', '2026-08-28T08:00', '2026-09-04T08:00'],
		['not on the Monday for a Hùng Kings’ Day that fell on a Sunday', '2026-04-24T08:00', '2026-04-29T08:00'],
		['over the end of a year', '2027-12-31T08:00', '2028-01-04T08:00'],
	])('is kept %s', (_name, from, until) => {
		expect(promisedAt(at(from))).toEqual(at(until));
	});

	it('goes by the day in Vietnam: there it is Saturday already', () => {
		const lateFriday = new Date('2026-03-13T18:00:00Z');
		expect(vietnamDay(lateFriday)).toBe('2026-03-14');
		expect(isWorkingDay(lateFriday)).toBe(false);
		expect(promisedAt(lateFriday)).toEqual(new Date('2026-03-16T18:00:00Z'));
	});

	it('knows the fixed days off of a year that nobody has announced', () => {
		expect(isWorkingDay(at('2031-05-01T08:00'))).toBe(false);
		expect(isWorkingDay(at('2031-05-05T08:00'))).toBe(true);
	});
});
