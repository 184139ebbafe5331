import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chown, lstat, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { createServer, type Server, Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { MINUTE_MS } from '@ancu/forms/format';
import pg from 'pg';
import { canReach, commonFolder, findBinaries } from './embedded-binaries.ts';

const START_TIMEOUT_MS = MINUTE_MS;
const AGAIN_MS = 5_000;
/** One that cannot run ends at once: it is not tried as fast as a machine can. */
const LONGEST_PAUSE_MS = 1_000;
const USER = 'ancu';
// A name for the socket file only: the server listens on no network port, except on Windows.
const PORT = 54_329;

/** Where and how the embedded server keeps its data. */
export interface EmbeddedOptions {
	/** Folder of its own for the cluster; made when missing. */
	folder: string;
	/** Survives a power cut. Only throw-away test clusters go without. */
	durable?: boolean;
	/** Started again where it ends by itself. Left down only by tests of what happens then. @default true */
	revive?: boolean;
	/** Told where the data is when it cannot be in `folder`. */
	onMoved?: (folder: string) => void;
}

/** A running PostgreSQL of our own. */
export interface Embedded {
	/** How a client reaches its databases; add a `database`. */
	connection: { host: string; port: number; user: string };
	/** Stops the server, unless another process still uses it. */
	stop: () => Promise<void>;
}

/**
 * Starts PostgreSQL from its npm package, or adopts the one that already serves this folder: a server outlives a killed
 * parent, and an import may run beside the web server. One that ends by itself, as for want of memory or of a place on the disk, is started
 * again until it runs.
 */
export async function startEmbedded({
	folder: wanted,
	durable = true,
	revive = true,
	onMoved,
}: EmbeddedOptions): Promise<Embedded> {
	const runner = await findRunner();
	const folder = await reachableFolder(wanted, runner);
	if (folder !== wanted) onMoved?.(folder);
	const cluster = path.join(folder, 'cluster');
	const begin = async () => {
		const host = process.platform === 'win32' ? '127.0.0.1' : await socketFolder(folder, runner);
		await mkdir(folder, { recursive: true });
		if (runner) await chown(folder, runner.uid, runner.gid);
		let launched: ChildProcess | undefined;
		/** Starts it where it does not run, or ended again: what a killed one left at work keeps the next from starting for a moment. */
		const ensureRunning = async () => {
			if (launched ? isRunning(launched) : await livePostmaster(cluster)) return;
			const binaries = await findBinaries(runner?.uid);
			if (!(await exists(path.join(cluster, 'PG_VERSION')))) await initialise(binaries, folder, cluster, runner);
			await removeStaleLocks(cluster, host);
			launched = await launch(binaries, folder, cluster, host, durable, runner);
		};
		return connectOnceReady({ host, port: PORT, user: USER }, path.join(folder, 'postgres.log'), ensureRunning);
	};
	let isWanted = revive;
	const hold = async (): Promise<pg.Client> => {
		const client = await inTurn(folder, begin);
		client.once('end', async () => {
			while (isWanted) {
				try {
					holder = await hold();
					return;
				} catch {
					// Whoever asks it something is told meanwhile.
					await delay(AGAIN_MS, undefined, { ref: false });
				}
			}
		});
		return client;
	};
	let holder = await hold();
	const { host, port } = holder;
	const connection = { host, port, user: USER };
	return {
		connection,
		stop: () =>
			inTurn(folder, async () => {
				isWanted = false;
				await holder.end();
				await stop(connection, cluster);
			}),
	};
}

/**
 * Does work while no other process does any of the same folder: two that start at once would throw away what the other begins, and the
 * lock of a server that runs, which stops it within a minute. Throws when its turn does not come.
 */
async function inTurn<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
	// A name in the kernel and no file: whoever is killed leaves nothing of it. Elsewhere there are no such names.
	if (process.platform !== 'linux') return work();
	const deadline = Date.now() + START_TIMEOUT_MS;
	let turn: Server | undefined;
	while (!turn) {
		if (Date.now() > deadline) throw new Error(`Another process starts or stops the embedded database in ${folder}.`);
		const next = createServer().listen(`\0ancu-${digest(folder)}`);
		turn = await once(next, 'listening').then(
			() => next,
			() => delay(20, undefined),
		);
	}
	try {
		return await work();
	} finally {
		turn.close();
	}
}

