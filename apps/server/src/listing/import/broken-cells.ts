import { isStorable } from '../../graphql/check-variables.ts';
import type { ImportFault } from '../../graphql/schema.generated.ts';

/** Whether a text holds what none has: NUL, half a character, or the mark that stands for bytes which are not of the file's encoding. */
export function isBroken(text: string): boolean {
	return text.includes('\uFFFD') || !isStorable(text);
}

/** The cells of a row that are broken: nobody could read them, or the database would not keep them. */
export function brokenCells(row: object): ImportFault[] {
	return Object.entries(row).flatMap(([path, text]) => (isBroken(text) ? [{ path, code: 'broken_characters' }] : []));
}
