import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOf, type FileStore, isPrivateKey } from './file-store.ts';

/** Files in a folder of this machine; private ones in another, so that what serves the one cannot reach them. */
export function createDiskStore(folder: string, privateFolder: string = folder): FileStore {
	function locate(key: string): string {
		contentTypeOf(key);
		return path.join(isPrivateKey(key) ? privateFolder : folder, key);
	}

	return {
		async put(key, bytes) {
			const place = locate(key);
			// Hidden files are not served, so nobody sees a half one.
			const draft = path.join(path.dirname(place), `.${randomUUID()}`);
			await mkdir(path.dirname(place), { recursive: true });
			try {
				await writeFile(draft, bytes, { flag: 'wx', flush: true });
				await rename(draft, place);
			} catch (error) {
				await rm(draft, { force: true });
				throw error;
			}
		},
		async remove(key) {
			await rm(locate(key), { force: true });
		},
		async open(key) {
			try {
				const file = await open(locate(key));
				const { size } = await file.stat();
				return { body: file.createReadStream(), size };
			} catch (error) {
				if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
				throw error;
			}
		},
	};
}
