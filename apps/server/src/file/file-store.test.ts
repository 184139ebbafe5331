import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { AwsClient } from 'aws4fetch';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerFileStore } from '../../../sandbox/src/file/file-store.routes.ts';
import { createDiskStore } from './disk-store.ts';
import { registerFiles } from './file.routes.ts';
import type { FileStore } from './file-store.ts';
import { createS3Store } from './s3-store.ts';

const KEYS = { accessKey: 'ancu', secretKey: 'a secret of the house' };
const client = new AwsClient({
	accessKeyId: KEYS.accessKey,
	secretAccessKey: KEYS.secretKey,
	service: 's3',
	region: 'auto',
});
const NOT_KEYS = [
	'',
	'a',
	'/a.webp',
	'../a.webp',
	'a/../../b.webp',
	'a//b.webp',
	'a/./b.webp',
	'.a.webp',
	'a.webp/',
	'a\\b.webp',
	'a.webp\0',
	'a.webp\n',
	'A.webp',
	'a.html',
	'a.webp.html',
	'a%2e.webp',
	'a?b.webp',
];

let folder: string;
let peer: FastifyInstance;
let endpoint: string;
let disk: FileStore;
let s3: FileStore;

beforeAll(async () => {
	folder = await mkdtemp(path.join(os.tmpdir(), 'ancu-store-'));
	disk = createDiskStore(folder);
	peer = fastify();
	await registerFileStore(peer, KEYS);
	endpoint = `${await peer.listen({ port: 0, host: '127.0.0.1' })}/s3`;
	s3 = createS3Store({ endpoint, bucket: 'ancu', region: 'ap-southeast-1', ...KEYS });
});
afterAll(async () => {
	await peer.close();
	await rm(folder, { recursive: true });
});

async function read(store: FileStore, key: string): Promise<string | undefined> {
	const file = await store.open(key);
	return file && (await buffer(file.body)).toString();
}

describe.each([
	['on disk', () => disk],
	['in an object store', () => s3],
])('files %s', (_name, getStore) => {
	it('come back as they were put, in a folder or not', async () => {
		const store = getStore();
		await store.put('kept.webp', Buffer.from('one'));
		await store.put('photo/0a-960.avif', Buffer.from('two'));
		expect(await read(store, 'kept.webp')).toBe('one');
		expect(await read(store, 'photo/0a-960.avif')).toBe('two');
	});

	it('say how large they are', async () => {
		const bytes = Buffer.alloc(300_000, 7);
		await getStore().put('photo/large.webp', bytes);
		const file = await getStore().open('photo/large.webp');
		expect(file?.size).toBe(bytes.length);
		expect(file && bytes.equals(await buffer(file.body))).toBe(true);
	});

	it('are gone once they are removed, and may be removed again', async () => {
		const store = getStore();
		await store.put('photo/gone.webp', Buffer.from('gone'));
		await store.remove('photo/gone.webp');
		expect(await store.open('photo/gone.webp')).toBeUndefined();
		await store.remove('photo/gone.webp');
	});

	it('are nowhere before they are put', async () => {
		expect(await getStore().open('photo/never.webp')).toBeUndefined();
		expect(await getStore().open('never/never.webp')).toBeUndefined();
	});

	it.each(NOT_KEYS)('have no key like %j', async (key) => {
		const store = getStore();
		await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('is no key');
		await expect(store.open(key)).rejects.toThrow('is no key');
		await expect(store.remove(key)).rejects.toThrow('is no key');
	});

	it('are served for ever, and may do nothing in a browser', async () => {
		const app = fastify();
		registerFiles(app, getStore());
		const url = await app.listen({ port: 0, host: '127.0.0.1' });
		await getStore().put('photo/served.webp', Buffer.from('served'));
		for (const method of ['GET', 'HEAD']) {
			const answer = await fetch(`${url}/files/photo/served.webp`, { method });
			expect(answer.status).toBe(200);
			expect(await answer.text()).toBe(method === 'GET' ? 'served' : '');
			expect(Object.fromEntries(answer.headers)).toMatchObject({
				'content-type': 'image/webp',
				'content-length': '6',
				'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
				'x-content-type-options': 'nosniff',
				'cache-control': 'public, max-age=31536000, immutable',
			});
		}
		for (const name of ['photo/never.webp', '%2e%2e/%2e%2e/etc/passwd', '..%2f..%2fpackage.json', 'photo/', 'a.html']) {
			const answer = await fetch(`${url}/files/${name}`);
			expect([403, 404]).toContain(answer.status);
			expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
		}
		await app.close();
	});
});

