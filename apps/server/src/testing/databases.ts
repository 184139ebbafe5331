import pg from 'pg';

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

/** Makes and throws away databases. */
export async function runAsAdmin(connection: Cluster, statement: string): Promise<void> {
	const client = new pg.Client({ ...connection, database: 'postgres' });
	await client.connect();
	try {
		await client.query(statement);
	} finally {
		await client.end();
	}
}
