import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** What somebody would like a browser to run. */
export const PAYLOAD = '<script>alert(document.domain)</script>';

/** A photo-like picture: its left half red, its right half blue, with a little noise as cameras make it. */
export function photo(width: number, height: number) {
	const noise = { type: 'gaussian' as const, mean: 128, sigma: 8 };
	const half = { width: Math.max(1, Math.floor(width / 2)), height, channels: 3 as const };
	return sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
		{ input: { create: { ...half, background: 'red' } }, left: 0, top: 0 },
		{ input: { create: { width, height, channels: 3, background: 'grey', noise } }, blend: 'soft-light' },
	]);
}

/** A PNG of any chunks, with right lengths and check sums. */
export function png(...chunks: [type: string, content: Uint8Array][]): Buffer {
	const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
	return Buffer.concat([
		signature,
		...chunks.flatMap(([type, content]) => {
			const body = Buffer.concat([Buffer.from(type), content]);
			return [uint32(content.length), body, uint32(crc32(body))];
		}),
	]);
}

/** The first chunk of a PNG in colour. */
export function pngHead(width: number, height: number): [string, Buffer] {
	return ['IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 2, 0, 0, 0])])];
}

/** Black pixels of a PNG in colour. */
export function pngPixels(width: number, height: number): [string, Buffer] {
	return ['IDAT', deflateSync(Buffer.alloc((width * 3 + 1) * height))];
}

/** A file of few bytes that says it has ten thousand million pixels. */
export const pixelBomb = png(
	pngHead(100_000, 100_000),
	['IDAT', deflateSync(Buffer.alloc(1_000))],
	['IEND', Buffer.of()],
);

/** A picture of one pixel and a thousand comments of 8 MB, packed into as many bytes in all. */
export function textBomb(): Buffer {
	const comment = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(7_900_000, 'A'))]);
	const comments = Array.from({ length: 1_000 }, (): [string, Buffer] => ['zTXt', comment]);
	return png(pngHead(1, 1), ...comments, pngPixels(1, 1), ['IEND', Buffer.of()]);
}

/** A JPEG with millions of empty segments. */
export async function segmentBomb(): Promise<Buffer> {
	const jpeg = await photo(60, 40).jpeg().toBuffer();
	const segments = Buffer.alloc(5_000_000, Buffer.from([0xff, 0xe1, 0, 2]));
	return Buffer.concat([jpeg.subarray(0, 2), segments, jpeg.subarray(2)]);
}

/** A WebP of so many frames, red and blue by turns. */
export async function movingWebp(width: number, height: number, frames: number): Promise<Buffer> {
	const pictures = ['red', 'blue'].map((background) =>
		sharp({ create: { width, height, channels: 3, background } })
			.png()
			.toBuffer(),
	);
	const two = await sharp(await Promise.all(pictures), { join: { animated: true } })
		.webp({ loop: 0, lossless: true })
		.toBuffer();
	const last = two.subarray(two.lastIndexOf('ANMF'));
	const body = Buffer.concat([two.subarray(8), ...Array.from({ length: frames - 2 }, () => last)]);
	const size = Buffer.alloc(4);
	size.writeUInt32LE(body.length);
	return Buffer.concat([Buffer.from('RIFF'), size, body]);
}

/** A progressive JPEG whose last pass over all of its pixels is told a thousand times. */
export async function passBomb(): Promise<Buffer> {
	const jpeg = await photo(600, 400).jpeg({ progressive: true }).toBuffer();
	const lastPass = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
	return Buffer.concat([jpeg.subarray(0, -2), ...Array.from({ length: 1_000 }, () => lastPass), jpeg.subarray(-2)]);
}

/** A JPEG with the payload as its comment and again behind its end. */
export async function jpegWithPayload(width: number, height: number): Promise<Buffer> {
	const jpeg = await photo(width, height).jpeg().toBuffer();
	const text = Buffer.from(PAYLOAD);
	const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, text.length + 2]), text]);
	return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), text]);
}

function uint32(value: number): Buffer {
	const bytes = Buffer.alloc(4);
	bytes.writeUInt32BE(value);
	return bytes;
}
