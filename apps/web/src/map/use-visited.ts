import { useMemo, useSyncExternalStore } from 'react';
import { storedList } from '../data/stored-list.ts';

const visited = storedList('visited', 300, (value): value is string => typeof value === 'string');
const none: readonly string[] = [];

/** Ids of the listings that were opened in this browser. */
export function useVisited(): ReadonlySet<string> {
	const ids = useSyncExternalStore(visited.subscribe, visited.read, () => none);
	return useMemo(() => new Set(ids), [ids]);
}

/** Remembers that a listing was opened. */
export const markVisited = visited.add;
