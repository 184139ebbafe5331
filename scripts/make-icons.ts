/**
 * Makes the pictures of the installed app in apps/web/public from icon.svg. A home screen may be of any colour, so all but the
 * badge stand on paper. Run it again only to change the picture.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const PAPER = '#f7fafb';
const folder = new URL('../apps/web/public/', import.meta.url);
const drawing = readFileSync(new URL('icon.svg', folder), 'utf8')
	// Only a browser chooses by theme.
	.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/, '')
	.replace(/<title>.*<\/title>/, '');

interface Picture {
	file: string;
	/** In pixels, on both sides. */
	size: number;
	/** Part of the side that is drawn on. */
	drawn: number;
	/** Part of the side that a corner takes; the launcher cuts it without one. */
	corner?: number;
}

const pictures: readonly Picture[] = [
	{ file: 'icon-192.png', size: 192, drawn: 0.86, corner: 0.18 },
	{ file: 'icon-512.png', size: 512, drawn: 0.86, corner: 0.18 },
	// What lies outside of the middle 80 % may be cut off.
	{ file: 'icon-maskable-512.png', size: 512, drawn: 0.68 },
	{ file: 'apple-touch-icon.png', size: 180, drawn: 0.82 },
];

for (const { file, size, drawn, corner = 0 } of pictures) {
	const inner = size * drawn;
	const start = (size - inner) / 2;
	await write(
		file,
		`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
			<rect width="100%" height="100%" rx="${size * corner}" fill="${PAPER}"/>
			${drawing.replace('<svg ', `<svg x="${start}" y="${start}" width="${inner}" height="${inner}" `)}
		</svg>`,
	);
}
// A status bar takes its shape alone and colours it itself.
await write(
	'badge-96.png',
	drawing
		.replace('<svg ', '<svg width="96" height="96" ')
		.replace(/<style>.*<\/style>/, '')
		.replace(/stroke="#\w+"/, 'stroke="#fff"')
		.replace('stroke-width="1.6"', 'stroke-width="2.2"')
		.replace('stroke-width="2"', 'stroke-width="2.8"'),
);

async function write(file: string, svg: string): Promise<void> {
	const { size } = await sharp(Buffer.from(svg))
		.png({ palette: true, compressionLevel: 9, effort: 10 })
		.toFile(fileURLToPath(new URL(file, folder)));
	console.log(`${file}: ${size} bytes`);
}
