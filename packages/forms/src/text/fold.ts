const MARKS = /[\u0300-\u036f]/g;
// đ is a letter of its own: normalisation does not take its bar off.
const BARRED_D = /đ/g;

/**
 * Text without tone marks, in lower case, for comparing what people type with what is written:
 * `Nhà phố Quận 1` → `nha pho quan 1`. Spellings of one syllable fall together (`hoà`, `hòa` → `hoa`).
 */
export function fold(text: string): string {
	return text.normalize('NFD').replace(MARKS, '').toLowerCase().replace(BARRED_D, 'd');
}

const TONES = /[\u0300\u0301\u0303\u0309\u0323]/g;

/** A syllable with its marks, the tone behind it, in lower case: `Hoà` and `hòa` are spelled alike. */
export function spell(syllable: string): string {
	const letters = syllable.normalize('NFD').toLowerCase();
	return letters.replace(TONES, '') + (letters.match(TONES)?.join('') ?? '');
}

/** The words of a folded text: runs of letters and digits. */
export function foldWords(text: string): string[] {
	return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
