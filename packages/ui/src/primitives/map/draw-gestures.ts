import L from 'leaflet';
import { ringOf } from './area-ring.ts';
import type { MapDrawing, MapPoint } from './map-model.ts';

// px: what a hand moves while it means to stand still, and how near a corner counts as the corner.
const SLOP = 8;
const REACH = 14;

/** Listens to the hand on a map and tells the drawing of it. Returns how to stop. `told` is the drawing as it is now. */
export function listenToDrawing(map: L.Map, told: () => MapDrawing | null): () => void {
	const element = map.getContainer();
	const stroke = L.polyline([], { pane: 'area', interactive: false, fill: false, className: 'sketch' }).addTo(map);
	let path: L.Point[] = [];

	const toPoint = (at: L.Point): MapPoint => {
		const { lat, lng } = map.containerPointToLatLng(at);
		return { lat, long: lng };
	};
	const circleFrom = (start: L.Point, at: L.Point) => {
		const center = toPoint(start);
		return { ...center, radius: map.distance(toLatLng(center), toLatLng(toPoint(at))) };
	};
	const show = (points: readonly MapPoint[]) => stroke.setLatLngs(points.map(toLatLng));

	function press(drawing: MapDrawing, at: L.Point): void {
		const isOn = (corner: MapPoint | undefined) =>
			corner !== undefined && map.latLngToContainerPoint(toLatLng(corner)).distanceTo(at) < REACH;
		const { corners } = drawing;
		if (drawing.tool === 'circle') drawing.onCircle(toPoint(at));
		else if (corners.length > 2 && (isOn(corners[0]) || isOn(corners.at(-1)))) drawing.onFinish();
		// The second press of a double one sets no corner of its own.
		else if (!isOn(corners.at(-1))) drawing.onCorner(toPoint(at));
	}

	function drag(drawing: MapDrawing, whole: L.Point[], start: L.Point, at: L.Point): void {
		if (drawing.tool === 'circle') {
			const { radius, ...center } = circleFrom(start, at);
			drawing.onCircle(center, radius);
		} else if (drawing.corners.length > 0) {
			press(drawing, at);
		} else {
			const outline = simplify(whole, drawing.mostCorners);
			if (outline.length > 2) drawing.onStroke(outline.map(toPoint));
		}
	}

	function down(event: PointerEvent): void {
		// A second finger zooms.
		const begins = event.isPrimary && event.button === 0 && !isControl(event.target);
		path = begins ? [map.mouseEventToContainerPoint(event)] : [];
		show([]);
	}
	function move(event: PointerEvent): void {
		const drawing = told();
		if (!drawing) return;
		const [start] = path;
		const at = map.mouseEventToContainerPoint(event);
		if (start) {
			path.push(at);
			const shown = drawing.tool === 'circle' ? closed(ringOf(circleFrom(start, at))) : path.map(toPoint);
			show(isDrag(path) ? shown : []);
		} else {
			const last = drawing.corners.at(-1);
			if (last && event.pointerType === 'mouse') show([last, toPoint(at)]);
		}
	}
	function up(event: PointerEvent): void {
		const drawing = told();
		const [start] = path;
		const whole = path;
		leave();
		if (!drawing || !start) return;
		if (isDrag(whole)) drag(drawing, whole, start, map.mouseEventToContainerPoint(event));
		else press(drawing, start);
	}
	function leave(): void {
		path = [];
		show([]);
	}
	function key(event: KeyboardEvent): void {
		const drawing = told();
		if (!drawing) return;
		if (event.key === 'Escape') drawing.onCancel();
		if (event.target !== element) return;
		if (event.key === ' ') press(drawing, map.getSize().divideBy(2));
		else if (event.key === 'Enter') drawing.onFinish();
		else if (event.key === 'Backspace') drawing.onUndo();
		else return;
		event.preventDefault();
	}

	element.addEventListener('pointerdown', down);
	window.addEventListener('pointermove', move);
	window.addEventListener('pointerup', up);
	window.addEventListener('pointercancel', leave);
	document.addEventListener('keydown', key);
	return () => {
		element.removeEventListener('pointerdown', down);
		window.removeEventListener('pointermove', move);
		window.removeEventListener('pointerup', up);
		window.removeEventListener('pointercancel', leave);
		document.removeEventListener('keydown', key);
		stroke.remove();
	};
}

/** Whether something belongs to the map's own buttons. */
export function isControl(target: EventTarget | null): boolean {
	return target instanceof Element && target.closest('.leaflet-control') !== null;
}

/** Fewer corners for the same outline (Douglas–Peucker), as coarse as it takes to have `most`. */
function simplify(path: L.Point[], most: number): L.Point[] {
	let tolerance = 2;
	let corners = L.LineUtil.simplify(path, tolerance);
	while (corners.length > most) {
		tolerance *= 1.5;
		corners = L.LineUtil.simplify(path, tolerance);
	}
	// A hand that draws ends where it began: that is one corner.
	const [first, last] = [corners[0], corners.at(-1)];
	return first && last && corners.length > 3 && first.distanceTo(last) < REACH ? corners.slice(0, -1) : corners;
}

function isDrag(path: readonly L.Point[]): boolean {
	const [start] = path;
	return start !== undefined && path.some((at) => at.distanceTo(start) > SLOP);
}

function closed(ring: readonly MapPoint[]): MapPoint[] {
	return [...ring, ...ring.slice(0, 1)];
}

function toLatLng({ lat, long }: MapPoint): L.LatLng {
	return L.latLng(lat, long);
}
