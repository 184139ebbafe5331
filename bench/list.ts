import { boxOfShape } from '@ancu/forms/map';
import { type RawBuilder, sql } from 'kysely';
import { toSearchQuery } from '../apps/server/src/listing/listing.search.ts';
import { eachSite, type Question, type Site, time } from './database.ts';
import { wantsPlans, writePlans } from './plans.ts';
import { table } from './stats.ts';

const CARD =
	'id sequenceId title priceRaw priceUnitId pricePerSquareMeter area bedroom toilet facadeArea direction address isPriority isGreenCheck isInvest createdAt cover { url width height caption isDrawing } photoCount category { id name }';
const SEARCH = `query ($filter: LocationInfoFilter, $search: String, $order: LocationInfoOrder, $page: Int) {
	getAllLocationInfo(page: $page, limit: 24, filter: $filter, search: $search, order: $order) { data { ${CARD} } priorityPost { ${CARD} } total }
}`;
const NEARBY = `query ($lat: Float!, $long: Float!) { getAllLocationInfoByLocation(pointLat: $lat, pointLong: $long, maxDistance: 5000) { total data { ${CARD} distance } } }`;
const SUGGEST = 'query ($text: String!) { getAllSearchSuggestion(text: $text) { kind label detail } }';
const RELAX = 'query ($filter: LocationInfoFilter) { getAllLocationInfoRelaxation(filter: $filter) { fields total } }';

const provinces = ['01', '79', '48', '74', '75', '31', '92', '56', '68', '22'];
const words = ['nhà phố quận 1', 'can ho da nang', 'đất thổ cư', 'biệt thự', 'nha go vap', 'kho bình dương'];
const centers = [
	[10.78, 106.69],
	[21.03, 105.85],
	[16.06, 108.21],
	[10.95, 106.82],
	[20.85, 106.68],
	[11.94, 108.44],
] as const;
const typed = ['quan 1', 'binh th', 'vin', 'nguyen tr', 'sai gon', 'le loi', 'ha d', 'tan'];

const pick = <T>(values: readonly T[], round: number) => values[round % values.length] as T;
const near = (round: number) => {
	const [lat, long] = pick(centers, round);
	return { lat: lat + (round % 50) * 1e-4, long };
};
const isPublic = sql`status in ('ACCEPT', 'CHECKED', 'APPROVE')`;

interface Bench {
	name: string;
	/** What people ask, each round a little different. */
	ask: (round: number) => Question;
	/** What is asked of the database alone, in the way that is well known. */
	peer?: (round: number) => RawBuilder<unknown>;
}

const threeFilters = (round: number) => ({
	tradingType: 'BUY',
	provinceId: pick(provinces, round),
	priceMin: 1_000_000_000 + round * 1_000_000,
	priceMax: 6_000_000_000,
	areaMin: 40,
});
const threeFiltersPeer = (round: number, order: RawBuilder<unknown>) => sql`
	select * from listing where ${isPublic} and trading_type = 'BUY' and province_code = ${pick(provinces, round)}
		and price_raw between ${1_000_000_000 + round * 1_000_000} and 6000000000 and area >= 40
	order by ${order} limit 24`;
const box = (round: number) => boxOfShape({ ...near(round), radius: pick([1_000, 5_000, 20_000], round) });
/** A star of 30 corners about 5 km wide. */
const star = (round: number) => {
	const { lat, long } = near(round);
	return Array.from({ length: 30 }, (_, corner) => {
		const [angle, reach] = [(corner / 30) * 2 * Math.PI, corner % 2 ? 0.02 : 0.026];
		return { lat: lat + reach * Math.sin(angle), long: long + reach * Math.cos(angle) };
	});
};
/** The core operator for nearest neighbours, with an index of its own. */
const nearest = (round: number, where: RawBuilder<unknown>, limit: number) => {
	const { lat, long } = near(round);
	return sql`select * from listing where ${isPublic} ${where} order by point(location_long, location_lat) <-> point(${long}, ${lat}) limit ${limit}`;
};

