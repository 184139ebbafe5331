import { type KeyboardEvent, type RefObject, useCallback, useRef } from 'react';
import { indexByKey, indexByLetters } from './find-entry.ts';

// After a pause, a letter begins a new word.
const PAUSE_MS = 1_000;

/** The entries of an open menu, and the keys that move among them: `moveByKey` tells whether a key was one. */
export function useMenuKeys(list: RefObject<HTMLElement | null>): {
	entries: () => HTMLElement[];
	moveByKey: (event: KeyboardEvent) => boolean;
} {
	const typed = useRef({ letters: '', at: 0 });
	const entries = useCallback(
		() => [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])],
		[list],
	);

	const moveByKey = ({ key, ctrlKey, metaKey, altKey, timeStamp }: KeyboardEvent) => {
		const all = entries();
		const current = all.indexOf(document.activeElement as HTMLElement);
		const begun = timeStamp - typed.current.at < PAUSE_MS ? typed.current.letters : '';
		let next = indexByKey(key, current, all.length);
		const isLetter = key.length === 1 && (key !== ' ' || begun !== '');
		if (next === undefined && isLetter && !ctrlKey && !metaKey && !altKey) {
			typed.current = { letters: begun + key, at: timeStamp };
			next = indexByLetters(
				begun + key,
				all.map(({ textContent }) => textContent),
				current,
			);
		}
		if (next !== undefined) {
			all[next]?.focus();
			return true;
		}
		// A button is pressed by it, a link is not.
		const link = key === ' ' ? all[current]?.closest('a') : null;
		link?.click();
		return link != null;
	};

	return { entries, moveByKey };
}
