import type { FastifyInstance } from 'fastify';
import { contentTypeOf, type FileStore, isFileKey, isPrivateKey } from './file-store.ts';

export const PROTECTION = {
	// Opened on its own, a stored file may run nothing and reach nothing.
	'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
	'x-content-type-options': 'nosniff',
};

/**
 * Serves the files of a store at `/files/<key>`, passing them through. Addresses stay the same whatever the store is, and a bucket stays
 * private; what takes the load off is a cache in front of the site. A key is never used twice, so what anybody has they may keep.
 */
export function registerFiles(app: FastifyInstance, store: FileStore): void {
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
