import { fold, foldWords } from '@ancu/forms/text';

// "Quận 1" means that district, not a quận somewhere and a 1 anywhere: the two words must stand together.
const numberedUnit = /\b(?:(quan|q)|(phuong|p))\s*\.?\s*0*(\d{1,2})\b/g;

/**
 * What people typed as a tsquery for the `search` column; undefined when there is no word in it. Every word must be
 * there, in any order, tone marks or not.
 */
export function toSearchQuery(text: string): string | undefined {
	const phrases: string[] = [];
	const rest = fold(text).replace(numberedUnit, (_all, district, _ward, number) => {
		phrases.push(`${district ? 'quan' : 'phuong'} <-> ${number}`);
		return ' ';
	});
	const words = [...new Set(searchWords(rest))].slice(0, 20);
	const parts = [...words, ...phrases.map((phrase) => `(${phrase})`)];
	return parts.length > 0 ? parts.join(' & ') : undefined;
}

// The same ward is written "Phường 5" and "Phường 05".
function searchWords(text: string): string[] {
	return foldWords(text).map((word) => word.replace(/^0+(?=\d+$)/, ''));
}

const MAX_POSITION = 16_383;

/**
 * The `search` column, as a tsvector literal: every name, old and new, by which somebody may look for a listing. Written
 * here rather than by `to_tsvector`, so that it is cut into words by the same rule as what people type.
 */
export function toSearchVector(parts: readonly (string | null | undefined)[]): string {
	const positions = new Map<string, number[]>();
	let position = 0;
	for (const part of parts) {
		for (const word of searchWords(part ?? '')) {
			position = Math.min(position + 1, MAX_POSITION);
			positions.set(word, [...(positions.get(word) ?? []), position].slice(0, 255));
		}
		// A gap, so that no phrase runs from the end of one name into the next.
		position += 2;
	}
	return [...positions].map(([word, at]) => `'${word}':${at.join(',')}`).join(' ');
}
