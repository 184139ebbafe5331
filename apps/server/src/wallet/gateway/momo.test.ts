import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { get, order, post, startPeer, troubles, withOneBitFlipped } from './gateway.fixtures.ts';
import { createMomo } from './momo.ts';
import { sign } from './signature.ts';
import vectors from './vectors/momo.json' with { type: 'json' };

const settings = {
	partnerCode: 'MOMOTEST',
	accessKey: vectors.accessKey,
	secretKey: vectors.secretKey,
	url: 'https://momo.test',
};
const gateway = createMomo(settings);
const hash = (text: string, secret = vectors.secretKey) => createHmac('sha256', secret).update(text).digest('hex');

const [success] = vectors.ipn;
if (!success) throw new Error('The vectors begin with a success.');
type Body = Record<string, string | number>;
/** A message with fields changed, signed as MoMo would. */
const signed = (changes: Body) => {
	const { signature: _, ...rest } = { ...success.body, ...changes } as Body;
	const names = Object.keys({ ...rest, accessKey: '' }).sort();
	const values: Body = { ...rest, accessKey: vectors.accessKey };
	return { ...rest, signature: hash(names.map((name) => `${name}=${values[name]}`).join('&')) };
};

describe('a call back', () => {
	const states = { PAID: 'paid', FAILED: 'failed', EXPIRED: 'failed', PENDING: 'pending' };
	const causes = new Map<string, string>([
		['user_denied', 'cancelled'],
		['insufficient', 'insufficient_funds'],
		['expired', 'expired'],
	]);

	it.each(vectors.ipn)('is read: $name', ({ name, body, expect_order }) => {
		expect(gateway.readNotice(post(body))).toEqual({
			provider: 'momo',
			txnRef: 'WT-0001',
			amount: 50_000,
			providerTxnNo: body.transId === 0 ? null : '4088878653',
			state: states[expect_order as keyof typeof states],
			code: String(body.resultCode),
			cause: causes.get(name) ?? null,
		});
	});

	it('is signed over the same text as the vectors', () => {
		for (const { body, canonical } of vectors.ipn) expect(hash(canonical)).toBe(body.signature);
		for (const { secret, canonical, signature } of vectors.third_party)
			expect(sign('sha256', secret, canonical)).toBe(signature);
	});

	it('of other makers is read', () => {
		const [, canonical = ''] = vectors.third_party_canonical_only;
		const theirs = createMomo({ ...settings, partnerCode: 'MOMO', accessKey: 'access', secretKey: 'secret' });
		const { accessKey: _, ...body } = Object.fromEntries(canonical.split('&').map((pair) => pair.split('=')));
		expect(theirs.readNotice(post({ ...body, signature: hash(canonical, 'secret') }))).toMatchObject({
			state: 'paid',
			txnRef: 'MM123',
			amount: 10_000,
		});
	});

	it('has the shape that the vendor shows, but needs our key', () => {
		const { body } = vectors.vendor_doc_ipn_shape_only;
		expect(gateway.readNotice(post(body))).toEqual({ state: 'rejected', reason: 'bad_signature' });
	});

	it('is refused with any one bit flipped, but for the case of the signature', () => {
		const genuine = gateway.readNotice(post(success.body));
		let same = 0;
		for (const flipped of withOneBitFlipped(JSON.stringify(success.body))) {
			const notice = gateway.readNotice(post(flipped));
			if (notice.state === 'rejected') continue;
			expect(notice).toEqual(genuine);
			same++;
		}
		// The letters of the signature, and the names of empty fields.
		expect(same).toBeLessThan(64 + 10 * 8);
	});

	it.each([
		['none', undefined],
		['an empty one', ''],
		['half of one', success.body.signature.slice(0, 32)],
		['that of another key', hash(success.canonical, 'OTHER')],
		['no digits', 'z'.repeat(64)],
	])('is refused with a wrong signature: %s', (_name, signature) => {
		expect(gateway.readNotice(post({ ...success.body, signature }))).toEqual({
			state: 'rejected',
			reason: 'bad_signature',
		});
	});

	it('may be signed in capitals', () => {
		const signature = success.body.signature.toUpperCase();
		expect(gateway.readNotice(post({ ...success.body, signature }))).toMatchObject({ state: 'paid' });
	});

	it('for another partner is not ours, though its signature is right', () => {
		expect(gateway.readNotice(post(signed({ partnerCode: 'MOMO2' })))).toEqual({
			state: 'rejected',
			reason: 'wrong_terminal',
		});
	});

	it.each([0, -50_000, '5e4', 50_000.5, '９', 1e21, '9'.repeat(17)])(
		'has an amount of whole đồng: not %s',
		(amount) => {
			expect(gateway.readNotice(post(signed({ amount })))).toEqual({ state: 'rejected', reason: 'malformed' });
		},
	);

	it('keeps a number of a transaction that is too large to count with', () => {
		const body = JSON.stringify(signed({ transId: '98765432109876543210' })).replace(/"(98765432109876543210)"/, '$1');
		expect(body).toContain('"transId":98765432109876543210,');
		expect(gateway.readNotice(post(body))).toMatchObject({ state: 'paid', providerTxnNo: '98765432109876543210' });
	});

	it.each(['', '{', 'null', '[]', '"text"', '{"amount":{}}', '{"amount":[1]}', '{"amount":true}'])(
		'is an object: not %s',
		(body) => {
			expect(gateway.readNotice(post(body))).toEqual({ state: 'rejected', reason: 'malformed' });
		},
	);

	it('comes by POST', () => {
		expect(gateway.readNotice({ ...post(success.body), method: 'GET' })).toMatchObject({ reason: 'malformed' });
	});

	it('with a code that is new is asked for again', () => {
		expect(gateway.readNotice(post(signed({ resultCode: 7777 })))).toMatchObject({ state: 'pending', cause: null });
		expect(gateway.readNotice(post(signed({ resultCode: 'constructor' })))).toMatchObject({ state: 'pending' });
	});

	it.each([
		['applied', 204],
		['already_applied', 204],
		['unknown_order', 204],
		['wrong_amount', 204],
		['bad_signature', 400],
		['wrong_terminal', 400],
		['malformed', 400],
		['error', 500],
	] as const)('is answered: %s by %d', (outcome, status) => {
		expect(gateway.answer(outcome)).toMatchObject({ status, ...(status === 204 && { body: '' }) });
	});
});

