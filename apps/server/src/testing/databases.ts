import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type ConnectOptions, connect, type OpenDatabase } from '../database/open-database.ts';

/** How a database server is reached. */
export interface Cluster {
	host: string;
	port: number;
	user: string;
	password?: string;
}

/** What tests share. */
export interface TestCluster {
	connection: Cluster;
	/** Name of the migrated database that they copy; the names of others begin with it. */
	template: string;
	/** Name of the one that has the development accounts too. */
	peopled: string;
	/** Whether it is in memory, where what is not needed any more makes room at once. */
	isInMemory: boolean;
}

/** Address of a database, as DATABASE_URL takes it; the host may be the folder of a socket. */
export function addressOf({ host, port, user, password = '' }: Cluster, name: string): string {
	const [who, secret] = [user, password].map(encodeURIComponent);
	return `postgresql://${who}${secret && `:${secret}`}@${encodeURIComponent(host)}:${port}/${name}`;
}

/** How the server is reached that an address names. */
export function readAddress(address: string): Cluster {
	const { hostname, port, username, password } = new URL(address);
	return {
		host: hostname,
		port: Number(port || 5432),
		user: decodeURIComponent(username),
		...(password && { password: decodeURIComponent(password) }),
	};
}

// What Linux keeps in memory, and how much of it must be free.
const MEMORY = '/dev/shm';
const ROOM = 2 * 1024 ** 3;

/** Makes a folder on the disk for what a test or a bench keeps, its embedded database too. */
export async function makeDataFolder(name: string, parent = os.tmpdir()): Promise<string> {
	const folder = await mkdtemp(path.join(parent, `ancu-${name}-`));
	// The database's own user must be able to enter it.
	await chmod(folder, 0o711);
	return folder;
}

/** Likewise, but in memory where there is room: a database is a thousand files, and a disk looks for a place for each. */
export async function makeQuickFolder(name: string): Promise<{ folder: string; isInMemory: boolean }> {
	const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
	const isInMemory = bavail * bsize >= ROOM;
	return { folder: await makeDataFolder(name, isInMemory ? MEMORY : undefined), isInMemory };
}

/** A database of a test's own. */
export interface OwnDatabase extends OpenDatabase {
	/** Its address, for processes beside it. */
	url: string;
}

export interface OwnDatabaseOptions extends Pick<ConnectOptions, 'searchLimitMs'> {
	/** What is in it: nothing, what every database needs, or the development accounts too. @default 'needed' */
	holds?: 'nothing' | 'needed' | 'accounts';
	connections?: number | undefined;
}

/** A new one costs tens of milliseconds, and a test's server lives for a second; those that hold some themselves need as many. */
const CONNECTIONS = 6;

/**
 * Makes a database and connects to it. Closed, it goes where it is in memory. Elsewhere it stays until the cluster goes, see
 * `dropTestDatabases`: ext4 looks long for room beside what was deleted a moment ago.
 */
export async function openOwnDatabase(
	{ connection, template, peopled, isInMemory }: TestCluster,
	{ holds = 'needed', connections = CONNECTIONS, searchLimitMs }: OwnDatabaseOptions = {},
): Promise<OwnDatabase> {
	const name = `${template}_${randomUUID().replaceAll('-', '')}`;
	const source = { nothing: 'template0', needed: template, accounts: peopled }[holds];
	// Copied by files it is there in a third of the time that its log takes.
	await runAsAdmin(connection, `create database ${name} template ${source} strategy file_copy`);
	const database = connect({ ...connection, database: name, max: connections }, { searchLimitMs });
	return {
		...database,
		url: addressOf(connection, name),
		close: async () => {
			await database.close();
			if (isInMemory) await runAsAdmin(connection, `drop database if exists ${name} with (force)`);
		},
	};
}

/** Drops what tests made on a server that is not thrown away, and the database that they copied. */
export async function dropTestDatabases({
	connection,
	template,
}: Pick<TestCluster, 'connection' | 'template'>): Promise<void> {
	const { rows } = await runAsAdmin(
		connection,
		`select datname as name from pg_database where datname = '${template}' or starts_with(datname, '${template}_')`,
	);
	for (const { name } of rows) await runAsAdmin(connection, `drop database ${name}`);
}

/** Sends one statement to the server's own database, by a connection for it alone. */
export async function runAsAdmin(connection: Cluster, statement: string): Promise<pg.QueryResult<{ name: string }>> {
	const client = new pg.Client({ ...connection, database: 'postgres' });
	await client.connect();
	try {
		return await client.query(statement);
	} finally {
		await client.end();
	}
}
