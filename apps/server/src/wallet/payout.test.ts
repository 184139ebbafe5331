import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/in-transaction.ts';
import { down, up } from '../database/migrations/0032-payout-reference.ts';
import { giveMoney } from '../testing/give-money.ts';
import { openSession } from '../testing/open-session.ts';
import { PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';
import { insertPerson } from '../verification/verification.fixtures.ts';
import { checkLedger } from './check-ledger.ts';
import { hold } from './hold.ts';
import { createPurchases, insertPurchase, purchases } from './wallet.fixtures.ts';

const RESERVE = 'mutation ($data: PayoutInput!) { reservePayout(data: $data) { id amount note reference } }';
const BOOK =
	'mutation ($id: ID!, $reference: String!) { bookPayout(id: $id, reference: $reference) { id amount reference } }';
const CANCEL = 'mutation ($id: ID!, $reason: String!) { cancelPayout(id: $id, reason: $reason) { id amount } }';
const RESERVED = '{ getAllReservedPayout { id amount note reference owner { name phone } } }';
const WALLET = `{ getMe { wallet { balance held } }
	getAllTransHistory(limit: 2) { data { type status value content } } }`;
const BUY = 'mutation ($id: ID!) { paymentPlanningCheckRequest(planningCheckRequestId: $id, method: WALLET) { id } }';

interface As {
	token?: string;
	key?: string;
}

describe('a pay-out', () => {
	let server: TestServer;
	let admin: string;
	let binh: string;
	let binhId: string;
	let phone: string;
	let last = 0;

	beforeAll(async () => {
		server = await startTestServer({}, { purposes: [purchases] });
		await createPurchases(server.db);
		admin = await server.signIn('admin');
		binh = await server.signIn('binh');
		const account = await server.db
			.selectFrom('account')
			.select(['id', 'phone'])
			.where('username', '=', 'binh')
			.executeTakeFirstOrThrow();
		binhId = account.id;
		phone = account.phone ?? '';
	});
	afterEach(async () => {
		for (const { id } of await list()) await cancel(id);
	});
	afterAll(() => server.close());

	const ask = (query: string, variables: object, { token = admin, key }: As = {}) =>
		server.ask(query, { variables: { ...variables }, token, ...(key && { headers: { 'idempotency-key': key } }) });
	const reserve = (data: object = {}, as?: As) =>
		ask(RESERVE, { data: { phone, amount: 100_000, note: 'Chủ ví rút tiền.', ...data } }, as);
	/** The id of one that is set aside. */
	const reserved = async (data?: object): Promise<string> => (await reserve(data)).data.reservePayout.id;
	const book = (id: string, reference = `FT${++last}`, as?: As) => ask(BOOK, { id, reference }, as);
	const cancel = (id: string, reason = 'Sai số tài khoản.', as?: As) => ask(CANCEL, { id, reason }, as);
	const list = async () => (await ask(RESERVED, {})).data.getAllReservedPayout as { id: string }[];
	const wallet = async () => {
		const { data } = await ask(WALLET, {}, { token: binh });
		return { ...data.getMe.wallet, entries: data.getAllTransHistory.data };
	};
	const fieldsOf = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors?.[0]?.extensions.fields;

	it('is set aside, seen by every admin, and booked when the bank has sent it', async () => {
		const before = await wallet();
		const { data } = await reserve();
		const { id } = data.reservePayout;
		expect(data.reservePayout).toMatchObject({ amount: 100_000, note: 'Chủ ví rút tiền.', reference: null });
		expect(await wallet()).toMatchObject({
			balance: before.balance - 100_000,
			held: 100_000,
			entries: [{ type: 'PAYOUT', status: 'PENDING', value: -100_000, content: 'Chủ ví rút tiền.' }, {}],
		});
		// Whoever books it can see who held it, and when.
		const noted = await ask('query ($id: ID) { getAllAudit(recordId: $id) { data { operation } } }', { id });
		expect(noted.data.getAllAudit.data).toEqual([{ operation: 'reservePayout' }]);
		expect(await list()).toEqual([
			{
				id,
				amount: 100_000,
				note: 'Chủ ví rút tiền.',
				reference: null,
				owner: { name: expect.any(String), phone },
			},
		]);

		const booked = await book(id, ' FT26325000123 ');
		expect(booked.data.bookPayout).toEqual({ id, amount: 100_000, reference: 'FT26325000123' });
		expect(await wallet()).toMatchObject({
			balance: before.balance - 100_000,
			held: 0,
			entries: [{ type: 'PAYOUT', status: 'DONE', value: -100_000, content: 'Chủ ví rút tiền.' }, {}],
		});
		expect(await list()).toEqual([]);
		expect(await checkLedger(server.db)).toEqual({ sum: 0, wrong: [] });
		const kept = await server.db.selectFrom('payout').selectAll().where('reference', '=', 'FT26325000123').execute();
		expect(kept).toMatchObject([{ id, account_id: binhId, amount: 100_000, note: 'Chủ ví rút tiền.' }]);
	});

	it('cannot be spent by its owner while the bank sends it', async () => {
		const { balance } = await wallet();
		const thing = await insertPurchase(server.db, binhId, balance);
		const id = await reserved({ amount: balance });
		expect((await ask(BUY, { id: thing }, { token: binh })).codes).toEqual(['NOT_ENOUGH_MONEY']);
		expect((await reserve({ amount: 1 })).codes).toEqual(['NOT_ENOUGH_MONEY']);
		expect((await cancel(id)).codes).toEqual([]);
		expect(await wallet()).toMatchObject({ balance, held: 0 });
	});

	it('that is wanted while its owner spends gets the money or is refused, before any leaves', async () => {
		const { balance } = await wallet();
		const thing = await insertPurchase(server.db, binhId, balance);
		const [aside, bought] = await Promise.all([reserve({ amount: balance }), ask(BUY, { id: thing }, { token: binh })]);
		expect([...aside.codes, ...bought.codes]).toEqual(['NOT_ENOUGH_MONEY']);
		if (aside.codes.length === 0) await cancel(aside.data.reservePayout.id);
		else
			await ask('mutation ($id: ID!) { refundPayment(id: $id, reason: "Thử.") { id } }', {
				id: bought.data.paymentPlanningCheckRequest.id,
			});
		expect(await wallet()).toMatchObject({ balance, held: 0 });
	});

	it('is set aside once a key', async () => {
		const key = randomUUID();
		const before = await wallet();
		const first = await reserve({}, { key });
		const again = await reserve({}, { key });
		expect(again.data).toEqual(first.data);
		expect(await wallet()).toMatchObject({ balance: before.balance - 100_000, held: 100_000 });
		expect((await reserve({ amount: 1 }, { key })).codes).toEqual(['IDEMPOTENCY_MISMATCH']);
	});

	it('is booked once, whoever books it, and once a key', async () => {
		const before = await wallet();
		const [id, key] = [await reserved(), randomUUID()];
		const answers = await Promise.all([book(id, 'FT-ONCE'), book(id, 'FT-ONCE'), book(id, 'FT-OTHER')]);
		expect(answers.filter(({ codes }) => codes.length === 0)).toHaveLength(1);
		expect(answers.flatMap(({ codes }) => codes)).toEqual(['PAYMENT_OVER', 'PAYMENT_OVER']);
		expect((await cancel(id)).codes).toEqual(['PAYMENT_OVER']);

		const other = await reserved();
		const first = await book(other, 'FT-KEY', { key });
		expect(await book(other, 'FT-KEY', { key })).toMatchObject({ data: first.data, codes: [] });
		expect(await wallet()).toMatchObject({ balance: before.balance - 200_000, held: 0 });
	});

	it.each(['FT26329001', 'ft26329001', 'FT 26329001', 'FT-26329001', 'ＦＴ26329001'])(
		'is not booked by a transfer that another was booked by: %s',
		async (reference) => {
			await book(await reserved(), 'FT26329001');
			const id = await reserved();
			const before = await wallet();
			expect(fieldsOf(await book(id, reference))).toEqual([{ path: 'reference', code: 'taken' }]);
			expect(await wallet()).toEqual(before);
			expect((await list()).map((one) => one.id)).toContain(id);
		},
	);

	it('that is given up is in the wallet again, whose owner reads why', async () => {
		const before = await wallet();
		const [id, key] = [await reserved(), randomUUID()];
		expect((await cancel(id, ' Sai số tài khoản. ', { key })).codes).toEqual([]);
		expect((await cancel(id, 'Sai số tài khoản.', { key })).codes).toEqual([]);
		expect(await wallet()).toMatchObject({
			balance: before.balance,
			held: 0,
			entries: [
				{ type: 'REFUND', status: 'DONE', value: 100_000, content: 'Sai số tài khoản.' },
				{ type: 'PAYOUT', status: 'FAILED', value: -100_000 },
			],
		});
		expect((await cancel(id)).codes).toEqual(['PAYMENT_OVER']);
		expect((await book(id)).codes).toEqual(['PAYMENT_OVER']);
		expect(fieldsOf(await cancel(id, ' '))).toEqual([{ path: 'reason', code: 'required' }]);
		expect(await checkLedger(server.db)).toEqual({ sum: 0, wrong: [] });
	});

	it('waits for people and no clock', async () => {
		const id = await reserved();
		// Servers of before look for what is over.
		const over = server.db.selectFrom('wallet_hold').select('id').where('expires_at', '<=', new Date('9999-12-31'));
		expect(await over.execute()).toEqual([]);
		expect((await list()).map((one) => one.id)).toEqual([id]);
	});

	it('keeps its account from being erased', async () => {
		const before = await wallet();
		await reserved({ amount: before.balance });
		const erased = await ask(
			'mutation ($password: String!) { deleteMe(password: $password) }',
			{ password: PASSWORD },
			{ token: binh },
		);
		expect(erased.codes).toEqual(['WALLET_NOT_EMPTY']);
	});

	it('is money that was set aside for one, and not for something else', async () => {
		const { id: accountId } = await insertPerson(server);
		const other = await inTransaction(server.db, (tx) => hold(tx, { accountId, amount: 1_000, type: 'INVESTMENT' }));
		for (const id of [other, randomUUID(), 'x']) {
			expect((await book(id)).codes).toEqual(['NOT_FOUND']);
			expect((await cancel(id)).codes).toEqual(['NOT_FOUND']);
		}
		expect(await list()).toEqual([]);
	});

	describe('of before its number had one spelling', () => {
		const keep = (reference: string) =>
			server.db
				.insertInto('payout')
				.values({ account_id: binhId, amount: 1, reference, note: 'Chủ ví rút tiền.', actor_id: binhId })
				.returning('id')
				.executeTakeFirstOrThrow();

		it('is not booked again by the new one', async () => {
			await keep('ft 2600\u00a01');
			const id = await reserved();
			expect(fieldsOf(await book(id, 'FT26001'))).toEqual([{ path: 'reference', code: 'taken' }]);
		});

		it('is named where it was booked twice already, before anything is changed', async () => {
			await down(server.db as Kysely<unknown>);
			const ids = [(await keep('FT26002')).id, (await keep('ft-26002')).id];
			await expect(up(server.db as Kysely<unknown>)).rejects.toThrow(`FT26002 (payout ${ids.join(', ')})`);
			const marked = server.db.updateTable('payout').set({ reference: 'ft-26002 (twice)' });
			await marked.where('id', '=', ids[1] ?? '').execute();
			await up(server.db as Kysely<unknown>);
			const id = await reserved();
			expect((await book(id, 'ft 26002')).codes).toEqual(['BAD_INPUT']);
		});
	});

	it.each([
		[{ phone: '12' }, 'phone', 'invalid'],
		[{ phone: '0999999999' }, 'phone', 'unknown'],
		[{ amount: 0 }, 'amount', 'invalid'],
		[{ amount: -5 }, 'amount', 'invalid'],
		[{ note: '' }, 'note', 'required'],
	])('with %o is refused at its field', async (data, path, code) => {
		expect(fieldsOf(await reserve(data))).toMatchObject([{ path, code }]);
	});

	it('without a number of the bank is not booked', async () => {
		const id = await reserved();
		expect(fieldsOf(await book(id, ' - '))).toEqual([{ path: 'reference', code: 'required' }]);
	});

	describe('and whose wallet it is of', () => {
		const OWNER = 'query ($phone: String!) { getOneWalletOwner(phone: $phone) { id name phone balance } }';
		const find = (given: string, as?: As) => ask(OWNER, { phone: given }, as);

		it('is shown before, with what is in it, and noted', async () => {
			const { balance } = await wallet();
			expect((await find(' 0988 000 002 ')).data.getOneWalletOwner).toEqual({
				id: binhId,
				name: 'Trần Văn Bình',
				phone,
				balance,
			});
			const noted = await ask('query ($id: ID) { getAllAudit(recordId: $id) { data { operation outcome } } }', {
				id: binhId,
			});
			expect(noted.data.getAllAudit.data).toContainEqual({ operation: 'getOneWalletOwner', outcome: 'OK' });
		});

		it.each([
			['12', 'invalid'],
			['0999999999', 'unknown'],
		])('is said where the number is wrong: %s', async (given, code) => {
			expect(fieldsOf(await find(given))).toEqual([{ path: 'phone', code }]);
		});

		it('is for an admin to see, and not of an own one', async () => {
			const own = await server.db
				.selectFrom('account')
				.select('phone')
				.where('username', '=', 'admin')
				.executeTakeFirstOrThrow();
			expect((await find(own.phone ?? '')).codes).toEqual(['OWN_MONEY']);
			for (const name of ['an', 'support', 'collaborator', 'investor', 'editor', 'checker'])
				expect((await find(phone, { token: await server.signIn(name) })).codes).toEqual(['FORBIDDEN']);
			expect((await server.ask(OWNER, { variables: { phone } })).codes).toEqual(['UNAUTHENTICATED']);
		});

		it('is looked at so many times in an hour', async () => {
			const limited = await startTestServer({ rateLimitFactor: 0.05 });
			try {
				const { id } = await limited.db
					.selectFrom('account')
					.select('id')
					.where('username', '=', 'admin')
					.executeTakeFirstOrThrow();
				const token = await openSession(limited.db, id);
				const ask = async (given: string) => (await limited.ask(OWNER, { variables: { phone: given }, token })).codes;
				// A slip of the fingers costs none of them.
				for (let time = 0; time < 4; time++) expect(await ask('12')).toEqual(['BAD_INPUT']);
				const codes: string[] = [];
				for (let time = 0; time < 4; time++) codes.push(...(await ask(phone)));
				expect(codes).toEqual(['TOO_MANY_REQUESTS']);
			} finally {
				await limited.close();
			}
		});
	});

	it('of an admin is for another one, in each of its steps', async () => {
		const own = await server.db
			.selectFrom('account')
			.select(['id', 'phone'])
			.where('username', '=', 'admin')
			.executeTakeFirstOrThrow();
		await giveMoney(server.db, own.id, 300_000);
		const second = await server.db
			.insertInto('account')
			.values({ name: 'Quản trị thứ hai', role: 'admin' })
			.returning('id')
			.executeTakeFirstOrThrow();
		const other = await openSession(server.db, second.id);
		expect((await reserve({ phone: own.phone ?? '' })).codes).toEqual(['OWN_MONEY']);
		const held = await reserve({ phone: own.phone ?? '' }, { token: other });
		const { id } = held.data.reservePayout;
		// The bank has sent it, or has not: who gets it does not say so.
		expect((await book(id)).codes).toEqual(['OWN_MONEY']);
		expect((await cancel(id)).codes).toEqual(['OWN_MONEY']);
		expect((await book(id, 'FT-OTHERS', { token: other })).codes).toEqual([]);
	});

	it('is for an admin, in each of its steps', async () => {
		const id = await reserved();
		for (const name of ['an', 'support', 'collaborator', 'investor', 'editor', 'checker']) {
			const as = { token: await server.signIn(name) };
			for (const { codes } of [
				await reserve({}, as),
				await book(id, 'FT-NOT', as),
				await cancel(id, 'Không.', as),
				await ask(RESERVED, {}, as),
			])
				expect(codes).toEqual(['FORBIDDEN']);
		}
		expect((await server.ask(RESERVED)).codes).toEqual(['UNAUTHENTICATED']);
		expect((await list()).map((one) => one.id)).toEqual([id]);
	});
});