describe('files on disk', () => {
	it('appear whole or not at all: drafts are not served and leave nothing behind', async () => {
		const own = await mkdtemp(path.join(os.tmpdir(), 'ancu-store-'));
		const store = createDiskStore(own);
		const texts = Array.from({ length: 8 }, (_, index) => String(index).repeat(200_000));
		const puts = texts.map((text) => store.put('photo/same.webp', Buffer.from(text)));
		await puts[0];
		expect(texts).toContain(await read(store, 'photo/same.webp'));
		await Promise.all(puts);
		expect(await readdir(path.join(own, 'photo'))).toEqual(['same.webp']);

		await writeFile(path.join(own, 'photo', '.draft'), 'half');
		const app = fastify();
		registerFiles(app, store);
		expect((await app.inject('/files/photo/.draft')).statusCode).toBe(404);
		await app.close();
		await rm(own, { recursive: true });
	});

	it('that cannot be written fail, and leave nothing behind', async () => {
		await disk.put('taken.webp', Buffer.from('x'));
		await expect(createDiskStore(path.join(folder, 'taken.webp')).put('a.webp', Buffer.from('x'))).rejects.toThrow();
	});
});

describe('files in an object store', () => {
	it('are kept with their type, and for ever', async () => {
		await s3.put('photo/typed.avif', Buffer.from('typed'));
		const { headers } = await client.fetch(`${endpoint}/ancu/photo/typed.avif`, {
			headers: { 'x-amz-content-sha256': createHash('sha256').digest('hex') },
		});
		expect(headers.get('content-type')).toBe('image/avif');
		expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
	});

	it('are not taken when their signature leaves the bytes out', async () => {
		const answer = await client.fetch(`${endpoint}/ancu/photo/open.webp`, { method: 'PUT', body: 'open' });
		expect(answer.status).toBe(400);
		expect(await answer.text()).toContain('XAmzContentSHA256Mismatch');
		expect(await s3.open('photo/open.webp')).toBeUndefined();
	});

	it('are refused to whoever has the wrong keys', async () => {
		for (const keys of [
			{ ...KEYS, secretKey: 'guessed' },
			{ ...KEYS, accessKey: 'guessed' },
		]) {
			const stranger = createS3Store({ endpoint, bucket: 'ancu', region: 'auto', ...keys });
			await expect(stranger.put('photo/a.webp', Buffer.from('x'))).rejects.toThrow('403');
			await expect(stranger.open('photo/a.webp')).rejects.toThrow('403');
			await expect(stranger.remove('photo/a.webp')).rejects.toThrow('403');
		}
	});

	it('fail in time when the store does not answer, and the server says so', async () => {
		const silent = createServer(() => undefined).listen(0, '127.0.0.1');
		await once(silent, 'listening');
		const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
		const store = createS3Store({ endpoint: url, bucket: 'ancu', region: 'auto', ...KEYS, timeoutMs: 50 });
		await expect(store.put('a.webp', Buffer.from('x'))).rejects.toThrow('more than 50 ms');
		await expect(store.open('a.webp')).rejects.toThrow('more than 50 ms');

		const app = fastify();
		registerFiles(app, store);
		const answer = await app.inject('/files/a.webp');
		expect(answer.statusCode).toBe(500);
		expect(answer.headers['cache-control']).toBeUndefined();
		await app.close();
		silent.closeAllConnections();
		silent.close();
	});

	it('may take as long as their bytes take on a slow way', async () => {
		const slow = createServer(async (request, response) => {
			await buffer(request);
			setTimeout(() => response.end(), 100);
		}).listen(0, '127.0.0.1');
		await once(slow, 'listening');
		const url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
		const store = createS3Store({ endpoint: url, bucket: 'ancu', region: 'auto', ...KEYS, timeoutMs: 50 });
		await expect(store.put('small.webp', Buffer.from('x'))).rejects.toThrow('more than 50 ms');
		await store.put('large.webp', Buffer.alloc(10_000_000));
		slow.closeAllConnections();
		slow.close();
	});

	it('fail when nobody is there', async () => {
		const store = createS3Store({ endpoint: 'http://127.0.0.1:1', bucket: 'ancu', region: 'auto', ...KEYS });
		await expect(store.put('a.webp', Buffer.from('x'))).rejects.toThrow();
	});
});
