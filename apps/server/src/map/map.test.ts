import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../database/open-database.ts';
import type { LocationInfoFilter } from '../graphql/schema.generated.ts';
import { insertListings, type TestListing } from '../testing/listings.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { toCell } from './cell.ts';
import { refreshClusters } from './cluster.repository.ts';
import type { ClusterRow } from './map.repository.ts';
import { findClusters, ROWS_MOST } from './map.service.ts';

const country = { south: 8, west: 102, north: 23.5, east: 110 };
const city = { south: 10.6, west: 106.5, north: 10.95, east: 106.9 };

let server: TestServer;
let random: () => number;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
	random = seeded(20_260_401);
});

// mulberry32: the same numbers every time.
function seeded(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

const between = (from: number, to: number) => from + random() * (to - from);
const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
const kinds = ['BUY', 'RENT'] as const;
const categories = ['house', 'apartment', 'villa'] as const;

/** Half of them crowd in one quarter of a city, the rest lie all over the country. */
function anyPoint() {
	const [lat, long] =
		random() < 0.5
			? [between(10.76, 10.8), between(106.66, 106.72)]
			: [between(country.south, country.north), between(country.west, country.east)];
	return { location_lat: lat, location_long: long };
}

function anyListing(index: number): TestListing {
	return {
		title: `Nhà ${index}`,
		...anyPoint(),
		trading_type: pick(kinds),
		category_id: pick(categories),
		status: random() < 0.9 ? 'ACCEPT' : 'PENDING',
		price: Math.round(between(1, 20)) * 1_000_000_000,
		created_at: new Date(Date.UTC(2026, 0, 1) + Math.floor(random() * 1e9)),
	};
}

const fill = (count: number) =>
	insertListings(
		server.db,
		Array.from({ length: count }, (_, index) => anyListing(index)),
	);
const anyBox = () => {
	const [lat, long, height, width] = [between(9, 22), between(103, 109), between(0.01, 6), between(0.01, 6)];
	return { south: lat - height, west: long - width, north: lat + height, east: long + width };
};

interface Answer {
	total: number;
	isApproximate: boolean;
	data: {
		lat: number;
		long: number;
		count: number;
		minPrice: number | null;
		maxPrice: number | null;
		locationInfo: { title: string } | null;
		representative: { title: string } | null;
	}[];
}
const CLUSTERS = `query ($box: GeoBoxInput!, $zoom: Int!, $filter: LocationInfoFilter, $search: String) {
	getAllLocationInfoCluster(box: $box, zoom: $zoom, filter: $filter, search: $search) {
		total isApproximate data { lat long count minPrice maxPrice locationInfo { title } representative { title } } } }`;
const look = (variables: { box: object; zoom: number; filter?: LocationInfoFilter; search?: string }) =>
	server.ask<{ getAllLocationInfoCluster: Answer }>(CLUSTERS, { variables });
const see = async (...asked: Parameters<typeof look>) => {
	const { data, codes } = await look(...asked);
	expect(codes).toEqual([]);
	return data.getAllLocationInfoCluster;
};
const listTotal = async (filter: LocationInfoFilter, search?: string) => {
	const { data } = await server.ask(
		'query ($filter: LocationInfoFilter, $search: String) { getAllLocationInfo(filter: $filter, search: $search) { total } }',
		{ variables: { filter, search } },
	);
	return data.getAllLocationInfo.total;
};

/** Until nothing that is written so far waits to be counted. The server itself is at it too. */
async function countAll(): Promise<void> {
	const waiting = () => server.db.selectFrom('listing_cluster_dirty').select('square').limit(1).executeTakeFirst();
	while (await waiting()) await refreshClusters(server.db);
}

/** Leaves no listing, and none in the counts. */
async function clear(): Promise<void> {
	await server.db.deleteFrom('listing').execute();
	await countAll();
}

/** Counts everything again, however little waits to be counted. The server itself may be quicker with what does. */
async function countAnew(): Promise<void> {
	do await server.db.insertInto('listing_cluster_dirty').values({ square: 0 }).execute();
	while (!(await refreshClusters(server.db, { rebuildFrom: 1 })));
}

const storedCounts = async () =>
	(
		await sql`select level, square, trading_type, category_id, count, lat_sum, long_sum, min_price, max_price, newest::text
			from listing_cluster order by 1, 2, 3, 4`.execute(server.db)
	).rows;

/** What was counted beforehand is what counting the rows gives, on every level, for all and for some. */
async function expectCountsToFit(): Promise<void> {
	const bare = (rows: readonly ClusterRow[]) =>
		rows.map(({ inside: _inside, ...row }) => row).sort((a, b) => a.square - b.square);
	const filters: LocationInfoFilter[] = [
		{},
		{ tradingType: 'BUY' },
		{ categoryIds: ['house', 'apartment'] },
		{ tradingType: 'RENT', categoryIds: ['house'] },
	];
	const crowd = { south: 10.77, west: 106.68, north: 10.78, east: 106.7 };
	for (const filter of filters) {
		for (let zoom = 2; zoom <= 15; zoom++) {
			const asked = { box: zoom < 8 ? country : crowd, zoom, filter };
			const counted = await findClusters({ searchDb: server.db }, asked, 0);
			const fresh = await findClusters({ searchDb: server.db }, asked);
			const seen = new Set(fresh.data.map(({ square }) => square));
			expect(bare(counted.data.filter(({ square }) => seen.has(square)))).toEqual(bare(fresh.data));
			if (zoom < 8) expect(counted.total).toBe(fresh.total);
		}
	}
}

describe('a map', () => {
	beforeEach(clear);

	it('shows as many listings as the list finds in the same box', async () => {
		await fill(150);
		for (let round = 0; round < 24; round++) {
			const box = anyBox();
			const filter = round % 2 === 0 ? {} : { tradingType: pick(kinds), priceMin: 5_000_000_000 };
			const { total, isApproximate, data } = await see({ box, zoom: round % 20, filter });
			expect(isApproximate).toBe(false);
			expect(total).toBe(await listTotal({ ...filter, box }));
			const counted = data.reduce((sum, { count }) => sum + count, 0);
			expect(counted).toBeGreaterThanOrEqual(total);
			expect(data.length).toBeLessThanOrEqual(450);
		}
	}, 30_000);

	it('gathers what lies together, and names the newest of it', async () => {
		await insertListings(server.db, [
			{
				title: 'Mới nhất',
				location_lat: 10.7712,
				location_long: 106.6981,
				price: 9_000_000_000,
				created_at: new Date(2026, 5, 1),
			},
			{ title: 'Cũ hơn', location_lat: 10.7714, location_long: 106.6983, price: 3_000_000_000 },
			{ title: 'Thỏa thuận', location_lat: 10.7713, location_long: 106.6982, price_unit: 'NEGOTIABLE', price: null },
			{ title: 'Ở xa', location_lat: 10.85, location_long: 106.8 },
		]);
		const { data } = await see({ box: city, zoom: 12 });
		expect(data.toSorted((a, b) => b.count - a.count)).toEqual([
			{
				lat: expect.closeTo(10.7713, 6),
				long: expect.closeTo(106.6982, 6),
				count: 3,
				minPrice: 3_000_000_000,
				maxPrice: 9_000_000_000,
				locationInfo: null,
				representative: { title: 'Mới nhất' },
			},
			expect.objectContaining({
				lat: 10.85,
				long: 106.8,
				count: 1,
				locationInfo: { title: 'Ở xa' },
				representative: { title: 'Ở xa' },
			}),
		]);
	});

	it('shows several listings of one building as one, however close', async () => {
		const point = { location_lat: 10.7731, location_long: 106.7043 };
		await insertListings(server.db, [
			{ title: 'A', ...point },
			{ title: 'B', ...point },
		]);
		const box = { south: 10.773, west: 106.7042, north: 10.7732, east: 106.7044 };
		const { data } = await see({ box, zoom: 22 });
		expect(data).toMatchObject([{ count: 2, lat: 10.7731, long: 106.7043, locationInfo: null }]);
	});

	it('keeps its clusters as they are while it is moved', async () => {
		await fill(150);
		const clusters = async (shift: number) => {
			const box = { south: 10.7, west: 106.6 + shift, north: 10.85, east: 106.8 + shift };
			return new Map((await see({ box, zoom: 13 })).data.map(({ lat, long, count }) => [`${lat} ${long}`, count]));
		};
		const before = await clusters(0);
		const after = await clusters(0.03);
		const shared = [...before].filter(([place]) => after.has(place));
		expect(shared.length).toBeGreaterThan(10);
		for (const [place, count] of before) {
			// What is gone has gone over the edge.
			if (!after.has(place)) expect(Number(place.split(' ')[1])).toBeLessThan(106.64);
			else expect(after.get(place)).toBe(count);
		}
	});

	it('loses a listing the moment it is closed, and never had one that waits', async () => {
		const ids = await insertListings(server.db, [
			{ title: 'Một' },
			{ title: 'Hai' },
			{ title: 'Ba', status: 'PENDING' },
		]);
		expect(await see({ box: city, zoom: 12 })).toMatchObject({
			total: 2,
			data: [{ representative: { title: 'Hai' } }],
		});
		await server.db
			.updateTable('listing')
			.set({ status: 'CANCEL' })
			.where('id', '=', ids.get('Hai')?.id ?? '')
			.execute();
		expect(await see({ box: city, zoom: 12 })).toMatchObject({ total: 1, data: [{ locationInfo: { title: 'Một' } }] });
		expect(await see({ box: city, zoom: 12, filter: { status: 'PENDING' } })).toMatchObject({ total: 0 });
		expect(await see({ box: city, zoom: 12, filter: { statuses: ['PENDING', 'CANCEL'] } })).toMatchObject({ total: 0 });
	});

	it('shows what lies in a circle, an outline, a box and the words of a search', async () => {
		await insertListings(server.db, [
			{ title: 'Gần chợ', location_lat: 10.7725, location_long: 106.698 },
			{ title: 'Xa chợ', location_lat: 10.8, location_long: 106.75 },
		]);
		const at = async (filter: LocationInfoFilter, search?: string) =>
			(await see({ box: country, zoom: 8, filter, ...(search && { search }) })).data.map(
				({ locationInfo }) => locationInfo?.title,
			);
		expect(await at({ circle: { lat: 10.7725, long: 106.698, radius: 800 } })).toEqual(['Gần chợ']);
		const corners = [
			[10.79, 106.74],
			[10.81, 106.74],
			[10.81, 106.76],
		] as const;
		expect(await at({ polygon: corners.map(([lat, long]) => ({ lat, long })) })).toEqual(['Xa chợ']);
		expect(await at({ box: { south: 10.77, west: 106.69, north: 10.78, east: 106.7 } })).toEqual(['Gần chợ']);
		expect(await at({ box: { south: 20, west: 105, north: 21, east: 106 } })).toEqual([]);
		expect(await at({}, 'gan cho')).toEqual(['Gần chợ']);
	});

	it.each([
		['upside down', { south: 20, west: 102, north: 10, east: 110 }, 5, 'box'],
		['over the date line', { south: 10, west: 170, north: 20, east: -170 }, 5, 'box'],
		['beyond the pole', { south: 10, west: 102, north: 91, east: 110 }, 5, 'box'],
		['too close', country, 23, 'zoom'],
		['too far', country, -1, 'zoom'],
	])('refuses a look that is %s', async (_what, box, zoom, path) => {
		const { codes, errors } = await look({ box, zoom });
		expect(codes).toEqual(['BAD_INPUT']);
		expect(errors).toMatchObject([{ extensions: { fields: [{ path }] } }]);
	});

	it('answers the whole world, near, without more than a screen’s worth', async () => {
		await fill(150);
		const world = { south: -90, west: -180, north: 90, east: 180 };
		for (const zoom of [0, 18, 22]) {
			const { data, total } = await see({ box: world, zoom });
			expect(total).toBe(await listTotal({}));
			expect(data.length).toBeLessThan(10);
		}
	});
});

describe('counts made beforehand', () => {
	beforeEach(clear);

	it('follow every way that a listing changes', async () => {
		await fill(200);
		await countAll();
		await expectCountsToFit();

		const all = await server.db.selectFrom('listing').select('id').execute();
		for (const { id } of all.slice(0, 120)) await change(server.db, id);
		await countAll();
		await expectCountsToFit();
		expect(await see({ box: country, zoom: 4 })).toMatchObject({ total: await listTotal({ box: country }) });
	}, 30_000);

	it('are exact after many writers at once, with several processes counting meanwhile', async () => {
		await fill(120);
		const all = await server.db.selectFrom('listing').select('id').execute();
		await Promise.all([
			...Array.from({ length: 6 }, (_, writer) =>
				(async () => {
					for (let round = 0; round < 8; round++) {
						const mine = all.filter((_listing, at) => at % 6 === writer);
						const writing = server.db.transaction().execute(async (tx) => {
							await change(tx, pick(mine).id);
							await change(tx, pick(mine).id);
							if (random() < 0.2) throw new Error('undone');
						});
						await writing.catch((error: Error) => expect(error.message).toBe('undone'));
					}
				})(),
			),
			...Array.from({ length: 3 }, async () => {
				for (let round = 0; round < 10; round++) await refreshClusters(server.db, { batch: 7 });
			}),
		]);
		await countAll();
		await expectCountsToFit();
		const followed = await storedCounts();
		await countAnew();
		expect(followed).toEqual(await storedCounts());
	}, 30_000);

	it('are made again when much has changed, and mend what is wrong', async () => {
		await fill(100);
		await countAll();
		const right = await storedCounts();
		await sql`update listing_cluster set count = count + 7 where level % 2 = 0`.execute(server.db);
		await sql`delete from listing_cluster where level = 17`.execute(server.db);
		await server.db.updateTable('listing').set({ price_raw: sql`price_raw + 1` }).execute();
		await server.db.updateTable('listing').set({ price_raw: sql`price_raw - 1` }).execute();
		await expect.poll(() => refreshClusters(server.db, { rebuildFrom: 1 })).toBe(false);
		await countAll();
		expect(await storedCounts()).toEqual(right);
	});

	it('are left aside while they are far behind', async () => {
		await fill(60);
		await countAll();
		await sql`delete from listing_cluster`.execute(server.db);
		const { total, isApproximate } = await findClusters({ searchDb: server.db }, { box: country, zoom: 4 }, 10);
		expect({ total, isApproximate }).toEqual({ total: await listTotal({ box: country }), isApproximate: false });
	});

	it('are not touched by what the map does not show', async () => {
		await fill(5);
		await countAll();
		await server.db.updateTable('listing').set({ views: 7, title: 'Khác', updated_at: new Date() }).execute();
		const noted = await server.db.selectFrom('listing_cluster_dirty').selectAll().execute();
		expect(noted).toEqual([]);
	});
});

/** Something that happens to a listing. */
async function change(db: Db, id: string): Promise<void> {
	const { location_lat, location_long } = anyPoint();
	const price = Math.round(between(1, 20)) * 1_000_000_000;
	const changes = [
		{ price, price_raw: price, price_unit: 'TOTAL' },
		{ price: null, price_raw: null, price_unit: 'NEGOTIABLE' },
		{ category_id: pick(categories), trading_type: pick(kinds) },
		{ location_lat, location_long, cell: toCell(location_lat, location_long) },
		{ location_lat: null, location_long: null, cell: null },
		{ status: pick(['ACCEPT', 'CHECKED', 'CANCEL', 'PENDING'] as const) },
		{ created_at: new Date(Date.UTC(2026, 2, 1) + Math.floor(random() * 1e9)) },
	] as const;
	if (random() < 0.1) await db.deleteFrom('listing').where('id', '=', id).execute();
	else await db.updateTable('listing').set(pick(changes)).where('id', '=', id).execute();
}

const MANY = 2 * ROWS_MOST + 1_000;

/** More listings than are read for an answer, in so many places. Every fifth costs 2 billion, six are farmland that looks west. */
async function fillCity(places: readonly (readonly [lat: number, long: number])[]): Promise<void> {
	await clear();
	const [first] = [...(await insertListings(server.db, [{ title: 'Nhà phố trung tâm' }])).values()];
	await sql`
		insert into listing (account_id, status, trading_type, category_id, title, description, province_code, price_unit, price,
			price_raw, area, location_lat, location_long, cell, search, direction)
		select account_id, status, trading_type, case when number <= 6 then 'farmland' else category_id end, title, description,
			province_code, price_unit, case when number % 5 = 0 then 2000000000 else price end,
			case when number % 5 = 0 then 2000000000 else price_raw end, area, place.lat, place.long, place.cell, search,
			case when number <= 6 then 'WEST' end
		from listing
		cross join generate_series(1, ${MANY}) as number
		join unnest(${places.map((_, at) => at)}::int[], ${places.map(([lat]) => lat)}::float8[],
			${places.map(([, long]) => long)}::float8[], ${places.map(([lat, long]) => toCell(lat, long))}::bigint[])
			as place (at, lat, long, cell) on place.at = number % ${places.length}
		where listing.id = ${first?.id}`.execute(server.db);
	await server.db
		.deleteFrom('listing')
		.where('id', '=', first?.id ?? '')
		.execute();
	await countAll();
}

describe('a city of more listings than are read for an answer', () => {
	beforeAll(async () => {
		await fillCity(
			Array.from({ length: 60 }, (_, at) => [10.7 + (at % 10) * 0.01, 106.6 + Math.floor(at / 10) * 0.03]),
		);
	}, 60_000);

	it('is counted beforehand where that is exact, and says so where it is not', async () => {
		expect(await see({ box: country, zoom: 6 })).toMatchObject({ total: MANY, isApproximate: false });
		expect(await see({ box: country, zoom: 6, filter: { tradingType: 'BUY' } })).toMatchObject({ total: MANY });
		expect(await see({ box: country, zoom: 6, filter: { categoryIds: ['farmland'] } })).toMatchObject({ total: 6 });
		const { total, isApproximate, data } = await see({ box: { ...city, west: 106.665 }, zoom: 6 });
		expect(isApproximate).toBe(true);
		expect(total).toBe(data.reduce((sum, { count }) => sum + count, 0));
	});

	it('is estimated from an even sample where a filter was not counted by', async () => {
		const cheap = { box: country, zoom: 8, filter: { priceMax: 2_000_000_000 } };
		const { total, isApproximate, data } = await see(cheap);
		expect(isApproximate).toBe(true);
		expect(total / (MANY / 5)).toBeGreaterThan(0.85);
		expect(total / (MANY / 5)).toBeLessThan(1.15);
		for (const { maxPrice, representative } of data) {
			expect(maxPrice).toBe(2_000_000_000);
			expect(representative).not.toBeNull();
		}
		expect(await see(cheap)).toEqual({ total, isApproximate, data });
		const words = await see({ box: country, zoom: 8, search: 'pho trung tam' });
		expect(words.isApproximate).toBe(true);
		expect(words.total / MANY).toBeGreaterThan(0.9);
		expect(words.total / MANY).toBeLessThan(1.1);
	});

	it('is counted row by row where a sample finds too few', async () => {
		const rare = await see({ box: country, zoom: 8, filter: { directions: ['WEST'] } });
		expect(rare).toMatchObject({ total: 6, isApproximate: false });
		const none = await see({ box: country, zoom: 8, filter: { priceMin: 90_000_000_000 } });
		expect(none).toEqual({ total: 0, isApproximate: false, data: [] });
	});
});

describe('a building of more listings than are read for an answer', () => {
	beforeAll(() => fillCity([[10.7731, 106.7043]]), 60_000);

	it('is one cluster, however close', async () => {
		const box = { south: 10.773, west: 106.7042, north: 10.7732, east: 106.7044 };
		const { data } = await see({ box, zoom: 21 });
		expect(data).toMatchObject([{ count: MANY, lat: 10.7731, long: 106.7043 }]);
		expect((await see({ box, zoom: 21, filter: { priceMax: 2_000_000_000 } })).data).toHaveLength(1);
	});
});
