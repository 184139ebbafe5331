import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import {
	CompiledQuery,
	createQueryId,
	type KyselyPlugin,
	type PluginTransformQueryArgs,
	type PluginTransformResultArgs,
	type QueryResult,
	sql,
	type UnknownRow,
} from 'kysely';
import { buildApp } from '../apps/server/src/app.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { type Db, openDatabase } from '../apps/server/src/database/open-database.ts';
import { readEnv } from '../apps/server/src/env.ts';
import { insertDemoListings } from '../apps/server/src/seed/insert-demo-listings.ts';
import { insertReferenceData } from '../apps/server/src/seed/reference-data.ts';
import { makeDataFolder } from '../apps/server/src/testing/databases.ts';
import { quantile } from './stats.ts';

/** Listings in the embedded database: a town's portal. */
export const SMALL = 20_000;
/** Listings in the database that `BENCH_DATABASE_URL` names: the country's, or as many as `BENCH_LISTINGS` says. */
export const LARGE = Number(process.env.BENCH_LISTINGS ?? 1_000_000);

const ROUNDS = 200;
const WARM_UP = 30;

/** A database full of demo listings with a server in front of it. */
export interface Site {
	/** `PostgreSQL 15.18, 1,000,000`. */
	name: string;
	/** For peers too: bare statements, one at a time, which the pool answers over one connection. */
	db: Db;
	/** Asks the server, over HTTP. */
	ask: (question: Question) => Promise<void>;
	/** How the database answers every statement of something that is asked: EXPLAIN (ANALYZE, BUFFERS). */
	explain: (question: Question) => Promise<string[]>;
}

/** What a client sends. */
export interface Question {
	query: string;
	variables: Record<string, unknown>;
}

/** Runs with a database of 20,000 listings and, where `BENCH_DATABASE_URL` names one, with a million. A database that is filled already is brought to the newest schema and used as it is. */
export async function eachSite<Result>(run: (site: Site) => Promise<Result>): Promise<Result[]> {
	const dataDir = await makeDataFolder('bench');
	try {
		const results = [await withSite({ dataDir, count: SMALL }, run)];
		const databaseUrl = process.env.BENCH_DATABASE_URL;
		if (databaseUrl) results.push(await withSite({ dataDir, databaseUrl, count: LARGE }, run));
		return results;
	} finally {
		await rm(dataDir, { recursive: true, force: true });
	}
}

async function withSite<Result>(
	{ dataDir, databaseUrl, count }: { dataDir: string; databaseUrl?: string; count: number },
	run: (site: Site) => Promise<Result>,
): Promise<Result> {
	const env = { ...readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000000' }), databaseUrl };
	const { db, listen, close } = await openDatabase(env, console);
	try {
		await prepare(db, count);
		const recorder = new Recorder();
		const app = await buildApp({ env, db: db.withPlugin(recorder), listen });
		await app.listen({ port: 0, host: '127.0.0.1' });
		const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/graphql`;
		const name = `${databaseUrl ? await nameEngine(db) : 'embedded'}, ${count.toLocaleString('en')}`;
		const explain = async (question: Question) => {
			const nodes = await recorder.record(() => ask(url, question));
			const plans: string[] = [];
			for (const node of nodes) plans.push(await explainNode(db, node));
			return plans;
		};
		const result = await run({ name, db, ask: (question) => ask(url, question), explain });
		await app.close();
		return result;
	} finally {
		await close();
	}
}

/** Brings a database to the newest schema and fills it, unless it is full already. */
export async function prepare(db: Db, count: number): Promise<void> {
	await migrate(db);
	await insertReferenceData(db);
	const { present } = await db
		.selectFrom('listing')
		.select((eb) => eb.fn.countAll<number>().as('present'))
		.executeTakeFirstOrThrow();
	if (present !== count && present > 0)
		throw new Error(
			`The bench database holds ${present} listings. Name an empty database in BENCH_DATABASE_URL, or one that a bench filled with ${count}.`,
		);
	if (present > 0) return;
	await insertDemoListings(db, { count });
	await sql`vacuum analyze`.execute(db);
}

type Node = PluginTransformQueryArgs['node'];

/** Keeps the statements that go by. */
class Recorder implements KyselyPlugin {
	#nodes: Node[] | undefined;
	/** Parts of statements too, which nobody executes on their own. */
	readonly #built = new WeakMap<object, Node>();

	async record(run: () => Promise<void>): Promise<Node[]> {
		// Once without, so that what is kept in memory is there.
		await run();
		const nodes: Node[] = [];
		this.#nodes = nodes;
		await run();
		this.#nodes = undefined;
		return nodes;
	}

	transformQuery({ node, queryId }: PluginTransformQueryArgs): Node {
		if (this.#nodes) this.#built.set(queryId, node);
		return node;
	}

	async transformResult({ result, queryId }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
		const node = this.#built.get(queryId);
		if (node) this.#nodes?.push(node);
		return result;
	}
}

async function explainNode(db: Db, node: Node): Promise<string> {
	const { sql: statement, parameters } = db.getExecutor().compileQuery(node, createQueryId());
	if (!/^\s*(?:select|with)\b/i.test(statement)) return '';
	const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(
		CompiledQuery.raw(`explain (analyze, buffers) ${statement}`, [...parameters]),
	);
	return rows.map((row) => row['QUERY PLAN']).join('\n');
}

async function nameEngine(db: Db): Promise<string> {
	const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
	return `PostgreSQL ${rows[0]?.server_version.split(' ')[0]}`;
}

async function ask(url: string, question: Question): Promise<void> {
	const response = await fetch(url, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(question),
	});
	const { errors } = (await response.json()) as { errors?: unknown };
	if (errors) throw new Error(`The bench asked wrongly: ${JSON.stringify(errors)}`);
}

/** The middle and the 95th of a hundred, ms, of something done 200 times after 30 to warm up; `round` lets each be a little different. */
export async function time(run: (round: number) => Promise<unknown>): Promise<[p50: number, p95: number]> {
	const samples: number[] = [];
	for (let round = 0; round < WARM_UP + ROUNDS; round++) {
		const started = performance.now();
		await run(round);
		if (round >= WARM_UP) samples.push(performance.now() - started);
	}
	return [quantile(samples, 0.5), quantile(samples, 0.95)];
}