interface Runner {
	uid: number;
	gid: number;
}

// PostgreSQL refuses to run as root, so a container's root lends it another user.
async function findRunner(): Promise<Runner | undefined> {
	if (process.getuid?.() !== 0) return undefined;
	const passwd = await readFile('/etc/passwd', 'utf8');
	for (const name of ['postgres', 'nobody']) {
		const fields = passwd
			.split('\n')
			.map((line) => line.split(':'))
			.find(([user]) => user === name);
		if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
	}
	throw new Error(
		'PostgreSQL does not run as root, and this machine has no user "postgres" or "nobody" to run it as. Start the server as another user.',
	);
}

/** Where the data lives: in the folder that is wanted, or in one of its own where its user may not enter that. */
export async function reachableFolder(wanted: string, runner: Pick<Runner, 'uid'> | undefined): Promise<string> {
	let existing = wanted;
	while (!(await exists(existing))) existing = path.dirname(existing);
	if (!runner || (await canReach(existing === wanted ? path.dirname(wanted) : existing, runner.uid))) return wanted;
	const name = `ancu-${digest(wanted)}`;
	// Of before: it stays until somebody moves it (docs/runbook.md). Anybody may make a folder there, under this name too.
	const former = path.join('/var/tmp', name);
	const owner = await lstat(former).then(
		(found) => (found.isDirectory() ? found.uid : undefined),
		() => undefined,
	);
	return owner === 0 || owner === runner.uid ? former : path.join(await commonFolder(), name);
}

// The path of a Unix socket holds 107 bytes at most, which a deep clone exceeds: so a short folder of its own.
async function socketFolder(folder: string, runner: Runner | undefined): Promise<string> {
	const sockets = path.join(os.tmpdir(), `ancu-${runner?.uid ?? process.getuid?.()}-${digest(folder)}`);
	await mkdir(sockets, { recursive: true, mode: 0o700 });
	const { uid } = await stat(sockets);
	const owner = process.getuid?.();
	if (uid !== owner && uid !== runner?.uid)
		throw new Error(`${sockets} belongs to another user; remove it and start again.`);
	if (runner) await chown(sockets, runner.uid, runner.gid);
	return sockets;
}

