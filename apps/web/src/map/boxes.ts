import { boxOfShape, commonBox, isBox } from '@ancu/forms/map';
import { type MapArea, type MapBox, vietnamBox } from '@ancu/ui/map';

interface Located {
	locationLat: number | null;
	locationLong: number | null;
}

// A tenth on each side keeps markers off the edge; the least is about a kilometre.
const MARGIN = 0.1;
const LEAST_DEGREES = 0.01;
// Listings that far apart are all over the country: then the country is shown, whole.
const NATIONAL_DEGREES = 7;

/** The box that holds some listings, with a margin; the whole country when none has a place. */
export function boxOf(listings: readonly Located[]): MapBox {
	const lats = listings.flatMap(({ locationLat }) => locationLat ?? []);
	const longs = listings.flatMap(({ locationLong }) => locationLong ?? []);
	const isNational = Math.max(...lats) - Math.min(...lats) > NATIONAL_DEGREES;
	if (lats.length === 0 || longs.length === 0 || isNational) return vietnamBox;
	const [south, north] = widen(Math.min(...lats), Math.max(...lats));
	const [west, east] = widen(Math.min(...longs), Math.max(...longs));
	return { south, west, north, east };
}

/** The box that holds an area, with a margin. */
export function boxOfArea(area: MapArea): MapBox {
	const box = boxOfShape(area);
	const [south, north] = widen(box.south, box.north);
	const [west, east] = widen(box.west, box.east);
	return { south, west, north, east };
}

function widen(from: number, to: number): [number, number] {
	const margin = Math.max((to - from) * MARGIN, LEAST_DEGREES / 2);
	return [from - margin, to + margin];
}

/** A square box around a point. */
export function boxAround(lat: number, long: number, degrees: number): MapBox {
	return { south: lat - degrees, north: lat + degrees, west: long - degrees, east: long + degrees };
}

/** What two boxes share; the first alone when there is no second or they lie apart. */
export function intersect(box: MapBox, other: MapBox | undefined): MapBox {
	const shared = other && commonBox([box, other]);
	return shared && isBox(shared) ? shared : box;
}

/** The point in the middle of a box. */
export function centerOf({ south, west, north, east }: MapBox): { lat: number; long: number } {
	return { lat: (south + north) / 2, long: (west + east) / 2 };
}
