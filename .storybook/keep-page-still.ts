const openDocs = '#storybook-docs:not([hidden])';

const isInDocs = () => Boolean(document.querySelector(openDocs) ?? window.frameElement?.closest(openDocs));

/**
 * A story on a docs page may take the focus as it is drawn, or lead to a part of itself, and would take the page along: the reader
 * lands far below the guide.
 */
export function keepPageStill(): void {
	const { focus } = HTMLElement.prototype;
	HTMLElement.prototype.focus = function (options) {
		focus.call(this, isInDocs() ? { ...options, preventScroll: true } : options);
	};
	const { scrollIntoView } = Element.prototype;
	Element.prototype.scrollIntoView = function (options) {
		// Who has the focus in a story uses it.
		if (!isInDocs() || document.activeElement !== document.body) scrollIntoView.call(this, options);
	};
}
