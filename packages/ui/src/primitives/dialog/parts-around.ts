/** A part that takes the focus itself, and those that have a heading. */
const places = 'div[tabindex="-1"], section, dialog, main';

/** The parts of the page that something stands in, the innermost first: to be asked while it is there. */
export function partsAround(element: Element | null, within = places): HTMLElement[] {
	const parts: HTMLElement[] = [];
	const closest = (from?: Element | null) => from?.closest<HTMLElement>(within);
	for (let part = closest(element); part; part = closest(part.parentElement)) parts.push(part);
	return parts;
}

/**
 * For what took the focus along as it went: the first of these parts that is there yet gets it, by its heading where it has one. Not
 * before what comes in its place is there, and leads where it knows better.
 */
export function leadToPart(parts: readonly HTMLElement[]): void {
	queueMicrotask(() => {
		if (document.activeElement !== document.body) return;
		const targets = parts.filter(({ isConnected }) => isConnected).map(targetOf);
		const target = targets.find(Boolean) ?? parts.at(-1);
		// A heading may be far above, and is to be seen; a part is in sight already, and may be longer than the screen.
		target?.focus({ preventScroll: !target.matches('h1, h2, h3') });
	});
}

function targetOf(part: HTMLElement): HTMLElement | null {
	if (part.matches('div')) return part;
	const heading = part.querySelector<HTMLElement>('h1, h2, h3');
	if (heading) heading.tabIndex = -1;
	return heading;
}
