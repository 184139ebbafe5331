import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

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
export interface Served {
	url: string;
	pid: number;
	stop: () => Promise<void>;
}

/** Starts a script that prints where it listens. */
export async function serveScript(script: string, env: Record<string, string>): Promise<Served> {
	const child = spawn(process.execPath, [path.resolve(import.meta.dirname, script)], {
		env: { ...process.env, ...env },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const ended = once(child, 'exit');
	const line = once(createInterface({ input: child.stdout }), 'line') as Promise<[string]>;
	const url = await Promise.race([
		line,
		ended.then(() => Promise.reject(new Error(`${script} ended before it served.`))),
	]);
	return {
		url: url[0],
		pid: child.pid as number,
		stop: async () => {
			child.kill('SIGTERM');
			await ended;
		},
	};
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
