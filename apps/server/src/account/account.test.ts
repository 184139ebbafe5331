import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';

const LOGIN =
	'mutation ($username: String!, $password: String!) { loginUser(username: $username, password: $password) { token user { id name phone } } }';

describe('signing in', () => {
	let server: TestServer;
	beforeAll(async () => {
		server = await startTestServer();
	});
	afterAll(() => server.close());

	const login = (username: string, password = PASSWORD) => server.ask(LOGIN, { variables: { username, password } });

	it.each(['an', 'AN@ancu.test', '0988000001', '+84 988 000 001', ' 0988 000 001 '])(
		'takes user name, e-mail and phone: %s',
		async (username) => {
			const { data, status } = await login(username);
			expect(status).toBe(200);
			expect(data.loginUser).toMatchObject({
				token: expect.stringMatching(/^[\w-]{43}$/),
				user: { name: 'Nguyễn Thị An', phone: '+84988000001' },
			});
		},
	);

	it('gives a new token every time, and keeps only its hash', async () => {
		const [first, second] = [await server.signIn('an'), await server.signIn('an')];
		expect(first).not.toBe(second);
		const rows = await server.db.selectFrom('session').selectAll().execute();
		expect(JSON.stringify(rows)).not.toContain(first);
	});

	it('gives the same answer for a wrong password and an unknown name', async () => {
		const wrong = await login('an', 'not the password');
		const unknown = await login('nobody');
		expect(wrong.codes).toEqual(['WRONG_CREDENTIALS']);
		expect(unknown.codes).toEqual(wrong.codes);
		expect(unknown.errors?.[0]?.message).toBe(wrong.errors?.[0]?.message);
		expect(unknown.data).toEqual(wrong.data);
	});

	it('says so in the language of the reader', async () => {
		const { errors } = await server.ask(LOGIN, { variables: { username: 'an', password: 'x' }, language: 'en-GB' });
		expect(errors?.[0]?.message).toBe(
			'The phone number, email or password is incorrect. Check them, or reset your password.',
		);
	});

	it('knows who asks by the header x-token', async () => {
		const token = await server.signIn('binh');
		const { data } = await server.ask('{ getMe { name role email } }', { token });
		expect(data.getMe).toEqual({ name: 'Trần Văn Bình', role: 'user', email: 'binh@ancu.test' });
	});

	it('refuses getMe to a visitor', async () => {
		const { codes, status } = await server.ask('{ getMe { name } }');
		expect(codes).toEqual(['UNAUTHENTICATED']);
		expect(status).toBe(401);
	});

	it('takes no token from a cookie', async () => {
		const token = await server.signIn('an');
		const response = await fetch(`${server.url}/graphql`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', cookie: `token=${token}; x-token=${token}` },
			body: JSON.stringify({ query: '{ getMe { name } }' }),
		});
		expect(response.status).toBe(401);
	});

	it('calls a token that nobody holds an expired session, whatever is asked', async () => {
		const { codes, status } = await server.ask('{ getProvince { id } }', { token: 'made-up' });
		expect(codes).toEqual(['SESSION_EXPIRED']);
		expect(status).toBe(401);
	});

	it('ends a session that is past its time', async () => {
		const token = await server.signIn('checker');
		await server.db
			.updateTable('session')
			.set({ expires_at: new Date(Date.now() - 1) })
			.execute();
		expect((await server.ask('{ getMe { name } }', { token })).codes).toEqual(['SESSION_EXPIRED']);
	});

	it('ends the session that signs out, and no other', async () => {
		const [here, there] = [await server.signIn('an'), await server.signIn('an')];
		expect((await server.ask('mutation { logoutUser }', { token: here })).data).toEqual({ logoutUser: true });
		expect((await server.ask('{ getMe { name } }', { token: here })).codes).toEqual(['SESSION_EXPIRED']);
		expect((await server.ask('{ getMe { name } }', { token: there })).data.getMe.name).toBe('Nguyễn Thị An');
	});
});
