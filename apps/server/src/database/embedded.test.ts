import { chmod, chown, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { makeQuickFolder } from '../testing/databases.ts';
import { reachableFolder, startEmbedded } from './embedded.ts';

it('a database that several start at once is made once, starts once and stops with the last of them', async () => {
	const { folder } = await makeQuickFolder('many');
	onTestFinished(() => rm(folder, { recursive: true }));
	const log = () => readFile(path.join(folder, 'postgres.log'), 'utf8');
	// The first time it is made, the second it is there.
	for (const starts of [1, 2]) {
		const many = await Promise.all([1, 2, 3].map(() => startEmbedded({ folder, durable: false })));
		await Promise.all(many.map(({ stop }) => stop()));
		expect((await log()).match(/ready to accept connections/g)).toHaveLength(starts);
		expect((await log()).match(/database system is shut down/g)).toHaveLength(starts);
	}
});

it('a database stays for whoever started it and has not connected yet', async () => {
	const { folder } = await makeQuickFolder('two');
	onTestFinished(() => rm(folder, { recursive: true }));
	const first = await startEmbedded({ folder, durable: false });
	const second = await startEmbedded({ folder, durable: false });
	await first.stop();
	const client = new pg.Client({ ...second.connection, database: 'postgres' });
	await client.connect();
	await client.end();
	await second.stop();
	await expect(readFile(path.join(folder, 'postgres.log'), 'utf8')).resolves.toMatch(/database system is shut down/);
});

it('a database that ends by itself is started again', async () => {
	const { folder } = await makeQuickFolder('again');
	onTestFinished(() => rm(folder, { recursive: true }));
	const { connection, stop } = await startEmbedded({ folder, durable: false });
	const findPid = async () => {
		const [pid] = (await readFile(path.join(folder, 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
		return Number(pid);
	};
	const asks = async () => {
		const client = new pg.Client({ ...connection, database: 'postgres' });
		await client.connect();
		await client.end();
		return findPid();
	};
	const first = await findPid();
	process.kill(first, 'SIGKILL');
	await expect.poll(() => asks().catch(() => first)).not.toBe(first);
	await stop();
	await expect(asks()).rejects.toThrow();
});

it('the log of a database quotes no rows, and others of the machine do not read it', async () => {
	const { folder } = await makeQuickFolder('log');
	onTestFinished(() => rm(folder, { recursive: true }));
	const { connection, stop } = await startEmbedded({ folder, durable: false });
	const client = new pg.Client({ ...connection, database: 'postgres' });
	await client.connect();
	await client.query('create table person (phone text unique, check (phone is not null))');
	const insert = (phone: string | null) =>
		client.query('insert into person values ($1), ($2)', ['+84912345678', phone]);
	await expect(insert('+84912345678')).rejects.toMatchObject({ code: '23505' });
	await expect(insert(null)).rejects.toMatchObject({ code: '23514' });
	await client.end();
	await stop();
	const log = path.join(folder, 'postgres.log');
	const text = await readFile(log, 'utf8');
	expect(text).toMatch(/duplicate key/);
	expect(text).not.toContain('912345678');
	if (process.platform !== 'win32') expect((await stat(log)).mode & 0o077).toBe(0);
});

it.skipIf(process.platform === 'win32')(
	'a database whose server was killed starts again once what was left at work has ended',
	async () => {
		const { folder } = await makeQuickFolder('killed');
		onTestFinished(() => rm(folder, { recursive: true }));
		const { connection } = await startEmbedded({ folder, durable: false });
		const client = new pg.Client({ ...connection, database: 'postgres' });
		client.on('error', () => undefined);
		await client.connect();
		// It calculates, and looks neither at its client nor at its server meanwhile.
		const work = client.query('select sum(n) from generate_series(1, 8000000) as n').catch(() => undefined);
		const busy = `select 1 from pg_stat_activity where state = 'active' and query like 'select sum%'`;
		const other = new pg.Client({ ...connection, database: 'postgres' });
		other.on('error', () => undefined);
		await other.connect();
		await expect.poll(async () => (await other.query(busy)).rowCount).toBe(1);
		const [pid] = (await readFile(path.join(folder, 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
		process.kill(Number(pid), 'SIGKILL');

		const again = await startEmbedded({ folder, durable: false });
		await again.stop();
		await expect(readFile(path.join(folder, 'postgres.log'), 'utf8')).resolves.toMatch(/still in use/);
		await work;
	},
);

it.runIf(process.getuid?.() === 0)(
	'a database whose user may not enter the folder that is wanted lives where nobody cleans up after some weeks',
	async () => {
		const home = await mkdtemp(path.join(os.tmpdir(), 'ancu-private-'));
		onTestFinished(() => rm(home, { recursive: true }));
		const wanted = path.join(home, 'postgres');
		const stranger = { uid: 65_534 };
		expect(await reachableFolder(wanted, stranger)).toMatch(/^\/var\/lib\/ancu-[0-9a-f]{12}$/);
		await chmod(home, 0o711);
		expect(await reachableFolder(wanted, stranger)).toBe(wanted);
	},
);

it.runIf(process.getuid?.() === 0)(
	'data of before is taken where its own user or root made the folder, and nobody else',
	async () => {
		const home = await mkdtemp(path.join(os.tmpdir(), 'ancu-private-'));
		onTestFinished(() => rm(home, { recursive: true }));
		const wanted = path.join(home, 'postgres');
		const [own, stranger] = [65_534, 65_533];
		const former = path.join('/var/tmp', path.basename(await reachableFolder(wanted, { uid: own })));
		await mkdir(former);
		onTestFinished(() => rm(former, { recursive: true }));
		for (const [owner, isTaken] of [
			[0, true],
			[own, true],
			[stranger, false],
		] as const) {
			await chown(former, owner, owner);
			expect((await reachableFolder(wanted, { uid: own })) === former).toBe(isTaken);
		}
	},
);
