import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { order as anyOrder, post, startPeer, troubles, withOneBitFlipped } from './gateway.fixtures.ts';
import type { NoticeOutcome } from './gateway.ts';
import { sign } from './signature.ts';
import vectors from './vectors/zalopay.json' with { type: 'json' };
import { createZalopay } from './zalopay.ts';

const settings = { appId: '2554', key1: vectors.key1, key2: vectors.key2, url: 'https://zalopay.test' };
const gateway = createZalopay(settings);
const order = { ...anyOrder, txnRef: '000001', returnUrl: 'http://localhost:3000/pay/zalopay/return' };
const hash = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex');

const { callback_ok: success } = vectors;
const content = JSON.parse(success.data);
/** A call back with fields changed, signed as ZaloPay would. */
const signed = (changes: object, type = 1) => {
	const data = JSON.stringify({ ...content, ...changes });
	return { data, mac: hash(vectors.key2, data), type };
};
const codeOf = (call: unknown) => {
	const notice = gateway.readNotice(post(call));
	const outcome: NoticeOutcome = notice.state === 'rejected' ? notice.reason : 'applied';
	return JSON.parse(gateway.answer(outcome).body).return_code;
};

it('signs as the vectors do', () => {
	for (const { input, mac } of [vectors.create, vectors.query, vectors.refund, vectors.refund_query])
		expect(sign('sha256', vectors.key1, input)).toBe(mac);
});

describe('a call back', () => {
	it('is read', () => {
		expect(gateway.readNotice(post({ data: success.data, mac: success.mac, type: 1 }))).toEqual({
			provider: 'zalopay',
			txnRef: '000001',
			amount: 50_000,
			providerTxnNo: '260101000000123',
			state: 'paid',
			code: '1',
			cause: null,
		});
	});

	it.each([
		['callback_ok', vectors.callback_ok],
		['callback_forged', vectors.callback_forged],
		['callback_signed_with_key1', vectors.callback_signed_with_key1],
	])('is answered: %s', (_name, { data, mac, type, expect: { return_code } }) => {
		expect(codeOf({ data, mac, type })).toBe(return_code);
	});

	it('is signed over its very characters', () => {
		const spaced = JSON.stringify(content, null, 1);
		expect(codeOf({ data: spaced, mac: success.mac, type: 1 })).toBe(-1);
		expect(codeOf({ data: spaced, mac: hash(vectors.key2, spaced), type: 1 })).toBe(1);
	});

	it('is refused with any one bit flipped, but for the case of the signature', () => {
		const call = { data: success.data, mac: success.mac, type: 1 };
		const genuine = gateway.readNotice(post(call));
		let same = 0;
		for (const flipped of withOneBitFlipped(JSON.stringify(call))) {
			const notice = gateway.readNotice(post(flipped));
			if (notice.state === 'rejected') continue;
			expect(notice).toEqual(genuine);
			same++;
		}
		expect(same).toBe(success.mac.match(/[a-f]/g)?.length);
	});

	it.each([undefined, '', success.mac.slice(0, 32), 'z'.repeat(64)])('needs its signature: not %s', (mac) => {
		expect(gateway.readNotice(post({ data: success.data, mac, type: 1 }))).toEqual({
			state: 'rejected',
			reason: 'bad_signature',
		});
	});

	it('for another app is not ours, though its signature is right', () => {
		expect(gateway.readNotice(post(signed({ app_id: 2555 })))).toEqual({ state: 'rejected', reason: 'wrong_terminal' });
	});

	it.each([0, -1, 50_000.5, '5e4', 'many', null, 1e21])('has an amount of whole đồng: not %s', (amount) => {
		expect(gateway.readNotice(post(signed({ amount })))).toEqual({ state: 'rejected', reason: 'malformed' });
	});

	it('is of a payment, by POST, in JSON', () => {
		const malformed = { state: 'rejected', reason: 'malformed' };
		expect(gateway.readNotice(post(signed({}, 2)))).toEqual(malformed);
		expect(gateway.readNotice({ ...post(signed({})), method: 'GET' })).toEqual(malformed);
		for (const body of ['', '{', 'null', '{"data":{}}']) expect(gateway.readNotice(post(body))).toEqual(malformed);
		const text = { data: 'text', mac: hash(vectors.key2, 'text'), type: 1 };
		expect(gateway.readNotice(post(text))).toEqual(malformed);
	});

	it.each([
		['applied', 1],
		['already_applied', vectors.callback_replay.expect.return_code],
		['unknown_order', 2],
		['wrong_amount', 2],
		['bad_signature', -1],
		['wrong_terminal', -1],
		['malformed', -1],
		['error', 0],
	] as const)('is answered in JSON: %s by %d', (outcome, return_code) => {
		const { status, body } = gateway.answer(outcome);
		expect({ status, ...JSON.parse(body) }).toMatchObject({ status: 200, return_code });
	});
});

