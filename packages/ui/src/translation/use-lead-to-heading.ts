import { type RefObject, useRef } from 'react';
import { useLeadOn } from './use-lead-on.ts';

/** For a button that goes with what it stands in: where it takes the focus along, the heading of its page or window gets that. */
export function useLeadToHeading<Target extends HTMLElement>(): RefObject<Target | null> {
	const ref = useRef<Target>(null);
	useLeadOn(ref, () => {
		const around = ref.current?.closest<HTMLElement>('dialog, main');
		// Once what comes in its place is there.
		queueMicrotask(() => {
			if (document.activeElement !== document.body) return;
			const heading = around?.querySelector<HTMLElement>('h1, h2');
			if (heading) heading.tabIndex = -1;
			(heading ?? around)?.focus({ preventScroll: true });
		});
	});
	return ref;
}
