import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskStore } from './disk-store.ts';
import { registerFiles } from './file.routes.ts';
import { isFileKey, isPrivateKey, newPrivateKey } from './file-store.ts';
import { privateFileUrl, registerPrivateFiles } from './private-file.ts';
import { fileFolders, registerFileStore } from './register-file-store.ts';

const env = { secretKeys: ['a key of this test that nobody else has', 'the one before it'] } as const;
const bytes = new Uint8Array(Buffer.from('%PDF-1.4'));

let folder: string;
let app: FastifyInstance;
beforeEach(async () => {
	folder = await mkdtemp(path.join(os.tmpdir(), 'ancu-private-'));
	app = fastify();
});
afterEach(async () => {
	await app.close();
	await rm(folder, { recursive: true });
});

describe('a private file', () => {
	it.skipIf(process.platform === 'win32')('is in a folder that others of the machine do not enter', async () => {
		const [, own] = fileFolders({ dataDir: folder });
		// As servers of before made it.
		await mkdir(own, { mode: 0o755 });
		await registerFileStore(app, { dataDir: folder, s3: undefined });
		expect((await stat(own)).mode & 0o777).toBe(0o700);
	});

	it('is served at an address that was signed, for ten to twenty minutes', async () => {
		const store = createDiskStore(path.join(folder, 'files'), path.join(folder, 'private'));
		registerFiles(app, store);
		registerPrivateFiles(app, { store, env });
		const file = { key: newPrivateKey('pdf'), name: "O'Brien (bản 2).pdf" };
		await store.put(file.key, bytes);
		const status = async (url: string) => (await app.inject(url)).statusCode;
		const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

		const answer = await app.inject(privateFileUrl(env, file));
		expect(answer.statusCode).toBe(200);
		expect(answer.headers['content-disposition']).toBe(
			"attachment; filename*=UTF-8''O%27Brien%20%28b%E1%BA%A3n%202%29.pdf",
		);
		expect(await status(privateFileUrl(env, file, ago(9)))).toBe(200);
		expect(await status(privateFileUrl(env, file, ago(21)))).toBe(404);
		expect(await status(privateFileUrl({ secretKeys: ['the one before it'] }, file))).toBe(200);
		expect(await status(privateFileUrl({ secretKeys: ['another'] }, file))).toBe(404);
		expect(await status(`/private-files/${file.key}`)).toBe(404);
		expect(await status(`/files/${file.key}`)).toBe(404);
	});

	it('keeps its address for a while, so that a page that asks again shows the same', () => {
		const file = { key: newPrivateKey('webp'), name: 'a.webp' };
		const at = (time: string) => privateFileUrl(env, file, new Date(`2026-03-10T${time}Z`));
		expect(at('10:00:00')).toBe(at('10:09:59'));
		expect(at('10:00:00')).not.toBe(at('10:10:00'));
	});

	it('is not passed through from any other store either', async () => {
		const key = newPrivateKey('webp');
		const open = async () => ({ body: Readable.from([bytes]), size: bytes.length });
		registerFiles(app, { put: async () => undefined, remove: async () => undefined, open });
		expect((await app.inject('/files/photo/a-480.webp')).statusCode).toBe(200);
		for (const address of [key, `./${key}`, `photo/../${key}`, encodeURIComponent(key), `/${key}`])
			expect((await app.inject(`/files/${address}`)).statusCode, address).toBe(404);
	});

	it('has a key that nobody guesses', () => {
		const key = newPrivateKey('pdf');
		expect(key).toMatch(/^private\/[0-9a-f]{32}\.pdf$/);
		expect(isFileKey(key) && isPrivateKey(key)).toBe(true);
		expect(isPrivateKey('photo/a-480.webp')).toBe(false);
	});
});
