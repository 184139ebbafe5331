import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { contentTypeOf, type FileStore, isFileKey, isPrivateKey } from './file-store.ts';

export const PROTECTION = {
	// Opened on its own, a stored file may run nothing and reach nothing.
	'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
	'x-content-type-options': 'nosniff',
};

/** Serves the files of a disk store at `/files/<key>`. A key is never used twice, so what a browser has it may keep. */
export async function registerFiles(app: FastifyInstance, folder: string): Promise<void> {
	await mkdir(folder, { recursive: true });
	await app.register(fastifyStatic, {
		root: folder,
		prefix: '/files/',
		decorateReply: false,
		dotfiles: 'ignore',
		immutable: true,
		maxAge: '365d',
		index: false,
		setHeaders: (reply) => {
			for (const [name, value] of Object.entries(PROTECTION)) reply.header(name, value);
		},
	});
}

/**
 * Serves the files of any other store at `/files/<key>`, passing them through. Addresses stay the same whatever the store
 * is, and the bucket stays private; what takes the load off is a cache in front of the site, which may keep them for ever.
 */
export function registerStoreFiles(app: FastifyInstance, store: FileStore): void {
	app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
		const key = request.params['*'];
		const file = isFileKey(key) && !isPrivateKey(key) ? await store.open(key) : undefined;
		if (!file) return reply.callNotFound();
		return reply
			.headers({
				...PROTECTION,
				'content-type': contentTypeOf(key),
				...(file.size !== undefined && { 'content-length': file.size }),
				'cache-control': 'public, max-age=31536000, immutable',
			})
			.send(file.body);
	});
}