describe('a browser that comes back', () => {
	const read = (body: Body) => {
		const pairs = Object.entries(body).map(([name, value]) => [name, String(value)]);
		return gateway.readReturn(get(new URLSearchParams(pairs).toString()).query);
	};

	it.each(vectors.ipn)('says how it went: $name', ({ body }) => {
		const { state, code, cause } = gateway.readNotice(post(body)) as { state: string; code: string; cause: string };
		expect(read(body)).toEqual({ txnRef: 'WT-0001', isAuthentic: true, state, code, cause });
	});

	it('is not believed without our signature', () => {
		const nothing = { isAuthentic: false, state: null, code: null, cause: null };
		expect(read({ ...success.body, amount: 1 })).toEqual({ ...nothing, txnRef: 'WT-0001' });
		expect(read(signed({ partnerCode: 'MOMO2' }))).toEqual({ ...nothing, txnRef: 'WT-0001' });
		expect(read({ orderId: "' or 1" })).toEqual({ ...nothing, txnRef: null });
		const twice = [...Object.entries(success.body), ['orderId', 'WT-0002']].map(([name, value]) => [
			name,
			String(value),
		]);
		expect(gateway.readReturn(twice as [string, string][])).toEqual({ ...nothing, txnRef: null });
	});
});

describe('questions', () => {
	let peer: Awaited<ReturnType<typeof startPeer>>;
	beforeAll(async () => {
		peer = await startPeer();
	});
	afterAll(() => peer.close());

	const ask = (timeoutMs = 2_000) =>
		createMomo({ ...settings, url: peer.url }, { newRequestId: () => 'Q-1', timeoutMs });
	const answering = (json: object) => {
		peer.reply = () => ({ json });
	};
	const payment = { ...order, providerTxnNo: '4088878653' };
	const refund = { refundRef: 'RF-1', amount: 50_000, reason: 'hoan', by: 'admin', createdAt: new Date() };

	it('prepare a page to pay on', async () => {
		answering(vectors.create_response.body);
		expect(await ask().createPayment(order)).toEqual({
			state: 'created',
			payUrl: 'http://localhost:4900/momo/pay?t=abc',
		});
		expect(peer.asked.at(-1)).toEqual({ path: '/v2/gateway/api/create', body: vectors.create.body });
	});

	it('prepare one page however often they are asked', async () => {
		await ask().createPayment(order);
		await ask().createPayment(order);
		expect(peer.asked.at(-1)).toEqual(peer.asked.at(-2));
	});

	it('describe nothing that could be read as another field', async () => {
		await ask().createPayment({ ...order, description: 'Nạp&orderId=WT-0002\u0000 ví' });
		expect(peer.asked.at(-1)?.body.orderInfo).toBe('Nạp orderId WT-0002 ví');
		await ask().createPayment({ ...order, description: '&=' });
		expect(peer.asked.at(-1)?.body.orderInfo).toBe('WT-0001');
	});

	it.each([999, 50_000_001])('prepare no page for %d đồng', async (amount) => {
		const before = peer.asked.length;
		expect(await ask().createPayment({ ...order, amount })).toMatchObject({ cause: 'amount_out_of_range' });
		expect(peer.asked).toHaveLength(before);
	});

	it('may be answered without signature, not with a wrong one', async () => {
		const { signature, ...created } = vectors.create_response.body;
		answering(created);
		expect(await ask().createPayment(order)).toMatchObject({ state: 'created' });
		answering({ ...created, signature: `0${signature.slice(1)}` });
		expect(await ask().createPayment(order)).toMatchObject({ state: 'unavailable' });
	});

	it('may be answered with a signature that leaves the message out', async () => {
		const { signature: _, ...created } = vectors.create_response.body;
		const names = ['amount', 'orderId', 'partnerCode', 'payUrl', 'requestId', 'responseTime', 'resultCode'] as const;
		const signed = [`accessKey=${vectors.accessKey}`, ...names.map((name) => `${name}=${created[name]}`)].join('&');
		answering({ ...created, signature: hash(signed) });
		expect(await ask().createPayment(order)).toMatchObject({ state: 'created' });
	});

	it.each([
		{ partnerCode: 'MOMO2' },
		{ orderId: 'WT-0002' },
		{ requestId: 'WT-0001-2' },
		{ amount: 50_001 },
		{ payUrl: 'javascript:alert(1)' },
		{ payUrl: '' },
		{ payUrl: '/pay' },
	])('are not answered by what speaks of something else: %o', async (changes) => {
		const { signature: _, ...created } = vectors.create_response.body;
		answering({ ...created, ...changes });
		expect(await ask().createPayment(order)).toMatchObject({ state: 'unavailable' });
	});

	const state = { partnerCode: 'MOMOTEST', orderId: 'WT-0001', requestId: 'Q-1', amount: 50_000, transId: 4088878653 };

	it('may be refused, by a status of HTTP too', async () => {
		peer.reply = () => ({ status: 400, json: { resultCode: 41, message: 'Duplicated orderId' } });
		expect(await ask().createPayment(order)).toEqual({ state: 'refused', code: '41', cause: 'duplicate' });
		answering({ resultCode: 13 });
		expect(await ask().createPayment(order)).toEqual({ state: 'refused', code: '13', cause: 'misconfigured' });
		expect(await ask().query(payment)).toEqual({ state: 'refused', code: '13', cause: 'misconfigured' });
	});

	it('are refused while another like them is answered, which says nothing of the payment', async () => {
		answering({ ...state, resultCode: 43 });
		expect(await ask().query(payment)).toEqual({ state: 'refused', code: '43', cause: 'gateway_busy' });
	});

	it('are signed as MoMo reads them', async () => {
		answering({ ...state, resultCode: 0 });
		await ask().query(payment);
		expect(peer.asked.at(-1)).toMatchObject({
			path: '/v2/gateway/api/query',
			body: { requestId: 'Q-1', orderId: 'WT-0001', signature: vectors.query.signature },
		});
	});

	it.each([
		[
			{ ...state, resultCode: 0 },
			{ state: 'paid', amount: 50_000, providerTxnNo: '4088878653', cause: null },
		],
		[{ ...state, resultCode: 1000 }, { state: 'pending' }],
		[{ ...state, resultCode: 9000 }, { state: 'pending' }],
		[
			{ ...state, resultCode: 1005, transId: 0 },
			{ state: 'failed', cause: 'expired', providerTxnNo: null },
		],
		[
			{ ...state, resultCode: 1006 },
			{ state: 'failed', cause: 'cancelled' },
		],
		[{ ...state, resultCode: 42, amount: 0 }, { state: 'unknown' }],
		[{ ...state, resultCode: 0, amount: 0 }, { state: 'unavailable' }],
		[{ ...state, resultCode: 0, orderId: 'WT-0002' }, { state: 'unavailable' }],
		[{ ...state, resultCode: 0, partnerCode: 'MOMO2' }, { state: 'unavailable' }],
		[{ ...state }, { state: 'pending' }],
	])('are answered with the state of a payment: %o', async (answer, expected) => {
		answering(answer);
		expect(await ask().query(payment)).toMatchObject(expected);
	});

	it('pay back what MoMo is asked to', async () => {
		answering({
			partnerCode: 'MOMOTEST',
			orderId: 'RF-1',
			requestId: 'RF-1',
			amount: 50_000,
			transId: 1,
			resultCode: 0,
		});
		expect(await ask().refund(payment, refund)).toEqual({ state: 'done', code: '0' });
		expect(peer.asked.at(-1)).toMatchObject({
			path: '/v2/gateway/api/refund',
			body: { orderId: 'RF-1', requestId: 'RF-1', transId: 4088878653, signature: vectors.refund.signature },
		});
		await expect(ask().refund(payment, { ...refund, amount: 50_001 })).rejects.toThrow(RangeError);
	});

	it.each([
		[1081, { state: 'refused', cause: 'already_refunded' }],
		[1088, { state: 'refused', cause: 'refund_not_allowed' }],
		[7002, { state: 'pending' }],
		// Asked twice is paid back once.
		[40, { state: 'pending' }],
		[41, { state: 'pending' }],
	])('may not pay back: %d', async (resultCode, expected) => {
		answering({ resultCode });
		expect(await ask().refund(payment, refund)).toMatchObject(expected);
	});

	it('tell later how a refund stands', async () => {
		const refundOf = (found: object) =>
			answering({ ...state, resultCode: 0, refundTrans: [{ orderId: 'RF-0', amount: 1, resultCode: 0 }, found] });
		refundOf({ orderId: 'RF-1', amount: 50_000, resultCode: 0, transId: 7 });
		expect(await ask().queryRefund(payment, refund)).toEqual({ state: 'done', code: '0' });
		refundOf({ orderId: 'RF-1', amount: 50_000, resultCode: 1080 });
		expect(await ask().queryRefund(payment, refund)).toMatchObject({ state: 'refused', cause: 'refund_failed' });
		refundOf({ orderId: 'RF-1', amount: 1, resultCode: 0 });
		expect(await ask().queryRefund(payment, refund)).toMatchObject({ state: 'unavailable' });
		answering({ ...state, resultCode: 0 });
		expect(await ask().queryRefund(payment, refund)).toMatchObject({ state: 'unknown' });
	});

	it.each(troubles)('wait for another time when MoMo %s', async (_name, reply) => {
		peer.reply = () => reply;
		const impatient = ask(reply ? 2_000 : 50);
		for (const outcome of [impatient.createPayment(order), impatient.query(payment), impatient.refund(payment, refund)])
			expect(await outcome).toEqual({ state: 'unavailable', reason: expect.not.stringMatching(/http:|KEYTEST/) });
		expect(peer.asked.filter(({ path }) => path === '/elsewhere')).toEqual([]);
	});
});
