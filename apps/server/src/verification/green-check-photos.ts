import type { Db } from '../database/open-database.ts';
import { dropFiles } from '../file/drop-files.ts';
import { takeUpload } from '../file/upload.repository.ts';
import { badField } from '../graphql/app-error.ts';
import { deletePhotos, insertPhoto } from './green-check.repository.ts';

/** Photos as they are wanted: ids of uploads of this account, and of photos that are there already. Throws BAD_INPUT at `photoIds`. */
export async function takePhotos(
	tx: Db,
	{ accountId, checkId }: { accountId: string; checkId: string },
	wanted: readonly string[],
	present: readonly string[],
): Promise<string[]> {
	const ids = [...new Set(wanted)];
	// One after the other: they come from one transaction.
	for (const [index, id] of ids.entries()) {
		if (present.includes(id)) continue;
		const photo = await takeUpload(tx, accountId, id, 'GREEN_CHECK_PHOTO');
		if (!photo) throw badField(`photoIds.${index}`, 'unknown');
		const taken_at = photo.takenAt ? new Date(photo.takenAt) : null;
		await insertPhoto(tx, { id, check_id: checkId, account_id: accountId, key: photo.key, taken_at });
	}
	return ids;
}

/** Throws photos away that are no longer wanted. */
export async function dropPhotos(tx: Db, before: readonly string[], kept: readonly string[] = []): Promise<void> {
	const gone = before.filter((id) => !kept.includes(id));
	if (gone.length > 0) await dropFiles(tx, await deletePhotos(tx, gone));
}
