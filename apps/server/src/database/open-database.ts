import type { Socket } from 'node:net';
import path from 'node:path';
import { HOUR_MS, MINUTE_MS } from '@ancu/forms/format';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Env } from '../env.ts';
import { statementDone } from '../watch/told.ts';
import { startEmbedded } from './embedded.ts';
import { createListener, type Listener, type ListenerOptions } from './listener.ts';
import type { Tables } from './tables.ts';

const NAME = 'ancu';

// int8 arrives as text. Every int8 here (money, counts, map cells) is below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A day stays the day it is, whatever the server's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, String);

/** The database handle that services and repositories take; also what a transaction is. */
export type Db = Kysely<Tables>;

/** How many connections there are, how many of them nobody uses, and how many callers wait for one. */
export interface ConnectionCount {
	total: number;
	idle: number;
	waiting: number;
}

/** An open database. */
export interface OpenDatabase {
	db: Db;
	/**
	 * The same database for what anybody may look for, by connections of its own and in statements that end by themselves: whatever
	 * is asked, payments find a connection.
	 */
	searchDb: Db;
	/** The same database for work that looks at everything, as migrations do: nobody waits for it, and a statement may take an hour. */
	longDb: Db;
	/** Listens on a connection of its own, beside those of `db`. */
	listen: (options: ListenerOptions) => Listener;
	/** A connection beside those of `db`, not opened yet, for work that takes long. */
	openClient: () => pg.Client;
	/** The connections of `db`, and those of `searchDb`. */
	countConnections: () => Record<'main' | 'search', ConnectionCount>;
	close: () => Promise<void>;
}

/** How a database is connected to. */
export interface ConnectOptions {
	/** Hears of connections that broke, or that were given up. */
	onBroken?: (error: Error) => void;
	/**
	 * Milliseconds. A connection of `db` on which somebody waits for so long and nothing is heard is given up: they are told that the database
	 * is not there, its place is free for a new one, and the database ends what it still does for it. @default as long as it takes
	 */
	limitMs?: number | undefined;
	/** Milliseconds that a statement of `searchDb` may take; for a connection of it somebody waits half as long. @default 10_000 */
	searchLimitMs?: number | undefined;
}

/** What a server that serves people takes for `limitMs`: far above what any of its statements takes. */
export const SERVING_LIMIT_MS = MINUTE_MS;

/** Connects to one PostgreSQL database; the first connection is opened when it is needed. */
export function connect(
	config: pg.PoolConfig,
	{ onBroken = () => undefined, limitMs, searchLimitMs = LONGEST_SEARCH_MS }: ConnectOptions = {},
): OpenDatabase {
	const openPool = (more: pg.PoolConfig, settings: string, silenceMs?: number) => {
		const options = {
			connectionTimeoutMillis: 5_000,
			idleTimeoutMillis: KEPT_IDLE_MS,
			...keptAlive,
			...more,
			// Kysely's own hook loses the connection's place where it fails.
			onConnect: (client: pg.PoolClient) => {
				// One that breaks between two statements of a transaction would end the process; its next statement fails.
				client.on('error', () => undefined);
				if (silenceMs) giveUpSilent(client, silenceMs, onBroken);
				return client.query(settings);
			},
		};
		const pool = new pg.Pool(options);
		pool.on('error', onBroken);
		if (silenceMs) {
			pool.on('acquire', (client) => streamOf(client).setTimeout(silenceMs));
			// Nobody waits for what a connection says that nobody has.
			pool.on('release', (_error, client) => streamOf(client).setTimeout(0));
		}
		return pool;
	};
	const pool = openPool({ max: 20, ...config }, WITHOUT_JIT + (limitMs ? endingAfter(limitMs) : ''), limitMs);
	const searchPool = openPool(
		{ ...config, max: SEARCHES_AT_ONCE, connectionTimeoutMillis: searchLimitMs / 2 },
		`${WITHOUT_JIT}; set statement_timeout = ${searchLimitMs}`,
		Math.min(searchLimitMs + LATER_MS, limitMs ?? Number.POSITIVE_INFINITY),
	);
	const db = createDb(pool);
	const searchDb = createDb(searchPool);
	const longDb = createDb(
		openPool({ ...config, max: LONG_AT_ONCE }, WITHOUT_JIT + endingAfter(LONGEST_MS), LONGEST_MS),
	);
	return {
		db,
		searchDb,
		longDb,
		openClient: () => new pg.Client({ ...config, ...keptAlive }).on('error', onBroken),
		countConnections: () => ({ main: countOf(pool), search: countOf(searchPool) }),
		listen: (options) => createListener(() => new pg.Client({ ...config, ...patience }), options),
		close: async () => {
			await Promise.all([db.destroy(), searchDb.destroy(), longDb.destroy()]);
		},
	};
}

