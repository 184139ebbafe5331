import { EventEmitter, once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pictureGate } from '../limit/at-most.ts';
import { createDiskStore } from './disk-store.ts';
import { registerFiles } from './file.routes.ts';
import { jpegWithPayload, PAYLOAD, photo, pixelBomb } from './picture.fixtures.ts';
import type { StoredPicture } from './stored-picture.ts';
import { type OpenUpload, registerUploads, type UploadOptions, uploadLimits } from './upload.routes.ts';

const page = Buffer.from(`<!doctype html>${PAYLOAD}`);

let folder: string;
let app: FastifyInstance;
let url: string;
/** Tells which tokens the server has asked for. */
const lookUps = new EventEmitter();
/** What the database knows. */
let open: Map<string, OpenUpload>;
let completed: Map<string, StoredPicture>;

beforeEach(async () => {
	folder = await mkdtemp(path.join(os.tmpdir(), 'ancu-upload-'));
	open = new Map([
		['avatar-token', { id: 'avatar-upload', account_id: 'an', purpose: 'AVATAR' }],
		['photo-token', { id: 'photo-upload', account_id: 'an', purpose: 'PHOTO' }],
	]);
	completed = new Map();
	await start();
});
afterEach(async () => {
	await app.close();
	await rm(folder, { recursive: true });
});

async function start(options: Pick<UploadOptions, 'timeoutMs' | 'pace'> = {}): Promise<void> {
	app = fastify({ forceCloseConnections: true, bodyLimit: 1_000 });
	await registerFiles(app, folder);
	await registerUploads(app, {
		store: createDiskStore(folder),
		gate: pictureGate(2),
		findUpload: async (token) => {
			lookUps.emit(token);
			return open.get(token);
		},
		planRemoval: async () => 1,
		completeUpload: async (id, picture) => {
			const token = [...open].find(([, upload]) => upload.id === id)?.[0];
			if (token === undefined) return false;
			open.delete(token);
			completed.set(id, picture);
			return true;
		},
		...options,
	});
	url = await app.listen({ port: 0, host: '127.0.0.1' });
}

function send(token: string, body: Uint8Array, headers: Record<string, string> = {}): Promise<Response> {
	return fetch(`${url}/uploads/${token}`, {
		method: 'PUT',
		headers: { 'content-type': 'image/jpeg', ...headers },
		body: new Uint8Array(body),
	});
}

async function expectRefusal(answer: Response, status: number, code: string): Promise<string> {
	expect(answer.status).toBe(status);
	const body = (await answer.json()) as { code: string; message: string };
	expect(body).toEqual({ code, message: expect.any(String) });
	expect(await storedFiles()).toEqual([]);
	expect(completed.size).toBe(0);
	return body.message;
}

