import { describe, expect, it } from 'vitest';
import { isDay } from './is-day.ts';

describe('a day', () => {
	it.each(['2026-03-10', '2024-02-29', '1900-01-01'])('is %s', (text) => expect(isDay(text)).toBe(true));
	it.each([
		'2026-02-29',
		'2026-02-31',
		'2026-04-31',
		'2026-13-01',
		'2026-00-10',
		'2026-3-1',
		'10/03/2026',
		'',
		'2026-03-10T00:00',
		// 01/02/24, as a browser gives a year that was typed in part.
		'0024-02-01',
	])('is not %j', (text) => expect(isDay(text)).toBe(false));
});
