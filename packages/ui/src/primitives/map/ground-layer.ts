import type { MultiPolygon, Polygon, Position } from 'geojson';
import L from 'leaflet';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import ground from './base-map.json';
import { islands } from './base-map-places.ts';

type Ground = Topology<{ vietnam: GeometryCollection; neighbours: GeometryCollection }>;

const SVG = 'http://www.w3.org/2000/svg';
// Its own unit is a pixel of this zoom: fine enough that a coast keeps its shape in whole numbers with a decimal.
const UNIT_ZOOM = 10;
// Beyond each edge of the map, as a share of its size: what a drag brings into sight is there already.
const PADDING = 0.5;

/**
 * The built-in ground of a map, land and sea, which needs no network. Its outlines are projected once; after a move only the
 * window onto them is another, where Leaflet's own polygons would be projected, clipped and written again.
 */
export class GroundLayer extends L.Layer {
	#pane: string;
	#svg: SVGSVGElement | undefined;
	/** What the window was set for. */
	#zoom = 0;
	#corner = L.point(0, 0);

	constructor(pane: string) {
		super();
		this.#pane = pane;
	}

	override onAdd(map: L.Map): this {
		const svg = document.createElementNS(SVG, 'svg');
		svg.classList.add('leaflet-zoom-animated', 'ground');
		svg.setAttribute('aria-hidden', 'true');
		svg.append(...drawGround());
		map.getPane(this.#pane)?.append(svg);
		this.#svg = svg;
		this.#settle();
		return this;
	}

	override onRemove(): this {
		this.#svg?.remove();
		this.#svg = undefined;
		return this;
	}

	override getEvents(): Record<string, L.LeafletEventHandlerFn> {
		return {
			zoomanim: (({ center, zoom }: L.ZoomAnimEvent) => this.#stretch(center, zoom)) as L.LeafletEventHandlerFn,
			zoom: () => this.#stretch(this._map.getCenter(), this._map.getZoom()),
			viewreset: this.#settle,
			moveend: this.#settle,
		};
	}

	#settle = () => {
		const map = this._map;
		const margin = map.getSize().multiplyBy(PADDING);
		const size = map.getSize().add(margin.multiplyBy(2)).round();
		const corner = map.containerPointToLayerPoint(margin.multiplyBy(-1)).round();
		this.#zoom = map.getZoom();
		this.#corner = corner.add(map.getPixelOrigin());
		const units = 2 ** (UNIT_ZOOM - this.#zoom);
		const window = [this.#corner.x, this.#corner.y, size.x, size.y].map((pixels) => pixels * units);
		const svg = this.#svg;
		if (!svg) return;
		svg.setAttribute('viewBox', window.join(' '));
		svg.style.width = `${size.x}px`;
		svg.style.height = `${size.y}px`;
		L.DomUtil.setPosition(svg as unknown as HTMLElement, corner);
	};

	#stretch(center: L.LatLng, zoom: number): void {
		if (!this.#svg) return;
		const map = this._map;
		const pane = L.DomUtil.getPosition(map.getPane('mapPane') as HTMLElement);
		const origin = map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(pane).round();
		const scale = map.getZoomScale(zoom, this.#zoom);
		L.DomUtil.setTransform(this.#svg as unknown as HTMLElement, this.#corner.multiplyBy(scale).subtract(origin), scale);
	}
}

let drawn: string[] | undefined;

/** The outlines as elements of a picture whose unit is a pixel of `UNIT_ZOOM`. */
function drawGround(): SVGElement[] {
	drawn ??= projectGround();
	const [neighbours = '', vietnam = '', reefs = ''] = drawn;
	return [
		path('neighbours', neighbours),
		path('land', vietnam),
		// A dot on a dot: as large at every zoom.
		path('island-edge', reefs),
		path('island', reefs),
	];
}

function path(className: string, d: string): SVGElement {
	const element = document.createElementNS(SVG, 'path');
	element.setAttribute('class', className);
	element.setAttribute('d', d);
	element.setAttribute('vector-effect', 'non-scaling-stroke');
	return element;
}

function projectGround(): string[] {
	const topology = ground as unknown as Ground;
	const outlines = (['neighbours', 'vietnam'] as const).map((layer) =>
		feature(topology, topology.objects[layer])
			.features.flatMap(({ geometry }) => ringsOf(geometry as Polygon | MultiPolygon))
			.map((ring) => `M${ring.map(([long = 0, lat = 0]) => at(lat, long)).join('L')}Z`)
			.join(''),
	);
	return [...outlines, islands.map(([lat, long]) => `M${at(lat, long)}h0`).join('')];
}

function ringsOf(geometry: Polygon | MultiPolygon): Position[][] {
	return geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
}

function at(lat: number, long: number): string {
	const { x, y } = L.CRS.EPSG3857.latLngToPoint(L.latLng(lat, long), UNIT_ZOOM);
	return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
