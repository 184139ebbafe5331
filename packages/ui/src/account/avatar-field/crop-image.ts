/** Part of a picture, in its own pixels. */
export interface CropArea {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** Longest edge of what is sent; the server keeps less. */
const MAX_EDGE = 1024;
const QUALITY = 0.9;

/** A picture that was chosen and can be shown. */
export interface ChosenPicture {
	/** Address within this page; revoke it when done. */
	url: string;
	image: HTMLImageElement;
}

/** Opens a file as a picture; undefined when it is none or broken. */
export async function openPicture(file: Blob): Promise<ChosenPicture | undefined> {
	const url = URL.createObjectURL(file);
	const image = new Image();
	image.src = url;
	try {
		await image.decode();
		return { url, image };
	} catch {
		URL.revokeObjectURL(url);
		return undefined;
	}
}

/** Cuts a square out of a picture: a JPEG of 1024 pixels at most. Undefined when the browser cannot. */
export async function cropImage(image: HTMLImageElement, area: CropArea): Promise<Blob | undefined> {
	const canvas = document.createElement('canvas');
	const edge = Math.min(MAX_EDGE, area.width);
	canvas.width = edge;
	canvas.height = edge;
	const context = canvas.getContext('2d');
	if (!context) return undefined;
	// JPEG knows no transparency: what lets see through becomes paper, not black.
	context.fillStyle = 'white';
	context.fillRect(0, 0, edge, edge);
	context.imageSmoothingQuality = 'high';
	context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, edge, edge);
	const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
	return blob ?? undefined;
}
