import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expireListings } from '../listing/listing-life.repository.ts';
import { pdf } from '../planning/planning-check.fixtures.ts';
import { giveMoney } from '../testing/give-money.ts';
import { insertListings } from '../testing/listings.ts';
import { sendUpload } from '../testing/send-upload.ts';
import { type Answer, startTestServer, type TestServer } from '../testing/test-server.ts';
import { checkLedger } from '../wallet/check-ledger.ts';
import { startPeer } from '../wallet/gateway/gateway.fixtures.ts';
import { bankNotice, opened, postNotice, settingsAt } from '../wallet/wallet.fixtures.ts';
import {
	type Buyer,
	countShares,
	inDays,
	insertBuyer,
	insertOffering,
	lookAfter,
	member,
	neededTerms,
} from './invest.fixtures.ts';

const MONEY = 100_000_000;

let peer: Awaited<ReturnType<typeof startPeer>>;
let server: TestServer;
let buyer: Buyer;
let other: Buyer;
const members = new Map<string, Buyer>();
const as = (name: string) => members.get(name) as Buyer;
beforeAll(async () => {
	peer = await startPeer();
	server = await startTestServer({ gateways: settingsAt(peer.url) });
	peer.reply = opened;
	for (const name of ['an', 'investor', 'editor', 'checker', 'collaborator', 'support', 'admin'])
		members.set(name, await member(server, name));
});
beforeEach(async () => {
	buyer = await insertBuyer(server, MONEY);
	other = await insertBuyer(server, MONEY);
});
afterAll(async () => {
	peer.close();
	await server.close();
});

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const details = `id code finalCost fee pricePerShare isPaid paymentMethod quantity status locationInfoId locationInfo { id title images }
	userId expiresAt paidAt closedAt closeReason paymentId allowedActions owner { id } createdAt updatedAt`;

async function read(id: string, who: Buyer = buyer) {
	const { data, codes } = await who.ask(`query ($id: ID!) { getOneInvestmentOrder(id: $id) { ${details} } }`, { id });
	return codes[0] ?? data.getOneInvestmentOrder;
}

async function offeringOf(listingId: string, who: Buyer = buyer) {
	const { data } = await who.ask(
		`query ($id: Int!) { getOneLocationInfo(sequenceId: $id) { totalShare totalSoldShare totalMyShare offering {
			state releaseQuantity soldShare heldShare leftShare myShare myHeldShare myCost feeBps minInvestment maxSharePerAccount
			softCap useOfFunds exitRule lowBps baseBps highBps documents { kind name url } updates { text } } } }`,
		{ id: await sequenceOf(listingId) },
	);
	return data.getOneLocationInfo;
}

async function sequenceOf(id: string): Promise<number> {
	const row = await server.db
		.selectFrom('listing')
		.select('sequence_id')
		.where('id', '=', id)
		.executeTakeFirstOrThrow();
	return row.sequence_id;
}

describe('an order', () => {
	it('holds shares for 15 minutes, is paid, and is the buyer’s', async () => {
		const offering = await insertOffering(server);
		const { data } = await buyer.order(offering, 10);
		expect(data.createInvestmentOrder).toMatchObject({ finalCost: 1_015_000, fee: 15_000, status: 'PENDING' });
		const { id } = data.createInvestmentOrder;
		const held = await read(id);
		expect(held).toMatchObject({
			code: expect.stringMatching(/^GV\d{6}$/),
			quantity: 10,
			pricePerShare: 100_000,
			isPaid: false,
			allowedActions: ['PAY', 'CANCEL'],
			locationInfo: { id: offering },
			userId: buyer.id,
		});
		expect(Date.parse(held.expiresAt) - Date.parse(held.createdAt)).toBeCloseTo(15 * 60_000, -4);
		expect(await offeringOf(offering)).toMatchObject({
			totalShare: 1_000,
			totalSoldShare: 0,
			totalMyShare: 0,
			offering: { state: 'OPEN', soldShare: 0, heldShare: 10, leftShare: 990, myShare: 0, myHeldShare: 10 },
		});

		const before = await buyer.wallet();
		expect((await buyer.pay(id)).data.paymentInvestmentOrder).toMatchObject({ status: 'SETTLED', amount: 1_015_000 });
		expect(await buyer.wallet()).toBe(before - 1_015_000);
		expect(await read(id)).toMatchObject({
			status: 'PAID',
			isPaid: true,
			paymentMethod: 'WALLET',
			expiresAt: null,
			allowedActions: [],
		});
		expect(await offeringOf(offering)).toMatchObject({
			totalSoldShare: 10,
			totalMyShare: 10,
			offering: { soldShare: 10, heldShare: 0, leftShare: 990, myShare: 10, myCost: 1_015_000 },
		});
		expect(await offeringOf(offering, other)).toMatchObject({ totalMyShare: 0, offering: { myShare: 0, myCost: 0 } });
		expect((await buyer.pay(id)).codes).toEqual(['ALREADY_PAID']);
	});

	it('is made once for a key, however often it is sent', async () => {
		const offering = await insertOffering(server);
		const key = randomUUID();
		const answers = await Promise.all([1, 2, 3, 4].map(() => buyer.order(offering, 3, { key })));
		const again = await buyer.order(offering, 3, { key });
		const ids = [...answers, again].flatMap(({ data, codes }) =>
			codes.length > 0 ? [] : data.createInvestmentOrder.id,
		);
		expect(new Set(ids).size).toBe(1);
		expect((await offeringOf(offering)).offering.heldShare).toBe(3);
		expect((await buyer.order(offering, 4, { key })).codes).toEqual(['IDEMPOTENCY_MISMATCH']);
	});

	it.each([
		['more than is left', { totalShare: 5_000, releaseQuantity: 2_000 }, 2_001, 'NOT_ENOUGH_SHARES', undefined],
		['not yet begun', { startDate: inDays(1) }, 1, 'NOT_ALLOWED_NOW', undefined],
		['over', { endDate: inDays(-0.5) }, 1, 'NOT_ALLOWED_NOW', undefined],
		[
			'below the minimum',
			{ minInvestment: 250_000 },
			2,
			'BAD_INPUT',
			{ code: 'too_small', params: { min: 3, max: 1_000 } },
		],
		[
			'above what one may have',
			{ maxSharePerAccount: 5 },
			6,
			'BAD_INPUT',
			{ code: 'too_large', params: { min: 1, max: 5 } },
		],
		['of nothing', {}, 0, 'BAD_INPUT', { code: 'too_small', params: { min: 1, max: 1_000 } }],
	])('is refused when it is %s', async (_name, terms, quantity, code, field) => {
		const offering = await insertOffering(server, terms);
		const { codes, errors } = await buyer.order(offering, quantity);
		expect(codes).toEqual([code]);
		if (field) expect(errors?.[0]?.extensions.fields).toEqual([{ path: 'quantity', ...field }]);
		if (code === 'NOT_ENOUGH_SHARES') expect(errors?.[0]?.message).toContain('2.000');
		expect((await offeringOf(offering)).offering.heldShare).toBe(0);
	});

	it.each([1, 10_000_000])('tells nothing of an offering that is hidden: %s shares', async (quantity) => {
		const offering = await insertOffering(server);
		const hidden = { status: 'CANCEL', closed_reason: 'REJECTED' } as const;
		await server.db.updateTable('listing').set(hidden).where('id', '=', offering).execute();
		expect((await buyer.order(offering, quantity)).codes).toEqual(['NOT_FOUND']);
	});

	it('is not for who offers the shares', async () => {
		const offering = await insertOffering(server);
		await server.db
			.updateTable('listing')
			.set({ account_id: (await as('investor').ask('{ getMe { id } }')).data.getMe.id })
			.where('id', '=', offering)
			.execute();
		expect((await as('investor').order(offering, 1)).codes).toEqual(['OWN_OFFERING']);
		expect((await buyer.order(offering, 1)).codes).toEqual([]);
	});

	it('counts what one has and holds towards what one may have', async () => {
		const offering = await insertOffering(server, { maxSharePerAccount: 5 });
		await buyer.pay(await buyer.ordered(offering, 3));
		await buyer.ordered(offering, 2);
		const { errors } = await buyer.order(offering, 1);
		expect(errors?.[0]?.extensions.fields).toEqual([{ path: 'quantity', code: 'ownLimit' }]);
		expect((await other.order(offering, 5)).codes).toEqual([]);
	});

	it.each([
		[null, 'required'],
		[0, 'outdated'],
	])('is refused without a yes to the risks as they read now (%s)', async (risksVersion, code) => {
		const { errors } = await buyer.order(await insertOffering(server), 1, { risksVersion });
		expect(errors?.[0]?.extensions.fields).toEqual([{ path: 'risksVersion', code }]);
	});

	it('is refused of what is no offering, or not public', async () => {
		expect((await buyer.order(randomUUID(), 1)).codes).toEqual(['NOT_FOUND']);
		expect((await buyer.order('một', 1)).codes).toEqual(['NOT_FOUND']);
		const offering = await insertOffering(server);
		await server.db.updateTable('listing').set({ status: 'PENDING' }).where('id', '=', offering).execute();
		expect((await buyer.order(offering, 1)).codes).toEqual(['NOT_FOUND']);
	});

	it('is given up by its buyer alone, and its shares are free again', async () => {
		const offering = await insertOffering(server, { totalShare: 10 });
		const id = await buyer.ordered(offering, 10);
		expect((await other.order(offering, 1)).codes).toEqual(['SOLD_OUT']);
		expect((await offeringOf(offering)).offering.state).toBe('SOLD_OUT');
		expect((await other.cancel(id)).codes).toEqual(['NOT_FOUND']);
		expect((await as('admin').cancel(id)).codes).toEqual(['NOT_ALLOWED_NOW']);
		expect((await buyer.cancel(id)).data.cancelInvestmentOrder.status).toBe('CANCELLED');
		expect((await other.order(offering, 10)).codes).toEqual([]);
		expect((await buyer.pay(id)).codes).toEqual(['NOT_ALLOWED_NOW']);
		expect((await buyer.cancel(id)).codes).toEqual(['NOT_ALLOWED_NOW']);
	});
});

