const GAP_PX = 6;
const MARGIN_PX = 8;

interface Box {
	top: number;
	right: number;
	bottom: number;
}

interface Size {
	width: number;
	height: number;
}

/** Where a list goes on the screen: below its button and flush with its right edge; above where there is more room; never beyond an edge. Pixels. */
export function spotBelow(button: Box, list: Size, screen: Size): { left: number; top: number } {
	const isAbove = button.bottom + GAP_PX + list.height > screen.height && button.top > screen.height - button.bottom;
	return {
		left: Math.max(MARGIN_PX, Math.min(button.right, screen.width - MARGIN_PX) - list.width),
		top: Math.max(0, isAbove ? button.top - GAP_PX * 2 - list.height : button.bottom),
	};
}

/**
 * Puts an open list below its button, in browsers that do not do so by themselves (CSS anchors). Its margins keep the gap. Tells
 * when the button may have moved away from it. Returns what ends that.
 */
export function placeBelow(list: HTMLElement, button: HTMLElement, onMoved: () => void): (() => void) | undefined {
	if (CSS.supports('position-area', 'bottom')) return undefined;
	const { left, top } = spotBelow(
		button.getBoundingClientRect(),
		{ width: list.offsetWidth, height: list.offsetHeight },
		{ width: document.documentElement.clientWidth, height: window.innerHeight },
	);
	list.style.left = `${left}px`;
	list.style.top = `${top}px`;
	const end = new AbortController();
	const { signal } = end;
	window.addEventListener('resize', onMoved, { signal });
	// The list itself may scroll.
	window.addEventListener('scroll', ({ target }) => target !== list && onMoved(), { capture: true, signal });
	return () => end.abort();
}
