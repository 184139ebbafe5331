import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { AppError } from '../graphql/app-error.ts';
import { type PictureLimits, tooLarge } from './picture.ts';

/**
 * Reads a body. Throws FILE_TOO_LARGE as soon as it has more bytes than it may, and NETWORK when its sender breaks off.
 */
export async function readBody(body: Readable, limits: PictureLimits): Promise<Buffer> {
	const chunks: Buffer[] = [];
	let size = 0;
	const overflow = Promise.withResolvers<never>();
	body.on('data', (chunk: Buffer) => {
		size += chunk.length;
		if (size <= limits.maxBytes) return chunks.push(chunk);
		// The rest runs into the void: a browser that is still sending would not see an answer on a cut connection.
		chunks.length = 0;
		overflow.reject(tooLarge(limits));
	});
	const end = finished(body).catch(() => {
		throw new AppError('NETWORK');
	});
	await Promise.race([overflow.promise, end]);
	return Buffer.concat(chunks);
}
