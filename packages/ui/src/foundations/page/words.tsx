import { type InEach, useText } from './use-text.ts';

/** A few words of a story in the language of the toolbar, where a page has its own texts. */
export function Words(text: InEach) {
	return useText(text);
}
