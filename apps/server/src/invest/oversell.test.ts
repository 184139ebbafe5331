import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { checkLedger } from '../wallet/check-ledger.ts';
import { countShares, insertBuyer, insertOffering } from './invest.fixtures.ts';

const COST = 101_500;
const SHARES = 20;
const BUYERS = 100;

describe('the last shares', () => {
	let server: TestServer;
	beforeAll(async () => {
		server = await startTestServer();
	});
	afterAll(() => server.close());

	it('go to 20 of 100 who want them at once, each pays for theirs, and the others are told', async () => {
		const { db } = server;
		const offering = await insertOffering(server);
		const first = await insertBuyer(server, (1_000 - SHARES) * COST);
		await first.pay(await first.ordered(offering, 1_000 - SHARES));
		const buyers = await Promise.all(Array.from({ length: BUYERS }, () => insertBuyer(server, 2 * COST)));

		const results = await Promise.all(
			buyers.map(async (buyer) => {
				const { data, codes } = await buyer.order(offering, 1);
				if (codes.length > 0) return { buyer, codes };
				const paid = await buyer.pay(data.createInvestmentOrder.id);
				return { buyer, codes: paid.codes, status: paid.data.paymentInvestmentOrder.status };
			}),
		);

		const happy = results.filter(({ status }) => status === 'SETTLED');
		expect(happy).toHaveLength(SHARES);
		const told = results.filter(({ status }) => status === undefined).map(({ codes }) => codes);
		expect(told).toEqual(Array.from({ length: BUYERS - SHARES }, () => ['SOLD_OUT']));
		expect(await countShares(db, offering)).toMatchObject({
			shares_sold: 1_000,
			shares_held: 0,
			paid: 1_000,
			pending: 0,
		});
		const wallets = await Promise.all(results.map(async ({ buyer, status }) => [status, await buyer.wallet()]));
		for (const [status, balance] of wallets) expect(balance).toBe(status === 'SETTLED' ? COST : 2 * COST);
		const { rows } = await sql<{ total: number }>`
			select sum(amount)::bigint as total from ledger_entry
			join ledger_account on ledger_account.id = ledger_account_id and name = 'revenue:INVESTMENT'`.execute(db);
		expect(rows[0]?.total).toBe(1_000 * COST);
		expect(await checkLedger(db)).toEqual({ sum: 0, wrong: [] });
	});

	it('are guarded by the database itself, whoever writes an order', async () => {
		const { db } = server;
		const offering = await insertOffering(server, { totalShare: 10 });
		const buyer = await insertBuyer(server, 1);
		const write = (quantity: number, status = 'PENDING') =>
			sql`
			insert into investment_order
				(listing_id, account_id, locale, status, quantity, price_per_share, fee, final_cost, payment_method, risks_version, expires_at)
			values (${offering}, ${buyer.id}, 'vn', ${status}, ${quantity}::integer, 1, 0, ${quantity}::integer, 'WALLET', 1, now())`.execute(
				db,
			);
		await write(7);
		await expect(write(4)).rejects.toThrow('offering_not_oversold');
		await expect(
			sql`update investment_order set quantity = 3, final_cost = 3 where listing_id = ${offering}`.execute(db),
		).rejects.toThrow('stay as they are');
		await expect(
			sql`update offering set release_quantity = 6 where listing_id = ${offering}`.execute(db),
		).rejects.toThrow('offering_not_oversold');
		await sql`delete from investment_order where listing_id = ${offering}`.execute(db);
		await write(10);
		expect(await countShares(db, offering)).toMatchObject({ shares_held: 10, pending: 10 });
	});
});
