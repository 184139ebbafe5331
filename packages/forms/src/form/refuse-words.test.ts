import { expect, test } from 'vitest';
import { refuseWords } from './refuse-words.ts';

test.each([
	['', { max: 3 }, 'required'],
	['', { max: 3, required: false }, undefined],
	['abc', { max: 3 }, undefined],
	['abcd', { max: 3 }, 'too_long'],
	['abcd', { max: 3, required: false }, 'too_long'],
	// As the server counts: composed, and without what nobody sees.
	['e\u0302\u0301', { max: 1 }, undefined],
	['\u200b', { max: 3 }, 'required'],
])('words %j of %j are refused with %s', (words, options, code) => {
	expect(refuseWords('note', words, options)).toEqual(code && { fields: [{ path: 'note', code }] });
});
