/** What a toast says. */
export interface ToastMessage {
	/** `error` is read out at once, the others when the reader is free. */
	kind: 'success' | 'error' | 'warn' | 'info';
	message: string;
	/** Where more is to be read; opens in a new window. The toast waits longer then. */
	link?: { href: string; label: string } | undefined;
	/** What can be done about it now; the toast waits longer then and goes when it is done. What matters must be reachable in the page too. */
	action?: { label: string; onAct: () => void } | undefined;
}

/** A toast that is on the screen. */
export interface ShownToast extends ToastMessage {
	id: number;
}

const DURATION_MS = 3_000;
// Time to read it, decide and reach it.
const PRESS_DURATION_MS = 8_000;

/** How long a toast stays that nobody holds, in ms. */
export function durationOf({ link, action }: Pick<ToastMessage, 'link' | 'action'>): number {
	return link || action ? PRESS_DURATION_MS : DURATION_MS;
}
