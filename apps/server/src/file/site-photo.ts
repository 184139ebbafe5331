import { DAY_MS } from '@ancu/forms/format';
import sharp from 'sharp';
import { makePaperPicture, type PictureFile, type PictureLimits, readPicture } from './picture.ts';
import { toSafeFile } from './safe-file.ts';

const VIETNAM_OFFSET = '+07:00';

/** A photo that proves something, ready to be stored: made again, with the moment that its camera wrote into it. */
export interface SitePhoto extends PictureFile {
	takenAt: Date | null;
}

/** Reads a photo that was taken on site. Throws FILE_TOO_LARGE or FILE_NOT_IMAGE. */
export async function readSitePhoto(bytes: Buffer, limits: PictureLimits): Promise<SitePhoto> {
	await readPicture(bytes, limits);
	const file = toSafeFile(bytes);
	const head = file && (await sharp(file.bytes, { limitInputPixels: false }).metadata());
	return { ...(await makePaperPicture(bytes)), takenAt: readTakenAt(head?.exif) };
}

/**
 * The earliest moment in what a camera wrote of a photo: it notes when it took it, and programs note later when they changed it.
 * Without a time zone it is Vietnam's. Null where it says none, or one that cannot be.
 */
export function readTakenAt(exif: Buffer | undefined, now = new Date()): Date | null {
	const text = exif?.toString('latin1') ?? '';
	const offset = /([+-]\d\d:\d\d)\0/.exec(text)?.[1] ?? VIETNAM_OFFSET;
	const moments = [...text.matchAll(/(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)\0/g)]
		.map(([, year, month, day, time]) => Date.parse(`${year}-${month}-${day}T${time}${offset}`))
		// No digital camera is older, and none is more than a day ahead.
		.filter((moment) => moment > Date.UTC(2000) && moment < now.getTime() + DAY_MS);
	return moments.length > 0 ? new Date(Math.min(...moments)) : null;
}
