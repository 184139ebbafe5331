import { useSyncExternalStore } from 'react';
import { createListeners } from './create-listeners.ts';
import { forgetStored, keepStored, readStored, storedKeys } from './storage.ts';

const PERSONAL = /^(?:code:|draft:|owner$|recent$|searches$|visited$)/;
const OWNER = 'owner';
const clearings = createListeners();

/** Forgets what this browser remembers of whoever used it: what was viewed and searched for, codes that are waited for, and drafts, whether the server has them or not. */
export function forgetDevice(): void {
	clearings.tell();
	forgetPersonal('localStorage');
	forgetTab();
}

/** The same of this tab alone: codes that are waited for, shares that were chosen. */
export function forgetTab(): void {
	forgetPersonal('sessionStorage');
}

function forgetPersonal(area: 'localStorage' | 'sessionStorage'): void {
	for (const key of storedKeys(area)) if (PERSONAL.test(key)) forgetStored(key, area);
}

/** Notes whose browser this is. What somebody else left here, whose session ended by itself, is forgotten. */
export function takeDevice(accountId: string): void {
	const owner = readStored(OWNER);
	if (owner !== null && owner !== accountId) forgetDevice();
	keepStored(OWNER, accountId);
}

/** A short list in this browser's storage, the latest first. What stands there may be from another version or another hand. */
export function storedList<Item>(key: string, most: number, isItem: (value: unknown) => value is Item) {
	let items: readonly Item[] | undefined;
	let isKept = true;
	const none: readonly Item[] = [];
	const listeners = createListeners();

	function read(): readonly Item[] {
		items ??= parse(readStored(key));
		return items;
	}
	// Another tab may have written since; where nothing can be kept, this page remembers.
	const readAnew = () => (isKept ? parse(readStored(key)) : read());
	function parse(stored: string | null): readonly Item[] {
		// As the server rendered it: another empty list would draw the page again, in one go.
		if (stored === null) return none;
		try {
			const values: unknown = JSON.parse(stored);
			return Array.isArray(values) ? values.filter(isItem).slice(0, most) : none;
		} catch {
			return none;
		}
	}
	function write(next: readonly Item[]): void {
		items = next.slice(0, most);
		isKept = keepStored(key, JSON.stringify(items));
		listeners.tell();
	}
	clearings.add(() => write([]));
	if (typeof window !== 'undefined')
		addEventListener('storage', (event) => {
			// Without a key all of it was cleared.
			if (event.key !== key && event.key !== null) return;
			items = undefined;
			listeners.tell();
		});
	return {
		add: (item: Item) => write([item, ...readAnew().filter((other) => other !== item)]),
		remove: (item: Item) => write(readAnew().filter((other) => other !== item)),
		clear: () => write([]),
		/** The items in step with the storage; none while the page is as the server rendered it. */
		useItems: () => useSyncExternalStore(listeners.add, read, () => none),
	};
}