describe('a browser that comes back', () => {
	const names = vectors.redirect.fields.split('|');
	const pairs = (input: string, checksum: string): [string, string][] => [
		...input.split('|').map((value, at): [string, string] => [names[at] ?? '', value]),
		['checksum', checksum],
	];
	const { input, checksum } = vectors.redirect;

	it('says how it went', () => {
		const claim = { txnRef: '000001', isAuthentic: true };
		expect(gateway.readReturn(pairs(input, checksum))).toEqual({ ...claim, state: 'paid', code: '1', cause: null });
		const cancelled = input.replace(/1$/, '-329');
		expect(gateway.readReturn(pairs(cancelled, hash(vectors.key2, cancelled)))).toEqual({
			...claim,
			state: 'failed',
			code: '-329',
			cause: 'cancelled',
		});
	});

	it('is not believed without our signature', () => {
		const nothing = { txnRef: '000001', isAuthentic: false, state: null, code: null, cause: null };
		expect(gateway.readReturn(pairs(input, hash(vectors.key1, input)))).toEqual(nothing);
		expect(gateway.readReturn(pairs(input.replace('50000', '50001'), checksum))).toEqual(nothing);
		const others = input.replace('2554', '2555');
		expect(gateway.readReturn(pairs(others, hash(vectors.key2, others)))).toEqual(nothing);
		expect(gateway.readReturn([...pairs(input, checksum), ['status', '1']])).toEqual({ ...nothing, txnRef: null });
		expect(gateway.readReturn([])).toEqual({ ...nothing, txnRef: null });
	});
});

