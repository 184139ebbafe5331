import { type RefObject, useEffect, useRef, useState } from 'react';

interface LedReviewOptions {
	/** The listing that is open; null while none is. */
	selectedId: string | null;
	/** It is in sight. */
	isShown: boolean;
	onSelect: (id: string | null) => void;
}

/** Leads from one listing of a queue to the next, which takes the focus: a second press of the same button does not decide about it unread. */
export function useLedReview({ selectedId, isShown, onSelect }: LedReviewOptions): {
	/** For the heading of the queue. */
	title: RefObject<HTMLHeadingElement | null>;
	/** For the heading of the open listing. */
	heading: RefObject<HTMLHeadingElement | null>;
	/** Opens a listing, or with null the queue alone; nothing where there is none. */
	leadTo: (id: string | null | undefined) => void;
	/** Whether what was open as this was drawn still is. */
	isStillHere: () => boolean;
} {
	const title = useRef<HTMLHeadingElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const [left, setLeft] = useState<{ id: string | null }>();
	useEffect(() => {
		if (!left || left.id === selectedId || (selectedId && !isShown)) return;
		(selectedId ? heading : title).current?.focus();
		setLeft(undefined);
	}, [left, selectedId, isShown]);

	const shownId = useRef<string | null>(undefined);
	useEffect(() => {
		shownId.current = selectedId;
		return () => {
			shownId.current = undefined;
		};
	}, [selectedId]);

	return {
		title,
		heading,
		leadTo: (id) => {
			if (id === undefined) return;
			// Who is led by news of a listing has gone on to another since.
			setLeft({ id: shownId.current ?? null });
			onSelect(id);
		},
		isStillHere: () => shownId.current === selectedId,
	};
}
