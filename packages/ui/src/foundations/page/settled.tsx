import { type ReactNode, useLayoutEffect, useReducer } from 'react';

/**
 * Has done what effects do once it is drawn, as tests have it: what is played on a story that was built began before dialogs were
 * open and keys were heard.
 */
export function Settled({ children }: { children: ReactNode }) {
	const [, settle] = useReducer(() => true, false);
	// React does what is left to do before it draws again, and what a layout asks for it draws at once.
	useLayoutEffect(settle, []);
	return children;
}
