import { fold, foldWords } from '@ancu/forms/text';

// "Quận 1" means that district, not a quận somewhere and a 1 anywhere: together they are one word, `quan1`, which an index
// finds without reading every listing that has both.
const numberedUnit = /\b(?:(quan|q)|(?:phuong|p))\s*\.?\s*0*(\d{1,2})\b/g;

// Names that no list of units has any more, and yet everybody says: Quận 2, 9 and Thủ Đức became a city in 2021.
const oldNames: readonly (readonly [RegExp, string])[] = [
	[/(?<!\b(?:phuong|p)[ .]+)\bsai gon\b/g, '(sai <-> gon) | (ho <-> chi <-> minh)'],
	[/\b(?:buon me|ban me) thuot\b/g, 'buon <-> ma <-> thuot'],
	[/\bq(?:uan)?\s*\.?\s*0?([29])\b/g, 'quan$1 | (thu <-> duc)'],
	[/\bq(?:uan)?\s*\.?\s*thu duc\b/g, 'thu <-> duc'],
];

/** Longer than anything that people look for; the patterns here take time with the square of a text's length. */
const TYPED_MAX = 300;

/**
 * What people typed as a tsquery for the `search` column; undefined when there is no word in it. Every word must be
 * there, in any order, tone marks or not.
 */
export function toSearchQuery(text: string): string | undefined {
	const phrases: string[] = [];
	let rest = fold(text.slice(0, TYPED_MAX));
	for (const [name, query] of oldNames)
		rest = rest.replace(name, (_all, number) => {
			phrases.push(query.replace('$1', number));
			return ' ';
		});
	const words = [...new Set(searchWords(rest.replace(numberedUnit, joinUnit)))].slice(0, 20);
	const parts = [...words, ...phrases.map((phrase) => `(${phrase})`)];
	return parts.length > 0 ? parts.join(' & ') : undefined;
}

/** What people typed as a tsquery for those very words, one behind the other; undefined when there is no word in it. */
export function toPhraseQuery(text: string): string | undefined {
	return searchWords(text.slice(0, TYPED_MAX)).join(' <-> ') || undefined;
}

/** Words of a project's name as a tsquery that only names of projects answer; undefined when there is no word in it. */
export function toProjectQuery(name: string): string | undefined {
	const words = [...new Set(searchWords(name.slice(0, TYPED_MAX)))].slice(0, 20);
	return words.length > 0 ? words.map((word) => `${word}:A`).join(' & ') : undefined;
}

function joinUnit(_all: string, district: string | undefined, number: string): string {
	return ` ${district ? 'quan' : 'phuong'}${number} `;
}

/** PostgreSQL refuses a word of over 2 KB; no word is as long as this. */
const MAX_WORD = 200;

// The same ward is written "Phường 5" and "Phường 05".
function searchWords(text: string): string[] {
	return foldWords(text).map((word) => word.slice(0, MAX_WORD).replace(/^0+(?=\d+$)/, ''));
}

const MAX_POSITION = 16_383;

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
	const units = new Set<string>();
	let position = 0;
	const add = (part: string | null | undefined, weight: '' | 'A') => {
		const text = part ?? '';
		for (const [unit] of fold(text).matchAll(numberedUnit)) units.add(unit.replace(numberedUnit, joinUnit).trim());
		for (const word of searchWords(text)) {
			position = Math.min(position + 1, MAX_POSITION);
			positions.set(word, [...(positions.get(word) ?? []), position + weight].slice(0, 255));
		}
		// A gap, so that no phrase runs from the end of one name into the next.
		position += 2;
	};
	for (const part of parts) add(part, '');
	add(projectName, 'A');
	return [
		...[...positions].map(([word, at]) => `'${word}':${at.join(',')}`),
		...[...units].map((unit) => `'${unit}'`),
	].join(' ');
}
