import { type HTMLAttributes, useRef } from 'react';

// Of its width, so that a stray move does not throw it away.
const SWIPED = 0.8;

type Handlers = Pick<
	HTMLAttributes<HTMLElement>,
	'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
>;

/** Handlers for what a finger may push away to the right. A mouse selects words instead. */
export function useSwipe(onSwiped: () => void): Handlers {
	const from = useRef<number>(undefined);
	const moved = useRef(0);
	const move = (element: HTMLElement, pixels: number) => {
		moved.current = pixels;
		element.style.translate = pixels > 0 ? `${pixels}px` : '';
	};
	const rest = (element: HTMLElement) => {
		from.current = undefined;
		move(element, 0);
	};
	return {
		onPointerDown: ({ pointerType, clientX }) => {
			if (pointerType !== 'mouse') from.current = clientX;
		},
		onPointerMove: ({ currentTarget, clientX }) => {
			if (from.current !== undefined) move(currentTarget, Math.max(0, clientX - from.current));
		},
		onPointerUp: ({ currentTarget }) => {
			if (moved.current >= SWIPED * currentTarget.offsetWidth) onSwiped();
			else rest(currentTarget);
		},
		onPointerCancel: ({ currentTarget }) => rest(currentTarget),
	};
}
