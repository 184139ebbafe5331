import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { startEmbedded } from '../apps/server/src/database/embedded.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { connect, type Db } from '../apps/server/src/database/open-database.ts';
import { makeDataFolder, readAddress } from '../apps/server/src/testing/databases.ts';
import { checkLedger } from '../apps/server/src/wallet/check-ledger.ts';
import { creditWallet, debitWallet } from '../apps/server/src/wallet/ledger.ts';
import { quantile, table } from './stats.ts';

const SECONDS = 10;
const CLIENTS = 8;
const WALLETS = 1_000;
/** Ten times the clients, so that pgbench's branches are no narrower a place than our wallets. */
const SCALE = 10 * CLIENTS;

const run = promisify(execFile);

/** Payments from wallets in a second, each a transaction of its own, beside pgbench on the same PostgreSQL. */
export async function benchLedger(): Promise<string> {
	const folder = await makeDataFolder('bench');
	const given = process.env.BENCH_DATABASE_URL;
	// Durable, as in production: what a commit costs is what is measured.
	const embedded = given ? undefined : await startEmbedded({ folder: path.join(folder, 'postgres') });
	const server = embedded?.connection ?? readAddress(given ?? '');
	const admin = connect({ ...server, database: 'postgres' });
	const names = ['ledger', 'pgbench'].map((name) => `ancu_bench_${name}_${process.pid}`);
	const [ledger = '', peer = ''] = names;
	try {
		for (const name of names) await sql`create database ${sql.id(name)}`.execute(admin.db);
		const rows = [...(await measureLedger({ ...server, database: ledger })), await measurePgbench(server, peer)];
		const { rows: versions } = await sql<{ server_version: string }>`show server_version`.execute(admin.db);
		return [
			`### Ledger on PostgreSQL ${versions[0]?.server_version.split(' ')[0]}, ${CLIENTS} connections, ${SECONDS} s each`,
			table(['', 'transactions a second', 'p50 ms', 'p95 ms'], rows),
		].join('\n\n');
	} finally {
		for (const name of names) await sql`drop database if exists ${sql.id(name)}`.execute(admin.db);
		await admin.close();
		await embedded?.stop();
		await rm(folder, { recursive: true, force: true });
	}
}

type Row = (string | number)[];
type Connection = Parameters<typeof connect>[0];

async function measureLedger(connection: Connection): Promise<Row[]> {
	const { db, close } = connect({ ...connection, max: CLIENTS });
	try {
		await migrate(db);
		const accounts = await fill(db);
		const spread = await spend(db, () => accounts[Math.floor(Math.random() * accounts.length)] ?? '');
		const hot = await spend(db, () => accounts[0] ?? '');
		const { sum, wrong } = await checkLedger(db);
		if (sum !== 0 || wrong.length > 0) throw new Error('The ledger does not add up.');
		return [
			[`payments from ${WALLETS.toLocaleString('en')} wallets`, ...spread],
			['payments from one wallet', ...hot],
		];
	} finally {
		await close();
	}
}

async function fill(db: Db): Promise<string[]> {
	const ids = Array.from({ length: WALLETS }, () => randomUUID());
	await db
		.insertInto('account')
		.values(ids.map((id) => ({ id, name: 'Ai đó' })))
		.execute();
	for (const id of ids)
		await db.transaction().execute((tx) =>
			creditWallet(tx, {
				kind: 'opening',
				sourceId: id,
				type: 'TOP_UP',
				accountId: id,
				amount: 1_000_000_000,
				from: 'opening',
			}),
		);
	return ids;
}

async function spend(db: Db, nextAccount: () => string): Promise<[number, number, number]> {
	const samples: number[] = [];
	const started = performance.now();
	const end = started + SECONDS * 1_000;
	const client = async () => {
		while (performance.now() < end) {
			const begun = performance.now();
			await db.transaction().execute((tx) =>
				debitWallet(tx, {
					kind: 'payment',
					sourceId: randomUUID(),
					type: 'PLANNING_CHECK',
					accountId: nextAccount(),
					amount: 1_000,
					to: 'revenue:PLANNING_CHECK',
				}),
			);
			samples.push(performance.now() - begun);
		}
	};
	await Promise.all(Array.from({ length: CLIENTS }, client));
	const seconds = (performance.now() - started) / 1_000;
	return [samples.length / seconds, quantile(samples, 0.5), quantile(samples, 0.95)];
}

/** The TPC-B of pgbench: three updates, a select and an insert a transaction. */
async function measurePgbench({ host, port, user, password }: Connection, database: string): Promise<Row> {
	const env = { ...process.env, ...(typeof password === 'string' && { PGPASSWORD: password }) };
	const ask = (...options: string[]) =>
		run('pgbench', [...options, '-h', String(host), '-p', String(port), '-U', String(user), database], { env });
	try {
		await ask('-i', '-q', '-s', String(SCALE));
		const { stdout } = await ask('-n', '-c', String(CLIENTS), '-j', '2', '-T', String(SECONDS));
		const [, rate] = /tps = ([\d.]+)/.exec(stdout) ?? [];
		const [, latency] = /latency average = ([\d.]+)/.exec(stdout) ?? [];
		return [`pgbench, scale ${SCALE}`, Number(rate), `${latency} (mean)`, ''];
	} catch (error) {
		if ((error as { code?: unknown }).code === 'ENOENT') return ['pgbench is not installed', '', '', ''];
		throw error;
	}
}