describe('questions', () => {
	let peer: Awaited<ReturnType<typeof startPeer>>;
	beforeAll(async () => {
		peer = await startPeer();
	});
	afterAll(() => peer.close());

	const ask = (timeoutMs = 2_000) =>
		createZalopay({ ...settings, url: peer.url }, { now: () => new Date(1767243700000), timeoutMs });
	const answering = (json: object) => {
		peer.reply = () => ({ json });
	};
	const payment = { ...order, providerTxnNo: '260101000000123' };
	const refund = {
		refundRef: '1',
		amount: 50_000,
		reason: 'hoan',
		by: 'admin',
		createdAt: new Date('2026-01-01T05:00:00Z'),
	};

	it('prepare a page to pay on', async () => {
		answering({ return_code: 1, sub_return_code: 1, order_url: 'https://qcgateway.zalopay.vn/openinapp?order=x' });
		expect(await ask().createPayment(order)).toEqual({
			state: 'created',
			payUrl: 'https://qcgateway.zalopay.vn/openinapp?order=x',
		});
		const { path, body } = peer.asked.at(-1) ?? {};
		expect(path).toBe('/v2/create');
		expect(body).toMatchObject({
			app_id: 2554,
			app_trans_id: '260101_000001',
			app_time: 1767243600000,
			expire_duration_seconds: 900,
			amount: 50_000,
			embed_data: '{"redirecturl":"http://localhost:3000/pay/zalopay/return"}',
			item: '[{"id":"000001","price":50000}]',
			callback_url: order.notifyUrl,
		});
		// The vector's order but for who pays and what the goods are called.
		const text = vectors.create.input.replace('|u1|', '|ancu|').replace('WT-0001', '000001');
		expect(body.mac).toBe(hash(vectors.key1, text));
	});

	it('name an order by the day in Vietnam, and live as long as ZaloPay allows', async () => {
		await ask().createPayment({
			...order,
			createdAt: new Date('2025-12-31T17:00:00Z'),
			expiresAt: new Date('2025-12-31T17:01:00Z'),
		});
		expect(peer.asked.at(-1)?.body).toMatchObject({ app_trans_id: '260101_000001', expire_duration_seconds: 300 });
		await ask().createPayment({ ...order, createdAt: new Date('2025-12-31T16:59:59Z') });
		expect(peer.asked.at(-1)?.body).toMatchObject({ app_trans_id: '251231_000001' });
	});

	it.each([
		[
			{ return_code: 2, sub_return_code: -68 },
			{ state: 'refused', code: '2/-68', cause: 'duplicate' },
		],
		[{ return_code: -402 }, { state: 'refused', cause: 'misconfigured' }],
		[
			{ return_code: 2, sub_return_code: -999 },
			{ state: 'refused', cause: 'gateway_maintenance' },
		],
		[
			{ return_code: 2, sub_return_code: -31337 },
			{ state: 'refused', cause: 'gateway_error' },
		],
		[{ return_code: 1 }, { state: 'unavailable' }],
		[{ return_code: 1, order_url: 'javascript:alert(1)' }, { state: 'unavailable' }],
	])('may prepare no page: %o', async (answer, expected) => {
		answering(answer);
		expect(await ask().createPayment(order)).toMatchObject(expected);
	});

	it('are signed as ZaloPay reads them', async () => {
		answering({ return_code: 3 });
		await ask().query(payment);
		expect(peer.asked.at(-1)).toEqual({
			path: '/v2/query',
			body: { app_id: 2554, app_trans_id: '260101_000001', mac: vectors.query.mac },
		});
	});

	it.each([
		[
			{ return_code: 1, sub_return_code: 1, is_processing: false, amount: 50_000, zp_trans_id: 260101000000123 },
			{ state: 'paid', amount: 50_000, providerTxnNo: '260101000000123', code: '1/1', cause: null },
		],
		[
			{ return_code: 3, is_processing: true },
			{ state: 'pending', cause: null },
		],
		[{ return_code: 1, is_processing: true, amount: 50_000 }, { state: 'pending' }],
		[{ return_code: 2, is_processing: true }, { state: 'pending' }],
		[
			{ return_code: 2, sub_return_code: -329, amount: 0 },
			{ state: 'failed', cause: 'cancelled', amount: null },
		],
		[
			{ return_code: 2, sub_return_code: -54 },
			{ state: 'failed', cause: 'expired' },
		],
		[
			{ return_code: 2, sub_return_code: -63 },
			{ state: 'failed', cause: 'insufficient_funds' },
		],
		[{ return_code: 2 }, { state: 'failed', cause: 'gateway_error' }],
		[{ return_code: 2, sub_return_code: -101 }, { state: 'unknown' }],
		// ZaloPay's trouble says nothing of the payment.
		[
			{ return_code: 2, sub_return_code: -500 },
			{ state: 'refused', cause: 'gateway_error' },
		],
		[
			{ return_code: 2, sub_return_code: -402 },
			{ state: 'refused', cause: 'misconfigured' },
		],
		[{ return_code: -2 }, { state: 'refused', cause: 'misconfigured' }],
		[{ return_code: 1, amount: 0 }, { state: 'unavailable' }],
		[{ return_code: 1, amount: '5e4' }, { state: 'unavailable' }],
		[{}, { state: 'refused' }],
	])('are answered with the state of a payment: %o', async (answer, expected) => {
		answering(answer);
		expect(await ask().query(payment)).toMatchObject(expected);
	});

	it('pay back what ZaloPay is asked to', async () => {
		answering({ return_code: 3 });
		expect(await ask().refund(payment, refund)).toEqual({ state: 'pending', code: '3/' });
		expect(peer.asked.at(-1)).toMatchObject({
			path: '/v2/refund',
			body: { m_refund_id: '260101_2554_1', zp_trans_id: '260101000000123', mac: vectors.refund.mac },
		});
		await expect(ask().refund(payment, { ...refund, amount: 50_001 })).rejects.toThrow(RangeError);
	});

	it('tell later how a refund stands', async () => {
		answering({ return_code: 1 });
		expect(await ask().queryRefund(payment, refund)).toMatchObject({ state: 'done' });
		expect(peer.asked.at(-1)).toEqual({
			path: '/v2/query_refund',
			body: { app_id: 2554, m_refund_id: '260101_2554_1', timestamp: 1767243700000, mac: vectors.refund_query.mac },
		});
	});

	it.each([
		[{ return_code: 1 }, { state: 'done' }],
		// Asked twice is paid back once.
		[{ return_code: 2, sub_return_code: -23 }, { state: 'pending' }],
		[{ return_code: 2, sub_return_code: -21 }, { state: 'unknown' }],
		[
			{ return_code: 2, sub_return_code: -13 },
			{ state: 'refused', cause: 'refund_not_allowed' },
		],
		[
			{ return_code: 2, sub_return_code: -14 },
			{ state: 'refused', cause: 'amount_out_of_range' },
		],
	])('are answered with the state of a refund: %o', async (answer, expected) => {
		answering(answer);
		expect(await ask().refund(payment, refund)).toMatchObject(expected);
		expect(await ask().queryRefund(payment, refund)).toMatchObject(expected);
	});

	it.each(troubles)('wait for another time when ZaloPay %s', async (_name, reply) => {
		peer.reply = () => reply;
		const impatient = ask(reply ? 2_000 : 50);
		for (const outcome of [
			impatient.createPayment(order),
			impatient.query(payment),
			impatient.refund(payment, refund),
			impatient.queryRefund(payment, refund),
		])
			expect(await outcome).toEqual({ state: 'unavailable', reason: expect.not.stringMatching(/http:|KEY\dTEST/) });
		expect(peer.asked.filter(({ path }) => path === '/elsewhere')).toEqual([]);
	});
});
