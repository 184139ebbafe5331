import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createRandom } from '@ancu/demo/drawing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { readEnv } from '../env.ts';
import { notify } from '../notification/notify.ts';
import { insertReferenceData } from '../seed/reference-data.ts';
import { checkMoney } from '../testing/check-money.ts';
import { insertPerson } from '../testing/fuzz/people.ts';
import { type OwnCluster, startOwnCluster } from '../testing/own-cluster.ts';
import { type Payers, startPayers } from '../testing/payers.ts';
import { type SilencingProxy, startSilencingProxy } from '../testing/silencing-proxy.ts';
import { vnpayNotice } from '../wallet/wallet.fixtures.ts';
import { inTransaction } from './in-transaction.ts';
import { isUnavailable } from './is-unavailable.ts';
import { migrate } from './migrate.ts';
import { connect, type OpenDatabase } from './open-database.ts';

const nothing = { sum: 0, wrong: 0, negative: 0, lost: 0, doubled: 0, bought: 0 };

describe('a database that goes away and comes back', () => {
	let cluster: OwnCluster;
	let database: OpenDatabase;
	let app: Awaited<ReturnType<typeof buildApp>>;
	let url: string;
	let payers: Payers;
	const people: Awaited<ReturnType<typeof insertPerson>>[] = [];

	beforeAll(async () => {
		cluster = await startOwnCluster();
		database = connect({ ...cluster.connection, database: 'postgres' });
		const { db, listen } = database;
		await migrate(db);
		await insertReferenceData(db);
		const random = createRandom(1);
		for (let index = 0; index < 4; index++) people.push(await insertPerson(db, 'user', random));
		const env = readEnv({
			NODE_ENV: 'test',
			LOG_LEVEL: 'silent',
			DATA_DIR: cluster.dataDir,
			RATE_LIMIT_FACTOR: '100000',
		});
		app = await buildApp({ env, db, listen });
		await app.listen({ port: 0, host: '127.0.0.1' });
		url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
	});
	afterEach(() => payers.stop());
	afterAll(async () => {
		app.server.closeAllConnections();
		await app.close();
		await database.close();
		await cluster.remove();
	});

	const ask = async (query: string, token: string | null, language: string) => {
		const response = await fetch(`${url}/graphql`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'accept-language': language, ...(token && { 'x-token': token }) },
			body: JSON.stringify({ query }),
		});
		return response.text();
	};
	const isReady = async () => (await fetch(`${url}/readyz`)).status;

	async function openStream(token: string) {
		const leave = new AbortController();
		const { body } = await fetch(`${url}/notification/stream`, { headers: { 'x-token': token }, signal: leave.signal });
		let text = '';
		const read = async () => {
			for await (const chunk of body ?? []) text += Buffer.from(chunk).toString();
		};
		read().catch(() => undefined);
		return { count: () => text.split('event: changed').length - 1, leave: () => leave.abort() };
	}

	it.each(['SIGINT', 'SIGKILL'] as const)(
		'by %s: everybody is told, and no money is lost',
		async (how) => {
			const [reader, ...payersOf] = people;
			const token = reader?.token ?? '';
			const stream = await openStream(token);
			await expect.poll(stream.count).toBe(1);
			const tokens = payersOf.map((each) => each.token ?? '');
			payers = startPayers({ url, tokens, firstNumber: how === 'SIGINT' ? 16_000_000 : 17_000_000 });
			await expect.poll(() => payers.bought()).toBeGreaterThan(5);

			await cluster.stop(how);
			expect(await isReady()).toBe(503);
			expect((await fetch(`${url}/healthz`)).status).toBe(200);
			for (const who of [null, token]) {
				for (const [language, words] of [
					['vi', 'Hệ thống đang tạm gián đoạn'],
					['en', 'The service is temporarily unavailable'],
				] as const) {
					const answer = await ask('{ getAllLocationInfo(limit: 1) { total } }', who, language);
					expect(JSON.parse(answer).errors[0].extensions.code).toBe('UNAVAILABLE');
					expect(answer).toContain(words);
					expect(answer).not.toMatch(/postgres|ECONN|ENOENT|socket|at .*\.ts/i);
				}
			}
			const picture = await fetch(`${url}/uploads/token`, {
				method: 'PUT',
				headers: { 'content-type': 'image/jpeg', 'accept-language': 'en' },
				body: 'x',
			});
			expect([picture.status, (await picture.json()).code]).toEqual([503, 'UNAVAILABLE']);
			// VNPay calls again after this answer.
			const notice = vnpayNotice({ txnRef: 'AC0', amount: 60_000, txnNo: '1' });
			expect(await (await fetch(url + notice)).json()).toMatchObject({ RspCode: '99' });

			await cluster.start();
			await expect.poll(isReady).toBe(200);
			const before = payers.bought();
			await expect.poll(() => payers.bought()).toBeGreaterThan(before + 5);
			await payers.stop();
			await payers.callAgain();
			expect([...payers.paid.values()].filter(({ isHeard }) => !isHeard)).toEqual([]);
			expect([...payers.failures.keys()]).toContain('UNAVAILABLE');
			expect([...payers.failures.keys()]).not.toContain('INTERNAL');
			expect(await checkMoney(database.db, [...payers.paid.keys()])).toEqual(nothing);

			// What may have been missed is told, and then whatever happens.
			await expect.poll(stream.count).toBeGreaterThan(1);
			const heard = stream.count();
			await inTransaction(database.db, (tx) =>
				notify(tx, { accountId: reader?.id ?? '', tag: 'wallet.toppedUp', params: { amount: 1 } }),
			);
			await expect.poll(stream.count).toBe(heard + 1);
			stream.leave();
		},
		90_000,
	);
});

