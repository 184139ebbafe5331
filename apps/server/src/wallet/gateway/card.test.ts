import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type CardGateway, createCardGateway } from './card.ts';
import { order, post, startPeer, troubles, withOneBitFlipped } from './gateway.fixtures.ts';
import type { NoticeOutcome, RefundOrder } from './gateway.ts';

const settings = {
	host: '',
	publicKey: 'a-public-key-of-card',
	secretKey: 'a-secret-of-the-card',
	noticeSecret: 'a-secret-of-notices',
};
const now = new Date('2026-01-01T05:00:00Z');
const paid = { id: 'ch_1', txnRef: order.txnRef, status: 'paid', code: 'ok', amount: order.amount };

describe('the card gateway', () => {
	let peer: Awaited<ReturnType<typeof startPeer>>;
	let gateway: CardGateway;
	beforeAll(async () => {
		peer = await startPeer();
		gateway = createCardGateway({ ...settings, host: peer.url }, { now: () => now, timeoutMs: 300 });
	});
	afterEach(() => {
		peer.asked.length = 0;
		peer.reply = () => undefined;
	});
	afterAll(() => peer.close());

	it('tells browsers where to send a card, and not our secret', () => {
		expect(gateway.tokenUrl).toBe(`${peer.url}/card/tokens?key=a-public-key-of-card`);
	});

	describe('charges a token', () => {
		it('for our price, with where to come back to', async () => {
			peer.reply = () => ({ status: 201, json: paid });
			expect(await gateway.charge(order, 'tok_1')).toEqual({
				state: 'paid',
				providerTxnNo: 'ch_1',
				amount: 50_000,
				code: 'ok',
				cause: null,
			});
			const { txnRef, amount, description, returnUrl, notifyUrl } = order;
			expect(peer.asked).toEqual([
				{ path: '/card/charges', body: { token: 'tok_1', txnRef, amount, description, returnUrl, notifyUrl } },
			]);
		});

		it('and leads to the bank where that wants to know more', async () => {
			const actionUrl = `${peer.url}/3ds`;
			peer.reply = () => ({ json: { ...paid, status: 'requires_action', actionUrl } });
			expect(await gateway.charge(order, 'tok_1')).toMatchObject({ state: 'pending', actionUrl });
			peer.reply = () => ({ json: { ...paid, status: 'requires_action', actionUrl: 'javascript:alert(1)' } });
			expect(await gateway.charge(order, 'tok_1')).toMatchObject({ state: 'unavailable' });
		});

		it.each([
			['insufficient_funds', 'insufficient_funds'],
			['card_expired', 'card_expired'],
			['not_enabled_online', 'not_registered_online'],
			['unheard of', 'rejected_by_bank'],
		])('which may be declined: %s', async (code, cause) => {
			peer.reply = () => ({ json: { ...paid, status: 'declined', code } });
			const declined = await gateway.charge(order, 'tok_1');
			expect(declined).toMatchObject({ state: 'failed', cause });
			expect(declined).not.toHaveProperty('actionUrl');
		});

		it('and looks at the charge that an order has already', async () => {
			peer.reply = ({ path }) =>
				path === '/card/charges' ? { status: 409, json: { code: 'duplicate_ref' } } : { json: paid };
			expect(await gateway.charge(order, 'tok_2')).toMatchObject({ state: 'paid', providerTxnNo: 'ch_1' });
			expect(peer.asked.map(({ path }) => path)).toEqual(['/card/charges', `/card/charges/${order.txnRef}`]);
			const actionUrl = `${peer.url}/3ds`;
			peer.reply = ({ path }) =>
				path === '/card/charges'
					? { status: 409, json: { code: 'duplicate_ref' } }
					: { json: { ...paid, status: 'requires_action', actionUrl } };
			expect(await gateway.charge(order, 'tok_3')).toMatchObject({ state: 'pending', actionUrl });
		});

		it.each([
			[429, 'too_many_requests'],
			[401, 'unauthorized'],
		])('and is not refused where it does not say how that charge stands: %d %s', async (status, code) => {
			peer.reply = ({ path }) =>
				path === '/card/charges' ? { status: 409, json: { code: 'duplicate_ref' } } : { status, json: { code } };
			expect(await gateway.charge(order, 'tok_2')).toMatchObject({ state: 'unavailable' });
		});

		it.each([
			[422, 'token_invalid', 'gateway_error'],
			[422, 'invalid', 'gateway_error'],
			[401, 'unauthorized', 'misconfigured'],
		])('which may be refused: %d %s', async (status, code, cause) => {
			peer.reply = () => ({ status, json: { code } });
			expect(await gateway.charge(order, 'tok_1')).toEqual({ state: 'refused', code, cause });
		});

		it.each([
			{ status: 429, json: { code: 'too_many_requests' } },
			{ status: 400, json: {} },
		])('and is not refused by what does not rule a charge out: $json', async (reply) => {
			peer.reply = () => reply;
			expect(await gateway.charge(order, 'tok_1')).toMatchObject({ state: 'unavailable' });
		});

		it.each([4_999, 1_000_000_000])('not for %d đồng', async (amount) => {
			expect(await gateway.charge({ ...order, amount }, 'tok_1')).toMatchObject({ cause: 'amount_out_of_range' });
			expect(peer.asked).toEqual([]);
		});
	});

	describe.each(troubles)('that %s', (_name, reply) => {
		it('is not available', async () => {
			peer.reply = () => reply;
			for (const outcome of [await gateway.charge(order, 'tok_1'), await gateway.query(order)])
				expect(outcome.state).toBe('unavailable');
		});
	});

	it('says how a charge stands', async () => {
		peer.reply = () => ({ json: paid });
		expect(await gateway.query(order)).toMatchObject({ state: 'paid', amount: 50_000 });
		peer.reply = () => ({ status: 404, json: { code: 'not_found' } });
		expect(await gateway.query(order)).toEqual({ state: 'unknown' });
		peer.reply = () => ({ json: { ...paid, txnRef: 'ANOTHER' } });
		expect(await gateway.query(order)).toMatchObject({ state: 'unavailable' });
		peer.reply = () => ({ json: { ...paid, amount: '5e4' } });
		expect(await gateway.query(order)).toMatchObject({ state: 'unavailable' });
	});

	it('pays back once for one name', async () => {
		const refund: RefundOrder = { refundRef: 'RF1', amount: 20_000, reason: 'Chậm', by: 'admin', createdAt: now };
		peer.reply = ({ body }) => ({
			status: 201,
			json: { id: 're_1', txnRef: body.txnRef, status: 'refunded', code: 'ok' },
		});
		expect(await gateway.refund(order, refund)).toEqual({ state: 'done', code: 'ok' });
		expect(peer.asked[0]?.body).toMatchObject({
			txnRef: order.txnRef,
			refundRef: 'RF1',
			amount: 20_000,
			reason: 'Chậm',
		});
		peer.reply = ({ body }) => ({ json: { txnRef: body.txnRef, status: 'pending', code: 'processing' } });
		expect(await gateway.refund(order, refund)).toEqual({ state: 'pending', code: 'processing' });
		peer.reply = () => ({ status: 409, json: { code: 'amount_too_large' } });
		expect(await gateway.refund(order, refund)).toMatchObject({ state: 'refused', cause: 'amount_out_of_range' });
		await expect(gateway.refund(order, { ...refund, amount: 50_001 })).rejects.toThrow(RangeError);
	});

	describe('tells of a charge', () => {
		const seconds = now.getTime() / 1000;
		const signature = (body: string, at = seconds, key = settings.noticeSecret) =>
			`t=${at},v1=${createHmac('sha256', key).update(`${at}.${body}`).digest('hex')}`;
		const tell = (content: object, at = seconds) => {
			const body = JSON.stringify(content);
			return gateway.readNotice(post(body, { 'x-card-signature': signature(body, at) }));
		};
		const forged = { state: 'rejected', reason: 'bad_signature' };

		it('that was paid, declined or is under way', () => {
			expect(tell(paid)).toEqual({
				state: 'paid',
				txnRef: order.txnRef,
				providerTxnNo: 'ch_1',
				amount: 50_000,
				code: 'ok',
				cause: null,
			});
			expect(tell({ ...paid, status: 'declined', code: 'wrong_otp' })).toMatchObject({
				state: 'failed',
				cause: 'wrong_otp',
			});
			expect(tell({ ...paid, status: 'requires_action', code: 'processing' })).toMatchObject({ state: 'pending' });
		});

		it.each([{}, { ...paid, amount: 0 }, { ...paid, amount: 0.5 }, { ...paid, txnRef: '' }, { ...paid, status: null }])(
			'in its form alone: not %o',
			(content) => {
				expect(tell(content)).toEqual({ state: 'rejected', reason: 'malformed' });
			},
		);

		it('with a fresh signature over every character', () => {
			expect(tell(paid, seconds - 301)).toEqual(forged);
			expect(tell(paid, seconds + 301)).toEqual(forged);
			const body = JSON.stringify(paid);
			for (const wrong of [undefined, '', 'v1=', signature(body, seconds, 'another key'), `${signature(body)},v1=00`])
				expect(gateway.readNotice(post(body, wrong === undefined ? {} : { 'x-card-signature': wrong }))).toEqual(
					forged,
				);
			for (const flipped of withOneBitFlipped(body))
				expect(gateway.readNotice(post(flipped, { 'x-card-signature': signature(body) }))).toEqual(forged);
			expect(gateway.readNotice({ ...post(body), method: 'GET' })).toMatchObject({ state: 'rejected' });
		});
	});

	it.each<[NoticeOutcome, number]>([
		['applied', 200],
		['already_applied', 200],
		['wrong_amount', 200],
		['unknown_order', 200],
		['malformed', 200],
		['bad_signature', 401],
		['error', 500],
	])('is answered so that it calls again when that helps: %s', (outcome, status) => {
		expect(gateway.answer(outcome).status).toBe(status);
	});

	it('says which charge a browser comes back from, and no more', () => {
		const claim = { isAuthentic: false, state: null, code: null, cause: null };
		expect(gateway.readReturn([['txnRef', 'AC1']])).toEqual({ txnRef: 'AC1', ...claim });
		for (const query of [
			[],
			[['txnRef', 'a b']],
			[
				['txnRef', 'A'],
				['txnRef', 'B'],
			],
		] as [string, string][][])
			expect(gateway.readReturn(query)).toEqual({ txnRef: null, ...claim });
	});
});
