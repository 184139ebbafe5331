// No writing has as many on a letter (Unicode's stream-safe text, UAX 15), and putting n of them in order takes n² steps.
const MARKS_WITHOUT_END = /\p{M}{31}/u;

/** Whether a text can be kept: without NUL, without halves of characters beyond the first 65,536, and with at most 30 marks on one letter. */
export function isStorable(text: string): boolean {
	return !text.includes('\u0000') && text.isWellFormed() && !MARKS_WITHOUT_END.test(text);
}
