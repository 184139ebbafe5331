import { afterEach, describe, expect, it } from 'vitest';
import { type ServerProcess, startProcess } from '../testing/start-process.ts';
import { startTestServer } from '../testing/test-server.ts';
import { checkLedger } from './check-ledger.ts';
import { accountIdOf, vnpayNotice } from './wallet.fixtures.ts';

describe('a server that is killed', () => {
	const running: ServerProcess[] = [];
	afterEach(() => Promise.all(running.map(({ kill }) => kill())));

	async function start(databaseUrl: string): Promise<ServerProcess> {
		const server = await startProcess({ env: { DATABASE_URL: databaseUrl } });
		running.push(server);
		return server;
	}

	async function prepare() {
		const { db, databaseUrl, signIn, close } = await startTestServer();
		const token = await signIn('binh');
		const account = await accountIdOf(db, 'binh');
		return {
			db,
			databaseUrl,
			close,
			topUp: async (url: string, key: string): Promise<{ id: string; code: string }> => {
				const response = await fetch(`${url}/graphql`, {
					method: 'POST',
					headers: { 'content-type': 'application/json', 'x-token': token, 'idempotency-key': key },
					body: JSON.stringify({ query: 'mutation { getPayment(method: BANK, amount: 60000) { id code } }' }),
				});
				return ((await response.json()) as { data: { getPayment: { id: string; code: string } } }).data.getPayment;
			},
			entriesOf: (id: string) =>
				db.selectFrom('ledger_transaction').select('id').where('payment_id', '=', id).execute(),
			balance: async () =>
				(await db.selectFrom('wallet').select('balance').where('account_id', '=', account).executeTakeFirstOrThrow())
					.balance,
		};
	}

	it('between storing a notice and booking it, books it once when it starts again', async () => {
		const { db, databaseUrl, close, topUp, entriesOf, balance } = await prepare();
		const first = await start(databaseUrl);
		const before = await balance();
		const { id, code } = await topUp(first.url, 'one');
		const notice = vnpayNotice({ txnRef: code, amount: 60_000, txnNo: '14000001' });

		// Whoever wants to book it has to wait, until the server is dead.
		await db.transaction().execute(async (tx) => {
			await tx.selectFrom('payment').select('id').where('id', '=', id).forUpdate().execute();
			const call = fetch(first.url + notice).catch(() => 'no answer');
			const waiting = () => db.selectFrom('gateway_notice').select('id').where('processed_at', 'is', null).execute();
			await expect.poll(async () => (await waiting()).length).toBe(1);
			await first.kill();
			expect(await call).toBe('no answer');
			expect(await waiting()).toHaveLength(1);
		});
		expect(await entriesOf(id)).toEqual([]);
		expect(await balance()).toBe(before);

		const second = await start(databaseUrl);
		await expect.poll(async () => (await entriesOf(id)).length).toBe(1);
		expect(await balance()).toBe(before + 60_000);
		// VNPay had no answer and calls again.
		expect(await (await fetch(second.url + notice)).json()).toMatchObject({ RspCode: '02' });
		expect(await entriesOf(id)).toHaveLength(1);
		expect(await balance()).toBe(before + 60_000);
		await second.kill();
		await close();
	}, 90_000);

	it('in the middle of many notices, has booked each once after it starts again and the gateway calls again', async () => {
		const { db, databaseUrl, close, topUp, entriesOf, balance } = await prepare();
		const before = await balance();
		let server = await start(databaseUrl);
		const payments = [];
		for (let index = 0; index < 30; index++) payments.push(await topUp(server.url, `many-${index}`));
		const notices = payments.map(({ code }, index) =>
			vnpayNotice({ txnRef: code, amount: 60_000, txnNo: String(15_000_000 + index) }),
		);
		const call = () => Promise.allSettled(notices.map((notice) => fetch(server.url + notice)));

		const calls = call();
		// As soon as some of it is booked.
		const booked = () => db.selectFrom('payment').select('id').where('state', '=', 'SETTLED').execute();
		await expect.poll(async () => (await booked()).length, { timeout: 20_000, interval: 1 }).toBeGreaterThan(0);
		await server.kill();
		await calls;

		server = await start(databaseUrl);
		await call();
		await expect.poll(async () => (await booked()).length).toBe(30);
		for (const { id } of payments) expect(await entriesOf(id)).toHaveLength(1);
		expect(await balance()).toBe(before + 30 * 60_000);
		expect(await checkLedger(db)).toEqual({ sum: 0, wrong: [] });
		await server.kill();
		await close();
	}, 90_000);
});
