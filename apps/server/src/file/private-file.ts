import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';
import { PROTECTION } from './file.routes.ts';
import { contentTypeOf, type FileStore, isFileKey, isPrivateKey } from './file-store.ts';

const WINDOW_S = 600;
const PREFIX = '/private-files/';

interface PrivateFile {
	/** In the file store. */
	key: string;
	/** What it is saved as. */
	name: string;
}

/**
 * Where a browser finds a private file: an address that works for ten to twenty minutes, for whoever has it. Made only for those who
 * may open the file. Within ten minutes it stays the same, so that a page that asks again shows the same picture.
 */
export function privateFileUrl({ secretKey }: Pick<Env, 'secretKey'>, file: PrivateFile, now = new Date()): string {
	const until = (Math.floor(now.getTime() / 1_000 / WINDOW_S) + 2) * WINDOW_S;
	const query = new URLSearchParams({ name: file.name, until: String(until), mark: markOf(secretKey, file, until) });
	return `${PREFIX}${file.key}?${query}`;
}

/** Serves private files to whoever has an address of `privateFileUrl` that is not out of date. */
export function registerPrivateFiles(
	app: FastifyInstance,
	{ store, env: { secretKey } }: { store: FileStore; env: Pick<Env, 'secretKey'> },
): void {
	app.get<{ Params: { '*': string }; Querystring: Record<string, unknown> }>(`${PREFIX}*`, async (request, reply) => {
		const key = request.params['*'];
		const { name, until, mark } = request.query;
		if (!isFileKey(key) || !isPrivateKey(key) || typeof name !== 'string' || typeof mark !== 'string')
			return reply.callNotFound();
		const isFresh = Number(until) * 1_000 > Date.now();
		if (!isFresh || !isSame(mark, markOf(secretKey, { key, name }, Number(until)))) return reply.callNotFound();
		const file = await store.open(key);
		if (!file) return reply.callNotFound();
		const type = contentTypeOf(key);
		// A PDF may hold what a reader runs, so no browser opens it here.
		const disposition = type === 'application/pdf' ? 'attachment' : 'inline';
		return reply
			.headers({
				...PROTECTION,
				'content-type': type,
				'content-disposition': `${disposition}; filename*=UTF-8''${encodeName(name)}`,
				...(file.size !== undefined && { 'content-length': file.size }),
				'cache-control': 'private, no-store',
				'referrer-policy': 'no-referrer',
				'x-robots-tag': 'noindex',
			})
			.send(file.body);
	});
}

function markOf(secretKey: string, { key, name }: PrivateFile, until: number): string {
	return createHmac('sha256', secretKey)
		.update(JSON.stringify(['private file', key, name, until]))
		.digest('base64url');
}

/** As RFC 8187 has it. */
function encodeName(name: string): string {
	return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function isSame(given: string, expected: string): boolean {
	const [a, b] = [Buffer.from(given), Buffer.from(expected)];
	return a.length === b.length && timingSafeEqual(a, b);
}
