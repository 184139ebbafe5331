import L from 'leaflet';
import { useEffect } from 'react';
import { useMapTiles } from './map-tiles.tsx';

/** Tiles over the built-in ground, where there are any. A tile that does not come leaves the ground in sight. */
export function useTiles(map: L.Map | undefined): void {
	const url = useMapTiles()?.url;

	useEffect(() => {
		if (!map || !url) return;
		const tiles = L.tileLayer(url, { maxZoom: map.getMaxZoom(), updateWhenIdle: true }).addTo(map);
		return () => {
			tiles.remove();
		};
	}, [map, url]);
}
