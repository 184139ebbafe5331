import { HOUR_MS } from '@ancu/forms/format';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';
import { photo } from './picture.fixtures.ts';

it('files that could not be noted are gone a day later, and those that were stay', async () => {
	const server = await startTestServer({ logLevel: 'silent' });
	onTestFinished(server.close);
	const { db } = server;
	const token = await server.signIn('an');
	const jpeg = await photo(600, 400).jpeg().toBuffer();
	const send = async () => {
		const { data } = await server.ask('mutation { createUpload(purpose: PHOTO) { url } }', { token });
		const answer = await fetch(server.url + data.createUpload.url, {
			method: 'PUT',
			headers: { 'content-type': 'image/jpeg' },
			body: new Uint8Array(jpeg),
		});
		return answer.status;
	};
	const planned = () => db.selectFrom('job').select(['payload', 'run_at']).where('kind', '=', 'file.delete').execute();
	const isServed = async (key: string | undefined) => (await fetch(`${server.url}/files/${key}`)).status === 200;

	expect(await send()).toBe(201);
	expect(await planned()).toEqual([]);
	const { picture } = await db.selectFrom('upload').select('picture').executeTakeFirstOrThrow();

	// As where the database goes away between the file and its note.
	await sql`
		create function refuse() returns trigger language plpgsql as 'begin raise exception ''gone''; end';
		create trigger refuse before update on upload execute function refuse()`.execute(db);
	expect(await send()).toBe(500);
	const [removal] = await planned();
	const { keys } = (removal?.payload ?? { keys: [] }) as { keys: string[] };
	expect(keys).toHaveLength(2);
	expect(await Promise.all(keys.map(isServed))).toEqual([true, true]);
	expect((removal?.run_at.getTime() ?? 0) - Date.now()).toBeGreaterThan(23 * HOUR_MS);

	await db.updateTable('job').set({ run_at: new Date() }).where('kind', '=', 'file.delete').execute();
	await expect.poll(planned).toEqual([]);
	expect(await Promise.all(keys.map(isServed))).toEqual([false, false]);
	expect(await isServed(picture?.key)).toBe(true);
});
