// Not those that make one picture of several: joiners, variants, the letters of a flag.
const HIDDEN = /(?!\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/gu;
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/**
 * A text without the blanks around it, each letter and its marks in one character. Copied from a PDF or the name of a
 * file on a Mac, `ế` comes as three: it would count as three, and not be found by who types it. Characters that draw nothing go
 * too: some turn around what stands behind them, and a name of them alone is none.
 */
export function tidied(text: string): string {
	return SEEN.test(text) ? text.normalize('NFC').replace(HIDDEN, '').trim() : '';
}
