import { MINUTE_MS } from '@ancu/forms/format';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giveMoney } from '../testing/give-money.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { checkLedger } from '../wallet/check-ledger.ts';
import { type Reply, startPeer } from '../wallet/gateway/gateway.fixtures.ts';
import { momoNotice, opened, postNotice, type settings, settingsAt } from '../wallet/wallet.fixtures.ts';
import { type Buyer, countShares, insertBuyer, insertOffering, lookAfter } from './invest.fixtures.ts';

let server: TestServer;
let peer: Awaited<ReturnType<typeof startPeer>>;
let gateways: typeof settings;
let buyer: Buyer;
/** What MoMo says of a payment that it is asked about. */
let says: (body: Record<string, unknown>) => Reply | Promise<Reply>;
beforeAll(async () => {
	peer = await startPeer();
	gateways = settingsAt(peer.url);
	server = await startTestServer({ gateways });
	buyer = await insertBuyer(server, 1_000);
	peer.reply = (asked) => opened(asked) ?? says(asked.body);
});
beforeEach(() => {
	peer.asked.length = 0;
});
afterAll(async () => {
	peer.close();
	await server.close();
});

const answer =
	(resultCode: number, transId = 0) =>
	({ partnerCode, orderId }: Record<string, unknown>): Reply => ({
		json: { partnerCode, orderId, requestId: 'r', amount: 203_000, resultCode, transId },
	});
const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);

/** Orders two shares and is sent to the gateway's page, whose calls all get lost. */
async function order() {
	const offering = await insertOffering(server);
	const id = await buyer.ordered(offering, 2);
	const { data, codes } = await buyer.pay(id, 'MOMO');
	expect(codes).toEqual([]);
	return { offering, id, payment: data.paymentInvestmentOrder };
}

it('leaves shares to who paid in time, though nobody told of it', async () => {
	const { offering, id } = await order();
	says = answer(0, 4_100_000_001);
	await lookAfter(server, later(14), gateways);
	expect(peer.asked.filter(({ path }) => path.endsWith('/query'))).toEqual([]);

	await Promise.all([lookAfter(server, later(16), gateways), lookAfter(server, later(16), gateways)]);
	expect(await buyer.statusOf(id)).toBe('PAID');
	expect(await countShares(server.db, offering)).toMatchObject({ shares_sold: 2, shares_held: 0 });
	expect(await checkLedger(server.db)).toEqual({ sum: 0, wrong: [] });
});

it('leaves shares to who was declined at first and paid on the same page in time', async () => {
	const { id, payment } = await order();
	const declined = momoNotice({ txnRef: payment.code, amount: 203_000, txnNo: '4100000002', code: '1001' });
	expect((await postNotice(server.url, 'momo', declined)).status).toBe(204);
	says = answer(0, 4_100_000_003);
	await lookAfter(server, later(16), gateways);
	expect(await buyer.statusOf(id)).toBe('PAID');
});

it.each([
	['is waiting for its payer yet', answer(1_000)],
	['says that nobody paid', answer(1_003)],
	['is down', (): Reply => ({ status: 503 })],
])('frees shares where the gateway %s', async (_what, reply) => {
	const { offering, id } = await order();
	says = reply;
	await lookAfter(server, later(16), gateways);
	expect(await buyer.statusOf(id)).toBe('EXPIRED');
	expect(await countShares(server.db, offering)).toMatchObject({ shares_sold: 0, shares_held: 0 });
});

it('asks a gateway that is down a few times, not for every order whose time is over', async () => {
	const orders = [];
	for (let count = 0; count < 10; count++) orders.push(await order());
	says = () => ({ status: 503 });
	await lookAfter(server, later(16), gateways);
	for (const { id } of orders) expect(await buyer.statusOf(id)).toBe('EXPIRED');
	// Those that ask at once.
	expect(peer.asked.filter(({ path }) => path.endsWith('/query'))).toHaveLength(8);
});

describe('while a gateway takes its time', () => {
	let lastNumber = 4_100_000_010;
	/** A gateway that answers when it is let go, and a clock that has come to wait for it. */
	const wait = async () => {
		const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
		const patience = new AbortController();
		says = async (body) => {
			await held;
			return answer(0, ++lastNumber)(body);
		};
		const looked = lookAfter(server, later(16), gateways, { patience: patience.signal });
		await expect.poll(() => peer.asked.some(({ path }) => path.endsWith('/query'))).toBe(true);
		return { patience, letGo, looked };
	};

	it('frees shares that nobody pays for, or by transfer alone, and closes offerings', async () => {
		const { id } = await order();
		const [unpaid, byTransfer] = [await insertOffering(server), await insertOffering(server)];
		const free = [await buyer.ordered(unpaid, 1), await buyer.ordered(byTransfer, 1)] as const;
		expect((await buyer.pay(free[1], 'TRANSFER')).codes).toEqual([]);
		const over = await insertOffering(server, { softCap: 1_000 });
		await giveMoney(server.db, buyer.id, 1_000_000);
		const sold = await buyer.ordered(over, 1);
		expect((await buyer.pay(sold)).codes).toEqual([]);
		await server.db
			.updateTable('listing')
			.set({ end_date: later(10) })
			.where('id', '=', over)
			.execute();
		await server.db
			.updateTable('offering')
			.set({ end_date: later(10) })
			.where('listing_id', '=', over)
			.execute();
		const { letGo, looked } = await wait();
		for (const orderId of free) expect(await buyer.statusOf(orderId)).toBe('EXPIRED');
		expect(await buyer.statusOf(sold)).toBe('REFUNDED');
		expect(await buyer.statusOf(id)).toBe('PENDING');
		letGo();
		await looked;
		expect(await buyer.statusOf(id)).toBe('PAID');
	});

	it('frees shares when it has taken long enough, and what it says then goes into the wallet', async () => {
		const orders = [];
		for (let count = 0; count < 10; count++) orders.push(await order());
		const before = await buyer.wallet();
		const { patience, letGo, looked } = await wait();
		patience.abort();
		for (const { id } of orders) await expect.poll(() => buyer.statusOf(id)).toBe('EXPIRED');
		letGo();
		await looked;
		// Those that ask at once; the rest is asked about by the clock that asks about every payment.
		expect(peer.asked.filter(({ path }) => path.endsWith('/query'))).toHaveLength(8);
		expect(await buyer.wallet()).toBe(before + 8 * 203_000);
		expect(await checkLedger(server.db)).toEqual({ sum: 0, wrong: [] });
	});
});

it('opens a page for as long as shares are held, and never for less than gateways take', async () => {
	const life = async (orderId: string) => {
		const { data } = await buyer.ask(
			'mutation ($id: ID!) { paymentInvestmentOrder(orderId: $id, paymentMethod: CARD) { expiresAt } }',
			{ id: orderId },
		);
		const { expires_at } = await server.db
			.selectFrom('investment_order')
			.select('expires_at')
			.where('id', '=', orderId)
			.executeTakeFirstOrThrow();
		return Date.parse(data.paymentInvestmentOrder.expiresAt) - expires_at.getTime();
	};
	const first = await buyer.ordered(await insertOffering(server), 1);
	await server.db
		.updateTable('investment_order')
		.set({ expires_at: later(9) })
		.where('id', '=', first)
		.execute();
	expect(await life(first)).toBe(0);

	const second = await buyer.ordered(await insertOffering(server), 1);
	await server.db
		.updateTable('investment_order')
		.set({ expires_at: later(1) })
		.where('id', '=', second)
		.execute();
	expect((await life(second)) / MINUTE_MS).toBeCloseTo(4, 0);
});
