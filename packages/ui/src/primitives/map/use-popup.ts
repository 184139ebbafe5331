import L from 'leaflet';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { MapPoint } from './map-model.ts';

// Tools stand over the upper edge of a wide map, and down the left one of a narrow map: a popup keeps clear of them.
const NARROW_PIXELS = 672;

/** Something shown at a point of a map. */
export interface MapPopup extends MapPoint {
	content: ReactNode;
}

interface UsePopupOptions {
	popup: MapPopup | null;
	closeLabel: string;
	onClose?: (() => void) | undefined;
	/** Called when it closes with the focus in it. */
	giveBackFocus: () => void;
}

/** Shows a popup; returns the element that its content is to be drawn into. */
export function usePopup(
	map: L.Map | undefined,
	{ popup, closeLabel, onClose, giveBackFocus }: UsePopupOptions,
): HTMLElement | undefined {
	const [element, setElement] = useState<HTMLElement>();
	const lat = popup?.lat;
	const long = popup?.long;
	const tellClosed = useEffectEvent(() => onClose?.());
	const returnFocus = useEffectEvent(() => giveBackFocus());

	useEffect(() => {
		if (lat === undefined || long === undefined) return;
		setElement(document.createElement('div'));
		return () => setElement(undefined);
	}, [lat, long]);

	// By now the content is drawn into the element, so Leaflet measures it whole and makes room.
	useLayoutEffect(() => {
		if (!map || !element || lat === undefined || long === undefined) return;
		const shown = L.popup({
			minWidth: 240,
			maxWidth: 320,
			offset: [0, -28],
			autoPanPadding: [24, 24],
			autoPanPaddingTopLeft: map.getSize().x < NARROW_PIXELS ? [64, 64] : [24, 112],
		});
		let isOurs = false;
		let hadFocus = false;
		shown.on('remove', () => {
			// By now it is gone from the page, and the focus with it.
			if (hadFocus && document.activeElement === document.body) returnFocus();
			if (!isOurs) tellClosed();
		});
		shown.setLatLng([lat, long]).setContent(element).openOn(map);
		const frame = shown.getElement();
		frame?.querySelector('.leaflet-popup-close-button')?.setAttribute('aria-label', closeLabel);
		frame?.addEventListener('focusin', () => {
			hadFocus = true;
		});
		frame?.addEventListener('keydown', (event) => {
			if (event.key !== 'Escape') return;
			event.stopPropagation();
			shown.close();
		});
		// Who opened it from a marker goes on inside; a map that shows one by itself takes no focus.
		if (map.getPane('markerPane')?.contains(document.activeElement)) {
			element.tabIndex = -1;
			element.focus({ preventScroll: true });
		}
		return () => {
			isOurs = true;
			shown.remove();
		};
	}, [map, element, lat, long, closeLabel]);

	return element;
}
