import type L from 'leaflet';

/** A layer of the map that takes no presses. Markers lie at 600, the ground at 400. */
export function paneOf(map: L.Map, name: string, zIndex: number): HTMLElement {
	const pane = map.getPane(name) ?? map.createPane(name);
	pane.style.zIndex = String(zIndex);
	pane.style.pointerEvents = 'none';
	return pane;
}
