import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** For a row that others may take away: `lead` is called where that takes the focus along, from within it or from a window of its own. */
export function useLeadOn(row: RefObject<HTMLElement | null>, lead: () => void): void {
	const leave = useEffectEvent(() => {
		if (row.current?.contains(document.activeElement)) lead();
	});
	// While it is still there.
	useLayoutEffect(() => () => leave(), []);
}
