import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { makeQuickFolder } from '../apps/server/src/testing/databases.ts';
import { startBalancer } from './balancer.ts';
import { openPostOffice, type PostOffice } from './post-office.ts';
import { startShared } from './shared.ts';

const SEEDED = 1_500;
/** Where pictures of the ground come from, and who made them. */
export const TILE_HOST = 'https://tiles.invalid';
export const TILE_SOURCE = 'Ảnh nền thử & bạn';
const START_TIMEOUT_MS = 60_000;
/** Server processes of a site. More than one share a database and a store for files, and stand behind a balancer. */
export const SERVERS = Number(process.env.SERVERS ?? 1);

/** The whole site as people run it: the server process, its embedded database and its demo data; or several processes, see `SERVERS`. */
export interface Site {
	url: string;
	/** Folder of its database and files. */
	dataDir: string;
	/** Where its short messages and mails arrive, and where it is paid. */
	post: PostOffice;
	/** Ends the server process, gracefully; its data stays. */
	stop: () => Promise<void>;
	/** Starts it again, at the same address. */
	start: () => Promise<void>;
	/** Ends it and throws its data away. */
	remove: () => Promise<void>;
}

/** Starts a site of its own on a free port, with more variables where it needs them. The website must be built. */
export async function startSite(more: (post: PostOffice) => Record<string, string> = () => ({})): Promise<Site> {
	const { folder: dataDir } = await makeQuickFolder('e2e');
	const { SEEDED_DATA: seeded } = process.env;
	// With owners and all: the database's files belong to its own user.
	if (seeded) await promisify(execFile)('cp', ['-a', `${seeded}/.`, dataDir]);
	const port = await freePort();
	const url = `http://127.0.0.1:${port}`;
	const ports = SERVERS === 1 ? [port] : await Promise.all(Array.from({ length: SERVERS }, freePort));
	const post = await openPostOffice(url);
	const shared = SERVERS === 1 ? undefined : await startShared(dataDir);
	let servers: ChildProcess[] = [];
	let balancer: Awaited<ReturnType<typeof startBalancer>> | undefined;

	const start = (own: number, index: number) =>
		spawn(process.execPath, ['apps/server/src/main.ts'], {
			env: {
				...process.env,
				PORT: String(own),
				DATA_DIR: shared ? path.join(dataDir, `server-${index}`) : dataDir,
				SEED_COUNT: String(SEEDED),
				LOG_LEVEL: 'error',
				NODE_ENV: 'development',
				// One browser plays many people here, all from one address.
				RATE_LIMIT_FACTOR: '1000',
				// Nobody answers there: maps must do without, unless a test answers.
				TILE_URL: `${TILE_HOST}/{z}/{x}/{y}.png`,
				TILE_ATTRIBUTION: TILE_SOURCE,
				...post.env,
				...shared?.env,
				...more(post),
			},
			stdio: ['ignore', 'ignore', 'inherit'],
		});

	const site: Site = {
		url,
		dataDir,
		post,
		async start() {
			const [first = port, ...others] = ports;
			servers = [start(first, 0)];
			// Demo data is made by one.
			await whenReady(servers, [first]);
			servers.push(...others.map((own, index) => start(own, index + 1)));
			await whenReady(servers, others);
			if (shared) balancer = await startBalancer(port, ports);
		},
		async stop() {
			await balancer?.close();
			await Promise.all(servers.map(end));
		},
		async remove() {
			await site.stop();
			await post.close();
			await shared?.close();
			await rm(dataDir, { recursive: true, force: true });
		},
	};
	try {
		await site.start();
	} catch (error) {
		await site.remove();
		throw error;
	}
	return site;
}

async function whenReady(servers: readonly ChildProcess[], ports: readonly number[]): Promise<void> {
	const patience = START_TIMEOUT_MS * ports.length;
	const deadline = Date.now() + patience;
	for (const port of ports) {
		while (!(await isReady(`http://127.0.0.1:${port}`))) {
			const ended = servers.find(({ exitCode }) => exitCode !== null);
			if (ended) throw new Error(`The server ended with exit code ${ended.exitCode} before it was ready.`);
			if (Date.now() > deadline) throw new Error(`The server was not ready after ${patience / 1000} s.`);
			await delay(50);
		}
	}
}

async function end(server: ChildProcess): Promise<void> {
	if (server.exitCode !== null) return;
	const ended = once(server, 'exit');
	server.kill('SIGTERM');
	await ended;
}

function isReady(url: string): Promise<boolean> {
	return fetch(`${url}/readyz`).then(
		(response) => response.ok,
		() => false,
	);
}

function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once('error', reject);
		probe.listen(0, '127.0.0.1', () => {
			const address = probe.address();
			probe.close(() =>
				address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
			);
		});
	});
}
