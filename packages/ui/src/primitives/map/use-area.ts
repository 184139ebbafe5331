import L from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { pointOn, ringOf } from './area-ring.ts';
import type { MapArea, MapPoint } from './map-model.ts';
import { paneOf } from './pane.ts';

// More handles than that hide the line that they change: such an area is drawn again.
const MOST_HANDLES = 16;
const WORLD: L.LatLngTuple[] = [
	[-85, -180],
	[-85, 180],
	[85, 180],
	[85, -180],
];

interface UseAreaOptions {
	/** The area of a search; null or left out for none. */
	area?: MapArea | null | undefined;
	/** Told the area after one of its handles was dragged; left out, it has none. A circle goes where what is handed back lies. */
	onAreaChange?: ((area: MapArea) => MapArea | undefined) | undefined;
	/** Id of the pattern that it is hatched with. */
	hatchId: string;
}

/** Shows an area: hatched, with what lies outside dimmed, and handles to change it. */
export function useArea(map: L.Map | undefined, { area, onAreaChange, hatchId }: UseAreaOptions): void {
	// By value: an area that is read from an address is another object each time.
	const written = area ? JSON.stringify(area) : undefined;
	const withHandles = onAreaChange !== undefined;
	const tell = useEffectEvent((changed: MapArea) => onAreaChange?.(changed));

	useEffect(() => {
		if (!map || !written) return;
		let current = JSON.parse(written) as MapArea;
		paneOf(map, 'area', 430);
		const renderer = L.svg({ pane: 'area', padding: 1 });
		const look = { pane: 'area', renderer, interactive: false, smoothFactor: 0.4 };
		const outside = L.polygon([], { ...look, stroke: false, className: 'area-outside' });
		const inside = L.polygon([], { ...look, fillColor: `url(#${hatchId})`, fillOpacity: 1, className: 'area' });
		const draw = () => {
			const ring = ringOf(current).map(toLatLng);
			outside.setLatLngs([WORLD, ring]);
			inside.setLatLngs(ring);
		};
		draw();
		const group = L.layerGroup([outside, inside]).addTo(map);
		if (withHandles) {
			const change = (next: MapArea) => {
				current = next;
				draw();
			};
			for (const handle of makeHandles(current, change, () => tell(current))) group.addLayer(handle);
		}
		return () => {
			group.remove();
			renderer.remove();
		};
	}, [map, written, withHandles, hatchId]);
}

/** Points to drag: a circle's centre and edge, or the corners of an outline that has few. */
function makeHandles(area: MapArea, change: (area: MapArea) => void, done: () => MapArea | undefined): L.Marker[] {
	if ('radius' in area) {
		let circle = area;
		const center = makeHandle(circle, 'center');
		const edge = makeHandle(pointOn(circle, 0), 'edge');
		center.on('drag', () => {
			circle = { ...circle, ...toPoint(center.getLatLng()) };
			edge.setLatLng(toLatLng(pointOn(circle, 0)));
			change(circle);
		});
		edge.on('drag', () => {
			circle = { ...circle, radius: center.getLatLng().distanceTo(edge.getLatLng()) };
			change(circle);
		});
		const end = () => {
			const taken = done();
			if (!taken || !('radius' in taken)) return;
			circle = taken;
			center.setLatLng(toLatLng(circle));
			edge.setLatLng(toLatLng(pointOn(circle, 0)));
			change(circle);
		};
		return [center, edge].map((handle) => handle.on('dragend', end));
	}
	if (area.length > MOST_HANDLES) return [];
	let corners = [...area];
	return area.map((corner, at) => {
		const handle = makeHandle(corner, 'corner');
		handle.on('drag', () => {
			corners = corners.with(at, toPoint(handle.getLatLng()));
			change(corners);
		});
		return handle.on('dragend', done);
	});
}

// For the pointer alone: by keyboard an area is changed with the tools beside the map.
function makeHandle(point: MapPoint, kind: string): L.Marker {
	const icon = L.divIcon({ html: '<span></span>', className: `area-handle ${kind}`, iconSize: [32, 32] });
	const handle = L.marker(toLatLng(point), { icon, draggable: true, keyboard: false, zIndexOffset: 5_000 });
	return handle.on('add', () => handle.getElement()?.setAttribute('aria-hidden', 'true'));
}

function toLatLng({ lat, long }: MapPoint): L.LatLng {
	return L.latLng(lat, long);
}

function toPoint({ lat, lng }: L.LatLng): MapPoint {
	return { lat, long: lng };
}
