import { useCallback, useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';
import { createListeners } from '../data/create-listeners.ts';
import { bringPage } from '../data/fetch-ahead.ts';
import { mayLeaveFreely } from './unsaved.ts';

/** Leads to another page of the website. */
export type Go = (href: string, options?: NavigateOptions) => Promise<void>;

let underWay: { href: string; replace: boolean } | undefined;
// Back and forward are a way of their own.
if (!import.meta.env.SSR) addEventListener('popstate', () => (underWay = undefined));

const unreached = createListeners();

/** Hears that one stays where one is: the script of the page that was wanted is out of reach. Returns how to stop listening. */
export const onUnreached = unreached.add;

/** Where one is led to; where nobody is led anywhere, where one is. An address changes only when what its page needs is there. */
export function readAddressAhead(): URL {
	return new URL(underWay?.href ?? '', location.href);
}

/** Leads as the router does, and lets it be known until one is there: another way that is taken meanwhile ends this one. */
export function useGo(): Go {
	const navigate = useNavigate();
	return useCallback(
		async (href, options = {}) => {
			// What takes the place of a page that is not there yet must not take the place of the one before it.
			const own = { href, replace: Boolean(options.replace) && (underWay?.replace ?? true) };
			underWay = own;
			try {
				const coming = bringPage(href);
				if (coming) {
					const lacking = await coming;
					if (underWay !== own) return;
					// Who signs out is to be gone from here, wherever that leads.
					const isOut = mayLeaveFreely();
					if (lacking === 'unreached' && !isOut) return unreached.tell();
					if (lacking) {
						// Of a newer website all comes along, once: what is open asks before it is left, where it would lose something.
						location[own.replace ? 'replace' : 'assign'](href);
						// Browsers may ask that later: whoever is out stays free to go until then.
						return isOut ? new Promise(() => undefined) : undefined;
					}
				}
				await navigate(href, { ...options, replace: own.replace });
			} finally {
				if (underWay === own) underWay = undefined;
			}
		},
		[navigate],
	);
}

/** Tells whether one is still on the page that asks: who has left it, or is leaving, is not to be led back. */
export function useIsHere(): () => boolean {
	const { pathname } = useLocation();
	const isShown = useRef(false);
	// Before the effects of what stands inside, which may be told at once that something is done.
	useLayoutEffect(() => {
		isShown.current = true;
		return () => {
			isShown.current = false;
		};
	}, []);
	return useCallback(() => isShown.current && readAddressAhead().pathname === pathname, [pathname]);
}

/** Leads on once what was done on a page is done, unless one has left it meanwhile. */
export function useGoOn(): Go {
	const go = useGo();
	const isHere = useIsHere();
	return useCallback(
		async (href, options) => {
			if (isHere()) await go(href, options);
		},
		[go, isHere],
	);
}
