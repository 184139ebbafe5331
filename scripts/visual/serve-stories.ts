import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';

const types: Readonly<Record<string, string>> = {
	'.html': 'text/html',
	'.js': 'text/javascript',
	'.mjs': 'text/javascript',
	'.css': 'text/css',
	'.json': 'application/json',
	'.svg': 'image/svg+xml',
	'.woff2': 'font/woff2',
};

/** Builds the stories into a folder, without what surrounds them. */
export async function buildStories(folder: string): Promise<void> {
	const storybook = path.resolve('node_modules/storybook/dist/bin/dispatcher.js');
	await promisify(execFile)(
		process.execPath,
		[storybook, 'build', '--preview-only', '--test', '--quiet', '--output-dir', folder],
		{ maxBuffer: 64 * 2 ** 20 },
	);
}

/** Serves a folder at a free port of this machine. Vite's own server would end the process when its input ends. */
export async function serveStories(folder: string): Promise<{ address: string; close: () => void }> {
	const server = createServer(async ({ url = '/' }, reply) => {
		const file = path.join(folder, new URL(url, 'http://stories').pathname);
		const content = await readFile(file).catch(() => undefined);
		if (!content) return reply.writeHead(404).end();
		const type = types[path.extname(file)] ?? 'application/octet-stream';
		return reply.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' }).end(content);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return {
		address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		close() {
			server.close();
			server.closeAllConnections();
		},
	};
}
