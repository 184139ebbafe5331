import { type CSSProperties, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Less is a press, not a drag. */
const START_PX = 5;
/** So near to an edge of the window the page scrolls, by as much a frame. */
const EDGE_PX = 72;
const SCROLL_PX = 12;

interface Place {
	x: number;
	y: number;
}

interface Drag {
	from: number;
	to: number;
	/** How far it has been moved, in pixels of the page. */
	offset: Place;
	/** Where each item stands without the drag: its upper left corner. */
	corners: readonly Place[];
}

export interface DragOrder {
	/** What an item needs while one is dragged: where it stands, whether it is the one in hand. */
	itemProps: (index: number) => { style: CSSProperties | undefined; 'data-drag': 'held' | 'aside' | undefined };
	/** For `onPointerDown` of what an item is dragged by; told the new place when it is let go on another one. */
	grip: (index: number, onMove: (to: number) => void) => (event: PointerEvent<HTMLElement>) => void;
}

/**
 * Puts the children of a list into another order by dragging. The others make room where the held one would land; Escape
 * puts it back. Something else must do the same by keyboard and by press.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>): DragOrder {
	const [drag, setDrag] = useState<Drag>();
	const stop = useRef<() => void>(undefined);
	useEffect(() => () => stop.current?.(), []);

	const grip: DragOrder['grip'] = (from, onMove) => (down) => {
		if (!list.current || !down.isPrimary || down.button !== 0) return;
		stop.current?.();
		const boxes = [...list.current.children].map((item) => {
			const { left, top, width, height } = item.getBoundingClientRect();
			return { x: left + window.scrollX, y: top + window.scrollY, width, height };
		});
		const start = { x: down.clientX + window.scrollX, y: down.clientY + window.scrollY };
		let pointer = { x: down.clientX, y: down.clientY };
		let current: Drag | undefined;
		let frame = 0;

		const follow = () => {
			const here = { x: pointer.x + window.scrollX, y: pointer.y + window.scrollY };
			const offset = { x: here.x - start.x, y: here.y - start.y };
			if (!current && Math.hypot(offset.x, offset.y) < START_PX) return;
			if (!current) frame = requestAnimationFrame(scroll);
			const distances = boxes.map(({ x, y, width, height }) =>
				Math.hypot(x + width / 2 - here.x, y + height / 2 - here.y),
			);
			current = { from, to: distances.indexOf(Math.min(...distances)), offset, corners: boxes };
			setDrag(current);
		};
		const scroll = () => {
			const before = window.scrollY;
			if (pointer.y < EDGE_PX) window.scrollBy(0, -SCROLL_PX);
			if (pointer.y > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX);
			if (window.scrollY !== before) follow();
			frame = requestAnimationFrame(scroll);
		};
		const end = () => {
			cancelAnimationFrame(frame);
			listeners.abort();
			setDrag(undefined);
		};

		const listeners = new AbortController();
		const { signal } = listeners;
		const ofThisPointer = (act: (event: globalThis.PointerEvent) => void) => (event: globalThis.PointerEvent) => {
			if (event.pointerId === down.pointerId) act(event);
		};
		window.addEventListener(
			'pointermove',
			ofThisPointer((event) => {
				pointer = { x: event.clientX, y: event.clientY };
				follow();
			}),
			{ signal },
		);
		window.addEventListener(
			'pointerup',
			ofThisPointer(() => {
				end();
				if (current && current.to !== from) onMove(current.to);
			}),
			{ signal },
		);
		window.addEventListener('pointercancel', ofThisPointer(end), { signal });
		window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
		stop.current = end;
	};

	return {
		grip,
		itemProps: (index) => {
			if (!drag) return { style: undefined, 'data-drag': undefined };
			const { x, y } = index === drag.from ? drag.offset : shift(drag, index);
			return {
				style: { transform: `translate(${x}px, ${y}px)` },
				'data-drag': index === drag.from ? 'held' : 'aside',
			};
		},
	};
}

/** How far an item stands aside. */
function shift({ from, to, corners }: Drag, index: number): Place {
	const stepsAside = index > from && index <= to ? -1 : index < from && index >= to ? 1 : 0;
	const here = corners[index];
	const there = corners[index + stepsAside];
	return here && there ? { x: there.x - here.x, y: there.y - here.y } : { x: 0, y: 0 };
}
