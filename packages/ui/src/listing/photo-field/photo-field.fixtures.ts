import { canvasFile } from '../../primitives/upload/canvas-file.fixtures.ts';
import type { UploadPhoto } from './use-photo-uploads.ts';

/** A made-up photo of a house as a file; every name has a wall of its own colour. */
export async function drawPhoto(name: string, { width = 640, height = 480, type = 'image/jpeg' } = {}): Promise<File> {
	const canvas = document.createElement('canvas');
	canvas.width = width;
	canvas.height = height;
	const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
	const hue = [...name].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) % 360;
	const fill = (colour: string, x: number, y: number, w: number, h: number) => {
		pen.fillStyle = colour;
		pen.fillRect(x * width, y * height, w * width, h * height);
	};
	fill(`hsl(${hue} 35% 86%)`, 0, 0, 1, 1);
	fill(`hsl(${hue} 15% 62%)`, 0, 0.82, 1, 0.18);
	fill(`hsl(${hue} 45% 55%)`, 0.28, 0.3, 0.44, 0.54);
	fill(`hsl(${hue} 55% 32%)`, 0.24, 0.24, 0.52, 0.07);
	fill('white', 0.34, 0.4, 0.1, 0.14);
	fill('white', 0.56, 0.4, 0.1, 0.14);
	fill(`hsl(${hue} 40% 25%)`, 0.45, 0.6, 0.1, 0.24);
	return canvasFile(canvas, name, type);
}

export const drawPhotos = (...names: string[]) => Promise.all(names.map((name) => drawPhoto(name)));

/** Uploads that a story leads by hand, each by the name of its file. */
export function uploadsByHand() {
	const running = new Map<
		string,
		{ signal: AbortSignal; progress: (fraction: number) => void; settle: (message?: string) => void; drop: () => void }
	>();
	const upload: UploadPhoto = (file, { onProgress, signal }) =>
		new Promise((resolve, reject) => {
			running.set(file.name, {
				signal,
				progress: onProgress,
				settle: (message) => resolve(message ? { message } : { id: `upload-${file.name}`, width: 640, height: 480 }),
				drop: () => reject(new TypeError('Failed to fetch')),
			});
		});
	return { upload, running };
}

/** Arrives at once. */
export const arrives: UploadPhoto = async (file, { onProgress }) => {
	onProgress(1);
	return { id: `upload-${file.name}`, width: 640, height: 480 };
};
