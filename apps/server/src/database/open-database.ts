import path from 'node:path';
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
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
	/** Listens on a connection of its own, beside those of `db`. */
	listen: (options: ListenerOptions) => Listener;
	/** A connection beside those of `db`, not opened yet, for work that takes long. */
	openClient: () => pg.Client;
	/** The connections of `db`, and those of `searchDb`. */
	countConnections: () => Record<'main' | 'search', ConnectionCount>;
	close: () => Promise<void>;
}

/** Connects to one PostgreSQL database. `onBroken` hears of connections that broke. */
export function connect(config: pg.PoolConfig, onBroken: (error: Error) => void = () => undefined): OpenDatabase {
	const openPool = (more: pg.PoolConfig) => {
		const pool = new pg.Pool({ connectionTimeoutMillis: 5_000, ...more });
		pool.on('error', onBroken);
		// One that breaks between two statements of a transaction would end the process; its next statement fails.
		pool.on('connect', (client) => client.on('error', () => undefined));
		return pool;
	};
	const pool = openPool({ max: 20, ...config });
	const searchPool = openPool({ ...config, max: SEARCHES_AT_ONCE });
	const db = createDb(pool, WITHOUT_JIT);
	const searchDb = createDb(searchPool, `${WITHOUT_JIT}; set statement_timeout = ${LONGEST_SEARCH_MS}`);
	return {
		db,
		searchDb,
		openClient: () => new pg.Client(config).on('error', onBroken),
		countConnections: () => ({ main: countOf(pool), search: countOf(searchPool) }),
		listen: (options) => createListener(() => new pg.Client({ ...config, ...patience }), options),
		close: async () => {
			await Promise.all([db.destroy(), searchDb.destroy()]);
		},
	};
}

function countOf({ totalCount, idleCount, waitingCount }: pg.Pool): ConnectionCount {
	return { total: totalCount, idle: idleCount, waiting: waitingCount };
}

const SEARCHES_AT_ONCE = 8;
/** At a million listings all but a search that finds next to nothing among everything take less than a second. */
const LONGEST_SEARCH_MS = 10_000;

// PostgreSQL compiles what it takes for a long statement, for a tenth of a second. Ours are short, and it guesses badly at those of the map.
const WITHOUT_JIT = 'set jit = off';

function createDb(pool: pg.Pool, settings: string): Db {
	return new Kysely<Tables>({
		dialect: new PostgresDialect({
			pool,
			onCreateConnection: async (connection) => {
				await connection.executeQuery(CompiledQuery.raw(settings));
			},
		}),
		log: ({ level, query, queryDurationMillis }) =>
			statementDone.tell({ text: query.sql, ms: queryDurationMillis, isFailed: level === 'error' }),
	});
}

// A connection that hangs is to be noticed.
const patience = { connectionTimeoutMillis: 5_000, query_timeout: 10_000, keepAlive: true };

/** Opens the database that the environment names, or the embedded one under `dataDir`. */
export async function openDatabase(env: Pick<Env, 'databaseUrl' | 'dataDir'>, log: Log): Promise<OpenDatabase> {
	const onBroken = (error: Error) => log.warn({ err: error }, 'a database connection broke');
	if (env.databaseUrl) return connect({ connectionString: env.databaseUrl }, onBroken);
	const embedded = await startEmbedded({
		folder: path.join(env.dataDir, 'postgres'),
		onMoved: (folder) =>
			log.warn({ folder }, 'the embedded database lives here, because its user may not enter DATA_DIR'),
	});
	await createMissingDatabase(embedded.connection, NAME);
	const database = connect({ ...embedded.connection, database: NAME }, onBroken);
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
