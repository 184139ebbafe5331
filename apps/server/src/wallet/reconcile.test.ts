import { HOUR_MS, MINUTE_MS } from '@ancu/forms/format';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { createCashier } from './cashier.ts';
import { checkLedger } from './check-ledger.ts';
import { type Reply, startPeer } from './gateway/gateway.fixtures.ts';
import { findPayment, type PaymentRow } from './payment.repository.ts';
import { nextCheck, type ReconcileParts, reconcile } from './reconcile.ts';
import { applyState } from './settle.ts';
import {
	accountIdOf,
	createPurchases,
	findPurchase,
	insertPurchase,
	momoNotice,
	opened,
	postNotice,
	purchases,
	settings,
	settingsAt,
} from './wallet.fixtures.ts';

describe('when a payment is asked about', () => {
	it('is after 1, 5, 15, 30 and 60 minutes, then every hour until a day after its time', () => {
		const start = Date.UTC(2026, 0, 1);
		const payment = { created_at: new Date(start), expires_at: new Date(start + 15 * MINUTE_MS) };
		const times: number[] = [];
		let now: Date | null = payment.created_at;
		while (now) {
			now = nextCheck(payment, now);
			if (now) times.push((now.getTime() - start) / MINUTE_MS);
		}
		expect(times.slice(0, 7)).toEqual([1, 5, 15, 30, 60, 120, 180]);
		expect(times.at(-1)).toBe(24 * 60 + 15);
		expect(times).toHaveLength(5 + 24);
	});
});

