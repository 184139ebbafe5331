import fastify from 'fastify';
import { type FileStoreOptions, registerFileStore } from './file-store.routes.ts';

/** Starts an S3-compatible store of its own, with nothing in it, at loopback. `url` is the endpoint, without a bucket. */
export async function startFileStore(options: FileStoreOptions): Promise<{ url: string; close: () => Promise<void> }> {
	const app = fastify({ forceCloseConnections: true });
	await registerFileStore(app, options);
	const url = await app.listen({ port: 0, host: '127.0.0.1' });
	return { url: `${url}/s3`, close: () => app.close() };
}
