import L from 'leaflet';
import { useEffect } from 'react';
import { useMapTiles } from './map-tiles.tsx';

/** Tiles over the built-in ground, where there are any, and who drew what is in sight. A tile that does not come leaves the ground in sight. */
export function useTiles(map: L.Map | undefined, sources: string): void {
	const { url, attribution = '' } = useMapTiles() ?? {};

	useEffect(() => {
		if (!map || !url) return;
		const tiles = L.tileLayer(url, { maxZoom: map.getMaxZoom(), updateWhenIdle: true }).addTo(map);
		return () => {
			tiles.remove();
		};
	}, [map, url]);

	useEffect(() => {
		if (!map) return;
		const shown = L.control.attribution({ position: 'bottomleft', prefix: false }).addTo(map);
		for (const text of [sources, attribution]) shown.addAttribution(escapeHtml(text));
		return () => {
			shown.remove();
		};
	}, [map, sources, attribution]);
}

// Leaflet takes it for HTML.
function escapeHtml(text: string): string {
	const element = document.createElement('span');
	element.textContent = text;
	return element.innerHTML;
}