it('is refused to who let five of an offering go unpaid in a day, in that offering alone', async () => {
	const [offering, another] = [await insertOffering(server, { totalShare: 10 }), await insertOffering(server)];
	const [idle, keen] = [await insertBuyer(server, MONEY), await insertBuyer(server, MONEY)];
	for (let time = 0; time < 4; time++) await idle.cancel(await idle.ordered(offering, 10));
	const fifth = await idle.ordered(offering, 10);
	await lookAfter(server, later(16));
	expect(await idle.statusOf(fifth)).toBe('EXPIRED');

	const { codes, errors } = await idle.order(offering, 10);
	expect(codes).toEqual(['ORDERS_UNPAID']);
	expect(errors?.[0]?.extensions.params).toEqual({ count: 5, hours: 24 });
	expect((await idle.order(another, 10)).codes).toEqual([]);
	expect((await keen.order(offering, 10)).codes).toEqual([]);

	await server.db
		.updateTable('investment_order')
		.set({ closed_at: inDays(-1) })
		.where('account_id', '=', idle.id)
		.where('status', '=', 'CANCELLED')
		.execute();
	expect((await idle.order(offering, 10)).codes).toEqual(['SOLD_OUT']);
});

describe('time', () => {
	it('frees shares that nobody paid for, and not before', async () => {
		const offering = await insertOffering(server);
		const id = await buyer.ordered(offering, 7);
		await lookAfter(server, later(14));
		expect(await buyer.statusOf(id)).toBe('PENDING');
		await Promise.all([lookAfter(server, later(16)), lookAfter(server, later(16))]);
		expect(await read(id)).toMatchObject({ status: 'EXPIRED', closedAt: expect.any(String), allowedActions: [] });
		expect((await offeringOf(offering)).offering).toMatchObject({ heldShare: 0, leftShare: 1_000 });
		expect((await buyer.pay(id)).codes).toEqual(['NOT_ALLOWED_NOW']);
	});

	it('lets nobody pay once the shares were held long enough, though the clock has not come by', async () => {
		const id = await buyer.ordered(await insertOffering(server), 2);
		await server.db
			.updateTable('investment_order')
			.set({ expires_at: new Date(Date.now() - 1_000) })
			.where('id', '=', id)
			.execute();
		const before = await buyer.wallet();
		expect(await read(id)).toMatchObject({ status: 'PENDING', allowedActions: ['CANCEL'] });
		for (const method of ['WALLET', 'TRANSFER'])
			expect((await buyer.pay(id, method)).codes, method).toEqual(['NOT_ALLOWED_NOW']);
		expect(await buyer.wallet()).toBe(before);
	});

	it('frees the shares of however many did not pay, in one turn', async () => {
		const [offering, idle] = [await insertOffering(server), await insertBuyer(server, MONEY)];
		for (let count = 0; count < 5; count++) await idle.ordered(offering, 1);
		await lookAfter(server, later(16), undefined, { atOnce: 2 });
		expect((await offeringOf(offering)).offering).toMatchObject({ heldShare: 0, leftShare: 1_000 });
	});

	it('puts money that comes too late into the wallet', async () => {
		const offering = await insertOffering(server);
		const id = await buyer.ordered(offering, 2);
		const { code, amount } = (await buyer.pay(id, 'TRANSFER')).data.paymentInvestmentOrder;
		await lookAfter(server, later(16));
		const before = await buyer.wallet();
		await postNotice(server.url, 'bank', bankNotice({ memo: code, amount, reference: randomUUID() }));
		expect(await buyer.wallet()).toBe(before + amount);
		expect(await buyer.statusOf(id)).toBe('EXPIRED');
		expect((await offeringOf(offering)).offering.soldShare).toBe(0);
		expect(await checkLedger(server.db)).toEqual({ sum: 0, wrong: [] });
	});

	it('takes a transfer that comes in time, once, and what comes second goes into the wallet', async () => {
		const offering = await insertOffering(server);
		const id = await buyer.ordered(offering, 2);
		const { code, amount } = (await buyer.pay(id, 'TRANSFER')).data.paymentInvestmentOrder;
		await buyer.pay(id);
		const before = await buyer.wallet();
		const notice = bankNotice({ memo: code, amount, reference: randomUUID() });
		await postNotice(server.url, 'bank', notice);
		await postNotice(server.url, 'bank', notice);
		expect(await buyer.wallet()).toBe(before + amount);

		const next = await buyer.ordered(offering, 1);
		const transfer = (await buyer.pay(next, 'TRANSFER')).data.paymentInvestmentOrder;
		await postNotice(
			server.url,
			'bank',
			bankNotice({ memo: transfer.code, amount: transfer.amount, reference: randomUUID() }),
		);
		expect(await read(next)).toMatchObject({ status: 'PAID', paymentMethod: 'TRANSFER', paymentId: transfer.id });
		expect((await offeringOf(offering)).offering).toMatchObject({ soldShare: 3, heldShare: 0 });
	});

	it.each([
		['CARD', []],
		['BANK', []],
		['MOMO', [101_500]],
		['ZALOPAY', [101_500]],
		['TRANSFER', []],
	])('opens a payment by %s for exactly the cost, of which its gateway is told: %j', async (method, asked) => {
		const id = await buyer.ordered(await insertOffering(server), 1);
		peer.asked.length = 0;
		const { data, codes } = await buyer.pay(id, method);
		expect(codes).toEqual([]);
		expect(data.paymentInvestmentOrder).toMatchObject({ status: 'CREATED', amount: 101_500 });
		const payments = await server.db.selectFrom('payment').select('amount').where('purpose_id', '=', id).execute();
		expect(payments).toEqual([{ amount: 101_500 }]);
		expect(peer.asked.map(({ body }) => body.amount)).toEqual(asked);
	});

	it('gives everything back at the end when the soft cap was missed, whole and once', async () => {
		const offering = await insertOffering(server, { totalShare: 100, softCap: 50, endDate: inDays(2) });
		const before = [await buyer.wallet(), await other.wallet()];
		const first = await buyer.ordered(offering, 30);
		await buyer.pay(first);
		await other.pay(await other.ordered(offering, 19));
		await lookAfter(server, inDays(1));
		expect(await buyer.statusOf(first)).toBe('PAID');
		await Promise.all([lookAfter(server, inDays(3)), lookAfter(server, inDays(3))]);
		expect([await buyer.wallet(), await other.wallet()]).toEqual(before);
		expect(await read(first)).toMatchObject({
			status: 'REFUNDED',
			closeReason: 'Hoàn tiền: đợt góp vốn không đạt mức tối thiểu',
		});
		expect((await offeringOf(offering)).offering).toMatchObject({ state: 'FAILED', soldShare: 0, myShare: 0 });
		expect((await buyer.order(offering, 1)).codes).toEqual(['NOT_ALLOWED_NOW']);
		expect(await checkLedger(server.db)).toEqual({ sum: 0, wrong: [] });
	});

	it('gives back what it can, though other orders cannot be', async () => {
		const offering = await insertOffering(server, { totalShare: 100, softCap: 50, endDate: inDays(2) });
		// Their money is in nobody's wallet and would go back twice.
		await sql`
			with paid as (
				insert into payment (account_id, purpose, purpose_id, method, provider, amount, description, txn_ref, state, expires_at)
				select ${other.id}, 'INVESTMENT', gen_random_uuid(), 'WALLET', 'wallet', 100000, '', 'BAD' || n, 'REFUNDED', now()
				from generate_series(1, 20) as n returning id
			)
			insert into investment_order (
				listing_id, account_id, locale, status, quantity, price_per_share, fee, final_cost, payment_method, risks_version,
				expires_at, payment_id, paid_at
			)
			select ${offering}, ${other.id}, 'vn', 'PAID', 1, 100000, 0, 100000, 'WALLET', 2, now(), id, now() from paid`.execute(
			server.db,
		);
		const before = await buyer.wallet();
		const id = await buyer.ordered(offering, 1);
		await buyer.pay(id);
		await expect(lookAfter(server, inDays(3))).rejects.toThrow('some share orders could not be looked after');
		expect(await buyer.statusOf(id)).toBe('REFUNDED');
		expect(await buyer.wallet()).toBe(before);
		await sql`
			with gone as (delete from investment_order where listing_id = ${offering} and status = 'PAID' returning payment_id)
			delete from payment using gone where payment.id = gone.payment_id`.execute(server.db);
	});

	it('tells of no failure after the end while somebody is paying, who may reach the soft cap', async () => {
		const offering = await insertOffering(server, { totalShare: 100, softCap: 50 });
		await buyer.pay(await buyer.ordered(offering, 30));
		const [last, given] = [await other.ordered(offering, 20), await other.ordered(offering, 1)];
		const end_date = inDays(-0.001);
		await server.db.updateTable('listing').set({ end_date }).where('id', '=', offering).execute();
		await server.db.updateTable('offering').set({ end_date }).where('listing_id', '=', offering).execute();
		const state = async () => (await offeringOf(offering)).offering.state;
		await lookAfter(server);
		expect(await state()).toBe('ENDED');
		await other.cancel(last);
		expect(await state()).toBe('ENDED');
		await other.cancel(given);
		expect(await state()).toBe('FAILED');
	});

	it('keeps what was sold when the soft cap was reached', async () => {
		const offering = await insertOffering(server, { totalShare: 100, softCap: 30, endDate: inDays(2) });
		const id = await buyer.ordered(offering, 30);
		await buyer.pay(id);
		await lookAfter(server, inDays(3));
		expect(await buyer.statusOf(id)).toBe('PAID');
		expect((await offeringOf(offering)).offering.state).toBe('ENDED');
	});
});

