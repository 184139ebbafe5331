import { articleRefusals } from '@ancu/forms/content';
import type { Db } from '../database/open-database.ts';
import type { StoredPhoto } from '../database/tables.ts';
import { takeUpload } from '../file/upload.repository.ts';
import { badField } from '../graphql/app-error.ts';
import { dropPhotos } from '../listing/listing-photos.ts';

/** A cover as it is wanted: an upload, or the key of the picture that is there. */
interface WantedCover {
	image: string;
	alt: { vn: string; en: string };
}

/** The cover of an article as it is wanted now; what it had before and is wanted no more is thrown away. */
export async function takeCover(
	tx: Db,
	accountId: string,
	wanted: WantedCover | null | undefined,
	before: StoredPhoto | null,
): Promise<StoredPhoto | null> {
	const kept = before && wanted?.image === before.key ? before : undefined;
	if (before && !kept) await dropPhotos(tx, [before], []);
	if (!wanted) return null;
	if (kept) return { ...kept, caption: wanted.alt };
	const picture = await takeUpload(tx, accountId, wanted.image, 'PHOTO');
	if (!picture) throw badField('cover.image', articleRefusals.coverUnknown);
	return { ...picture, caption: wanted.alt, isDrawing: false };
}
