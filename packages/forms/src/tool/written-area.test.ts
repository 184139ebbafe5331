import { expect, it } from 'vitest';
import { readAreaNumber, readSquareMeters, splitArea } from './written-area.ts';

it.each([
	['100', '100', undefined],
	['100 m2', '100', 'm2'],
	[' 82,5m² ', '82,5', 'm2'],
	['100 M 2', '100', 'm2'],
	['2,5 ha', '2,5', 'ha'],
	['3 Héc ta', '3', 'ha'],
	['3 hectares', '3', 'ha'],
	['3 sào', '3 sào', undefined],
	['m2', '', 'm2'],
])('%j is %j in %s', (text, number, unit) => {
	expect(splitArea(text)).toEqual({ number, unit });
});

it.each([
	['80 m²', '80'],
	['82,5m2', '82.5'],
	['1.234', '1234'],
	['2 ha', undefined],
	['3 sào', undefined],
])('a field in m² reads %j as %j', (text, digits) => {
	expect(readSquareMeters(text, 'vn')).toBe(digits);
});

it.each([
	['2 ha', '2'],
	['100 m2', '100'],
	['3 sào', undefined],
])('of %j the number is %j', (text, digits) => {
	expect(readAreaNumber(text, 'vn')).toBe(digits);
});