describe('an offering whose listing is closed', () => {
	const reject = (id: string) =>
		as('editor').ask('mutation ($id: ID!) { rejectLocationInfo(id: $id, reason: "Giấy tờ giả") { id } }', { id });
	const closings: [string, (id: string) => Promise<Answer<unknown>>][] = [
		['a moderator', reject],
		[
			'a report',
			async (id) => {
				await other.ask('mutation ($id: ID!) { reportLocationInfo(id: $id, reason: SCAM) }', { id });
				const { data } = await as('editor').ask(
					'{ getAllLocationInfoReport(limit: 100) { data { id locationInfo { id } } } }',
				);
				const reports: { id: string; locationInfo: { id: string } }[] = data.getAllLocationInfoReport.data;
				const report = reports.find(({ locationInfo }) => locationInfo.id === id)?.id;
				return as('editor').ask('mutation ($id: ID!) { decideReport(id: $id, upheld: true, note: "Lừa đảo") }', {
					id: report,
				});
			},
		],
		[
			'its owner',
			(id) =>
				as('investor').ask('mutation ($id: ID!) { closeLocationInfo(id: $id, reason: TAKEN_DOWN) { id } }', { id }),
		],
	];

	it.each(closings)('by %s is sold to nobody any more, and keeps what was sold', async (_by, close) => {
		const offering = await insertOffering(server);
		const paid = await other.ordered(offering, 1);
		await other.pay(paid);
		const [waiting, sent] = [await buyer.ordered(offering, 2), await buyer.ordered(offering, 3)];
		const { code, amount } = (await buyer.pay(sent, 'TRANSFER')).data.paymentInvestmentOrder;
		const before = await buyer.wallet();
		expect((await close(offering)).codes).toEqual([]);

		expect((await buyer.pay(waiting)).codes).toEqual(['NOT_ALLOWED_NOW']);
		expect(await read(waiting)).toMatchObject({
			status: 'CANCELLED',
			closeReason: 'Tin đăng đã đóng trước khi lệnh được thanh toán',
			allowedActions: [],
		});
		// What was on its way goes where all late money goes.
		await postNotice(server.url, 'bank', bankNotice({ memo: code, amount, reference: randomUUID() }));
		expect(await buyer.wallet()).toBe(before + amount);
		expect(await buyer.statusOf(sent)).toBe('CANCELLED');
		expect(await other.statusOf(paid)).toBe('PAID');
		expect(await countShares(server.db, offering)).toMatchObject({ shares_sold: 1, shares_held: 0 });
		expect((await buyer.order(offering, 1)).codes).toEqual(['NOT_FOUND']);
		expect(await checkLedger(server.db)).toEqual({ sum: 0, wrong: [] });
	});

	it('while somebody orders has no order that waits', async () => {
		const offering = await insertOffering(server);
		await Promise.all([...[1, 2, 3, 4].map((quantity) => buyer.order(offering, quantity)), reject(offering)]);
		expect(await countShares(server.db, offering)).toMatchObject({ shares_sold: 0, shares_held: 0, pending: 0 });
	});

	it('counts no order that it cancelled as one that was let go unpaid', async () => {
		const offering = await insertOffering(server);
		const keen = await insertBuyer(server, MONEY);
		for (let time = 0; time < 5; time++) await keen.ordered(offering, 1);
		const act = (name: string, mutation: string) =>
			as(name).ask(`mutation ($id: ID!) { ${mutation} { id } }`, { id: offering });
		await act('investor', 'closeLocationInfo(id: $id, reason: TAKEN_DOWN)');
		await act('investor', 'renewLocationInfo(id: $id)');
		await act('editor', 'acceptLocationInfo(id: $id)');
		expect((await keen.order(offering, 1)).codes).toEqual([]);
	});

	it('by its time alone sells what is held, and no more', async () => {
		const offering = await insertOffering(server);
		const held = await buyer.ordered(offering, 2);
		await server.db.updateTable('listing').set({ expires_at: new Date() }).where('id', '=', offering).execute();
		expect(await expireListings(server.db)).toBe(1);
		expect((await other.order(offering, 1)).codes).toEqual(['NOT_FOUND']);
		expect((await buyer.pay(held)).codes).toEqual([]);
		expect(await buyer.statusOf(held)).toBe('PAID');
	});
});

