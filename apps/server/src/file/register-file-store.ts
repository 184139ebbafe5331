import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';
import { createDiskStore } from './disk-store.ts';
import { registerFiles } from './file.routes.ts';
import type { FileStore } from './file-store.ts';
import { createS3Store } from './s3-store.ts';

/** Opens the store that the configuration names, and serves its files at `/files/<key>`. */
export async function registerFileStore(app: FastifyInstance, env: Pick<Env, 's3' | 'dataDir'>): Promise<FileStore> {
	const store = openFileStore(env);
	registerFiles(app, store);
	if (!env.s3) await closeToOthers(fileFolders(env)[1]);
	return store;
}

/** What is private on the site is so on the machine too; a folder of before was open. */
async function closeToOthers(folder: string): Promise<void> {
	await mkdir(folder, { recursive: true });
	// Some volumes know no rights, and a folder may be somebody else's.
	await chmod(folder, 0o700).catch(() => undefined);
}

/** The store that the configuration names. */
export function openFileStore(env: Pick<Env, 's3' | 'dataDir'>): FileStore {
	return env.s3 ? createS3Store(env.s3) : createDiskStore(...fileFolders(env));
}

/** Where a store on disk keeps files that everybody may see, and private ones. */
export function fileFolders({ dataDir }: Pick<Env, 'dataDir'>): [everybody: string, own: string] {
	return [path.join(dataDir, 'files'), path.join(dataDir, 'private-files')];
}
