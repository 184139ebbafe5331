import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAppWithPages } from '../testing/app-with-pages.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

describe('pages that are kept are no longer true', () => {
	let server: TestServer;
	let app: Awaited<ReturnType<typeof buildAppWithPages>>;
	let token: string;
	beforeAll(async () => {
		server = await startTestServer();
		token = await server.signIn('an');
		app = await buildAppWithPages(server, async (_request, { changes }) => ({
			status: 200,
			headers: new Headers(),
			html: Buffer.from(String(changes())),
			nonce: 'once',
		}));
	});
	afterAll(async () => {
		await app.close();
		await server.close();
	});

	const countChanges = async () => Number((await app.inject('/')).body);
	async function codesOf(query: string, headers: Record<string, string> = {}): Promise<string[]> {
		const answer = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
		const { errors = [] } = answer.json<{ errors?: { extensions: { code: string } }[] }>();
		return errors.map(({ extensions }) => extensions.code);
	}

	it('once somebody has changed what visitors see', async () => {
		const before = await countChanges();
		expect(await codesOf('mutation { updateMe(description: "Môi giới") { id } }', { 'x-token': token })).toEqual([]);
		expect(await countChanges()).toBe(before + 1);
	});

	it('not by what only the one who did it sees', async () => {
		const before = await countChanges();
		expect(await codesOf('mutation { seenAllNotification }', { 'x-token': token })).toEqual([]);
		expect(await countChanges()).toBe(before);
	});

	it('not by what is refused, nor by what a stranger sends', async () => {
		const before = await countChanges();
		const close = 'mutation { closeLocationInfo(id: "none", reason: SOLD) { id } }';
		expect(await codesOf(close, { 'x-token': token })).not.toEqual([]);
		expect(await codesOf('mutation { seenAllNotification }')).toEqual(['UNAUTHENTICATED']);
		expect(await codesOf('mutation { loginUser(username: "an", password: "sai") { token } }')).not.toEqual([]);
		expect(await codesOf('mutation { loginUser(username: "an", password: "ancu-dev") { token } }')).toEqual([]);
		expect(await countChanges()).toBe(before);
	});
});
