import { randomBytes } from 'node:crypto';
import { HOUR_MS } from '@ancu/forms/format';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastTold } from '../notification/notification.fixtures.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { openSession } from '../testing/open-session.ts';
import { PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';
import { insertMember } from './account.fixtures.ts';
import { lockIfSamePassword } from './account.repository.ts';
import { SESSIONS_MAX } from './session.service.ts';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const CHANGE =
	'mutation ($old: String!, $new: String!) { changePassword(oldPassword: $old, newPassword: $new) { id } }';
const isSignedIn = async (token: string) => (await server.ask('{ getMe { id } }', { token })).codes.length === 0;

describe('sessions', () => {
	it('are listed with what the browser says of itself, and which one asks', async () => {
		const { username } = await insertMember(server);
		const other = await server.signIn(username);
		const token = await server.signIn(username);
		const { data } = await server.ask('{ getAllMySession { id userAgent address isCurrent createdAt seenAt } }', {
			token,
		});
		expect(data.getAllMySession).toHaveLength(2);
		expect(data.getAllMySession.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1);
		expect(data.getAllMySession[0]).toMatchObject({ address: '127.0.0.1', userAgent: expect.any(String) });
		const there = data.getAllMySession.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
		const end = `mutation { endSession(id: "${there.id}") }`;
		expect((await server.ask(end, { token: await server.signIn('binh') })).codes).toEqual(['NOT_FOUND']);
		expect((await server.ask(end, { token })).data).toEqual({ endSession: true });
		expect(await isSignedIn(other)).toBe(false);
		expect(await isSignedIn(token)).toBe(true);
	});

	it('end everywhere but here', async () => {
		const { username } = await insertMember(server);
		const [first, second, here] = [
			await server.signIn(username),
			await server.signIn(username),
			await server.signIn(username),
		];
		expect((await server.ask('mutation { endOtherSessions }', { token: here })).data).toEqual({ endOtherSessions: 2 });
		expect([await isSignedIn(first), await isSignedIn(second), await isSignedIn(here)]).toEqual([false, false, true]);
	});

	it('are a hundred at most: the one that was not used for longest ends, and never the one that is opened', async () => {
		const { id, username } = await insertMember(server);
		const old = await server.signIn(username);
		await server.db
			.updateTable('session')
			.set({ seen_at: new Date(Date.now() - HOUR_MS) })
			.where('account_id', '=', id)
			.execute();
		// Used a moment after: by clocks that differ, or by requests that come together.
		const row = {
			account_id: id,
			seen_at: new Date(Date.now() + 60_000),
			expires_at: new Date(Date.now() + HOUR_MS),
		};
		await server.db
			.insertInto('session')
			.values(Array.from({ length: SESSIONS_MAX }, () => ({ ...row, token_hash: randomBytes(32) })))
			.execute();
		const here = await server.signIn(username);
		expect([await isSignedIn(old), await isSignedIn(here)]).toEqual([false, true]);
		const { data } = await server.ask('{ getAllMySession { id } }', { token: await server.signIn(username) });
		expect(data.getAllMySession).toHaveLength(SESSIONS_MAX + 1);
	});

	it('say when they were last used, to five minutes', async () => {
		const { id, username } = await insertMember(server);
		const token = await server.signIn(username);
		const before = new Date(Date.now() - 10 * 60_000);
		await server.db.updateTable('session').set({ seen_at: before }).where('account_id', '=', id).execute();
		const { data } = await server.ask('{ getAllMySession { seenAt isCurrent } }', { token });
		expect(Date.parse(data.getAllMySession[0].seenAt)).toBeGreaterThan(before.getTime() + 9 * 60_000);
	});
});

describe('changing the password', () => {
	const change = (token: string, old: string, next: string) =>
		server.ask(CHANGE, { token, variables: { old, new: next } });

	it('is told to whom it belongs', async () => {
		const token = await server.signIn((await insertMember(server)).username);
		await change(token, PASSWORD, 'mật khẩu mới toanh');
		expect(await lastTold(server, token, 'account.password')).toEqual({
			title: 'Mật khẩu của bạn đã được đổi',
			body: expect.stringMatching(/^Mật khẩu được đổi lúc \d\d\/\d\d\/\d{4} \d\d:\d\d; các thiết bị khác/),
			link: '/setting/security',
		});
	});

	it('ends every other session and keeps this one', async () => {
		const { username } = await insertMember(server);
		const [here, there] = [await server.signIn(username), await server.signIn(username)];
		expect((await change(here, PASSWORD, 'mật khẩu mới toanh')).codes).toEqual([]);
		expect(await isSignedIn(here)).toBe(true);
		const late = await server.ask('{ getMe { id } }', { token: there });
		expect([late.status, late.codes, late.errors?.[0]?.message]).toEqual([
			401,
			['SESSION_EXPIRED'],
			expect.stringContaining('hết hạn'),
		]);
	});

	it('counts once for two who know the old one', async () => {
		const { id, username } = await insertMember(server);
		const tokens = [await server.signIn(username), await server.signIn(username)] as const;
		// Both have said the old one by the time that either may write.
		const both = await server.db.transaction().execute(async (tx) => {
			await tx.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute();
			const answers = tokens.map((token, index) => change(token, PASSWORD, `mật khẩu mới toanh ${index}`));
			await expect.poll(() => countWaiting(server.db)).toBe(2);
			return { answers };
		});
		const codes = (await Promise.all(both.answers)).map((answer) => answer.codes);
		expect(codes.toSorted()).toEqual([[], ['WRONG_PASSWORD']]);
		const [there, here] = codes[0]?.length === 0 ? tokens.toReversed() : tokens;
		expect([await isSignedIn(here as string), await isSignedIn(there as string)]).toEqual([true, false]);
	});

	it('asks for the old one, and for a new one that is better', async () => {
		const token = await server.signIn((await insertMember(server)).username);
		expect((await change(token, 'không phải', 'mật khẩu mới toanh')).codes).toEqual(['WRONG_PASSWORD']);
		const code = async (next: string) => (await change(token, PASSWORD, next)).errors?.[0]?.extensions.fields;
		expect(await code(PASSWORD)).toEqual([{ path: 'newPassword', code: 'same' }]);
		expect(await code('qwerty123')).toEqual([{ path: 'newPassword', code: 'common' }]);
		expect(await code('ngắn')).toEqual([{ path: 'newPassword', code: 'too_short' }]);
	});
});

describe('a session that is being opened', () => {
	const countSessions = async (id: string) =>
		(await server.db.selectFrom('session').select('id').where('account_id', '=', id).execute()).length;
	const logIn = (username: string) =>
		server.ask(`mutation { loginUser(username: "${username}", password: "${PASSWORD}") { token } }`);

	it.each([
		['the password was changed', { password_hash: 'another' }],
		['the account was erased', { deleted_at: new Date() }],
	])('is none when %s since the password was checked', async (_what, change) => {
		const { id, username } = await insertMember(server);
		const before = await countSessions(id);
		// Whoever signs in sees the account as it was, until this is over.
		const signingIn = await server.db.transaction().execute(async (tx) => {
			await tx.updateTable('account').set(change).where('id', '=', id).execute();
			const answer = logIn(username);
			await expect.poll(() => countWaiting(server.db)).toBe(1);
			return { answer };
		});
		expect((await signingIn.answer).codes).toEqual(['WRONG_CREDENTIALS']);
		expect(await countSessions(id)).toBe(before);
	});

	it('ends with the others when the password is changed next', async () => {
		const { id, username } = await insertMember(server);
		const here = await server.signIn(username);
		const { there, changing } = await server.db.transaction().execute(async (tx) => {
			await lockIfSamePassword(
				tx,
				await tx.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
			);
			const answer = server.ask(CHANGE, { token: here, variables: { old: PASSWORD, new: 'mật khẩu mới toanh' } });
			await expect.poll(() => countWaiting(server.db)).toBe(1);
			return { there: await openSession(tx, id), changing: { answer } };
		});
		expect((await changing.answer).codes).toEqual([]);
		expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
	});
});

describe('limits', () => {
	let strict: TestServer;
	beforeAll(async () => {
		strict = await startTestServer({ rateLimitFactor: 1, trustProxy: 1 });
	});
	afterAll(() => strict.close());

	async function login(username: string, password: string, address: string): Promise<string[]> {
		const response = await fetch(`${strict.url}/graphql`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
			body: JSON.stringify({
				query: 'mutation ($u: String!, $p: String!) { loginUser(username: $u, password: $p) { token } }',
				variables: { u: username, p: password },
			}),
		});
		const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
		return (errors ?? []).map(({ extensions }) => extensions.code);
	}

	it.each([
		['a known name', 'an'],
		['an unknown name', 'nobody'],
	])('let five wrong passwords pass for %s, however it is written, from one address', async (_what, name) => {
		for (const username of [name, name.toUpperCase(), ` ${name} `, name, name])
			expect(await login(username, 'sai', '203.0.113.1')).toEqual(['WRONG_CREDENTIALS']);
		expect(await login(name, PASSWORD, '203.0.113.1')).toEqual(['TOO_MANY_REQUESTS']);
	});

	it('count one account by whichever of its names somebody guesses, and another one apart', async () => {
		const { phone } = await strict.db
			.selectFrom('account')
			.select('phone')
			.where('username', '=', 'admin')
			.executeTakeFirstOrThrow();
		await strict.db
			.updateTable('account')
			.set({ email: 'admin@an-cu.test', email_verified_at: new Date() })
			.where('username', '=', 'admin')
			.execute();
		for (const name of ['admin', phone ?? '', 'admin@an-cu.test', 'Admin', phone ?? ''])
			expect(await login(name, 'sai', '203.0.113.30')).toEqual(['WRONG_CREDENTIALS']);
		for (const name of ['admin', phone ?? '', 'admin@an-cu.test'])
			expect(await login(name, PASSWORD, '203.0.113.30')).toEqual(['TOO_MANY_REQUESTS']);
		expect(await login('checker', PASSWORD, '203.0.113.30')).toEqual([]);
	});

	it('count whom the balancer saw, whatever its client claims to be', async () => {
		for (let count = 0; count < 5; count++)
			expect(await login('binh', 'sai', `198.51.100.${count}, 203.0.113.9`)).toEqual(['WRONG_CREDENTIALS']);
		expect(await login('binh', 'sai', '198.51.100.99, 203.0.113.9')).toEqual(['TOO_MANY_REQUESTS']);
	});

	it.each([
		['IPv4', 'editor', (port: number) => `203.0.113.10:${port}`],
		['IPv6', 'checker', (port: number) => `[2001:db8:9::1]:${port}`],
	])('count an address once where the balancer writes a port behind it: %s', async (_what, name, addressAt) => {
		for (let count = 0; count < 5; count++)
			expect(await login(name, 'sai', addressAt(50_000 + count))).toEqual(['WRONG_CREDENTIALS']);
		expect(await login(name, 'sai', addressAt(60_000))).toEqual(['TOO_MANY_REQUESTS']);
	});

	it('do not lock out the owner at another address', async () => {
		const { username } = await insertMember(strict);
		for (let count = 0; count < 5; count++) await login(username, 'sai', '203.0.113.8');
		expect(await login(username, PASSWORD, '203.0.113.8')).toEqual(['TOO_MANY_REQUESTS']);
		expect(await login(username, PASSWORD, '203.0.113.2')).toEqual([]);
	});

	it('count wrong passwords that come together', async () => {
		const answers = await Promise.all(
			Array.from({ length: 60 }, (_, count) => login(`together${count}`, 'x', '203.0.113.5')),
		);
		expect(answers.filter(([code]) => code === 'WRONG_CREDENTIALS')).toHaveLength(20);
		expect(answers.filter(([code]) => code === 'TOO_MANY_REQUESTS')).toHaveLength(40);
	});

	it('are not used up by right passwords', async () => {
		for (let count = 0; count < 25; count++) expect(await login('binh', PASSWORD, '203.0.113.6')).toEqual([]);
	});

	it.each([
		['plain', 'x'.repeat(6_000)],
		['an e-mail', `${randomBytes(3_000).toString('hex')}@an-cu.test`],
	])('take a name of 6,000 characters for one that nobody has: %s', async (_what, name) => {
		for (let count = 0; count < 5; count++)
			expect(await login(name, 'x', '203.0.113.7')).toEqual(['WRONG_CREDENTIALS']);
		expect(await login(name, 'x', '203.0.113.7')).toEqual(['TOO_MANY_REQUESTS']);
	});

	it('let nobody elsewhere use up the mails of a mailbox', async () => {
		const askFrom = async (address: string) => {
			const query = 'mutation { lmkSendMailVerify(email: "mailbox@an-cu.test") }';
			return (await strict.ask(query, { headers: { 'x-forwarded-for': address } })).codes;
		};
		for (let count = 0; count < 5; count++) expect(await askFrom('203.0.113.20')).toEqual([]);
		expect(await askFrom('203.0.113.20')).toEqual(['TOO_MANY_REQUESTS']);
		for (let network = 0; network < 10; network++) expect(await askFrom(`2001:db8:20:${network}::1`)).toEqual([]);
		expect(await askFrom('2001:db8:20:99::1')).toEqual(['TOO_MANY_REQUESTS']);
		for (let count = 0; count < 5; count++) expect(await askFrom('203.0.113.21')).toEqual([]);
		// Wherever it is asked from, a mailbox is left in peace at some time.
		expect(await askFrom('203.0.113.22')).toEqual(['TOO_MANY_REQUESTS']);
	});

	it('take a mailbox of 6,000 characters for none', async () => {
		const email = `${randomBytes(3_000).toString('hex')}@an-cu.test`;
		const { errors } = await strict.ask(`mutation { lmkSendMailVerify(email: "${email}") }`);
		expect(errors?.[0]?.extensions.fields).toContainEqual({ path: 'email', code: 'too_long' });
	});

	it('lock the owner out nowhere that the account is signed in, however many strangers guess', async () => {
		expect(await login('support', PASSWORD, '2001:db8:7:1::1')).toEqual([]);
		const guessFrom = async (network: number) => {
			for (let count = 0; count < 5; count++) await login('support', 'sai', `198.51.100.${network}`);
		};
		await Promise.all(Array.from({ length: 10 }, (_, network) => guessFrom(network)));
		expect(await login('support', PASSWORD, '198.51.100.99')).toEqual(['TOO_MANY_REQUESTS']);
		expect(await login('support', PASSWORD, '2001:db8:7:1::2')).toEqual([]);
		// Somebody there guesses no more often than anywhere.
		for (let count = 0; count < 5; count++)
			expect(await login('support', 'sai', '2001:db8:7:1::3')).toEqual(['WRONG_CREDENTIALS']);
		expect(await login('support', PASSWORD, '2001:db8:7:1::3')).toEqual(['TOO_MANY_REQUESTS']);
		expect(await login('support', PASSWORD, '198.51.100.99')).toEqual(['TOO_MANY_REQUESTS']);
	});

	it('let an address fail twenty times, whatever names it tries', async () => {
		for (let count = 0; count < 20; count++)
			expect(await login(`name${count}`, 'x', '203.0.113.3')).toEqual(['WRONG_CREDENTIALS']);
		expect(await login('binh', PASSWORD, '203.0.113.3')).toEqual(['TOO_MANY_REQUESTS']);
	});

	it('take the addresses of one network of IPv6 for one', async () => {
		for (let count = 0; count < 20; count++)
			expect(await login(`name${count}`, 'x', `2001:db8:1:2:${count}::7`)).toEqual(['WRONG_CREDENTIALS']);
		expect(await login('binh', PASSWORD, '2001:db8:1:2:ffff::7')).toEqual(['TOO_MANY_REQUESTS']);
		expect(await login('binh', PASSWORD, '2001:db8:1:3::7')).toEqual([]);
	});

	it('forget the failures of whoever gets in', async () => {
		for (let count = 0; count < 4; count++) await login('binh', 'sai', '203.0.113.4');
		expect(await login('binh', PASSWORD, '203.0.113.4')).toEqual([]);
		expect(await login('binh', 'sai', '203.0.113.4')).toEqual(['WRONG_CREDENTIALS']);
		expect(await login('binh', 'sai', '203.0.113.4')).toEqual(['WRONG_CREDENTIALS']);
	});

	it.each([
		['lmkSendMailVerify(email: "zz")', 'email', 'invalid'],
		['lmkSendMailVerify(email: " ")', 'email', 'required'],
		['checkValidUser(email: "nope")', 'email', 'invalid'],
		['checkValidUser', 'phone', 'required'],
	])('tell that nothing can be asked of what is no address: %s', async (asked, path, code) => {
		const { errors } = await server.ask(`mutation { ${asked} }`);
		expect(errors?.[0]?.extensions.fields).toEqual([{ path, code }]);
	});

	it('let an address ask ten times an hour whether somebody has an account', async () => {
		const ask = () => strict.ask('mutation { checkValidUser(phone: "0988000001", email: null) }');
		// A slip of the fingers costs none of them.
		expect((await strict.ask('mutation { checkValidUser(phone: "12", email: null) }')).codes).toEqual(['BAD_INPUT']);
		for (let count = 0; count < 10; count++) expect((await ask()).data.checkValidUser).toBe(0);
		expect((await ask()).codes).toEqual(['TOO_MANY_REQUESTS']);
	});
});
