import { type FileFault, sortFiles } from '../file/sort-files.ts';
import { PHOTOS_MAX } from './schema.ts';

/** Kinds of files that a photo of a listing may come as; the server takes no others. */
export const photoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
/** Megabytes of 2^20 bytes that such a file may have when it is sent. */
export const PHOTO_MAX_MEGABYTES = 10;
/** Megabytes that one may have when it is chosen for a listing: a phone's photo is made smaller before it is sent. */
export const PHOTO_FILE_MAX_MEGABYTES = 50;
/** A listing should have as many; fewer are advised against, not refused. */
export const PHOTOS_ADVISED = 3;
/** Pixels that a photo should have in both directions; fewer are advised against, not refused. */
export const PHOTO_EDGE_ADVISED = 300;

/** A photo in the form of a listing. Their order is the order of the listing: cover first. */
export interface PhotoValue {
	/** Names it within the form; never changes. */
	key: string;
	/** What the server takes: id of its upload, or key of a photo that the listing has; null until it has arrived. */
	id: string | null;
	/** Where the server shows it; null of one that was chosen here. */
	url: string | null;
	/** What was chosen here; null of one that the server had. */
	file: File | null;
	/** What it shows, in words. */
	caption: string;
	/** Pixels; null until known. */
	width: number | null;
	/** Pixels; null until known. */
	height: number | null;
	/** `waiting` until its upload has ended; `failed` keeps the file for another try. */
	status: 'waiting' | 'failed' | 'arrived';
	/** Why it failed, in words; null when nobody said. */
	failure: string | null;
}

/** A photo that was chosen and has to be sent. */
export function newPhoto(key: string, file: File): PhotoValue {
	return {
		key,
		id: null,
		url: null,
		file,
		caption: '',
		width: null,
		height: null,
		status: 'waiting',
		failure: null,
	};
}

/** A photo that the server has: one of a listing that is edited, or, without an address, an upload that a draft has kept. */
export function storedPhoto(photo: {
	key: string;
	url?: string | null | undefined;
	caption?: string | null | undefined;
	width?: number | undefined;
	height?: number | undefined;
}): PhotoValue {
	return {
		key: photo.key,
		id: photo.key,
		url: photo.url ?? null,
		file: null,
		caption: photo.caption ?? '',
		width: photo.width ?? null,
		height: photo.height ?? null,
		status: 'arrived',
		failure: null,
	};
}

/** Something that happens to the photos of a form. */
export type PhotoChange =
	| { type: 'add'; photos: readonly PhotoValue[] }
	| { type: 'measure'; key: string; width: number; height: number }
	| { type: 'arrive'; key: string; id: string; width: number; height: number }
	| { type: 'fail'; key: string; failure: string | null }
	| { type: 'retry'; key: string }
	| { type: 'caption'; key: string; caption: string }
	| { type: 'move'; key: string; to: number }
	| { type: 'remove'; key: string }
	| { type: 'restore'; photo: PhotoValue; at: number };

/** The photos after a change. One that is not there any more is not changed; places beyond the ends are the ends. */
export function changePhotos(photos: readonly PhotoValue[], change: PhotoChange): readonly PhotoValue[] {
	const patch = (key: string, fields: Partial<PhotoValue>) =>
		photos.map((photo) => (photo.key === key ? { ...photo, ...fields } : photo));
	switch (change.type) {
		case 'add':
			return [...photos, ...change.photos].slice(0, PHOTOS_MAX);
		case 'measure':
			return patch(change.key, { width: change.width, height: change.height });
		case 'arrive': {
			// What was measured here stays: the server may have made it smaller.
			const { width, height } = photos.find(({ key }) => key === change.key) ?? {};
			return patch(change.key, {
				id: change.id,
				width: width ?? change.width,
				height: height ?? change.height,
				status: 'arrived',
				failure: null,
			});
		}
		case 'fail':
			return patch(change.key, { status: 'failed', failure: change.failure });
		case 'retry':
			return photos.map((photo) =>
				photo.key === change.key && photo.status === 'failed' ? { ...photo, status: 'waiting', failure: null } : photo,
			);
		case 'caption':
			return patch(change.key, { caption: change.caption });
		case 'move': {
			const photo = photos.find(({ key }) => key === change.key);
			return photo ? insertAt(without(photos, change.key), photo, change.to) : photos;
		}
		case 'remove':
			return without(photos, change.key);
		case 'restore':
			return photos.length >= PHOTOS_MAX || photos.some(({ key }) => key === change.photo.key)
				? photos
				: insertAt(photos, change.photo, change.at);
	}
}

function without(photos: readonly PhotoValue[], key: string): readonly PhotoValue[] {
	return photos.filter((photo) => photo.key !== key);
}

function insertAt(photos: readonly PhotoValue[], photo: PhotoValue, at: number): readonly PhotoValue[] {
	const place = Math.max(0, at);
	return [...photos.slice(0, place), photo, ...photos.slice(place)];
}

/** Why a file cannot become a photo: before it is looked into (`heic`, `notImage`, `tooLarge`, `duplicate`, `tooMany`) or after. */
export type PhotoFault = FileFault | 'notImage' | 'broken';

/** A file that was not taken. */
export interface RefusedPhoto {
	/** Of the file. */
	name: string;
	fault: PhotoFault;
}

/**
 * Tells which of the chosen files can join the photos, of `megabytes` each at most. Whether they are whole is found when they are
 * decoded.
 */
export function sortPhotoFiles(
	photos: readonly PhotoValue[],
	files: readonly File[],
	megabytes: number = PHOTO_MAX_MEGABYTES,
): { taken: File[]; refused: RefusedPhoto[] } {
	return sortFiles(photos, files, {
		types: photoTypes,
		wrongType: 'notImage',
		megabytes,
		most: PHOTOS_MAX,
	});
}

/** Whether a photo has fewer pixels than is advised. */
export function isSmallPhoto({ width, height }: Pick<PhotoValue, 'width' | 'height'>): boolean {
	return width !== null && height !== null && Math.min(width, height) < PHOTO_EDGE_ADVISED;
}

/** Whether a photo has still to arrive: a form waits for it. */
export function isUploading(photos: readonly PhotoValue[]): boolean {
	return photos.some(({ status }) => status === 'waiting');
}

/** What LocationInfoInput and a draft take of the photos: those that have arrived. */
export function toPhotoInput(photos: readonly PhotoValue[]): { images: string[]; captions: string[] } {
	const arrived = photos.flatMap(({ id, caption }) => (id === null ? [] : [{ id, caption: caption.trim() }]));
	return { images: arrived.map(({ id }) => id), captions: arrived.map(({ caption }) => caption) };
}
