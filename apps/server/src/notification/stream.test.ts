import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { readEnv } from '../env.ts';
import { prepareStop } from '../stop.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { insertPerson, type Person } from '../verification/verification.fixtures.ts';
import { notify } from './notify.ts';
import { STREAMS_MAX } from './stream.routes.ts';
import { wake } from './wake.ts';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

/** An open stream, read as a browser does. */
async function open(url: string, token: string) {
	const leave = new AbortController();
	const response = await fetch(`${url}/notification/stream`, { headers: { 'x-token': token }, signal: leave.signal });
	let text = '';
	const over = (async () => {
		for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString();
	})().catch(() => undefined);
	return {
		response,
		/** Waits until so many events came. */
		events: (count: number) => expect.poll(() => text.split('event: changed\ndata: {}\n\n').length - 1).toBe(count),
		text: () => text,
		over,
		leave: () => leave.abort(),
	};
}
const tell = (who: Person) =>
	inTransaction(server.db, (tx) => notify(tx, { accountId: who.id, tag: 'wallet.toppedUp', params: { amount: 1 } }));

describe('the stream', () => {
	it('tells at once, and whenever the reader’s notifications change', async () => {
		const [who, other] = [await insertPerson(server), await insertPerson(server)];
		const [stream, others] = [await open(server.url, who.token), await open(server.url, other.token)];
		expect(stream.response.status).toBe(200);
		expect(Object.fromEntries(stream.response.headers)).toMatchObject({
			'content-type': 'text/event-stream',
			'cache-control': 'no-store',
		});
		await stream.events(1);
		await tell(who);
		await stream.events(2);
		await who.ask('mutation { seenAllNotification }');
		await stream.events(3);
		// Nothing changes, and it says nothing of what others are told.
		await who.ask('mutation { seenAllNotification }');
		await tell(other);
		await others.events(2);
		await stream.events(3);
		for (const { leave } of [stream, others]) leave();
	});

	it('says nothing of what is undone', async () => {
		const who = await insertPerson(server);
		const stream = await open(server.url, who.token);
		await stream.events(1);
		await inTransaction(server.db, async (tx) => {
			await notify(tx, { accountId: who.id, tag: 'wallet.toppedUp', params: { amount: 1 } });
			throw new Error('no');
		}).catch(() => undefined);
		await tell(who);
		await stream.events(2);
		stream.leave();
	});

	it('is for the signed-in alone, whose token is in the header', async () => {
		const { token } = await insertPerson(server);
		const statusOf = async (path: string, headers: Record<string, string> = {}) => {
			const response = await fetch(server.url + path, { headers });
			return [response.status, (await response.json()).code];
		};
		const refused = [401, 'UNAUTHENTICATED'];
		expect(await statusOf('/notification/stream')).toEqual(refused);
		expect(await statusOf(`/notification/stream?token=${token}&x-token=${token}`)).toEqual(refused);
		expect(await statusOf('/notification/stream', { cookie: `x-token=${token}; token=${token}` })).toEqual(refused);
		expect(await statusOf('/notification/stream', { 'x-token': `${token}x` })).toEqual(refused);
	});

	it('ends with its session, and with no other', async () => {
		const who = await insertPerson(server);
		const stream = await open(server.url, who.token);
		const editor = await server.signIn('editor');
		const [here, there] = [await open(server.url, await server.signIn('editor')), await open(server.url, editor)];
		await server.ask('mutation { endOtherSessions }', { token: editor });
		await here.over;
		await who.ask('mutation { logoutUser }');
		await stream.over;
		await server.db
			.updateTable('session')
			.set({ expires_at: new Date(Date.now() - 1_000) })
			.where('account_id', '=', sql<string>`(select id from account where username = 'editor')`)
			.execute();
		const { id } = await server.db
			.selectFrom('account')
			.select('id')
			.where('username', '=', 'editor')
			.executeTakeFirstOrThrow();
		// What the heartbeat does too.
		await wake(server.db, 'session', id);
		await there.over;
	});

	it('is open in so many tabs of an account at most', async () => {
		const who = await insertPerson(server);
		const tabs = await Promise.all(Array.from({ length: STREAMS_MAX }, () => open(server.url, who.token)));
		const more = await open(server.url, who.token);
		expect(more.response.status).toBe(429);
		tabs[0]?.leave();
		await expect
			.poll(async () => {
				const again = await open(server.url, who.token);
				again.leave();
				return again.response.status;
			})
			.toBe(200);
		for (const { leave } of tabs) leave();
	});

	it('hears what another process tells, and tells all when it listens again', async () => {
		const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: '/nowhere' });
		const second = await startSecond(env);
		const who = await insertPerson(server);
		const [here, there] = [await open(server.url, who.token), await open(second.url, who.token)];
		await Promise.all([here.events(1), there.events(1)]);
		const query = 'mutation { seenAllNotification }';
		await tell(who);
		await Promise.all([here.events(2), there.events(2)]);
		await who.ask(query);
		await Promise.all([here.events(3), there.events(3)]);

		const { rows } = await sql`
			select pg_terminate_backend(pid) from pg_stat_activity
			where datname = current_database() and query ilike 'listen %'`.execute(server.db);
		expect(rows).toHaveLength(2);
		await Promise.all([here.events(4), there.events(4)]);
		await tell(who);
		await Promise.all([here.events(5), there.events(5)]);

		// A graceful stop waits for no stream.
		const started = performance.now();
		await second.stop();
		await there.over;
		expect(performance.now() - started).toBeLessThan(3_000);
		here.leave();
	});

	async function startSecond(env: ReturnType<typeof readEnv>) {
		const app = await buildApp({ env, db: server.db, listen: server.listen });
		const stop = prepareStop(app);
		const url = await app.listen({ port: 0, host: '127.0.0.1' });
		return { url, stop };
	}
});
