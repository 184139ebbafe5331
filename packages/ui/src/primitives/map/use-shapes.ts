import L from 'leaflet';
import { useEffect } from 'react';
import type { MapShape } from './map-model.ts';
import { paneOf } from './pane.ts';

/** Draws single things by their outline, with what they are called; a point as a ring round it. */
export function useShapes(map: L.Map | undefined, { shapes }: { shapes?: readonly MapShape[] | undefined }): void {
	useEffect(() => {
		if (!map || !shapes || shapes.length === 0) return;
		paneOf(map, 'area', 430);
		const group = L.layerGroup().addTo(map);
		for (const { geometry, label } of shapes) {
			const drawn = L.geoJSON(geometry, {
				pane: 'area',
				interactive: false,
				style: { className: 'shape' },
				pointToLayer: (_, at) =>
					L.circleMarker(at, { pane: 'area', interactive: false, radius: 9, className: 'shape' }),
			}).addTo(group);
			if (!label) continue;
			const content = document.createElement('span');
			content.textContent = label;
			// Above it: a plot is smaller than its number.
			const bounds = drawn.getBounds();
			L.marker([bounds.getNorth(), bounds.getCenter().lng], {
				icon: L.divIcon({ html: content, className: 'zone-label strong', iconSize: [0, 0] }),
				interactive: false,
				keyboard: false,
				pane: 'area',
			}).addTo(group);
		}
		return () => {
			group.remove();
		};
	}, [map, shapes]);
}
