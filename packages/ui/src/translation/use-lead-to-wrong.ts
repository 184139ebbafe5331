import { type RefObject, useEffect } from 'react';

// Of what is no one input, as papers or a choice, what can be pressed first; of a map that is not what moves it.
const WRONG = '[aria-invalid="true"], [data-wrong] :is(button, [type="radio"]):not([data-slot="map-view"] *)';

/**
 * For a form in which what can be wrong is not always a plain input, which the form itself does not lead to (`leadsToError: false`): each
 * time that it was sent or tried to be, what is wrong first in the page takes the focus.
 */
export function useLeadToWrong(form: RefObject<HTMLElement | null>, submitTimes: number): void {
	useEffect(() => {
		if (submitTimes > 0) form.current?.querySelector<HTMLElement>(WRONG)?.focus();
	}, [form, submitTimes]);
}
