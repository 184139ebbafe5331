import { useMemo } from 'react';
import { storedList } from '../data/stored-list.ts';

const visited = storedList('visited', 300, (value): value is string => typeof value === 'string');

/** Ids of the listings that were opened in this browser. */
export function useVisited(): ReadonlySet<string> {
	const ids = visited.useItems();
	return useMemo(() => new Set(ids), [ids]);
}

/** Remembers that a listing was opened. */
export const markVisited = visited.add;
