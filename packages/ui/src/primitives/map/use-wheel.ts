import type L from 'leaflet';
import { useEffect } from 'react';

/** In a page that scrolls, whoever turns the wheel over a map means the page, until the map has the focus. */
export function useWheel(map: L.Map | undefined, inPage: boolean): void {
	useEffect(() => {
		if (!map || !inPage) return;
		const container = map.getContainer();
		const { scrollWheelZoom } = map;
		const listening = new AbortController();
		const { signal } = listening;
		container.addEventListener('focus', () => scrollWheelZoom.enable(), { signal });
		container.addEventListener('blur', () => scrollWheelZoom.disable(), { signal });
		scrollWheelZoom.disable();
		return () => {
			listening.abort();
			scrollWheelZoom.enable();
		};
	}, [map, inPage]);
}
