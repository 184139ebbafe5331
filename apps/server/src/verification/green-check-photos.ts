import { GREEN_CHECK_PHOTOS_MAX } from '@ancu/forms/verification';
import type { Db } from '../database/open-database.ts';
import { dropFiles } from '../file/drop-files.ts';
import { takeUpload } from '../file/upload.repository.ts';
import { badField } from '../graphql/app-error.ts';
import { deletePhotos, insertPhoto } from './green-check.repository.ts';

/**
 * Photos as they are wanted: ids of uploads of this account, and of photos that are there already; then those that whoever sends
 * them does not know of. Throws BAD_INPUT at `photoIds`.
 */
export async function takePhotos(
	tx: Db,
	{ accountId, checkId }: { accountId: string; checkId: string },
	{
		wanted,
		present,
		known,
	}: { wanted: readonly string[]; present: readonly string[]; known?: readonly string[] | null | undefined },
): Promise<string[]> {
	// Another tab or device may have put photos in, and taken some away.
	const unknown = present.filter((id) => known && !known.includes(id));
	const isGone = (id: string) => known?.includes(id) && !present.includes(id);
	const ids = [...new Set([...wanted, ...unknown])].filter((id) => !isGone(id));
	if (ids.length > GREEN_CHECK_PHOTOS_MAX) throw badField('photoIds', 'over_limit');
	// One after the other: they come from one transaction.
	for (const id of ids) {
		if (present.includes(id)) continue;
		const photo = await takeUpload(tx, accountId, id, 'GREEN_CHECK_PHOTO');
		if (!photo) throw badField(`photoIds.${wanted.indexOf(id)}`, 'unknown');
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
