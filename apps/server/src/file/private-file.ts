import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';
import { hmacOf, isHmacOf } from '../secret-key.ts';
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
export function privateFileUrl({ secretKeys }: Pick<Env, 'secretKeys'>, file: PrivateFile, now = new Date()): string {
	const until = (Math.floor(now.getTime() / 1_000 / WINDOW_S) + 2) * WINDOW_S;
	const mark = hmacOf(secretKeys, textOf(file, until)).toString('base64url');
	const query = new URLSearchParams({ name: file.name, until: String(until), mark });
	return `${PREFIX}${file.key}?${query}`;
}

/** Serves private files to whoever has an address of `privateFileUrl` that is not out of date. */
export function registerPrivateFiles(
	app: FastifyInstance,
	{ store, env: { secretKeys } }: { store: FileStore; env: Pick<Env, 'secretKeys'> },
): void {
	app.get<{ Params: { '*': string }; Querystring: Record<string, unknown> }>(`${PREFIX}*`, async (request, reply) => {
		const key = request.params['*'];
		const { name, until, mark } = request.query;
		if (!isFileKey(key) || !isPrivateKey(key) || typeof name !== 'string' || typeof mark !== 'string')
			return reply.callNotFound();
		const isFresh = Number(until) * 1_000 > Date.now();
		const text = textOf({ key, name }, Number(until));
		if (!isFresh || !isHmacOf(secretKeys, text, Buffer.from(mark, 'base64url'))) return reply.callNotFound();
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

function textOf({ key, name }: PrivateFile, until: number): string {
	return JSON.stringify(['private file', key, name, until]);
}

/** As RFC 8187 has it. */
function encodeName(name: string): string {
	return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
