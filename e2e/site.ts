import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openPostOffice, type PostOffice } from './post-office.ts';

const SEEDED = 1_500;
/** Where pictures of the ground come from, and who made them. */
export const TILE_HOST = 'https://tiles.invalid';
export const TILE_SOURCE = 'Ảnh nền thử & bạn';
const START_TIMEOUT_MS = 60_000;

/** The whole site as people run it: the server process, its embedded database and its demo data. */
export interface Site {
	url: string;
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
	const dataDir = await mkdtemp(path.join(os.tmpdir(), 'ancu-e2e-'));
	// The database's own user must be able to enter it.
	await chmod(dataDir, 0o711);
	const port = await freePort();
	const url = `http://127.0.0.1:${port}`;
	const post = await openPostOffice(url);
	let server: ChildProcess | undefined;

	const site: Site = {
		url,
		post,
		async start() {
			server = spawn(process.execPath, ['apps/server/src/main.ts'], {
				env: {
					...process.env,
					PORT: String(port),
					DATA_DIR: dataDir,
					SEED_COUNT: String(SEEDED),
					LOG_LEVEL: 'error',
					NODE_ENV: 'development',
					// One browser plays many people here, all from one address.
					RATE_LIMIT_FACTOR: '1000',
					// Nobody answers there: maps must do without, unless a test answers.
					TILE_URL: `${TILE_HOST}/{z}/{x}/{y}.png`,
					TILE_ATTRIBUTION: TILE_SOURCE,
					...post.env,
					...more(post),
				},
				stdio: ['ignore', 'ignore', 'inherit'],
			});
			const deadline = Date.now() + START_TIMEOUT_MS;
			while (!(await isReady(url))) {
				if (server.exitCode !== null)
					throw new Error(`The server ended with exit code ${server.exitCode} before it was ready.`);
				if (Date.now() > deadline) throw new Error(`The server was not ready after ${START_TIMEOUT_MS / 1000} s.`);
				await delay(50);
			}
		},
		async stop() {
			if (!server || server.exitCode !== null) return;
			const ended = once(server, 'exit');
			server.kill('SIGTERM');
			await ended;
		},
		async remove() {
			await site.stop();
			await post.close();
			await rm(dataDir, { recursive: true, force: true });
		},
	};
	await site.start();
	return site;
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
