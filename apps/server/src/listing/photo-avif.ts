import { buffer } from 'node:stream/consumers';
import type { Db } from '../database/open-database.ts';
import type { FileStore } from '../file/file-store.ts';
import { makeAvif } from '../file/picture.ts';
import { enqueue } from '../job/job.repository.ts';
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
	const stored = photo && (await files.open(key));
	if (!stored) return;
	const bytes = await buffer(stored.body);
	const sizes = [...(photo.smaller ?? []), photo];
	for (const size of sizes) {
		const avif = await gate(() => makeAvif(bytes, Math.max(size.width, size.height)));
		await files.put(avifKey(size.key), avif.bytes);
	}
	// Its poster may have moved or described it meanwhile: only this one word is added.
	await db.transaction().execute(async (trx) => {
		const row = await trx
			.selectFrom('listing')
			.select('photos')
			.where('id', '=', listingId)
			.forUpdate()
			.executeTakeFirst();
		if (!row?.photos.some((each) => each.key === key)) {
			// Its files were deleted before these were there.
			await enqueue(trx, 'file.delete', { keys: sizes.map((size) => avifKey(size.key)) });
			return;
		}
		const photos = row.photos.map((each) => (each.key === key ? { ...each, hasAvif: true } : each));
		await trx
			.updateTable('listing')
			.set({ photos: JSON.stringify(photos) })
			.where('id', '=', listingId)
			.execute();
	});
}
