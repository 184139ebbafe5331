import path from 'node:path';
import { CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect } from 'kysely';
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

/** An open database. */
export interface OpenDatabase {
	db: Db;
	/** Listens on a connection of its own, beside those of `db`. */
	listen: (options: ListenerOptions) => Listener;
	/** A connection beside those of `db`, not opened yet, for work that takes long. */
	openClient: () => pg.Client;
	/** How many connections there are, how many of them nobody uses, and how many callers wait for one. */
	countConnections: () => { total: number; idle: number; waiting: number };
	close: () => Promise<void>;
}

/** Connects to one PostgreSQL database. `onBroken` hears of connections that broke. */
export function connect(config: pg.PoolConfig, onBroken: (error: Error) => void = () => undefined): OpenDatabase {
	const pool = new pg.Pool({ max: 20, connectionTimeoutMillis: 5_000, ...config });
	pool.on('error', onBroken);
	// One that breaks between two statements of a transaction would end the process; its next statement fails.
	pool.on('connect', (client) => client.on('error', () => undefined));
	const db = new Kysely<Tables>({
		dialect: new PostgresDialect({ pool, onCreateConnection: withoutJit }),
		log: ({ level, query, queryDurationMillis }) =>
			statementDone.tell({ text: query.sql, ms: queryDurationMillis, isFailed: level === 'error' }),
	});
	return {
		db,
		openClient: () => new pg.Client(config).on('error', onBroken),
		countConnections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
		listen: (options) => createListener(() => new pg.Client({ ...config, ...patience }), options),
		close: () => db.destroy(),
	};
}

// A connection that hangs is to be noticed.
const patience = { connectionTimeoutMillis: 5_000, query_timeout: 10_000, keepAlive: true };

// PostgreSQL compiles what it takes for a long statement, for a tenth of a second. Ours are short, and it guesses badly at those of the map.
async function withoutJit(connection: DatabaseConnection): Promise<void> {
	await connection.executeQuery(CompiledQuery.raw('set jit = off'));
}

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
