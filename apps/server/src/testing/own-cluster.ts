import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbedded } from '../database/embedded.ts';
import { addressOf, makeQuickFolder } from './databases.ts';

/** A PostgreSQL of a test's own, to be stopped and started. */
export interface OwnCluster {
	/** Where a server with this `DATA_DIR` finds it. */
	dataDir: string;
	connection: { host: string; port: number; user: string };
	databaseUrl: string;
	/** Ends it: what is open is broken off, or nothing is even told. Done when no process of it is left. */
	stop: (how: 'SIGINT' | 'SIGKILL') => Promise<void>;
	start: () => Promise<void>;
	/** Throws its data away. */
	remove: () => Promise<void>;
}

/** Starts it, empty, and as durable as outside of tests. */
export async function startOwnCluster(): Promise<OwnCluster> {
	const { folder: dataDir } = await makeQuickFolder('fault');
	const folder = path.join(dataDir, 'postgres');
	const start = () => startEmbedded({ folder, revive: false });
	const { connection } = await start();
	const own: OwnCluster = {
		dataDir,
		connection,
		databaseUrl: addressOf(connection, 'postgres'),
		stop: async (how) => {
			const lock = await readFile(path.join(folder, 'cluster', 'postmaster.pid'), 'utf8').catch(() => '');
			const first = Number(lock.split('\n')[0]);
			if (!first) return;
			// Each of its processes leads a group of its own.
			const all = [first, ...(await childrenOf(first))];
			for (const pid of how === 'SIGKILL' ? all : [first]) signal(pid, how);
			for (const pid of all) while (await isAlive(pid)) await delay(5);
		},
		start: async () => {
			await start();
		},
		remove: async () => {
			await own.stop('SIGINT');
			await rm(dataDir, { recursive: true, force: true });
			await rm(connection.host, { recursive: true, force: true });
		},
	};
	return own;
}

function signal(pid: number, name: NodeJS.Signals): void {
	try {
		process.kill(pid, name);
	} catch {
		// It is gone.
	}
}

async function childrenOf(parent: number): Promise<number[]> {
	const pids = (await readdir('/proc')).map(Number).filter(Boolean);
	const parents = await Promise.all(pids.map(async (pid) => Number((await statOf(pid)).split(' ')[1])));
	return pids.filter((_pid, index) => parents[index] === parent);
}

async function isAlive(pid: number): Promise<boolean> {
	return !['', 'Z'].includes((await statOf(pid)).charAt(0));
}

/** State, parent and so on of a process; empty when there is none. */
async function statOf(pid: number): Promise<string> {
	const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
	return text.slice(text.lastIndexOf(')') + 2);
}
