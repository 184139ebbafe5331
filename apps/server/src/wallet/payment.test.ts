import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { QRPay } from 'vietnam-qr-pay';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AskOptions, startTestServer, type TestServer } from '../testing/test-server.ts';
import { insertPerson } from '../verification/verification.fixtures.ts';
import { checkLedger } from './check-ledger.ts';
import { startPeer } from './gateway/gateway.fixtures.ts';
import {
	accountIdOf,
	createPurchases,
	findPurchase,
	insertPurchase,
	purchases,
	settingsAt,
} from './wallet.fixtures.ts';

const PAYMENT =
	'id code purpose purposeId status method amount payUrl cardUrl qr expiresAt cause isLate settledAt transfer { bankName bankBin accountNumber accountName memo }';
const TOP_UP = `mutation ($method: PaymentMethod!, $amount: Money!, $bankCode: String) { getPayment(method: $method, amount: $amount, bankCode: $bankCode) { ${PAYMENT} } }`;
const BUY = `mutation ($id: ID!, $method: PaymentMethod!) { paymentPlanningCheckRequest(planningCheckRequestId: $id, method: $method) { ${PAYMENT} } }`;
const CHECK = `mutation ($id: ID!) { checkStatusPayment(planningCheckRequestId: $id) { ${PAYMENT} } }`;
const ONE = `query ($id: ID!) { getOnePayment(id: $id) { ${PAYMENT} } }`;
const CANCEL = `mutation ($id: ID!) { cancelPayment(id: $id) { ${PAYMENT} } }`;
const ASK = `mutation ($id: ID!) { checkPayment(id: $id) { ${PAYMENT} } }`;
const CARD = `mutation ($id: ID!, $token: String!) { payByCard(paymentId: $id, cardToken: $token) { ${PAYMENT} } }`;
const REFUND = `mutation ($id: ID!, $reason: String!) { refundPayment(id: $id, reason: $reason) { ${PAYMENT} } }`;
const BY_CODE =
	'query ($code: String!) { getOnePaymentByCode(code: $code) { id code purpose description amount payer { name phone } isRefundable } }';
const WALLET = 'query { getMe { wallet { balance held } } }';
const HISTORY = `query ($page: Int, $limit: Int, $filter: TransactionFilter) { getAllTransHistory(page: $page, limit: $limit, filter: $filter) {
	total data { id value status fee accountName type content transNo paymentId purpose purposeId balance createdAt } } }`;

