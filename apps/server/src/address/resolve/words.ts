import { fold } from '@ancu/forms/text';

/** A word of an address: a run of letters or of digits, so that `P12` is two. */
export interface Word {
	/** As it is compared, see `keyOf`. */
	key: string;
	/** With its quality and tone marks, for names that only these tell apart. */
	marked: string;
	start: number;
	end: number;
	/** A comma or the like stands before it. */
	opensSegment: boolean;
	/** A dash with a space stands before it, which parts units or is in the name of one: `Phan Rang - Tháp Chàm`. */
	followsDash: boolean;
	/** A point stands right behind it, as behind an abbreviation. */
	isAbbreviated: boolean;
	/** It has letters, all of them small. */
	isLowerCase: boolean;
}

const WORD = /\p{L}[\p{L}\p{M}]*|\p{Nd}+/gu;
const SEPARATOR = /[,;|()[\]\n\r\t•·]/;
const DASH = /\s[-–—]|[-–—]\s/;

/** Splits a text into words. Give it NFKC. */
export function toWords(text: string): Word[] {
	const words: Word[] = [];
	let end = 0;
	for (const { 0: raw, index } of text.matchAll(WORD)) {
		const between = text.slice(end, index);
		words.push({
			...readWord(raw),
			start: index,
			end: index + raw.length,
			opensSegment: words.length === 0 || SEPARATOR.test(between),
			followsDash: DASH.test(between),
			isAbbreviated: text[index + raw.length] === '.',
			isLowerCase: raw !== raw.toUpperCase() && raw === raw.toLowerCase(),
		});
		end = index + raw.length;
	}
	return words;
}

// Addresses are made of few different syllables. Cleared when full, for what strangers send has no end.
const known = new Map<string, { key: string; marked: string }>();
const MANY = 50_000;
// Nor has what is no syllable.
const SYLLABLE_MAX = 20;

function readWord(raw: string): { key: string; marked: string } {
	const before = known.get(raw);
	if (before) return before;
	const word = { key: keyOf(raw), marked: markedOf(raw) };
	if (raw.length > SYLLABLE_MAX) return word;
	if (known.size >= MANY) known.clear();
	known.set(raw, word);
	return word;
}

const roman: Readonly<Record<string, string>> = { i: '1', ii: '2', iii: '3', iv: '4' };

// What is written in two ways becomes one: 02 and 2, II and 2, Lý and Lí, Đắc and Đắk.
function keyOf(raw: string): string {
	const folded = fold(raw);
	if (/^\d/.test(folded)) return folded.replace(/^0+(?=\d)/, '');
	if (folded === 'dac') return 'dak';
	return roman[folded] ?? folded.replace(/^([bcdghklmnpqrstvx]+|qu)y$/, '$1i');
}

const TONES = /[\u0300\u0301\u0303\u0309\u0323]/g;

// Tones behind the letters: `hoà` and `hòa` are one word. Đăk, Đắk and Dak are all in official use.
function markedOf(raw: string): string {
	const key = keyOf(raw);
	if (/^(?:\d+|dak|lak)$/.test(key)) return key;
	const letters = raw.normalize('NFD').toLowerCase();
	return letters.replace(TONES, '').replace(/y$/, 'i') + (letters.match(TONES)?.join('') ?? '');
}

/** Whether a text was typed with Vietnamese marks, so that what has none has none on purpose. */
export function hasMarks(text: string): boolean {
	return /[\u0300-\u036fđĐ]/.test(text.normalize('NFD'));
}

/** One word more in the key of a name: names are compared without spaces (`Plei Ku`, `Pleiku`), but 1 1 is not 11. */
export function joinKey(key: string, next: string): string {
	return /\d$/.test(key) && /^\d/.test(next) ? `${key} ${next}` : key + next;
}

/** The key of a whole name. */
export function nameKey(name: string): string {
	return toWords(name.normalize('NFKC')).reduce((key, word) => joinKey(key, word.key), '');
}
