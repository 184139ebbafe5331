import type { GeoBox } from '@ancu/forms/map';
import { sql } from 'kysely';
import type { Db } from '../apps/server/src/database/open-database.ts';
import { refreshClusters } from '../apps/server/src/map/cluster.repository.ts';
import { shiftOf } from '../apps/server/src/map/grid.ts';
import { eachSite, type Question, type Site, time } from './database.ts';
import { wantsPlans, writePlans } from './plans.ts';
import { table } from './stats.ts';

const SCREEN = { width: 1280, height: 800 };
const ZOOMS = [6, 10, 14, 17];

const CARD =
	'id sequenceId title tradingType priceRaw priceUnitId pricePerSquareMeter area bedroom toilet floors facadeArea direction address isPriority isGreenCheck isInvest isSaved createdAt locationLat locationLong cover { url width height caption isDrawing } photoCount category { id name }';
const clusters = (fields: string) =>
	`query ($box: GeoBoxInput!, $zoom: Int!, $filter: LocationInfoFilter, $search: String) {
		getAllLocationInfoCluster(box: $box, zoom: $zoom, filter: $filter, search: $search) { total isApproximate data { lat long count minPrice maxPrice ${fields} } } }`;
const ALONE = clusters(`locationInfo { ${CARD} }`);

const looks: readonly (readonly [name: string, query: string, asked: object])[] = [
	['all', ALONE, {}],
	['kind and categories', ALONE, { filter: { tradingType: 'BUY', categoryIds: ['house', 'street-house', 'villa'] } }],
	['price', ALONE, { filter: { tradingType: 'BUY', priceMin: 2_000_000_000, priceMax: 4_000_000_000 } }],
	['direction', ALONE, { filter: { directions: ['SOUTH', 'EAST'] } }],
	['words', ALONE, { search: 'nha pho' }],
	['all, with the newest of each', clusters(`locationInfo { ${CARD} } representative { ${CARD} }`), {}],
];

/** What a map asks the server for while somebody moves it over where listings are, beside counting every row in SQL. */
export async function benchMap(): Promise<string> {
	const sections = await eachSite(async (site) => {
		await countAll(site.db);
		const centers = await findCenters(site.db);
		const rows = [];
		const plans: [string, string[]][] = [];
		for (const zoom of ZOOMS) {
			const boxAt = (round: number) => boxAround(centers[round % centers.length] ?? [16, 107], zoom);
			for (const [name, query, asked] of looks) {
				const question = (round: number): Question => ({ query, variables: { box: boxAt(round), zoom, ...asked } });
				rows.push([String(zoom), name, ...(await time((round) => site.ask(question(round))))]);
				if (wantsPlans) plans.push([`zoom ${zoom}, ${name}`, await site.explain(question(0))]);
			}
			rows.push([
				String(zoom),
				'peer: every row of the box, grouped in SQL',
				...(await time((round) => group(site, boxAt(round), zoom))),
			]);
		}
		if (wantsPlans) await writePlans(`Map: ${site.name}`, plans);
		return `### Map over HTTP, ms (${site.name}; a screen of ${SCREEN.width}×${SCREEN.height} over where listings are)\n\n${table(['zoom', 'filter', 'p50', 'p95'], rows)}`;
	});
	return sections.join('\n\n');
}

async function countAll(db: Db): Promise<void> {
	const waiting = () => db.selectFrom('listing_cluster_dirty').select('square').limit(1).executeTakeFirst();
	while (await waiting()) await refreshClusters(db);
	await sql`vacuum analyze listing_cluster`.execute(db);
}

/** Places of some listings: where many are, people look often. */
async function findCenters(db: Db): Promise<(readonly [lat: number, long: number])[]> {
	const { rows } = await sql<{ lat: number; long: number }>`
		select location_lat as lat, location_long as long from listing
		where status = 'ACCEPT' and location_lat is not null order by md5(sequence_id::text) limit 60`.execute(db);
	return rows.map(({ lat, long }) => [lat, long]);
}

function boxAround([lat, long]: readonly [number, number], zoom: number): GeoBox {
	const degreesPerPixel = 360 / (256 * 2 ** zoom);
	const width = SCREEN.width * degreesPerPixel;
	const height = SCREEN.height * degreesPerPixel * Math.cos((lat * Math.PI) / 180);
	return { south: lat - height / 2, west: long - width / 2, north: lat + height / 2, east: long + width / 2 };
}

async function group({ db }: Site, { south, west, north, east }: GeoBox, zoom: number): Promise<void> {
	await sql`
		select cell >> ${sql.lit(shiftOf(zoom + 2))}, count(*), avg(location_lat), avg(location_long), min(price_raw), max(price_raw)
		from listing
		where status in ('ACCEPT', 'CHECKED', 'APPROVE')
			and location_lat between ${south} and ${north} and location_long between ${west} and ${east}
		group by 1`.execute(db);
}
