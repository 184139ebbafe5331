/**
 * One line of CSV (RFC 4180), with its line end. Spreadsheet programs split by what their language leaves free: a semicolon
 * where a comma begins the decimals, as in Vietnamese.
 */
export function writeCsvLine(cells: readonly string[], delimiter: ',' | ';' = ','): string {
	const quoted = (cell: string) =>
		cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
	return `${cells.map(quoted).join(delimiter)}\r\n`;
}

/** A text of somebody else's for a cell, which no spreadsheet program takes for a formula (OWASP, CSV injection). */
export function plainCell(text: string): string {
	return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}
