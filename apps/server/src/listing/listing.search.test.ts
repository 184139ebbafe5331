import { describe, expect, it } from 'vitest';
import { toSearchQuery, toSearchVector } from './listing.search.ts';

describe('toSearchQuery', () => {
	it.each([
		['Nhà phố Quận 1', 'nha & pho & (quan <-> 1)'],
		['nha pho quan 1', 'nha & pho & (quan <-> 1)'],
		['Q.3 nhà', 'nha & (quan <-> 3)'],
		['q10 p.05', '(quan <-> 10) & (phuong <-> 5)'],
		['đất Đà Lạt', 'dat & da & lat'],
		['nhà nhà', 'nha'],
	])('%s asks for %s', (typed, query) => expect(toSearchQuery(typed)).toBe(query));

	it.each(["' & ! | ( ) <-> :* \\", '   ', '—'])('finds no word in %j', (typed) =>
		expect(toSearchQuery(typed)).toBeUndefined(),
	);

	it('cannot be used to write an operator', () => expect(toSearchQuery('a | b:* !c')).toBe('a & b & c'));
});

describe('toSearchVector', () => {
	it('folds names, keeps places, and leaves a gap between names', () => {
		expect(toSearchVector(['Nhà phố', null, 'Phố Quận 01'])).toBe("'nha':1 'pho':2,7 'quan':8 '1':9");
	});

	it('is empty for nothing', () => expect(toSearchVector([null, '—'])).toBe(''));
});
