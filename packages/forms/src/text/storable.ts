/** Whether a text can be kept: without NUL, and without halves of characters beyond the first 65,536. */
export function isStorable(text: string): boolean {
	return !text.includes('\u0000') && text.isWellFormed();
}
