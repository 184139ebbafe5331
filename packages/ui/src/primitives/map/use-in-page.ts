import type L from 'leaflet';
import { useEffect, useState } from 'react';

/**
 * In a page that scrolls, whoever turns the wheel or draws one finger over a map means the page, until the map has the focus.
 * Returns whether a finger is being drawn that way.
 */
export function useInPage(map: L.Map | undefined, inPage: boolean): boolean {
	const [isPassed, setPassed] = useState(false);

	useEffect(() => {
		if (!map || !inPage) return;
		const container = map.getContainer();
		const { scrollWheelZoom, dragging } = map;
		const take = () => {
			scrollWheelZoom.enable();
			dragging.enable();
		};
		const leave = () => {
			scrollWheelZoom.disable();
			dragging.disable();
		};
		const listening = new AbortController();
		const { signal } = listening;
		container.addEventListener('focus', take, { signal });
		container.addEventListener('blur', leave, { signal });
		// A mouse that is held scrolls no page.
		const takeByMouse = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && dragging.enable();
		container.addEventListener('pointerdown', takeByMouse, { signal, capture: true });
		const pass = ({ touches }: TouchEvent) => setPassed(touches.length === 1 && !dragging.enabled());
		container.addEventListener('touchmove', pass, { signal, passive: true });
		for (const end of ['touchend', 'touchcancel'] as const)
			container.addEventListener(end, () => setPassed(false), { signal });
		leave();
		return () => {
			listening.abort();
			take();
		};
	}, [map, inPage]);

	return isPassed;
}
