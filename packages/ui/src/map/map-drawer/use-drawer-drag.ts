import { type PointerEvent, useRef } from 'react';

/** How far a drawer is open, from nothing but its handle to all but the whole map. */
export const drawerPositions = ['folded', 'half', 'full'] as const;
export type DrawerPosition = (typeof drawerPositions)[number];

// Pixels that a hand moves without meaning to.
const SLACK = 6;
// A flick goes on for so many milliseconds.
const FLICK_MS = 160;

interface Drag {
	startY: number;
	startHeight: number;
	lastY: number;
	lastTime: number;
	/** Pixels in a millisecond, upwards. */
	speed: number;
	isDragging: boolean;
}

/** Lets a drawer be dragged by its handle; told where it came to rest. */
export function useDrawerDrag(onRest: (position: DrawerPosition) => void) {
	const drawer = useRef<HTMLElement>(null);
	const drag = useRef<Drag>(undefined);
	const dragged = useRef(false);

	function start(event: PointerEvent<HTMLElement>): void {
		dragged.current = false;
		if (event.button !== 0 || !drawer.current) return;
		event.currentTarget.setPointerCapture(event.pointerId);
		const startHeight = drawer.current.offsetHeight;
		drag.current = {
			startY: event.clientY,
			startHeight,
			lastY: event.clientY,
			lastTime: event.timeStamp,
			speed: 0,
			isDragging: false,
		};
	}

	function move(event: PointerEvent<HTMLElement>): void {
		const element = drawer.current;
		const now = drag.current;
		if (!element || !now) return;
		const up = now.startY - event.clientY;
		if (!now.isDragging && Math.abs(up) < SLACK) return;
		now.isDragging = true;
		now.speed = (now.lastY - event.clientY) / Math.max(1, event.timeStamp - now.lastTime);
		now.lastY = event.clientY;
		now.lastTime = event.timeStamp;
		element.dataset.dragging = '';
		element.style.height = `${now.startHeight + up}px`;
	}

	function end(): void {
		const element = drawer.current;
		const now = drag.current;
		drag.current = undefined;
		if (!element || !now?.isDragging) return;
		dragged.current = true;
		const share = (element.offsetHeight + now.speed * FLICK_MS) / (element.parentElement?.offsetHeight || 1);
		delete element.dataset.dragging;
		element.style.height = '';
		onRest(share < 0.28 ? 'folded' : share < 0.68 ? 'half' : 'full');
	}

	return {
		drawer,
		handle: { onPointerDown: start, onPointerMove: move, onPointerUp: end, onPointerCancel: end },
		/** Whether the press that has just ended was a drag. */
		wasDragged: () => dragged.current,
	};
}
