import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves stored files at `/files/<key>`. A key is never used twice, so what a browser has it may keep. */
export async function registerFiles(app: FastifyInstance, folder: string): Promise<void> {
	await mkdir(folder, { recursive: true });
	await app.register(fastifyStatic, {
		root: folder,
		prefix: '/files/',
		decorateReply: false,
		immutable: true,
		maxAge: '365d',
		index: false,
		// Opened on its own, a stored file may run nothing and reach nothing.
		setHeaders: (reply) => {
			reply.header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'");
		},
	});
}
