/** The attribute of a part that comes after its page. */
export const LATE = 'data-late';

const taken = new WeakSet<Element>();
const pressed = new Map<Element, Event>();

/** Keeps what is pressed in parts that a server drew and that cannot answer yet, and shows it as busy: React forgets it. A form in one of them is not sent by the browser. */
export function rememberPresses(): void {
	addEventListener('click', keep, true);
	addEventListener('submit', stay, true);
}

/** Called as soon as a part can answer: presses again what was pressed there before, once. */
export function answerPresses(part: Element): void {
	taken.add(part);
	for (const [button, event] of pressed) {
		if (!part.contains(button)) continue;
		pressed.delete(button);
		button.removeAttribute('aria-busy');
		// What is on its way still has had the part taken over, and reaches it by itself.
		if (event.eventPhase === Event.NONE) queueMicrotask(() => (button as HTMLElement).click());
	}
}

function keep(event: Event): void {
	const button = (event.target as Element).closest('button');
	if (!button || !isAwaited(button)) return;
	button.setAttribute('aria-busy', 'true');
	pressed.set(button, event);
}

/** Sent to nowhere, a form would load the page again, without what was typed in it. */
function stay(event: Event): void {
	const form = event.target as HTMLFormElement;
	if (!form.hasAttribute('action') && isAwaited(form)) event.preventDefault();
}

/** Stands in a part that cannot answer yet. */
function isAwaited(element: Element): boolean {
	const part = element.closest(`[${LATE}]`);
	return part !== null && !taken.has(part);
}
