import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../database/open-database.ts';
import { giveMoney } from '../testing/give-money.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { checkLedger } from './check-ledger.ts';
import { findAllEntries, findWallet } from './history.ts';
import { capture, hold, release } from './hold.ts';
import { debitWallet, post } from './ledger.ts';
import { watchLedger } from './ledger-state.ts';
import { accountIdOf } from './wallet.fixtures.ts';

describe('the ledger', () => {
	let server: TestServer;
	let db: Db;
	beforeAll(async () => {
		server = await startTestServer();
		db = server.db;
	});
	afterAll(() => server.close());

	/** An account of a test's own. */
	async function person(money = 0): Promise<string> {
		const { id } = await db.insertInto('account').values({ name: 'Ai đó' }).returning('id').executeTakeFirstOrThrow();
		if (money) await giveMoney(db, id, money);
		return id;
	}
	const spend = (accountId: string, amount: number, sourceId: string = randomUUID()) =>
		db.transaction().execute((tx) =>
			debitWallet(tx, {
				kind: 'payment',
				sourceId,
				type: 'PLANNING_CHECK',
				accountId,
				amount,
				to: 'revenue:PLANNING_CHECK',
			}),
		);

	it('gives the two people of development their money by entries', async () => {
		for (const username of ['an', 'binh']) {
			const id = await accountIdOf(db, username);
			expect(await findWallet(db, id)).toEqual({ id, balance: 5_000_000, held: 0 });
			expect(await findAllEntries(db, id)).toMatchObject([
				{ amount: 5_000_000, balance_after: 5_000_000, type: 'TOP_UP' },
			]);
		}
		const admin = await accountIdOf(db, 'admin');
		expect(await findWallet(db, admin)).toEqual({ id: admin, balance: 0, held: 0 });
	});

	it('books both sides, and shows the balance after each', async () => {
		const id = await person(300_000);
		await spend(id, 100_000);
		await spend(id, 200_000);
		expect(await findWallet(db, id)).toMatchObject({ balance: 0 });
		expect((await findAllEntries(db, id)).map(({ amount, balance_after }) => [amount, balance_after])).toEqual([
			[-200_000, 0],
			[-100_000, 200_000],
			[300_000, 300_000],
		]);
		expect(await checkLedger(db)).toEqual({ sum: 0, wrong: [] });
	});

	it('never lets a wallet have less than nothing', async () => {
		const id = await person(100_000);
		await expect(spend(id, 100_001)).rejects.toMatchObject({ code: 'NOT_ENOUGH_MONEY' });
		await expect(spend(await person(), 1)).rejects.toMatchObject({ code: 'NOT_ENOUGH_MONEY' });
		expect(await findAllEntries(db, id)).toHaveLength(1);
		await expect(sql`update wallet set balance = -1 where account_id = ${id}`.execute(db)).rejects.toMatchObject({
			code: '23514',
		});
	});

	it('moves money once for one reason', async () => {
		const id = await person(300_000);
		const payment = randomUUID();
		await spend(id, 100_000, payment);
		await expect(spend(id, 100_000, payment)).rejects.toMatchObject({ code: '23505' });
		expect(await findWallet(db, id)).toMatchObject({ balance: 200_000 });
	});

	it('takes no entries that are not balanced, whole or known', async () => {
		const id = await person(300_000);
		const cause = { kind: 'payment', sourceId: randomUUID(), type: null } as const;
		const book = (entries: Parameters<typeof post>[2]) => db.transaction().execute((tx) => post(tx, cause, entries));
		await expect(
			book([
				{ wallet: id, amount: -5 },
				{ house: 'refunds', amount: 4 },
			]),
		).rejects.toThrow(RangeError);
		await expect(
			book([
				{ wallet: id, amount: -0.5 },
				{ house: 'refunds', amount: 0.5 },
			]),
		).rejects.toThrow(RangeError);
		await expect(
			book([
				{ wallet: id, amount: -5 },
				{ house: 'piggy' as 'bank', amount: 5 },
			]),
		).rejects.toThrow('piggy');
		expect(await findWallet(db, id)).toMatchObject({ balance: 300_000 });
	});

	it('is refused by the database itself when it is not balanced', async () => {
		const unbalanced = db.transaction().execute(async (tx) => {
			const { rows } = await sql<{ id: number }>`
				insert into ledger_transaction (kind, source_id) values ('credit', ${randomUUID()}) returning id`.execute(tx);
			await sql`
				insert into ledger_entry (transaction_id, ledger_account_id, amount)
				select ${rows[0]?.id}, id, 5 from ledger_account where name = 'bank'`.execute(tx);
		});
		await expect(unbalanced).rejects.toThrow('is not balanced');
	});

	it.each([
		'update ledger_entry set amount = 1',
		'delete from ledger_entry',
		'truncate ledger_entry',
		'update ledger_transaction set note = null',
	])('is only added to: %s', async (statement) => {
		await expect(sql.raw(statement).execute(db)).rejects.toThrow('only added to');
	});

	it('lets 200 payments at once spend what there is, and no more', async () => {
		const id = await person(100_000);
		const results = await Promise.allSettled(Array.from({ length: 200 }, () => spend(id, 1_000)));
		expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(100);
		expect(await findWallet(db, id)).toMatchObject({ balance: 0 });
		expect(await findAllEntries(db, id)).toHaveLength(101);
		expect(await checkLedger(db)).toEqual({ sum: 0, wrong: [] });
	}, 30_000);

	it('moves money both ways between two wallets at once', async () => {
		const [a, b] = [await person(100_000), await person(100_000)];
		const give = (from: string, to: string) =>
			db.transaction().execute((tx) =>
				post(tx, { kind: 'payment', sourceId: randomUUID(), type: 'TOP_UP' }, [
					{ wallet: from, amount: -1_000 },
					{ wallet: to, amount: 1_000 },
				]),
			);
		await Promise.all(Array.from({ length: 60 }, (_, index) => (index % 2 ? give(a, b) : give(b, a))));
		expect(await findWallet(db, a)).toMatchObject({ balance: 100_000 });
		expect(await findWallet(db, b)).toMatchObject({ balance: 100_000 });
	});

	it('raises an alarm about a balance that is not what the entries say, and leaves it', async () => {
		const id = await person(70_000);
		const alarms: object[] = [];
		const log = { error: (details: object) => alarms.push(details) };
		await watchLedger(db, log);
		expect(alarms).toEqual([]);
		await sql`update wallet set balance = 70001 where account_id = ${id}`.execute(db);
		await watchLedger(db, log);
		expect(alarms).toEqual([
			expect.objectContaining({ alarm: 'ledger', account_id: id, balance: 70_001, entries: 70_000 }),
		]);
		expect(await findWallet(db, id)).toMatchObject({ balance: 70_001 });
		await sql`update wallet set balance = 70000 where account_id = ${id}`.execute(db);
	});

	describe('money that is set aside', () => {
		const aside = (accountId: string, amount: number) =>
			db.transaction().execute((tx) => hold(tx, { accountId, amount, type: 'PAYOUT' }));
		const inTx = (work: (tx: Db) => Promise<void>) => db.transaction().execute(work);
		const statuses = async (id: string) => (await findAllEntries(db, id)).map(({ status, amount }) => [status, amount]);

		it('cannot be spent otherwise, and is spent once', async () => {
			const id = await person(100_000);
			const held = await aside(id, 60_000);
			expect(await findWallet(db, id)).toMatchObject({ balance: 40_000, held: 60_000 });
			await expect(spend(id, 50_000)).rejects.toMatchObject({ code: 'NOT_ENOUGH_MONEY' });
			expect(await statuses(id)).toEqual([
				['PENDING', -60_000],
				['DONE', 100_000],
			]);
			await inTx((tx) => capture(tx, held));
			expect(await findWallet(db, id)).toMatchObject({ balance: 40_000, held: 0 });
			expect(await statuses(id)).toEqual([
				['DONE', -60_000],
				['DONE', 100_000],
			]);
			await expect(inTx((tx) => capture(tx, held))).rejects.toMatchObject({
				code: 'PAYMENT_OVER',
			});
			await expect(inTx((tx) => release(tx, held))).rejects.toMatchObject({ code: 'PAYMENT_OVER' });
		});

		it('is given back', async () => {
			const id = await person(100_000);
			const held = await aside(id, 60_000);
			await inTx((tx) => release(tx, held));
			expect(await findWallet(db, id)).toMatchObject({ balance: 100_000, held: 0 });
			expect(await statuses(id)).toEqual([
				['DONE', 60_000],
				['FAILED', -60_000],
				['DONE', 100_000],
			]);
		});

		it('is never more than there is', async () => {
			const id = await person(100_000);
			const results = await Promise.allSettled(Array.from({ length: 20 }, () => aside(id, 10_000)));
			expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
			expect(await findWallet(db, id)).toMatchObject({ balance: 0, held: 100_000 });
			expect(await checkLedger(db)).toEqual({ sum: 0, wrong: [] });
		});
	});
});
