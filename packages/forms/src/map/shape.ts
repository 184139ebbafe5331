/** A point on the earth, degrees. */
export interface GeoPoint {
	lat: number;
	long: number;
}

/** A box on the map, degrees. */
export interface GeoBox {
	south: number;
	west: number;
	north: number;
	east: number;
}

/** All within so many metres of a point. */
export interface GeoCircle extends GeoPoint {
	/** m. */
	radius: number;
}

/** An outline has corners enough to be an area, and few enough for an address. */
export const OUTLINE_LEAST = 3;
export const OUTLINE_MOST = 60;
/** m. */
export const RADIUS_LEAST = 50;
/** m. */
export const RADIUS_MOST = 50_000;

/** The nearest radius that a search takes, in whole m. */
export function clampRadius(meters: number): number {
	return Math.round(Math.min(RADIUS_MOST, Math.max(RADIUS_LEAST, meters)));
}

/** Whether these are a point on the earth. NaN is none. */
export function isPoint({ lat, long }: GeoPoint): boolean {
	return -90 <= lat && lat <= 90 && -180 <= long && long <= 180;
}

/** Whether these are a box on the map that holds something. NaN makes none. */
export function isBox({ south, west, north, east }: GeoBox): boolean {
	const areCorners = isPoint({ lat: south, long: west }) && isPoint({ lat: north, long: east });
	return areCorners && south < north && west < east;
}

/** Reads `south,west,north,east`. */
export function readBox(written: string): GeoBox | undefined {
	const [south = Number.NaN, west = Number.NaN, north = Number.NaN, east = Number.NaN, ...more] = readNumbers(written);
	const box = { south, west, north, east };
	return isBox(box) && more.length === 0 ? box : undefined;
}

/** Reads `lat,long,radius`. */
export function readCircle(written: string): GeoCircle | undefined {
	const [lat = Number.NaN, long = Number.NaN, radius = Number.NaN, ...more] = readNumbers(written);
	const isCircle = isPoint({ lat, long }) && RADIUS_LEAST <= radius && radius <= RADIUS_MOST && more.length === 0;
	return isCircle ? { lat, long, radius } : undefined;
}

/** Reads the corners of an area: `lat,long,lat,long,…`. */
export function readOutline(written: string): GeoPoint[] | undefined {
	const numbers = readNumbers(written);
	const points: GeoPoint[] = [];
	for (let at = 0; at < numbers.length; at += 2) {
		const [lat = Number.NaN, long = Number.NaN] = numbers.slice(at, at + 2);
		if (!isPoint({ lat, long })) return undefined;
		points.push({ lat, long });
	}
	return points.length >= OUTLINE_LEAST && points.length <= OUTLINE_MOST ? points : undefined;
}

/** Writes a shape as it is read, to the metre: five decimals, or every pan would be another address. */
export function writeShape(shape: GeoBox | GeoCircle | readonly GeoPoint[]): string {
	if ('south' in shape) return [shape.south, shape.west, shape.north, shape.east].map(toMetre).join(',');
	if ('radius' in shape) return [toMetre(shape.lat), toMetre(shape.long), Math.round(shape.radius)].join(',');
	return shape.map(({ lat, long }) => `${toMetre(lat)},${toMetre(long)}`).join(',');
}

/** The least box that holds an area. */
export function boxOfShape(shape: GeoCircle | readonly GeoPoint[]): GeoBox {
	if ('radius' in shape) {
		const height = shape.radius / METERS_PER_DEGREE;
		const width = height / Math.max(0.01, Math.cos((shape.lat * Math.PI) / 180));
		return {
			south: shape.lat - height,
			west: shape.long - width,
			north: shape.lat + height,
			east: shape.long + width,
		};
	}
	const lats = shape.map(({ lat }) => lat);
	const longs = shape.map(({ long }) => long);
	return {
		south: Math.min(...lats),
		west: Math.min(...longs),
		north: Math.max(...lats),
		east: Math.max(...longs),
	};
}

/** What boxes have in common; undefined when that is nothing. Edges that touch are a box too. */
export function commonBox(boxes: readonly GeoBox[]): GeoBox | undefined {
	const south = Math.max(...boxes.map((box) => box.south));
	const west = Math.max(...boxes.map((box) => box.west));
	const north = Math.min(...boxes.map((box) => box.north));
	const east = Math.min(...boxes.map((box) => box.east));
	return south <= north && west <= east ? { south, west, north, east } : undefined;
}

/** Mean radius of the earth (IUGG), m. */
const EARTH_RADIUS_M = 6_371_008.8;
const METERS_PER_DEGREE = (Math.PI * EARTH_RADIUS_M) / 180;

/** Metres between two points, by the haversine formula: exact to 0.5 % on the whole earth. */
export function metersBetween(from: GeoPoint, to: GeoPoint): number {
	const radians = (degrees: number) => (degrees * Math.PI) / 180;
	const halfLat = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
	const halfLong = Math.sin(radians(to.long - from.long) / 2) ** 2;
	const chord = halfLat + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLong;
	return 2 * EARTH_RADIUS_M * Math.asin(Math.sqrt(Math.min(1, chord)));
}

function readNumbers(written: string): number[] {
	return written.split(',').map((number) => (number.trim() === '' ? Number.NaN : Number(number)));
}

function toMetre(degree: number): number {
	return Number(degree.toFixed(5));
}