/**
 * Breaks a connection off that says nothing for so many milliseconds while somebody has it: what waits for it fails, as where it
 * breaks by itself. The driver's `query_timeout` would leave it in the pool, where it fails whoever gets it next.
 */
function giveUpSilent(client: pg.PoolClient, silenceMs: number, onBroken: (error: Error) => void): void {
	const stream = streamOf(client);
	stream.setTimeout(silenceMs, () => {
		onBroken(new Error(`Nothing was heard for ${silenceMs} ms: the connection is given up.`));
		stream.destroy();
	});
}

function streamOf(client: pg.PoolClient): Socket {
	return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}

/** Makes the database end what is given up and wait for no more of it, since it may hold what others wait for. */
function endingAfter(silenceMs: number): string {
	const ms = silenceMs + LATER_MS;
	return `; set statement_timeout = ${ms}; set idle_in_transaction_session_timeout = ${ms}`;
}

function countOf({ totalCount, idleCount, waitingCount }: pg.Pool): ConnectionCount {
	return { total: totalCount, idle: idleCount, waiting: waitingCount };
}

/** A new connection knows no table yet: after the driver's ten seconds without a visitor the next one's list took 64 ms in place of 9. */
const KEPT_IDLE_MS = HOUR_MS;
const SEARCHES_AT_ONCE = 8;
/** At a million listings all but a search that finds next to nothing among everything take less than a second. */
const LONGEST_SEARCH_MS = 10_000;
const LONG_AT_ONCE = 4;
const LONGEST_MS = HOUR_MS;
/** Whose end comes first, the server's or the database's, is not left to chance. */
const LATER_MS = 2_000;

// PostgreSQL compiles what it takes for a long statement, for a tenth of a second. Ours are short, and it guesses badly at those of the map.
const WITHOUT_JIT = 'set jit = off';

function createDb(pool: pg.Pool): Db {
	return new Kysely<Tables>({
		dialect: new PostgresDialect({ pool }),
		log: ({ level, query, queryDurationMillis }) =>
			statementDone.tell({ text: query.sql, ms: queryDurationMillis, isFailed: level === 'error' }),
	});
}

// Finds out in half a minute that the other end is gone, however long a statement is meant to take.
const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
// A connection that hangs is to be noticed.
const patience = { connectionTimeoutMillis: 5_000, query_timeout: 10_000, ...keptAlive };

/** Opens the database that the environment names, or the embedded one under `dataDir`. Broken connections are logged. */
export async function openDatabase(
	env: Pick<Env, 'databaseUrl' | 'dataDir'>,
	log: Log,
	{ limitMs }: Pick<ConnectOptions, 'limitMs'> = {},
): Promise<OpenDatabase> {
	const onBroken = (error: Error) => log.warn({ err: error }, 'a database connection broke');
	if (env.databaseUrl) return connect({ connectionString: env.databaseUrl }, { onBroken, limitMs });
	const embedded = await startEmbedded({
		folder: path.join(env.dataDir, 'postgres'),
		onMoved: (folder) =>
			log.warn({ folder }, 'the embedded database lives here, because its user may not enter DATA_DIR'),
	});
	await createMissingDatabase(embedded.connection, NAME);
	const database = connect({ ...embedded.connection, database: NAME }, { onBroken, limitMs });
	return {
		...database,
		close: async () => {
			await database.close();
			await embedded.stop();
		},
	};
}

async function createMissingDatabase(connection: pg.ClientConfig, name: string): Promise<void> {
	const client = new pg.Client({ ...connection, database: 'postgres' });
	await client.connect();
	try {
		const found = await client.query('select 1 from pg_database where datname = $1', [name]);
		if (!found.rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
	} finally {
		await client.end();
	}
}

interface Log {
	warn: (details: object, message: string) => void;
}
