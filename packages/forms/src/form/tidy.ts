import * as z from 'zod/mini';

/**
 * Takes the blanks around a text away and puts each letter and its marks into one character. Copied from a PDF or the name of a
 * file on a Mac, `ế` comes as three: it would count as three, and not be found by who types it.
 */
export const tidy = z.overwrite<string>((text) => text.normalize('NFC').trim());
