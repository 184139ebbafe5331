import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { render } from './dist/server/entry.server.js';

const client = path.resolve('dist/client');
const page = await readFile(path.join(client, 'index.html'), 'utf8');
// No more than the README of ui says that the library needs.
const policy = "default-src 'self'; img-src 'self' data: blob:; style-src-attr 'unsafe-inline'";
const types = { '.js': 'text/javascript', '.css': 'text/css' };

const server = createServer(async (request, response) => {
	const { pathname } = new URL(request.url ?? '/', 'http://localhost');
	if (pathname === '/')
		return response
			.setHeader('content-type', 'text/html')
			.setHeader('content-security-policy', policy)
			.end(page.replace('<!--app-->', render()));
	const file = path.join(client, path.normalize(pathname));
	const body = file.startsWith(client) && (await readFile(file).catch(() => undefined));
	if (!body) return response.writeHead(404).end();
	response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream').end(body);
});
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
	console.log(`http://127.0.0.1:${server.address().port}/`);
});
