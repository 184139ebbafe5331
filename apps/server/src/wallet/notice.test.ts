import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentState } from '../database/tables.ts';
import { inboxOf } from '../notification/notification.fixtures.ts';
import type { Tag } from '../notification/tags.ts';
import { type AskOptions, startTestServer, type TestServer } from '../testing/test-server.ts';
import { insertPerson } from '../verification/verification.fixtures.ts';
import { createCashier } from './cashier.ts';
import { checkLedger } from './check-ledger.ts';
import { startPeer } from './gateway/gateway.fixtures.ts';
import vnpayVectors from './gateway/vectors/vnpay.json' with { type: 'json' };
import { oldNotices, processStoredNotices, pruneNotices } from './notice.service.ts';
import { findPayment, type PaymentRow } from './payment.repository.ts';
import { expireTransfers } from './reconcile.ts';
import {
	accountIdOf,
	bankNotice,
	cardNotice,
	createPurchases,
	findPurchase,
	insertPurchase,
	momoNotice,
	opened,
	postNotice,
	purchases,
	settings,
	settingsAt,
	type Told,
	vnpayNotice,
	zalopayNotice,
} from './wallet.fixtures.ts';

const TOP_UP =
	'mutation ($method: PaymentMethod!, $amount: Money!) { getPayment(method: $method, amount: $amount) { id code } }';
const BUY =
	'mutation ($id: ID!, $method: PaymentMethod!) { paymentPlanningCheckRequest(planningCheckRequestId: $id, method: $method) { id code } }';
const ONE = 'query ($id: ID!) { getOnePayment(id: $id) { status cause isLate } }';
const RECORD = `query ($code: String!) { getOnePaymentByCode(code: $code) {
	status provider reference history { kind amount code text actorName }
} }`;
const UNMATCHED =
	'query { getAllUnmatchedCredit(limit: 100) { total data { id provider reference amount memo reason resolvedAt account { name } payment { id code purpose amount status payer { name phone } } } } }';
const RESOLVE =
	'mutation ($id: ID!, $phone: String!, $note: String!) { resolveUnmatchedCredit(id: $id, phone: $phone, note: $note) { id resolvedAt account { name } } }';
const RETURN =
	'mutation ($id: ID!, $reference: String!, $note: String!) { returnUnmatchedCredit(id: $id, reference: $reference, note: $note) { id resolvedAt account { name } } }';
const REFUND = 'mutation ($id: ID!, $reason: String!) { refundPayment(id: $id, reason: $reason) { id } }';
const CLOSE =
	'mutation ($id: ID!, $note: String!) { closeSuspectCredit(id: $id, note: $note) { id reason resolvedAt account { name } } }';

