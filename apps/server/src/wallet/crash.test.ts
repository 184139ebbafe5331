import { afterEach, expect, it, onTestFinished } from 'vitest';
import { type ServerProcess, startProcess } from '../testing/start-process.ts';
import { startTestServer } from '../testing/test-server.ts';
import { checkLedger } from './check-ledger.ts';
import { accountIdOf, vnpayNotice } from './wallet.fixtures.ts';

// Opened at once, payments of the same amount would be one.
const amounts = Array.from({ length: 30 }, (_, index) => 60_000 + index);

const running: ServerProcess[] = [];
afterEach(() => Promise.all(running.map(({ kill }) => kill())));

async function start(databaseUrl: string): Promise<ServerProcess> {
	const server = await startProcess({ env: { DATABASE_URL: databaseUrl } });
	running.push(server);
	return server;
}

/** What people pay, and what became of it. */
async function prepare() {
	const { db, databaseUrl, signIn, close } = await startTestServer();
	onTestFinished(close);
	const token = await signIn('binh');
	const account = await accountIdOf(db, 'binh');
	return {
		db,
		databaseUrl,
		topUp: async (url: string, amount: number): Promise<{ id: string; code: string }> => {
			const response = await fetch(`${url}/graphql`, {
				method: 'POST',
				headers: { 'content-type': 'application/json', 'x-token': token, 'idempotency-key': `many-${amount}` },
				body: JSON.stringify({ query: `mutation { getPayment(method: BANK, amount: ${amount}) { id code } }` }),
			});
			return ((await response.json()) as { data: { getPayment: { id: string; code: string } } }).data.getPayment;
		},
		/** Which notices are stored and not booked, as they came. */
		waiting: async () =>
			(await db.selectFrom('gateway_notice').select('query').where('processed_at', 'is', null).execute()).map(
				({ query }) => query,
			),
		booked: async () => (await db.selectFrom('payment').select('id').where('state', '=', 'SETTLED').execute()).length,
		entriesOf: (id: string) => db.selectFrom('ledger_transaction').select('id').where('payment_id', '=', id).execute(),
		balance: async () =>
			(await db.selectFrom('wallet').select('balance').where('account_id', '=', account).executeTakeFirstOrThrow())
				.balance,
	};
}

it('a server that is killed in the middle of many notices books what it stored when it starts again, and each once', async () => {
	const { db, databaseUrl, topUp, waiting, booked, entriesOf, balance } = await prepare();
	const before = await balance();
	const first = await start(databaseUrl);
	const payments = await Promise.all(amounts.map((amount) => topUp(first.url, amount)));
	const notices = payments.map(({ code }, index) =>
		vnpayNotice({ txnRef: code, amount: amounts[index] ?? 0, txnNo: String(15_000_000 + index) }),
	);
	const callAll = ({ url }: ServerProcess) => Promise.allSettled(notices.map((notice) => fetch(url + notice)));
	const { id = '', code = '' } = payments[0] ?? {};
	const isWaiting = async () => (await waiting()).some((query) => query.includes(code));

	// Whoever wants to book this one has to wait, until the server is dead.
	await db.transaction().execute(async (tx) => {
		await tx.selectFrom('payment').select('id').where('id', '=', id).forUpdate().execute();
		const calls = callAll(first);
		await expect.poll(isWaiting, { interval: 1 }).toBe(true);
		await expect.poll(booked, { interval: 1 }).toBeGreaterThan(0);
		await first.kill();
		expect((await calls)[0]?.status).toBe('rejected');
		expect(await isWaiting()).toBe(true);
	});
	expect(await booked()).toBeLessThan(amounts.length);
	expect(await entriesOf(id)).toEqual([]);

	const second = await start(databaseUrl);
	await expect.poll(waiting).toEqual([]);
	expect(await entriesOf(id)).toHaveLength(1);
	// VNPay had no answer and calls again.
	expect(await (await fetch(second.url + notices[0])).json()).toMatchObject({ RspCode: '02' });
	await callAll(second);
	await expect.poll(booked).toBe(amounts.length);
	for (const payment of payments) expect(await entriesOf(payment.id)).toHaveLength(1);
	expect(await balance()).toBe(before + amounts.reduce((sum, amount) => sum + amount, 0));
	expect(await checkLedger(db)).toEqual({ sum: 0, wrong: [] });
}, 90_000);
