import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { inject } from 'vitest';
import { type AppParts, buildApp } from '../app.ts';
import type { Db, OpenDatabase } from '../database/open-database.ts';
import { type Env, readEnv } from '../env.ts';
import type { ErrorEntry } from '../graphql/format-error.ts';
import { DEVELOPMENT_PASSWORD } from '../seed/staff.ts';
import type { Metrics } from '../watch/metrics.ts';
import { type OwnDatabaseOptions, openOwnDatabase } from './databases.ts';

/** Of the development accounts. */
export const PASSWORD = DEVELOPMENT_PASSWORD;

/** An answer of the server, as a client gets it. */
export interface Answer<Data> {
	status: number;
	data: Data;
	errors?: ErrorEntry[];
	/** Codes of the errors. */
	codes: string[];
	headers: Headers;
}

export interface AskOptions {
	variables?: Record<string, unknown>;
	token?: string | undefined;
	/** @default 'vi' */
	language?: string;
	headers?: Record<string, string>;
}

/** A server of one test file, over HTTP, on a database of its own. */
export interface TestServer {
	url: string;
	/** Address of its database, for processes beside it. */
	databaseUrl: string;
	db: Db;
	longDb: Db;
	listen: OpenDatabase['listen'];
	openClient: OpenDatabase['openClient'];
	app: FastifyInstance;
	/** Sends a document. */
	// biome-ignore lint/suspicious/noExplicitAny: a test says what it expects by what it compares with.
	ask: <Data = any>(query: string, options?: AskOptions) => Promise<Answer<Data>>;
	/** The token of a development account. */
	signIn: (username: string) => Promise<string>;
	close: () => Promise<void>;
}

interface TestParts
	extends Pick<AppParts, 'purposes' | 'traces'>,
		Pick<OwnDatabaseOptions, 'connections' | 'searchLimitMs'> {
	/** Makes what counts. */
	createMetrics?: (database: OpenDatabase) => Metrics;
	/** Sees every statement. */
	plugin?: KyselyPlugin;
}

/** Starts a server with the development accounts on a fresh copy of the migrated database. */
export async function startTestServer(
	overrides: Partial<Env> = {},
	{ connections, searchLimitMs, createMetrics, plugin, ...parts }: TestParts = {},
): Promise<TestServer> {
	const database = await openOwnDatabase(inject('cluster'), { holds: 'accounts', connections, searchLimitMs });
	const { db, longDb, url: databaseUrl, listen, openClient, close } = database;
	const dataDir = await mkdtemp(path.join(os.tmpdir(), 'ancu-files-'));
	// Every test comes from one address: limits are tried out where they are meant to be.
	const env = { ...readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' }), ...overrides };
	const app = await buildApp({
		env,
		...(plugin ? { db: db.withPlugin(plugin) } : { db, searchDb: database.searchDb, longDb }),
		listen,
		metrics: createMetrics?.(database),
		...parts,
	});
	await app.listen({ port: 0, host: '127.0.0.1' });
	const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
	const ask: TestServer['ask'] = (query, options = {}) => askAt(url, query, options);

	return {
		url,
		databaseUrl,
		db,
		longDb,
		listen,
		openClient,
		app,
		ask,
		signIn: async (username) => {
			const { data } = await ask(
				'mutation ($username: String!, $password: String!) { loginUser(username: $username, password: $password) { token } }',
				{
					variables: { username, password: PASSWORD },
				},
			);
			return data.loginUser.token;
		},
		close: async () => {
			// A download that its reader has whole may not be over here yet, and its connection would be waited for.
			app.server.closeAllConnections();
			await app.close();
			await close();
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}

/** Sends a document to a server at an address. */
export async function askAt<Data>(
	url: string,
	query: string,
	{ variables, token, language = 'vi', headers: more }: AskOptions,
): Promise<Answer<Data>> {
	const response = await fetch(`${url}/graphql`, {
		method: 'POST',
		headers: {
			'content-type': 'application/json',
			'accept-language': language,
			...(token && { 'x-token': token }),
			...more,
		},
		body: JSON.stringify({ query, variables }),
	});
	const { data, errors } = (await response.json()) as { data: Data; errors?: ErrorEntry[] };
	return {
		status: response.status,
		data,
		...(errors && { errors }),
		codes: (errors ?? []).map(({ extensions }) => extensions.code),
		headers: response.headers,
	};
}
