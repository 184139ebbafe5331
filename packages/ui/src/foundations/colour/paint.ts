import type { Rgb } from '../tokens/colour.ts';

/** A colour as the browser paints it, whatever it is written as. */
export function paintOf(colour: string): Rgb {
	const canvas = document.createElement('canvas');
	canvas.width = 1;
	canvas.height = 1;
	const context = canvas.getContext('2d', { colorSpace: 'srgb' });
	if (!context) throw new Error('This browser has no canvas.');
	context.fillStyle = colour;
	context.fillRect(0, 0, 1, 1);
	const [red = 0, green = 0, blue = 0, alpha = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
		(channel) => channel / 255,
	);
	return { red, green, blue, alpha };
}