describe('payments that nobody tells of', () => {
	let server: TestServer;
	let peer: Awaited<ReturnType<typeof startPeer>>;
	let parts: ReconcileParts;
	let token: string;
	/** What MoMo says of a payment that is asked about. */
	let says: (body: Record<string, unknown>) => Reply | Promise<Reply>;
	const logged: object[] = [];

	beforeAll(async () => {
		peer = await startPeer();
		const gateways = settingsAt(peer.url);
		server = await startTestServer({ gateways }, { purposes: [purchases] });
		const log = { warn: (details: object) => logged.push(details), error: (details: object) => logged.push(details) };
		parts = { db: server.db, cashier: createCashier(gateways, [purchases]), log };
		peer.reply = (asked) => opened(asked) ?? says(asked.body);
		await createPurchases(server.db);
		token = await server.signIn('binh');
	});
	afterEach(async () => {
		expect(await checkLedger(server.db)).toEqual({ sum: 0, wrong: [] });
		await server.db.updateTable('payment').set({ next_check_at: null }).execute();
		peer.asked.length = 0;
		logged.length = 0;
	});
	afterAll(async () => {
		peer.close();
		await server.close();
	});

	const buy = async (method = 'MOMO') => {
		const thing = await insertPurchase(server.db, await accountIdOf(server.db, 'binh'), 60_000);
		const { data } = await server.ask(
			`mutation ($id: ID!) { paymentPlanningCheckRequest(planningCheckRequestId: $id, method: ${method}) { id } }`,
			{ variables: { id: thing }, token },
		);
		const payment = (await findPayment(server.db, data.paymentPlanningCheckRequest.id)) as PaymentRow;
		return { thing, payment };
	};
	const stateOf = async ({ id }: PaymentRow) => (await findPayment(server.db, id))?.state;
	const at = ({ created_at }: PaymentRow, milliseconds: number) => new Date(created_at.getTime() + milliseconds);
	const answer =
		(resultCode: number, more: object = {}) =>
		({ partnerCode, orderId }: Record<string, unknown>): Reply => ({
			json: { partnerCode, orderId, requestId: 'r', amount: 60_000, resultCode, transId: 4_000_000_000, ...more },
		});
	const balance = async () =>
		(await server.ask('query { getMe { wallet { balance } } }', { token })).data.getMe.wallet.balance;

	it('are asked about after a minute, and settled by what the gateway says', async () => {
		const { payment, thing } = await buy();
		says = answer(0, { transId: 4_000_000_001 });
		expect(await reconcile(parts, at(payment, 59_000))).toBe(0);
		expect(await reconcile(parts, at(payment, MINUTE_MS))).toBe(1);
		expect(await stateOf(payment)).toBe('SETTLED');
		expect(await findPurchase(server.db, thing)).toMatchObject({ times_paid: 1 });
		expect(await reconcile(parts, at(payment, 5 * MINUTE_MS))).toBe(0);
	});

	it('are asked about by one process alone', async () => {
		const { payment } = await buy();
		says = answer(0, { transId: 4_000_000_002 });
		const counts = await Promise.all([1, 2, 3, 4].map(() => reconcile(parts, at(payment, MINUTE_MS))));
		expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
		expect(await stateOf(payment)).toBe('SETTLED');
	});

	it('are waited for while they are under way, for a day after their time', async () => {
		const { payment } = await buy();
		says = answer(1_000);
		for (const minutes of [1, 5, 15, 30, 60, 120])
			expect(await reconcile(parts, at(payment, minutes * MINUTE_MS))).toBe(1);
		expect(await stateOf(payment)).toBe('PENDING');
		await reconcile(parts, at(payment, 15 * MINUTE_MS + 24 * HOUR_MS));
		expect(await stateOf(payment)).toBe('EXPIRED');
		expect(await reconcile(parts, at(payment, 80 * HOUR_MS))).toBe(0);
	});

	it.each([
		['is down', () => ({ status: 503 })],
		['answers about another', answer(0, { orderId: 'ANOTHER' })],
		['wants another signature', answer(13)],
	])('stay open where the gateway %s', async (_name, reply) => {
		const { payment } = await buy();
		says = reply;
		await reconcile(parts, at(payment, MINUTE_MS));
		await reconcile(parts, at(payment, 30 * MINUTE_MS));
		expect(await stateOf(payment)).toBe('PENDING');
		expect(logged).toMatchObject([{ payment: payment.id, provider: 'momo' }, {}]);
	});

	it('are asked about in the same turn where their gateway is silent about one alone', async () => {
		const slow = await buy();
		for (let count = 0; count < 7; count++) await buy('CARD');
		const { payment } = await buy();
		says = (body) =>
			body?.orderId === payment.txn_ref ? answer(0, { transId: 4_000_000_033 })(body) : { status: 503 };
		await reconcile(parts, at(payment, MINUTE_MS));
		expect(await stateOf(payment)).toBe('SETTLED');
		expect(await stateOf(slow.payment)).toBe('PENDING');
	});

	it('are asked about some minutes later where their gateway was silent about as many as ask at once', async () => {
		const payments: PaymentRow[] = [];
		for (let count = 0; count < 10; count++) payments.push((await buy()).payment);
		const [last] = payments.slice(-1) as [PaymentRow];
		says = () => ({ status: 503 });
		await reconcile(parts, at(last, 15 * MINUTE_MS));
		expect(logged).toHaveLength(10);
		says = answer(1_006);
		await reconcile(parts, at(last, 20 * MINUTE_MS));
		const states = await Promise.all(payments.map(stateOf));
		expect(states).toEqual([...Array(8).fill('PENDING'), 'FAILED', 'FAILED']);
	});

	describe('that a call settles while their gateway is asked', () => {
		const next = async ({ id }: PaymentRow) => (await findPayment(server.db, id))?.next_check_at;
		/** Tells that it is paid, once somebody asks. */
		const toldMeanwhile = ({ txn_ref: txnRef }: PaymentRow, txnNo: string) => {
			let isTold = false;
			return async () => {
				if (!isTold) {
					isTold = true;
					await postNotice(server.url, 'momo', momoNotice({ txnRef, amount: 60_000, txnNo }));
				}
				return { status: 503 };
			};
		};

		it('are not asked about again, where it was silent about others', async () => {
			const payments: PaymentRow[] = [];
			for (let count = 0; count < 9; count++) payments.push((await buy()).payment);
			const [last] = payments.slice(-1) as [PaymentRow];
			says = toldMeanwhile(last, '4000000051');
			await reconcile(parts, at(last, 15 * MINUTE_MS));
			expect(await stateOf(last)).toBe('SETTLED');
			expect(await next(last)).toBeNull();
		});

		it('are not asked about again, where they were to be', async () => {
			const { payment } = await buy();
			says = toldMeanwhile(payment, '4000000052');
			await reconcile(parts, at(payment, MINUTE_MS));
			// As a server of before left it.
			await server.db
				.updateTable('payment')
				.set({ next_check_at: at(payment, 5 * MINUTE_MS) })
				.where('id', '=', payment.id)
				.execute();
			says = answer(0, { transId: 4_000_000_052 });
			await reconcile(parts, at(payment, 5 * MINUTE_MS));
			expect(await stateOf(payment)).toBe('SETTLED');
			expect(await next(payment)).toBeNull();
		});
	});

	it('are given up after they were asked about a last time, and not because their gateway was silent about others', async () => {
		const payments: PaymentRow[] = [];
		for (let count = 0; count < 9; count++) payments.push((await buy()).payment);
		const [last] = payments.slice(-1) as [PaymentRow];
		says = () => ({ status: 503 });
		await reconcile(parts, at(last, 25 * HOUR_MS));
		expect(await Promise.all(payments.map(stateOf))).toEqual([...Array(8).fill('EXPIRED'), 'PENDING']);
		says = answer(0, { transId: 4_000_000_034 });
		await reconcile(parts, at(last, 25 * HOUR_MS + 5 * MINUTE_MS));
		expect(await stateOf(last)).toBe('SETTLED');
	});

	it('expire a day after their time where the gateway was switched off', async () => {
		const { payment } = await buy();
		const without = { ...parts, cashier: createCashier({ ...settings, momo: undefined }, [purchases]) };
		await reconcile(without, at(payment, 16 * MINUTE_MS));
		expect(await stateOf(payment)).toBe('PENDING');
		await reconcile(without, at(payment, 25 * HOUR_MS));
		expect(await stateOf(payment)).toBe('EXPIRED');
	});

	it('are asked about a last time until that is done, whoever dies over it', async () => {
		const { payment } = await buy();
		let whileAsked: PaymentRow | undefined;
		says = async (body) => {
			whileAsked = await findPayment(server.db, payment.id);
			return answer(1_000)(body);
		};
		const last = at(payment, 25 * HOUR_MS);
		await reconcile(parts, last);
		expect(whileAsked).toMatchObject({ next_check_at: new Date(last.getTime() + HOUR_MS) });
		expect(await findPayment(server.db, payment.id)).toMatchObject({ state: 'EXPIRED', next_check_at: null });
	});

	it('expire when the gateway never heard of them, and not before their time', async () => {
		const { payment } = await buy();
		says = answer(42);
		await reconcile(parts, at(payment, 5 * MINUTE_MS));
		expect(await stateOf(payment)).toBe('PENDING');
		await reconcile(parts, at(payment, 16 * MINUTE_MS));
		expect(await stateOf(payment)).toBe('EXPIRED');
	});

	it.each([
		[1005, 'EXPIRED', 'expired'],
		[1006, 'FAILED', 'cancelled'],
		[1001, 'FAILED', 'insufficient_funds'],
	])('end as the gateway says: %d', async (code, state, cause) => {
		const { payment } = await buy();
		says = answer(code);
		await reconcile(parts, at(payment, MINUTE_MS));
		expect(await findPayment(server.db, payment.id)).toMatchObject({ state, cause });
	});

	it('that failed are asked about once more when their page is closed, and money is not lost', async () => {
		const { payment, thing } = await buy();
		says = answer(1_001);
		await reconcile(parts, at(payment, MINUTE_MS));
		says = answer(0, { transId: 4_000_000_003 });
		await reconcile(parts, at(payment, 17 * MINUTE_MS));
		expect(await stateOf(payment)).toBe('SETTLED');
		expect(await findPurchase(server.db, thing)).toMatchObject({ times_paid: 1 });
	});

	describe('whose time is over before MoMo closes their page', () => {
		/** A payment for shares that are held for five minutes more. */
		const buyShort = async () => {
			const { payment } = await buy();
			await server.db
				.updateTable('payment')
				.set({ expires_at: at(payment, 5 * MINUTE_MS) })
				.where('id', '=', payment.id)
				.execute();
			return payment;
		};
		const cancel = async (id: string) =>
			server.ask('mutation ($id: ID!) { cancelPayment(id: $id) { id } }', { variables: { id }, token });

		it('are asked about once more when it is closed, where they failed', async () => {
			const payment = await buyShort();
			says = answer(1_001);
			await reconcile(parts, at(payment, MINUTE_MS));
			expect(await stateOf(payment)).toBe('FAILED');
			expect(await reconcile(parts, at(payment, 15 * MINUTE_MS))).toBe(0);
			says = answer(0, { transId: 4_000_000_041 });
			await reconcile(parts, at(payment, 17 * MINUTE_MS));
			expect(await stateOf(payment)).toBe('SETTLED');
		});

		it('are asked about once more when it is closed, where they were given up', async () => {
			const payment = await buyShort();
			await cancel(payment.id);
			expect(await reconcile(parts, at(payment, 15 * MINUTE_MS))).toBe(0);
			says = answer(0, { transId: 4_000_000_042 });
			await reconcile(parts, at(payment, 17 * MINUTE_MS));
			expect(await stateOf(payment)).toBe('SETTLED');
		});

		it('are asked about when a page is closed that was made at a later try', async () => {
			const thing = await insertPurchase(server.db, await accountIdOf(server.db, 'binh'), 60_000);
			const open = () =>
				server.ask(
					'mutation ($id: ID!) { paymentPlanningCheckRequest(planningCheckRequestId: $id, method: MOMO) { id } }',
					{ variables: { id: thing }, token },
				);
			const make = peer.reply;
			peer.reply = () => ({ status: 503 });
			expect((await open()).codes).toEqual(['GATEWAY_DOWN']);
			peer.reply = make;
			await sql`
				update payment set created_at = created_at - interval '10 minutes', expires_at = expires_at - interval '10 minutes'
				where purpose_id = ${thing}`.execute(server.db);
			const { id } = (await open()).data.paymentPlanningCheckRequest;
			await cancel(id);
			const payment = (await findPayment(server.db, id)) as PaymentRow;
			expect(await reconcile(parts, at(payment, 25 * MINUTE_MS))).toBe(0);
			says = answer(0, { transId: 4_000_000_043 });
			await reconcile(parts, at(payment, 27 * MINUTE_MS));
			expect(await stateOf(payment)).toBe('SETTLED');
		});
	});

	it('that were given up are asked about too, and their money goes into the wallet', async () => {
		const { payment, thing } = await buy();
		await server.ask('mutation ($id: ID!) { cancelPayment(id: $id) { id } }', { variables: { id: payment.id }, token });
		const before = await balance();
		says = answer(0, { transId: 4_000_000_004 });
		await reconcile(parts, at(payment, 17 * MINUTE_MS));
		expect(await findPayment(server.db, payment.id)).toMatchObject({ state: 'SETTLED', is_late: true });
		expect(await findPurchase(server.db, thing)).toMatchObject({ times_paid: 0 });
		expect(await balance()).toBe(before + 60_000);
	});

	it('that were given up are asked about until the gateway answers', async () => {
		const { payment } = await buy();
		await server.ask('mutation ($id: ID!) { cancelPayment(id: $id) { id } }', { variables: { id: payment.id }, token });
		const before = await balance();
		says = () => ({ status: 503 });
		await reconcile(parts, at(payment, 17 * MINUTE_MS));
		says = answer(0, { transId: 4_000_000_007 });
		await reconcile(parts, at(payment, 30 * MINUTE_MS));
		expect(await findPayment(server.db, payment.id)).toMatchObject({ state: 'SETTLED', is_late: true });
		expect(await balance()).toBe(before + 60_000);
	});

	it('are counted once when their number comes later than their money', async () => {
		const { payment } = await buy();
		says = answer(0, { transId: 0 });
		await reconcile(parts, at(payment, MINUTE_MS));
		expect(await stateOf(payment)).toBe('SETTLED');
		const known = await findPayment(server.db, payment.id);
		const said = { state: 'paid', providerTxnNo: '4000000008', amount: 60_000, code: '0', cause: null } as const;
		if (known) await applyState(server.db, parts.cashier, known, said);
		const credits = await server.db.selectFrom('credit').selectAll().where('payment_id', '=', payment.id).execute();
		expect(credits).toMatchObject([{ amount: 60_000, reason: null }]);
	});

	it('of another amount end with the day after their time, and the money waits for staff', async () => {
		const { payment } = await buy();
		says = answer(0, { amount: 59_000, transId: 4_000_000_009 });
		await reconcile(parts, at(payment, MINUTE_MS));
		await reconcile(parts, at(payment, 25 * HOUR_MS));
		expect(await stateOf(payment)).toBe('EXPIRED');
		const credits = await server.db.selectFrom('credit').selectAll().where('payment_id', '=', payment.id).execute();
		expect(credits).toMatchObject([{ amount: 59_000, reason: 'wrong_amount' }]);
	});

	it('of another amount stay open, and the money waits for staff', async () => {
		const { payment } = await buy();
		says = answer(0, { amount: 59_000, transId: 4_000_000_005 });
		await reconcile(parts, at(payment, MINUTE_MS));
		await reconcile(parts, at(payment, 5 * MINUTE_MS));
		expect(await stateOf(payment)).toBe('PENDING');
		const credits = await server.db.selectFrom('credit').selectAll().where('payment_id', '=', payment.id).execute();
		expect(credits).toMatchObject([{ amount: 59_000, reason: 'wrong_amount' }]);
	});

	it('are looked at when their owner asks, and not more often than every few seconds', async () => {
		const { payment, thing } = await buy();
		const check = () =>
			server.ask('mutation ($id: ID!) { checkStatusPayment(planningCheckRequestId: $id) { id status } }', {
				variables: { id: thing },
				token,
			});
		says = answer(1_000);
		expect((await check()).data.checkStatusPayment).toEqual({ id: payment.id, status: 'CREATED' });
		await check();
		expect(peer.asked.filter(({ path }) => path.endsWith('/query'))).toHaveLength(1);
		says = answer(0, { transId: 4_000_000_006 });
		await sql`update payment set checked_at = now() - interval '6 seconds' where id = ${payment.id}`.execute(server.db);
		expect((await check()).data.checkStatusPayment).toEqual({ id: payment.id, status: 'SETTLED' });
	});

	it('that failed are looked at when their owner asks, who may have paid at a second try, and once more when their page is closed', async () => {
		const { payment } = await buy();
		const check = async () => {
			await server.db.updateTable('payment').set({ checked_at: null }).where('id', '=', payment.id).execute();
			return server.ask('mutation ($id: ID!) { checkPayment(id: $id) { status cause } }', {
				variables: { id: payment.id },
				token,
			});
		};
		says = answer(1_001);
		await check();
		const failed = await findPayment(server.db, payment.id);
		expect(failed).toMatchObject({ state: 'FAILED', next_check_at: expect.any(Date) });
		expect((await check()).data.checkPayment.status).toBe('FAILED');
		expect(await findPayment(server.db, payment.id)).toMatchObject({ next_check_at: failed?.next_check_at });
		says = answer(0, { transId: 4_000_000_044 });
		expect((await check()).data.checkPayment).toEqual({ status: 'SETTLED', cause: null });
	});

	it('that were given up are not looked at when their owner asks: their money is for the wallet, whenever it is told of', async () => {
		const { payment } = await buy();
		const as = { variables: { id: payment.id }, token };
		await server.ask('mutation ($id: ID!) { cancelPayment(id: $id) { id } }', as);
		await server.ask('mutation ($id: ID!) { checkPayment(id: $id) { id } }', as);
		expect(peer.asked.filter(({ path }) => path.endsWith('/query'))).toHaveLength(0);
	});

	it('are looked at when their owner asks, whatever they are for, and nobody else’s', async () => {
		const { data } = await server.ask('mutation { getPayment(method: MOMO, amount: 70000) { id } }', { token });
		const { id } = data.getPayment;
		const check = async (by: string) =>
			server.ask('mutation ($id: ID!) { checkPayment(id: $id) { id status } }', { variables: { id }, token: by });
		says = answer(0, { amount: 70_000, transId: 4_000_000_010 });
		expect((await check(await server.signIn('an'))).codes).toEqual(['NOT_FOUND']);
		expect(peer.asked.filter(({ path }) => path.endsWith('/query'))).toHaveLength(0);
		expect((await check(token)).data.checkPayment).toEqual({ id, status: 'SETTLED' });
	});

	it('by card are settled where the card was charged at a first try and refused at a second', async () => {
		const { payment, thing } = await buy('CARD');
		const pay = (card: string) =>
			server.ask('mutation ($id: ID!, $card: String!) { payByCard(paymentId: $id, cardToken: $card) { status } }', {
				variables: { id: payment.id, card },
				token,
			});
		says = () => ({ status: 502 });
		expect((await pay('tok_1')).codes).toEqual(['GATEWAY_DOWN']);
		says = () => ({ status: 401, json: { code: 'unauthorized' } });
		expect((await pay('tok_2')).data.payByCard.status).toBe('FAILED');
		says = () => ({ json: { id: 'ch_1', txnRef: payment.txn_ref, status: 'paid', code: 'ok', amount: 60_000 } });
		for (const minutes of [1, 5, 15]) await reconcile(parts, at(payment, minutes * MINUTE_MS));
		expect(await stateOf(payment)).toBe('SETTLED');
		expect(await findPurchase(server.db, thing)).toMatchObject({ times_paid: 1 });
	});

	it('by card that were refused and never charged are asked about once more', async () => {
		const { payment } = await buy('CARD');
		says = () => ({ status: 401, json: { code: 'unauthorized' } });
		await server.ask('mutation ($id: ID!) { payByCard(paymentId: $id, cardToken: "tok_1") { status } }', {
			variables: { id: payment.id },
			token,
		});
		says = () => ({ status: 404, json: { code: 'not_found' } });
		await reconcile(parts, at(payment, MINUTE_MS));
		expect(await findPayment(server.db, payment.id)).toMatchObject({ state: 'FAILED', next_check_at: null });
	});

	it('by card that were never charged expire', async () => {
		const { payment } = await buy('CARD');
		says = () => ({ status: 404, json: { code: 'not_found' } });
		await reconcile(parts, at(payment, MINUTE_MS));
		expect(await stateOf(payment)).toBe('CREATED');
		await reconcile(parts, at(payment, 16 * MINUTE_MS));
		expect(await stateOf(payment)).toBe('EXPIRED');
	});
});
