import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import type { StoredPhoto } from '../database/tables.ts';
import { removeFiles } from '../file/drop-files.ts';
import type { FileStore } from '../file/file-store.ts';
import { makeAvif } from '../file/picture.ts';
import { planRemoval } from '../file/upload.repository.ts';
import type { Gate } from '../limit/at-most.ts';

/** Where the AVIF of a WebP file is. */
export function avifKey(webpKey: string): string {
	return webpKey.replace(/\.webp$/, '.avif');
}

/**
 * Makes the AVIF files of a listing's photo, from its largest WebP: a quarter smaller, but too slow to wait for. Done again, it
 * makes the same files. A photo that is gone meanwhile is none any more.
 */
export async function addAvif(
	db: Db,
	files: FileStore,
	gate: Gate,
	{ listingId, key }: { listingId: string; key: string },
): Promise<void> {
	const listing = await db.selectFrom('listing').select('photos').where('id', '=', listingId).executeTakeFirst();
	const photo = listing?.photos.find((each) => each.key === key);
	if (!photo || photo.hasAvif) return;
	const stored = await files.open(key);
	if (!stored) return;
	const bytes = await buffer(stored.body);
	const sizes = [...(photo.smaller ?? []), photo];
	const keys = sizes.map((size) => avifKey(size.key));
	// One that was stored and not noted could be found by nobody: its photo may be deleted, files and all, while it is made.
	const isWanted = await inTransaction(db, async (tx) => {
		// Another process may have made them by now, and nobody would take this removal back.
		const now = await lockPhotos(tx, listingId);
		if (!now?.some((each) => each.key === key && !each.hasAvif)) return false;
		await takeBackRemovals(tx, keys);
		await planRemoval(tx, keys);
		return true;
	});
	if (!isWanted) return;
	for (const size of sizes) {
		const avif = await gate(() => makeAvif(bytes, Math.max(size.width, size.height)));
		await files.put(avifKey(size.key), avif.bytes);
	}
	// Its poster may have moved or described it meanwhile: only this one word is added.
	const isNoted = await inTransaction(db, async (tx) => {
		const now = await lockPhotos(tx, listingId);
		if (!now?.some((each) => each.key === key)) return false;
		await takeBackRemovals(tx, keys);
		const photos = now.map((each) => (each.key === key ? { ...each, hasAvif: true } : each));
		await tx
			.updateTable('listing')
			.set({ photos: JSON.stringify(photos) })
			.where('id', '=', listingId)
			.execute();
		return true;
	});
	if (!isNoted) await removeFiles(files, keys);
}

async function lockPhotos(tx: Db, listingId: string): Promise<StoredPhoto[] | undefined> {
	const listing = tx.selectFrom('listing').select('photos').where('id', '=', listingId).forUpdate();
	return (await listing.executeTakeFirst())?.photos;
}

/** Also those that an earlier try planned: its files had the same names. */
async function takeBackRemovals(tx: Db, keys: readonly string[]): Promise<void> {
	await tx
		.deleteFrom('job')
		.where('kind', '=', 'file.delete')
		.where(sql<boolean>`payload->'keys' = ${JSON.stringify(keys)}::jsonb`)
		.execute();
}
