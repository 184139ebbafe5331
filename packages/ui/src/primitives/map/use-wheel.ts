import type L from 'leaflet';
import { useEffect } from 'react';

/** In a page that scrolls, whoever turns the wheel over a map means the page, until the map has the focus. */
export function useWheel(map: L.Map | undefined, inPage: boolean): void {
	useEffect(() => {
		if (!map || !inPage) return;
		const container = map.getContainer();
		const { scrollWheelZoom } = map;
		const listening = new AbortController();
		container.addEventListener('focus', () => scrollWheelZoom.enable(), listening);
		container.addEventListener('blur', () => scrollWheelZoom.disable(), listening);
		scrollWheelZoom.disable();
		return () => {
			listening.abort();
			scrollWheelZoom.enable();
		};
	}, [map, inPage]);
}
