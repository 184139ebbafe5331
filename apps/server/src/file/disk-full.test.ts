import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { startProcess } from '../testing/start-process.ts';
import { startTestServer } from '../testing/test-server.ts';

it('a disk with no room: the sender is told, nothing is half there, and the same upload goes through when there is room', async () => {
	const folder = await mkdtemp(path.join(os.tmpdir(), 'ancu-full-'));
	onTestFinished(() => rm(folder, { recursive: true }));
	const { ask, signIn, databaseUrl, url: roomy, close } = await startTestServer({ dataDir: folder });
	onTestFinished(close);
	// Noise does not pack: its smallest size fits, the others do not.
	const photo = await sharp(randomBytes(1_200 * 900 * 3), { raw: { width: 1_200, height: 900, channels: 3 } })
		.jpeg()
		.toBuffer();
	const { data } = await ask('mutation { createUpload(purpose: PHOTO) { url } }', { token: await signIn('an') });
	const send = (url: string, language: string) =>
		fetch(url + data.createUpload.url, {
			method: 'PUT',
			headers: { 'content-type': 'image/jpeg', 'accept-language': language },
			body: new Uint8Array(photo),
		});
	const stored = async () =>
		(await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

	const full = await startProcess({
		env: { DATABASE_URL: databaseUrl, DATA_DIR: folder },
		maxFileKilobytes: 48,
	});
	onTestFinished(full.kill);
	for (const [language, words] of [
		['vi', 'Hệ thống đang tạm gián đoạn'],
		['en', 'The service is temporarily unavailable'],
	] as const) {
		const answer = await send(full.url, language);
		expect(answer.status).toBe(503);
		expect(answer.headers.get('retry-after')).toBeTruthy();
		expect(await answer.json()).toEqual({ code: 'UNAVAILABLE', message: expect.stringContaining(words) });
		expect(await stored()).toEqual([]);
	}
	await full.kill();

	expect((await send(roomy, 'vi')).status).toBe(201);
	expect(await stored()).toHaveLength(3);
}, 60_000);
