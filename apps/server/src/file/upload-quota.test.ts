import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UploadPurpose } from '../graphql/schema.generated.ts';
import { insertTestCheck, pdf, plot } from '../planning/planning-check.fixtures.ts';
import { owner, substepIds } from '../procedure/procedure.fixtures.ts';
import { sendUpload } from '../testing/send-upload.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const open = async (token: string, purpose: UploadPurpose = 'PLANNING_FILE') => {
	const { data, codes } = await server.ask<{ createUpload: { id: string } | null }>(
		'mutation ($purpose: UploadPurpose!) { createUpload(purpose: $purpose) { id } }',
		{ token, variables: { purpose } },
	);
	return codes[0] ?? data.createUpload;
};
const opened = { id: expect.any(String) };

it('an account has no more files than 300 that nothing uses, and others theirs', async () => {
	const [an, binh] = [await server.signIn('an'), await server.signIn('binh')];
	const { id } = await server.db
		.selectFrom('account')
		.select('id')
		.where('username', '=', 'an')
		.executeTakeFirstOrThrow();
	const waiting = Array.from({ length: 299 }, (_, index) => ({
		account_id: id,
		purpose: 'PLANNING_FILE' as const,
		token_hash: Buffer.from(`token ${index}`),
		file_key: `paper/${index}.pdf`,
		expires_at: new Date(),
	}));
	await server.db.insertInto('upload').values(waiting).execute();
	expect(await open(an)).toMatchObject(opened);

	await server.db
		.insertInto('upload')
		.values({ ...(waiting[0] as (typeof waiting)[0]), token_hash: Buffer.from('one more') })
		.execute();
	expect(await open(an)).toBe('TOO_MANY_FILES');
	expect(await open(binh)).toMatchObject(opened);

	await server.db.updateTable('upload').set({ used_at: new Date() }).where('file_key', '=', 'paper/7.pdf').execute();
	expect(await open(an)).toMatchObject(opened);
});

it('an upload takes its file for ten minutes, and is used by whoever opened it alone', async () => {
	const [binh, an] = [await server.signIn('binh'), await server.signIn('an')];
	const file = { bytes: pdf, type: 'application/pdf', name: 'Trích lục.pdf' };
	const id = await sendUpload(server, binh, 'PLANNING_FILE', file);
	const ask = (token: string, fileIds: string[]) =>
		server.ask('mutation ($data: PlanningCheckRequestInput!) { createPlanningCheckRequest(data: $data) { id } }', {
			token,
			variables: { data: { ...plot, fileIds } },
		});
	expect((await ask(an, [id])).errors?.[0]?.extensions.fields).toEqual([{ path: 'fileIds.0', code: 'unknown' }]);
	expect((await ask(binh, [id])).codes).toEqual([]);

	const { data } = await server.ask('mutation { createUpload(purpose: PLANNING_FILE) { id url } }', { token: binh });
	const { id: late, url } = data.createUpload;
	await server.db.updateTable('upload').set({ expires_at: new Date() }).where('id', '=', late).execute();
	const headers = { 'content-type': file.type };
	expect((await fetch(server.url + url, { method: 'PUT', headers, body: new Uint8Array(pdf) })).status).toBe(409);
});

it('an account opens so many uploads in a day, however slowly', async () => {
	const [checker, other] = [await server.signIn('checker'), await server.signIn('admin')];
	expect(await open(checker)).toMatchObject(opened);
	// A thousand times as many for tests, which come from one address.
	await server.db
		.updateTable('rate_limit')
		.set({ count: 1_000_000 })
		.where('key', 'like', 'upload-day:%')
		.where('count', '=', 1)
		.execute();
	expect(await open(checker)).toBe('TOO_MANY_REQUESTS');
	expect(await open(other)).toMatchObject(opened);
});

it('an account keeps a thousand papers that cost nothing, and more where it pays', async () => {
	const { db } = server;
	const editor = await owner(server, 'editor');
	const [[substep_id = ''] = []] = substepIds(await editor.read(await editor.start()));
	const paper = () => ({ id: randomUUID(), key: 'paper/a.pdf', name: 'a.pdf' });
	const papers = Array.from({ length: 998 }, (_, position) => ({ ...paper(), substep_id, position }));
	await db.insertInto('procedure_file').values(papers).execute();
	const check_id = await insertTestCheck(server, { account_id: editor.id }, false);
	const keep = () =>
		db
			.insertInto('planning_file')
			.values({ ...paper(), check_id, account_id: editor.id })
			.execute();
	await keep();
	expect(await open(editor.token, 'PROCEDURE_FILE')).toMatchObject(opened);
	await keep();
	for (const purpose of ['PROCEDURE_FILE', 'PLANNING_FILE'] as const)
		expect(await open(editor.token, purpose)).toBe('TOO_MANY_PAPERS');
	expect(await open(editor.token, 'PHOTO')).toMatchObject(opened);

	await db
		.updateTable('planning_check')
		.set({ payment_id: randomUUID(), paid_at: new Date() })
		.where('id', '=', check_id)
		.execute();
	expect(await open(editor.token)).toMatchObject(opened);
});
