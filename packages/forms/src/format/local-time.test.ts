import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLocalTime, writeLocalTime } from './local-time.ts';

it.each([
	['2026-03-01T01:00:00.000Z', '2026-03-01T08:00'],
	['2026-12-31T17:00:00.000Z', '2027-01-01T00:00'],
	['2026-03-01T01:00:05.000Z', '2026-03-01T08:00:05'],
	['2026-03-01T01:00:00.250Z', '2026-03-01T08:00:00.250'],
])('of %s is %s in Vietnam', (iso, local) => {
	expect(writeLocalTime(iso)).toBe(local);
	expect(readLocalTime(local)).toBe(iso);
});

it('takes other zones and comes back in UTC', () => {
	expect(writeLocalTime('2026-03-01T08:00:00+07:00')).toBe('2026-03-01T08:00');
});

it.each(['', '2026-03-01', '2026-03-01T25:00', '01/03/2026 08:00', '2026-03-01T08:00Z'])(
	'reads no moment from "%s"',
	(text) => {
		expect(readLocalTime(text)).toBeUndefined();
	},
);

it('is read as it was written', () => {
	const moments = fc.date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
	fc.assert(
		fc.property(moments, (moment) => {
			expect(readLocalTime(writeLocalTime(moment.toISOString()))).toBe(moment.toISOString());
		}),
	);
});
