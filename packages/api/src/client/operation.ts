/** A query as data: what a cache keys it by and what a server runs. */
export interface Operation<Data> {
	queryKey: readonly unknown[];
	document: string;
	variables: Record<string, unknown> | undefined;
	/** Never set: carries the type of the answer. */
	readonly __data?: Data;
}

interface QueryHook<Data, Variables> {
	getKey: (variables: Variables) => readonly unknown[];
	fetcher: (variables: Variables, headers?: HeadersInit) => (context?: { signal?: AbortSignal }) => Promise<Data>;
	document: { toString: () => string };
}

/** The query that a generated hook would send, for loading it before the component renders. */
export function operation<Data, Variables extends object | undefined>(
	hook: QueryHook<Data, Variables>,
	variables: Variables,
): Operation<Data> {
	return {
		queryKey: hook.getKey(variables),
		document: hook.document.toString(),
		variables: variables as Operation<Data>['variables'],
	};
}