async function storedFiles(): Promise<string[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** Begins to send a file, over a connection of its own, until the server has looked its token up. */
async function begin(token: string, length: number, body: Uint8Array): Promise<Socket> {
	const socket = connect(Number(new URL(url).port), '127.0.0.1');
	socket.on('error', () => undefined);
	const lookedUp = once(lookUps, token);
	socket.write(
		`PUT /uploads/${token} HTTP/1.1\r\nhost: a\r\ncontent-type: image/jpeg\r\ncontent-length: ${length}\r\n\r\n`,
	);
	socket.write(body);
	await lookedUp;
	return socket;
}

async function answerTo(socket: Socket): Promise<string> {
	const [answer] = (await once(socket, 'data')) as [Buffer];
	return answer.toString();
}

describe('a file that is sent', () => {
	it('becomes an avatar', async () => {
		const answer = await send('avatar-token', await photo(900, 600).jpeg().toBuffer());
		expect(answer.status).toBe(201);
		expect(answer.headers.get('cache-control')).toBe('no-store');
		expect(await answer.json()).toEqual({ id: 'avatar-upload', width: 512, height: 512 });
		const picture = completed.get('avatar-upload');
		expect(picture).toEqual({
			key: expect.stringMatching(/^avatar\/[0-9a-f]{32}\.webp$/),
			width: 512,
			height: 512,
			smaller: [],
			placeholder: null,
		});
		const served = await fetch(`${url}/files/${picture?.key}`);
		expect(served.headers.get('content-type')).toBe('image/webp');
		const { width, height } = await sharp(await served.arrayBuffer()).metadata();
		expect([width, height]).toEqual([512, 512]);
	});

	it.each(['png', 'webp'] as const)('becomes a photo in its sizes, from %s', async (format) => {
		const file = await photo(1_200, 800).toFormat(format).toBuffer();
		const answer = await send('photo-token', file, { 'content-type': `image/${format}` });
		expect(answer.status).toBe(201);
		const picture = completed.get('photo-upload');
		expect(picture).toMatchObject({ width: 1_200, height: 800, placeholder: expect.any(String) });
		const keys = [...(picture?.smaller ?? []), picture].map((size) => size?.key ?? '');
		expect(keys.map((key) => key.replace(/[0-9a-f]{32}/, '…'))).toEqual([
			'photo/…-480.webp',
			'photo/…-960.webp',
			'photo/…-1200.webp',
		]);
		for (const key of keys) expect((await fetch(`${url}/files/${key}`)).status).toBe(200);
	});

	it('comes out without what was hidden in it', async () => {
		expect((await send('photo-token', await jpegWithPayload(600, 400))).status).toBe(201);
		const picture = completed.get('photo-upload');
		const bytes = await (await fetch(`${url}/files/${picture?.key}`)).bytes();
		expect(Buffer.from(bytes).includes('script')).toBe(false);
	});

	it('may be larger than other bodies, up to the limit of what it is for', async () => {
		const jpeg = await photo(600, 400).jpeg().toBuffer();
		const padded = Buffer.concat([jpeg, Buffer.alloc(uploadLimits.AVATAR.maxBytes - jpeg.length)]);
		expect((await send('avatar-token', padded)).status).toBe(201);
	});
});

describe('a file is refused', () => {
	it.each([
		['a page', page],
		['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
		['nothing', Buffer.of()],
	])('that is %s and says that it is a JPEG', async (_name, body) => {
		await expectRefusal(await send('photo-token', body), 422, 'FILE_NOT_IMAGE');
	});

	it('that is a GIF and says that it is a PNG', async () => {
		const gif = await photo(60, 40).gif().toBuffer();
		const answer = await send('photo-token', gif, { 'content-type': 'image/png' });
		await expectRefusal(answer, 422, 'FILE_NOT_IMAGE');
	});

	it.each([
		'text/html',
		'image/svg+xml',
		'image/gif',
		'application/json',
		'multipart/form-data; boundary=a',
		'nonsense',
	])('that comes as %s', async (type) => {
		await expectRefusal(await send('photo-token', page, { 'content-type': type }), 415, 'FILE_NOT_IMAGE');
	});

	it('that comes packed', async () => {
		const packed = gzipSync(await photo(60, 40).jpeg().toBuffer());
		await expectRefusal(await send('photo-token', packed, { 'content-encoding': 'gzip' }), 422, 'FILE_NOT_IMAGE');
	});

	it('that breaks off', async () => {
		const jpeg = await photo(600, 400).jpeg().toBuffer();
		await expectRefusal(await send('photo-token', jpeg.subarray(0, -2_000)), 422, 'FILE_NOT_IMAGE');
	});

	it('that has too many pixels, in words that say how many it may have', async () => {
		const answer = await send('photo-token', pixelBomb, { 'content-type': 'image/png', 'accept-language': 'en' });
		const message = await expectRefusal(answer, 413, 'FILE_TOO_LARGE');
		expect(message).toContain('10\u00a0MB');
		expect(message).toContain('40 megapixels');
	});

	it('that has too many bytes, whether it says so or not', async () => {
		const body = Buffer.alloc(uploadLimits.AVATAR.maxBytes + 1);
		const message = await expectRefusal(await send('avatar-token', body), 413, 'FILE_TOO_LARGE');
		expect(message).toContain('5\u00a0MB');

		const answer = await fetch(`${url}/uploads/avatar-token`, {
			method: 'PUT',
			headers: { 'content-type': 'image/jpeg' },
			body: new Blob([body]).stream(),
			duplex: 'half',
		} as RequestInit);
		await expectRefusal(answer, 413, 'FILE_TOO_LARGE');
	});

	it('in the language of its sender', async () => {
		const vietnamese = await send('photo-token', page, { 'accept-language': 'vi' });
		expect(await expectRefusal(vietnamese, 422, 'FILE_NOT_IMAGE')).toContain('Tệp này không phải ảnh');
		const english = await send('photo-token', page, { 'accept-language': 'en-GB,en;q=0.9' });
		expect(await expectRefusal(english, 422, 'FILE_NOT_IMAGE')).toContain('This file is no');
	});

	it('whose token stands for nothing', async () => {
		const jpeg = await photo(60, 40).jpeg().toBuffer();
		await expectRefusal(await send('guessed', jpeg), 409, 'UPLOAD_EXPIRED');
		await expectRefusal(await send('..%2f..%2fetc', jpeg), 409, 'UPLOAD_EXPIRED');
	});

	it('when another came before it with the same token', async () => {
		const jpeg = await photo(60, 40).jpeg().toBuffer();
		expect((await send('photo-token', jpeg)).status).toBe(201);
		const again = await send('photo-token', jpeg);
		expect(again.status).toBe(409);
		expect(await storedFiles()).toHaveLength(1);
	});

	it('when another is on its way with the same token', async () => {
		const jpeg = await photo(60, 40).jpeg().toBuffer();
		const first = await begin('photo-token', jpeg.length, jpeg.subarray(0, 100));
		await expectRefusal(await send('photo-token', jpeg), 409, 'UPLOAD_EXPIRED');
		first.write(jpeg.subarray(100));
		expect(await answerTo(first)).toContain('201 Created');
		expect(await storedFiles()).toHaveLength(1);
	});

	it('when its upload was closed while it came, and nothing of it stays', async () => {
		const jpeg = await photo(60, 40).jpeg().toBuffer();
		const sending = await begin('photo-token', jpeg.length, jpeg.subarray(0, 100));
		open.clear();
		sending.write(jpeg.subarray(100));
		expect(await answerTo(sending)).toContain('409 Conflict');
		expect(await storedFiles()).toEqual([]);
	});

	it('when too many of its account are on their way, and nobody else’s', async () => {
		const jpeg = await photo(60, 40).jpeg().toBuffer();
		for (let index = 0; index <= 8; index++)
			open.set(`token-${index}`, { id: `upload-${index}`, account_id: 'binh', purpose: 'PHOTO' });
		for (let index = 0; index < 8; index++) await begin(`token-${index}`, 1_000, Buffer.alloc(1));
		await expectRefusal(await send('token-8', jpeg), 503, 'TOO_MANY_REQUESTS');
		expect((await send('photo-token', jpeg)).status).toBe(201);
	});

	it('when too many are on their way', async () => {
		for (let index = 0; index <= 32; index++)
			open.set(`token-${index}`, { id: `upload-${index}`, account_id: `account-${index % 5}`, purpose: 'PHOTO' });
		for (let index = 0; index < 32; index++) await begin(`token-${index}`, 1_000, Buffer.alloc(1));
		const answer = await send('token-32', Buffer.alloc(1_000));
		expect(answer.headers.get('retry-after')).toBe('30');
		await expectRefusal(answer, 503, 'TOO_MANY_REQUESTS');
	});
});

describe('a sender', () => {
	it('who breaks off half-way leaves nothing, and may send again', async () => {
		const jpeg = await photo(60, 40).jpeg().toBuffer();
		const sending = await begin('photo-token', jpeg.length, jpeg.subarray(0, 100));
		sending.destroy();
		await expect.poll(async () => (await send('photo-token', jpeg)).status).toBe(201);
		expect(await storedFiles()).toHaveLength(1);
	});

	it('who never ends is cut off, and leaves nothing', async () => {
		await app.close();
		await start({ timeoutMs: 100 });
		const jpeg = await photo(60, 40).jpeg().toBuffer();
		const slow = await begin('photo-token', jpeg.length, jpeg.subarray(0, 100));
		const endless = await begin('guessed-token', 1_000_000, jpeg.subarray(0, 100));
		await Promise.all([slow, endless].map((socket) => once(socket.resume(), 'close')));
		expect(await storedFiles()).toEqual([]);
		await expect.poll(async () => (await send('photo-token', jpeg)).status).toBe(201);
	});

	it('who sends too slowly is told so, and holds no place meanwhile', async () => {
		await app.close();
		await start({ pace: { bytesPerSecond: 1_000, everyMs: 300 } });
		const jpeg = await photo(60, 40).jpeg().toBuffer();
		const slow = await begin('photo-token', 1_000_000, jpeg.subarray(0, 3));
		const answer = await answerTo(slow);
		expect(answer).toContain('408 Request Timeout');
		expect(answer).toContain('"code":"NETWORK"');
		// What still comes of it is let go by.
		slow.write(Buffer.alloc(10_000));
		expect((await send('photo-token', jpeg)).status).toBe(201);
	});
});
