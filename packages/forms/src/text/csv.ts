import { contentLocale, type Locale } from '../format/language.ts';

/**
 * A file for spreadsheet programs, which split by what their language leaves free: a semicolon where a comma begins the decimals,
 * as in Vietnamese.
 */
export function writeCsv(rows: readonly (readonly string[])[], locale: Locale): string {
	const delimiter = contentLocale(locale) === 'vn' ? ';' : ',';
	// The mark tells Excel that it is UTF-8.
	return `\uFEFF${rows.map((cells) => writeCsvLine(cells, delimiter)).join('')}`;
}

/** One line of CSV (RFC 4180), with its line end. */
export function writeCsvLine(cells: readonly string[], delimiter: ',' | ';' = ','): string {
	const quoted = (cell: string) =>
		cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
	return `${cells.map(quoted).join(delimiter)}\r\n`;
}

/** A text of somebody else's for a cell, which no spreadsheet program takes for a formula (OWASP, CSV injection). */
export function plainCell(text: string): string {
	return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}
