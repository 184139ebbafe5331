import { describe, expect, it } from 'vitest';
import { plainCell, writeCsv, writeCsvLine } from './csv.ts';

describe('a line of CSV', () => {
	it('can be read by any program', () => {
		expect(writeCsvLine(['a', 'b,c', 'd "e"', 'f\ng'])).toBe('a,"b,c","d ""e""","f\ng"\r\n');
	});
});

describe('a file of CSV', () => {
	const rows = [
		['a', 'b'],
		['b,c', 'd;e', ''],
	];

	it('is split by what the language leaves free', () => {
		expect(writeCsv(rows, 'vn')).toBe('\uFEFFa;b\r\nb,c;"d;e";\r\n');
		expect(writeCsv(rows, 'en')).toBe('\uFEFFa,b\r\n"b,c",d;e,\r\n');
	});
});

describe('a cell', () => {
	it.each(['=1+1', '+84912345678', '-2', '@SUM(A1)', '\t=1', '\n=1', '＝1'])('of %j is no formula', (text) =>
		expect(plainCell(text)).toBe(`'${text}`),
	);

	it.each(['Nạp tiền', 'a=1', '', '500000'])('of %j stays as it is', (text) => expect(plainCell(text)).toBe(text));
});
