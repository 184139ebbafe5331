import { expect, it } from 'vitest';
import { isStorable } from './storable.ts';

it.each([
	['a text', 'Nhà phố 👨‍👩‍👧 ❤️', true],
	['NUL', 'a\u0000', false],
	['half a character', 'a\ud800', false],
	['30 marks on a letter', `a${'\u0301'.repeat(30)} b`, true],
	['31 marks on a letter', `a${'\u0301\u0316'.repeat(16)} b`, false],
])('says whether %s can be kept', (_what, text, can) => {
	expect(isStorable(text)).toBe(can);
});
