import { canvasFile } from '../../primitives/upload/canvas-file.fixtures.ts';

/** Moments of a file that is on its way; a story leads it by hand. */
export function paperUploads() {
	const running = new Map<
		string,
		{ progress: (fraction: number) => void; settle: (message?: string) => void; drop: () => void }
	>();
	return {
		running,
		upload: (file: File, { onProgress }: { onProgress: (fraction: number) => void }) =>
			new Promise<{ id: string } | { message: string }>((resolve, reject) => {
				running.set(file.name, {
					progress: onProgress,
					settle: (message) => resolve(message ? { message } : { id: `upload-${file.name}` }),
					drop: () => reject(new TypeError('Failed to fetch')),
				});
			}),
	};
}

/** A drawn page of a certificate, as a file. */
export async function drawPaper(name: string): Promise<File> {
	const canvas = document.createElement('canvas');
	canvas.width = 320;
	canvas.height = 240;
	const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
	pen.fillStyle = 'rgb(245 214 220)';
	pen.fillRect(0, 0, 320, 240);
	pen.strokeStyle = 'rgb(120 40 60)';
	pen.lineWidth = 4;
	pen.strokeRect(16, 16, 288, 208);
	pen.strokeRect(90, 70, 140, 100);
	return canvasFile(canvas, name);
}
