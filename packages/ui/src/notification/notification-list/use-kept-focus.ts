import { type RefObject, useEffect, useRef } from 'react';
import type { Notification } from '../notification-model.ts';

export interface KeptFocus {
	/** The list, whose titles can take the focus. */
	list: RefObject<HTMLElement | null>;
	/** Takes it where nothing is left in the list. */
	heading: RefObject<HTMLHeadingElement | null>;
	/** To be told which one was marked: it may leave the list with the focus on it, as the unseen. */
	onMarked: (notification: Notification) => void;
}

/** Leads the focus to the next notification when the one that was marked leaves the list. */
export function useKeptFocus(notifications: readonly Notification[] | undefined): KeptFocus {
	const list = useRef<HTMLElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const marked = useRef<{ id: string; index: number }>(undefined);

	useEffect(() => {
		if (!notifications || !marked.current || notifications.some(({ id }) => id === marked.current?.id)) return;
		const titles = list.current?.querySelectorAll<HTMLElement>('[data-slot="notification-title"]');
		const next = titles?.[Math.min(marked.current.index, titles.length - 1)] ?? heading.current;
		if (document.activeElement === document.body) next?.focus();
		marked.current = undefined;
	}, [notifications]);

	return {
		list,
		heading,
		onMarked: ({ id }) => {
			marked.current = { id, index: notifications?.findIndex((one) => one.id === id) ?? 0 };
		},
	};
}
