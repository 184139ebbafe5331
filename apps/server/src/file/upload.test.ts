import { EventEmitter, once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { insertMember } from '../account/account.fixtures.ts';
import type { UploadPurpose } from '../graphql/schema.generated.ts';
import { pictureGate } from '../limit/at-most.ts';
import { type OwnDatabase, openOwnDatabase } from '../testing/databases.ts';
import { createDiskStore } from './disk-store.ts';
import { registerFiles } from './file.routes.ts';
import { jpegWithPayload, PAYLOAD, photo, pixelBomb } from './picture.fixtures.ts';
import { completeUpload, findOpenUpload, insertUpload, planRemoval } from './upload.repository.ts';
import { registerUploads, type UploadOptions, uploadLimits } from './upload.routes.ts';

const page = Buffer.from(`<!doctype html>${PAYLOAD}`);

let database: OwnDatabase;
let folder: string;
let app: FastifyInstance;
let url: string;
let avatar: Upload;
let picture: Upload;
/** Tells which tokens the server has asked for. */
const lookUps = new EventEmitter();

type Upload = Awaited<ReturnType<typeof openUpload>>;

beforeAll(async () => {
	database = await openOwnDatabase(inject('cluster'));
});
afterAll(() => database.close());
beforeEach(async () => {
	folder = await mkdtemp(path.join(os.tmpdir(), 'ancu-upload-'));
	for (const table of ['upload', 'job'] as const) await database.db.deleteFrom(table).execute();
	const { id } = await insertMember(database);
	[avatar, picture] = [await openUpload(id, 'AVATAR'), await openUpload(id, 'PHOTO')];
	await start();
});
afterEach(async () => {
	await app.close();
	await rm(folder, { recursive: true });
});

function openUpload(accountId: string, purpose: UploadPurpose = 'PHOTO') {
	return insertUpload(database.db, { accountId, purpose, minutes: 10 });
}

async function start(options: Pick<UploadOptions, 'timeoutMs' | 'pace'> = {}): Promise<void> {
	const { db } = database;
	app = fastify({ forceCloseConnections: true, bodyLimit: 1_000 });
	const store = createDiskStore(folder);
	registerFiles(app, store);
	await registerUploads(app, {
		store,
		gate: pictureGate(2),
		findUpload: async (token) => {
			const upload = await findOpenUpload(db, token);
			lookUps.emit(token);
			return upload;
		},
		planRemoval: (keys) => planRemoval(db, keys),
		completeUpload: (id, stored, removal) => completeUpload(db, id, stored, removal),
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
	expect(await database.db.selectFrom('upload').select('id').where('file_key', 'is not', null).execute()).toEqual([]);
	return body.message;
}

/** What became of an upload. */
async function storedPicture({ id }: Upload) {
	const { picture: stored } = await database.db
		.selectFrom('upload')
		.select('picture')
		.where('id', '=', id)
		.executeTakeFirstOrThrow();
	return stored;
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
		const answer = await send(avatar.token, await photo(900, 600).jpeg().toBuffer());
		expect(answer.status).toBe(201);
		expect(answer.headers.get('cache-control')).toBe('no-store');
		expect(await answer.json()).toEqual({ id: avatar.id, width: 512, height: 512 });
		const stored = await storedPicture(avatar);
		expect(stored).toEqual({
			key: expect.stringMatching(/^avatar\/[0-9a-f]{32}\.webp$/),
			width: 512,
			height: 512,
			smaller: [],
			placeholder: null,
		});
		const served = await fetch(`${url}/files/${stored?.key}`);
		expect(served.headers.get('content-type')).toBe('image/webp');
		const { width, height } = await sharp(await served.arrayBuffer()).metadata();
		expect([width, height]).toEqual([512, 512]);
		// Nothing has it taken away.
		expect(await database.db.selectFrom('job').select('kind').execute()).toEqual([]);
	});

	it.each(['png', 'webp'] as const)('becomes a photo in its sizes, from %s', async (format) => {
		const file = await photo(1_200, 800).toFormat(format).toBuffer();
		const answer = await send(picture.token, file, { 'content-type': `image/${format}` });
		expect(answer.status).toBe(201);
		const stored = await storedPicture(picture);
		expect(stored).toMatchObject({ width: 1_200, height: 800, placeholder: expect.any(String) });
		const keys = [...(stored?.smaller ?? []), stored].map((size) => size?.key ?? '');
		expect(keys.map((key) => key.replace(/[0-9a-f]{32}/, '…'))).toEqual([
			'photo/…-480.webp',
			'photo/…-960.webp',
			'photo/…-1200.webp',
		]);
		for (const key of keys) expect((await fetch(`${url}/files/${key}`)).status).toBe(200);
	});

	it('comes out without what was hidden in it', async () => {
		expect((await send(picture.token, await jpegWithPayload(600, 400))).status).toBe(201);
		const stored = await storedPicture(picture);
		const bytes = await (await fetch(`${url}/files/${stored?.key}`)).bytes();
		expect(Buffer.from(bytes).includes('script')).toBe(false);
	});

	it('may be larger than other bodies, up to the limit of what it is for', async () => {
		const jpeg = await photo(600, 400).jpeg().toBuffer();
		const padded = Buffer.concat([jpeg, Buffer.alloc(uploadLimits.AVATAR.maxBytes - jpeg.length)]);
		expect((await send(avatar.token, padded)).status).toBe(201);
	});
});

