const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
// What XML 1.0 may not hold, however it is written.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** A text as HTML and XML hold it, in an element or an attribute. */
export function escapeMarkup(text: string): string {
	return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (sign) => signs[sign] ?? '');
}
