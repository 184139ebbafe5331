import { describe, expect, it } from 'vitest';
import { toProjectQuery, toSearchQuery, toSearchVector } from './listing.search.ts';

describe('toSearchQuery', () => {
	it('cuts what is no word, which the database would refuse', () =>
		expect(toSearchQuery('a'.repeat(5_000))).toHaveLength(200));

	it.each([
		['Nhà phố Quận 1', 'nha & pho & quan1'],
		['nha pho quan 1', 'nha & pho & quan1'],
		['Q.3 nhà', 'quan3 & nha'],
		['q10 p.05', 'quan10 & phuong5'],
		['đất Đà Lạt', 'dat & da & lat'],
		['nhà nhà', 'nha'],
		// Names that no list of units has any more.
		['quận 9 cũ', 'cu & (quan9 | (thu <-> duc))'],
		['quận Thủ Đức', '(thu <-> duc)'],
		['nhà Sài Gòn', 'nha & ((sai <-> gon) | (ho <-> chi <-> minh))'],
		['phường Sài Gòn', 'phuong & sai & gon'],
	])('%s asks for %s', (typed, query) => expect(toSearchQuery(typed)).toBe(query));

	it.each([`q${'\t'.repeat(250_000)}x`, `${'0'.repeat(250_000)}x`, `1 ${'0'.repeat(250_000)}`])(
		'does not think about a text without end',
		(typed) => expect(toSearchQuery(typed)).toBe(toSearchQuery(typed.slice(0, 300))),
	);

	it.each(["' & ! | ( ) <-> :* \\", '   ', '—'])('finds no word in %j', (typed) =>
		expect(toSearchQuery(typed)).toBeUndefined(),
	);

	it('cannot be used to write an operator', () => expect(toSearchQuery('a | b:* !c')).toBe('a & b & c'));
});

describe('toProjectQuery', () => {
	it('asks for words of a project', () =>
		expect(toProjectQuery('Hoa Gạo Quận 12')).toBe('hoa:A & gao:A & quan:A & 12:A'));
	it('asks for nothing without a word', () => expect(toProjectQuery(' — ')).toBeUndefined());
});

describe('toSearchVector', () => {
	it('folds names, keeps places, and leaves a gap between names', () => {
		expect(toSearchVector(['Nhà phố', null, 'Phố Quận 01'])).toBe("'nha':1 'pho':2,7 'quan':8 '1':9 'quan1'");
	});

	it('marks what is of the project', () =>
		expect(toSearchVector(['Căn hộ'], 'Hoa Gạo')).toBe("'can':1 'ho':2 'hoa':5A 'gao':6A"));

	it('is empty for nothing', () => expect(toSearchVector([null, '—'])).toBe(''));
});
