import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
	jpegWithPayload,
	movingWebp,
	PAYLOAD,
	passBomb,
	photo,
	pixelBomb,
	png,
	pngHead,
	pngPixels,
	segmentBomb,
	textBomb,
} from './picture.fixtures.ts';
import { MEGABYTE, makeAvatar, makeAvif, makePhotoSizes, PIXELS_MAX, readPicture } from './picture.ts';

const limits = { maxBytes: 5 * MEGABYTE, maxPixels: PIXELS_MAX };
const notImage = expect.objectContaining({ code: 'FILE_NOT_IMAGE' });
const tooLarge = expect.objectContaining({
	code: 'FILE_TOO_LARGE',
	details: { params: { megabytes: 5, megapixels: 40 } },
});

/** The colour in a place of an encoded picture. */
async function colourAt(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
	const { data } = await sharp(bytes)
		.extract({ left, top, width: 1, height: 1 })
		.raw()
		.toBuffer({ resolveWithObject: true });
	return [...data];
}

function expectColour(actual: number[], expected: number[], tolerance = 40): void {
	expect(actual.map((value, index) => Math.abs(value - (expected[index] ?? 0)) <= tolerance)).toEqual([
		true,
		true,
		true,
	]);
}

describe('reading a picture', () => {
	it.each(['jpeg', 'png', 'webp'] as const)('takes %s', async (format) => {
		const bytes = await photo(60, 40).toFormat(format).toBuffer();
		expect(await readPicture(bytes, limits)).toEqual({ format, width: 60, height: 40 });
	});

	it('gives the size as the picture is shown', async () => {
		const bytes = await photo(60, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer();
		expect(await readPicture(bytes, limits)).toEqual({ format: 'jpeg', width: 40, height: 60 });
	});

	it.each([
		['nothing', ''],
		['an SVG', `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${PAYLOAD}</svg>`],
		['a page', `<!doctype html>${PAYLOAD}`],
		['a PDF', '%PDF-1.7\n1 0 obj\n'],
		['a page behind the mark of a JPEG', `\xff\xd8\xff<!doctype html>${PAYLOAD}`],
		['an SVG behind the mark of a JPEG', '\xff\xd8\xff<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
		['the mark of a PNG alone', '\x89PNG\r\n\x1a\n'],
		['the mark of a WebP alone', 'RIFF\x04\0\0\0WEBP'],
		['a sound in a RIFF', 'RIFF\x24\0\0\0WAVEfmt '],
	])('refuses %s', async (_name, text) => {
		const bytes = Buffer.from(text, 'latin1');
		await expect(readPicture(bytes, limits)).rejects.toEqual(notImage);
		await expect(makePhotoSizes(bytes)).rejects.toEqual(notImage);
		await expect(makeAvatar(bytes)).rejects.toEqual(notImage);
		await expect(makeAvif(bytes, 480)).rejects.toEqual(notImage);
	});

	it.each(['gif', 'tiff', 'avif'] as const)('refuses %s', async (format) => {
		const bytes = await photo(60, 40).toFormat(format).toBuffer();
		await expect(readPicture(bytes, limits)).rejects.toEqual(notImage);
		await expect(makeAvatar(bytes)).rejects.toEqual(notImage);
	});

	it('refuses more bytes than it may have, whatever they are', async () => {
		await expect(readPicture(Buffer.alloc(limits.maxBytes + 1), limits)).rejects.toEqual(tooLarge);
	});

	it('refuses few bytes that unpack to endless pixels, and never decodes them', async () => {
		expect(pixelBomb.length).toBeLessThan(200);
		await expect(readPicture(pixelBomb, limits)).rejects.toEqual(tooLarge);
		await expect(makePhotoSizes(pixelBomb)).rejects.toEqual(notImage);
		await expect(makeAvatar(pixelBomb)).rejects.toEqual(notImage);
	});

	it('does not unpack texts that come with a picture', async () => {
		const bytes = textBomb();
		const before = process.resourceUsage().maxRSS;
		expect(await readPicture(bytes, { ...limits, maxBytes: 10 * MEGABYTE })).toMatchObject({ width: 1, height: 1 });
		await makeAvatar(bytes);
		// Kilobytes.
		expect(process.resourceUsage().maxRSS - before).toBeLessThan(200_000);
	});

	it('refuses a JPEG of millions of segments and a WebP of thousands of frames', async () => {
		for (const bytes of [await segmentBomb(), await movingWebp(1, 1, 30_000)]) {
			await expect(readPicture(bytes, limits)).rejects.toEqual(notImage);
			await expect(makeAvatar(bytes)).rejects.toEqual(notImage);
		}
	});

	it('refuses a JPEG that would be gone over a thousand times', async () => {
		await expect(makePhotoSizes(await passBomb())).rejects.toEqual(notImage);
	});

	it.each(['jpeg', 'png', 'webp'] as const)('refuses a %s that breaks off', async (format) => {
		const whole = await photo(600, 400).toFormat(format).toBuffer();
		const half = whole.subarray(0, whole.length / 2);
		await expect(makePhotoSizes(half)).rejects.toEqual(notImage);
		await expect(makeAvatar(half)).rejects.toEqual(notImage);
	});
});

describe('a photo', () => {
	it('comes in three sizes and with a placeholder', async () => {
		const made = await makePhotoSizes(await photo(2_400, 1_200).jpeg().toBuffer());
		expect([...made.smaller, made].map(({ width, height }) => [width, height])).toEqual([
			[480, 240],
			[960, 480],
			[1920, 960],
		]);
		for (const { bytes, width } of [...made.smaller, made]) {
			expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width });
		}
		expect(Buffer.from(made.placeholder, 'base64').length).toBeLessThan(30);
	});

	it.each([
		[700, 350, [480, 700]],
		[480, 100, [480]],
		[1, 1, [1]],
		[3_000, 1, [480, 960, 1920]],
	])('of %i × %i is never enlarged', async (width, height, edges) => {
		const made = await makePhotoSizes(await photo(width, height).png().toBuffer());
		expect([...made.smaller, made].map((size) => size.width)).toEqual(edges);
	});

	it('stands upright, and nothing in it says where it was taken', async () => {
		const taken = await photo(600, 400)
			.jpeg()
			.withExif({
				IFD0: { Make: 'Secret maker' },
				IFD3: {
					GPSLatitudeRef: 'N',
					GPSLatitude: '10/1 46/1 30/1',
					GPSLongitudeRef: 'E',
					GPSLongitude: '106/1 41/1 2/1',
				},
			})
			.withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
			.withMetadata({ orientation: 6 })
			.toBuffer();
		expect(taken.includes('Secret maker')).toBe(true);
		expect((await sharp(taken).metadata()).exif).toBeDefined();

		const made = await makePhotoSizes(taken);
		const files = [...made.smaller, made, await makeAvatar(taken)];
		for (const { bytes } of files) {
			const { exif, xmp, iptc, icc, orientation, comments } = await sharp(bytes).metadata();
			expect({ exif, xmp, iptc, icc, orientation, comments }).toEqual({});
			for (const word of ['Exif', 'EXIF', 'secret', 'Secret']) expect(Buffer.from(bytes).includes(word)).toBe(false);
		}
		expect([made.width, made.height]).toEqual([400, 600]);
		// Turned to the right, what was on the left is above.
		expectColour(await colourAt(made.bytes, 200, 30), [255, 0, 0]);
		expectColour(await colourAt(made.bytes, 200, 570), [0, 0, 255]);
	});

	it('carries nothing on that was hidden in its file', async () => {
		const hidden = await jpegWithPayload(600, 400);
		expect(hidden.includes(PAYLOAD)).toBe(true);
		const made = await makePhotoSizes(hidden);
		const avif = await makeAvif(hidden, 480);
		for (const { bytes } of [...made.smaller, made, avif, await makeAvatar(hidden)]) {
			expect(Buffer.from(bytes).includes('script')).toBe(false);
		}
	});

	it('carries nothing on that was hidden in a PNG', async () => {
		const text = Buffer.from(`Comment\0${PAYLOAD}`);
		const file = png(pngHead(9, 9), ['tEXt', text], pngPixels(9, 9), ['IEND', Buffer.of()]);
		const { bytes } = await makePhotoSizes(Buffer.concat([file, Buffer.from(PAYLOAD)]));
		expect(Buffer.from(bytes).includes('script')).toBe(false);
	});

	it('keeps its colours when they were written in another space', async () => {
		const red = sharp({ create: { width: 60, height: 40, channels: 3, background: '#ff0000' } });
		const wide = await red.clone().withIccProfile('p3').jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
		expectColour(await colourAt(await sharp(wide, { ignoreIcc: true }).png().toBuffer(), 9, 9), [234, 51, 35], 6);
		expectColour(await colourAt((await makePhotoSizes(wide)).bytes, 9, 9), [255, 0, 0], 6);

		const print = await red.clone().toColourspace('cmyk').jpeg().toBuffer();
		expect((await sharp(print).metadata()).space).toBe('cmyk');
		expectColour(await colourAt((await makePhotoSizes(print)).bytes, 9, 9), [237, 28, 36]);
	});

	it('is white where it was clear', async () => {
		const clear = sharp({ create: { width: 60, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
		expectColour(await colourAt((await makePhotoSizes(await clear.png().toBuffer())).bytes, 9, 9), [255, 255, 255], 2);
	});

	it('that was grey is grey', async () => {
		const { bytes } = await makePhotoSizes(
			await sharp(await photo(60, 40).png().toBuffer())
				.greyscale()
				.jpeg()
				.toBuffer(),
		);
		const [red = 0, green = 0, blue = 0] = await colourAt(bytes, 9, 9);
		expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(6);
	});

	it('that moved stands still on its first frame', async () => {
		const moving = await movingWebp(60, 40, 3);
		expect((await sharp(moving).metadata()).pages).toBe(3);
		expect(await readPicture(moving, limits)).toEqual({ format: 'webp', width: 60, height: 40 });
		const made = await makePhotoSizes(moving);
		expect((await sharp(made.bytes).metadata()).pages).toBeUndefined();
		expectColour(await colourAt(made.bytes, 9, 9), [255, 0, 0], 20);
	});
});

describe('an avatar', () => {
	it.each([
		[900, 300],
		[300, 900],
		[20, 10],
	])('of %i × %i becomes a square of 512 pixels', async (width, height) => {
		const { bytes } = await makeAvatar(await photo(width, height).png().toBuffer());
		expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
	});
});

describe('an AVIF', () => {
	it('is made as large as asked for, never larger than the picture', async () => {
		const bytes = await photo(600, 400).webp().toBuffer();
		const small = await makeAvif(bytes, 300);
		expect([small.width, small.height]).toEqual([300, 200]);
		expect(Buffer.from(small.bytes.subarray(4, 12)).toString()).toBe('ftypavif');
		expect(await makeAvif(bytes, 960)).toMatchObject({ width: 600, height: 400 });
	});
});
