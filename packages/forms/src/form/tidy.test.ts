import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { emailSchema, nameSchema } from '../account/schema.ts';
import { listingChangeSchema, TITLE_MAX } from '../listing/schema.ts';
import { tidy } from './tidy.ts';

/** As a Mac names files, and some PDFs hold their text. */
const copied = (text: string) => text.normalize('NFD');

describe('a text that was copied', () => {
	it('has letters and marks in one, and no blanks around it', () =>
		expect(z.string().check(tidy).parse(copied(' Nguyễn Thị Ánh\n'))).toBe('Nguyễn Thị Ánh'));

	it('is as long as it looks', () => {
		const title = 'ế'.repeat(TITLE_MAX);
		expect(listingChangeSchema.parse({ title: copied(title) })).toEqual({ title });
		expect(listingChangeSchema.safeParse({ title: copied(`${title}ế`) }).success).toBe(false);
	});

	it('is kept as a name that is found by typing it', () => expect(nameSchema.parse(copied('Thủy'))).toBe('Thủy'));
});

describe('what nobody sees', () => {
	it.each(['\u200b\u200b', ' \u2060\ufeff ', '\u3164', '\u200d', '\u202e', null])('is no name: %j', (text) =>
		expect(nameSchema.safeParse(text).error?.issues[0]?.message).toBe('required'),
	);

	it.each([
		['An\u202e', 'An'],
		['\u2066Nguyễn\u2069 Thị\u200b An\u200f', 'Nguyễn Thị An'],
		['\ufeffCông\u00ad ty', 'Công ty'],
	])('is taken out of one: %j', (text, name) => expect(nameSchema.parse(text)).toBe(name));

	it.each(['👨‍👩‍👧 Nhà An', '❤️ An', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 An'])('stays where it makes one picture: %s', (text) =>
		expect(nameSchema.parse(text)).toBe(text),
	);

	it('is not in the way of an e-mail that was copied', () =>
		expect(emailSchema.parse('\u200ban@vi-du.vn\u202c')).toBe('an@vi-du.vn'));
});
