import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { connect, type OpenDatabase } from '../database/open-database.ts';

/** How the tests' cluster is reached. */
export interface Cluster {
	host: string;
	port: number;
	user: string;
	password?: string;
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

/** Makes a folder for what a test or a bench keeps, its embedded database too. */
export async function makeDataFolder(name: string): Promise<string> {
	const folder = await mkdtemp(path.join(os.tmpdir(), `ancu-${name}-`));
	// The database's own user must be able to enter it.
	await chmod(folder, 0o711);
	return folder;
}

/** A database that is thrown away when it is closed. */
export interface OwnDatabase extends OpenDatabase {
	/** Its address, for processes beside it. */
	url: string;
}

/** Makes a database, empty or a copy of another one, and connects to it. */
export async function openOwnDatabase(
	cluster: Cluster,
	{ template, connections }: { template?: string; connections?: number | undefined } = {},
): Promise<OwnDatabase> {
	const name = `ancu_${randomUUID().replaceAll('-', '')}`;
	await runAsAdmin(cluster, `create database ${name}${template ? ` template ${template}` : ''}`);
	const database = connect({ ...cluster, database: name, ...(connections && { max: connections }) });
	return {
		...database,
		url: addressOf(cluster, name),
		close: async () => {
			await database.close();
			await runAsAdmin(cluster, `drop database ${name}`);
		},
	};
}

async function runAsAdmin(cluster: Cluster, statement: string): Promise<void> {
	const client = new pg.Client({ ...cluster, database: 'postgres' });
	await client.connect();
	try {
		await client.query(statement);
	} finally {
		await client.end();
	}
}
