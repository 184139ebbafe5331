import { SEARCH_TEXT_MAX } from '@ancu/forms/listing';
import { fold, foldWords } from '@ancu/forms/text';
import { allPhrases, mayBePart, takeApart } from './search-phrases.ts';

// "Quận 1" means that district, not a quận somewhere and a 1 anywhere: together they are one word, `quan1`, which an index
// finds without reading every listing that has both. So are names of places and kinds: `binhthanh`, `canho`.
const numberedUnit = /\b(?:(quan|q)|(?:phuong|p))\s*\.?\s*0*(\d{1,2})\b/g;

// Names that no list of units has any more, and yet everybody says: Quận 2, 9 and Thủ Đức became a city in 2021. And what
// listings call otherwise, or in Vietnamese.
const otherWords: readonly (readonly [typed: RegExp, ...phrases: string[]])[] = [
	[/(?<!\b(?:phuong|p)[ .]+)\bsai gon\b/g, 'sai gon', 'ho chi minh'],
	[/\b(?:buon me|ban me) thuot\b/g, 'buon ma thuot'],
	[/\bq(?:uan)?\s*\.?\s*0?([29])\b/g, 'quan$1', 'thu duc'],
	[/\bq(?:uan)?\s*\.?\s*thu duc\b/g, 'thu duc'],
	[/\bnha pho\b/g, 'nha pho', 'mat pho', 'lien ke', 'nha rieng'],
	[/\b(?:nha|phong) tro\b/g, 'nha tro', 'phong tro'],
	// As adverts shorten them: căn hộ chung cư, chung cư mini.
	[/\b(?:chcc|ccmn)\b/g, 'can ho', 'chung cu'],
	[/\b(apartment|flat|condo)s?\b/g, 'can ho', 'chung cu', '$1'],
	[/\b(townhouse|house)s?\b/g, 'nha', '$1'],
	[/\b(villa)s?\b/g, 'biet thu', '$1'],
	[/\b(land)\b/g, 'dat', '$1'],
	[/\b(room)s?\b/g, 'phong', '$1'],
	[/\b(office)s?\b/g, 'van phong', '$1'],
	[/\b(warehouse)s?\b/g, 'kho', '$1'],
	[/\b(shop)s?\b/g, 'mat bang', 'shophouse', '$1'],
];

/**
 * What people typed as a tsquery for the `search` column; undefined when there is no word in it. Every word must be there, in any
 * order, tone marks or not; those of a place's name or of a kind together: as one word, or, for rows that are too few to be indexed,
 * one behind the other. What is typed like a unit without its marks, beside a word that may be a name, may stand in a row as well: it
 * may be a part of a street's name.
 */
export function toSearchQuery(text: string, together: 'one word' | 'in a row' = 'one word'): string | undefined {
	const join = (words: readonly string[]) =>
		words.length > 1 && together === 'in a row' ? `(${words.join(' <-> ')})` : words.join('');
	const others: string[] = [];
	const typed = text.slice(0, SEARCH_TEXT_MAX);
	let rest = fold(typed);
	for (const [name, ...phrases] of otherWords)
		rest = rest.replace(name, (_all, word) => {
			others.push(`(${phrases.map((phrase) => join(phrase.replace('$1', word).split(' '))).join(' | ')})`);
			return ' ';
		});
	// No name runs over a comma.
	const pieces = rest
		.replace(numberedUnit, joinUnit)
		.split(/[,;]/)
		.flatMap((part) => {
			const taken = takeApart(searchWords(part).slice(0, 40), typed);
			return taken.map((piece, at) => {
				const isInRowToo = together === 'one word' && mayBePart(taken, at, typed);
				return isInRowToo ? `(${join(piece)} | (${piece.join(' <-> ')}))` : join(piece);
			});
		});
	const parts = [...new Set(pieces), ...others].slice(0, 20);
	return parts.length > 0 ? parts.join(' & ') : undefined;
}

/** What people typed as a tsquery for those very words, one behind the other; undefined when there is no word in it. */
export function toPhraseQuery(text: string): string | undefined {
	return searchWords(text.slice(0, SEARCH_TEXT_MAX)).join(' <-> ') || undefined;
}

/** Words of a project's name as a tsquery that only names of projects answer; undefined when there is no word in it. */
export function toProjectQuery(name: string): string | undefined {
	const words = [...new Set(searchWords(name.slice(0, SEARCH_TEXT_MAX)))].slice(0, 20);
	return words.length > 0 ? words.map((word) => `${word}:A`).join(' & ') : undefined;
}

function joinUnit(_all: string, district: string | undefined, number: string): string {
	return ` ${district ? 'quan' : 'phuong'}${number} `;
}

/** PostgreSQL refuses a word of over 2 KB; no word is as long as this. */
const WORD_MAX = 200;

// The same ward is written "Phường 5" and "Phường 05".
function searchWords(text: string): string[] {
	return foldWords(text).map((word) => word.slice(0, WORD_MAX).replace(/^0+(?=\d+$)/, ''));
}

const POSITION_MAX = 16_383;

/**
 * The `search` column, as a tsvector literal: every name, old and new, by which somebody may look for a listing, its
 * project's marked with the weight A. Written here rather than by `to_tsvector`, so that it is cut into words by the same
 * rule as what people type.
 */
export function toSearchVector(
	parts: readonly (string | null | undefined)[],
	projectName?: string | null | undefined,
): string {
	const positions = new Map<string, string[]>();
	const together = new Set<string>();
	let position = 0;
	const add = (part: string | null | undefined, weight: '' | 'A') => {
		const text = part ?? '';
		for (const [unit] of fold(text).matchAll(numberedUnit)) together.add(unit.replace(numberedUnit, joinUnit).trim());
		const words = searchWords(text);
		for (const phrase of allPhrases(words, text)) together.add(phrase.join(''));
		for (const word of words) {
			position = Math.min(position + 1, POSITION_MAX);
			positions.set(word, [...(positions.get(word) ?? []), position + weight].slice(0, 255));
		}
		// A gap, so that no phrase runs from the end of one name into the next.
		position += 2;
	};
	for (const part of parts) add(part, '');
	add(projectName, 'A');
	return [
		...[...positions].map(([word, at]) => `'${word}':${at.join(',')}`),
		...[...together].map((word) => `'${word}'`),
	].join(' ');
}
