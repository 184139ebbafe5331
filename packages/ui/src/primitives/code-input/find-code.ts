const WHOLE = /(?<!\d)\d{6}(?!\d)/g;
// "123 456" or "123-456", but no part of a longer number such as 1900 123 456.
const SPLIT = /(?<!\d[\s.-]?)\d{3}[\s.-]\d{3}(?![\s.-]?\d)/g;

/** The code of six digits in a text, a whole message perhaps; none where several differ, for taking one would be a guess. */
export function findCode(text: string): string | undefined {
	const plain = text.normalize('NFKC');
	for (const shape of [WHOLE, SPLIT]) {
		// Messages may repeat their code for the phone to read.
		const codes = new Set((plain.match(shape) ?? []).map(readDigits));
		if (codes.size > 0) return codes.size === 1 ? [...codes][0] : undefined;
	}
	return undefined;
}

/** The digits of a text, without anything else; those of full width, as some keyboards write them, as plain ones. */
export function readDigits(text: string): string {
	return text.normalize('NFKC').replace(/\D/g, '');
}
