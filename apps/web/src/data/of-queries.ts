import type { Query } from '@tanstack/react-query';

/** Filters the cache for what some queries answered, whatever they were asked with. */
export function ofQueries(...queries: readonly { rootKey: string }[]): { predicate: (query: Query) => boolean } {
	const roots: readonly unknown[] = queries.map(({ rootKey }) => rootKey);
	return { predicate: ({ queryKey: [root] }) => roots.includes(root) };
}
