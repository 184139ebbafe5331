import L from 'leaflet';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { addBaseMap, type BaseMapNames } from './base-map.ts';
import type { MapBox, MapMarker, MapViewport } from './map-model.ts';
import './leaflet-map.css';

const MIN_ZOOM = 5;
const MAX_ZOOM = 18;
// Nobody needs to lose the country; both archipelagos are inside.
const REACH = L.latLngBounds([2, 96], [27, 122]);

export interface LeafletMapProps {
	/** Name of the map. */
	label: string;
	/** How to use it by keyboard. */
	help: string;
	labels: { zoomIn: string; zoomOut: string; closePopup: string };
	baseMap: BaseMapNames;
	/** What is to be in sight. A new box moves the map there, unless it is the one that the person moved to. */
	box: MapBox;
	markers: readonly MapMarker[];
	highlightedId?: string | null | undefined;
	/** Told what is in sight, at first and after every move. */
	onView?: ((view: MapViewport) => void) | undefined;
	/** Told what is in sight after the person moved the map. */
	onMove?: ((view: MapViewport) => void) | undefined;
	onHighlight?: ((id: string | null) => void) | undefined;
	onSelect?: ((marker: MapMarker) => void) | undefined;
	/** Told the point where the map itself was pressed, degrees. */
	onPress?: ((point: { lat: number; long: number }) => void) | undefined;
	/** Something shown at a point; null or left out for nothing. */
	popup?: { lat: number; long: number; content: ReactNode } | null | undefined;
	onPopupClose?: (() => void) | undefined;
}

/** Leaflet, in the only file that knows it. Loaded by `MapView` in the browser. */
export function LeafletMap(props: LeafletMapProps) {
	const container = useRef<HTMLDivElement>(null);
	const [map, setMap] = useState<L.Map>();
	const latest = useRef(props);
	latest.current = props;
	// Moves that the person did not make must not become a new search.
	const isOurMove = useRef(false);
	const lastBox = useRef<MapBox>(undefined);

	useEffect(() => {
		const element = container.current;
		if (!element) return;
		const created = L.map(element, {
			minZoom: MIN_ZOOM,
			maxZoom: MAX_ZOOM,
			zoomSnap: 0.25,
			wheelPxPerZoomLevel: 90,
			zoomControl: false,
			maxBounds: REACH,
			maxBoundsViscosity: 0.8,
			fadeAnimation: false,
			attributionControl: false,
		});
		const { labels, baseMap, box } = latest.current;
		L.control
			.zoom({ position: 'bottomright', zoomInTitle: labels.zoomIn, zoomOutTitle: labels.zoomOut })
			.addTo(created);
		L.control.attribution({ position: 'bottomleft', prefix: false }).addAttribution(baseMap.sources).addTo(created);
		isOurMove.current = true;
		created.fitBounds(toBounds(box), { animate: false });
		isOurMove.current = false;
		lastBox.current = box;
		addBaseMap(created, baseMap);

		const tell = () => {
			const view = readView(created);
			latest.current.onView?.(view);
			if (isOurMove.current) return;
			lastBox.current = view.box;
			latest.current.onMove?.(view);
		};
		created.on('autopanstart', () => {
			isOurMove.current = true;
		});
		created.on('moveend', () => {
			tell();
			isOurMove.current = false;
		});
		created.on('click', ({ latlng }) => latest.current.onPress?.({ lat: latlng.lat, long: latlng.lng }));
		const observer = new ResizeObserver(() => {
			isOurMove.current = true;
			created.invalidateSize({ pan: false, animate: false });
			isOurMove.current = false;
		});
		observer.observe(element);
		latest.current.onView?.(readView(created));
		setMap(created);
		return () => {
			observer.disconnect();
			// An animated pan ends after the map is gone, and tells its listeners so.
			created.off().remove();
			setMap(undefined);
		};
	}, []);

	const { box } = props;
	useEffect(() => {
		if (!map || (lastBox.current && isSameBox(lastBox.current, box))) return;
		lastBox.current = box;
		isOurMove.current = true;
		map.fitBounds(toBounds(box), { animate: false });
		isOurMove.current = false;
	}, [map, box]);

	useMarkers(map, props.markers, props.highlightedId ?? null, latest);
	const content = usePopup(map, props.popup ?? null, latest);

	return (
		<>
			<section
				ref={container}
				aria-label={props.label}
				aria-description={props.help}
				data-slot="map"
				className="ancu-map z-0 size-full"
			/>
			{content && createPortal(props.popup?.content, content)}
		</>
	);
}

