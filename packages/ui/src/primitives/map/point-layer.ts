import L from 'leaflet';
import type { MapPoint } from './map-model.ts';

/** An element that stands at a point of the map. */
export interface Placed {
	at: MapPoint;
	element: HTMLElement;
	/** In pixels of Leaflet's layer. */
	x: number;
	y: number;
}

/**
 * Elements at points of the map, all in one layer. It places them itself, flat, and while a zoom is under way it moves them
 * as one picture; each of Leaflet's own markers is a layer of its own with listeners of its own. With hundreds of them that
 * is the difference between smooth and not.
 */
export abstract class PointLayer extends L.Layer {
	/** Holds the elements; there while the layer is on a map. */
	protected host: HTMLElement | undefined;
	/** Where the elements are placed for. */
	#zoom: number | undefined;
	#origin: L.Point | undefined;

	abstract placed(): Iterable<Placed>;

	/** Name of the pane that it lies in. */
	protected abstract paneName(): string;

	override onAdd(map: L.Map): this {
		this.host = L.DomUtil.create('div', 'points leaflet-zoom-animated', map.getPane(this.paneName()));
		this.#settle();
		return this;
	}

	override onRemove(): this {
		this.host?.remove();
		this.host = undefined;
		this.#zoom = undefined;
		return this;
	}

	override getEvents(): Record<string, L.LeafletEventHandlerFn> {
		return {
			zoomanim: (({ center, zoom }: L.ZoomAnimEvent) => this.#stretch(center, zoom)) as L.LeafletEventHandlerFn,
			zoom: () => this.#stretch(this._map.getCenter(), this._map.getZoom()),
			zoomend: this.#settle,
			viewreset: this.#settle,
		};
	}

	/** Puts an element where it belongs. */
	protected place(placed: Placed): void {
		const zoom = this.#zoom ?? this._map.getZoom();
		const { x, y } = this._map.project([placed.at.lat, placed.at.long], zoom).subtract(this.#origin ?? [0, 0]);
		placed.x = Math.round(x);
		placed.y = Math.round(y);
		placed.element.style.transform = `translate(${placed.x}px, ${placed.y}px)`;
	}

	// While a zoom is under way everything is stretched with the ground, so that it stays over its place.
	#stretch(center: L.LatLng, zoom: number): void {
		if (!this.host || this.#zoom === undefined || !this.#origin) return;
		const map = this._map;
		const scale = map.getZoomScale(zoom, this.#zoom);
		const pane = L.DomUtil.getPosition(map.getPane('mapPane') as HTMLElement);
		const origin = map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(pane).round();
		const offset = this.#origin.multiplyBy(scale).subtract(origin);
		this.host.style.transform = `translate(${offset.x}px, ${offset.y}px) scale(${scale})`;
	}

	#settle = () => {
		const zoom = this._map.getZoom();
		const origin = this._map.getPixelOrigin();
		if (this.host) this.host.style.transform = '';
		if (zoom === this.#zoom && this.#origin?.equals(origin)) return;
		this.#zoom = zoom;
		this.#origin = origin;
		for (const placed of this.placed()) this.place(placed);
	};
}
