import { readOwnPath } from '../data/read-own-path.ts';
import type { SignInReason } from './session.ts';

/** Where somebody signs in, with the way back to where they were: from signing up or a new password to where those lead back to. */
export function signInHref(from: { pathname: string; search: string }, reason?: SignInReason): string {
	const isEntering = from.pathname.startsWith('/auth/');
	const next = isEntering ? readNext(new URLSearchParams(from.search)) : from.pathname + from.search;
	const params = new URLSearchParams({ next });
	if (reason) params.set('reason', reason);
	return `/auth/sign-in?${params}`;
}

/** The way back: a path of ours, never another site that somebody put into a link. */
export function readNext(params: URLSearchParams): string {
	return readOwnPath(params.get('next')) ?? '/';
}
