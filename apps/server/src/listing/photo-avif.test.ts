import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { HOUR_MS } from '@ancu/forms/format';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDiskStore } from '../file/disk-store.ts';
import { removeFiles } from '../file/drop-files.ts';
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

/** A listing with a photo whose files are there, and a store that says when an AVIF is put. */
async function postPhoto(name: string, onPut: (count: number, takeAway: () => Promise<unknown>) => unknown) {
	const { bytes, width, height } = await makePhotoSizes(await photo(60, 40).jpeg().toBuffer());
	const small = { key: `photo/${name}-480.webp`, width, height };
	const stored = { key: `photo/${name}-960.webp`, width, height, smaller: [small], caption: null, isDrawing: false };
	const [listing] = (await insertListings(server.db, [{ title: 'Nhà', photos: JSON.stringify([stored]) }])).values();
	const listingId = listing?.id ?? '';
	const disk = createDiskStore(folder);
	const webp = [stored.key, small.key];
	for (const one of webp) await disk.put(one, bytes);
	const takeAway = async () => {
		await server.db.updateTable('listing').set({ photos: '[]' }).where('id', '=', listingId).execute();
		await removeFiles(disk, [...webp, ...webp.map(avifKey)]);
	};
	let count = 0;
	const files: typeof disk = {
		...disk,
		put: async (...file) => {
			await onPut(++count, takeAway);
			return disk.put(...file);
		},
	};
	const avifs = webp.map(avifKey);
	return {
		makeAvifs: () => addAvif(server.db, files, (work) => work(), { listingId, key: stored.key }),
		/** Which of its AVIF files are in the store. */
		kept: async () => {
			const there = await Promise.all(avifs.map(async (one) => ({ one, file: await disk.open(one) })));
			for (const { file } of there) file?.body.destroy();
			return there.filter(({ file }) => file).map(({ one }) => one);
		},
		/** When its AVIF files are to be removed. */
		planned: async () => {
			const jobs = await server.db
				.selectFrom('job')
				.select(['payload', 'run_at'])
				.where('kind', '=', 'file.delete')
				.where(sql<boolean>`payload->'keys' @> ${JSON.stringify([avifKey(stored.key)])}::jsonb`)
				.execute();
			for (const { payload } of jobs) expect((payload as { keys: string[] }).keys.toSorted()).toEqual(avifs.toSorted());
			return jobs.map(({ run_at }) => run_at);
		},
		avifs,
	};
}

it('leaves no file of a photo that was taken away while they were made', async () => {
	const { makeAvifs, kept } = await postPhoto('gone', (count, takeAway) => count === 1 && takeAway());
	await makeAvifs();
	expect(await kept()).toEqual([]);
});

it('leaves no file of a photo that was taken away while they were made, even where the store failed then', async () => {
	const { makeAvifs, kept, planned } = await postPhoto('failed', async (count, takeAway) => {
		if (count === 1) await takeAway();
		else throw new Error('The store is away.');
	});
	await expect(makeAvifs()).rejects.toThrow('The store is away.');
	await makeAvifs();
	expect(await kept()).toHaveLength(1);
	expect(await planned()).toEqual([expect.toSatisfy((at: Date) => at.getTime() - Date.now() > 23 * HOUR_MS)]);
});

it('keeps what a later try made, though an earlier one failed', async () => {
	const { makeAvifs, kept, planned, avifs } = await postPhoto('again', (count) => {
		if (count === 2) throw new Error('The store is away.');
	});
	await expect(makeAvifs()).rejects.toThrow('The store is away.');
	expect(await planned()).toHaveLength(1);
	await makeAvifs();
	expect(await planned()).toEqual([]);
	expect(await kept()).toEqual(avifs);
	// As where it was asked for twice.
	await makeAvifs();
	expect(await planned()).toEqual([]);
});
