import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { nameSchema } from '../account/schema.ts';
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
