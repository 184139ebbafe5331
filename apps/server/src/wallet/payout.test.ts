import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { down, up } from '../database/migrations/0032-payout-reference.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { checkLedger } from './check-ledger.ts';

const PAY_OUT = 'mutation ($data: PayoutInput!) { payOutWallet(data: $data) { id amount reference } }';
const WALLET = 'query { getMe { wallet { balance } } getAllTransHistory(limit: 1) { data { type value content } } }';
// Development begins with 5,000,000 đ and this phone.
const OPENING = 5_000_000;

describe('a pay-out', () => {
	let server: TestServer;
	let admin: string;
	let binh: string;
	let binhId: string;
	let phone: string;
	let last = 0;

	beforeAll(async () => {
		server = await startTestServer();
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
	afterAll(() => server.close());

	const book = (data: object, { token = admin, key }: { token?: string; key?: string } = {}) =>
		server.ask(PAY_OUT, {
			variables: { data: { phone, amount: 100_000, reference: `FT${++last}`, note: 'Chủ ví rút tiền.', ...data } },
			token,
			...(key && { headers: { 'idempotency-key': key } }),
		});
	const wallet = async () => (await server.ask(WALLET, { token: binh })).data;

	it('takes money out of a wallet, whose owner reads why', async () => {
		const { data } = await book({ reference: ' FT26325000123 ' });
		expect(data.payOutWallet).toMatchObject({ amount: 100_000, reference: 'FT26325000123' });
		expect(await wallet()).toMatchObject({
			getMe: { wallet: { balance: OPENING - 100_000 } },
			getAllTransHistory: { data: [{ type: 'PAYOUT', value: -100_000, content: 'Chủ ví rút tiền.' }] },
		});
		expect(await checkLedger(server.db)).toEqual({ sum: 0, wrong: [] });
		const kept = await server.db.selectFrom('payout').selectAll().where('reference', '=', 'FT26325000123').execute();
		expect(kept).toHaveLength(1);
	});

	it('is booked once a transfer, and once a key', async () => {
		const key = randomUUID();
		const data = { reference: 'FT-ONCE' };
		const before = (await wallet()).getMe.wallet.balance;
		const answers = await Promise.all([book(data, { key }), book(data), book(data)]);
		expect(answers.filter(({ codes }) => codes.length === 0)).toHaveLength(1);
		expect(answers.flatMap(({ errors }) => errors?.flatMap(({ extensions }) => extensions.fields ?? []) ?? [])).toEqual(
			[
				{ path: 'reference', code: 'taken' },
				{ path: 'reference', code: 'taken' },
			],
		);
		expect((await wallet()).getMe.wallet.balance).toBe(before - 100_000);
	});

	it.each(['ft26329001', 'FT 26329001', 'FT-26329001', 'ＦＴ26329001'])(
		'is not booked again by another spelling of its number: %s',
		async (reference) => {
			await book({ reference: 'FT26329001' });
			const before = (await wallet()).getMe.wallet.balance;
			const { errors } = await book({ reference });
			expect(errors?.[0]?.extensions.fields).toEqual([{ path: 'reference', code: 'taken' }]);
			expect((await wallet()).getMe.wallet.balance).toBe(before);
		},
	);

	describe('of before its number had one spelling', () => {
		const keep = (reference: string) =>
			server.db
				.insertInto('payout')
				.values({ account_id: binhId, amount: 1, reference, note: 'Chủ ví rút tiền.', actor_id: binhId })
				.returning('id')
				.executeTakeFirstOrThrow();

		it('is not booked again by the new one', async () => {
			await keep('ft 2600\u00a01');
			const { errors } = await book({ reference: 'FT26001' });
			expect(errors?.[0]?.extensions.fields).toEqual([{ path: 'reference', code: 'taken' }]);
		});

		it('is named where it was booked twice already, before anything is changed', async () => {
			await down(server.db as Kysely<unknown>);
			const ids = [(await keep('FT26002')).id, (await keep('ft-26002')).id];
			await expect(up(server.db as Kysely<unknown>)).rejects.toThrow(`FT26002 (payout ${ids.join(', ')})`);
			const marked = server.db.updateTable('payout').set({ reference: 'ft-26002 (twice)' });
			await marked.where('id', '=', ids[1] ?? '').execute();
			await up(server.db as Kysely<unknown>);
			expect((await book({ reference: 'ft 26002' })).codes).toEqual(['BAD_INPUT']);
		});
	});

	it('of more than there is leaves everything as it was', async () => {
		const before = await wallet();
		expect((await book({ amount: OPENING * 2, reference: 'FT-MUCH' })).codes).toEqual(['NOT_ENOUGH_MONEY']);
		expect(await wallet()).toEqual(before);
		expect((await book({ amount: 1, reference: 'FT-MUCH' })).codes).toEqual([]);
	});

	it.each([
		[{ phone: '12' }, 'phone', 'invalid'],
		[{ phone: '0999999999' }, 'phone', 'unknown'],
		[{ amount: 0 }, 'amount', 'invalid'],
		[{ amount: -5 }, 'amount', 'invalid'],
		[{ reference: ' ' }, 'reference', 'required'],
		[{ note: '' }, 'note', 'required'],
	])('with %o is refused at its field', async (data, path, code) => {
		const { errors } = await book(data);
		expect(errors?.[0]?.extensions.fields).toMatchObject([{ path, code }]);
	});

	it('is for an admin', async () => {
		for (const name of ['an', 'support', 'collaborator', 'investor', 'editor', 'checker']) {
			expect((await book({}, { token: await server.signIn(name) })).codes).toEqual(['FORBIDDEN']);
		}
	});
});