describe('a refund', () => {
	const refund = (who: Buyer, id: string, reason = 'Người mua được hủy theo thỏa thuận') =>
		who.ask(
			'mutation ($id: ID!, $reason: String!) { refundInvestmentOrder(id: $id, reason: $reason) { status closeReason } }',
			{ id, reason },
		);

	it('is an admin’s: the cost goes into the wallet, the shares are free again', async () => {
		const offering = await insertOffering(server, { totalShare: 10 });
		const before = await buyer.wallet();
		const id = await buyer.ordered(offering, 10);
		expect((await refund(as('admin'), id)).codes).toEqual(['NOT_ALLOWED_NOW']);
		await buyer.pay(id);
		for (const name of ['support', 'collaborator', 'investor'])
			expect((await refund(as(name), id)).codes).toEqual(['FORBIDDEN']);
		expect((await refund(as('admin'), id, ' ')).errors?.[0]?.extensions.fields).toEqual([
			{ path: 'reason', code: 'required' },
		]);
		expect((await refund(as('admin'), id)).data.refundInvestmentOrder).toEqual({
			status: 'REFUNDED',
			closeReason: 'Người mua được hủy theo thỏa thuận',
		});
		expect((await refund(as('admin'), id)).codes).toEqual(['NOT_ALLOWED_NOW']);
		expect(await buyer.wallet()).toBe(before);
		expect((await offeringOf(offering)).offering).toMatchObject({ soldShare: 0, leftShare: 10 });
	});

	it('is not of an own order', async () => {
		await giveMoney(server.db, as('admin').id, 1_000_000);
		const id = await as('admin').ordered(await insertOffering(server), 1);
		expect((await as('admin').pay(id)).codes).toEqual([]);
		expect((await read(id, as('admin'))).allowedActions).toEqual([]);
		expect((await refund(as('admin'), id)).codes).toEqual(['NOT_ALLOWED_NOW']);
		expect(await as('admin').statusOf(id)).toBe('PAID');
	});

	it('finds the payment by the code of the order too, and says which order it is', async () => {
		const offering = await insertOffering(server, { title: 'Dãy nhà vườn Suối Bạc' });
		const id = await buyer.ordered(offering, 2);
		const { code } = await read(id);
		const find = (typed: string, who: Buyer = as('admin')) =>
			who.ask(
				'query ($code: String!) { getOnePaymentByCode(code: $code) { id order { id code locationInfo { title } } } }',
				{ code: typed },
			);
		// Nothing has paid it yet.
		expect((await find(code)).codes).toEqual(['NOT_FOUND']);
		const { id: payment } = (await buyer.pay(id)).data.paymentInvestmentOrder;
		const found = { id: payment, order: { id, code, locationInfo: { title: 'Dãy nhà vườn Suối Bạc' } } };
		for (const typed of [code, ` ${code.toLowerCase().replace('gv', 'gv ')} `, payment])
			expect((await find(typed)).data.getOnePaymentByCode).toEqual(found);
		// A number alone may be anything's.
		expect((await find(code.replace('GV', ''))).codes).toEqual(['NOT_FOUND']);
		expect((await find(code, as('support'))).data.getOnePaymentByCode).toEqual(found);
		for (const name of ['collaborator', 'investor']) expect((await find(code, as(name))).codes).toEqual(['FORBIDDEN']);
	});

	it('of the payment takes the shares along', async () => {
		const offering = await insertOffering(server);
		const id = await buyer.ordered(offering, 4);
		const { id: payment } = (await buyer.pay(id)).data.paymentInvestmentOrder;
		const { codes } = await as('admin').ask(
			'mutation ($id: ID!) { refundPayment(id: $id, reason: "Trả nhầm") { id } }',
			{
				id: payment,
			},
		);
		expect(codes).toEqual([]);
		expect(await read(id)).toMatchObject({ status: 'REFUNDED', closeReason: 'Trả nhầm' });
		expect((await offeringOf(offering)).offering.soldShare).toBe(0);
	});
});

