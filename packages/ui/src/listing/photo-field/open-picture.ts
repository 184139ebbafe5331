import { PHOTO_MAX_MEGABYTES } from '@ancu/forms/listing';

/** Pixels. No listing shows a photo larger than 1,920, see ADR 16; the rest is room for a sharper screen to come. */
const LONGEST_EDGE = 2_560;
/** Of JPEG: what is lost is not seen, and the server encodes once more. */
const QUALITY = 0.92;

/** A picture that a browser can show. */
export interface OpenedPicture {
	/** What is to be sent: the chosen file, or a smaller one of the same picture. */
	sent: File;
	/** Pixels of the chosen file as it is shown. */
	width: number;
	/** Pixels of the chosen file as it is shown. */
	height: number;
}

/**
 * Opens a file and makes it smaller where it has more pixels than anybody will see, or more bytes than the server takes: a phone's
 * photos cost their owner data and time. Undefined of a file that is no picture or is broken. Not by an image element: those
 * are decoded with the next frame, and a page in a tab behind another has none.
 */
export async function openPicture(file: File): Promise<OpenedPicture | undefined> {
	let bitmap: ImageBitmap;
	try {
		bitmap = await createImageBitmap(file);
	} catch {
		return undefined;
	}
	const { width, height } = bitmap;
	const scale = Math.min(1, LONGEST_EDGE / Math.max(width, height));
	const isLarge = scale < 1 || file.size > PHOTO_MAX_MEGABYTES * 1024 * 1024;
	// Where there is no memory to draw it, the whole file is tried.
	const smaller = isLarge ? await draw(bitmap, scale).catch(() => undefined) : undefined;
	bitmap.close();
	const isBetter = smaller !== undefined && smaller.size < file.size;
	return {
		sent: isBetter ? new File([smaller], file.name, { type: smaller.type, lastModified: file.lastModified }) : file,
		width,
		height,
	};
}

async function draw(bitmap: ImageBitmap, scale: number): Promise<Blob> {
	const [width, height] = [bitmap.width, bitmap.height].map((edge) => Math.max(1, Math.round(edge * scale))) as [
		number,
		number,
	];
	const pen = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
	// JPEG has no transparency: what is not drawn would be black.
	pen.fillStyle = 'white';
	pen.fillRect(0, 0, width, height);
	pen.imageSmoothingQuality = 'high';
	pen.drawImage(bitmap, 0, 0, width, height);
	return pen.canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}
