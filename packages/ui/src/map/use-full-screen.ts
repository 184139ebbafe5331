import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Lets an element fill the screen: by the browser where it can, else over everything of the page. */
export function useFullScreen(ref: RefObject<HTMLElement | null>): { isFull: boolean; toggle: () => Promise<void> } {
	const [isFull, setIsFull] = useState(false);

	const leave = useCallback(() => {
		if (document.fullscreenElement) return document.exitFullscreen();
		ref.current?.removeAttribute('popover');
		setIsFull(false);
	}, [ref]);

	useEffect(() => {
		const follow = () => setIsFull(document.fullscreenElement !== null && document.fullscreenElement === ref.current);
		document.addEventListener('fullscreenchange', follow);
		return () => document.removeEventListener('fullscreenchange', follow);
	}, [ref]);

	// The browser's own full screen ends by Escape; ours must too.
	useEffect(() => {
		if (!isFull) return;
		const listen = (event: KeyboardEvent) => {
			if (event.key === 'Escape' && !event.defaultPrevented) leave();
		};
		document.addEventListener('keydown', listen);
		return () => document.removeEventListener('keydown', listen);
	}, [isFull, leave]);

	async function toggle(): Promise<void> {
		const element = ref.current;
		if (!element) return;
		if (isFull) return leave();
		try {
			await element.requestFullscreen();
		} catch {
			// A phone that refuses, or has no such thing: the top layer lies over every part of the page.
			element.setAttribute('popover', 'manual');
			element.showPopover?.();
			setIsFull(true);
		}
	}

	return { isFull, toggle };
}
