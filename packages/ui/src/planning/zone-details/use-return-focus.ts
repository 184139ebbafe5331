import { type RefObject, useLayoutEffect } from 'react';

/** Gives the focus back to where it was when an element came, once the element goes and would take the focus along. */
export function useReturnFocus(element: RefObject<HTMLElement | null>): void {
	useLayoutEffect(() => {
		const shown = element.current;
		const opener = document.activeElement;
		return () => {
			// Still in the page here.
			if (shown?.contains(document.activeElement) && opener instanceof HTMLElement)
				opener.focus({ preventScroll: true });
		};
	}, [element]);
}
