import { describe, expect, it } from 'vitest';
import { readContactPhone } from './contact-phone.ts';

describe('a number to call about a listing', () => {
	it.each([
		['0901 234 567', '+84901234567'],
		['028 3822 1234', '+842838221234'],
		['(024) 3825 1234', '+842438251234'],
		['+84 28 3822 1234', '+842838221234'],
		['0236 3822 123', '+842363822123'],
		['1900 1234', '19001234'],
		['1800.1567', '18001567'],
		['1900 123456', '1900123456'],
		['+84 1900 1234', '19001234'],
	])('%s is %s', (text, number) => expect(readContactPhone(text)).toBe(number));

	it.each([
		['0281234567'],
		['0123456789'],
		['0992123456'],
		['0650 3822 123'],
		['1700 1234'],
		['113'],
		['+12025550123'],
		['3822 1234'],
	])('is not %s', (text) => expect(readContactPhone(text)).toBeUndefined());
});
