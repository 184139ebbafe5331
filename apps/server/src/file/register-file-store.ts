import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';
import { createDiskStore } from './disk-store.ts';
import { registerFiles, registerStoreFiles } from './file.routes.ts';
import type { FileStore } from './file-store.ts';
import { createS3Store } from './s3-store.ts';

/** Opens the store that the configuration names, and serves its files at `/files/<key>`. */
export async function registerFileStore(app: FastifyInstance, env: Pick<Env, 's3' | 'dataDir'>): Promise<FileStore> {
	if (env.s3) {
		const store = createS3Store(env.s3);
		await registerStoreFiles(app, store);
		return store;
	}
	const folder = path.join(env.dataDir, 'files');
	await registerFiles(app, folder);
	return createDiskStore(folder, path.join(env.dataDir, 'private-files'));
}
