import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDiskStore } from '../file/disk-store.ts';
import { photo } from '../file/picture.fixtures.ts';
import { makePhotoSizes } from '../file/picture.ts';
import { insertListings } from '../testing/listings.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { addAvif, avifKey } from './photo-avif.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
	server = await startTestServer();
	folder = await mkdtemp(path.join(os.tmpdir(), 'ancu-avif-'));
});
afterAll(async () => {
	await server.close();
	await rm(folder, { recursive: true });
});

/** Sees what is queued, which the server's own runner takes at once. */
function watchJobs(): { plugin: KyselyPlugin; queued: string[] } {
	const queued: string[] = [];
	return {
		queued,
		plugin: {
			transformQuery: ({ node }) => {
				if (node.kind === 'InsertQueryNode') queued.push(JSON.stringify(node));
				return node;
			},
			transformResult: async ({ result }) => result,
		},
	};
}

it('leaves no file of a photo that was taken away while it was made', async () => {
	const { bytes, width, height } = await makePhotoSizes(await photo(60, 40).jpeg().toBuffer());
	const key = '0f7c0a52-6f0e-4d5e-9a0e-1c1f3f6b7a10.webp';
	const stored = { key, width, height, caption: null, isDrawing: false };
	const [listing] = (await insertListings(server.db, [{ title: 'Nhà', photos: JSON.stringify([stored]) }])).values();
	const listingId = listing?.id ?? '';
	const disk = createDiskStore(folder);
	await disk.put(key, bytes);
	const { plugin, queued } = watchJobs();
	const files: typeof disk = {
		...disk,
		put: async (...file) => {
			await server.db.updateTable('listing').set({ photos: '[]' }).where('id', '=', listingId).execute();
			return disk.put(...file);
		},
	};
	await addAvif(server.db.withPlugin(plugin), files, (work) => work(), { listingId, key });
	expect(queued).toHaveLength(1);
	expect(queued[0]).toContain('file.delete');
	expect(queued[0]).toContain(avifKey(key));
});
