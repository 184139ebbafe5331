import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MINUTE_MS } from '@ancu/forms/format';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { newDevice, setDevice } from '../notification/notification.fixtures.ts';
import { type PostOffice, startPostOffice } from '../testing/post-office.ts';
import { proveMail } from '../testing/prove-mail.ts';
import { startSilentServer } from '../testing/silent-server.ts';
import { PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';
import { insertPerson } from '../verification/verification.fixtures.ts';
import type { JobKind, Jobs } from './jobs.ts';

let post: PostOffice;
let server: TestServer;
beforeAll(async () => {
	post = await startPostOffice();
});
afterEach(() => server.close());
afterAll(() => post.close());

/** Queues work that was tried so often already; returns its id. */
async function queue<Kind extends JobKind>(kind: Kind, payload: Jobs[Kind], attempts = 0): Promise<number> {
	const { id } = await server.db
		.insertInto('job')
		.values({ kind, payload: JSON.stringify(payload), attempts })
		.returning('id')
		.executeTakeFirstOrThrow();
	return id;
}
const jobOf = (id: number) => server.db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
async function reader(): Promise<string> {
	const { id } = await insertPerson(server);
	await proveMail(server.db, id);
	return id;
}

it('tries what is still news later every hour, and gives a code up', async () => {
	server = await startTestServer({ smtpUrl: 'smtp://127.0.0.1:1', smsUrl: 'http://127.0.0.1:1', logLevel: 'silent' });
	const mail = { subject: 'Tin mới', text: 'Hai tin.' };
	const accountId = await reader();
	const digest = await queue('notification.digest', { accountId, ...mail }, 20);
	const last = await queue('notification.digest', { accountId, ...mail }, 59);
	const code = await queue('sms.send', { to: '+84912000222', text: '123456' }, 7);
	await expect.poll(async () => (await jobOf(digest)).last_error).toMatch(/ECONNREFUSED/);
	const { failed_at, run_at } = await jobOf(digest);
	expect(failed_at).toBeNull();
	expect(Math.abs(run_at.getTime() - Date.now() - 60 * MINUTE_MS)).toBeLessThan(MINUTE_MS);
	for (const id of [last, code]) await expect.poll(async () => (await jobOf(id)).failed_at).toBeInstanceOf(Date);
});

it('tells the mailbox of before that an account has another, though the mail server be away for a night', async () => {
	server = await startTestServer({ smtpUrl: 'smtp://127.0.0.1:1', logLevel: 'silent' });
	const { codes } = await server.ask(
		`mutation { updateMe(email: "moi@ancu.test", password: "${PASSWORD}") { email } }`,
		{
			token: await server.signIn('binh'),
		},
	);
	expect(codes).toEqual([]);
	const { id } = await server.db
		.updateTable('job')
		.set({ attempts: 20, locked_until: null, run_at: sql<Date>`now()` })
		.where(sql`payload->>'to'`, '=', 'binh@ancu.test')
		.returning('id')
		.executeTakeFirstOrThrow();
	await expect.poll(() => jobOf(id)).toMatchObject({ attempts: 21, locked_until: null });
	expect(await jobOf(id)).toMatchObject({ failed_at: null, last_error: expect.stringContaining('ECONNREFUSED') });
});

it('gives up what ended its process each time, without trying it once more', async () => {
	server = await startTestServer({ ...post.env, logLevel: 'silent' });
	const id = await queue('sms.send', { to: '+84912000444', text: '123456' }, 8);
	await expect.poll(async () => (await jobOf(id)).failed_at).toBeInstanceOf(Date);
	expect((await jobOf(id)).last_error).toMatch(/never came to an end/);
	expect(await post.sms('+84912000444', 0)).toEqual([]);
});

it('tries failed work again by the database’s clock, whatever the server’s says', async () => {
	server = await startTestServer({ smsUrl: 'http://127.0.0.1:1', logLevel: 'silent' });
	onTestFinished(() => void vi.useRealTimers());
	vi.setSystemTime(Date.now() + 20 * MINUTE_MS);
	const again = await queue('sms.send', { to: '+84912000222', text: '123456' });
	const last = await queue('sms.send', { to: '+84912000222', text: '123456' }, 7);
	for (const id of [again, last])
		await expect.poll(async () => (await jobOf(id)).last_error).toMatch(/ECONNREFUSED|fetch failed/);
	const seconds = async (id: number) =>
		server.db
			.selectFrom('job')
			.select([
				sql<number>`extract(epoch from run_at - now())::float8`.as('until'),
				sql<number>`extract(epoch from now() - failed_at)::float8`.as('since'),
			])
			.where('id', '=', id)
			.executeTakeFirstOrThrow();
	expect((await seconds(again)).until).toBeLessThan(60);
	expect((await seconds(last)).since).toBeGreaterThanOrEqual(0);
});

it('removes files some at a time, and one that cannot be removed holds up no other', async () => {
	const [removed, kept] = [new Set<string>(), 'photo/1.webp'];
	let [open, most] = [0, 0];
	const released = Promise.withResolvers<void>();
	const store = createServer(async ({ url = '' }, response) => {
		most = Math.max(most, ++open);
		await released.promise;
		open--;
		if (url.endsWith(kept)) response.statusCode = 403;
		else removed.add(url.replace('/ancu/', ''));
		response.end();
	});
	await once(store.listen(0, '127.0.0.1'), 'listening');
	onTestFinished(() => void store.close());
	const endpoint = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
	const s3 = { endpoint, bucket: 'ancu', region: 'auto', accessKey: 'a', secretKey: 's' };
	server = await startTestServer({ ...post.env, s3, logLevel: 'silent' });
	const keys = Array.from({ length: 100 }, (_, count) => `photo/${count}.webp`);
	const id = await queue('file.delete', { keys });
	await expect.poll(() => open).toBe(8);
	released.resolve();
	await queue('file.delete', { keys: ['photo/next.webp'] });
	await expect.poll(() => removed).toContain('photo/next.webp');
	expect([...removed].sort()).toEqual([...keys.filter((key) => key !== kept), 'photo/next.webp'].sort());
	expect(most).toBe(8);
	expect(await jobOf(id)).toMatchObject({ failed_at: null, last_error: expect.stringContaining('403') });
});

it('mails notifications while the push service says nothing', async () => {
	const silent = await startSilentServer();
	const app = { kind: 'onesignal', appId: randomUUID(), key: 'the-key', script: 'https://push.test/page.js' } as const;
	const push = { ...app, url: `http://127.0.0.1:${silent.port}` };
	server = await startTestServer({ ...post.env, push, logLevel: 'silent' });
	const { id: accountId, token } = await insertPerson(server);
	const mailbox = await proveMail(server.db, accountId);
	await setDevice(server, token, { ...newDevice(), appId: push.appId });
	const { id: deviceId } = await server.db.selectFrom('device').select('id').executeTakeFirstOrThrow();
	const tell = async () => {
		const told = { id: randomUUID(), account_id: accountId, tag: 'wallet.toppedUp', params: '{"amount":1}' };
		await server.db.insertInto('notification').values(told).execute();
		return told.id;
	};
	const payload = JSON.stringify({ notificationId: await tell(), deviceId });
	// All at once: a runner that takes the first few waits for those before it takes more.
	const pushes = await server.db
		.insertInto('job')
		.values(Array.from({ length: 12 }, () => ({ kind: 'push.send', payload })))
		.returning('id')
		.execute();
	const triedOnce = async () => {
		const jobs = await Promise.all(pushes.map(({ id }) => jobOf(id)));
		return jobs.filter(({ attempts }) => attempts === 1).length;
	};
	await expect.poll(triedOnce).toBe(10);
	await queue('notification.send', { notificationId: await tell() });
	expect(await post.mail(mailbox)).toHaveLength(1);
	expect(await triedOnce()).toBe(10);
	silent.close();
});

it('hands notifications on and sends codes by SMS while the mail server says nothing', async () => {
	const silent = await startSilentServer();
	server = await startTestServer({
		smsUrl: post.env.smsUrl,
		smtpUrl: `smtp://127.0.0.1:${silent.port}`,
		logLevel: 'silent',
	});
	const accountId = await reader();
	const mail = { subject: 'a', text: 'a' };
	const twelve = (kind: JobKind, payload: object) =>
		Array.from({ length: 12 }, () => ({ kind, payload: JSON.stringify(payload) }));
	// All at once: a runner that takes the first few waits for those before it takes more.
	const rows = await server.db
		.insertInto('job')
		.values([
			...twelve('notification.digest', { accountId, ...mail }),
			...twelve('mail.send', { to: 'c@ancu.test', ...mail }),
		])
		.returning('id')
		.execute();
	const mails = rows.map(({ id }) => id);
	const countTried = async () =>
		(await server.db.selectFrom('job').select('id').where('id', 'in', mails).where('attempts', '=', 1).execute())
			.length;
	await expect.poll(countTried).toBe(20);
	const { id } = await server.db
		.insertInto('notification')
		.values({ id: randomUUID(), account_id: accountId, tag: 'wallet.toppedUp', params: '{"amount":1}' })
		.returning('id')
		.executeTakeFirstOrThrow();
	await queue('notification.send', { notificationId: id });
	await queue('sms.send', { to: '+84912000333', text: '123456' });
	expect(await post.sms('+84912000333')).toEqual(['123456']);
	await expect
		.poll(async () => (await server.db.selectFrom('notification').select('sent_at').execute())[0]?.sent_at)
		.toBeInstanceOf(Date);
	silent.close();
});