describe('reading', () => {
	const list = async (who: Buyer, filter: object = {}, search?: string) => {
		const { data } = await who.ask(
			`query ($filter: InvestmentOrderFilter, $search: String) {
				getAllInvestmentOrder(limit: 100, filter: $filter, search: $search) { total data { id status owner { id } } } }`,
			{ filter, search },
		);
		return data.getAllInvestmentOrder;
	};

	it('is for the buyer, and for staff who read all orders', async () => {
		const offering = await insertOffering(server);
		const id = await buyer.ordered(offering, 1);
		for (const name of ['collaborator', 'support', 'admin']) {
			expect(await read(id, as(name))).toMatchObject({ id, owner: { id: buyer.id } });
			expect((await list(as(name), { locationInfoId: offering })).total).toBe(1);
			expect((await list(as(name), { locationInfoId: offering, isMine: true })).total).toBe(0);
		}
		for (const who of [other, ...['an', 'investor', 'editor', 'checker'].map(as)]) {
			expect(await read(id, who)).toBe('NOT_FOUND');
			expect((await list(who, { locationInfoId: offering })).total).toBe(0);
			expect((await who.pay(id)).codes).toEqual(['NOT_FOUND']);
		}
		expect((await as('admin').pay(id)).codes).toEqual(['NOT_FOUND']);
		expect(await read(id)).toMatchObject({ owner: null });
	});

	it('says the code of what paid it to the buyer, and to staff who find payments by it', async () => {
		const codeFor = async (who: Buyer, id: string) => {
			const { data } = await who.ask(
				'query ($id: ID!) { getOneInvestmentOrder(id: $id) { owner { name } paymentCode } }',
				{ id },
			);
			return data.getOneInvestmentOrder.paymentCode;
		};
		const id = await buyer.ordered(await insertOffering(server), 1);
		expect(await codeFor(as('admin'), id)).toBeNull();
		const { id: payment } = (await buyer.pay(id)).data.paymentInvestmentOrder;
		const { txn_ref: code } = await server.db
			.selectFrom('payment')
			.select('txn_ref')
			.where('id', '=', payment)
			.executeTakeFirstOrThrow();
		expect(await codeFor(buyer, id)).toBe(code);
		for (const name of ['admin', 'support']) expect(await codeFor(as(name), id)).toBe(code);
		expect(await codeFor(as('collaborator'), id)).toBeNull();
	});

	it('finds offerings by where they are between their dates', async () => {
		const word = `Giai đoạn ${randomUUID().slice(0, 8)}`;
		const insert = (name: string, startDate: Date | null, endDate: Date | null) =>
			insertOffering(server, { title: `${word} ${name}`, startDate, endDate });
		await insert('a', inDays(1), inDays(2));
		await insert('b', null, null);
		await insert('c', inDays(-1), null);
		await insert('d', null, inDays(1));
		await insert('e', inDays(-2), inDays(-1));
		const found = async (offeringPhase: string) => {
			const { data } = await buyer.ask(
				`query ($filter: LocationInfoFilter) { getAllLocationInfo(limit: 100, filter: $filter) { data { title } } }`,
				{ filter: { offeringPhase } },
			);
			const titles: { title: string }[] = data.getAllLocationInfo.data;
			return titles.flatMap(({ title }) => (title.startsWith(word) ? [title.at(-1)] : [])).sort();
		};
		expect(await found('UPCOMING')).toEqual(['a']);
		expect(await found('OPEN')).toEqual(['b', 'c', 'd']);
		expect(await found('ENDED')).toEqual(['e']);
	});

	it('filters and searches orders', async () => {
		const title = `Khu nghỉ dưỡng Suối Ngọc ${randomUUID().slice(0, 8)}`;
		const offering = await insertOffering(server, { title });
		const [paid, pending] = [await buyer.ordered(offering, 1), await buyer.ordered(offering, 2)];
		await buyer.pay(paid);
		const ids = async (filter: object, search?: string) =>
			(await list(buyer, { locationInfoId: offering, ...filter }, search)).data.map(({ id }: { id: string }) => id);
		expect(await ids({})).toEqual([pending, paid]);
		expect(await ids({ isPaid: true })).toEqual([paid]);
		expect(await ids({ status: 'PENDING' })).toEqual([pending]);
		expect(await ids({}, 'suoi ngoc')).toEqual([pending, paid]);
		expect(await ids({}, (await read(paid)).code)).toEqual([paid]);
		expect(await ids({}, 'không có')).toEqual([]);
		expect(await ids({ locationInfoId: 'IA1' })).toEqual([]);
	});

	it('finds an order by the words of its listing where its buyer may read them', async () => {
		const title = `Khu nghỉ dưỡng Suối Vàng ${randomUUID().slice(0, 8)}`;
		const offering = await insertOffering(server, { title });
		const [paid, pending] = [await buyer.ordered(offering, 1), await other.ordered(offering, 2)];
		await buyer.pay(paid);
		await server.db.updateTable('listing').set({ status: 'PENDING' }).where('id', '=', offering).execute();
		const ids = async (who: Buyer, search: string) =>
			(await list(who, { locationInfoId: offering }, search)).data.map(({ id }: { id: string }) => id);
		expect(await ids(buyer, 'suoi vang')).toEqual([paid]);
		expect(await ids(other, 'suoi vang')).toEqual([]);
		expect(await ids(other, (await read(pending, other)).code)).toEqual([pending]);
		expect(await ids(as('support'), 'suoi vang')).toEqual([pending, paid]);
	});

	it('tells what one holds, and how money went in and came back', async () => {
		const person = await insertBuyer(server, 1_000_000);
		const [kept, given] = [await insertOffering(server), await insertOffering(server)];
		await person.pay(await person.ordered(kept, 2));
		const gone = await person.ordered(given, 1);
		await person.pay(gone);
		await as('admin').ask(`mutation { refundInvestmentOrder(id: "${gone}", reason: "Hoàn") { id } }`);
		const { data } = await person.ask(
			'{ getAllMyInvestedProject { total data { id offering { myShare myCost } } } getAllMyInvestmentPoint { total change } }',
		);
		expect(data.getAllMyInvestedProject).toEqual({
			total: 1,
			data: [{ id: kept, offering: { myShare: 2, myCost: 203_000 } }],
		});
		expect(data.getAllMyInvestmentPoint).toEqual([
			{ change: 203_000, total: 203_000 },
			{ change: 101_500, total: 304_500 },
			{ change: -101_500, total: 203_000 },
		]);
		const nobody = await insertBuyer(server, 1);
		const { data: theirs } = await nobody.ask(
			'{ getAllMyInvestedProject { total } getAllMyInvestmentPoint { total } }',
		);
		expect(theirs).toEqual({ getAllMyInvestedProject: { total: 0 }, getAllMyInvestmentPoint: [] });
	});

	it('shows everybody how far an offering is, and nobody’s shares', async () => {
		const offering = await insertOffering(server, { totalShare: 10, releaseQuantity: 8 });
		await buyer.pay(await buyer.ordered(offering, 3));
		const { data } = await server.ask(
			'{ getAllLocationInfo(limit: 100, filter: { isInvest: true }) { data { id offering { state soldShare leftShare totalShare releaseQuantity myShare documents { id } updates { id } } } } }',
		);
		expect(data.getAllLocationInfo.data.find(({ id }: { id: string }) => id === offering).offering).toEqual({
			state: 'OPEN',
			soldShare: 3,
			leftShare: 5,
			totalShare: 10,
			releaseQuantity: 8,
			myShare: 0,
			documents: [],
			updates: [],
		});
	});

	it('of updates is for those who have shares, the poster and staff', async () => {
		const offering = await insertOffering(server);
		await buyer.pay(await buyer.ordered(offering, 1));
		const tell = (who: Buyer, text = 'Đã ký hợp đồng mua.') =>
			who.ask(
				'mutation ($id: ID!, $text: String!) { createOfferingUpdate(locationInfoId: $id, text: $text) { text } }',
				{
					id: offering,
					text,
				},
			);
		for (const who of [buyer, as('admin')]) expect((await tell(who)).codes).toEqual(['NOT_FOUND']);
		expect((await tell(as('investor'), ' ')).codes).toEqual(['BAD_INPUT']);
		expect((await tell(as('investor'))).codes).toEqual([]);
		for (const who of [buyer, as('investor'), as('support')])
			expect((await offeringOf(offering, who)).offering.updates).toEqual([{ text: 'Đã ký hợp đồng mua.' }]);
		expect((await offeringOf(offering, other)).offering.updates).toEqual([]);
	});

	it('of updates is for offerings alone', async () => {
		const { id: account_id } = await server.db
			.selectFrom('account')
			.select('id')
			.where('username', '=', 'investor')
			.executeTakeFirstOrThrow();
		const title = `Nhà phố ${randomUUID()}`;
		const id = (await insertListings(server.db, [{ title, account_id }])).get(title)?.id;
		const { codes } = await as('investor').ask(
			'mutation ($id: ID!) { createOfferingUpdate(locationInfoId: $id, text: "Đã bán.") { text } }',
			{ id },
		);
		expect(codes).toEqual(['NOT_FOUND']);
	});

	it('is told an update once a key, however often it is sent', async () => {
		const offering = await insertOffering(server);
		const poster = await server.signIn('investor');
		const tell = (key: string) =>
			server.ask(
				'mutation ($id: ID!) { createOfferingUpdate(locationInfoId: $id, text: "Đã công chứng.") { id text } }',
				{ token: poster, variables: { id: offering }, headers: { 'idempotency-key': key } },
			);
		const first = await tell('news-1');
		expect(first.codes).toEqual([]);
		expect((await tell('news-1')).data).toEqual(first.data);
		expect((await offeringOf(offering, as('investor'))).offering.updates).toHaveLength(1);
		expect((await tell('news-2')).data).not.toEqual(first.data);
	});
});

