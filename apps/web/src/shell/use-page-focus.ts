import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Leads who works by keyboard, or listens, to the page that came: to its heading, on the way back to the link that was followed. A
 * page that leads somewhere itself is left alone, and so is what keeps the focus while only the query changes.
 */
export function usePageFocus(): void {
	const { key, pathname, search } = useLocation();
	const isBack = useNavigationType() === 'POP';
	const last = useRef({ key, pathname });
	const held = useRef<Element>(undefined);
	/** Links that pages were left by, by the page's key. */
	const left = useRef(new Map<string, string>());

	useEffect(() => {
		const hold = ({ target }: FocusEvent) => {
			held.current = target as Element;
		};
		document.addEventListener('focusin', hold);
		return () => document.removeEventListener('focusin', hold);
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a page asks once for each address, however it came.
	useEffect(() => {
		const before = last.current;
		last.current = { key, pathname };
		if (before.key === key) return;
		const followed = held.current?.closest('a')?.getAttribute('href');
		if (followed) left.current.set(before.key, followed);

		const { activeElement, body } = document;
		const isLost = activeElement === body && held.current?.isConnected === false;
		const main = document.getElementById('content');
		if (!main || main.contains(activeElement) || (before.pathname === pathname && !isLost)) return;
		const link = isBack && left.current.get(key);
		const target =
			(link && main.querySelector<HTMLElement>(`a[href="${CSS.escape(link)}"]`)) || main.querySelector('h1') || main;
		if (target.matches('h1')) target.tabIndex = -1;
		target.focus({ preventScroll: true });
	}, [key, pathname, search]);
}