describe('notices', () => {
	let server: TestServer;
	let peer: Awaited<ReturnType<typeof startPeer>>;
	const tokens: Record<string, string> = {};
	let lastNumber = 14_000_000;
	const newNumber = () => String(++lastNumber);

	beforeAll(async () => {
		peer = await startPeer();
		server = await startTestServer({ gateways: settingsAt(peer.url) }, { purposes: [purchases] });
		peer.reply = opened;
		await createPurchases(server.db);
		for (const name of ['an', 'binh', 'admin', 'support']) tokens[name] = await server.signIn(name);
	});
	afterEach(async () => {
		expect(await checkLedger(server.db)).toEqual({ sum: 0, wrong: [] });
	});
	afterAll(async () => {
		peer.close();
		await server.close();
	});

	const as = (name: string, variables: Record<string, unknown> = {}): AskOptions => ({
		variables,
		token: tokens[name],
		headers: { 'idempotency-key': randomUUID() },
	});
	const balanceOf = async (name: string): Promise<number> =>
		(await server.ask('query { getMe { wallet { balance } } }', as(name))).data.getMe.wallet.balance;
	const giveBack = (id: string) => server.ask(REFUND, as('admin', { id, reason: 'Khách xin lại.' }));
	const stateOf = async (id: string): Promise<PaymentState | undefined> => (await findPayment(server.db, id))?.state;
	const read = async (id: string) => (await server.ask(ONE, as('binh', { id }))).data.getOnePayment;
	const topUp = async (method: string, amount = 60_000): Promise<{ id: string; code: string }> =>
		(await server.ask(TOP_UP, as('binh', { method, amount }))).data.getPayment;
	const buy = async (method: string, amount = 60_000) => {
		const thing = await insertPurchase(server.db, await accountIdOf(server.db, 'binh'), amount);
		const { data } = await server.ask(BUY, as('binh', { id: thing, method }));
		return { thing, ...(data.paymentPlanningCheckRequest as { id: string; code: string }) };
	};
	const change = (id: string, to: Partial<PaymentRow>) =>
		server.db.updateTable('payment').set(to).where('id', '=', id).execute();
	const eventsOf = async (id: string) =>
		(
			await server.db.selectFrom('payment_event').select('kind').where('payment_id', '=', id).orderBy('id').execute()
		).map(({ kind }) => kind);
	/** How often Bình was told under a tag. */
	const countTold = async (tag: Tag) => (await inboxOf(server, tokens.binh ?? '', { filter: { tag } })).length;
	const unmatched = async () => (await server.ask(UNMATCHED, as('support'))).data.getAllUnmatchedCredit.data;
	const countOf = async (table: 'ledger_transaction' | 'gateway_notice' | 'payment_event') =>
		(await server.db.selectFrom(table).select('id').execute()).length;

	/** Every gateway with its method, how its notice is sent, and what it answers to what. */
	const gateways = [
		{
			method: 'BANK',
			failure: '24',
			send: async (told: Told) => fetch(server.url + vnpayNotice(told)),
			answers: {
				applied: '200 {"RspCode":"00","Message":"Confirm Success"}',
				again: '200 {"RspCode":"02","Message":"Order already confirmed"}',
				wrongAmount: '200 {"RspCode":"04","Message":"Invalid amount"}',
				unknown: '200 {"RspCode":"01","Message":"Order not found"}',
				forged: '200 {"RspCode":"97","Message":"Fail checksum"}',
				stranger: '200 {"RspCode":"97","Message":"Fail checksum"}',
			},
		},
		{
			method: 'MOMO',
			failure: '1006',
			send: (told: Told) => postNotice(server.url, 'momo', momoNotice(told)),
			answers: {
				applied: '204 ',
				again: '204 ',
				wrongAmount: '204 ',
				unknown: '204 ',
				forged: '400 {"message":"bad_signature"}',
				stranger: '400 {"message":"wrong_terminal"}',
			},
		},
		{
			method: 'ZALOPAY',
			failure: null,
			send: (told: Told) => postNotice(server.url, 'zalopay', zalopayNotice(told)),
			answers: {
				applied: '200 {"return_code":1,"return_message":"success"}',
				again: '200 {"return_code":2,"return_message":"duplicate"}',
				wrongAmount: '200 {"return_code":2,"return_message":"wrong amount"}',
				unknown: '200 {"return_code":2,"return_message":"unknown order"}',
				forged: '200 {"return_code":-1,"return_message":"mac not equal"}',
				stranger: '200 {"return_code":-1,"return_message":"mac not equal"}',
			},
		},
		{
			method: 'CARD',
			failure: 'insufficient_funds',
			send: (told: Told) => postNotice(server.url, 'card', cardNotice(told)),
			answers: {
				applied: '200 {"received":true}',
				again: '200 {"received":true}',
				wrongAmount: '200 {"received":true}',
				unknown: '200 {"received":true}',
				forged: '401 {"received":false}',
				stranger: null,
			},
		},
	] as const;

	describe.each(gateways)('of $method', ({ method, failure, send, answers }) => {
		const tell = async (told: Told) => {
			const response = await send(told);
			return `${response.status} ${await response.text()}`;
		};

		it('settle a payment once, however often and at once they come', async () => {
			const before = await balanceOf('binh');
			const { id, code } = await topUp(method);
			const told = { txnRef: code, amount: 60_000, txnNo: newNumber() };
			const all = await Promise.all(Array.from({ length: 5 }, () => tell(told)));
			expect(all.filter((answer) => answer === answers.applied)).toHaveLength(
				answers.applied === answers.again ? 5 : 1,
			);
			expect(new Set(all)).toEqual(new Set([answers.applied, answers.again]));
			expect(await tell(told)).toBe(answers.again);
			expect(await read(id)).toMatchObject({ status: 'SETTLED', cause: null, isLate: false });
			expect(await balanceOf('binh')).toBe(before + 60_000);
		});

		it('pay for what the payment is for', async () => {
			const before = await balanceOf('binh');
			const { id, code, thing } = await buy(method);
			expect(await tell({ txnRef: code, amount: 60_000, txnNo: newNumber() })).toBe(answers.applied);
			expect(await findPurchase(server.db, thing)).toMatchObject({ payment_id: id, times_paid: 1 });
			expect(await balanceOf('binh')).toBe(before);
		});

		it('of another amount change nothing, and leave the money to staff', async () => {
			const before = await balanceOf('binh');
			const told = await countTold('wallet.otherAmount');
			const { id, code } = await topUp(method);
			const txnNo = newNumber();
			for (let time = 0; time < 2; time++)
				expect(await tell({ txnRef: code, amount: 59_000, txnNo })).toBe(answers.wrongAmount);
			expect((await read(id)).status).toBe('CREATED');
			expect(await balanceOf('binh')).toBe(before);
			expect(await eventsOf(id)).toContain('wrong_amount');
			const waiting = (await unmatched()).filter(({ reference }: { reference: string }) => reference === txnNo);
			expect(waiting).toMatchObject([{ amount: 59_000, reason: 'wrong_amount', memo: code, payment: { id } }]);
			expect(await countTold('wallet.otherAmount')).toBe(told + 1);
		});

		it('of the right amount count after one of another by the same number, which is taken back from staff', async () => {
			const before = await balanceOf('binh');
			const { id, code } = await topUp(method);
			const txnNo = newNumber();
			expect(await tell({ txnRef: code, amount: 20_000, txnNo })).toBe(answers.wrongAmount);
			expect(await tell({ txnRef: code, amount: 60_000, txnNo })).toBe(answers.applied);
			expect((await read(id)).status).toBe('SETTLED');
			expect(await balanceOf('binh')).toBe(before + 60_000);
			expect((await unmatched()).filter(({ reference }: { reference: string }) => reference === txnNo)).toEqual([]);
			expect(await tell({ txnRef: code, amount: 60_000, txnNo })).toBe(answers.again);
			expect(await balanceOf('binh')).toBe(before + 60_000);
		});

		it('of an order that nobody knows are kept for staff', async () => {
			const txnNo = newNumber();
			expect(await tell({ txnRef: 'AC0000000000', amount: 60_000, txnNo })).toBe(answers.unknown);
			const waiting = (await unmatched()).filter(({ reference }: { reference: string }) => reference === txnNo);
			expect(waiting).toMatchObject([{ reason: 'unknown_order', memo: 'AC0000000000' }]);
		});

		it('that are forged change nothing but the record of them', async () => {
			const { id, code } = await topUp(method);
			const before = await countOf('ledger_transaction');
			const records = await countOf('payment_event');
			const told = { txnRef: code, amount: 60_000, txnNo: newNumber() };
			expect(await tell({ ...told, key: 'another key, and long enough' })).toBe(answers.forged);
			expect((await read(id)).status).toBe('CREATED');
			expect(await countOf('ledger_transaction')).toBe(before);
			expect(await countOf('payment_event')).toBe(records + 1);
		});

		if (answers.stranger)
			it("of somebody else's terminal change nothing", async () => {
				const { id, code } = await topUp(method);
				const terminal = method === 'ZALOPAY' ? '9999' : 'STRANGER';
				expect(await tell({ txnRef: code, amount: 60_000, txnNo: newNumber(), terminal })).toBe(answers.stranger);
				expect((await read(id)).status).toBe('CREATED');
			});

		if (failure)
			it('of a failure fail it, and a success after it settles it all the same', async () => {
				const { id, code, thing } = await buy(method);
				const told = { txnRef: code, amount: 60_000, txnNo: newNumber() };
				expect(await tell({ ...told, txnNo: '0', code: failure })).toBe(answers.applied);
				expect(await read(id)).toMatchObject({ status: 'FAILED', cause: expect.any(String) });
				expect(await tell(told)).toBe(answers.applied);
				expect(await read(id)).toMatchObject({ status: 'SETTLED', cause: null, isLate: false });
				expect(await findPurchase(server.db, thing)).toMatchObject({ times_paid: 1 });
				// And never the other way round.
				expect(await tell({ ...told, code: failure })).toBe(answers.again);
				expect((await read(id)).status).toBe('SETTLED');
			});

		it('that come after its time put the money into the wallet, never into the expired purchase', async () => {
			const before = await balanceOf('binh');
			const { id, code, thing } = await buy(method);
			await change(id, { state: 'EXPIRED', cause: 'expired' });
			expect(await tell({ txnRef: code, amount: 60_000, txnNo: newNumber() })).toBe(answers.applied);
			expect(await read(id)).toEqual({ status: 'SETTLED', cause: null, isLate: true });
			expect(await findPurchase(server.db, thing)).toMatchObject({ payment_id: null, times_paid: 0 });
			expect(await balanceOf('binh')).toBe(before + 60_000);
		});

		it('of money for what was paid another way put it into the wallet', async () => {
			const { id, code, thing } = await buy(method);
			await server.ask(BUY, as('binh', { id: thing, method: 'WALLET' }));
			const before = await balanceOf('binh');
			await tell({ txnRef: code, amount: 60_000, txnNo: newNumber() });
			expect(await read(id)).toMatchObject({ status: 'SETTLED', isLate: true });
			expect(await findPurchase(server.db, thing)).toMatchObject({ times_paid: 1 });
			expect(await balanceOf('binh')).toBe(before + 60_000);
		});

		it('of a second payment of the same leave it to staff', async () => {
			const { code } = await topUp(method);
			await tell({ txnRef: code, amount: 60_000, txnNo: newNumber() });
			const before = await balanceOf('binh');
			const told = await countTold('wallet.paidAgain');
			const second = newNumber();
			expect(await tell({ txnRef: code, amount: 60_000, txnNo: second })).toBe(answers.again);
			expect(await balanceOf('binh')).toBe(before);
			const waiting = (await unmatched()).filter(({ reference }: { reference: string }) => reference === second);
			expect(waiting).toMatchObject([{ reason: 'already_paid', memo: code, payment: { code } }]);
			expect(await countTold('wallet.paidAgain')).toBe(told + 1);
		});

		it('of what was given up put the money into the wallet', async () => {
			const { id, code, thing } = await buy(method);
			await server.ask('mutation ($id: ID!) { cancelPayment(id: $id) { id } }', as('binh', { id }));
			const before = await balanceOf('binh');
			await tell({ txnRef: code, amount: 60_000, txnNo: newNumber() });
			expect(await read(id)).toMatchObject({ status: 'SETTLED', isLate: true });
			expect(await balanceOf('binh')).toBe(before + 60_000);
			expect(await findPurchase(server.db, thing)).toMatchObject({ times_paid: 0 });
		});
	});

	describe('of VNPay', () => {
		it('about money in doubt wait for staff, who put it into the wallet', async () => {
			const before = await balanceOf('binh');
			const { id, code } = await topUp('BANK');
			const told = { txnRef: code, amount: 60_000, txnNo: newNumber(), code: '07' };
			expect(await (await fetch(server.url + vnpayNotice(told))).json()).toMatchObject({ RspCode: '00' });
			expect(await read(id)).toEqual({ status: 'CREATED', cause: 'SUSPECTED_FRAUD', isLate: false });
			expect(await balanceOf('binh')).toBe(before);
			const [waiting] = (await unmatched()).filter(({ memo }: { memo: string }) => memo === code);
			expect(waiting).toMatchObject({ reason: 'suspect', amount: 60_000 });
			const found = async (search: string) => {
				const { data } = await server.ask(
					'query ($search: String) { getAllUnmatchedCredit(limit: 100, search: $search) { data { id } } }',
					as('support', { search }),
				);
				return data.getAllUnmatchedCredit.data.some((credit: { id: string }) => credit.id === waiting.id);
			};
			const asPeopleWrite = [
				` ${code.toLowerCase()} `,
				told.txnNo.slice(1),
				'60.000 đ',
				'60,000 VND',
				'60.000 VNĐ',
				'',
			];
			for (const search of asPeopleWrite) expect(await found(search), search).toBe(true);
			for (const search of ['60', '600000', '%', `${code}_`]) expect(await found(search), search).toBe(false);
			const resolved = await server.ask(
				RESOLVE,
				as('admin', { id: waiting.id, phone: '0988000002', note: 'Đã hỏi VNPay' }),
			);
			expect(resolved.data.resolveUnmatchedCredit.account).toEqual({ name: 'Trần Văn Bình' });
			expect((await read(id)).status).toBe('SETTLED');
			expect(await balanceOf('binh')).toBe(before + 60_000);
			// What VNPay says after that does not count a second time.
			await fetch(server.url + vnpayNotice({ ...told, code: '00' }));
			expect(await balanceOf('binh')).toBe(before + 60_000);
		});

		describe('about money in doubt of which another amount is named', () => {
			const tell = async (told: Told) => (await (await fetch(server.url + vnpayNotice(told))).json()).RspCode;
			const waitingFor = async (code: string) =>
				(await unmatched()).filter(({ memo }: { memo: string }) => memo === code);

			it('leave to staff what came, and no doubt; the right amount counts all the same', async () => {
				const before = await balanceOf('binh');
				const { id, code } = await topUp('BANK');
				const told = { txnRef: code, amount: 60_000, txnNo: newNumber() };
				const times = await countTold('wallet.otherAmount');
				expect(await tell({ ...told, code: '07' })).toBe('00');
				for (let time = 0; time < 2; time++) expect(await tell({ ...told, amount: 59_000 })).toBe('04');
				expect(await waitingFor(code)).toMatchObject([{ reason: 'wrong_amount', amount: 59_000 }]);
				expect((await read(id)).status).toBe('FAILED');
				expect(await countTold('wallet.otherAmount')).toBe(times + 1);
				expect((await eventsOf(id)).filter((kind) => kind === 'wrong_amount')).toHaveLength(1);
				expect(await tell(told)).toBe('00');
				expect((await read(id)).status).toBe('SETTLED');
				expect(await waitingFor(code)).toEqual([]);
				expect(await balanceOf('binh')).toBe(before + 60_000);
			});

			it('open no doubt about what waits for staff already, which nobody could close', async () => {
				const { id, code } = await topUp('BANK');
				const told = { txnRef: code, amount: 60_000, txnNo: newNumber() };
				expect(await tell({ ...told, amount: 59_000 })).toBe('04');
				await tell({ ...told, code: '07' });
				expect(await stateOf(id)).toBe('PENDING');
				expect(await waitingFor(code)).toMatchObject([{ reason: 'wrong_amount', amount: 59_000 }]);
			});

			it('have staff look at that amount, and are no whole payment once they gave it to somebody', async () => {
				const before = await balanceOf('binh');
				const { id, code } = await topUp('BANK');
				expect(await tell({ txnRef: code, amount: 59_000, txnNo: newNumber(), code: '07' })).toBe('04');
				expect(await stateOf(id)).toBe('REVIEW');
				const [waiting] = await waitingFor(code);
				expect(waiting).toMatchObject({ reason: 'suspect', amount: 59_000 });
				await server.ask(RESOLVE, as('admin', { id: waiting.id, phone: '0988000002', note: 'Đã hỏi VNPay' }));
				expect((await read(id)).status).toBe('FAILED');
				expect(await balanceOf('binh')).toBe(before + 59_000);
			});
		});

		it('in doubt about what was bought, which staff put into the wallet, buy nothing and are given back no more', async () => {
			const before = await balanceOf('binh');
			const { id, code, thing } = await buy('BANK');
			await fetch(server.url + vnpayNotice({ txnRef: code, amount: 60_000, txnNo: newNumber(), code: '07' }));
			const [waiting] = (await unmatched()).filter(({ memo }: { memo: string }) => memo === code);
			const put = { id: waiting.id, phone: '0988000002', note: 'VNPay xác nhận đã thu.' };
			expect((await server.ask(RESOLVE, as('admin', put))).codes).toEqual([]);
			expect(await read(id)).toMatchObject({ status: 'SETTLED', isLate: true });
			expect(await findPurchase(server.db, thing)).toMatchObject({ times_paid: 0 });
			expect((await giveBack(id)).codes).toEqual(['NOT_REFUNDABLE']);
			expect(await balanceOf('binh')).toBe(before + 60_000);
		});

		it('take no money that their number stands for elsewhere', async () => {
			const before = await balanceOf('binh');
			const [one, other] = [await topUp('BANK', 60_000), await topUp('BANK', 70_000)];
			const txnNo = newNumber();
			await fetch(server.url + vnpayNotice({ txnRef: one.code, amount: 59_000, txnNo }));
			await fetch(server.url + vnpayNotice({ txnRef: other.code, amount: 70_000, txnNo }));
			expect((await read(other.id)).status).not.toBe('SETTLED');
			expect(await balanceOf('binh')).toBe(before);
			const waiting = (await unmatched()).filter((each: { reference: string }) => each.reference === txnNo);
			expect(waiting).toMatchObject([{ amount: 59_000, reason: 'wrong_amount', payment: { id: one.id } }]);
		});

		describe('about money in doubt that did not stay with us', () => {
			/** Money in doubt, and what VNPay said of it. */
			const doubt = async () => {
				const { id, code } = await topUp('BANK');
				const told = { txnRef: code, amount: 60_000, txnNo: newNumber(), code: '07' };
				await fetch(server.url + vnpayNotice(told));
				const [waiting] = (await unmatched()).filter(({ memo }: { memo: string }) => memo === code);
				return { id, told, creditId: String(waiting.id) };
			};
			const close = (id: string, note = 'VNPay đã hoàn cho người trả.', name = 'admin') =>
				server.ask(CLOSE, as(name, { id, note }));
			const isWaiting = async (id: string) => (await unmatched()).some((credit: { id: string }) => credit.id === id);

			it('let staff say so, once: its payment has failed, and nothing was booked', async () => {
				const before = await balanceOf('binh');
				const { id, told, creditId } = await doubt();
				const count = () =>
					server.db
						.selectFrom('ledger_transaction')
						.select((eb) => eb.fn.countAll<number>().as('total'))
						.executeTakeFirstOrThrow();
				const booked = await count();
				const times = await countTold('wallet.notTaken');
				const answers = await Promise.all([close(creditId), close(creditId)]);
				expect(answers.flatMap(({ codes }) => codes)).toEqual(['PAYMENT_OVER']);
				expect(await isWaiting(creditId)).toBe(false);
				expect(await read(id)).toMatchObject({ status: 'FAILED', isLate: false });
				expect(await countTold('wallet.notTaken')).toBe(times + 1);
				// The same doubt told of again is no new one.
				await fetch(server.url + vnpayNotice(told));
				expect((await read(id)).status).toBe('FAILED');
				expect(await isWaiting(creditId)).toBe(false);
				expect(await count()).toEqual(booked);
				expect(await balanceOf('binh')).toBe(before);
				const credit = await server.db.selectFrom('credit').selectAll().where('id', '=', creditId).executeTakeFirst();
				expect(credit).toMatchObject({
					note: 'VNPay đã hoàn cho người trả.',
					account_id: null,
					resolved_by: expect.any(String),
					resolved_at: expect.any(Date),
				});
				const events = server.db.selectFrom('payment_event').select(['kind', 'reason', 'actor_id']);
				expect(await events.where('credit_id', '=', creditId).execute()).toEqual([
					{ kind: 'suspect_closed', reason: 'VNPay đã hoàn cho người trả.', actor_id: credit?.resolved_by },
				]);
				expect(
					(await server.ask(RESOLVE, as('admin', { id: creditId, phone: '0988000002', note: 'Nhầm.' }))).codes,
				).toEqual(['PAYMENT_OVER']);
			});

			it('count all the same when VNPay says later that they were paid', async () => {
				const before = await balanceOf('binh');
				const { id, told, creditId } = await doubt();
				await close(creditId);
				for (let times = 0; times < 2; times++) await fetch(server.url + vnpayNotice({ ...told, code: '00' }));
				expect((await read(id)).status).toBe('SETTLED');
				expect(await balanceOf('binh')).toBe(before + 60_000);
			});

			it('are for an admin, with a note, and for nothing but doubt', async () => {
				const { id, creditId } = await doubt();
				for (const name of ['an', 'binh', 'support'])
					expect((await close(creditId, 'Không.', name)).codes).toEqual(['FORBIDDEN']);
				const { errors } = await close(creditId, ' ');
				expect(errors?.[0]?.extensions.fields).toEqual([{ path: 'note', code: 'required' }]);
				const { id: stray } = await server.db
					.insertInto('credit')
					.values({ provider: 'bank', reference: newNumber(), amount: 1, reason: 'no_memo', resolved_at: new Date() })
					.returning('id')
					.executeTakeFirstOrThrow();
				for (const other of [stray, id, 'x']) expect((await close(other)).codes).toEqual(['NOT_FOUND']);
				expect(await isWaiting(creditId)).toBe(true);
				await close(creditId);
			});
		});

		it('that settle a doubt take it from staff', async () => {
			const before = await balanceOf('binh');
			const { id, code } = await topUp('BANK');
			const told = { txnRef: code, amount: 60_000, txnNo: newNumber() };
			await fetch(server.url + vnpayNotice({ ...told, code: '07' }));
			await fetch(server.url + vnpayNotice(told));
			expect((await read(id)).status).toBe('SETTLED');
			expect(await balanceOf('binh')).toBe(before + 60_000);
			expect((await unmatched()).filter(({ memo }: { memo: string }) => memo === code)).toEqual([]);
		});

		it('that settle a doubt after its time put the money into the wallet, never into the expired purchase', async () => {
			const before = await balanceOf('binh');
			const { id, code, thing } = await buy('BANK');
			await change(id, { state: 'EXPIRED', cause: 'expired' });
			const told = { txnRef: code, amount: 60_000, txnNo: newNumber() };
			await fetch(server.url + vnpayNotice({ ...told, code: '07' }));
			expect(await read(id)).toMatchObject({ status: 'CREATED', cause: 'SUSPECTED_FRAUD' });
			await fetch(server.url + vnpayNotice(told));
			expect(await read(id)).toEqual({ status: 'SETTLED', cause: null, isLate: true });
			expect(await findPurchase(server.db, thing)).toMatchObject({ payment_id: null, times_paid: 0 });
			expect(await balanceOf('binh')).toBe(before + 60_000);
		});

		it('are taken byte for byte as the vectors have them', async () => {
			const { txnRef, amountVnd } = vnpayVectors.order;
			const { id } = await topUp('BANK');
			await change(id, { txn_ref: txnRef, amount: amountVnd });
			for (const { canonical, vnp_SecureHash } of vnpayVectors.ipn_and_return.slice(0, 1))
				expect(
					await (
						await fetch(`${server.url}/payments/vnpay/notice?${canonical}&vnp_SecureHash=${vnp_SecureHash}`)
					).json(),
				).toMatchObject({ RspCode: '00' });
			expect(await stateOf(id)).toBe('SETTLED');
		});

		it('with a parameter that comes twice are refused', async () => {
			const { id, code } = await topUp('BANK');
			const path = vnpayNotice({ txnRef: code, amount: 60_000, txnNo: newNumber() });
			expect(await (await fetch(`${server.url}${path}&vnp_Amount=1`)).json()).toMatchObject({ RspCode: '99' });
			expect(await stateOf(id)).toBe('PENDING');
		});

		it('are taken by GET alone: whoever only looks at the address changes nothing', async () => {
			const { id, code } = await topUp('BANK');
			const path = vnpayNotice({ txnRef: code, amount: 60_000, txnNo: newNumber() });
			for (const method of ['HEAD', 'POST']) expect((await fetch(server.url + path, { method })).status).toBe(404);
			expect(await stateOf(id)).toBe('PENDING');
		});
	});

	describe('of the bank', () => {
		const credit = async (memo: string, amount: number, reference = `FT${newNumber()}`, at?: Date) =>
			(await postNotice(server.url, 'bank', bankNotice({ memo, amount, reference, at }))).status;

		it('settle a transfer by its memo, however the bank writes it', async () => {
			const before = await balanceOf('binh');
			const { id, code } = await topUp('TRANSFER');
			const reference = `FT${newNumber()}`;
			for (let time = 0; time < 3; time++)
				expect(await credit(`MBVCB.123. ${code.toLowerCase()} CT tu 0123 toi 999`, 60_000, reference)).toBe(200);
			expect(await read(id)).toMatchObject({ status: 'SETTLED', isLate: false });
			expect(await balanceOf('binh')).toBe(before + 60_000);
		});

		it.each([
			['a zero', '\0'],
			['half a character', '\ud83d'],
		])('settle a transfer whose text holds %s', async (_name, extra) => {
			const { id, code } = await topUp('TRANSFER');
			const reference = `FT${newNumber()}`;
			expect(await credit(`${code} ${extra}`, 60_000, reference)).toBe(200);
			expect((await read(id)).status).toBe('SETTLED');
			const credits = await server.db.selectFrom('credit').selectAll().where('reference', '=', reference).execute();
			expect(credits).toMatchObject([{ memo: `${code} \ufffd`, payment_id: id }]);
		});

		it('that come late put the money into the wallet', async () => {
			const before = await balanceOf('binh');
			const { id, code, thing } = await buy('TRANSFER');
			const [start, end] = [Date.now() - 7_500_000, Date.now() - 7_200_000];
			await change(id, { created_at: new Date(start), expires_at: new Date(end) });
			expect(await read(id)).toMatchObject({ status: 'EXPIRED', cause: 'EXPIRED' });
			await expireTransfers(server.db);
			expect(await stateOf(id)).toBe('EXPIRED');
			await credit(code, 60_000);
			expect(await read(id)).toEqual({ status: 'SETTLED', cause: null, isLate: true });
			expect(await findPurchase(server.db, thing)).toMatchObject({ times_paid: 0 });
			expect(await balanceOf('binh')).toBe(before + 60_000);
			// It is in the wallet already, and is not given back once more.
			expect((await giveBack(id)).codes).toEqual(['NOT_REFUNDABLE']);
			expect(await balanceOf('binh')).toBe(before + 60_000);
		});

		it('end though one before cannot be ended', async () => {
			const [stuck, next] = [await buy('TRANSFER'), await buy('TRANSFER')];
			for (const [hours, { id }] of [[3, stuck] as const, [2, next] as const])
				await change(id, {
					created_at: new Date(Date.now() - hours * 3_600_000 - 300_000),
					expires_at: new Date(Date.now() - hours * 3_600_000),
				});
			await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'not now'; end $$`.execute(
				server.db,
			);
			await sql`create trigger refuse before update on payment for each row
				when (new.id = ${sql.lit(stuck.id)}) execute function refuse()`.execute(server.db);
			try {
				await expect(expireTransfers(server.db)).rejects.toThrow('could not be ended');
			} finally {
				await sql`drop trigger refuse on payment`.execute(server.db);
			}
			expect(await stateOf(next.id)).toBe('EXPIRED');
			expect(await expireTransfers(server.db)).toBe(1);
			expect(await stateOf(stuck.id)).toBe('EXPIRED');
		});

		it('go by when the money was sent, not by when we heard of it', async () => {
			const { id, code, thing } = await buy('TRANSFER');
			await change(id, { created_at: new Date(Date.now() - 310_000), expires_at: new Date(Date.now() - 10_000) });
			// The clock of the server looks each minute.
			await expireTransfers(server.db);
			expect(await read(id)).toMatchObject({ status: 'EXPIRED', cause: 'EXPIRED' });
			await credit(code, 60_000, undefined, new Date(Date.now() - 60_000));
			expect(await read(id)).toMatchObject({ status: 'SETTLED', isLate: false });
			expect(await findPurchase(server.db, thing)).toMatchObject({ times_paid: 1 });
		});

		it('of a transfer that was sent in time, and of another that was opened since, pay once', async () => {
			const before = await balanceOf('binh');
			const first = await buy('TRANSFER');
			await change(first.id, { created_at: new Date(Date.now() - 310_000), expires_at: new Date(Date.now() - 10_000) });
			await expireTransfers(server.db);
			const { data } = await server.ask(BUY, as('binh', { id: first.thing, method: 'TRANSFER' }));
			const second = data.paymentPlanningCheckRequest;
			expect(second.code).not.toBe(first.code);
			await credit(first.code, 60_000, undefined, new Date(Date.now() - 60_000));
			expect(await read(first.id)).toMatchObject({ status: 'SETTLED', isLate: false });
			await credit(second.code, 60_000);
			expect(await read(second.id)).toMatchObject({ status: 'SETTLED', isLate: true });
			expect(await findPurchase(server.db, first.thing)).toMatchObject({ times_paid: 1 });
			expect(await balanceOf('binh')).toBe(before + 60_000);
		});

		it.each([
			['no_memo', () => 'chuyen tien', 60_000],
			['unknown_order', () => 'NAPVI00000000', 60_000],
			['wrong_amount', (code: string) => code, 59_999],
		])('that fit no payment wait for staff: %s', async (reason, memoOf, amount) => {
			const { id, code } = await topUp('TRANSFER');
			const reference = `FT${newNumber()}`;
			for (let time = 0; time < 2; time++) expect(await credit(memoOf(code), amount, reference)).toBe(200);
			expect(await stateOf(id)).toBe('PENDING');
			const waiting = (await unmatched()).filter((each: { reference: string }) => each.reference === reference);
			expect(waiting).toMatchObject([{ provider: 'bank', amount, reason, resolvedAt: null, account: null }]);
		});

		it.each(['nap vi tai khoan', 'nap vi ngay 1203'])(
			'find their payment whatever is said beside its code: %s',
			async (words) => {
				const before = await balanceOf('binh');
				const { id, code } = await topUp('TRANSFER');
				await credit(`${words} ${code} ${words}`, 60_000);
				expect((await read(id)).status).toBe('SETTLED');
				expect(await balanceOf('binh')).toBe(before + 60_000);
			},
		);

		it('that name two payments wait for staff', async () => {
			const [one, other] = [await topUp('TRANSFER', 60_000), await topUp('TRANSFER', 70_000)];
			const reference = `FT${newNumber()}`;
			await credit(`${one.code} ${other.code}`, 60_000, reference);
			for (const { id } of [one, other]) expect(await stateOf(id)).toBe('PENDING');
			const waiting = (await unmatched()).filter((each: { reference: string }) => each.reference === reference);
			expect(waiting).toMatchObject([{ reason: 'no_memo', account: null }]);
		});

		it('of a second transfer with the same memo wait for staff', async () => {
			const { code } = await topUp('TRANSFER');
			await credit(code, 60_000);
			const before = await balanceOf('binh');
			const reference = `FT${newNumber()}`;
			await credit(code, 60_000, reference);
			expect(await balanceOf('binh')).toBe(before);
			const waiting = (await unmatched()).filter((each: { reference: string }) => each.reference === reference);
			expect(waiting).toMatchObject([{ reason: 'already_paid' }]);
		});

		it('of other money that the bank calls the same pay for their own payment, each once', async () => {
			const before = await balanceOf('binh');
			const [one, other] = [await topUp('TRANSFER', 60_000), await topUp('TRANSFER', 70_000)];
			const reference = `FT${newNumber()}`;
			const at = new Date();
			for (let time = 0; time < 3; time++) {
				expect(await credit(one.code, 60_000, reference, at)).toBe(200);
				expect(await credit(other.code, 70_000, reference, at)).toBe(200);
			}
			for (const { id } of [one, other]) expect((await read(id)).status).toBe('SETTLED');
			expect(await balanceOf('binh')).toBe(before + 130_000);
			expect((await unmatched()).filter((each: { reference: string }) => each.reference.startsWith(reference))).toEqual(
				[],
			);
		});

		it('of the same amount at another time, that the bank calls the same, wait for staff, once', async () => {
			const { code } = await topUp('TRANSFER');
			const reference = `FT${newNumber()}`;
			const [first, second] = [new Date(Date.now() - 5_000), new Date()];
			await credit(code, 60_000, reference, first);
			const before = await balanceOf('binh');
			for (const at of [second, first, second]) expect(await credit(code, 60_000, reference, at)).toBe(200);
			expect(await balanceOf('binh')).toBe(before);
			const waiting = (await unmatched()).filter((each: { reference: string }) => each.reference.startsWith(reference));
			expect(waiting).toMatchObject([{ amount: 60_000, reason: 'already_paid', payment: { code } }]);
		});

		it('of another amount say for which payment they were, and whose', async () => {
			const { id, code, thing } = await buy('TRANSFER');
			const reference = `FT${newNumber()}`;
			await credit(code, 50_000, reference);
			const find = async () => (await unmatched()).find((each: { reference: string }) => each.reference === reference);
			const waiting = await find();
			const payer = { name: 'Trần Văn Bình', phone: '+84988000002' };
			const payment = { id, code, purpose: 'PLANNING_CHECK', amount: 60_000, status: 'CREATED', payer };
			expect(waiting).toMatchObject({ amount: 50_000, payment });

			// Staff put it into that wallet; what it was for is paid by a transfer that fits, as ever.
			const before = await balanceOf('binh');
			const put = { id: waiting.id, phone: '0988000002', note: 'Chuyển thiếu 10.000 ₫' };
			expect((await server.ask(RESOLVE, as('admin', put))).codes).toEqual([]);
			await credit(code, 50_000, reference);
			expect(await find()).toBeUndefined();
			expect(await balanceOf('binh')).toBe(before + 50_000);
			await credit(code, 60_000);
			expect(await findPurchase(server.db, thing)).toMatchObject({ times_paid: 1 });
		});

		it('given to somebody else than the payer do not show that one’s payment to them', async () => {
			const { code } = await buy('TRANSFER');
			const reference = `FT${newNumber()}`;
			await credit(code, 50_000, reference);
			const waiting = (await unmatched()).find((each: { reference: string }) => each.reference === reference);
			const put = { id: waiting.id, phone: '0988000001', note: 'An chuyển nhầm mã của Bình' };
			expect((await server.ask(RESOLVE, as('admin', put))).codes).toEqual([]);
			const history = '{ getAllTransHistory(limit: 1) { data { value paymentId purposeId } } }';
			expect((await server.ask(history, as('an'))).data.getAllTransHistory.data).toEqual([
				{ value: 50_000, paymentId: null, purposeId: null },
			]);
		});

		it('for an account that was erased name nobody', async () => {
			const payer = await insertPerson(server);
			const { code } = (await payer.ask(TOP_UP, { method: 'TRANSFER', amount: 60_000 })).data.getPayment;
			const reference = `FT${newNumber()}`;
			await server.db.updateTable('account').set({ deleted_at: new Date() }).where('id', '=', payer.id).execute();
			await credit(code, 60_000, reference);
			const waiting = (await unmatched()).find((each: { reference: string }) => each.reference === reference);
			expect(waiting).toMatchObject({ reason: 'unknown_order', payment: { code, payer: null } });
		});

		it('that are forged are refused', async () => {
			const { id, code } = await topUp('TRANSFER');
			const notice = bankNotice({ memo: code, amount: 60_000, reference: 'FT1', key: 'another key, and long enough' });
			expect((await postNotice(server.url, 'bank', notice)).status).toBe(401);
			expect(await stateOf(id)).toBe('PENDING');
		});
	});

	describe('of money that nobody knows the owner of', () => {
		const stray = async () => {
			const reference = `FT${newNumber()}`;
			await postNotice(server.url, 'bank', bankNotice({ memo: 'cam on', amount: 40_000, reference }));
			return (await unmatched()).find((each: { reference: string }) => each.reference === reference);
		};
		const resolve = (id: string, name = 'admin', phone = '0988 000 001', note = 'Khách gửi ảnh chuyển khoản') =>
			server.ask(RESOLVE, as(name, { id, phone, note }));

		it('are settled once, by an admin, with a record of who did it', async () => {
			const before = await balanceOf('an');
			const { id } = await stray();
			for (const name of ['an', 'support']) expect((await resolve(id, name)).codes).toEqual(['FORBIDDEN']);
			const answers = await Promise.all([resolve(id), resolve(id)]);
			expect(answers.flatMap(({ codes }) => codes)).toEqual(['PAYMENT_OVER']);
			expect(await balanceOf('an')).toBe(before + 40_000);
			expect((await unmatched()).some((each: { id: string }) => each.id === id)).toBe(false);
			const events = await server.db
				.selectFrom('payment_event')
				.selectAll()
				.where('credit_id', '=', id)
				.orderBy('id')
				.execute();
			expect(events.at(-1)).toMatchObject({
				kind: 'credit_resolved',
				actor_id: await accountIdOf(server.db, 'admin'),
				reason: 'Khách gửi ảnh chuyển khoản',
			});
		});

		it('are not for whoever decides it', async () => {
			const { id } = await stray();
			const admin = await accountIdOf(server.db, 'admin');
			const { phone } = await server.db
				.selectFrom('account')
				.select('phone')
				.where('id', '=', admin)
				.executeTakeFirstOrThrow();
			const before = await balanceOf('admin');
			expect((await resolve(id, 'admin', phone ?? '')).codes).toEqual(['OWN_MONEY']);
			expect(await balanceOf('admin')).toBe(before);
			expect((await unmatched()).some((each: { id: string }) => each.id === id)).toBe(true);
		});

		it('need an account, a reason and money that waits', async () => {
			const { id } = await stray();
			const fieldOf = async (answer: ReturnType<typeof resolve>) => (await answer).errors?.[0]?.extensions.fields;
			expect(await fieldOf(resolve(id, 'admin', '0911111111'))).toEqual([{ path: 'phone', code: 'unknown' }]);
			expect(await fieldOf(resolve(id, 'admin', '12'))).toEqual([{ path: 'phone', code: 'invalid' }]);
			expect(await fieldOf(resolve(id, 'admin', '0988000001', ' '))).toEqual([{ path: 'note', code: 'required' }]);
			expect((await resolve(randomUUID())).codes).toEqual(['NOT_FOUND']);
			expect((await server.ask(UNMATCHED, as('an'))).codes).toEqual(['FORBIDDEN']);
		});
	});

	describe('of money whose owner has no account here', () => {
		const stray = async (amount = 40_000, memo = 'chuyen nham') => {
			const reference = `FT${newNumber()}`;
			await postNotice(server.url, 'bank', bankNotice({ memo, amount, reference }));
			return (await unmatched()).find((each: { reference: string }) => each.reference === reference);
		};
		const sendBack = (id: string, reference: string, { name = 'admin', note = 'Người gửi không có tài khoản.' } = {}) =>
			server.ask(RETURN, as(name, { id, reference, note }));
		const isWaiting = async (id: string) => (await unmatched()).some((each: { id: string }) => each.id === id);
		const entriesOf = (id: string) =>
			server.db
				.selectFrom('ledger_entry')
				.innerJoin('ledger_transaction', 'ledger_transaction.id', 'ledger_entry.transaction_id')
				.innerJoin('ledger_account', 'ledger_account.id', 'ledger_entry.ledger_account_id')
				.where('ledger_transaction.source_id', '=', id)
				.where('ledger_transaction.kind', '=', 'resolution')
				.select(['ledger_account.name', 'ledger_entry.amount'])
				.orderBy('ledger_entry.amount')
				.execute();
		const fieldsOf = ({ errors }: Awaited<ReturnType<typeof sendBack>>) => errors?.[0]?.extensions.fields;

		it('are booked out of the bank once, when it was sent back, with a record of who did it', async () => {
			const { id } = await stray();
			const reference = `TRA${newNumber()}`;
			const answers = await Promise.all([sendBack(id, reference), sendBack(id, `${reference}B`)]);
			expect(answers.flatMap(({ codes }) => codes)).toEqual(['PAYMENT_OVER']);
			const done = answers.find(({ codes }) => codes.length === 0);
			expect(done?.data.returnUnmatchedCredit).toEqual({ id, resolvedAt: expect.any(String), account: null });
			expect(await isWaiting(id)).toBe(false);
			expect(await entriesOf(id)).toEqual([
				{ name: 'unmatched', amount: -40_000 },
				{ name: 'bank', amount: 40_000 },
			]);
			expect((await server.ask(RESOLVE, as('admin', { id, phone: '0988000001', note: 'Nhầm.' }))).codes).toEqual([
				'PAYMENT_OVER',
			]);
			const admin = await accountIdOf(server.db, 'admin');
			const events = server.db.selectFrom('payment_event').selectAll().where('credit_id', '=', id).orderBy('id');
			expect((await events.execute()).at(-1)).toMatchObject({
				kind: 'credit_returned',
				actor_id: admin,
				reason: 'Người gửi không có tài khoản.',
			});
			const noted = await server.ask(
				'query ($id: ID) { getAllAudit(recordId: $id) { data { operation } } }',
				as('admin', { id }),
			);
			expect(noted.data.getAllAudit.data).toContainEqual({ operation: 'returnUnmatchedCredit' });
		});

		it('are booked out of what a gateway owes us where it took the money', async () => {
			const { code } = await topUp('MOMO');
			const txnNo = newNumber();
			await postNotice(server.url, 'momo', momoNotice({ txnRef: code, amount: 59_000, txnNo }));
			const waiting = (await unmatched()).find((each: { reference: string }) => each.reference === txnNo);
			const reference = `MOMO${newNumber()}`;
			const told = await countTold('wallet.sentBack');
			expect((await sendBack(waiting.id, reference)).codes).toEqual([]);
			expect(await entriesOf(waiting.id)).toEqual([
				{ name: 'unmatched', amount: -59_000 },
				{ name: 'clearing:momo', amount: 59_000 },
			]);
			expect(await countTold('wallet.sentBack')).toBe(told + 1);
		});

		it('stay in the history of the payment whose code they bear, for staff alone', async () => {
			const { id, code } = await topUp('MOMO');
			const txnNo = newNumber();
			await postNotice(server.url, 'momo', momoNotice({ txnRef: code, amount: 59_000, txnNo }));
			const waiting = (await unmatched()).find((each: { reference: string }) => each.reference === txnNo);
			await sendBack(waiting.id, `MOMO${newNumber()}`);
			const rightNo = newNumber();
			await postNotice(server.url, 'momo', momoNotice({ txnRef: code, amount: 60_000, txnNo: rightNo }));
			const ofGateway = { text: null, actorName: null };
			const look = (name: string) => server.ask(RECORD, as(name, { code }));
			for (const name of ['support', 'admin'])
				expect((await look(name)).data.getOnePaymentByCode).toEqual({
					status: 'SETTLED',
					provider: 'momo',
					reference: rightNo,
					history: [
						{ kind: 'settled', amount: null, code: '0', ...ofGateway },
						{
							kind: 'credit_returned',
							amount: 59_000,
							code: null,
							text: 'Người gửi không có tài khoản.',
							actorName: 'Quản trị',
						},
						{ kind: 'wrong_amount', amount: 59_000, code: '0', ...ofGateway },
						{ kind: 'unmatched', amount: 59_000, code: 'wrong_amount', ...ofGateway },
					],
				});
			for (const name of ['binh', 'an']) expect((await look(name)).codes).toEqual(['FORBIDDEN']);
			const noted = await server.ask(
				'query ($id: ID) { getAllAudit(recordId: $id) { data { operation role outcome } } }',
				as('admin', { id }),
			);
			for (const role of ['support', 'admin'])
				expect(noted.data.getAllAudit.data).toContainEqual({ operation: 'getOnePaymentByCode', role, outcome: 'OK' });
		});

		it('are not booked by a transfer that a pay-out or other money was sent by', async () => {
			const [first, second] = [await stray(), await stray()];
			const reference = `TRA${newNumber()}`;
			await sendBack(first.id, reference);
			expect(fieldsOf(await sendBack(second.id, ` ${reference.toLowerCase()} `))).toEqual([
				{ path: 'reference', code: 'taken' },
			]);
			expect(await isWaiting(second.id)).toBe(true);
			const held = await server.ask(
				'mutation { reservePayout(data: { phone: "0988000002", amount: 1000, note: "Rút." }) { id } }',
				as('admin'),
			);
			const book = (to: string) =>
				server.ask(
					'mutation ($id: ID!, $to: String!) { bookPayout(id: $id, reference: $to) { id } }',
					as('admin', { id: held.data.reservePayout.id, to }),
				);
			expect((await book(reference)).codes).toEqual(['BAD_INPUT']);
			const other = `TRA${newNumber()}`;
			expect((await book(other)).codes).toEqual([]);
			expect(fieldsOf(await sendBack(second.id, other))).toEqual([{ path: 'reference', code: 'taken' }]);
		});

		it('are sent back by somebody else where they bear the code of an own payment', async () => {
			const { data } = await server.ask(TOP_UP, as('admin', { method: 'TRANSFER', amount: 60_000 }));
			const { id } = await stray(59_000, data.getPayment.code);
			expect((await sendBack(id, `TRA${newNumber()}`)).codes).toEqual(['OWN_MONEY']);
			expect(await isWaiting(id)).toBe(true);
		});

		it('go into no wallet and are not closed by whoever they bear the code of', async () => {
			const { data } = await server.ask(TOP_UP, as('admin', { method: 'TRANSFER', amount: 60_000 }));
			const { id } = await stray(58_000, data.getPayment.code);
			const put = { id, phone: '0988000002', note: 'Cho Bình.' };
			expect((await server.ask(RESOLVE, as('admin', put))).codes).toEqual(['OWN_MONEY']);
			expect(await isWaiting(id)).toBe(true);

			const doubted = await server.ask(TOP_UP, as('admin', { method: 'BANK', amount: 60_000 }));
			const { code } = doubted.data.getPayment;
			await fetch(server.url + vnpayNotice({ txnRef: code, amount: 60_000, txnNo: newNumber(), code: '07' }));
			const doubt = (await unmatched()).find(({ memo }: { memo: string }) => memo === code);
			expect((await server.ask(CLOSE, as('admin', { id: doubt.id, note: 'Không phải.' }))).codes).toEqual([
				'OWN_MONEY',
			]);
			expect(await isWaiting(doubt.id)).toBe(true);
		});

		it('are for an admin, with a number and a note, and for nothing that is in doubt or matched', async () => {
			const { id } = await stray();
			for (const name of ['an', 'binh', 'support'])
				expect((await sendBack(id, 'TRA1', { name })).codes).toEqual(['FORBIDDEN']);
			expect(fieldsOf(await sendBack(id, ' - ', { note: ' ' }))).toEqual([
				{ path: 'reference', code: 'required' },
				{ path: 'note', code: 'required' },
			]);
			const { code } = await topUp('BANK');
			await fetch(server.url + vnpayNotice({ txnRef: code, amount: 60_000, txnNo: newNumber(), code: '07' }));
			const doubt = (await unmatched()).find(({ memo }: { memo: string }) => memo === code);
			for (const other of [doubt.id, randomUUID(), 'x'])
				expect((await sendBack(other, 'TRA1')).codes).toEqual(['NOT_FOUND']);
			expect(await isWaiting(id)).toBe(true);
		});
	});

	describe('and browsers that come back', () => {
		const back = (path: string) => fetch(server.url + path, { redirect: 'manual' });

		it("are shown their payment's page, and move no money", async () => {
			const { id, code } = await topUp('BANK');
			const query = vnpayNotice({ txnRef: code, amount: 60_000, txnNo: newNumber() }).split('?')[1];
			const response = await back(`/payments/vnpay/return?${query}`);
			expect(response.status).toBe(302);
			expect(response.headers.get('location')).toBe(`/setting/wallet?payment=${id}`);
			expect(response.headers.get('cache-control')).toBe('no-store');
			expect(await stateOf(id)).toBe('PENDING');
		});

		it('are shown what they paid for', async () => {
			const { id, code, thing } = await buy('CARD');
			const response = await back(`/payments/card/return?txnRef=${code}`);
			expect(response.headers.get('location')).toBe(`/purchase/${thing}?payment=${id}`);
		});

		it.each([
			'/payments/momo/return',
			'/payments/vnpay/return?vnp_TxnRef=https://evil.test',
			'/payments/momo/return?orderId=A&orderId=B',
		])('are shown the wallet where we do not know more: %s', async (path) => {
			expect((await back(path)).headers.get('location')).toBe('/setting/wallet');
		});

		it('find no page of a gateway that there is not', async () => {
			expect((await back('/payments/paypal/return')).status).toBe(404);
			expect((await back('/payments/bank/return')).status).toBe(404);
		});
	});

	it('are kept as they came, before anything is done about them', async () => {
		const { code } = await topUp('MOMO');
		const body = momoNotice({ txnRef: code, amount: 60_000, txnNo: newNumber() });
		await postNotice(server.url, 'momo', body);
		const [kept] = await server.db.selectFrom('gateway_notice').selectAll().where('body', '=', body).execute();
		expect(kept).toMatchObject({
			provider: 'momo',
			method: 'POST',
			outcome: 'applied',
			processed_at: expect.any(Date),
		});
	});

	it('that somebody sends again and again, as they were signed, are kept once', async () => {
		const { id, code } = await topUp('BANK');
		// What a browser brings back from "Cancel" is signed as a call is.
		const path = vnpayNotice({ txnRef: code, amount: 60_000, txnNo: '0', code: '24' });
		const unknown = vnpayNotice({ txnRef: 'AC0000000009', amount: 60_000, txnNo: '0', code: '24' });
		const tell = async (address: string) => (await (await fetch(server.url + address)).json()).RspCode;
		const counts = async () => [await countOf('gateway_notice'), await countOf('payment_event')];
		expect([await tell(path), await tell(unknown)]).toEqual(['00', '01']);
		const before = await counts();
		for (let time = 0; time < 5; time++) {
			const [one, other] = [`${path}&time=${time}`, `${unknown}&time=${time}`];
			expect(await Promise.all([one, one, other].map(tell))).toEqual(['02', '02', '01']);
		}
		expect(await tell(path.replace(/(vnp_SecureHash=)(\w+)/, (_all, name, hash) => name + hash.toUpperCase()))).toBe(
			'02',
		);
		expect(await counts()).toEqual(before);
		expect(await stateOf(id)).toBe('FAILED');
	});

	it('that could not be processed are when their gateway calls again, and kept once', async () => {
		const { id, code } = await topUp('BANK');
		const path = vnpayNotice({ txnRef: code, amount: 60_000, txnNo: newNumber() });
		const tell = async () => (await (await fetch(server.url + path)).json()).RspCode;
		const before = await countOf('gateway_notice');
		await sql`alter table credit rename to credit_elsewhere`.execute(server.db);
		const failed = await tell();
		await sql`alter table credit_elsewhere rename to credit`.execute(server.db);
		expect(failed).toBe('99');
		expect(await stateOf(id)).toBe('PENDING');
		expect([await tell(), await tell()]).toEqual(['00', '02']);
		expect(await stateOf(id)).toBe('SETTLED');
		expect(await countOf('gateway_notice')).toBe(before + 1);
	});

	it('that were stored and left are processed once', async () => {
		const before = await balanceOf('binh');
		const { id, code } = await topUp('MOMO');
		const message = { state: 'paid', txnRef: code, amount: 60_000, providerTxnNo: newNumber(), code: '0', cause: null };
		await server.db
			.insertInto('gateway_notice')
			.values({
				provider: 'momo',
				method: 'POST',
				query: '',
				headers: '{}',
				body: '',
				message: JSON.stringify(message),
			})
			.execute();
		const parts = { db: server.db, cashier: createCashier(settings, [purchases]), log: console };
		await Promise.all([processStoredNotices(parts), processStoredNotices(parts)]);
		expect(await stateOf(id)).toBe('SETTLED');
		expect(await balanceOf('binh')).toBe(before + 60_000);
		expect(await processStoredNotices(parts)).toBe(0);
	});

	it.each([
		['nothing', ''],
		['no JSON', '{'],
		['a list', '[]'],
		['what is much too long', 'x'.repeat(70_000)],
	])('with %s do no harm', async (_name, body) => {
		for (const provider of ['momo', 'zalopay', 'card', 'bank']) {
			const response = await postNotice(server.url, provider, { body, headers: {} });
			expect(response.status).toBeLessThan(500);
		}
	});

	it('that nobody signed are not kept without end', async () => {
		const limited = await startTestServer({ gateways: settings, rateLimitFactor: 0.05, trustProxy: 1 });
		try {
			const forge = async () =>
				(await postNotice(limited.url, 'momo', momoNotice({ txnRef: 'A', amount: 1, txnNo: '1', key: 'k' }))).status;
			for (let time = 0; time < 10; time++) expect(await forge()).toBe(400);
			const kept = () => limited.db.selectFrom('gateway_notice').select(['body', 'headers']).execute();
			expect(await kept()).toHaveLength(5);

			// What is too much asks nothing of the database any more.
			const counted = async () =>
				(await limited.db.selectFrom('rate_limit').select('count').where('key', 'like', '%notice-rejected%').execute())
					.map(({ count }) => count)
					.sort();
			await expect.poll(counted).toEqual([5, 6]);
			for (let time = 0; time < 5; time++) expect(await forge()).toBe(400);
			expect(await counted()).toEqual([5, 6]);

			// From another network, and longer than any real one.
			const elsewhere = { 'x-forwarded-for': '203.0.113.7', 'x-card-nonsense': 'x'.repeat(2_000) };
			const send = () => postNotice(limited.url, 'card', { body: 'ạ'.repeat(15_000), headers: elsewhere });
			await send();
			const [long] = (await kept()).filter(({ body }) => body.startsWith('ạ'));
			expect(long?.body).toHaveLength(4_000);
			expect(JSON.stringify(long?.headers)).not.toContain('nonsense');

			// However many networks somebody has.
			await limited.db
				.updateTable('rate_limit')
				.set({ count: 50 })
				.where('key', 'like', 'notice-rejected-total:%')
				.execute();
			await send();
			expect(await kept()).toHaveLength(6);
		} finally {
			await limited.close();
		}
	});

	it('that were refused are forgotten after 30 days, the record of them too', async () => {
		const forge = async () => {
			const id = randomUUID();
			await postNotice(server.url, 'momo', momoNotice({ txnRef: id, amount: 1, txnNo: '1', key: 'k' }));
			return id;
		};
		const rejected = () =>
			server.db.selectFrom('payment_event').select('id').where('kind', '=', 'rejected').orderBy('id').execute();
		const known = (await rejected()).length;
		const old = await forge();
		const young = await forge();
		const [first] = (await rejected()).slice(known);
		const at = sql<Date>`now() - interval '31 days'`;
		await server.db
			.updateTable('payment_event')
			.set({ at })
			.where('id', '=', first?.id ?? 0)
			.execute();
		await server.db.updateTable('gateway_notice').set({ received_at: at }).where('body', 'like', `%${old}%`).execute();
		await pruneNotices(server.db);
		expect(await rejected()).toHaveLength(known + 1);
		for (const [id, count] of [
			[old, 0],
			[young, 1],
		] as const)
			expect(
				await server.db.selectFrom('gateway_notice').select('id').where('body', 'like', `%${id}%`).execute(),
			).toHaveLength(count);
	});

	it('that are old are found by an index, however many are kept for a year', async () => {
		const name = 'plan-of-old-notices';
		await sql`
			insert into gateway_notice (id, provider, method, query, headers, body, message, received_at, processed_at, outcome)
			select gen_random_uuid(), 'momo', 'POST', ${name}, '{}', repeat('x', 300),
				case when n % 100 > 0 then '{"state":"paid"}'::jsonb end, now() - n % 399 * interval '1 day', now(), 'applied'
			from generate_series(1, 20000) as n`.execute(server.db);
		await sql`analyze gateway_notice`.execute(server.db);
		const plans = await Promise.all(
			oldNotices(server.db).map(async (notices) => {
				const { sql: statement, parameters } = notices.compile();
				const { rows } = await server.db.executeQuery(CompiledQuery.raw(`explain ${statement}`, [...parameters]));
				return JSON.stringify(rows);
			}),
		);
		await server.db.deleteFrom('gateway_notice').where('query', '=', name).execute();
		expect(plans[0]).toContain('gateway_notice_unsigned');
		expect(plans[1]).toContain('gateway_notice_age');
	});
});
