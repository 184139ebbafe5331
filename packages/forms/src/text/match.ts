import { fold, foldWords } from './fold.ts';

/** A piece of a text, and whether it is what somebody typed. */
export interface TextPiece {
	text: string;
	isMatch: boolean;
}

/** A text cut where its words begin with what was typed, tone marks or not: `nguyen h` marks `Nguyễn` and the H of `Huệ`. */
export function markMatches(text: string, typed: string): TextPiece[] {
	// Composed, every letter folds to one letter, so that places in the folded text are places in the text.
	const composed = text.normalize('NFC');
	const folded = [...composed].map(fold).join('');
	const words = foldWords(typed);
	if (words.length === 0 || folded.length !== composed.length) return [{ text, isMatch: false }];
	const pieces: TextPiece[] = [];
	let at = 0;
	for (const { 0: word, index } of folded.matchAll(/[\p{L}\p{N}]+/gu)) {
		const length = Math.max(0, ...words.filter((begin) => word.startsWith(begin)).map((begin) => begin.length));
		if (length === 0) continue;
		if (index > at) pieces.push({ text: composed.slice(at, index), isMatch: false });
		pieces.push({ text: composed.slice(index, index + length), isMatch: true });
		at = index + length;
	}
	if (at < composed.length) pieces.push({ text: composed.slice(at), isMatch: false });
	return pieces;
}
