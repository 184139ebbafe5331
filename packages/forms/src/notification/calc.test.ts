import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../format/durations.ts';
import { isQuiet, quietEnd, vietnamClock } from './calc.ts';

describe('quiet hours', () => {
	it.each([
		['21:59', false],
		['22:00', true],
		['23:59', true],
		['00:00', true],
		['06:59', true],
		['07:00', false],
		['12:00', false],
	])('from 22:00 to 07:00 at %s: %s', (time, quiet) => expect(isQuiet(time, '22:00', '07:00')).toBe(quiet));

	it.each([
		['11:59', false],
		['12:00', true],
		['13:29', true],
		['13:30', false],
		['00:00', false],
	])('from 12:00 to 13:30 at %s: %s', (time, quiet) => expect(isQuiet(time, '12:00', '13:30')).toBe(quiet));

	it('are never, where none were set', () => expect(isQuiet('00:00', null, null)).toBe(false));
});

describe('their end', () => {
	it.each([
		['2026-03-09T15:00:00Z', '07:00', '2026-03-10T00:00:00.000Z'],
		['2026-03-09T17:30:00Z', '07:00', '2026-03-10T00:00:00.000Z'],
		['2026-03-09T23:59:59.999Z', '07:00', '2026-03-10T00:00:00.000Z'],
		['2026-03-10T00:00:00Z', '07:00', '2026-03-11T00:00:00.000Z'],
		['2026-03-09T05:10:00Z', '13:30', '2026-03-09T06:30:00.000Z'],
		['2026-12-31T16:00:00Z', '00:15', '2026-12-31T17:15:00.000Z'],
	])('seen from %s at %s is %s', (now, to, end) => expect(quietEnd(new Date(now), to).toISOString()).toBe(end));

	const clock = fc
		.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
		.map(([hours, minutes]) => `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`);
	const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

	it('lies ahead, less than a day, and it is not quiet then', () => {
		fc.assert(
			fc.property(moments, clock, clock, (now, from, to) => {
				fc.pre(from !== to);
				const end = quietEnd(now, to);
				const wait = end.getTime() - now.getTime();
				expect(wait > 0 && wait <= DAY_MS).toBe(true);
				expect(vietnamClock(end)).toBe(to);
				expect(isQuiet(vietnamClock(end), from, to)).toBe(false);
			}),
		);
	});
});
