import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRate, readYearlyRate, writeRate } from './rate.ts';

it.each([
	['1,5', 150],
	['1.25', 125],
	['2', 200],
	['2 %', 200],
	[' +12,05% ', 1_205],
	['-10', -1_000],
	['− 7,5', -750],
	['-0', 0],
	['0,01', 1],
	['8,5%/năm', undefined],
	['0,7%/tháng', undefined],
	['1,555', undefined],
	['1.000', undefined],
	['', undefined],
	['%', undefined],
	['mười', undefined],
	['1 5', undefined],
])('reads "%s" as %s', (text, bps) => {
	expect(readRate(text)).toBe(bps);
});

it.each([
	['8,5%/năm', 850],
	['8.5 % per year', 850],
	['8,5%\u00a0một năm', 850],
	['8,5', 850],
	['0,7%/tháng', undefined],
	['/năm', undefined],
])('reads "%s" as %s a year', (text, bps) => {
	expect(readYearlyRate(text)).toBe(bps);
});

it('reads what it writes', () => {
	fc.assert(
		fc.property(fc.integer({ min: -10_000, max: 100_000 }), (bps) => {
			expect(readRate(writeRate(bps))).toBe(bps);
		}),
	);
});
