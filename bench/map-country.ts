import type { MapClustersQuery, MapClustersQueryVariables } from '@ancu/api/map';

type Cluster = MapClustersQuery['getAllLocationInfoCluster']['data'][number];

// Squares of the grid that the server gathers on, in pixels.
const GRID_PIXELS = 64;
const cities = [
	[10.78, 106.69],
	[21.03, 105.84],
	[16.06, 108.2],
	[20.85, 106.68],
	[10.04, 105.77],
	[10.95, 106.83],
	[10.99, 106.65],
	[12.24, 109.18],
	[11.94, 108.44],
	[10.36, 107.08],
] as const;

/** A country of made-up listings, the same each time: most of them around ten cities. */
export class Country {
	readonly lat: Float64Array;
	readonly long: Float64Array;

	constructor(count: number) {
		this.lat = new Float64Array(count);
		this.long = new Float64Array(count);
		const random = makeRandom(1);
		for (let index = 0; index < count; index++) {
			const [lat, long] = cities[Math.floor(random() ** 2 * cities.length)] as (typeof cities)[number];
			// A sum of three is near enough to a bell, and keeps within bounds.
			this.lat[index] = lat + (random() + random() + random() - 1.5) * 0.25;
			this.long[index] = long + (random() + random() + random() - 1.5) * 0.25;
		}
	}

	/** What the server would answer. */
	answer({ box, zoom }: MapClustersQueryVariables): MapClustersQuery {
		const squares = (256 / GRID_PIXELS) * 2 ** zoom;
		const found = new Map<number, { first: number; count: number; lat: number; long: number }>();
		let total = 0;
		for (let index = 0; index < this.lat.length; index++) {
			const lat = this.lat[index] as number;
			const long = this.long[index] as number;
			if (lat < box.south || lat > box.north || long < box.west || long > box.east) continue;
			total += 1;
			const column = Math.floor(((long + 180) / 360) * squares);
			const row = Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * squares);
			const key = row * squares + column;
			const square = found.get(key) ?? { first: index, count: 0, lat: 0, long: 0 };
			square.count += 1;
			square.lat += lat;
			square.long += long;
			found.set(key, square);
		}
		const data = [...found.values()].map(({ first, count, lat, long }): Cluster => {
			const price = 900_000_000 + (first % 97) * 130_000_000;
			const at = { lat: lat / count, long: long / count };
			const locationInfo = count === 1 ? card(first, at, price) : null;
			return {
				...at,
				count,
				minPrice: price,
				maxPrice: price * Math.min(9, count),
				locationInfo,
				representative: null,
			};
		});
		return { getAllLocationInfoCluster: { data, total, isApproximate: false } };
	}
}

function card(index: number, at: { lat: number; long: number }, price: number): NonNullable<Cluster['locationInfo']> {
	return {
		id: `made-up-${index}`,
		sequenceId: index,
		isPriority: false,
		isGreenCheck: false,
		isSaved: false,
		isInvest: false,
		cover: null,
		photoCount: 0,
		title: `Nhà số ${index}`,
		tradingType: 'BUY',
		category: { id: 'house', name: 'Nhà riêng' },
		address: 'Việt Nam',
		locationLat: at.lat,
		locationLong: at.long,
		priceRaw: price,
		priceUnitId: 'TOTAL',
		pricePerSquareMeter: null,
		area: 80,
		bedroom: 3,
		toilet: 2,
		floors: 2,
		facadeArea: null,
		direction: null,
		createdAt: '2026-01-01T00:00:00.000Z',
	} as NonNullable<Cluster['locationInfo']>;
}

// Park and Miller's generator: figures of two runs are about the same country.
function makeRandom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state * 48_271) % 2_147_483_647;
		return state / 2_147_483_647;
	};
}
