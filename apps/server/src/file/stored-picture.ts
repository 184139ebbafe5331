import { randomBytes } from 'node:crypto';
import { removeFiles } from './drop-files.ts';
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

/** A picture that is about to be stored, and its files. */
export interface NewPicture {
	picture: StoredPicture;
	files: readonly { key: string; bytes: PictureFile['bytes'] }[];
}

/** Names where an avatar is to be. */
export function nameAvatar(avatar: PictureFile): NewPicture {
	return name([[`avatar/${newName()}.webp`, avatar]], { placeholder: null });
}

/** Names where a photo is to be, in every size. */
export function namePhoto(photo: PhotoFile): NewPicture {
	const stem = newName();
	const sizes = [photo, ...photo.smaller].map(
		(file) => [`photo/${stem}-${Math.max(file.width, file.height)}.webp`, file] as const,
	);
	return name(sizes, { placeholder: photo.placeholder });
}

/** Names where a private paper is to be. */
export function namePaper({ ending, name: called, ...file }: Paper): NewPicture {
	return name([[newPrivateKey(ending), file]], { placeholder: null, name: called });
}

/** Names where a private photo is to be. */
export function nameSitePhoto({ takenAt, ...file }: SitePhoto): NewPicture {
	return name([[newPrivateKey('webp'), file]], {
		placeholder: null,
		...(takenAt && { takenAt: takenAt.toISOString() }),
	});
}

/** The keys of all its files. */
export function keysOf({ key, smaller }: StoredPicture): string[] {
	return [key, ...smaller.map((size) => size.key)];
}

/** Puts every file of a picture into the store, or none. */
export async function storePicture(store: FileStore, { picture, files }: NewPicture): Promise<void> {
	const puts = await Promise.allSettled(files.map(({ key, bytes }) => store.put(key, bytes)));
	const failed = puts.find((put) => put.status === 'rejected');
	if (!failed) return;
	await removePicture(store, picture).catch(() => undefined);
	throw failed.reason;
}

/** Takes a picture out of the store again. */
export async function removePicture(store: FileStore, picture: StoredPicture): Promise<void> {
	await removeFiles(store, keysOf(picture));
}

function name(
	files: readonly (readonly [key: string, file: PictureFile])[],
	more: Omit<StoredPicture, keyof StoredSize | 'smaller'>,
): NewPicture {
	const sizes = files.map(([key, { width, height }]): StoredSize => ({ key, width, height }));
	const [largest, ...smaller] = sizes;
	return {
		picture: { ...(largest as StoredSize), smaller, ...more },
		files: files.map(([key, { bytes }]) => ({ key, bytes })),
	};
}

/** Nobody can guess where a picture is. */
function newName(): string {
	return randomBytes(16).toString('hex');
}
