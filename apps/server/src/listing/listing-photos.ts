import { PHOTOS_MAX } from '@ancu/forms/listing';
import type { Db } from '../database/open-database.ts';
import type { StoredPhoto } from '../database/tables.ts';
import { dropFiles } from '../file/drop-files.ts';
import type { StoredPicture } from '../file/stored-picture.ts';
import { findUnusedUploads, takeUpload } from '../file/upload.repository.ts';
import { badField } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import type { Photo } from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';
import { enqueueAll } from '../job/job.repository.ts';
import { avifKey } from './photo-avif.ts';
import { toPhoto } from './to-photo.ts';

/** Pictures of a listing as they are wanted now, each once, where it is named first: ids of uploads, and keys of pictures that it has. */
export async function takePhotos(
	db: Db,
	accountId: string,
	images: readonly string[],
	captions: readonly string[] | null | undefined,
	present: readonly StoredPhoto[] = [],
): Promise<StoredPhoto[]> {
	const photos: StoredPhoto[] = [];
	// One after the other: they come from one transaction.
	for (const [index, image] of images.entries()) {
		if (images.indexOf(image) < index) continue;
		const photo = present.find(({ key }) => key === image) ?? (await takeNew(db, accountId, image));
		if (!photo) throw badField(`images.${index}`, 'unknown');
		const words = captions?.[index]?.trim();
		photos.push(words === undefined ? photo : { ...photo, caption: words ? { vn: words, en: words } : null });
	}
	return photos;
}

/** Photos that the signed-in account has sent and no listing has yet, each with its upload's id for a key, in any order. */
export async function findUploadedPhotos({ db, viewer, locale }: Context, given: readonly string[]): Promise<Photo[]> {
	if (given.length > PHOTOS_MAX) throw badField('ids', 'too_long');
	const ids = given.filter(isUuid);
	if (ids.length === 0) return [];
	const uploads = await findUnusedUploads(db, viewer?.id ?? '', ids, 'PHOTO');
	return uploads.flatMap(({ id, picture }) => (picture ? [{ ...toPhoto(toStored(picture), locale), key: id }] : []));
}

/** Throws away the files of pictures that are no longer wanted. */
export async function dropPhotos(db: Db, before: readonly StoredPhoto[], kept: readonly StoredPhoto[]): Promise<void> {
	const keys = before
		.filter(({ key, isDrawing }) => !isDrawing && !kept.some((photo) => photo.key === key))
		.flatMap(({ key, smaller = [] }) => [key, ...smaller.map((size) => size.key)])
		.flatMap((key) => [key, avifKey(key)]);
	await dropFiles(db, keys);
}

/** Has the AVIF files of pictures made that have none yet. */
export async function askForAvif(db: Db, listingId: string, photos: readonly StoredPhoto[]): Promise<void> {
	const lacking = photos.filter(({ isDrawing, hasAvif }) => !isDrawing && !hasAvif);
	await enqueueAll(
		db,
		'photo.avif',
		lacking.map(({ key }) => ({ listingId, key })),
	);
}

async function takeNew(db: Db, accountId: string, uploadId: string): Promise<StoredPhoto | undefined> {
	const picture = await takeUpload(db, accountId, uploadId, 'PHOTO');
	return picture && toStored(picture);
}

function toStored(picture: StoredPicture): StoredPhoto {
	return { ...picture, caption: null, isDrawing: false };
}
