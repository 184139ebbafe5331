import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

it('an account has no more files than 300 that nothing uses, and others theirs', async () => {
	const open = async (token: string) => {
		const { data, codes } = await server.ask<{ createUpload: { id: string } | null }>(
			'mutation { createUpload(purpose: PLANNING_FILE) { id } }',
			{ token },
		);
		return codes[0] ?? data.createUpload;
	};
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
	expect(await open(an)).toMatchObject({ id: expect.any(String) });

	await server.db
		.insertInto('upload')
		.values({ ...(waiting[0] as (typeof waiting)[0]), token_hash: Buffer.from('one more') })
		.execute();
	expect(await open(an)).toBe('TOO_MANY_FILES');
	expect(await open(binh)).toMatchObject({ id: expect.any(String) });

	await server.db.updateTable('upload').set({ used_at: new Date() }).where('file_key', '=', 'paper/7.pdf').execute();
	expect(await open(an)).toMatchObject({ id: expect.any(String) });
});
