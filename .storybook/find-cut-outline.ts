/** Where the outline of what has the focus is drawn, in CSS pixels of the window; undefined where it has none. */
function outlineOf(focused: Element): DOMRect | undefined {
	const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused);
	if (outlineStyle === 'none' || !focused.matches(':focus-visible')) return undefined;
	const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
	const { x, y, width, height } = focused.getBoundingClientRect();
	return new DOMRect(x - reach, y - reach, width + 2 * reach, height + 2 * reach);
}

/** What cuts off a part of the outline of what has the focus (WCAG 2.2, 2.4.7). What can be scrolled or moved is no hindrance. */
export function findCutOutline(): Element | undefined {
	const focused = document.activeElement;
	const outline = focused && outlineOf(focused);
	if (!outline) return undefined;
	for (let around = focused.parentElement; around && around !== document.body; around = around.parentElement) {
		if (around.matches('[data-slot=map]')) return undefined;
		const { overflowX, overflowY, position } = getComputedStyle(around);
		const { x, y } = around.getBoundingClientRect();
		const [left, top] = [x + around.clientLeft, y + around.clientTop];
		// Half a pixel is the browser's rounding.
		const isWide = outline.left < left - 0.5 || outline.right > left + around.clientWidth + 0.5;
		const isTall = outline.top < top - 0.5 || outline.bottom > top + around.clientHeight + 0.5;
		if ((overflowX === 'hidden' && isWide) || (overflowY === 'hidden' && isTall)) return around;
		if (position === 'fixed') return undefined;
	}
	return undefined;
}
