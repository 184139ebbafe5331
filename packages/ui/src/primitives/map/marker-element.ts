import type { MapMarker } from './map-model.ts';

/** The button of a marker. */
export function makeMarkerElement(model: MapMarker): HTMLButtonElement {
	const element = document.createElement('button');
	element.type = 'button';
	element.tabIndex = -1;
	element.append(document.createElement('span'));
	dressMarkerElement(element, model);
	return element;
}

/** Gives a marker's button the look and the name of what it stands for now. */
export function dressMarkerElement(element: HTMLButtonElement, model: MapMarker): void {
	const { id, kind, size = 1, text, label, visited = false, saved = false } = model;
	element.dataset.id = id;
	element.className = [
		'marker',
		kind,
		`size-${size}`,
		...(visited ? ['visited'] : []),
		...(saved ? ['saved'] : []),
	].join(' ');
	element.setAttribute('aria-label', label);
	(element.firstChild as HTMLElement).textContent = text;
}

/** Whether two models look and are called the same. */
export function isSameMarker(a: MapMarker, b: MapMarker): boolean {
	return (
		a.text === b.text &&
		a.label === b.label &&
		a.kind === b.kind &&
		a.size === b.size &&
		a.visited === b.visited &&
		a.saved === b.saved
	);
}
