import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { type SpawnedServer, spawnServer } from '../apps/server/src/testing/spawn-server.ts';

/** What the benches compare with and measure by: a package of its own, which nothing else installs. */
const folder = path.join(import.meta.dirname, 'peers');

/** Installs the peers unless they are there. */
export function installPeers(): void {
	if (existsSync(path.join(folder, 'node_modules'))) return;
	execFileSync('npm', ['ci', '--ignore-scripts'], {
		cwd: folder,
		stdio: 'inherit',
		shell: process.platform === 'win32',
	});
}

/** A server in a process of its own. */
export interface Served extends Pick<SpawnedServer, 'url' | 'pid'> {
	stop: () => Promise<void>;
}

/** Starts a script that prints where it listens. */
export async function serveScript(script: string, env: Record<string, string>): Promise<Served> {
	const { url, pid, end } = await spawnServer(process.execPath, [path.resolve(import.meta.dirname, script)], env);
	return { url, pid, stop: () => end('SIGTERM') };
}

/** What is asked of a server, and how hard. */
export interface Order {
	url: string;
	/** JSON to post, one after the other. */
	bodies?: readonly object[];
	/** Pages to get, one after the other. */
	paths?: readonly string[];
	/** Who asks for pages. */
	agent?: string;
	/** The session's, where it needs one. */
	token?: string;
	connections: number;
	seconds: number;
	/** Requests a second; as many as are answered where it is not said. */
	rate?: number;
}

/** How it went; ms. */
export interface Load {
	requests: number;
	perSecond: number;
	p50: number;
	p99: number;
	/** Refused, broken, late, or answered with errors. */
	failed: number;
}

/** Loads a server from a process of its own. */
export async function load(order: Order): Promise<Load> {
	const child = spawn(process.execPath, [path.join(folder, 'load.js')], { stdio: ['pipe', 'pipe', 'inherit'] });
	child.stdin.end(JSON.stringify(order));
	return JSON.parse(await text(child.stdout)) as Load;
}
