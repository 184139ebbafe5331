import { describe, expect, it } from 'vitest';
import { fold, foldWords } from './fold.ts';

describe('fold', () => {
	it.each([
		['Nhà phố Quận 1', 'nha pho quan 1'],
		['ĐÀ NẴNG', 'da nang'],
		['đường Đê La Thành', 'duong de la thanh'],
		['Ỷ Ữ Ộ Ằ', 'y u o a'],
	])('%s becomes %s', (text, folded) => expect(fold(text)).toBe(folded));

	it('takes both spellings of a syllable for one', () => {
		expect(fold('Hoà Bình')).toBe(fold('Hòa Bình'));
		expect(fold('Thuỷ')).toBe(fold('Thủy'));
	});

	it('takes composed and decomposed input for one', () => {
		expect(fold('Nhà'.normalize('NFD'))).toBe(fold('Nhà'.normalize('NFC')));
	});
});

describe('foldWords', () => {
	it('keeps letters and digits only', () => {
		expect(foldWords("Q.3, hẻm 84/12 & 'x':*")).toEqual(['q', '3', 'hem', '84', '12', 'x']);
	});

	it('has no words in an empty text', () => expect(foldWords('  — ')).toEqual([]));
});
