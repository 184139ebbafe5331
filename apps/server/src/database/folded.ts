import { fold } from '@ancu/forms/text';
import { type Expression, type RawBuilder, sql } from 'kysely';

const TONES = ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323'];

// Letters as one character each: SQL's `translate` goes by characters.
const MARKED = [...'aăâeêioôơuưyđ']
	.flatMap((letter) => TONES.map((tone) => (letter + tone).normalize('NFC')))
	.flatMap((letter) => [letter, letter.toUpperCase()])
	.filter((letter) => letter.length === 1 && letter.toLowerCase() !== fold(letter));

const FROM = MARKED.join('');
const TO = MARKED.map(fold).join('');

/** A text of the database as `fold` makes it, for Vietnamese letters. No index serves it: for tables of people, not of listings. */
export function folded(text: Expression<string>): RawBuilder<string> {
	return sql<string>`lower(translate(${text}, ${FROM}, ${TO}))`;
}
