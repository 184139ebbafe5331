import { expect, it } from 'vitest';
import { readBirthDate } from './birth-date.ts';

it.each([
	['21/1/1985', '1985-01-21'],
	['21.01.1985', '1985-01-21'],
	['1-2-1990', '1990-02-01'],
	['1985-01-21', '1985-01-21'],
	['29/02/2024', '2024-02-29'],
	[' 21 01 1985 ', '1985-01-21'],
])('%s is the day %s', (text, day) => {
	expect(readBirthDate(text)).toEqual({ year: Number(day.slice(0, 4)), day });
});

it('is a year where that is all that is said', () => {
	expect(readBirthDate('1985')).toEqual({ year: 1985, day: undefined });
});

it.each(['', '85', '30/02/1985', '29/02/2023', '0/1/1985', '1/13/1985', '21/1/85', 'hôm qua', '1985/01/21'])(
	'%s is none',
	(text) => {
		expect(readBirthDate(text)).toBeUndefined();
	},
);
