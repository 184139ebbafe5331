import L from 'leaflet';
import type { BaseMapPlace } from './base-map-places.ts';
import { type Placed, PointLayer } from './point-layer.ts';

/** Names on the ground, those that are in sight at the zoom. */
export class NameLayer extends PointLayer {
	#places: readonly BaseMapPlace[];
	#pane: string;
	#shown = new Map<BaseMapPlace, Placed>();

	constructor(places: readonly BaseMapPlace[], pane: string) {
		super();
		this.#places = places;
		this.#pane = pane;
	}

	protected override paneName(): string {
		return this.#pane;
	}

	override onAdd(map: L.Map): this {
		super.onAdd(map);
		this.#show();
		return this;
	}

	override onRemove(): this {
		this.#shown.clear();
		return super.onRemove();
	}

	override getEvents(): Record<string, L.LeafletEventHandlerFn> {
		return { ...super.getEvents(), moveend: this.#show };
	}

	override placed(): Iterable<Placed> {
		return this.#shown.values();
	}

	#show = () => {
		const zoom = this._map.getZoom();
		const bounds = this._map.getBounds().pad(0.2);
		const [south, west, north, east] = [bounds.getSouth(), bounds.getWest(), bounds.getNorth(), bounds.getEast()];
		for (const place of this.#places) {
			const shown = this.#shown.get(place);
			const { lat, long, fromZoom, untilZoom = Number.POSITIVE_INFINITY } = place;
			const isInSight = lat > south && lat < north && long > west && long < east;
			const isWanted = isInSight && zoom >= fromZoom && zoom < untilZoom;
			if (isWanted && !shown) this.#add(place);
			if (!isWanted && shown) {
				shown.element.remove();
				this.#shown.delete(place);
			}
		}
	};

	#add(place: BaseMapPlace): void {
		const element = L.DomUtil.create('div', `place-name ${place.className ?? ''}`, this.host);
		L.DomUtil.create('span', '', element).textContent = place.name;
		const placed = { at: place, element, x: 0, y: 0 };
		this.#shown.set(place, placed);
		this.place(placed);
	}
}
