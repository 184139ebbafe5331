import { documentRefusals, type SuggestDocumentValues } from '@ancu/forms/procedure';
import type { Db } from '../database/open-database.ts';
import type { StoredPhoto } from '../database/tables.ts';
import { takeUpload } from '../file/upload.repository.ts';
import { badField } from '../graphql/app-error.ts';
import { dropPhotos } from '../listing/listing-photos.ts';

/** Pictures of a document as they are wanted: uploads, and keys of pictures that it has. */
type WantedImages = NonNullable<SuggestDocumentValues['images']>;

/** The pictures of a document as they are wanted now; what it had before and is wanted no more is thrown away. */
export async function takeImages(
	tx: Db,
	accountId: string,
	wanted: WantedImages,
	before: readonly StoredPhoto[],
): Promise<StoredPhoto[]> {
	const photos: StoredPhoto[] = [];
	// One after the other: they come from one transaction.
	for (const [index, { image, alt }] of wanted.entries()) {
		const picture = before.find(({ key }) => key === image) ?? (await takeUpload(tx, accountId, image, 'PHOTO'));
		if (!picture) throw badField(`images.${index}.image`, documentRefusals.imageUnknown);
		photos.push({ ...picture, caption: alt, isDrawing: false });
	}
	await dropPhotos(tx, before, photos);
	return photos;
}
