import L from 'leaflet';
import { useEffect } from 'react';
import type { MapZone } from './map-model.ts';
import { paneOf } from './pane.ts';
import { findLabelSpot } from './zone-label.ts';

// px: room that a letter of a label takes, and what is around it.
const LETTER_PX = 8;
const EDGE_PX = 14;
// Above that, labels hide what they name.
const MOST_LABELS = 120;

interface UseZonesOptions {
	/** Coloured surfaces under everything that can be pressed. */
	zones?: readonly MapZone[] | undefined;
	/** How much of the ground they cover, 0 to 1. @default 0.6 */
	zoneOpacity?: number | undefined;
}

/** Shows coloured zones, each with its words where they fit. */
export function useZones(map: L.Map | undefined, { zones, zoneOpacity = 0.6 }: UseZonesOptions): void {
	useEffect(() => {
		if (!map || !zones || zones.length === 0) return;
		paneOf(map, 'zones', 410);
		const renderer = L.svg({ pane: 'zones', padding: 0.3 });
		const group = L.layerGroup(
			zones.map(({ geometry, colour }) =>
				L.geoJSON(geometry, {
					pane: 'zones',
					interactive: false,
					style: {
						renderer,
						className: 'zone',
						// How much of it is the colour and how much the paper below, the styles say by the theme.
						fillColor: `color-mix(in srgb, ${colour} var(--zone-part), var(--plan-paper))`,
						fillOpacity: 1,
						weight: 1,
					} as L.PathOptions,
				}),
			),
		).addTo(map);
		return () => {
			group.remove();
			renderer.remove();
		};
	}, [map, zones]);

	useEffect(() => {
		if (!map || !zones || zones.length === 0) return;
		paneOf(map, 'zone-labels', 420);
		const labels = L.layerGroup().addTo(map);
		const label = () => {
			labels.clearLayers();
			const bounds = map.getBounds();
			const box = {
				south: bounds.getSouth(),
				west: bounds.getWest(),
				north: bounds.getNorth(),
				east: bounds.getEast(),
			};
			const pxPerDegree = map.getSize().x / (box.east - box.west);
			zones
				.flatMap(({ geometry, text }) => {
					const spot = findLabelSpot(geometry, box);
					const room = (spot?.width ?? 0) * pxPerDegree;
					return spot && room > text.length * LETTER_PX + EDGE_PX ? [{ spot, text, room }] : [];
				})
				.sort((a, b) => b.room - a.room)
				.slice(0, MOST_LABELS)
				.forEach(({ spot, text }) => {
					const content = document.createElement('span');
					content.textContent = text;
					L.marker([spot.lat, spot.long], {
						icon: L.divIcon({ html: content, className: 'zone-label', iconSize: [0, 0] }),
						interactive: false,
						keyboard: false,
						pane: 'zone-labels',
					}).addTo(labels);
				});
		};
		label();
		map.on('moveend', label);
		return () => {
			map.off('moveend', label);
			labels.remove();
		};
	}, [map, zones]);

	useEffect(() => {
		if (map) paneOf(map, 'zones', 410).style.setProperty('--zones', String(zoneOpacity));
	}, [map, zoneOpacity]);
}
