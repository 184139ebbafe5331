import { randomBytes } from 'node:crypto';
import { type FileStore, newPrivateKey } from './file-store.ts';
import type { Paper } from './paper.ts';
import type { PhotoFile, PictureFile } from './picture.ts';
import type { SitePhoto } from './site-photo.ts';

/** A file of a picture in the store. */
export interface StoredSize {
	/** As `photo/<random>-960.webp`; 960 is the longest edge. */
	key: string;
	/** Pixels. */
	width: number;
	/** Pixels. */
	height: number;
}

/** A picture in the store: its largest file, and the others. */
export interface StoredPicture extends StoredSize {
	/** The same in smaller, smallest first. */
	smaller: StoredSize[];
	/** ThumbHash in base64; null for an avatar. */
	placeholder: string | null;
	/** What its sender calls it; of papers alone. */
	name?: string;
	/** ISO 8601; of site photos alone. */
	takenAt?: string;
}

/** Puts an avatar into the store. */
export async function storeAvatar(store: FileStore, avatar: PictureFile): Promise<StoredPicture> {
	const stored = await storeFile(store, `avatar/${newName()}.webp`, avatar);
	return { ...stored, smaller: [], placeholder: null };
}

/** Puts every size of a photo into the store, or none. */
export async function storePhoto(store: FileStore, photo: PhotoFile): Promise<StoredPicture> {
	const name = newName();
	const keyOf = ({ width, height }: PictureFile) => `photo/${name}-${Math.max(width, height)}.webp`;
	const files = [photo, ...photo.smaller];
	const puts = await Promise.allSettled(files.map((file) => storeFile(store, keyOf(file), file)));
	const failed = puts.find(({ status }) => status === 'rejected');
	if (failed) {
		await Promise.allSettled(files.map((file) => store.remove(keyOf(file))));
		throw (failed as PromiseRejectedResult).reason;
	}
	const [largest, ...smaller] = puts.map((put) => (put as PromiseFulfilledResult<StoredSize>).value);
	return { ...(largest as StoredSize), smaller, placeholder: photo.placeholder };
}

/** Puts a private paper into the store. */
export async function storePaper(store: FileStore, { ending, name, ...file }: Paper): Promise<StoredPicture> {
	return { ...(await storeFile(store, newPrivateKey(ending), file)), smaller: [], placeholder: null, name };
}

/** Puts a private photo into the store. */
export async function storeSitePhoto(store: FileStore, { takenAt, ...file }: SitePhoto): Promise<StoredPicture> {
	const stored = await storeFile(store, newPrivateKey('webp'), file);
	return { ...stored, smaller: [], placeholder: null, ...(takenAt && { takenAt: takenAt.toISOString() }) };
}

/** Takes a picture out of the store again. */
export async function removePicture(store: FileStore, { key, smaller }: StoredPicture): Promise<void> {
	await Promise.all([key, ...smaller.map((size) => size.key)].map((each) => store.remove(each)));
}

async function storeFile(store: FileStore, key: string, { bytes, width, height }: PictureFile): Promise<StoredSize> {
	await store.put(key, bytes);
	return { key, width, height };
}

/** Nobody can guess where a picture is. */
function newName(): string {
	return randomBytes(16).toString('hex');
}
