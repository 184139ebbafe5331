import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { propertyRuns } from '../testing/property-runs.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { checkLedger } from '../wallet/check-ledger.ts';
import { bankNotice, postNotice } from '../wallet/wallet.fixtures.ts';
import { type Buyer, countShares, inDays, insertBuyer, insertOffering, lookAfter } from './invest.fixtures.ts';

const MONEY = 3_000_000;

const step = fc.oneof(
	{
		weight: 5,
		arbitrary: fc.record({
			do: fc.constant('order' as const),
			who: fc.nat(2),
			quantity: fc.integer({ min: 1, max: 12 }),
		}),
	},
	{ weight: 3, arbitrary: fc.record({ do: fc.constant('pay' as const), which: fc.nat(9) }) },
	{ weight: 4, arbitrary: fc.record({ do: fc.constant('transfer' as const), which: fc.nat(9) }) },
	{ weight: 4, arbitrary: fc.record({ do: fc.constant('receive' as const), which: fc.nat(9) }) },
	{ weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), which: fc.nat(9) }) },
	{ weight: 1, arbitrary: fc.record({ do: fc.constant('refund' as const), which: fc.nat(9) }) },
	{ weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

describe('whatever happens to orders', () => {
	let server: TestServer;
	let admin: string;
	beforeAll(async () => {
		server = await startTestServer();
		admin = await server.signIn('admin');
	});
	afterAll(() => server.close());

	/** What goes on at an offering of 20 shares of which `softCap` must be sold. */
	async function open(softCap: number) {
		const { db } = server;
		const offering = await insertOffering(server, { totalShare: 20, softCap, endDate: inDays(1) });
		const buyers = await Promise.all([0, 1, 2].map(() => insertBuyer(server, MONEY)));
		const orders: { id: string; buyer: Buyer }[] = [];
		const transfers: { memo: string; amount: number; buyer: Buyer }[] = [];
		const sent = new Map<Buyer, number>();
		const pick = <Item>(items: readonly Item[], which: number) => items[which % Math.max(1, items.length)];

		async function run(each: Step): Promise<void> {
			if (each.do === 'wait') return lookAfter(server, new Date(Date.now() + 16 * 60_000));
			if (each.do === 'order') {
				const buyer = buyers[each.who] as Buyer;
				const { data, codes } = await buyer.order(offering, each.quantity);
				if (codes.length === 0) orders.push({ id: data.createInvestmentOrder.id, buyer });
				else expect(['SOLD_OUT', 'NOT_ENOUGH_SHARES']).toContain(codes[0]);
				return;
			}
			if (each.do === 'receive') {
				const money = pick(transfers, each.which);
				if (!money) return;
				transfers.splice(transfers.indexOf(money), 1);
				await postNotice(server.url, 'bank', bankNotice({ ...money, reference: randomUUID() }));
				sent.set(money.buyer, (sent.get(money.buyer) ?? 0) + money.amount);
				return;
			}
			const order = pick(orders, each.which);
			if (!order) return;
			const { id, buyer } = order;
			if (each.do === 'pay') await buyer.pay(id);
			if (each.do === 'cancel') await buyer.cancel(id);
			if (each.do === 'refund')
				await server.ask(`mutation { refundInvestmentOrder(id: "${id}", reason: "Hoàn theo yêu cầu") { id } }`, {
					token: admin,
				});
			if (each.do === 'transfer') {
				const { data, codes } = await buyer.pay(id, 'TRANSFER');
				const opened = data?.paymentInvestmentOrder;
				if (codes.length > 0 || transfers.some(({ memo }) => memo === opened.code)) return;
				transfers.push({ memo: opened.code, amount: opened.amount, buyer });
			}
		}

		/** Shares are counted right, and every đồng is in a wallet or in a paid order. */
		async function check(): Promise<Awaited<ReturnType<typeof countShares>>> {
			const counted = await countShares(db, offering);
			expect(counted.shares_sold).toBe(counted.paid);
			expect(counted.shares_held).toBe(counted.pending);
			expect(counted.paid + counted.pending).toBeLessThanOrEqual(20);
			for (const buyer of buyers) {
				const paid = counted.orders
					.filter(({ account_id, status }) => account_id === buyer.id && status === 'PAID')
					.reduce((sum, { final_cost }) => sum + final_cost, 0);
				expect((await buyer.wallet()) + paid).toBe(MONEY + (sent.get(buyer) ?? 0));
			}
			expect(await checkLedger(db)).toEqual({ sum: 0, wrong: [] });
			return counted;
		}
		return { run, check };
	}

	it('one after the other, shares and money add up, and a missed soft cap gives everything back', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array(step, { minLength: 8, maxLength: 25, size: 'max' }),
				fc.nat(20),
				async (steps, softCap) => {
					const { run, check } = await open(softCap);
					for (const each of steps) await run(each);
					const before = await check();
					await lookAfter(server, inDays(2));
					const after = await check();
					expect(after.pending).toBe(0);
					expect(after.paid).toBe(before.paid < softCap ? 0 : before.paid);
				},
			),
			propertyRuns(10),
		);
	}, 600_000);

	it('all at once, likewise', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array(step, { minLength: 16, maxLength: 30, size: 'max' }),
				fc.nat(20),
				async (steps, softCap) => {
					const { run, check } = await open(softCap);
					for (const half of [steps.slice(0, 8), steps.slice(8)]) await Promise.all(half.map(run));
					await check();
					// The clocks of two processes strike together.
					await Promise.all([lookAfter(server, inDays(2)), lookAfter(server, inDays(2))]);
					const { paid, pending } = await check();
					expect(pending).toBe(0);
					expect(paid === 0 || paid >= softCap).toBe(true);
				},
			),
			propertyRuns(6),
		);
	}, 600_000);
});
