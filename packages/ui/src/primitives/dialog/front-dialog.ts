import { useSyncExternalStore } from 'react';

let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function put(next: typeof open): void {
	open = next;
	holdPage(open.length > 0);
	for (const listen of listeners) listen();
}

/** A page that is longer than its window stays where it is (theme.css), and keeps the room of its scroll bar; a shorter one has neither to keep. */
function holdPage(isHeld: boolean): void {
	const page = document.documentElement;
	page.toggleAttribute(
		'data-held',
		isHeld && (page.hasAttribute('data-held') || page.scrollHeight > page.clientHeight),
	);
}

/** Says that a dialog lies over the page and over those opened before. Returns what takes that back. */
export function bringToFront(dialog: HTMLDialogElement): () => void {
	put([...open, dialog]);
	return () => put(open.filter((other) => other !== dialog));
}

/** The dialog that lies over all others: nothing outside of it can be pressed, focused or read out. Undefined while none is open. */
export function useFrontDialog(): HTMLDialogElement | undefined {
	return useSyncExternalStore(
		(listen) => {
			listeners.add(listen);
			return () => listeners.delete(listen);
		},
		() => open.at(-1),
		() => undefined,
	);
}
