import type { MultiPolygon } from 'geojson';
import L from 'leaflet';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import ground from './base-map.json';
import { cities, islands } from './base-map-places.ts';

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

type Ground = Topology<{ vietnam: GeometryCollection; neighbours: GeometryCollection }>;

/** Puts the built-in ground under a map: land, sea and names. Needs no network. */
export function addBaseMap(map: L.Map, names: BaseMapNames): void {
	const topology = ground as unknown as Ground;
	const outlines = L.svg({ padding: 0.5 });
	for (const layer of ['neighbours', 'vietnam'] as const) {
		const className = layer === 'vietnam' ? 'land' : 'neighbours';
		L.geoJSON(feature(topology, topology.objects[layer]) as GeoJSON.FeatureCollection<MultiPolygon>, {
			interactive: false,
			style: { className, renderer: outlines } as L.PathOptions,
		}).addTo(map);
	}
	for (const island of islands)
		L.circleMarker([...island], { radius: 2, className: 'island', interactive: false, renderer: outlines }).addTo(map);

	addName(map, names.sea, 13.5, 112.4, 'sea', 5);
	addName(map, names.hoangSa, 16.3, 111.9, '', 5);
	addName(map, names.truongSa, 9.4, 113.2, '', 5);
	for (const { name, lat, long, fromZoom } of cities) addName(map, name, lat, long, '', fromZoom);
}

function addName(map: L.Map, name: string, lat: number, long: number, className: string, fromZoom: number): void {
	const content = document.createElement('span');
	content.textContent = name;
	const marker = L.marker([lat, long], {
		icon: L.divIcon({ html: content, className: `place-name ${className}`, iconSize: [0, 0] }),
		interactive: false,
		keyboard: false,
		pane: 'overlayPane',
	});
	const show = () => {
		const wanted = map.getZoom() >= fromZoom;
		if (wanted && !map.hasLayer(marker)) marker.addTo(map);
		if (!wanted && map.hasLayer(marker)) marker.remove();
	};
	map.on('zoomend', show);
	show();
}