const benches: readonly Bench[] = [
	{
		name: 'newest of a kind',
		ask: (round) => ({
			query: SEARCH,
			variables: { page: 1 + (round % 5), filter: { tradingType: pick(['BUY', 'RENT', 'PROJECT'], round) } },
		}),
		peer: (round) => sql`
			select * from listing where ${isPublic} and trading_type = ${pick(['BUY', 'RENT', 'PROJECT'], round)}
			order by created_at desc, sequence_id desc limit 24 offset ${(round % 5) * 24}`,
	},
	{
		name: 'three filters, newest',
		ask: (round) => ({ query: SEARCH, variables: { filter: threeFilters(round) } }),
		peer: (round) => threeFiltersPeer(round, sql`created_at desc, sequence_id desc`),
	},
	{
		name: 'three filters, by price',
		ask: (round) => ({
			query: SEARCH,
			variables: { filter: threeFilters(round), order: { field: 'PRICE', direction: 'ASC' } },
		}),
		peer: (round) => threeFiltersPeer(round, sql`price_raw, sequence_id`),
	},
	{
		name: 'words',
		ask: (round) => ({ query: SEARCH, variables: { search: pick(words, round) } }),
		peer: (round) => sql`
			select *, ts_rank(search, query) as rank from listing, (select ${toSearchQuery(pick(words, round))}::tsquery as query) as asked
			where ${isPublic} and search @@ query order by rank desc limit 24`,
	},
	{
		name: 'shorthand: nhà HXH 3PN dưới 5 tỷ',
		ask: (round) => ({
			query: SEARCH,
			variables: { search: `nhà HXH 3PN dưới 5 tỷ ${pick(['Gò Vấp', 'Q.12', 'Tân Bình', 'Bình Tân'], round)}` },
		}),
	},
	{
		name: 'box of the map',
		ask: (round) => ({ query: SEARCH, variables: { filter: { box: box(round) } } }),
		peer: (round) => {
			const { south, west, north, east } = box(round);
			return sql`
				select * from listing where ${isPublic} and location_lat between ${south} and ${north} and location_long between ${west} and ${east}
				order by created_at desc, sequence_id desc limit 24`;
		},
	},
	{
		name: 'within 5 km, newest',
		ask: (round) => ({ query: SEARCH, variables: { filter: { circle: { ...near(round), radius: 5_000 } } } }),
	},
	{
		name: 'within 5 km, nearest 100',
		ask: (round) => ({ query: NEARBY, variables: near(round) }),
		peer: (round) => nearest(round, sql``, 100),
	},
	{ name: 'star of 30 corners', ask: (round) => ({ query: SEARCH, variables: { filter: { polygon: star(round) } } }) },
	{
		name: 'suggestions',
		ask: (round) => ({ query: SUGGEST, variables: { text: pick(typed, round) } }),
	},
	{
		name: 'what to leave out of five filters',
		ask: (round) => ({
			query: RELAX,
			variables: { filter: { ...threeFilters(round), bedroomMin: 9, directions: ['NORTH_EAST'] } },
		}),
	},
];

/** Times searching over HTTP, one request after the other, beside bare statements on the same database. */
export async function benchList(): Promise<string> {
	const sites = await eachSite(async (site) => {
		await sql`create index if not exists bench_point on listing using gist (point(location_long, location_lat))`.execute(
			site.db,
		);
		try {
			return { name: site.name, rows: await measure(site) };
		} finally {
			await sql`drop index bench_point`.execute(site.db);
		}
	});
	return sites
		.map(({ name, rows }) =>
			[`### Search over HTTP, ms: ${name}`, table(['', 'p50', 'p95', 'bare statement p50', 'p95'], rows)].join('\n\n'),
		)
		.join('\n\n');
}

async function measure(site: Site): Promise<(string | number)[][]> {
	const rows: (string | number)[][] = [];
	const plans: [string, string[]][] = [];
	for (const { name, ask, peer } of benches) {
		const figures = await time((round) => site.ask(ask(round)));
		const bare = peer ? await time((round) => peer(round).execute(site.db)) : ['', ''];
		rows.push([name, ...figures, ...bare]);
		if (wantsPlans) plans.push([name, await site.explain(ask(1))]);
	}
	if (wantsPlans) await writePlans(`Search: ${site.name}`, plans);
	return rows;
}
