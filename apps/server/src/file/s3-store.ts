import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { contentTypeOf, type FileStore } from './file-store.ts';

export interface S3Options {
	/** Where the store is, as `https://s3.ap-southeast-1.amazonaws.com` or `http://127.0.0.1:4010/s3`. The bucket is named in the path. */
	endpoint: string;
	bucket: string;
	/** As `ap-southeast-1`; many stores take `auto` or anything. */
	region: string;
	accessKey: string;
	secretKey: string;
	/** How long the store may take to answer, tries included and what is sent to it aside. @default 5000 */
	timeoutMs?: number;
}

/** Bytes that a slow way to the store takes in a millisecond. */
const SLOW = 1_000;

/** Files in an S3-compatible object store. The bucket is private: `/files/` serves what is in it. */
export function createS3Store({
	endpoint,
	bucket,
	region,
	accessKey,
	secretKey,
	timeoutMs = 5_000,
}: S3Options): FileStore {
	const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
	const client = new AwsClient({
		accessKeyId: accessKey,
		secretAccessKey: secretKey,
		service: 's3',
		region,
		retries: 2,
	});

	async function ask(method: string, key: string, bytes?: Uint8Array<ArrayBuffer>): Promise<Response | undefined> {
		const type = contentTypeOf(key);
		// The answer must begin in time; how long a file then takes is up to whoever reads it.
		const limit = new AbortController();
		const limitMs = Math.round(timeoutMs + (bytes?.length ?? 0) / SLOW);
		const timer = setTimeout(() => limit.abort(new Error(`The file store took more than ${limitMs} ms.`)), limitMs);
		try {
			const response = await client.fetch(`${root}/${key}`, {
				method,
				headers: {
					'x-amz-content-sha256': createHash('sha256')
						.update(bytes ?? '')
						.digest('hex'),
					...(bytes && { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' }),
				},
				...(bytes && { body: bytes }),
				signal: limit.signal,
			});
			if (response.ok) return response;
			await response.body?.cancel();
			if (response.status === 404 && method !== 'PUT') return undefined;
			throw new Error(`The file store answered ${response.status} to ${method} ${key}.`);
		} finally {
			clearTimeout(timer);
		}
	}

	return {
		async put(key, bytes) {
			await (await ask('PUT', key, bytes))?.body?.cancel();
		},
		async remove(key) {
			await (await ask('DELETE', key))?.body?.cancel();
		},
		async open(key) {
			const response = await ask('GET', key);
			if (!response?.body) return undefined;
			// Packed on the way, it comes out of fetch longer than the header says.
			const length = response.headers.get('content-encoding') ? null : response.headers.get('content-length');
			return {
				body: Readable.fromWeb(response.body as ReadableStream),
				size: length === null ? undefined : Number(length),
			};
		},
	};
}