function useMarkers(
	map: L.Map | undefined,
	markers: readonly MapMarker[],
	highlightedId: string | null,
	latest: { current: LeafletMapProps },
): void {
	const shown = useRef(new Map<string, { marker: L.Marker; model: MapMarker }>());

	useEffect(() => {
		if (!map) return;
		const wanted = new Map(markers.map((model) => [model.id, model]));
		for (const [id, { marker, model }] of shown.current) {
			if (!isSameMarker(model, wanted.get(id))) {
				marker.remove();
				shown.current.delete(id);
			}
		}
		for (const model of markers) {
			if (shown.current.has(model.id)) continue;
			const marker = L.marker([model.lat, model.long], {
				icon: toIcon(model),
				keyboard: true,
				riseOnHover: true,
			}).addTo(map);
			marker.getElement()?.setAttribute('aria-label', model.label);
			marker.on('click', () => latest.current.onSelect?.(model));
			marker.on('keypress', ({ originalEvent }) => {
				if (originalEvent.key === 'Enter') latest.current.onSelect?.(model);
			});
			marker.on('mouseover', () => latest.current.onHighlight?.(model.id));
			marker.on('mouseout', () => latest.current.onHighlight?.(null));
			shown.current.set(model.id, { marker, model });
		}
	}, [map, markers, latest]);

	useEffect(() => {
		for (const [id, { marker }] of shown.current)
			marker.getElement()?.classList.toggle('highlighted', id === highlightedId);
	});

	useEffect(() => {
		const own = shown.current;
		return () => own.clear();
	}, []);
}

/** Shows a popup; answers the element that its content is drawn into. */
function usePopup(
	map: L.Map | undefined,
	popup: LeafletMapProps['popup'],
	latest: { current: LeafletMapProps },
): HTMLElement | undefined {
	const [element, setElement] = useState<HTMLElement>();
	const lat = popup?.lat;
	const long = popup?.long;

	useEffect(() => {
		if (lat === undefined || long === undefined) return;
		setElement(document.createElement('div'));
		return () => setElement(undefined);
	}, [lat, long]);

	// By now the content is drawn into the element, so Leaflet measures it whole and makes room.
	useLayoutEffect(() => {
		if (!map || !element || lat === undefined || long === undefined) return;
		const shown = L.popup({ minWidth: 240, maxWidth: 320, offset: [0, -28], autoPanPadding: [24, 24] });
		let isOurs = false;
		shown.on('remove', () => {
			if (!isOurs) latest.current.onPopupClose?.();
		});
		shown.setLatLng([lat, long]).setContent(element).openOn(map);
		const close = shown.getElement()?.querySelector('.leaflet-popup-close-button');
		close?.setAttribute('aria-label', latest.current.labels.closePopup);
		return () => {
			isOurs = true;
			shown.remove();
		};
	}, [map, element, lat, long, latest]);

	return element;
}

function toIcon({ text, kind, size = 1, visited = false }: MapMarker): L.DivIcon {
	const content = document.createElement('span');
	content.textContent = text;
	return L.divIcon({
		html: content,
		className: `marker ${kind} size-${size} ${visited ? 'visited' : ''}`,
		iconSize: [0, 0],
	});
}

function isSameMarker(a: MapMarker, b: MapMarker | undefined): boolean {
	return (
		b !== undefined &&
		a.lat === b.lat &&
		a.long === b.long &&
		a.text === b.text &&
		a.label === b.label &&
		a.kind === b.kind &&
		a.size === b.size &&
		a.visited === b.visited
	);
}

function toBounds({ south, west, north, east }: MapBox): L.LatLngBounds {
	return L.latLngBounds([south, west], [north, east]);
}

function readView(map: L.Map): MapViewport {
	const bounds = map.getBounds();
	return {
		box: { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() },
		zoom: map.getZoom(),
	};
}

// An address keeps five decimals of a box: what comes back from it is still the same box.
function isSameBox(a: MapBox, b: MapBox): boolean {
	const isClose = (x: number, y: number) => Math.abs(x - y) < 2e-5;
	return isClose(a.south, b.south) && isClose(a.west, b.west) && isClose(a.north, b.north) && isClose(a.east, b.east);
}
