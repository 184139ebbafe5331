/** The kinds of pictures that we take. */
export type PictureFormat = 'jpeg' | 'png' | 'webp';

/** A file that a decoder may see. */
export interface SafeFile {
	format: PictureFormat;
	bytes: Buffer;
}

// Parts of which decoders keep or count every single one before they look at any limit: half a gigabyte of memory for ten
// megabytes of empty segments, minutes for as many frames (libwebp looks for each from the start). Honest files have a few.
const MANY: Partial<Record<PictureFormat, { mark: RegExp; max: number }>> = {
	jpeg: { mark: /\xff[\xe0-\xef]/g, max: 4_000 },
	webp: { mark: /ANMF/g, max: 1_000 },
};

const PNG_MARK = '\x89PNG\r\n\x1a\n';
// Half a megabyte of packed texts takes four gigabytes to unpack.
const PNG_TEXTS = new Set(['tEXt', 'zTXt', 'iTXt']);

/** Tells a picture by its first bytes, and keeps from decoders what is only there to exhaust them; undefined when it is none of ours. */
export function toSafeFile(file: Uint8Array): SafeFile | undefined {
	const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
	const format = sniff(bytes);
	if (format === 'png') return { format, bytes: withoutTexts(bytes) };
	return format && !hasMany(bytes, format) ? { format, bytes } : undefined;
}

function sniff(bytes: Buffer): PictureFormat | undefined {
	const start = bytes.toString('latin1', 0, 12);
	if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
	if (start.startsWith(PNG_MARK)) return 'png';
	if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
	return undefined;
}

/** Counts the marks wherever they are: a walk from part to part could be led astray. */
function hasMany(bytes: Buffer, format: PictureFormat): boolean {
	const limit = MANY[format];
	if (!limit) return false;
	let count = 0;
	for (const _mark of bytes.toString('latin1').matchAll(limit.mark)) if (++count > limit.max) return true;
	return false;
}

/** Copies chunk by chunk: length, type, content, check sum. */
function withoutTexts(png: Buffer): Buffer {
	const kept = Buffer.alloc(png.length);
	let length = png.copy(kept, 0, 0, PNG_MARK.length);
	for (let start = PNG_MARK.length; start + 8 <= png.length; ) {
		const end = start + 12 + png.readUInt32BE(start);
		if (!PNG_TEXTS.has(png.toString('latin1', start + 4, start + 8))) length += png.copy(kept, length, start, end);
		start = end;
	}
	return kept.subarray(0, length);
}
