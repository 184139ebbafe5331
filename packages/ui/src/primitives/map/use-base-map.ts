import L from 'leaflet';
import { type RefObject, useEffect } from 'react';
import { type BaseMapPlace, cities } from './base-map-places.ts';
import { GroundLayer } from './ground-layer.ts';
import { NameLayer } from './name-layer.ts';
import { paneOf } from './pane.ts';

/** Names on the ground, in the reader's language. */
export interface BaseMapNames {
	/** Biển Đông. */
	sea: string;
	/** The archipelagos are Vietnamese, which a map here must show. */
	hoangSa: string;
	truongSa: string;
	/** Where the data comes from. */
	sources: string;
}

// Below that zoom nobody looks for a district, and their names stay where they are.
const DISTRICTS_FROM_ZOOM = 9;

/** The built-in ground under a map, and its names. It lies under tiles, and is what shows where they do not come. */
export function useBaseMap(
	map: L.Map | undefined,
	{ sea, hoangSa, truongSa }: Omit<BaseMapNames, 'sources'>,
	scalePlace: RefObject<HTMLElement | null>,
): void {
	useEffect(() => {
		if (!map) return;
		// Tiles lie at 200.
		paneOf(map, 'ground', 150);
		paneOf(map, 'ground-names', 160);
		const layers = [new GroundLayer('ground'), new NameLayer(cities, 'ground-names')];
		for (const layer of layers) layer.addTo(map);
		const stopDistricts = addDistricts(map, layers);
		const scale = L.control.scale({ imperial: false, maxWidth: 96 }).addTo(map);
		scalePlace.current?.append(scale.getContainer() ?? '');
		return () => {
			stopDistricts();
			for (const layer of layers) layer.remove();
			scale.remove();
		};
	}, [map, scalePlace]);

	// Over any tiles: whoever made those may call the sea and the islands otherwise.
	useEffect(() => {
		if (!map) return;
		paneOf(map, 'sea-names', 390);
		const names = new NameLayer(
			[
				{ name: sea, lat: 13.5, long: 112.4, fromZoom: 5, className: 'sea' },
				{ name: hoangSa, lat: 15.2, long: 112.7, fromZoom: 5, className: 'islands' },
				{ name: truongSa, lat: 10.4, long: 112.7, fromZoom: 5, className: 'islands' },
			],
			'sea-names',
		).addTo(map);
		return () => {
			names.remove();
		};
	}, [map, sea, hoangSa, truongSa]);
}

/** Adds the names of districts once somebody comes close enough; without them the map is still a map. */
function addDistricts(map: L.Map, layers: L.Layer[]): () => void {
	let isGone = false;
	const look = async () => {
		if (map.getZoom() < DISTRICTS_FROM_ZOOM) return;
		map.off('zoomend', look);
		const { default: rows } = await import('./base-map-districts.json').catch(() => ({ default: [] }));
		if (isGone) return;
		const places = (rows as [string, number, number, number][]).map(
			([name, lat, long, fromZoom]): BaseMapPlace => ({ name, lat, long, fromZoom }),
		);
		layers.push(new NameLayer(places, 'ground-names').addTo(map));
	};
	map.on('zoomend', look);
	look();
	return () => {
		isGone = true;
		map.off('zoomend', look);
	};
}
