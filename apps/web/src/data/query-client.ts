import { ApiError } from '@ancu/api/client';
import { MINUTE_MS } from '@ancu/forms/format';
import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { createListeners } from './create-listeners.ts';

const FRESH_MS = MINUTE_MS;

const failures = createListeners<[error: Error, words?: string]>();

/** Hears of every failed request but the quiet ones, and in which words of its own one is said. Returns how to stop listening. */
export const onRequestError = failures.add;

/** Of what is read, the page says whom it is for, and of its subject that it is not there. */
const isSaidByPage = (error: Error, isSubject: boolean) =>
	error instanceof ApiError && (error.code === 'FORBIDDEN' || (isSubject && error.code === 'NOT_FOUND'));

const saidAtFields = new WeakSet<Error>();

/** A form says at its fields what is wrong with them: nobody is told twice. */
export function saysAtFields(error: Error): void {
	saidAtFields.add(error);
}

/** For what helps and is not missed, as proposals while one types, and for what its form says itself: its place says whether it is there. */
export const quiet = { retry: false, meta: { quiet: true } };

/** For what is said to have failed in words of its own, whatever its form says of it; undefined leaves it to the server's. */
export const failsAs = (say: (error: Error) => string | undefined) => ({ meta: { failsAs: say } });

/** For what a page is about. */
export const subject = { meta: { subject: true } };

/** For what several people work at: what a colleague did, and what has come since, is there within a minute. */
export const lookedAtAgain = { staleTime: 0, refetchInterval: MINUTE_MS, refetchOnWindowFocus: true };

/** The same where windows are opened from rows: a row that is gone would take along what is written in its window. */
export const lookedAtAgainOnReturn = {
	staleTime: 0,
	refetchOnWindowFocus: () => !isWindowOpen(),
};

/** Whether a window of the page is open. */
export function isWindowOpen(): boolean {
	return document.querySelector('dialog[open]') !== null;
}

/** For what a form begins with: what the server has now, and nothing of it for the next time. */
export const anew = { staleTime: 0, gcTime: 0 };

/** Whoever reads a listing for long finds the list as it was, where they were in it. */
const KEPT_MS = 30 * MINUTE_MS;

/** For what another tab of the same person may change: looked at again, this one shows it as it is. */
export const sharedByTabs = { refetchOnWindowFocus: 'always' } as const;

/** Whether a form holds what it began with, by `meta: { unsaved: () => boolean }`: read again, what waits in it to be kept would be gone. */
export const isUnsaved = ({ meta }: Query): boolean => typeof meta?.unsaved === 'function' && meta.unsaved();

export function createQueryClient(): QueryClient {
	return new QueryClient({
		queryCache: new QueryCache({
			onError: (error, { meta }) => meta?.quiet || isSaidByPage(error, meta?.subject === true) || failures.tell(error),
		}),
		mutationCache: new MutationCache({
			onError: (error, _given, _kept, { meta }) => {
				if (meta?.quiet) return;
				const words = typeof meta?.failsAs === 'function' ? meta.failsAs(error) : undefined;
				// Its form hears of it after this.
				setTimeout(() => (words === undefined && saidAtFields.has(error)) || failures.tell(error, words));
			},
		}),
		defaultOptions: {
			queries: {
				staleTime: FRESH_MS,
				...(!import.meta.env.SSR && { gcTime: KEPT_MS }),
				// A refused request stays refused; a lost connection deserves one more try before the person is told.
				retry: (count, error) => error instanceof ApiError && error.code === 'NETWORK' && count < 1,
				retryDelay: 300,
				// Offline is an answer too: the page says so instead of waiting for ever.
				networkMode: 'always',
				refetchOnWindowFocus: false,
			},
			mutations: { networkMode: 'always' },
		},
	});
}

let shared: QueryClient | undefined;

/** The browser's one cache, which loaders and components share. */
export function browserQueryClient(): QueryClient {
	shared ??= createQueryClient();
	return shared;
}
