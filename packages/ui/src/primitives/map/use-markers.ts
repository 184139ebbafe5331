import type L from 'leaflet';
import { useEffect, useEffectEvent, useState } from 'react';
import type { MapMarker } from './map-model.ts';
import { MarkerLayer } from './marker-layer.ts';

interface UseMarkersOptions {
	markers: readonly MapMarker[];
	highlightedId: string | null;
	onHighlight?: ((id: string | null) => void) | undefined;
	onSelect?: ((marker: MapMarker) => void) | undefined;
}

/** Keeps the markers of a map as they are wanted. Returns their layer, once it is there. */
export function useMarkers(
	map: L.Map | undefined,
	{ markers, highlightedId, onHighlight, onSelect }: UseMarkersOptions,
): MarkerLayer | undefined {
	const [layer, setLayer] = useState<MarkerLayer>();
	const highlight = useEffectEvent((id: string | null) => onHighlight?.(id));
	const select = useEffectEvent((marker: MapMarker) => onSelect?.(marker));

	useEffect(() => {
		if (!map) return;
		const added = new MarkerLayer({ onHighlight: (id) => highlight(id), onSelect: (marker) => select(marker) });
		added.addTo(map);
		setLayer(added);
		return () => {
			added.remove();
			setLayer(undefined);
		};
	}, [map]);

	useEffect(() => layer?.setMarkers(markers), [layer, markers]);
	useEffect(() => layer?.setHighlighted(highlightedId), [layer, highlightedId]);

	return layer;
}
