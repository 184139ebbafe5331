import { readOwnPath } from '../data/own-path.ts';
import type { SignInReason } from './session.ts';

/** Where somebody signs in, with the way back to where they were. */
export function signInHref(from: { pathname: string; search: string }, reason?: SignInReason): string {
	const params = new URLSearchParams({ next: from.pathname + from.search });
	if (reason) params.set('reason', reason);
	return `/auth/sign-in?${params}`;
}

/** The way back: a path of ours, never another site that somebody put into a link. */
export function readNext(params: URLSearchParams): string {
	return readOwnPath(params.get('next')) ?? '/';
}
