import { expect, it } from 'vitest';
import { suggestLandCodes } from './suggest-land-codes.ts';

const codes = (typed: string) => suggestLandCodes(typed, 'vn').map(({ code }) => code);

it.each([
	['od', ['ODT']],
	['lu', ['LUA', 'LUC', 'LUK', 'LUN']],
	['giao thong', ['DGT']],
	['  ', []],
	['zzz', []],
])('%j is met by %j', (typed, expected) => {
	expect(codes(typed).slice(0, 4)).toEqual(expected);
});

it('names come in the reader’s language, and never more than a list in sight holds', () => {
	expect(suggestLandCodes('paddy', 'en').map(({ code }) => code)).toEqual(['LUC']);
	expect(codes('đất')).toHaveLength(8);
});
