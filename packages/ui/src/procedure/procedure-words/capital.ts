/** A text as it begins a line. */
export function capital(text: string): string {
	return text.charAt(0).toLocaleUpperCase('vi') + text.slice(1);
}
