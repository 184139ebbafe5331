import { HOUR_MS } from '@ancu/forms/format';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { AppError } from '../graphql/app-error.ts';
import { type Context, createContext } from '../graphql/context.ts';
import { giveMoney } from '../testing/give-money.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { type Cashier, createCashier } from './cashier.ts';
import { checkLedger } from './check-ledger.ts';
import { resolveUnmatched } from './credit.service.ts';
import type { Gateway, QueryOutcome } from './gateway/gateway.ts';
import { findWallet } from './history.ts';
import { processNotice } from './notice.service.ts';
import { openPayment } from './open-payment.ts';
import { cancelPayment } from './payment.service.ts';
import { askAbout, expireTransfers } from './reconcile.ts';
import { refundPayment } from './refund.ts';
import { accountIdOf, createPurchases, findPurchase, insertPurchase, purchases, settings } from './wallet.fixtures.ts';

const PRICE = 100_000;
const START = 150_000;

/** Something that happens to one of a person's two purchases. */
const step = fc.oneof(
	{
		weight: 3,
		arbitrary: fc.record({ does: fc.constant('pay' as const), by: fc.constantFrom('WALLET', 'BANK', 'TRANSFER') }),
	},
	{
		weight: 5,
		arbitrary: fc.record({
			does: fc.constant('tell' as const),
			state: fc.constantFrom('paid', 'paid', 'paid', 'failed', 'suspect', 'pending'),
			/** Of another amount. */
			less: fc.constantFrom(0, 0, 0, 1_000),
			/** Which of two numbers the gateway gives the money: told again it is a replay, told otherwise it came twice. */
			number: fc.constantFrom(0, 0, 1),
			times: fc.constantFrom(1, 1, 3),
		}),
	},
	{
		weight: 2,
		arbitrary: fc.record({
			does: fc.constant('ask' as const),
			state: fc.constantFrom('paid', 'failed', 'unknown', 'unavailable'),
		}),
	},
	{
		weight: 5,
		arbitrary: fc.record({
			does: fc.constantFrom(
				'refund' as const,
				'refund' as const,
				'resolve' as const,
				'cancel' as const,
				'expire' as const,
			),
		}),
	},
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T & { on: number } : never;

/** What happens to one person: some of it one after the other, some at the same time. */
const world = fc.array(
	fc.array(
		fc.tuple(step, fc.constantFrom(0, 0, 1)).map(([what, on]): Step => ({ ...what, on })),
		{ minLength: 3, maxLength: 6, size: 'max' },
	),
	{ minLength: 2, maxLength: 3, size: 'max' },
);

describe('money, whatever happens in whatever order', () => {
	let server: TestServer;
	let cashier: Cashier;
	let admin: string;
	let count = 0;
	let vnpay: Gateway;

	beforeAll(async () => {
		server = await startTestServer({}, { purposes: [purchases] });
		await createPurchases(server.db);
		admin = await accountIdOf(server.db, 'admin');
		cashier = createCashier(settings, [purchases]);
		vnpay = cashier.gateways.get('vnpay') as Gateway;
	});
	afterAll(() => server.close());

	const contextOf = (id: string, role: 'user' | 'admin' = 'user'): Context =>
		createContext({
			db: server.db,
			searchDb: server.db,
			longDb: server.db,
			env: readEnv({ NODE_ENV: 'test', RATE_LIMIT_FACTOR: '1000' }),
			viewer: { id, role, tokenHash: Buffer.alloc(32) },
			locale: 'vn',
			log: { info: () => undefined, warn: () => undefined, error: () => undefined },
			requestId: 'test',
			client: { address: '127.0.0.1', userAgent: null },
			origin: 'http://127.0.0.1:3000',
			phoneProof: {
				read: () => Promise.reject(new Error('not here')),
				use: () => Promise.reject(new Error('not here')),
			},
			geocoder: {} as Context['geocoder'],
			cashier,
			push: {} as Context['push'],
			idempotencyKey: null,
		});

	/** Lives through a world; returns what must be true of it then. */
	async function live(lanes: Step[][]) {
		const { db } = server;
		const phone = `+849${String(10_000_000 + ++count)}`;
		const { id } = await db
			.insertInto('account')
			.values({ name: 'Ai đó', phone })
			.returning('id')
			.executeTakeFirstOrThrow();
		await giveMoney(db, id, START);
		const things = [await insertPurchase(db, id, PRICE), await insertPurchase(db, id, PRICE)];
		/** Money that a provider said it took, by its number of it. */
		const came = new Map<string, number>();
		/** When the bank took a transfer, which it says again with each repetition. */
		const tookAt = new Map<string, Date>();

		const newest = (thing: string) =>
			db
				.selectFrom('payment')
				.selectAll()
				.where('purpose_id', '=', thing)
				.where('provider', '<>', 'wallet')
				.orderBy('created_at', 'desc')
				.limit(1)
				.executeTakeFirst();

		async function tell(thing: string, { state, less, number, times }: Extract<Step, { does: 'tell' }>): Promise<void> {
			const payment = await newest(thing);
			if (!payment || (payment.provider === 'bank' && state !== 'paid')) return;
			const amount = PRICE - less;
			const reference = `${payment.txn_ref}${number}${less ? 'L' : ''}`;
			const at = tookAt.get(reference) ?? new Date();
			tookAt.set(reference, at);
			const message =
				payment.provider === 'bank'
					? { state: 'credited', bankReference: reference, account: '', amount, memo: payment.txn_ref, at }
					: {
							state,
							txnRef: payment.txn_ref,
							amount,
							providerTxnNo: reference,
							code: '',
							cause: state === 'failed' ? 'cancelled' : null,
						};
			const { id: notice } = await db
				.insertInto('gateway_notice')
				.values({
					provider: payment.provider,
					method: 'POST',
					query: '',
					headers: '{}',
					body: '',
					message: JSON.stringify(message),
				})
				.returning('id')
				.executeTakeFirstOrThrow();
			await Promise.all(Array.from({ length: times }, () => processNotice({ db, cashier }, notice)));
			if (state === 'paid') came.set(reference, amount);
		}

		async function ask(thing: string, state: 'paid' | 'failed' | 'unknown' | 'unavailable'): Promise<void> {
			const payment = await newest(thing);
			if (payment?.provider !== 'vnpay') return;
			const providerTxnNo = `${payment.txn_ref}0`;
			const said: QueryOutcome =
				state === 'unavailable'
					? { state, reason: '' }
					: state === 'unknown'
						? { state }
						: { state, providerTxnNo, amount: PRICE, code: '', cause: state === 'failed' ? 'expired' : null };
			const query = async () => said;
			const asked = { ...cashier, gateways: new Map([['vnpay', { ...vnpay, query }]] as const) };
			const later = new Date(Date.now() + HOUR_MS);
			await askAbout({ db, cashier: asked, log: contextOf(id).log }, payment, later);
			if (state === 'paid') came.set(providerTxnNo, PRICE);
		}

		async function run(what: Step): Promise<void> {
			const thing = things[what.on] as string;
			switch (what.does) {
				case 'pay':
					await openPayment(contextOf(id), {
						purpose: 'PLANNING_CHECK',
						purposeId: thing,
						method: what.by as 'WALLET',
					});
					return;
				case 'tell':
					return tell(thing, what);
				case 'ask':
					return ask(thing, what.state as 'paid');
				case 'refund': {
					const { payment_id } = (await findPurchase(db, thing)) ?? {};
					if (payment_id) await refundPayment(contextOf(admin, 'admin'), payment_id, 'vì thế');
					return;
				}
				case 'cancel': {
					const payment = await newest(thing);
					if (payment) await cancelPayment(contextOf(id), payment.id);
					return;
				}
				case 'expire': {
					const payment = await newest(thing);
					const [created_at, expires_at] = [new Date(Date.now() - 7_200_000), new Date(Date.now() - HOUR_MS)];
					if (payment)
						await db.updateTable('payment').set({ created_at, expires_at }).where('id', '=', payment.id).execute();
					await expireTransfers(db);
					return;
				}
				case 'resolve': {
					const waiting = await db
						.selectFrom('credit')
						.innerJoin('payment', 'payment.id', 'credit.payment_id')
						.select(['credit.id', 'credit.reference', 'credit.amount', 'credit.reason'])
						.where('payment.purpose_id', '=', thing)
						.where('credit.reason', 'is not', null)
						.where('credit.resolved_at', 'is', null)
						.executeTakeFirst();
					if (!waiting) return;
					const note = 'đã hỏi';
					await resolveUnmatched(contextOf(admin, 'admin'), { id: waiting.id, phone: phone.replace('+84', '0'), note });
					if (waiting.reason === 'suspect') came.set(waiting.reference, waiting.amount);
				}
			}
		}

		for (const [on, by] of (['BANK', 'TRANSFER'] as const).entries()) await run({ does: 'pay', by, on });
		await Promise.all(
			lanes.map(async (lane) => {
				for (const what of lane)
					await run(what).catch((error: unknown) => {
						// To be refused is in order; anything else is not.
						if (!(error instanceof AppError)) throw error;
					});
			}),
		);

		const sold = await Promise.all(things.map((thing) => findPurchase(db, thing)));
		for (const thing of sold) {
			expect(thing?.times_paid).toBeLessThanOrEqual(1);
			expect(thing?.times_refunded).toBeLessThanOrEqual(thing?.times_paid ?? 0);
		}
		const { rows } = await sql<{ amount: number }>`
			select coalesce(sum(credit.amount), 0)::bigint as amount from credit join payment on payment.id = credit.payment_id
			where payment.account_id = ${id} and credit.reason is not null and credit.reason <> 'suspect'
				and credit.resolved_at is null`.execute(db);
		const sumOf = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);
		const incoming = sumOf(came.values());
		const paid = PRICE * sumOf(sold.map((thing) => thing?.times_paid ?? 0));
		const refunded = PRICE * sumOf(sold.map((thing) => thing?.times_refunded ?? 0));
		const waiting = rows[0]?.amount ?? 0;
		const { balance } = await findWallet(db, id);
		expect(balance).toBe(START + incoming - paid + refunded - waiting);
		return { incoming, paid, refunded, waiting };
	}

	/** What the house's accounts came to, by the first part of their names. */
	async function houseTotals(): Promise<Record<string, number>> {
		const { rows } = await sql<{ name: string; amount: number }>`
			select split_part(name, ':', 1) as name, sum(amount)::bigint as amount
			from ledger_entry join ledger_account account on account.id = ledger_account_id
			where owner_id is null group by 1`.execute(server.db);
		return Object.fromEntries(rows.map(({ name, amount }) => [name, amount]));
	}

	it('is never lost, never made, and has each effect once', async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(world, { minLength: 10, maxLength: 10 }), async (worlds) => {
				const before = await houseTotals();
				const told = await Promise.all(worlds.map(live));
				const after = await houseTotals();
				const grown = (...names: string[]) =>
					names.reduce((sum, name) => sum + (after[name] ?? 0) - (before[name] ?? 0), 0);
				const total = (of: 'incoming' | 'paid' | 'refunded' | 'waiting') =>
					told.reduce((sum, each) => sum + each[of], 0);
				expect(grown('bank', 'clearing')).toBe(0 - total('incoming'));
				expect(grown('revenue')).toBe(total('paid'));
				expect(grown('refunds')).toBe(0 - total('refunded'));
				expect(grown('unmatched')).toBe(total('waiting'));
			}),
			{ ...propertyRuns(12), endOnFailure: true },
		);
		expect(await checkLedger(server.db)).toEqual({ sum: 0, wrong: [] });
	}, 900_000);
});