describe('a database whose connections go silent, while new ones would be let in', () => {
	const LIMIT_MS = 1_000;
	let cluster: OwnCluster;
	let proxy: SilencingProxy;
	let database: OpenDatabase;
	let app: Awaited<ReturnType<typeof buildApp>>;

	beforeAll(async () => {
		cluster = await startOwnCluster();
		const direct = connect({ ...cluster.connection, database: 'postgres' });
		await migrate(direct.longDb);
		await direct.close();
	});
	// What went silent stays so.
	beforeEach(async () => {
		const { host, port, user } = cluster.connection;
		proxy = await startSilencingProxy({ path: path.join(host, `.s.PGSQL.${port}`) });
		const way = { host: '127.0.0.1', port: proxy.port, user, database: 'postgres', max: 3 };
		database = connect(way, { limitMs: LIMIT_MS });
		const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: cluster.dataDir });
		app = await buildApp({ env, ...database });
	});
	afterEach(async () => {
		await app.close();
		await database.close();
		proxy.close();
	});
	afterAll(() => cluster.remove());

	const isReady = async () => (await app.inject('/readyz')).statusCode;
	const search = async () => {
		const query = '{ getAllLocationInfo(limit: 1) { total } }';
		const { errors } = (await app.inject({ method: 'POST', url: '/graphql', payload: { query } })).json();
		return errors?.[0].extensions.code ?? 'answered';
	};
	const failureOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);
	const often = <Result>(ask: () => Promise<Result>) => Promise.all(Array.from({ length: 8 }, ask));

	it('leaves work that is meant to take long alone', async () => {
		const long = sql`select pg_sleep(${(2 * LIMIT_MS) / 1_000})`;
		expect(await failureOf(long.execute(database.db))).toSatisfy(isUnavailable);
		await long.execute(database.longDb);
	}, 20_000);

	it('keeps one that nobody has, however long', async () => {
		const whichOne = async () => {
			const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db);
			return rows[0]?.pid;
		};
		const before = await whichOne();
		await sql`select pg_sleep(${(2 * LIMIT_MS) / 1_000})`.execute(database.longDb);
		expect(await whichOne()).toBe(before);
	}, 20_000);

	it('tells those who wait for one, and serves by new ones', async () => {
		expect(new Set(await often(isReady))).toEqual(new Set([200]));
		expect(new Set(await often(search))).toEqual(new Set(['answered']));
		proxy.silence();
		const [statuses, codes] = await Promise.all([often(isReady), often(search)]);
		expect(statuses).toContain(503);
		expect(codes).toContain('UNAVAILABLE');
		expect(codes).not.toContain('INTERNAL');
		expect(new Set(await often(isReady))).toEqual(new Set([200]));
		expect(new Set(await often(search))).toEqual(new Set(['answered']));
	}, 20_000);

	it('has a place for a new one in place of each that went silent before it was of use', async () => {
		proxy.silence();
		proxy.loseNext(true);
		expect(new Set(await often(isReady))).toEqual(new Set([503]));
		proxy.loseNext(false);
		await expect.poll(isReady).toBe(200);
	}, 20_000);

	it('lets go of what a transaction held that was cut off in the middle', async () => {
		await sql`create table held as select 1 as id`.execute(database.db);
		const cutOff = database.db.transaction().execute(async (tx) => {
			await sql`update held set id = 2`.execute(tx);
			proxy.silence();
			await sql`select 1`.execute(tx);
		});
		expect(await failureOf(cutOff)).toSatisfy(isUnavailable);
		const next = database.openClient();
		await next.connect();
		await next.query('update held set id = 3');
		await next.end();
	}, 20_000);
});
