import { describe, expect, it } from 'vitest';
import { toProjectQuery, toSearchQuery, toSearchVector } from './listing.search.ts';

describe('toSearchQuery', () => {
	it('cuts what is no word, which the database would refuse', () =>
		expect(toSearchQuery('a'.repeat(5_000))).toHaveLength(200));

	it.each([
		['Nhà phố Quận 1', 'quan1 & (nhapho | matpho | lienke | nharieng)'],
		['nha pho quan 1', 'quan1 & (nhapho | matpho | lienke | nharieng)'],
		['Q.3 nhà', 'quan3 & nha'],
		['q10 p.05', 'quan10 & phuong5'],
		// A place is its whole name: of Bình Thạnh it is not enough that one word stands in Bình Tân and the other in `thành phố`.
		['đất Đà Lạt', 'dat & dalat'],
		['căn hộ thanh xuan', 'canho & thanhxuan'],
		['nha binh thanh', 'nha & binhthanh'],
		// Without its marks, it may be a part of a street's name.
		['dinh tien hoang', '(dinhtien | (dinh <-> tien)) & hoang'],
		['nha nguyen van linh, quan 7', 'nha & nguyen & (vanlinh | (van <-> linh)) & quan7'],
		// No name runs over a comma.
		['Tân, Bình Dương', 'tan & binhduong'],
		['Quận Bình Tân', 'quanbinhtan'],
		['Bà Rịa - Vũng Tàu', 'bariavungtau'],
		['hoà bình', 'hoabinh'],
		// There is a commune Tân Thành Bình too.
		['Tân Thành Bình Dương', 'tanthanh & binhduong'],
		// There is a ward Nhà Mát, for who leaves out the marks.
		['nhà mặt tiền', 'nha & mat & tien'],
		['nhà nhà', 'nha'],
		// Names that no list of units has any more.
		['quận 9 cũ', 'cu & (quan9 | thuduc)'],
		['quận Thủ Đức', '(thuduc)'],
		['nhà Sài Gòn', 'nha & (saigon | hochiminh)'],
		['phường Sài Gòn', 'phuong & saigon'],
		// English for what listings call otherwise, and may have in a name.
		['apartments Binh Thanh', 'binhthanh & (canho | chungcu | apartment)'],
		['CCMN Bình Thạnh', 'binhthanh & (canho | chungcu)'],
		['house', '(nha | house)'],
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

describe('toSearchQuery for few rows', () => {
	it('asks for words in a row', () =>
		expect(toSearchQuery('đất Bình Thạnh, Sài Gòn', 'in a row')).toBe(
			'dat & (binh <-> thanh) & ((sai <-> gon) | (ho <-> chi <-> minh))',
		));
});

describe('toProjectQuery', () => {
	it('asks for words of a project', () =>
		expect(toProjectQuery('Hoa Gạo Quận 12')).toBe('hoa:A & gao:A & quan:A & 12:A'));
	it('asks for nothing without a word', () => expect(toProjectQuery(' — ')).toBeUndefined());
});

describe('toSearchVector', () => {
	it('folds names, keeps places, and leaves a gap between names', () => {
		expect(toSearchVector(['Nhà phố', null, 'Phố Quận 01'])).toBe("'nha':1 'pho':2,7 'quan':8 '1':9 'nhapho' 'quan1'");
	});

	it('has phrases as one word too, those inside of others as well', () =>
		expect(toSearchVector(['Căn hộ Phú Mỹ Hưng'])).toBe(
			"'can':1 'ho':2 'phu':3 'my':4 'hung':5 'canho' 'phumy' 'phumyhung' 'myhung'",
		));

	it('marks what is of the project', () =>
		expect(toSearchVector(['Căn hộ'], 'Hoa Gạo')).toBe("'can':1 'ho':2 'hoa':5A 'gao':6A 'canho'"));

	it('is empty for nothing', () => expect(toSearchVector([null, '—'])).toBe(''));
});
