/**
 * Vietnamese without its marks, of letters, digits, spaces and `:._-` alone: what every gateway and bank takes, and what
 * all encoders of addresses write alike.
 */
export function toPlainText(text: string, maxLength: number): string {
	return text
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replace(/đ/g, 'd')
		.replace(/Đ/g, 'D')
		.replace(/[^0-9A-Za-z:._-]+/g, ' ')
		.trim()
		.slice(0, maxLength)
		.trim();
}

/** One line in any language without `&`, `=` and `|`: protocols that sign values as they are could take those for the next field. */
export function toOneLine(text: string, maxLength: number): string {
	return (
		text
			.normalize('NFC')
			.replace(/[&=|\s\p{C}]+/gu, ' ')
			.trim()
			.slice(0, maxLength)
			// Half a character at the end would be signed as another one than is sent.
			.replace(/\p{Cs}$/u, '')
			.trim()
	);
}
