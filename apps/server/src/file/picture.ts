import sharp, { type ResizeOptions } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { AppError } from '../graphql/app-error.ts';
import { type PictureFormat, toSafeFile } from './safe-file.ts';

/** Bytes of a megabyte, as limits count them. */
export const MEGABYTE = 1024 * 1024;
/** No picture may have more. */
export const PIXELS_MAX = 40_000_000;
const SECONDS_MAX = 30;
const AVATAR_EDGE = 512;
const PHOTO_EDGES = [480, 960, 1920];
const PAPER_EDGE = 2_560;
const THUMBNAIL_EDGE = 100;
const WEBP = { quality: 80, effort: 2 };
// At the usual effort of 4, 1920 pixels take four seconds in place of a fifth of one.
const AVIF = { quality: 50, effort: 0 };

// No two uploads are alike: a cache would only hold memory. Pictures run beside each other, so each takes one thread.
sharp.cache(false);
sharp.concurrency(1);
// Whatever a file pretends to be, no reader but these three is ever asked.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
	operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

export interface PictureLimits {
	maxBytes: number;
	maxPixels: number;
}

/** An encoded picture. */
export interface PictureFile {
	bytes: Uint8Array<ArrayBuffer>;
	/** Pixels. */
	width: number;
	/** Pixels. */
	height: number;
}

/** A photo in its largest size, ready to be stored. */
export interface PhotoFile extends PictureFile {
	/** The same in smaller, smallest first. */
	smaller: PictureFile[];
	/** ThumbHash in base64, to show until the photo is there. */
	placeholder: string;
}

/**
 * Looks at a file without decoding it: is it a picture that we take, and how large is it as it is shown? Throws
 * FILE_TOO_LARGE or FILE_NOT_IMAGE. Whether it is whole is found when it is decoded.
 */
export async function readPicture(
	bytes: Uint8Array,
	{ maxBytes, maxPixels }: PictureLimits,
): Promise<{ format: PictureFormat; width: number; height: number }> {
	if (bytes.length > maxBytes) throw tooLarge({ maxBytes, maxPixels });
	const file = toSafeFile(bytes);
	if (!file) throw new AppError('FILE_NOT_IMAGE');
	// Only the head is read here, so the size need not be limited before it is known.
	const head = await sharp(file.bytes, { limitInputPixels: false })
		.metadata()
		.catch(() => undefined);
	if (head?.format !== file.format) throw new AppError('FILE_NOT_IMAGE');
	if (head.width * head.height > maxPixels) throw tooLarge({ maxBytes, maxPixels });
	return { format: file.format, ...head.autoOrient };
}

/** What is said of a file that is over its limits. */
export function tooLarge({ maxBytes, maxPixels }: PictureLimits): AppError {
	const params = { megabytes: maxBytes / MEGABYTE, megapixels: maxPixels / 1_000_000 };
	return new AppError('FILE_TOO_LARGE', { params });
}

/** A square WebP of 512 pixels, from the middle. Throws FILE_NOT_IMAGE. */
export async function makeAvatar(bytes: Uint8Array): Promise<PictureFile> {
	return encode(await decode(bytes, { width: AVATAR_EDGE, height: AVATAR_EDGE, fit: 'cover' }), AVATAR_EDGE, 'webp');
}

/**
 * A photo in WebP with longest edges of 480, 960 and 1920 pixels, and its placeholder. Never enlarged: a photo between two
 * sizes ends with its own. Throws FILE_NOT_IMAGE.
 */
export async function makePhotoSizes(bytes: Uint8Array): Promise<PhotoFile> {
	const pixels = await decode(bytes, fitInto(Math.max(...PHOTO_EDGES)));
	const longest = Math.max(pixels.width, pixels.height);
	const smaller: PictureFile[] = [];
	// One after the other: a picture takes one thread.
	for (const edge of PHOTO_EDGES) if (edge < longest) smaller.push(await encode(pixels, edge, 'webp'));
	return { ...(await encode(pixels, longest, 'webp')), smaller, placeholder: await makePlaceholder(pixels) };
}

/** A WebP that small print on a paper can be read from: its longest edge 2,560 pixels at most, never enlarged. Throws FILE_NOT_IMAGE. */
export async function makePaperPicture(bytes: Uint8Array): Promise<PictureFile> {
	return encode(await decode(bytes, fitInto(PAPER_EDGE)), PAPER_EDGE, 'webp');
}

/** An AVIF that fits into a square of `edge` pixels, never enlarged. For background work. Throws FILE_NOT_IMAGE. */
export async function makeAvif(bytes: Uint8Array, edge: number): Promise<PictureFile> {
	return encode(await decode(bytes, fitInto(edge)), edge, 'avif');
}

/** Bare pixels, upright and in sRGB: nothing else that was in a file can get past here. */
interface Pixels {
	data: Buffer;
	width: number;
	height: number;
	channels: 1 | 2 | 3 | 4;
}

async function decode(bytes: Uint8Array, resize: ResizeOptions): Promise<Pixels> {
	const file = toSafeFile(bytes);
	if (!file) throw new AppError('FILE_NOT_IMAGE');
	try {
		// Of a moving picture this takes the first frame. Warnings are common in what phones write, errors are not.
		const { data, info } = await sharp(file.bytes, { failOn: 'error', limitInputPixels: PIXELS_MAX })
			.timeout({ seconds: SECONDS_MAX })
			.autoOrient()
			.resize(resize)
			.flatten({ background: 'white' })
			.toColourspace('srgb')
			.raw({ depth: 'uchar' })
			.toBuffer({ resolveWithObject: true });
		return { data, width: info.width, height: info.height, channels: info.channels };
	} catch {
		throw new AppError('FILE_NOT_IMAGE');
	}
}

async function encode(pixels: Pixels, edge: number, format: 'webp' | 'avif'): Promise<PictureFile> {
	const scaled = fromPixels(pixels).resize(fitInto(edge));
	const encoded = format === 'webp' ? scaled.webp(WEBP) : scaled.avif(AVIF);
	const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
	return { bytes: data, width: info.width, height: info.height };
}

async function makePlaceholder(pixels: Pixels): Promise<string> {
	const small = fromPixels(pixels).resize(fitInto(THUMBNAIL_EDGE)).ensureAlpha().raw();
	const { data, info } = await small.toBuffer({ resolveWithObject: true });
	return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

function fromPixels({ data, width, height, channels }: Pixels) {
	return sharp(data, { raw: { width, height, channels } });
}

function fitInto(edge: number): ResizeOptions {
	return { width: edge, height: edge, fit: 'inside', withoutEnlargement: true };
}
