import L from 'leaflet';
import { nearest, nearestTowards, stepOf } from './directions.ts';
import type { MapMarker } from './map-model.ts';
import { dressMarkerElement, isSameMarker, makeMarkerElement } from './marker-element.ts';
import { type Placed, PointLayer } from './point-layer.ts';
import { inSlices } from './slices.ts';

// As far as Leaflet itself pans at an arrow key.
const PAN_PIXELS = 80;

interface Shown extends Placed {
	at: MapMarker;
	element: HTMLButtonElement;
}

export interface MarkerEvents {
	onSelect: (marker: MapMarker) => void;
	/** Pointed at or focused; null when left. */
	onHighlight: (id: string | null) => void;
}

/** The markers of a map. One of them is in the order of Tab; arrow keys go from there to the others. */
export class MarkerLayer extends PointLayer {
	#shown = new Map<string, Shown>();
	#events: MarkerEvents;
	#highlightedId: string | null = null;
	/** The marker that Tab comes to. */
	#stop: Shown | undefined;
	#stopWork = () => {};

	constructor(events: MarkerEvents) {
		super();
		this.#events = events;
	}

	override onAdd(map: L.Map): this {
		super.onAdd(map);
		const host = this.host as HTMLElement;
		host.addEventListener('click', this.#click);
		host.addEventListener('dblclick', L.DomEvent.stopPropagation as unknown as EventListener);
		host.addEventListener('keydown', this.#keyDown);
		host.addEventListener('focusin', this.#focusIn);
		host.addEventListener('focusout', this.#leave);
		host.addEventListener('mouseover', this.#mouseOver);
		host.addEventListener('mouseout', this.#leave);
		return this;
	}

	override onRemove(): this {
		this.#stopWork();
		this.#shown.clear();
		this.#stop = undefined;
		return super.onRemove();
	}

	override getEvents(): Record<string, L.LeafletEventHandlerFn> {
		return { ...super.getEvents(), moveend: this.#chooseStop };
	}

	protected override paneName(): string {
		return 'markerPane';
	}

	override placed(): Iterable<Placed> {
		return this.#shown.values();
	}

	/** Shows these markers. One that stays keeps its element and with it the focus. */
	setMarkers(markers: readonly MapMarker[]): void {
		this.#stopWork();
		this.#stopWork = inSlices(this.#change(markers));
	}

	/** Brings a marker to the front. */
	setHighlighted(id: string | null): void {
		this.#elementOf(this.#highlightedId)?.classList.remove('highlighted');
		this.#highlightedId = id;
		this.#elementOf(id)?.classList.add('highlighted');
	}

	/** Puts the focus on the marker that Tab comes to, or on the map where there is none. */
	focus(): void {
		(this.#stop?.element ?? this._map.getContainer()).focus({ preventScroll: true });
	}

	*#change(markers: readonly MapMarker[]): Generator<void> {
		const wanted = new Set(markers.map(({ id }) => id));
		const gone = [...this.#shown.values()].filter(({ at }) => !wanted.has(at.id));
		const stale = gone.filter(({ element }) => element !== document.activeElement);
		for (const model of markers) {
			this.#show(model);
			// One leaves as one comes: the ground is never bare.
			this.#hide(stale.pop());
			yield;
		}
		for (const shown of stale) {
			this.#hide(shown);
			yield;
		}
		// What has the focus goes last, when all that it may go to is there.
		for (const shown of gone) if (this.#shown.get(shown.at.id) === shown) this.#hide(shown);
		this.#chooseStop();
	}

	#show(model: MapMarker): void {
		const shown = this.#shown.get(model.id);
		if (!shown) {
			const added = { at: model, element: makeMarkerElement(model), x: 0, y: 0 };
			this.#shown.set(model.id, added);
			this.place(added);
			if (model.id === this.#highlightedId) added.element.classList.add('highlighted');
			this.host?.append(added.element);
			return;
		}
		const isMoved = shown.at.lat !== model.lat || shown.at.long !== model.long;
		const isSame = isSameMarker(shown.at, model);
		shown.at = model;
		if (isMoved) this.place(shown);
		if (isSame) return;
		dressMarkerElement(shown.element, model);
		if (model.id === this.#highlightedId) shown.element.classList.add('highlighted');
	}

	#hide(shown: Shown | undefined): void {
		if (!shown) return;
		this.#shown.delete(shown.at.id);
		const hadFocus = shown.element === document.activeElement;
		if (hadFocus) this.#passFocus(shown);
		shown.element.remove();
		if (this.#stop === shown) this.#stop = undefined;
	}

	// Focus that fell to the page's top would end somebody's walk over the map.
	#passFocus(from: Shown): void {
		const next = nearest(from, this.#inSight()) ?? nearest(from, this.#shown.values());
		(next?.element ?? this._map.getContainer()).focus({ preventScroll: true });
	}

	#inSight(): Shown[] {
		const { x, y } = this._map.getSize();
		const from = this._map.containerPointToLayerPoint([0, 0]);
		return [...this.#shown.values()].filter(
			(shown) => shown.x >= from.x && shown.y >= from.y && shown.x <= from.x + x && shown.y <= from.y + y,
		);
	}

	#chooseStop = () => {
		const inSight = this.#inSight();
		if (this.#stop && (inSight.includes(this.#stop) || this.#stop.element === document.activeElement)) return;
		const middle = this._map.containerPointToLayerPoint(this._map.getSize().divideBy(2));
		this.#setStop(nearest(middle, inSight));
	};

	#setStop(shown: Shown | undefined): void {
		if (this.#stop) this.#stop.element.tabIndex = -1;
		this.#stop = shown;
		if (shown) shown.element.tabIndex = 0;
	}

	#click = (event: MouseEvent) => {
		// Not a press of the map below.
		event.stopPropagation();
		const shown = this.#of(event);
		// The end of a drag is no press.
		if (shown && !(event.detail > 0 && wasDragged(this._map))) this.#events.onSelect(shown.at);
	};

	#keyDown = (event: KeyboardEvent) => {
		const shown = this.#of(event);
		const step = stepOf(event.key);
		if (!shown || event.altKey || event.ctrlKey || event.metaKey) return;
		if (event.key === 'Escape') this._map.getContainer().focus({ preventScroll: true });
		else if (step) {
			const next = nearestTowards(shown, step, this.#inSight());
			if (next) next.element.focus({ preventScroll: true });
			else this._map.panBy([step.x * PAN_PIXELS, step.y * PAN_PIXELS]);
		} else return;
		event.preventDefault();
		event.stopPropagation();
	};

	#focusIn = (event: FocusEvent) => {
		const shown = this.#of(event);
		if (!shown) return;
		this.#setStop(shown);
		// A press focuses too, and many a drag begins on a marker.
		if (shown.element.matches(':focus-visible')) this.#events.onHighlight(shown.at.id);
	};

	#mouseOver = (event: MouseEvent) => {
		const shown = this.#of(event);
		// A map that moves under a resting hand points at nothing.
		if (shown && event.buttons === 0) this.#events.onHighlight(shown.at.id);
	};

	#leave = (event: MouseEvent | FocusEvent) => {
		const shown = this.#of(event);
		if (shown && !shown.element.contains(event.relatedTarget as Node | null)) this.#events.onHighlight(null);
	};

	#of({ target }: Event): Shown | undefined {
		const id = (target as Element).closest<HTMLElement>('.marker')?.dataset.id;
		return id === undefined ? undefined : this.#shown.get(id);
	}

	#elementOf(id: string | null): HTMLElement | undefined {
		return id === null ? undefined : this.#shown.get(id)?.element;
	}
}

// Its types leave it out.
function wasDragged(map: L.Map): boolean {
	return (map.dragging as L.Handler & { moved: () => boolean }).moved();
}
