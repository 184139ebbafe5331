import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { AppError } from '../graphql/app-error.ts';
import { type PictureLimits, tooLarge } from './picture.ts';

/** How fast a body has to come. */
export interface Pace {
	bytesPerSecond: number;
	/** Looked at each time that so many milliseconds have gone by, over all that has come until then. */
	everyMs: number;
}

/**
 * Reads a body. Throws FILE_TOO_LARGE as soon as it has more bytes than it may, and NETWORK when its sender breaks off or falls behind
 * the pace.
 */
export async function readBody(
	body: Readable,
	limits: PictureLimits,
	{ bytesPerSecond, everyMs }: Pace,
): Promise<Buffer> {
	const chunks: Buffer[] = [];
	let size = 0;
	let isRefused = false;
	const refusal = Promise.withResolvers<never>();
	// The rest runs into the void: a browser that is still sending would not see an answer on a cut connection.
	const refuse = (error: AppError) => {
		isRefused = true;
		chunks.length = 0;
		refusal.reject(error);
	};
	body.on('data', (chunk: Buffer) => {
		size += chunk.length;
		if (isRefused) return;
		if (size > limits.maxBytes) refuse(tooLarge(limits));
		else chunks.push(chunk);
	});
	const end = finished(body).catch(() => {
		throw new AppError('NETWORK');
	});
	const started = performance.now();
	const watch = setInterval(() => {
		if (size < (bytesPerSecond * (performance.now() - started)) / 1_000) refuse(new AppError('NETWORK'));
	}, everyMs);
	try {
		await Promise.race([refusal.promise, end]);
	} finally {
		clearInterval(watch);
	}
	return Buffer.concat(chunks);
}
