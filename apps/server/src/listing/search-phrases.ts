import { spell } from '@ancu/forms/text';
import { spellingsOfPlace } from '../address/place-names.ts';

// What no unit is called, each of whose words stands in many a name: `phố` in every `thành phố`.
const others = new Set([
	'sai gon',
	'can ho dich vu',
	'can ho',
	'chung cu',
	'nha pho',
	'mat pho',
	'nha rieng',
	'nha tro',
	'nha xuong',
	'biet thu',
	'lien ke',
	'dat nen',
	'dat tho cu',
	'tho cu',
	'dat nong nghiep',
	'phong tro',
	'van phong',
	'mat bang',
	'kho xuong',
	'khu do thi',
	'nghi duong',
	'thanh pho',
]);
/** Words of the longest name of a unit, with its kind. */
const LONGEST = 7;

/** Whether folded words that stand in a row mean one thing. */
type IsPhrase = (piece: readonly string[]) => boolean;

/**
 * Returns whether folded words mean one thing together, a place or a kind of property. In the text that they are of, the marks of a
 * place are either right or left out: `nhà mặt tiền` is not Nhà Mát.
 */
function phrasesOf(text: string): IsPhrase {
	const typed = spellWords(text);
	return (piece) => {
		if (piece.length < 2) return false;
		const name = piece.join(' ');
		if (others.has(name)) return true;
		const spellings = spellingsOfPlace(name);
		return spellings.length > 0 && [name, ...spellings].some((spelling) => typed.includes(` ${spelling} `));
	};
}

/** The words of a text as they are spelled, with a space before and behind each. */
function spellWords(text: string): string {
	return ` ${(text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(spell).join(' ')} `;
}

// What stands beside the name of a unit and is no name: looked for in a row, common words take long.
const plainWords = new Set(
	'nha dat phong kho xuong villa ban mua thue can tim gan o tai khu duong pho hem ngo phuong xa quan huyen tinh moi dep re gia'.split(
		' ',
	),
);

/**
 * Whether one of the pieces of a text may be a part of a longer name: it is that of a unit, but without marks, and a word that may be a
 * name stands beside it. `dinh tien hoang` is no xã Định Tiến.
 */
export function mayBePart(pieces: readonly (readonly string[])[], at: number, text: string): boolean {
	const name = pieces[at]?.join(' ') ?? '';
	if (!name.includes(' ') || others.has(name) || !spellWords(text).includes(` ${name} `)) return false;
	return [pieces[at - 1], pieces[at + 1]].some(
		(beside) => beside?.length === 1 && !plainWords.has(beside[0] ?? '') && !/\d/.test(beside[0] ?? ''),
	);
}

/** Every phrase in the folded words of a text, those inside of others too: `phu my hung` has `phu my`. */
export function allPhrases(words: readonly string[], text: string): string[][] {
	const isPhrase = phrasesOf(text);
	return words.flatMap((_word, start) =>
		Array.from({ length: Math.min(LONGEST, words.length - start) - 1 }, (_, more) =>
			words.slice(start, start + more + 2),
		).filter(isPhrase),
	);
}

/** A way to take words together, and how many of them are in phrases. */
interface Reading {
	pieces: readonly (readonly string[])[];
	together: number;
}

/**
 * Takes the folded words of a text apart into phrases and single words: `can ho moi thanh xuan` → `can ho`, `moi`, `thanh xuan`.
 * Where phrases overlap, as many words as can be are in one, and in as few phrases as can be.
 */
export function takeApart(words: readonly string[], text: string): Reading['pieces'] {
	const isPhrase = phrasesOf(text);
	const best: Reading[] = [{ pieces: [], together: 0 }];
	for (const end of words.keys())
		for (let start = end; start >= Math.max(0, end + 1 - LONGEST); start--) {
			const piece = words.slice(start, end + 1);
			const isOne = isPhrase(piece);
			if (piece.length > 1 && !isOne) continue;
			const { pieces, together } = best[start] as Reading;
			const reading = { pieces: [...pieces, piece], together: together + (isOne ? piece.length : 0) };
			if (isBetter(reading, best[end + 1])) best[end + 1] = reading;
		}
	return best.at(-1)?.pieces ?? [];
}

function isBetter(a: Reading, b: Reading | undefined): boolean {
	if (!b || a.together !== b.together) return !b || a.together > b.together;
	return a.pieces.length < b.pieces.length;
}
