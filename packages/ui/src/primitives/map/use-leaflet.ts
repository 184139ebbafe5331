import L from 'leaflet';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { DEEPEST_ZOOM, type MapBox, type MapInsets, type MapPoint, type MapViewport } from './map-model.ts';

const MIN_ZOOM = 5;
// Nobody needs to lose the country; both archipelagos are inside.
const REACH = L.latLngBounds([2, 96], [27, 122]);

// Whoever never sends a box back must not make it grow.
const MOST_UNDER_WAY = 10;

interface UseLeafletOptions {
	labels: { zoomIn: string; zoomOut: string };
	/** What is to be in sight. A new box moves the map there, unless it is the one that the person moved to. */
	box: MapBox;
	/** What lies over the edges of a map that is so many px wide: the box is to be in sight beside it. Left out, the box fills the map. */
	insets?: ((width: number) => MapInsets) | undefined;
	/** Told what is in sight, at first and after every move. */
	onView?: ((view: MapViewport) => void) | undefined;
	/** Told what is in sight after the person moved the map, and where it got larger or smaller since. */
	onMove?: ((view: MapViewport) => void) | undefined;
	/** Told the point where the map itself was pressed. */
	onPress?: ((point: MapPoint) => void) | undefined;
}

/** A Leaflet map inside an element, once that is there, and what of the world it shows. */
export function useLeaflet(container: RefObject<HTMLElement | null>, options: UseLeafletOptions): L.Map | undefined {
	const { box } = options;
	const [map, setMap] = useState<L.Map>();
	// Moves that the person did not make must not become a new search.
	const isOurMove = useRef(false);
	// Where the person went and is yet: a map that gets larger there, as by filling the screen, shows more of what they look at.
	const isTheirs = useRef(false);
	// A page that is drawn again asks for what it asked before, and must not take back who has moved on meanwhile.
	const asked = useRef<MapBox>(undefined);
	// Where the person went and what did not come back as `box` yet. It may come late, and must not take the map back there.
	const underWay = useRef<MapBox[]>([]);
	const told = useEffectEvent(() => options);

	useEffect(() => {
		const element = container.current;
		if (!element) return;
		const isStill =
			matchMedia('(prefers-reduced-motion: reduce)').matches || element.closest('[data-motion="reduced"]') !== null;
		const created = L.map(element, {
			minZoom: MIN_ZOOM,
			maxZoom: DEEPEST_ZOOM,
			zoomSnap: 0.25,
			wheelPxPerZoomLevel: 90,
			zoomControl: false,
			maxBounds: REACH,
			maxBoundsViscosity: 0.8,
			fadeAnimation: false,
			zoomAnimation: !isStill,
			inertia: !isStill,
			attributionControl: false,
			// It would move by itself where the window changes, as if the person had.
			trackResize: false,
		});
		const { box: first, insets } = told();
		L.control.zoom({ position: 'bottomright' }).addTo(created);
		element.addEventListener('keydown', pressBySpace);
		isOurMove.current = true;
		show(created, first, insets);
		isOurMove.current = false;
		asked.current = first;

		created.on('autopanstart', () => {
			isOurMove.current = true;
		});
		created.on('moveend', () => {
			const view = readView(created);
			told().onView?.(view);
			if (!isOurMove.current) {
				isTheirs.current = true;
				underWay.current = [...underWay.current, view.box].slice(-MOST_UNDER_WAY);
				told().onMove?.(view);
			}
			isOurMove.current = false;
		});
		created.on('click', ({ latlng }) => told().onPress?.({ lat: latlng.lat, long: latlng.lng }));
		const observer = new ResizeObserver(() => {
			// Put out of sight, as behind the list on a phone, it shows what it showed.
			if (element.offsetWidth === 0 || element.offsetHeight === 0) return;
			isOurMove.current = !isTheirs.current;
			created.invalidateSize({ pan: false, animate: false });
			isOurMove.current = false;
		});
		observer.observe(element);
		told().onView?.(readView(created));
		setMap(created);
		return () => {
			observer.disconnect();
			element.removeEventListener('keydown', pressBySpace);
			// An animated pan ends after the map is gone, and tells its listeners so.
			created.off().remove();
			setMap(undefined);
		};
	}, [container]);

	const { zoomIn, zoomOut } = options.labels;
	useEffect(() => {
		const nameButton = (name: string, label: string) => {
			const button = map?.getContainer().querySelector(`.leaflet-control-zoom-${name}`);
			button?.setAttribute('aria-label', label);
			button?.setAttribute('title', label);
		};
		nameButton('in', zoomIn);
		nameButton('out', zoomOut);
	}, [map, zoomIn, zoomOut]);

	useEffect(() => {
		if (!map || (asked.current && isSameBox(asked.current, box))) return;
		asked.current = box;
		const echo = underWay.current.findIndex((each) => isSameBox(each, box));
		underWay.current = underWay.current.slice(echo + 1);
		if (echo >= 0 || isSameBox(readView(map).box, box)) return;
		isTheirs.current = false;
		isOurMove.current = true;
		show(map, box, told().insets);
		isOurMove.current = false;
	}, [map, box]);

	return map;
}

function show(map: L.Map, box: MapBox, insets: UseLeafletOptions['insets']): void {
	const { x: width, y: height } = map.getSize();
	const { top, right, bottom, left } = insets?.(width) ?? { top: 0, right: 0, bottom: 0, left: 0 };
	// A map that is hardly larger than what lies over it shows all it can.
	const hasRoom = left + right < width / 2 && top + bottom < height / 2;
	map.fitBounds(toBounds(box), {
		animate: false,
		...(hasRoom && { paddingTopLeft: [left, top], paddingBottomRight: [right, bottom] }),
	});
}

function toBounds({ south, west, north, east }: MapBox): L.LatLngBounds {
	return L.latLngBounds([south, west], [north, east]);
}

function readView(map: L.Map): MapViewport {
	const bounds = map.getBounds();
	// A large screen shows more than the world has, and behind its edge there is no place.
	const [west, east] = [Math.max(-180, bounds.getWest()), Math.min(180, bounds.getEast())];
	return { box: { south: bounds.getSouth(), west, north: bounds.getNorth(), east }, zoom: map.getZoom() };
}

// An address keeps five decimals of a box: what comes back from it is still the same box.
function isSameBox(a: MapBox, b: MapBox): boolean {
	const isClose = (x: number, y: number) => Math.abs(x - y) < 2e-5;
	return isClose(a.south, b.south) && isClose(a.west, b.west) && isClose(a.north, b.north) && isClose(a.east, b.east);
}

/** Leaflet's buttons are links: the space bar would move the page. */
function pressBySpace(event: KeyboardEvent): void {
	if (event.key !== ' ' || !(event.target instanceof HTMLElement) || !event.target.matches('a[role="button"]')) return;
	event.preventDefault();
	event.target.click();
}
