import {
	type DefaultError,
	type DehydratedState,
	hashKey,
	type QueryClient,
	type QueryKey,
	type UseQueryOptions,
	type UseQueryResult,
	useQueryClient,
	useQuery as useQueryNow,
} from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';

export {
	type UseMutationOptions,
	type UseQueryOptions,
	useMutation,
} from '@tanstack/react-query';

/**
 * What a server drew the page from. A host whose pages are drawn by a server gives it beside `HydrationBoundary`, with the same state:
 * every part is then taken over as it was drawn, also one whose turn comes after an answer that another part asked for.
 */
export const ServedState = createContext<DehydratedState | undefined>(undefined);

const never = () => () => undefined;
const isNot = () => false;

/**
 * `useQuery` of TanStack Query, which tells a part that React takes over from a server's drawing what has been answered by then: React
 * finds other elements than it draws, and throws away what the server drew, with all that was typed there. This one tells such a part
 * what the server knew, and at once after that what is known now.
 */
export function useQuery<Answer = unknown, Failure = DefaultError, Data = Answer, Key extends QueryKey = QueryKey>(
	options: UseQueryOptions<Answer, Failure, Data, Key>,
	queryClient?: QueryClient,
): UseQueryResult<Data, Failure> {
	const now = useQueryNow(options, queryClient);
	const client = useQueryClient(queryClient);
	const served = useContext(ServedState);

	// Asked for while a part is taken over, and never again.
	const isTakenOverLate = useSyncExternalStore(never, isNot, () => {
		if (!served) return false;
		const drawn = drawnOf(served, options.queryKey);
		const { status = 'pending', dataUpdatedAt = 0 } = client.getQueryState(options.queryKey) ?? {};
		return status !== (drawn?.status ?? 'pending') || dataUpdatedAt !== (drawn?.dataUpdatedAt ?? 0);
	});
	if (!isTakenOverLate) return now;

	const drawn = drawnOf(served, options.queryKey);
	const status = drawn?.status ?? 'pending';
	const isPending = status === 'pending';
	const isFetching = isPending && options.enabled !== false;
	const data = options.select && drawn ? options.select(drawn.data as Answer) : drawn?.data;
	return {
		...now,
		data,
		error: null,
		status,
		isPending,
		isSuccess: status === 'success',
		isError: false,
		isLoadingError: false,
		isRefetchError: false,
		isPlaceholderData: false,
		fetchStatus: isFetching ? 'fetching' : 'idle',
		isFetching,
		isLoading: isFetching,
	} as UseQueryResult<Data, Failure>;
}

/** What the server knew of a query. */
function drawnOf(served: DehydratedState | undefined, key: QueryKey) {
	const hash = hashKey(key);
	return served?.queries.find(({ queryHash }) => queryHash === hash)?.state;
}