describe('payments', () => {
	let server: TestServer;
	let peer: Awaited<ReturnType<typeof startPeer>>;
	const tokens: Record<string, string> = {};
	beforeAll(async () => {
		peer = await startPeer();
		server = await startTestServer({ gateways: settingsAt(peer.url) }, { purposes: [purchases] });
		await createPurchases(server.db);
		for (const name of ['an', 'binh', 'admin', 'support']) tokens[name] = await server.signIn(name);
	});
	afterEach(() => {
		peer.asked.length = 0;
		peer.reply = () => undefined;
	});
	afterAll(async () => {
		peer.close();
		await server.close();
	});

	const as = (name: string, variables: Record<string, unknown> = {}, key?: string): AskOptions => ({
		variables,
		token: tokens[name],
		...(key && { headers: { 'idempotency-key': key } }),
	});
	const topUp = (method: string, amount: number, key?: string, bankCode?: string) =>
		server.ask(TOP_UP, as('binh', { method, amount, bankCode }, key));
	const balanceOf = async (name: string): Promise<number> =>
		(await server.ask(WALLET, as(name))).data.getMe.wallet.balance;
	const purchase = async (name: string, amount: number) =>
		insertPurchase(server.db, await accountIdOf(server.db, name), amount);
	const countPayments = async (): Promise<number> =>
		(await server.db.selectFrom('payment').select('id').execute()).length;
	/** A MoMo that makes a page for whatever it is asked for. */
	const momoAnswers = (body: Record<string, unknown>, answer: Record<string, unknown> = {}) => ({
		json: {
			partnerCode: body.partnerCode,
			orderId: body.orderId,
			requestId: body.requestId,
			amount: body.amount,
			resultCode: 0,
			message: '',
			responseTime: 1,
			payUrl: `${peer.url}/pay/${body.orderId}`,
			...answer,
		},
	});

	describe('from the wallet', () => {
		it('are settled at once, and show in its history', async () => {
			const id = await purchase('an', 500_000);
			const before = await balanceOf('an');
			const { data } = await server.ask(BUY, as('an', { id, method: 'WALLET' }));
			const payment = data.paymentPlanningCheckRequest;
			expect(payment).toMatchObject({
				purpose: 'PLANNING_CHECK',
				purposeId: id,
				status: 'SETTLED',
				amount: 500_000,
				payUrl: null,
				expiresAt: null,
				isLate: false,
			});
			expect(await balanceOf('an')).toBe(before - 500_000);
			expect(await findPurchase(server.db, id)).toMatchObject({ payment_id: payment.id, times_paid: 1 });
			const history = await server.ask(HISTORY, as('an', { limit: 1 }));
			expect(history.data.getAllTransHistory.data).toMatchObject([
				{
					value: -500_000,
					status: 'DONE',
					fee: 0,
					accountName: 'Nguyễn Thị An',
					type: 'PLANNING_CHECK',
					content: 'Một món hàng',
					transNo: payment.code,
					paymentId: payment.id,
					purposeId: id,
					balance: before - 500_000,
				},
			]);
			expect((await server.ask(CHECK, as('an', { id }))).data.checkStatusPayment).toMatchObject({ id: payment.id });
		});

		it('are refused where there is not enough money, and nothing is left behind', async () => {
			const id = await purchase('binh', 90_000_000);
			const before = await countPayments();
			const { codes } = await server.ask(BUY, as('binh', { id, method: 'WALLET' }));
			expect(codes).toEqual(['NOT_ENOUGH_MONEY']);
			expect(await countPayments()).toBe(before);
			expect(await findPurchase(server.db, id)).toMatchObject({ payment_id: null, times_paid: 0 });
		});

		it('pay for one thing once, however often the button is pressed', async () => {
			const id = await purchase('an', 10_000);
			const before = await balanceOf('an');
			const answers = await Promise.all(
				Array.from({ length: 10 }, () => server.ask(BUY, as('an', { id, method: 'WALLET' }))),
			);
			expect(answers.filter(({ codes }) => codes.length === 0)).toHaveLength(1);
			expect(new Set(answers.flatMap(({ codes }) => codes))).toEqual(new Set(['ALREADY_PAID']));
			expect(await balanceOf('an')).toBe(before - 10_000);
		});

		it('spend what there is, and no more, when 20 come at once', async () => {
			const payer = await insertPerson(server);
			const before = await payer.wallet();
			const price = Math.floor(before / 11);
			const ids = await Promise.all(Array.from({ length: 20 }, () => insertPurchase(server.db, payer.id, price)));
			const answers = await Promise.all(ids.map((id) => payer.ask(BUY, { id, method: 'WALLET' })));
			expect(answers.filter(({ codes }) => codes.length === 0)).toHaveLength(Math.floor(before / price));
			expect(new Set(answers.flatMap(({ codes }) => codes))).toEqual(new Set(['NOT_ENOUGH_MONEY']));
			expect(await payer.wallet()).toBe(before % price);
			expect(await checkLedger(server.db)).toEqual({ sum: 0, wrong: [] });
		});
	});

	describe('with an idempotency key', () => {
		it('are answered the same again, and made once', async () => {
			const id = await purchase('binh', 20_000);
			const before = await balanceOf('binh');
			const key = randomUUID();
			const first = await server.ask(BUY, as('binh', { id, method: 'WALLET' }, key));
			const second = await server.ask(BUY, as('binh', { id, method: 'WALLET' }, key));
			expect(first.data.paymentPlanningCheckRequest.status).toBe('SETTLED');
			expect(second.data).toEqual(first.data);
			expect(await balanceOf('binh')).toBe(before - 20_000);
		});

		it('are made once when both come at the same moment', async () => {
			const id = await purchase('binh', 20_000);
			const key = randomUUID();
			const answers = await Promise.all(
				Array.from({ length: 8 }, () => server.ask(BUY, as('binh', { id, method: 'WALLET' }, key))),
			);
			const made = answers.filter(({ codes }) => codes.length === 0);
			expect(made.length).toBeGreaterThan(0);
			expect(new Set(made.map(({ data }) => data.paymentPlanningCheckRequest.id)).size).toBe(1);
			expect(answers.flatMap(({ codes }) => codes).filter((code) => code !== 'IDEMPOTENCY_BUSY')).toEqual([]);
			expect(await findPurchase(server.db, id)).toMatchObject({ times_paid: 1 });
		});

		it('are refused the same again', async () => {
			const id = await purchase('binh', 80_000_000);
			const key = randomUUID();
			expect((await server.ask(BUY, as('binh', { id, method: 'WALLET' }, key))).codes).toEqual(['NOT_ENOUGH_MONEY']);
			expect((await server.ask(BUY, as('binh', { id, method: 'WALLET' }, key))).codes).toEqual(['NOT_ENOUGH_MONEY']);
		});

		it('are refused where the key was for something else', async () => {
			const [one, other] = [await purchase('binh', 1_000), await purchase('binh', 1_000)];
			const key = randomUUID();
			await server.ask(BUY, as('binh', { id: one, method: 'WALLET' }, key));
			const { codes, errors } = await server.ask(BUY, as('binh', { id: other, method: 'WALLET' }, key));
			expect(codes).toEqual(['IDEMPOTENCY_MISMATCH']);
			expect(errors?.[0]?.message).not.toContain(key);
			expect(await findPurchase(server.db, other)).toMatchObject({ payment_id: null });
		});

		it("do not meet somebody else's key, nor another operation's", async () => {
			const key = randomUUID();
			const own = await purchase('binh', 1_000);
			expect((await server.ask(BUY, as('binh', { id: own, method: 'WALLET' }, key))).codes).toEqual([]);
			expect((await topUp('TRANSFER', 60_000, key)).codes).toEqual([]);
			const theirs = await server.ask(TOP_UP, as('support', { method: 'TRANSFER', amount: 60_000 }, key));
			expect(theirs.codes).toEqual([]);
		});

		it('may be tried again after a mistake in what was sent', async () => {
			const key = randomUUID();
			expect((await topUp('TRANSFER', 49_999, key)).codes).toEqual(['BAD_INPUT']);
			expect((await topUp('TRANSFER', 50_000, key)).codes).toEqual([]);
		});

		it('wait for a holder that is at work, and take over from one that died', async () => {
			const key = randomUUID();
			const first = await topUp('TRANSFER', 70_000, key);
			const row = server.db.updateTable('idempotency_key').where('key', '=', key);
			await row.set({ outcome: null as never, locked_until: new Date(Date.now() + 60_000) }).execute();
			expect((await topUp('TRANSFER', 70_000, key)).codes).toEqual(['IDEMPOTENCY_BUSY']);
			await row.set({ locked_until: new Date(Date.now() - 1) }).execute();
			expect((await topUp('TRANSFER', 70_000, key)).codes).toEqual([]);
			expect(first.codes).toEqual([]);
		});

		it.each([
			['with a space', 'a b'],
			['too long', 'x'.repeat(256)],
			// A header carries bytes.
			['of other letters', Buffer.from('ă').toString('latin1')],
		])('take no key that cannot be one: %s', async (_what, key) => {
			const { errors } = await topUp('TRANSFER', 60_000, key);
			expect(errors?.[0]?.extensions.fields).toEqual([{ path: 'idempotency-key', code: 'invalid' }]);
		});
	});

	describe('of a top-up', () => {
		it.each([
			['MOMO', 49_999, 'amount', 'too_small'],
			['TRANSFER', 49_999, 'amount', 'too_small'],
			['MOMO', 50_000_001, 'amount', 'too_large'],
			['BANK', 1_000_000_000, 'amount', 'too_large'],
			['TRANSFER', 500_000_000, 'amount', 'too_large'],
			['WALLET', 60_000, 'method', 'invalid'],
		])('are refused by %s for %d đồng', async (method, amount, path, code) => {
			const { errors } = await topUp(method, amount);
			expect(errors?.[0]?.extensions.fields).toMatchObject([{ path, code }]);
			expect(peer.asked).toEqual([]);
		});

		it('by bank transfer show what to transfer, and expire in five minutes', async () => {
			const { data } = await topUp('TRANSFER', 123_000);
			const { qr, transfer, code, expiresAt, status } = data.getPayment;
			expect(status).toBe('CREATED');
			expect(transfer).toEqual({
				bankName: 'Vietcombank',
				bankBin: '970436',
				accountNumber: 'ANCUSANDBOX',
				accountName: 'CONG TY AN CU',
				memo: code,
			});
			expect(code).toMatch(/^NAPVI[0-9A-Z]{8}$/);
			expect(new QRPay(qr)).toMatchObject({
				isValid: true,
				amount: '123000',
				consumer: { bankNumber: 'ANCUSANDBOX' },
				additionalData: { purpose: code },
			});
			const seconds = (Date.parse(expiresAt) - Date.now()) / 1_000;
			expect(seconds).toBeGreaterThan(280);
			expect(seconds).toBeLessThanOrEqual(300);
		});

		it('are not opened for more, or less, than the way of paying takes at once', async () => {
			for (const [method, amount] of [
				['TRANSFER', 500_000_000],
				['BANK', 4_999],
				['MOMO', 50_000_001],
			] as const) {
				const id = await purchase('binh', amount);
				expect((await server.ask(BUY, as('binh', { id, method }))).codes).toEqual(['METHOD_NOT_OFFERED']);
			}
			expect(peer.asked).toEqual([]);
		});

		it("lead to the gateway's page, which knows our price and where to come back", async () => {
			peer.reply = ({ body }) => momoAnswers(body);
			const { data } = await topUp('MOMO', 77_000);
			const { payUrl, code, status } = data.getPayment;
			expect(status).toBe('CREATED');
			expect(payUrl).toBe(`${peer.url}/pay/${code}`);
			expect(peer.asked[0]).toMatchObject({
				path: '/v2/gateway/api/create',
				body: {
					orderId: code,
					amount: 77_000,
					redirectUrl: `${server.url}/payments/momo/return`,
					ipnUrl: `${server.url}/payments/momo/notice`,
				},
			});
		});

		it.each([
			['VNBANK', 'VNBANK'],
			['NCB', 'NCB'],
			// VNPay's own names of banks are not known: the payer chooses there.
			['VCB', 'VNBANK'],
		])('by bank %s open VNPay', async (bankCode, expected) => {
			const { data } = await topUp('BANK', 66_000, undefined, bankCode);
			const query = new URL(data.getPayment.payUrl).searchParams;
			expect(query.get('vnp_BankCode')).toBe(expected);
			expect(query.get('vnp_Amount')).toBe('6600000');
			expect(query.get('vnp_TxnRef')).toBe(data.getPayment.code);
		});

		it('are one for a double click, with a key and without', async () => {
			peer.reply = ({ body }) => momoAnswers(body);
			const without = await Promise.all([topUp('MOMO', 88_000), topUp('MOMO', 88_000)]);
			expect(without[0].data.getPayment.id).toBe(without[1].data.getPayment.id);
			expect(without[0].data.getPayment.payUrl).toBe(without[1].data.getPayment.payUrl);
			const key = randomUUID();
			const first = await topUp('MOMO', 88_000, key);
			const second = await topUp('MOMO', 88_000, key);
			expect(second.data).toEqual(first.data);
			// Another key is another wish.
			expect(first.data.getPayment.id).not.toBe(without[0].data.getPayment.id);
		});

		it('can be tried again when the gateway is down, under the same name', async () => {
			const key = randomUUID();
			peer.reply = () => ({ status: 503 });
			expect((await topUp('MOMO', 99_000, key)).codes).toEqual(['GATEWAY_DOWN']);
			peer.reply = ({ body }) => momoAnswers(body);
			const { data } = await topUp('MOMO', 99_000, key);
			expect(data.getPayment.payUrl).toBeTruthy();
			const names = peer.asked.map(({ body }) => `${body.orderId} ${body.requestId}`);
			expect(names).toHaveLength(2);
			expect(new Set(names).size).toBe(1);
		});

		it('fail with a cause when the gateway refuses', async () => {
			peer.reply = ({ body }) => momoAnswers(body, { resultCode: 4001, payUrl: '' });
			const { data } = await topUp('MOMO', 55_000);
			expect(data.getPayment).toMatchObject({ status: 'FAILED', cause: 'REFUSED', payUrl: null });
		});
	});

	describe('that are somebody else’s', () => {
		it('are not found, whoever asks', async () => {
			const { data } = await topUp('TRANSFER', 50_000);
			const { id } = data.getPayment;
			for (const name of ['an', 'support', 'admin']) {
				expect((await server.ask(ONE, as(name, { id }))).codes).toEqual(['NOT_FOUND']);
				expect((await server.ask(CANCEL, as(name, { id }))).codes).toEqual(['NOT_FOUND']);
				expect((await server.ask(CARD, as(name, { id, token: 'tok_1' }))).codes).toEqual(['NOT_FOUND']);
			}
			expect((await server.ask(ONE, as('binh', { id }))).data.getOnePayment.id).toBe(id);
			expect((await server.ask(ONE, as('binh', { id: 'x' }))).codes).toEqual(['NOT_FOUND']);
		});

		it('cannot be made for what is not their own', async () => {
			const id = await purchase('an', 1_000);
			expect((await server.ask(BUY, as('binh', { id, method: 'WALLET' }))).codes).toEqual(['NOT_FOUND']);
			expect((await server.ask(CHECK, as('binh', { id }))).codes).toEqual(['NOT_FOUND']);
		});

		it('show in nobody’s history but their own', async () => {
			const all = async (name: string) =>
				(await server.ask(HISTORY, as(name, { limit: 100 }))).data.getAllTransHistory.data;
			const [an, binh] = [await all('an'), await all('binh')];
			const ids = new Set(an.map(({ id }: { id: string }) => id));
			expect(binh.some(({ id }: { id: string }) => ids.has(id))).toBe(false);
			expect(await all('admin')).toEqual([]);
		});
	});

	it('can be given up, once', async () => {
		const { data } = await topUp('TRANSFER', 51_000);
		const { id } = data.getPayment;
		const cancelled = await server.ask(CANCEL, as('binh', { id }));
		expect(cancelled.data.cancelPayment).toMatchObject({ status: 'FAILED', cause: 'CANCELLED', qr: null });
		expect((await server.ask(CANCEL, as('binh', { id }))).data).toEqual(cancelled.data);
		// The next one is another payment.
		expect((await topUp('TRANSFER', 51_000)).data.getPayment.id).not.toBe(id);
		const paid = await server.ask(BUY, as('binh', { id: await purchase('binh', 1_000), method: 'WALLET' }));
		const { id: settled } = paid.data.paymentPlanningCheckRequest;
		expect((await server.ask(CANCEL, as('binh', { id: settled }))).codes).toEqual(['PAYMENT_OVER']);
	});

	describe('by card', () => {
		const open = async (amount = 60_000) => {
			const { data } = await server.ask(TOP_UP, as('binh', { method: 'CARD', amount }, randomUUID()));
			return data.getPayment;
		};
		const pay = (id: string, token: string, key?: string) => server.ask(CARD, as('binh', { id, token }, key));
		const charge = (body: Record<string, unknown>, answer: Record<string, unknown>) => ({
			status: 201,
			json: { id: `ch_${body.txnRef}`, txnRef: body.txnRef, amount: body.amount, code: 'ok', ...answer },
		});

		it('say where the browser sends the card, and settle by a token', async () => {
			const payment = await open();
			expect(payment.cardUrl).toMatch(`${peer.url}/card/tokens?`);
			expect(peer.asked).toEqual([]);
			const before = await balanceOf('binh');
			peer.reply = ({ body }) => charge(body, { status: 'paid' });
			const { data } = await pay(payment.id, 'tok_1');
			expect(data.payByCard).toMatchObject({ status: 'SETTLED', cardUrl: null });
			expect(peer.asked[0]).toMatchObject({
				path: '/card/charges',
				body: { token: 'tok_1', amount: 60_000, txnRef: payment.code },
			});
			expect(await balanceOf('binh')).toBe(before + 60_000);
			expect((await pay(payment.id, 'tok_2')).codes).toEqual(['PAYMENT_OVER']);
		});

		it.each([
			['insufficient_funds', 'INSUFFICIENT_FUNDS'],
			['card_expired', 'CARD_EXPIRED'],
			['card_locked', 'CARD_LOCKED'],
			['wrong_card', 'WRONG_CARD'],
			['something new', 'REFUSED'],
		])('fail with a cause: %s', async (code, cause) => {
			const payment = await open();
			peer.reply = ({ body }) => charge(body, { status: 'declined', code });
			expect((await pay(payment.id, 'tok_1')).data.payByCard).toMatchObject({ status: 'FAILED', cause });
		});

		it('lead to the bank where it wants to know more', async () => {
			const payment = await open();
			const actionUrl = `${peer.url}/3ds/1`;
			peer.reply = ({ body }) => charge(body, { status: 'requires_action', actionUrl });
			expect((await pay(payment.id, 'tok_1')).data.payByCard).toMatchObject({ status: 'CREATED', payUrl: actionUrl });
		});

		it('can be entered again where the token was out of date', async () => {
			const payment = await open();
			peer.reply = () => ({ status: 422, json: { code: 'token_invalid' } });
			expect((await pay(payment.id, 'tok_1')).errors?.[0]?.extensions.fields).toMatchObject([{ path: 'cardToken' }]);
			peer.reply = ({ body }) => charge(body, { status: 'paid' });
			expect((await pay(payment.id, 'tok_2')).data.payByCard.status).toBe('SETTLED');
		});

		it('take no card, only a token for one', async () => {
			const payment = await open();
			const { errors } = await pay(payment.id, '4111111111111111');
			expect(errors?.[0]?.extensions.fields).toEqual([{ path: 'cardToken', code: 'invalid' }]);
			expect(peer.asked).toEqual([]);
		});

		it('charge nothing once their time is over', async () => {
			const payment = await open();
			await server.db
				.updateTable('payment')
				.set({ created_at: new Date(Date.now() - 120_000), expires_at: new Date(Date.now() - 60_000) })
				.where('id', '=', payment.id)
				.execute();
			peer.reply = ({ body }) => charge(body, { status: 'paid' });
			expect((await pay(payment.id, 'tok_1')).codes).toEqual(['PAYMENT_OVER']);
			expect(peer.asked).toEqual([]);
		});

		describe('for something that is no longer to be paid', () => {
			/** What is bought, and the payment whose card form is open. */
			const buy = async () => {
				const thing = await purchase('binh', 60_000);
				const { data } = await server.ask(BUY, as('binh', { id: thing, method: 'CARD' }));
				return { thing, payment: data.paymentPlanningCheckRequest };
			};

			it.each([
				[
					'it was paid in another tab',
					(thing: string) => server.ask(BUY, as('binh', { id: thing, method: 'WALLET' })),
					'ALREADY_PAID',
				],
				[
					'it was given up',
					(thing: string) => sql`update purchase set is_cancelled = true where id = ${thing}`.execute(server.db),
					'NOT_ALLOWED_NOW',
				],
				[
					'it costs something else by now',
					(thing: string) => sql`update purchase set amount = 70000 where id = ${thing}`.execute(server.db),
					'NOT_ALLOWED_NOW',
				],
			])('charge nothing: %s', async (_what, happens, code) => {
				const { thing, payment } = await buy();
				await happens(thing);
				const before = await balanceOf('binh');
				peer.reply = ({ body }) => charge(body, { status: 'paid' });
				expect((await pay(payment.id, 'tok_1')).codes).toEqual([code]);
				expect(peer.asked).toEqual([]);
				expect(await balanceOf('binh')).toBe(before);
			});
		});

		it('are charged once when the answer was lost', async () => {
			const payment = await open();
			peer.reply = () => ({ status: 502 });
			expect((await pay(payment.id, 'tok_1')).codes).toEqual(['GATEWAY_DOWN']);
			// The charge was made: another token under the same key is refused, and the charge is looked at.
			peer.reply = ({ path, body }) =>
				path === '/card/charges'
					? { status: 409, json: { code: 'idempotency_key_reused' } }
					: charge(body ?? { txnRef: payment.code, amount: 60_000 }, { status: 'paid' });
			expect((await pay(payment.id, 'tok_2')).data.payByCard.status).toBe('SETTLED');
		});

		it.each([
			['the card is sent again', (id: string) => pay(id, 'tok_2')],
			['the charge is asked about', (id: string) => server.ask(ASK, as('binh', { id }))],
		])('lead to the bank also where the answer that said so was lost, as soon as %s', async (_when, goOn) => {
			const payment = await open();
			peer.reply = () => ({ status: 502 });
			expect((await pay(payment.id, 'tok_1')).codes).toEqual(['GATEWAY_DOWN']);
			const actionUrl = `${peer.url}/3ds/2`;
			peer.reply = ({ path }) =>
				path === '/card/charges'
					? { status: 409, json: { code: 'idempotency_key_reused' } }
					: charge({ txnRef: payment.code, amount: 60_000 }, { status: 'requires_action', actionUrl });
			expect((await goOn(payment.id)).codes).toEqual([]);
			const { data } = await server.ask(ONE, as('binh', { id: payment.id }));
			expect(data.getOnePayment).toMatchObject({ status: 'CREATED', payUrl: actionUrl });
		});
	});

	describe('that are given back', () => {
		it('are not those of whoever gives them back', async () => {
			const admin = await insertPerson(server, 'admin');
			const id = await insertPurchase(server.db, admin.id, 40_000);
			const paid = await admin.ask(BUY, { id, method: 'WALLET' });
			const { id: paymentId, code } = paid.data.paymentPlanningCheckRequest;
			const found = await admin.ask(BY_CODE, { code });
			expect(found.data.getOnePaymentByCode).toMatchObject({ id: paymentId, isRefundable: false });
			const before = await admin.wallet();
			expect((await admin.ask(REFUND, { id: paymentId, reason: 'Tôi đổi ý' })).codes).toEqual(['OWN_MONEY']);
			expect(await admin.wallet()).toBe(before);
			expect(await findPurchase(server.db, id)).toMatchObject({ times_refunded: 0 });
		});

		it('go into the wallet, whole and once, and what they paid for is told', async () => {
			const id = await purchase('binh', 30_000);
			const before = await balanceOf('binh');
			const paid = await server.ask(BUY, as('binh', { id, method: 'WALLET' }));
			const payment = paid.data.paymentPlanningCheckRequest;
			const key = randomUUID();
			const refund = () => server.ask(REFUND, as('admin', { id: payment.id, reason: 'Trả lời chậm' }, key));
			expect((await refund()).data.refundPayment).toMatchObject({ id: payment.id, status: 'SETTLED' });
			expect((await refund()).data.refundPayment).toMatchObject({ id: payment.id });
			const again = await server.ask(REFUND, as('admin', { id: payment.id, reason: 'Nữa' }));
			expect(again.codes).toEqual(['NOT_REFUNDABLE']);
			expect(await balanceOf('binh')).toBe(before);
			expect(await findPurchase(server.db, id)).toMatchObject({ times_refunded: 1 });
			const history = await server.ask(HISTORY, as('binh', { limit: 1, filter: { type: 'REFUND' } }));
			expect(history.data.getAllTransHistory.data).toMatchObject([
				{
					value: 30_000,
					content: 'Trả lời chậm',
					paymentId: payment.id,
					purpose: 'PLANNING_CHECK',
					purposeId: id,
					balance: before,
				},
			]);
			const event = await server.db
				.selectFrom('payment_event')
				.selectAll()
				.where('payment_id', '=', payment.id)
				.where('kind', '=', 'refunded')
				.execute();
			expect(event).toMatchObject([{ actor_id: await accountIdOf(server.db, 'admin'), reason: 'Trả lời chậm' }]);
		});

		it('are given back by an admin alone, for a reason', async () => {
			const paid = await server.ask(BUY, as('binh', { id: await purchase('binh', 1_000), method: 'WALLET' }));
			const { id } = paid.data.paymentPlanningCheckRequest;
			for (const name of ['binh', 'support'])
				expect((await server.ask(REFUND, as(name, { id, reason: 'x' }))).codes).toEqual(['FORBIDDEN']);
			expect((await server.ask(REFUND, as('admin', { id, reason: ' ' }))).codes).toEqual(['BAD_INPUT']);
		});

		it('are found by the code on the receipt, with whose they are, by staff who look after money', async () => {
			const paid = await server.ask(BUY, as('binh', { id: await purchase('binh', 1_000), method: 'WALLET' }));
			const { id } = paid.data.paymentPlanningCheckRequest;
			const { data } = await server.ask(HISTORY, as('binh', { limit: 1 }));
			const [{ transNo: code }] = data.getAllTransHistory.data;
			const find = (given: string, name = 'admin') => server.ask(BY_CODE, as(name, { code: given }));
			const found = {
				id,
				code,
				purpose: 'PLANNING_CHECK',
				description: 'Một món hàng',
				amount: 1_000,
				payer: { name: 'Trần Văn Bình', phone: '+84988000002' },
			};
			for (const given of [code, ` ${code.toLowerCase()} `, id])
				expect((await find(given)).data.getOnePaymentByCode).toEqual({ ...found, isRefundable: true });
			expect((await find(code, 'support')).data.getOnePaymentByCode).toMatchObject(found);
			for (const name of ['binh', 'an']) expect((await find(code, name)).codes).toEqual(['FORBIDDEN']);
			for (const nobodys of ['AC0000000000', 'GD1', '', randomUUID()])
				expect((await find(nobodys)).codes).toEqual(['NOT_FOUND']);
			await server.ask(REFUND, as('admin', { id, reason: 'x' }));
			expect((await find(code)).data.getOnePaymentByCode).toEqual({ ...found, isRefundable: false });
		});

		it('are no top-ups: their money is in the wallet already', async () => {
			const { data } = await topUp('TRANSFER', 52_000);
			const { codes } = await server.ask(REFUND, as('admin', { id: data.getPayment.id, reason: 'x' }));
			expect(codes).toEqual(['NOT_REFUNDABLE']);
			// As it is typed from a statement.
			const typed = data.getPayment.code.replace(/^NAPVI/, 'napvi ');
			const found = await server.ask(BY_CODE, as('admin', { code: typed }));
			expect(found.data.getOnePaymentByCode).toMatchObject({ id: data.getPayment.id, isRefundable: false });
		});
	});

	describe('in the history', () => {
		it('come page by page, newest first, with the balance after each', async () => {
			for (const amount of [1_000, 2_000, 3_000])
				await server.ask(BUY, as('binh', { id: await purchase('binh', amount), method: 'WALLET' }));
			const read = async (variables: Record<string, unknown>) =>
				(await server.ask(HISTORY, as('binh', variables))).data.getAllTransHistory;
			const first = await read({ page: 1, limit: 2 });
			const second = await read({ page: 2, limit: 2 });
			expect(first.data.map(({ value }: { value: number }) => value)).toEqual([-3_000, -2_000]);
			expect(second.data[0].value).toBe(-1_000);
			expect(first.data[0].balance).toBe(await balanceOf('binh'));
			expect(first.data[1].balance - 3_000).toBe(first.data[0].balance);
			expect(first.total).toBe(second.total);
		});

		it('are found by kind, state and time', async () => {
			await server.ask(BUY, as('binh', { id: await purchase('binh', 1_000), method: 'WALLET' }));
			const read = async (filter: Record<string, unknown>) =>
				(await server.ask(HISTORY, as('binh', { limit: 100, filter }))).data.getAllTransHistory;
			const spent = await read({ type: 'PLANNING_CHECK', status: 'DONE' });
			expect(spent.total).toBeGreaterThan(0);
			expect(new Set(spent.data.map(({ type }: { type: string }) => type))).toEqual(new Set(['PLANNING_CHECK']));
			expect((await read({ status: 'PENDING' })).total).toBe(0);
			const moment = spent.data[0].createdAt;
			expect((await read({ from: new Date(Date.parse(moment) + 60_000).toISOString() })).total).toBe(0);
			const [before, after] = [await read({ to: moment }), await read({ from: moment })];
			expect(before.total + after.total).toBe((await read({})).total);
		});
	});

	it('name the banks of Vietnam', async () => {
		const { data } = await server.ask('query { getAllBank { bin code name } }');
		expect(data.getAllBank).toContainEqual({ bin: '970436', code: 'VCB', name: 'Vietcombank' });
		expect(data.getAllBank.length).toBeGreaterThan(50);
	});
});