function digest(text: string): string {
	return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

function exists(file: string): Promise<boolean> {
	return stat(file).then(
		() => true,
		() => false,
	);
}

// A half-made cluster would look like a whole one after a kill, so it is made aside and renamed.
async function initialise(
	binaries: string,
	folder: string,
	cluster: string,
	runner: Runner | undefined,
): Promise<void> {
	const half = `${cluster}.init`;
	await rm(half, { recursive: true, force: true });
	const options = [
		'--username',
		USER,
		'--auth',
		'trust',
		'--encoding',
		'UTF8',
		'--locale-provider',
		'builtin',
		'--locale',
		'C.UTF-8',
		'--no-sync',
	];
	await run(path.join(binaries, 'bin', 'initdb'), [...options, '-D', half], folder, runner);
	await rename(half, cluster);
}

function run(command: string, args: string[], cwd: string, runner: Runner | undefined): Promise<void> {
	return new Promise((resolve, reject) => {
		const child = spawn(command, args, { cwd, env: cleanEnv(), stdio: ['ignore', 'ignore', 'pipe'], ...runner });
		let errors = '';
		child.stderr.on('data', (chunk) => {
			errors += chunk;
		});
		child.once('error', reject);
		child.once('exit', (code) =>
			code === 0 ? resolve() : reject(new Error(`${path.basename(command)} failed:\n${errors}`)),
		);
	});
}

// PGPORT, PGHOST and the like of the caller would move the server elsewhere.
function cleanEnv(): NodeJS.ProcessEnv {
	return Object.fromEntries(
		Object.entries(process.env).filter(([name]) => !name.startsWith('PG') && name !== 'NODE_OPTIONS'),
	);
}

async function launch(
	binaries: string,
	folder: string,
	cluster: string,
	host: string,
	durable: boolean,
	runner: Runner | undefined,
): Promise<ChildProcess> {
	const settings = {
		listen_addresses: process.platform === 'win32' ? host : '',
		...(process.platform !== 'win32' && { unix_socket_directories: host }),
		port: PORT,
		// Four servers have 34 each, with the one that stays.
		max_connections: 150,
		shared_buffers: '128MB',
		// More would quote rows: names, phone numbers, hashes of passwords.
		log_error_verbosity: 'terse',
		...(!durable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
	};
	const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
	const log = await open(path.join(folder, 'postgres.log'), 'a');
	await log.chmod(0o600);
	const child = spawn(path.join(binaries, 'bin', 'postgres'), ['-D', cluster, ...args], {
		cwd: folder,
		env: cleanEnv(),
		// Its own process group: Ctrl-C must reach it through stop(), after the last request has been answered.
		detached: true,
		stdio: ['ignore', log.fd, log.fd],
		...runner,
	});
	await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
	child.unref();
	await log.close();
	return child;
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
	return exitCode === null && signalCode === null;
}

/** The pid of a live server of this cluster. After a kill the file may name a dead process, a zombie or a stranger. */
async function livePostmaster(cluster: string): Promise<number | undefined> {
	const pid = Number((await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0]);
	if (!pid) return undefined;
	try {
		process.kill(pid, 0);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ESRCH') return undefined;
	}
	if (process.platform !== 'linux') return pid;
	const [state, command] = await Promise.all([
		readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''),
		readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
	]);
	const isZombie = /\) Z /.test(state);
	return !isZombie && command.includes('postgres') && command.includes(cluster) ? pid : undefined;
}

async function removeStaleLocks(cluster: string, host: string): Promise<void> {
	await rm(path.join(cluster, 'postmaster.pid'), { force: true });
	if (process.platform === 'win32') return;
	await rm(path.join(host, `.s.PGSQL.${PORT}`), { force: true });
	await rm(path.join(host, `.s.PGSQL.${PORT}.lock`), { force: true });
}

/** A connection that stays, so that no other process stops the database before this one has made its own. */
async function connectOnceReady(
	connection: Embedded['connection'],
	log: string,
	ensureRunning: () => Promise<void>,
): Promise<pg.Client> {
	const deadline = Date.now() + START_TIMEOUT_MS;
	for (let pause = 20; ; pause = Math.min(1.5 * pause, LONGEST_PAUSE_MS)) {
		await ensureRunning();
		const socket = new Socket();
		const client = new pg.Client({ ...connection, database: 'postgres', stream: () => socket });
		try {
			await client.connect();
			// A database that goes away is noticed by who asks it something.
			client.on('error', () => undefined);
			socket.unref();
			return client;
		} catch (error) {
			await client.end().catch(() => undefined);
			if (Date.now() > deadline) {
				const tail = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n').slice(-5).join('\n');
				throw new Error(
					`The embedded database did not start in ${START_TIMEOUT_MS / 1000} s. The end of ${log}:\n${tail}`,
					{ cause: error },
				);
			}
			await delay(pause);
		}
	}
}

async function stop(connection: Embedded['connection'], cluster: string): Promise<void> {
	const pid = await livePostmaster(cluster);
	if (!pid) return;
	const client = new pg.Client({ ...connection, database: 'postgres' });
	await client.connect();
	const others = await client.query(
		`select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`,
	);
	await client.end();
	if (others.rowCount) return;
	// SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back, everything committed is on disk.
	process.kill(pid, 'SIGINT');
	while (await livePostmaster(cluster)) await delay(20);
	if (process.platform !== 'win32') await rm(connection.host, { recursive: true, force: true });
}
