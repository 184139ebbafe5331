import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Leads who works by keyboard, or listens, to the page that came: to its heading, on the way back to the link that was followed, and
 * from the links to the pages of a list to the list's heading. A page that leads somewhere itself is left alone, and so is what keeps
 * the focus while only the query changes.
 */
export function usePageFocus(): void {
	const { key, pathname, search } = useLocation();
	const type = useNavigationType();
	const isBack = type === 'POP';
	const last = useRef({ key, pathname });
	/** What has the focus, or had it last. */
	const focused = useRef<Element>(null);
	/** The list whose pages the focus is among. */
	const list = useRef<Element | null>(null);
	/** Links that pages were left by, by the page's key. */
	const left = useRef(new Map<string, string>());

	useEffect(() => {
		const note = ({ target }: Pick<FocusEvent, 'target'>) => {
			focused.current = target as Element | null;
			list.current = focused.current?.closest('[data-slot=pagination]')?.closest('section[aria-labelledby]') ?? null;
		};
		// Pages that are read first take over late, mostly when somebody is on their way through them already.
		note({ target: document.activeElement });
		document.addEventListener('focusin', note);
		return () => document.removeEventListener('focusin', note);
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a page asks once for each address, however it came.
	useEffect(() => {
		const before = last.current;
		last.current = { key, pathname };
		if (before.key === key) return;
		const followed = focused.current?.closest('a')?.getAttribute('href');
		if (followed) left.current.set(before.key, followed);

		const { activeElement, body } = document;
		// Below the cards that came nobody begins to read them. What a map puts in the place of its address is no other page.
		if (list.current && before.pathname === pathname && type === 'PUSH') return void leadTo(titleOf(list.current));
		const isLost = activeElement === body && focused.current?.isConnected === false;
		if (page()?.contains(activeElement) || (before.pathname === pathname && !isLost)) return;
		const link = isBack ? left.current.get(key) : undefined;
		if (leadIn(link)) return;
		if (!page()?.contains(document.activeElement)) page()?.focus({ preventScroll: true });
		// A page that is still read has its heading later, and a long list its last cards; who went on meanwhile stays where they are.
		const late = new MutationObserver(() => {
			const isWaiting = [body, page(), heading()].includes(document.activeElement as HTMLElement);
			if (!isWaiting || leadIn(link)) late.disconnect();
		});
		late.observe(body, { childList: true, subtree: true });
		return () => late.disconnect();
	}, [key, pathname, search]);
}

const page = () => document.getElementById('content');
const heading = () => page()?.querySelector('h1');
const titleOf = (list: Element) => document.getElementById(list.getAttribute('aria-labelledby') ?? '') ?? heading();

/** Leads to a link, or to a heading, which takes the focus only when it is led there. */
function leadTo(target: HTMLElement | null | undefined): void {
	if (!target || target === document.activeElement) return;
	if (!target.matches('a')) target.tabIndex = -1;
	target.focus({ preventScroll: true });
}

/** Leads to the page's link to an address; to its heading where there is none. False where what is wanted is not there yet. */
function leadIn(href: string | undefined): boolean {
	const link = href && page()?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
	const title = heading();
	leadTo(link || title);
	return Boolean(link || (title && !href));
}
