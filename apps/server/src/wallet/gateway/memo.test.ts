import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMemos, newMemo } from './memo.ts';
import { buildVietQr } from './vietqr.ts';

const memo = 'NAPVI7K2M9QXA';

describe('a memo', () => {
	it('is short, plain and never twice the same', () => {
		const memos = Array.from({ length: 1_000 }, newMemo);
		for (const each of memos) expect(each).toMatch(/^NAPVI[0-9A-HJKMNP-TV-Z]{8}$/);
		expect(new Set(memos).size).toBe(1_000);
	});

	it('fits a VietQR code', () => {
		expect(buildVietQr({ bin: '970436', account: '1', amount: 50_000, purpose: newMemo() })).toContain('0813NAPVI');
	});
});

describe('what a bank wrote', () => {
	it.each([
		memo,
		`${memo}   `,
		'napvi7k2m9qxa',
		'NAPVI 7K2M 9QXA',
		'nap vi 7k2m-9qxa',
		'Nạp ví 7K2M9QXA',
		'N-A-P-V-I-7-K-2-M-9-Q-X-A',
		`MBVCB.3278907687.${memo}.CT tu 0011001800879 NGUYEN VAN AN toi ANCU`,
		`IBFT ${memo}`,
		`CT DEN:123456789012 ${memo} GD 987654-010126-12:00:00`,
		`QR - ${memo}-CHUYEN TIEN-OQCH00012345-MOMO`,
		`CK${memo}; ${memo}`,
		`${memo} FT26001234567890`,
		'NAPVINAPVI7K2M9QXA',
		'nap vi dien tu NAPVI7K2M9QXA cam on',
		'NAPVI–7K2M–9QXA',
	])('names it: %s', (text) => expect(findMemos(text)).toEqual([memo]));

	it.each([
		`${memo} nap vi 50000 vnd`,
		`nap vi tai khoan ${memo}`,
		`${memo} nap vi tai khoan`,
		`nap vi ngay 1203 ${memo}`,
		'nap vi cho NAPVI 7K2M9QXA',
		'nap vi vao NAPVI 7K2M 9QXA',
	])('names it among words that may be codes as well: %s', (text) => expect(findMemos(text)).toContain(memo));

	it('names two where there are two', () => {
		expect(findMemos(`${memo} NAPVI7K2M9QXB`)).toEqual([memo, 'NAPVI7K2M9QXB']);
	});

	it('may have digits for letters that look like them', () => {
		expect(findMemos('NAPVI0OIL1234')).toEqual(['NAPVI00111234']);
	});

	it.each([
		'',
		'chuyen tien',
		'NAPVI',
		'nap vi dien tu',
		'NAPVI7K2M9QX',
		`${memo}7`,
		`${memo}CHUYEN`,
		'NAPVI7K2M9QXU',
		'NAPVI 7K2M 9QX.A',
		'NAPV7K2M9QXA',
	])('names none: %s', (text) => expect(findMemos(text)).toEqual([]));

	it('names it whatever banks and people do to it', () => {
		const code = fc.string({
			unit: fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'),
			minLength: 8,
			maxLength: 8,
		});
		const gaps = fc.array(fc.constantFrom('', '', '', ' ', '-', '  '), { minLength: 12, maxLength: 12 });
		const before = fc.constantFrom('', 'CT DEN 123 ', 'MBVCB.99.', 'IBFT-', 'Chuyển khoản: ');
		const behind = fc.constantFrom('', '.CT tu 001 toi 002', ' GD 55', '; cam on', '-BT');
		fc.assert(
			fc.property(code, gaps, before, behind, fc.boolean(), (code, gaps, before, behind, isLower) => {
				const spaced = [...`NAPVI${code}`].map((char, at) => char + (gaps[at] ?? '')).join('');
				const text = before + spaced + behind;
				expect(findMemos(isLower ? text.toLowerCase() : text)).toEqual([`NAPVI${code}`]);
			}),
			{ seed: 6, numRuns: 5_000 },
		);
	});

	it('is read in no time, however long', () => {
		const began = performance.now();
		for (const text of ['N'.repeat(20_000), 'N '.repeat(20_000), 'NAPVI'.repeat(10_000), `NAPVI${' '.repeat(20_000)}`])
			expect(findMemos(text.slice(0, 20_000))).toEqual([]);
		expect(performance.now() - began).toBeLessThan(2_000);
	});
});
