import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toOneLine, toPlainText } from './plain-text.ts';

describe('a text for gateways and banks', () => {
	it('has no marks', () => {
		expect(toPlainText('Đặng Thị Ánh chuyển tiền nhà đất, ưu tiên', 99)).toBe(
			'Dang Thi Anh chuyen tien nha dat uu tien',
		);
		expect(toPlainText('  a\n\tb – c  ', 99)).toBe('a b c');
		expect(toPlainText('abc def', 4)).toBe('abc');
	});

	it('never has anything else than they take', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 60 }), (text, maxLength) => {
				const plain = toPlainText(text, maxLength);
				expect(plain).toMatch(/^(?:[0-9A-Za-z:._-]+(?: [0-9A-Za-z:._-]+)*)?$/);
				expect(plain.length).toBeLessThanOrEqual(maxLength);
			}),
			{ seed: 6, numRuns: 1_000 },
		);
	});
});

describe('a line that is signed as it is', () => {
	it('keeps its language', () => expect(toOneLine('Nạp ví — 50.000 ₫', 99)).toBe('Nạp ví — 50.000 ₫'));

	it('never has what stands between fields, nor half a character', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 20 }), (text, maxLength) => {
				const line = toOneLine(text, maxLength);
				expect(line).not.toMatch(/[&=|\p{C}]/u);
				expect(line.length).toBeLessThanOrEqual(maxLength);
			}),
			{ seed: 6, numRuns: 1_000 },
		);
		expect(toOneLine('abc😀', 4)).toBe('abc');
	});
});
