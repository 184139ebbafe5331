import { type RefObject, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { MapHatch } from './map-hatch.tsx';
import type {
	MapArea,
	MapBox,
	MapDrawing,
	MapInsets,
	MapMarker,
	MapPoint,
	MapShape,
	MapViewport,
	MapZone,
} from './map-model.ts';
import { useArea } from './use-area.ts';
import { type BaseMapNames, useBaseMap } from './use-base-map.ts';
import { useDrawing } from './use-drawing.ts';
import { useInPage } from './use-in-page.ts';
import { useLeaflet } from './use-leaflet.ts';
import { useMarkers } from './use-markers.ts';
import { type MapPopup, usePopup } from './use-popup.ts';
import { useShapes } from './use-shapes.ts';
import { useTiles } from './use-tiles.ts';
import { useZones } from './use-zones.ts';
import './leaflet-map.css';
import './map-layers.css';

export interface LeafletMapProps {
	/** Name of the map. */
	label: string;
	/** How to use it by keyboard. */
	help: string;
	/** Names of its buttons. */
	labels: { zoomIn: string; zoomOut: string; closePopup: string };
	/** Names on the ground, in the reader's language. */
	baseMap: BaseMapNames;
	/** What is to be in sight. A new box moves the map there, unless it is the one that the person moved to. */
	box: MapBox;
	/** What lies over the edges of a map that is so many px wide: the box is to be in sight beside it. Left out, the box fills the map. */
	insets?: ((width: number) => MapInsets) | undefined;
	/** What can be pressed: price tags, clusters, a pin. */
	markers: readonly MapMarker[];
	/** The marker that is drawn in front, as its card is pointed at. */
	highlightedId?: string | null | undefined;
	/** Told what is in sight, at first and after every move. */
	onView?: ((view: MapViewport) => void) | undefined;
	/** Told what is in sight after the person moved the map, and where it got larger or smaller since. */
	onMove?: ((view: MapViewport) => void) | undefined;
	/** Told which marker is pointed at or focused; null for none. */
	onHighlight?: ((id: string | null) => void) | undefined;
	/** Told which marker was pressed. */
	onSelect?: ((marker: MapMarker) => void) | undefined;
	/** Told the point where the map itself was pressed. */
	onPress?: ((point: MapPoint) => void) | undefined;
	/** Something shown at a point; null or left out for nothing. */
	popup?: MapPopup | null | undefined;
	/** The person closed the popup. */
	onPopupClose?: (() => void) | undefined;
	/** The area of a search, hatched; null or left out for none. */
	area?: MapArea | null | undefined;
	/** Told the area after a handle of it was dragged; left out, it has none. */
	onAreaChange?: ((area: MapArea) => MapArea | undefined) | undefined;
	/** An area that is being drawn; presses and drags are its own meanwhile. */
	drawing?: MapDrawing | null | undefined;
	/** Coloured surfaces, under the area and the markers. */
	zones?: readonly MapZone[] | undefined;
	/** How strong zones are, 0 to 1. @default 0.6 */
	zoneOpacity?: number | undefined;
	/** Single outlines, as of a plot. */
	shapes?: readonly MapShape[] | undefined;
	/**
	 * It stands in a page that scrolls: the wheel and one finger move the page until somebody presses the map or leads the focus to it.
	 * `twoFingers` is said to that finger: how the map is moved. Left out, the map is all there is to move.
	 */
	inPage?: { twoFingers: string } | undefined;
	/** Where its scale is put. */
	scalePlace: RefObject<HTMLElement | null>;
}

/** Leaflet with what lies on it, each by a hook of its own. Loaded by `MapView` in the browser. */
export function LeafletMap(props: LeafletMapProps) {
	const container = useRef<HTMLDivElement>(null);
	const map = useLeaflet(container, props);
	const isPassed = useInPage(map, props.inPage !== undefined);
	useBaseMap(map, props.baseMap, props.scalePlace);
	useTiles(map);
	const markers = useMarkers(map, { ...props, highlightedId: props.highlightedId ?? null });
	const popup = usePopup(map, {
		popup: props.popup ?? null,
		closeLabel: props.labels.closePopup,
		onClose: props.onPopupClose,
		giveBackFocus: () => markers?.focus(),
	});

	const hatchId = useId();
	useZones(map, props);
	useArea(map, { area: props.area, onAreaChange: props.drawing ? undefined : props.onAreaChange, hatchId });
	useShapes(map, props);
	useDrawing(map, props.drawing ?? null);

	return (
		<>
			<MapHatch id={hatchId} />
			<section
				ref={container}
				aria-label={props.label}
				aria-description={props.help}
				data-slot="map"
				className="ancu-map z-0 size-full"
			/>
			{props.inPage && (
				<p aria-hidden data-slot="map-hint" data-shown={isPassed || undefined}>
					{props.inPage.twoFingers}
				</p>
			)}
			{popup && createPortal(props.popup?.content, popup)}
		</>
	);
}
