import { expect, it } from 'vitest';
import { searchWords } from './guide-names.ts';

it('finds every name with its marks and without them', () => {
	expect(searchWords('Hộp thoại, ô Đánh dấu')).toEqual(['Hộp thoại', 'hop thoai', 'ô Đánh dấu', 'o danh dau']);
});

it('knows a letter however its marks are stored', () => {
	expect(searchWords('Nút'.normalize('NFD'))).toEqual(['Nút'.normalize('NFC'), 'nut']);
});

it('makes nothing of nothing', () => expect(searchWords(' , ')).toEqual([]));
