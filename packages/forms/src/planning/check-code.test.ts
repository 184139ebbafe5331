import { expect, it } from 'vitest';
import { readCheckCode, writeCheckCode } from './check-code.ts';

it.each([
	['7K3M91XDQ02W', '7K3M91XDQ02W'],
	[' 7k3m-91xd-qo2w ', '7K3M91XDQ02W'],
	['7K3M 9iXD QO2W', '7K3M91XDQ02W'],
	['7K3M91XDQ02', undefined],
	['7K3M91XDQ02WW', undefined],
	['7K3M91XDQ02U', undefined],
	['', undefined],
])('%j is read as %j', (typed, code) => {
	expect(readCheckCode(typed)).toBe(code);
});

it('is printed in groups of four', () => {
	expect(writeCheckCode('7K3M91XDQ02W')).toBe('7K3M-91XD-Q02W');
});
