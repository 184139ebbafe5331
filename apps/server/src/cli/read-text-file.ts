import { createReadStream } from 'node:fs';

/** Bytes of a file to import, at most: it is held in memory. */
const FILE_BYTES_MAX = 256 * 1024 * 1024;

/** The text of a file. Throws for one that is larger than may be, without reading on, and for one whose letters are not in UTF-8. */
export async function readTextFile(file: string, maxBytes = FILE_BYTES_MAX): Promise<string> {
	const chunks: Buffer[] = [];
	let bytes = 0;
	for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
		bytes += chunk.length;
		if (bytes > maxBytes) throw new Error(`it is larger than ${Math.round(maxBytes / 1024 / 1024)} MB; split it.`);
		chunks.push(chunk);
	}
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
	} catch {
		throw new Error('it is not in UTF-8: names would lose their letters. Export it anew in UTF-8.');
	}
}
