import { GRID_PIXELS } from '@ancu/forms/map';
import { DEEPEST_ZOOM, type MapBox, type MapPoint, type MapViewport } from '../primitives/map/index.ts';

/** A listing that stands alone on the map. */
export interface MapListing {
	id: string;
	sequenceId: number;
	title: string;
	tradingType: 'BUY' | 'RENT' | 'PROJECT';
	/** đồng; null when negotiable. */
	priceRaw: number | null;
}

/** Where something lies, degrees. */
interface Located {
	locationLat: number | null;
	locationLong: number | null;
}

/** Listings that lie together at a zoom. */
export interface MapCluster<Listing extends MapListing = MapListing> {
	lat: number;
	long: number;
	count: number;
	/** đồng; null when all are negotiable. */
	minPrice: number | null;
	maxPrice: number | null;
	/** The listing, when it stands alone. */
	locationInfo: Listing | null;
	/** One of its listings, where that is known. */
	representative?: Located | null | undefined;
}

/** A box a quarter of this one, around a point of it: what a press on a cluster leads to. */
export function closer({ south, west, north, east }: MapBox, lat: number, long: number): MapBox {
	const height = (north - south) / 4;
	const width = (east - west) / 4;
	return { south: lat - height / 2, north: lat + height / 2, west: long - width / 2, east: long + width / 2 };
}

// Degrees: a metre. What lies nearer together than that is one place on any map.
const ONE_PLACE = 1e-5;

/** The box that holds the listings of a cluster which no zoom tells apart; undefined where coming closer does. */
export function boxOfInseparable(cluster: MapCluster, sight: MapViewport): MapBox | undefined {
	const { lat, long } = cluster;
	if (isOnePlace(cluster))
		return { south: lat - ONE_PLACE, north: lat + ONE_PLACE, west: long - ONE_PLACE, east: long + ONE_PLACE };
	return sight.zoom >= DEEPEST_ZOOM ? squareOf(cluster, gridZoom(sight)) : undefined;
}

// The middle of several places is none of them.
function isOnePlace({ lat, long, representative }: MapCluster): boolean {
	if (!representative || representative.locationLat === null || representative.locationLong === null) return false;
	return (
		Math.abs(representative.locationLat - lat) < ONE_PLACE && Math.abs(representative.locationLong - long) < ONE_PLACE
	);
}

/** The square of the grid that a point lies in, at a zoom of 256-pixel tiles. */
function squareOf({ lat, long }: MapPoint, zoom: number): MapBox {
	const squares = (256 / GRID_PIXELS) * 2 ** zoom;
	const column = Math.floor(((long + 180) / 360) * squares);
	const row = Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * squares);
	const longOf = (index: number) => (index / squares) * 360 - 180;
	const latOf = (index: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * index) / squares))) * 180) / Math.PI;
	return { south: latOf(row + 1), north: latOf(row), west: longOf(column), east: longOf(column + 1) };
}

// More markers than that are slow to draw and to read.
const MOST_SQUARES = 320;

/** The zoom whose grid suits what is in sight: rounded down, so that what lies side by side has room, and lower on a large screen. */
export function gridZoom({ box: { south, west, north, east }, zoom }: MapViewport): number {
	const middle = ((south + north) / 2) * (Math.PI / 180);
	const whole = Math.floor(zoom);
	const squaresPerDegree = ((256 / GRID_PIXELS) * 2 ** whole) / 360;
	const squares = ((east - west) * (north - south) * squaresPerDegree ** 2) / Math.cos(middle);
	return squares > MOST_SQUARES ? whole - 1 : whole;
}
