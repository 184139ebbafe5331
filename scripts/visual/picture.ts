import sharp, { type Sharp } from 'sharp';
import { type Pixels, SIDE, type Square } from './signature.ts';

/** What is left of the empty ground right of and below what is drawn, in points. */
const MARGIN = 16;
/** How far a channel is off that people shall see. What is kept is compressed, and off by less. */
const VISIBLE = 40;

/** Points of a picture in any format. */
export async function readPixels(picture: Uint8Array): Promise<Pixels> {
	const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	return { width: info.width, height: info.height, data };
}

/** The small picture that is kept: without the empty ground, reduced and compressed. Good enough to see what there was. */
export function keep(pixels: Pixels, reduction: number): Promise<Buffer> {
	return cut(pixels, reduction).avif({ quality: 40, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer();
}

/** The picture that a report shows: without the empty ground, as large as it was. */
export function present(pixels: Pixels): Promise<Buffer> {
	return cut(pixels, 1).webp({ quality: 75, effort: 2 }).toBuffer();
}

function cut(pixels: Pixels, reduction: number): Sharp {
	const { width, height } = contentOf(pixels);
	// Whole multiples: every point of the small picture lies over the same points of the large one.
	const whole = (length: number, all: number) =>
		Math.min(all - (all % reduction), Math.ceil((length + MARGIN) / reduction) * reduction);
	const size = { width: whole(width, pixels.width), height: whole(height, pixels.height) };
	return sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 3 } })
		.extract({ left: 0, top: 0, ...size })
		.resize(size.width / reduction, size.height / reduction, { fit: 'fill', kernel: 'linear' });
}

/** How far to the right and down a picture reaches before nothing but the colour of its last point follows. */
export function contentOf({ width, data }: Pixels): { width: number; height: number } {
	const end = data.length - 3;
	let right = 0;
	let down = 0;
	for (let at = 0; at < data.length; at += 3) {
		if (data[at] === data[end] && data[at + 1] === data[end + 1] && data[at + 2] === data[end + 2]) continue;
		right = Math.max(right, ((at / 3) % width) + 1);
		down = Math.floor(at / 3 / width) + 1;
	}
	return { width: Math.max(1, right), height: Math.max(1, down) };
}

/** A reduced picture, pale, with the squares that differ tinted and what differs in them in red. */
export async function drawDifference(
	before: Pixels,
	after: Pixels,
	squares: readonly Square[],
	reduction: number,
): Promise<Buffer> {
	const width = Math.max(before.width, after.width);
	const height = Math.max(before.height, after.height);
	const data = Buffer.alloc(width * height * 3, 255);
	const tinted = new Set(squares.map(({ column, row }) => `${column} ${row}`));
	const side = SIDE / reduction;
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++) {
			const one = pointOf(before, x, y);
			const other = pointOf(after, x, y);
			const grey = other ? 190 + (other[1] ?? 0) / 4 : 255;
			const isTinted = tinted.has(`${Math.floor(x / side)} ${Math.floor(y / side)}`);
			const isOff = isTinted && one && other?.some((level, index) => Math.abs(level - (one[index] ?? 0)) > VISIBLE);
			data.set(isOff ? [220, 0, 0] : isTinted ? [grey, grey - 30, grey - 30] : [grey, grey, grey], (y * width + x) * 3);
		}
	return sharp(data, { raw: { width, height, channels: 3 } })
		.webp({ quality: 60, effort: 2 })
		.toBuffer();
}

function pointOf({ width, height, data }: Pixels, x: number, y: number): number[] | undefined {
	const at = (y * width + x) * 3;
	return x < width && y < height ? [...data.subarray(at, at + 3)] : undefined;
}
