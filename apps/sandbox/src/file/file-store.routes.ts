import type { FastifyInstance } from 'fastify';
import { findRefusal, type Refusal } from './signature.ts';

const BYTES_MAX = 20 * 1024 * 1024;

export interface FileStoreOptions {
	accessKey: string;
	secretKey: string;
	/** @default now */
	now?: () => Date;
}

interface StoredObject {
	bytes: Buffer;
	/** What is told of it when it is fetched. */
	headers: Record<string, string>;
}

/**
 * An S3-compatible object store in memory: PUT, GET, HEAD and DELETE at `/s3/<bucket>/<key>`. Any bucket is there. Every
 * request must be signed (AWS Signature Version 4, with the hash of its body); errors are XML as S3 writes it.
 */
export async function registerFileStore(
	app: FastifyInstance,
	{ accessKey, secretKey, now = () => new Date() }: FileStoreOptions,
): Promise<void> {
	const objects = new Map<string, StoredObject>();

	await app.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BYTES_MAX }, (_request, body, done) =>
			done(null, body),
		);

		scope.addHook<{ Body: Buffer | undefined }>('preHandler', async ({ raw, body, headers }, reply) => {
			const request = { method: raw.method ?? '', url: raw.url ?? '', headers, body: body ?? Buffer.alloc(0) };
			const refusal = findRefusal(request, { accessKey, secretKey, now: now() });
			if (!refusal) return;
			return reply
				.code(refusal === 'XAmzContentSHA256Mismatch' ? 400 : 403)
				.type('application/xml')
				.send(errorXml(refusal));
		});

		scope.route<{ Params: { '*': string }; Body: Buffer | undefined }>({
			method: ['GET', 'HEAD', 'PUT', 'DELETE'],
			url: '/s3/*',
			handler: ({ method, params, body, headers }, reply) => {
				const place = params['*'];
				if (!/^[^/]+\/[^/]/.test(place))
					return reply.code(400).type('application/xml').send(errorXml('InvalidRequest'));
				if (method === 'PUT') {
					const { 'content-type': type = 'binary/octet-stream', 'cache-control': cache } = headers;
					objects.set(place, {
						bytes: body ?? Buffer.alloc(0),
						headers: { 'content-type': type, ...(cache && { 'cache-control': cache }) },
					});
					return reply.send();
				}
				if (method === 'DELETE') {
					objects.delete(place);
					return reply.code(204).send();
				}
				const found = objects.get(place);
				if (!found) return reply.code(404).type('application/xml').send(errorXml('NoSuchKey'));
				return reply.headers(found.headers).send(found.bytes);
			},
		});
	});
}

function errorXml(code: Refusal | 'InvalidRequest' | 'NoSuchKey'): string {
	return `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`;
}
