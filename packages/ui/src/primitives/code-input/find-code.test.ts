import { describe, expect, it } from 'vitest';
import { findCode } from './find-code.ts';

describe('the code in a text', () => {
	it.each([
		['the code alone', '042917'],
		['in two groups', ' 042 917\n'],
		['with a dash', 'G-042-917'],
		['a whole message', 'An Cư: mã xác nhận của bạn là 042917, dùng được trong 10 phút.'],
		['said twice, the second time for the phone to read', 'Mã An Cư: 042917\n\n@ancu.vn #042917'],
		['beside a longer number', 'Ma 042917. Goi 1900 123 456 neu khong phai ban.'],
		['in digits of full width', 'mã ０４２９１７'],
		['beside a date', 'Ngày 21/11/2026, mã 042917.'],
	])('is found: %s', (_, text) => expect(findCode(text)).toBe('042917'));

	it.each([
		['none', 'An Cư xin chào'],
		['five digits', 'mã 04291'],
		['seven digits', 'mã 0429170'],
		['two codes', 'mã 042917 hoặc 042918'],
		['a telephone number', 'Gọi 1900 123 456'],
	])('is not guessed: %s', (_, text) => expect(findCode(text)).toBeUndefined());
});
