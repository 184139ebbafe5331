import type { MapBox } from '../primitives/map/index.ts';

/** A listing that stands alone on the map. */
export interface MapListing {
	id: string;
	sequenceId: number;
	title: string;
	tradingType: 'BUY' | 'RENT' | 'PROJECT';
	/** đồng; null when negotiable. */
	priceRaw: number | null;
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
}

/** A box a quarter of this one, around a point of it: what a press on a cluster leads to. */
export function closer({ south, west, north, east }: MapBox, lat: number, long: number): MapBox {
	const height = (north - south) / 4;
	const width = (east - west) / 4;
	return { south: lat - height / 2, north: lat + height / 2, west: long - width / 2, east: long + width / 2 };
}
