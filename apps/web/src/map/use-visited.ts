import { useSyncExternalStore } from 'react';

const KEY = 'visited';
const KEPT = 300;
const none: ReadonlySet<string> = new Set();

let visited: ReadonlySet<string> | undefined;
const listeners = new Set<() => void>();

/** Ids of the listings that were opened in this browser. */
export function useVisited(): ReadonlySet<string> {
	return useSyncExternalStore(subscribe, read, () => none);
}

/** Remembers that a listing was opened. */
export function markVisited(id: string): void {
	const ids = [...new Set([id, ...read()])].slice(0, KEPT);
	visited = new Set(ids);
	localStorage.setItem(KEY, JSON.stringify(ids));
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

function read(): ReadonlySet<string> {
	visited ??= new Set(parse(localStorage.getItem(KEY)));
	return visited;
}

// What stands in storage may be from another version or another hand.
function parse(stored: string | null): string[] {
	try {
		const ids: unknown = JSON.parse(stored ?? '[]');
		return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
	} catch {
		return [];
	}
}
