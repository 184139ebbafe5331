import { chmod, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { buildApp } from '../apps/server/src/app.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { type Db, openDatabase } from '../apps/server/src/database/open-database.ts';
import { readEnv } from '../apps/server/src/env.ts';
import { insertDemoListings } from '../apps/server/src/seed/insert-demo-listings.ts';
import { insertReferenceData } from '../apps/server/src/seed/reference-data.ts';
import { quantile, table } from './stats.ts';

const ROUNDS = 300;
const WARM_UP = 50;
const LARGE = 100_000;

const CARD =
	'id sequenceId title priceRaw priceUnitId pricePerSquareMeter area bedroom toilet facadeArea direction address isPriority isGreenCheck isInvest createdAt photos { url width height caption isDrawing } category { id name }';
const SEARCH = `query ($page: Int, $limit: Int, $filter: LocationInfoFilter, $search: String, $order: LocationInfoOrder) {
	getAllLocationInfo(page: $page, limit: $limit, filter: $filter, search: $search, order: $order) { data { ${CARD} } priorityPost { ${CARD} } total }
}`;
const CLUSTERS =
	'query ($box: GeoBoxInput!, $zoom: Int!) { getAllLocationInfoCluster(box: $box, zoom: $zoom) { total data { lat long count minPrice maxPrice locationInfo { id title priceRaw } } } }';
const NEARBY = `query ($lat: Float!, $long: Float!) { getAllLocationInfoByLocation(pointLat: $lat, pointLong: $long, maxDistance: 5000) { total data { ${CARD} distance } } }`;

const provinces = ['01', '79', '48', '74', '75', '31', '92', '56', '68', '22'];
const words = ['nha pho quan 1', 'can ho da nang', 'dat tho cu', 'biet thu', 'nha mat tien go vap', 'kho binh duong'];
const pick = <T>(values: readonly T[], round: number) => values[round % values.length] as T;

/** What people ask, each round a little different. */
const questions: readonly (readonly [
	name: string,
	ask: (round: number) => { query: string; variables: Record<string, unknown> },
])[] = [
	[
		'newest, 24 of a kind',
		(round) => ({
			query: SEARCH,
			variables: { page: 1 + (round % 5), limit: 24, filter: { tradingType: pick(['BUY', 'RENT', 'PROJECT'], round) } },
		}),
	],
	[
		'three filters, by price',
		(round) => ({
			query: SEARCH,
			variables: {
				page: 1,
				limit: 24,
				filter: {
					tradingType: 'BUY',
					provinceId: pick(provinces, round),
					priceMin: 1_000_000_000 + round * 1_000_000,
					priceMax: 6_000_000_000,
					areaMin: 40,
				},
				order: { field: 'PRICE', direction: 'ASC' },
			},
		}),
	],
	['text search', (round) => ({ query: SEARCH, variables: { page: 1, limit: 24, search: pick(words, round) } })],
	[
		'box of the map',
		(round) => ({
			query: SEARCH,
			variables: {
				page: 1,
				limit: 24,
				filter: { box: { south: 10.6 + round * 1e-4, west: 106.5, north: 10.95, east: 106.9 } },
			},
		}),
	],
	['within 5 km', (round) => ({ query: NEARBY, variables: { lat: 10.78 + round * 1e-4, long: 106.69 } })],
	[
		'clusters, whole country',
		() => ({ query: CLUSTERS, variables: { box: { south: 8, west: 102, north: 23.5, east: 114 }, zoom: 6 } }),
	],
	[
		'clusters, one city',
		(round) => ({
			query: CLUSTERS,
			variables: { box: { south: 10.6 + round * 1e-4, west: 106.5, north: 10.95, east: 106.9 }, zoom: 12 },
		}),
	],
];

/** Times the list over HTTP, one request after the other, at two sizes. */
export async function benchList(): Promise<string> {
	const dataDir = await mkdtemp(path.join(os.tmpdir(), 'ancu-bench-'));
	await chmod(dataDir, 0o711);
	try {
		const seedSize = readEnv().seedCount;
		const small = await measure(dataDir, undefined, seedSize);
		const large = await measure(path.join(dataDir, 'large'), process.env.BENCH_DATABASE_URL, LARGE);
		const rows = questions.map(([name], index) => [
			name,
			...(small.figures[index] ?? []),
			...(large.figures[index] ?? []),
		]);
		return [
			`### List over HTTP, ms (${ROUNDS} requests each, one connection)`,
			table(
				[
					'',
					`embedded, ${seedSize.toLocaleString('en')} p50`,
					'p95',
					`${large.engine}, ${LARGE.toLocaleString('en')} p50`,
					'p95',
				],
				rows,
			),
		].join('\n\n');
	} finally {
		await rm(dataDir, { recursive: true, force: true });
	}
}

async function measure(
	dataDir: string,
	databaseUrl: string | undefined,
	count: number,
): Promise<{ engine: string; figures: [number, number][] }> {
	const env = { ...readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir }), databaseUrl };
	const { db, close } = await openDatabase(env, console);
	try {
		await migrate(db);
		await insertReferenceData(db);
		await fill(db, count);
		const app = await buildApp({ env, db });
		await app.listen({ port: 0, host: '127.0.0.1' });
		const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/graphql`;
		const figures: [number, number][] = [];
		for (const [, ask] of questions) figures.push(await time(url, ask));
		await app.close();
		return { engine: await nameEngine(db), figures };
	} finally {
		await close();
	}
}

async function fill(db: Db, count: number): Promise<void> {
	const { present } = await db
		.selectFrom('listing')
		.select((eb) => eb.fn.countAll<number>().as('present'))
		.executeTakeFirstOrThrow();
	if (present === count) return;
	if (present > 0)
		throw new Error(
			`The bench database holds ${present} listings. Name an empty database in BENCH_DATABASE_URL, or one that a bench filled with ${count}.`,
		);
	await insertDemoListings(db, { count });
	await sql`vacuum analyze`.execute(db);
}

async function nameEngine(db: Db): Promise<string> {
	const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
	return `PostgreSQL ${rows[0]?.server_version.split(' ')[0]}`;
}

async function time(
	url: string,
	ask: (round: number) => { query: string; variables: Record<string, unknown> },
): Promise<[number, number]> {
	const samples: number[] = [];
	for (let round = 0; round < WARM_UP + ROUNDS; round++) {
		const body = JSON.stringify(ask(round));
		const started = performance.now();
		const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
		const answer = (await response.json()) as { errors?: unknown };
		const taken = performance.now() - started;
		if (answer.errors) throw new Error(`The bench asked wrongly: ${JSON.stringify(answer.errors)}`);
		if (round >= WARM_UP) samples.push(taken);
	}
	return [quantile(samples, 0.5), quantile(samples, 0.95)];
}
