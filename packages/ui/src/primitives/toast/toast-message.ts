/** What a toast says. */
export interface ToastMessage {
	/** `error` is read out at once, the others when the reader is free. */
	kind: 'success' | 'error' | 'warn' | 'info';
	message: string;
	/** Where more is to be read; opens in a new window. */
	link?: { href: string; label: string } | undefined;
	/** What can be done about it now; the toast waits longer then and goes when it is done. What matters must be reachable in the page too. */
	action?: { label: string; onAct: () => void } | undefined;
}

/** A toast that is on the screen. */
export interface ShownToast extends ToastMessage {
	id: number;
}
