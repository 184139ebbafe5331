import { type RefObject, useEffect, useRef } from 'react';

interface FocusAfterRemoval<Container> {
	/** Of what holds the links, and no other ones. */
	container: RefObject<Container | null>;
	/** To be called as the link at this place, from 0, is pressed. */
	onRemove: (index: number) => void;
}

/** Keeps the keyboard's place where a link takes something away and goes with it: the next such link takes the focus, else the one before. */
export function useFocusAfterRemoval<Container extends HTMLElement>(
	/** How many there are; undefined while that is not known. */
	count: number | undefined,
	/** Finds the links in the container. @default 'a' */
	links = 'a',
): FocusAfterRemoval<Container> {
	const container = useRef<Container>(null);
	const pressed = useRef<number>(undefined);
	useEffect(() => {
		if (pressed.current === undefined || count === undefined || document.activeElement !== document.body) return;
		const left = container.current?.querySelectorAll<HTMLElement>(links) ?? [];
		left[Math.min(pressed.current, count - 1)]?.focus({ preventScroll: true });
		pressed.current = undefined;
	}, [count, links]);
	return {
		container,
		onRemove: (index) => {
			pressed.current = index;
		},
	};
}
