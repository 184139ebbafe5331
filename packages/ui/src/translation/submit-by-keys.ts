import type { KeyboardEvent } from 'react';

/** For `onKeyDown` of a form with long texts: what was typed is sent without reaching for the mouse, as in mail. */
export function submitByKeys(event: KeyboardEvent<HTMLFormElement>): void {
	if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat) event.currentTarget.requestSubmit();
}
