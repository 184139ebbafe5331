import L from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isControl, listenToDrawing } from './draw-gestures.ts';
import type { MapDrawing } from './map-model.ts';
import { paneOf } from './pane.ts';

/** Lets an area be drawn on the map: by pressing, by dragging, and with the keyboard in the map's middle. */
export function useDrawing(map: L.Map | undefined, drawing: MapDrawing | null): void {
	const told = useEffectEvent(() => drawing);
	const tool = drawing?.tool;
	const corners = drawing?.corners;
	const drawn = useRef(false);

	// The press that ends a drawing is followed by a click, which must not press what lies under it.
	useEffect(() => {
		if (!map) return;
		const element = map.getContainer();
		const press = ({ target }: Event) => {
			drawn.current = told() !== null && !isControl(target);
		};
		const click = (event: Event) => {
			if (drawn.current) event.stopPropagation();
			drawn.current = false;
		};
		element.addEventListener('pointerdown', press, true);
		element.addEventListener('click', click, true);
		return () => {
			element.removeEventListener('pointerdown', press, true);
			element.removeEventListener('click', click, true);
		};
	}, [map]);

	useEffect(() => {
		if (!map || !tool) return;
		paneOf(map, 'area', 430);
		const element = map.getContainer();
		const own = [map.dragging, map.doubleClickZoom, map.boxZoom];
		for (const handler of own) handler.disable();
		element.classList.add('drawing');
		// The keys of drawing are the map's.
		element.focus({ preventScroll: true });
		const stop = listenToDrawing(map, () => told());
		return () => {
			stop();
			element.classList.remove('drawing');
			for (const handler of own) handler.enable();
		};
	}, [map, tool]);

	useEffect(() => {
		if (!map || !corners || corners.length === 0) return;
		paneOf(map, 'area', 430);
		const look = { pane: 'area', interactive: false };
		const points = corners.map(({ lat, long }) => L.latLng(lat, long));
		const sketch = L.layerGroup([
			L.polyline(points, { ...look, fill: false, className: 'sketch' }),
			...points.map((point) => L.circleMarker(point, { ...look, radius: 5, className: 'sketch-corner' })),
		]).addTo(map);
		return () => {
			sketch.remove();
		};
	}, [map, corners]);
}
