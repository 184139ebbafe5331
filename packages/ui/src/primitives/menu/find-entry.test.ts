import { describe, expect, it } from 'vitest';
import { indexByKey, indexByLetters } from './find-entry.ts';

describe('a key', () => {
	it.each([
		['ArrowDown', -1, 0],
		['ArrowDown', 0, 1],
		['ArrowDown', 2, 0],
		['ArrowUp', -1, 2],
		['ArrowUp', 2, 1],
		['ArrowUp', 0, 2],
		['Home', 2, 0],
		['PageUp', 2, 0],
		['End', 0, 2],
		['PageDown', -1, 2],
		['a', 0, undefined],
	])('%s from %d of three leads to %s', (key, current, index) => expect(indexByKey(key, current, 3)).toBe(index));
});

describe('letters', () => {
	const texts = ['Trang cá nhân', 'Tin đã lưu', 'Đăng xuất', 'Cài đặt'];
	it.each([
		['t', -1, 0],
		['t', 0, 1],
		['tt', 1, 0],
		['ti', 0, 1],
		['tr', 0, 0],
		['tin đ', 1, 1],
		['d', 0, 2],
		['Đ', 2, 2],
		['c', 3, 3],
		['x', 0, undefined],
	])('%s from %d lead to %s', (letters, current, index) => expect(indexByLetters(letters, texts, current)).toBe(index));
});
