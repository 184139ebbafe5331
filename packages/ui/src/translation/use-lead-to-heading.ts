import { type RefObject, useRef } from 'react';
import { useLeadOn } from './use-lead-on.ts';

/** A part that takes the focus itself, and those that have a heading. */
const places = 'div[tabindex="-1"], section, dialog, main';

/**
 * For what goes with what stands in it, as a button does: where it takes the focus along, the heading of its part, window or page gets
 * that.
 */
export function useLeadToHeading<Target extends HTMLElement>(within = places): RefObject<Target | null> {
	const ref = useRef<Target>(null);
	useLeadOn(ref, () => {
		const around: HTMLElement[] = [];
		const closest = (element?: HTMLElement | null) => element?.closest<HTMLElement>(within);
		for (let place = closest(ref.current); place; place = closest(place.parentElement)) around.push(place);
		// Once what comes in its place is there.
		queueMicrotask(() => {
			if (document.activeElement !== document.body) return;
			const targets = around.filter(({ isConnected }) => isConnected).map(targetOf);
			const target = targets.find(Boolean) ?? around.at(-1);
			// A heading may be far above, and is to be seen; a part is in sight already, and may be longer than the screen.
			target?.focus({ preventScroll: !target.matches('h1, h2, h3') });
		});
	});
	return ref;
}

function targetOf(place: HTMLElement): HTMLElement | null {
	if (place.matches('div')) return place;
	const heading = place.querySelector<HTMLElement>('h1, h2, h3');
	if (heading) heading.tabIndex = -1;
	return heading;
}
