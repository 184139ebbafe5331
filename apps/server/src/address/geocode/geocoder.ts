/** A point in degrees, WGS 84. */
export interface Point {
	lat: number;
	long: number;
}

/** The units at a point, by their codes; null where unknown or where only a person can decide. */
export interface AddressAtPoint {
	province: string | null;
	district: string | null;
	ward: string | null;
	currentProvince: string | null;
	currentWard: string | null;
	/** With the house number where known. */
	street: string | null;
	/** Some unit is only the nearest one: a proposal to be looked at. */
	isApproximate: boolean;
}

/** Where an address lies. */
export interface FoundPlace {
	point: Point | null;
	/** The point stands for a street or a unit, not for the house. */
	isApproximate: boolean;
	/** The geocoder's own words when there is no point. */
	raw: string | null;
}

/** Turns points into addresses and addresses into points. */
export interface Geocoder {
	/** Null where nothing is: at sea, abroad. */
	reverse: (point: Point) => Promise<AddressAtPoint | null>;
	geocode: (address: string) => Promise<FoundPlace>;
	/** What a text may name, the likeliest first; nothing where it names nothing. */
	propose: (text: string) => Promise<AddressAtPoint[]>;
}

/** Kilometres between two points of one country: a plane is near enough. */
export function distanceKm(a: Point, b: Point): number {
	const cosine = Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180);
	return Math.hypot(a.lat - b.lat, (a.long - b.long) * cosine) * 111.195;
}
