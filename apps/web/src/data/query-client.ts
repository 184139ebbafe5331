import { ApiError } from '@ancu/api/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

const FRESH_MS = 60_000;

type ErrorListener = (error: Error) => void;
const listeners = new Set<ErrorListener>();

/** Hears of every failed request but the quiet ones. Answers how to stop listening. */
export function onRequestError(listener: ErrorListener): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** For what helps and is not missed, as proposals while one types: its place says whether it is there. */
export const quiet = { retry: false, meta: { quiet: true } };

export function createQueryClient(): QueryClient {
	const tell: ErrorListener = (error) => {
		for (const listener of listeners) listener(error);
	};
	return new QueryClient({
		queryCache: new QueryCache({ onError: (error, { meta }) => meta?.quiet || tell(error) }),
		mutationCache: new MutationCache({ onError: tell }),
		defaultOptions: {
			queries: {
				staleTime: FRESH_MS,
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