describe('publishing', () => {
	const advert = {
		tradingType: 'BUY',
		categoryId: 'house',
		postMode: 'OWNER',
		title: 'Góp vốn nhà phố ba tầng gần chợ Bến Thành',
		description: 'Nhà xây năm 2019, còn mới, sổ hồng riêng, hẻm xe hơi, đang cho thuê ổn định.',
		provinceId: '79',
		districtId: '760',
		wardId: '26734',
		street: '12 Lê Lợi',
		area: 48,
		floors: 3,
		bedroom: 3,
		price: 5_000_000_000,
		priceUnitId: 'TOTAL',
		legalStatus: 'HAVE_BOOK',
		contactPersonName: 'Chủ đầu tư',
		isInvest: true,
		totalShare: 1_000,
		pricePerShare: 5_000_000,
		startDate: inDays(-1).toISOString(),
		endDate: inDays(30).toISOString(),
	};
	const terms = {
		releaseQuantity: 100,
		minInvestment: 10_000_000,
		feeBps: 100,
		softCap: 50,
		lowBps: -1_000,
		baseBps: 1_200,
		highBps: 2_000,
	};
	/** Terms that can be posted. */
	const whole = async () => ({ ...terms, ...(await neededTerms(server, as('investor').token)) });
	const create = (who: Buyer, data: object) =>
		who.ask(
			'mutation ($data: LocationInfoInput!) { createLocationInfo(data: $data) { id status offering { state } } }',
			{
				data,
			},
		);
	const update = (id: string, data: object) =>
		as('investor').ask(
			'mutation ($id: ID!, $data: LocationInfoInput!) { updateLocationInfo(id: $id, data: $data) { status } }',
			{ id, data },
		);
	const accept = (id: string) =>
		as('editor').ask('mutation ($id: ID!) { acceptLocationInfo(id: $id) { status offering { state } } }', { id });
	const paths = ({ errors }: Answer<unknown>) => {
		const fields = errors?.[0]?.extensions.fields as { path: string; code: string }[] | undefined;
		return fields?.map(({ path, code }) => `${path} ${code}`);
	};

	it('is for investors and admins', async () => {
		const admin = as('admin');
		const data = { ...advert, offering: { ...terms, ...(await neededTerms(server, admin.token)) } };
		for (const name of ['an', 'editor', 'support']) expect((await create(as(name), data)).codes).toEqual(['FORBIDDEN']);
		expect((await create(admin, data)).data.createLocationInfo.status).toBe('PENDING');
	});

	it('sells nothing by terms that were withdrawn before anybody bought', async () => {
		const { id } = (await create(as('investor'), { ...advert, offering: await whole() })).data.createLocationInfo;
		await accept(id);
		expect((await update(id, { isInvest: false })).codes).toEqual([]);
		expect((await buyer.order(id, 2)).codes).toEqual(['NOT_FOUND']);
		await accept(id);
		expect((await buyer.order(id, 2)).codes).toEqual(['NOT_FOUND']);
	});

	it('waits for moderation; then shares are sold by the terms that were accepted', async () => {
		const given = await whole();
		const { data, errors } = await create(as('investor'), { ...advert, offering: given });
		expect(errors).toBeUndefined();
		const { id, offering } = data.createLocationInfo;
		expect(offering.state).toBe('UPCOMING');
		expect((await buyer.order(id, 2)).codes).toEqual(['NOT_FOUND']);
		expect((await accept(id)).data.acceptLocationInfo).toEqual({ status: 'ACCEPT', offering: { state: 'OPEN' } });
		expect((await offeringOf(id)).offering).toMatchObject({ ...terms, leftShare: 100 });
		expect((await buyer.order(id, 2)).data.createInvestmentOrder.finalCost).toBe(10_100_000);

		const fixed = await update(id, {
			pricePerShare: 4_000_000,
			offering: { ...given, softCap: 10, exitRule: 'Khác.' },
		});
		expect(paths(fixed)).toEqual(['pricePerShare fixed', 'offering.softCap fixed', 'offering.exitRule fixed']);
		expect(paths(await update(id, { isInvest: false }))).toEqual(['isInvest fixed']);
		expect(paths(await update(id, { offering: { ...given, releaseQuantity: 1, softCap: 0 } }))).toContain(
			'offering.releaseQuantity fixed',
		);

		const more = await update(id, { offering: { ...given, releaseQuantity: 300 } });
		expect(more.data.updateLocationInfo.status).toBe('PENDING');
		expect((await buyer.order(id, 2)).codes).toEqual(['NOT_FOUND']);
		const changes = await as('editor').ask(
			'query ($id: ID!) { getLocationInfoChanges(id: $id) { field before after } }',
			{
				id,
			},
		);
		expect(changes.data.getLocationInfoChanges).toEqual([{ field: 'releaseQuantity', before: '100', after: '300' }]);
		await accept(id);
		expect((await offeringOf(id)).offering).toMatchObject({ releaseQuantity: 300, heldShare: 2, leftShare: 298 });
	});

	it('changes whatever it likes as long as nobody has shares', async () => {
		const given = await whole();
		const { id } = (await create(as('investor'), { ...advert, offering: given })).data.createLocationInfo;
		await accept(id);
		expect((await update(id, { pricePerShare: 4_000_000, offering: { ...given, softCap: 0 } })).codes).toEqual([]);
		await accept(id);
		expect((await buyer.order(id, 3)).data.createInvestmentOrder.finalCost).toBe(12_120_000);
	});

	it('that sold without an end or a way out gets them, once', async () => {
		const id = await insertOffering(server, { startDate: null, endDate: null });
		await server.db
			.updateTable('listing')
			.set({ description: advert.description, contact_person_name: 'Chủ đầu tư', bedroom: 3, floors: 3 })
			.where('id', '=', id)
			.execute();
		await buyer.ordered(id, 2);
		const old = { releaseQuantity: 1_000, feeBps: 150 };
		expect(paths(await update(id, { contactPersonName: 'Người khác' }))).toEqual([
			'startDate required',
			'endDate required',
			'offering.useOfFunds required',
			'offering.exitRule required',
			'offering.documents no_contract',
		]);
		const given = { ...old, ...(await neededTerms(server, as('investor').token)) };
		const [startDate, endDate] = [inDays(-1).toISOString(), inDays(30).toISOString()];
		expect(paths(await update(id, { startDate, endDate, offering: { ...given, softCap: 1 } }))).toEqual([
			'offering.softCap fixed',
		]);
		// It is sold already, and is not to stop by what was added.
		expect(paths(await update(id, { startDate: inDays(1).toISOString(), endDate, offering: given }))).toEqual([
			'startDate not_begun',
		]);
		expect(
			paths(await update(id, { startDate: inDays(-2).toISOString(), endDate: startDate, offering: given })),
		).toEqual(['endDate over']);
		// Nobody bought by what was not accepted yet.
		expect((await update(id, { startDate, endDate, offering: { ...given, exitRule: 'Bán sau' } })).codes).toEqual([]);
		expect((await update(id, { startDate, endDate, offering: given })).codes).toEqual([]);
		await accept(id);
		expect(paths(await update(id, { endDate: inDays(60).toISOString() }))).toEqual(['endDate fixed']);
		expect(paths(await update(id, { offering: { ...given, exitRule: 'Khác.' } }))).toEqual(['offering.exitRule fixed']);
		const other = await neededTerms(server, as('investor').token);
		expect(paths(await update(id, { offering: { ...given, documents: other.documents } }))).toEqual([
			'offering.documents fixed',
		]);
		const both = [...given.documents, ...other.documents];
		expect((await update(id, { offering: { ...given, documents: both } })).codes).toEqual([]);
	});

	it.each<[string, { offering?: object } & Record<string, unknown>, string[]]>([
		['says no shares', { totalShare: null, pricePerShare: null }, ['totalShare required', 'pricePerShare required']],
		['ends before it begins', { endDate: inDays(-2).toISOString() }, ['endDate before_start']],
		['has no end', { endDate: null }, ['endDate required']],
		['says no way out', { offering: { exitRule: ' ' } }, ['offering.exitRule required']],
		['has no contract', { offering: { documents: [] } }, ['offering.documents no_contract']],
		['releases more than there is', { offering: { releaseQuantity: 1_001 } }, ['offering.releaseQuantity too_large']],
		[
			'must sell more than it releases',
			{ offering: { releaseQuantity: 10, softCap: 11 } },
			['offering.softCap too_large'],
		],
		[
			'expects its best to be worse',
			{ offering: { lowBps: 1, baseBps: 3, highBps: 2 } },
			['offering.baseBps unordered'],
		],
		[
			'has a document that nobody sent',
			{ offering: { documents: [{ kind: 'CONTRACT', id: randomUUID() }] } },
			['offering.documents.0.id unknown'],
		],
	])('is refused at its fields when it %s', async (_name, { offering, ...change }, expected) => {
		const given = {
			...advert,
			...change,
			offering: { ...(await neededTerms(server, as('investor').token)), ...offering },
		};
		expect(paths(await create(as('investor'), given))).toEqual(expected);
	});

	const send = (name: string) =>
		sendUpload(server, as('investor').token, 'OFFERING_FILE', { bytes: pdf, type: 'application/pdf', name });

	it('has documents, for signed-in people', async () => {
		const given = await whole();
		const documents = [...given.documents, { kind: 'APPRAISAL', id: await send('Thẩm định.pdf') }];
		const { id } = (await create(as('investor'), { ...advert, offering: { ...given, documents } })).data
			.createLocationInfo;
		await accept(id);
		const { offering } = await offeringOf(id);
		expect(offering.documents).toMatchObject([
			{ kind: 'CONTRACT', name: 'Hợp đồng.pdf' },
			{ kind: 'APPRAISAL', name: 'Thẩm định.pdf' },
		]);
		expect((await fetch(server.url + offering.documents[0].url)).status).toBe(200);
		const seen = await server.ask(
			'query ($ids: [Int!]) { getAllLocationInfo(filter: { sequenceIds: $ids }) { data { offering { documents { id } } } } }',
			{ variables: { ids: [await sequenceOf(id)] } },
		);
		expect(seen.data.getAllLocationInfo.data).toEqual([{ offering: { documents: [] } }]);
	});

	it('that waits again is named to who ordered shares and paid none, and no more', async () => {
		const sent = await whole();
		const documents = [...sent.documents, { kind: 'APPRAISAL', id: await send('Thẩm định.pdf') }];
		const { id } = (await create(as('investor'), { ...advert, offering: { ...sent, documents } })).data
			.createLocationInfo;
		await accept(id);
		const given = await other.ordered(id, 2);
		await other.cancel(given);
		const paid = await buyer.ordered(id, 2);
		await buyer.pay(paid);
		const held = async () => {
			const { data } = await buyer.ask(
				'{ getAllMyInvestedProject(limit: 100) { data { id status offering { state } } } }',
			);
			return data.getAllMyInvestedProject.data.find((holding: { id: string }) => holding.id === id);
		};
		const description = 'Chưa ai duyệt câu này. '.repeat(5);
		const changed = await update(id, { title: 'Tiêu đề chưa duyệt của dự án', description, street: 'Đường mới' });
		expect(changed.data.updateLocationInfo.status).toBe('PENDING');

		// Who has shares is not told that it has yet to begin.
		expect(await held()).toEqual({ id, status: 'PENDING', offering: { state: 'OPEN' } });

		const see = async (order: string, who: Buyer) => {
			const { data } = await who.ask(
				`query ($id: ID!) { getOneInvestmentOrder(id: $id) { locationInfo {
					id title description street images contactPersonPhone offering { totalShare exitRule documents { url } } } } }`,
				{ id: order },
			);
			return data.getOneInvestmentOrder.locationInfo;
		};
		expect(await see(given, other)).toEqual({
			id,
			title: advert.title,
			description: '',
			street: null,
			images: [],
			contactPersonPhone: null,
			offering: { totalShare: 1_000, exitRule: null, documents: [] },
		});
		const shown = { description: description.trim(), street: 'Đường mới', offering: { documents: [{}, {}] } };
		expect(await see(paid, buyer)).toMatchObject(shown);
		expect(await see(given, as('support'))).toMatchObject(shown);

		// A refusal forgets what was accepted, and its poster goes on writing.
		const { codes } = await as('editor').ask(
			'mutation ($id: ID!) { rejectLocationInfo(id: $id, reason: "Lừa đảo") { id } }',
			{ id },
		);
		expect(codes).toEqual([]);
		const number = `#${await sequenceOf(id)}`;
		expect((await see(given, other)).title).toBe(number);
		await update(id, { title: 'Tiêu đề mới của dự án bị từ chối' });
		expect((await see(given, other)).title).toBe(number);
	});

	it('shows the moderator which documents changed, and opens both', async () => {
		const given = await whole();
		const [kept] = given.documents;
		const old = { kind: 'APPRAISAL', id: await send('Thẩm định 2025.pdf') };
		const { id } = (await create(as('investor'), { ...advert, offering: { ...given, documents: [old, kept] } })).data
			.createLocationInfo;
		await accept(id);
		const fresh = { kind: 'APPRAISAL', id: await send('Thẩm định 2026.pdf') };
		await update(id, { offering: { ...given, documents: [fresh, kept] } });
		const { data } = await as('editor').ask(
			'query ($id: ID!) { getLocationInfoChanges(id: $id) { field before after } }',
			{ id },
		);
		const [change, ...others] = data.getLocationInfoChanges;
		expect([change.field, others]).toEqual(['documents', []]);
		const sides: { name: string; url: string }[][] = [JSON.parse(change.before), JSON.parse(change.after)];
		expect(sides.map((side) => side.map(({ name }) => name))).toEqual([
			['Thẩm định 2025.pdf', 'Hợp đồng.pdf'],
			['Thẩm định 2026.pdf', 'Hợp đồng.pdf'],
		]);
		for (const { url } of sides.flat()) expect((await fetch(server.url + url)).status).toBe(200);

		// Accepted, the new one stands for the old, whose file goes.
		const papers = () =>
			server.db
				.selectFrom('offering_file')
				.select('id')
				.where('id', 'in', [old.id, fresh.id, kept?.id ?? ''])
				.execute();
		await accept(id);
		expect((await papers()).map((paper) => paper.id).sort()).toEqual([fresh.id, kept?.id].sort());
		const gone = server.url + sides[0]?.find(({ name }) => name === 'Thẩm định 2025.pdf')?.url;
		await expect.poll(async () => (await fetch(gone)).status).toBe(404);
	});
});