describe('a file is refused', () => {
	it.each([
		['a page', page],
		['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
		['nothing', Buffer.of()],
	])('that is %s and says that it is a JPEG', async (_name, body) => {
		await expectRefusal(await send(picture.token, body), 422, 'FILE_NOT_IMAGE');
	});

	it('that is a GIF and says that it is a PNG', async () => {
		const gif = await photo(60, 40).gif().toBuffer();
		const answer = await send(picture.token, gif, { 'content-type': 'image/png' });
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
		await expectRefusal(await send(picture.token, page, { 'content-type': type }), 415, 'FILE_NOT_IMAGE');
	});

	it('that comes packed', async () => {
		const packed = gzipSync(await photo(60, 40).jpeg().toBuffer());
		await expectRefusal(await send(picture.token, packed, { 'content-encoding': 'gzip' }), 422, 'FILE_NOT_IMAGE');
	});

	it('that breaks off', async () => {
		const jpeg = await photo(600, 400).jpeg().toBuffer();
		await expectRefusal(await send(picture.token, jpeg.subarray(0, -2_000)), 422, 'FILE_NOT_IMAGE');
	});

	it('that has too many pixels, in words that say how many it may have', async () => {
		const answer = await send(picture.token, pixelBomb, { 'content-type': 'image/png', 'accept-language': 'en' });
		const message = await expectRefusal(answer, 413, 'FILE_TOO_LARGE');
		expect(message).toContain('10\u00a0MB');
		expect(message).toContain('40 megapixels');
	});

	it('that has too many bytes, whether it says so or not', async () => {
		const body = Buffer.alloc(uploadLimits.AVATAR.maxBytes + 1);
		const message = await expectRefusal(await send(avatar.token, body), 413, 'FILE_TOO_LARGE');
		expect(message).toContain('5\u00a0MB');

		const answer = await fetch(`${url}/uploads/${avatar.token}`, {
			method: 'PUT',
			headers: { 'content-type': 'image/jpeg' },
			body: new Blob([body]).stream(),
			duplex: 'half',
		} as RequestInit);
		await expectRefusal(answer, 413, 'FILE_TOO_LARGE');
	});

	it('in the language of its sender', async () => {
		const vietnamese = await send(picture.token, page, { 'accept-language': 'vi' });
		expect(await expectRefusal(vietnamese, 422, 'FILE_NOT_IMAGE')).toContain('Tệp này không phải ảnh');
		const english = await send(picture.token, page, { 'accept-language': 'en-GB,en;q=0.9' });
		expect(await expectRefusal(english, 422, 'FILE_NOT_IMAGE')).toContain('This file is no');
	});

	it('whose token stands for nothing', async () => {
		const jpeg = await photo(60, 40).jpeg().toBuffer();
		await expectRefusal(await send('guessed', jpeg), 409, 'UPLOAD_EXPIRED');
		await expectRefusal(await send('..%2f..%2fetc', jpeg), 409, 'UPLOAD_EXPIRED');
	});

	it('when another came before it with the same token', async () => {
		const jpeg = await photo(60, 40).jpeg().toBuffer();
		expect((await send(picture.token, jpeg)).status).toBe(201);
		const again = await send(picture.token, jpeg);
		expect(again.status).toBe(409);
		expect(await storedFiles()).toHaveLength(1);
	});

	it('when another is on its way with the same token', async () => {
		const jpeg = await photo(60, 40).jpeg().toBuffer();
		const first = await begin(picture.token, jpeg.length, jpeg.subarray(0, 100));
		await expectRefusal(await send(picture.token, jpeg), 409, 'UPLOAD_EXPIRED');
		first.write(jpeg.subarray(100));
		expect(await answerTo(first)).toContain('201 Created');
		expect(await storedFiles()).toHaveLength(1);
	});

	it('when its upload was closed while it came, and nothing of it stays', async () => {
		const jpeg = await photo(60, 40).jpeg().toBuffer();
		const sending = await begin(picture.token, jpeg.length, jpeg.subarray(0, 100));
		await database.db.deleteFrom('upload').execute();
		sending.write(jpeg.subarray(100));
		expect(await answerTo(sending)).toContain('409 Conflict');
		expect(await storedFiles()).toEqual([]);
	});

	it('when too many of its account are on their way, and nobody else’s', async () => {
		const jpeg = await photo(60, 40).jpeg().toBuffer();
		const { id } = await insertMember(database);
		for (let index = 0; index < 8; index++) await begin((await openUpload(id)).token, 1_000, Buffer.alloc(1));
		await expectRefusal(await send((await openUpload(id)).token, jpeg), 503, 'TOO_MANY_REQUESTS');
		expect((await send(picture.token, jpeg)).status).toBe(201);
	});

	it('when too many are on their way', async () => {
		for (let account = 0; account < 4; account++) {
			const { id } = await insertMember(database);
			for (let index = 0; index < 8; index++) await begin((await openUpload(id)).token, 1_000, Buffer.alloc(1));
		}
		const answer = await send(picture.token, Buffer.alloc(1_000));
		expect(answer.headers.get('retry-after')).toBe('30');
		await expectRefusal(answer, 503, 'TOO_MANY_REQUESTS');
	});
});

describe('a sender', () => {
	it('who breaks off half-way leaves nothing, and may send again', async () => {
		const jpeg = await photo(60, 40).jpeg().toBuffer();
		const sending = await begin(picture.token, jpeg.length, jpeg.subarray(0, 100));
		sending.destroy();
		await expect.poll(async () => (await send(picture.token, jpeg)).status).toBe(201);
		expect(await storedFiles()).toHaveLength(1);
	});

	it('who never ends is cut off, and leaves nothing', async () => {
		await app.close();
		await start({ timeoutMs: 100 });
		const jpeg = await photo(60, 40).jpeg().toBuffer();
		const slow = await begin(picture.token, jpeg.length, jpeg.subarray(0, 100));
		const endless = await begin('guessed-token', 1_000_000, jpeg.subarray(0, 100));
		await Promise.all([slow, endless].map((socket) => once(socket.resume(), 'close')));
		expect(await storedFiles()).toEqual([]);
		await expect.poll(async () => (await send(picture.token, jpeg)).status).toBe(201);
	});

	it('who sends too slowly is told so, and holds no place meanwhile', async () => {
		await app.close();
		await start({ pace: { bytesPerSecond: 1_000, everyMs: 300 } });
		const jpeg = await photo(60, 40).jpeg().toBuffer();
		const slow = await begin(picture.token, 1_000_000, jpeg.subarray(0, 3));
		const answer = await answerTo(slow);
		expect(answer).toContain('408 Request Timeout');
		expect(answer).toContain('"code":"NETWORK"');
		// What still comes of it is let go by.
		slow.write(Buffer.alloc(10_000));
		expect((await send(picture.token, jpeg)).status).toBe(201);
	});
});
