import { describe, expect, it } from 'vitest';
import { markMatches } from './match.ts';

const marked = (text: string, typed: string) =>
	markMatches(text, typed)
		.map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
		.join('');

describe('the part of a text that was typed', () => {
	it.each([
		['Nguyễn Huệ', 'nguyen h', '[Nguyễn] [H]uệ'],
		['Đà Nẵng', 'da nang', '[Đà] [Nẵng]'],
		['Quận 1, Hồ Chí Minh', 'quận 1', '[Quận] [1], Hồ Chí Minh'],
		['Phường 11', '1', 'Phường [1]1'],
		['Bến Nghé', 'hé', 'Bến Nghé'],
		['Bến Nghé', '', 'Bến Nghé'],
		['Bến Nghé'.normalize('NFD'), 'ben', `[Bến] Nghé`],
	])('%s, typed %s', (text, typed, expected) => expect(marked(text, typed)).toBe(expected));
});
