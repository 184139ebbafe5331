import { isStorable } from '../text/storable.ts';
import type { ImportRow } from './import-rows.ts';

/** Whether a text holds what none has: NUL, half a character, or the mark that stands for bytes which are not of the file's encoding. */
export function isBroken(text: string): boolean {
	return text.includes('\uFFFD') || !isStorable(text);
}

/** The cells of a row that are broken: nobody could read them, or the database would not keep them. */
export function brokenCells(row: ImportRow): { path: string; code: string }[] {
	return Object.entries(row).flatMap(([path, text]) => (isBroken(text) ? [{ path, code: 'broken_characters' }] : []));
}
