import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** Below this a packet holds it either way. */
const LEAST_BYTES = 1_024;

/**
 * Lays the smallest form of each file of words (`x.js.br` beside `x.js`) into the folder of what browsers are served: the server sends
 * it as it is, and asks nothing of the processor for it.
 */
export async function compressFiles(folder: string): Promise<void> {
	const files = globSync('**/*.{js,css,svg,html,json,webmanifest,txt}', { cwd: folder });
	await Promise.all(
		files.map(async (name) => {
			const file = path.join(folder, name);
			const content = await readFile(file);
			if (content.length >= LEAST_BYTES) await writeFile(`${file}.br`, await brotli(content));
		}),
	);
}
