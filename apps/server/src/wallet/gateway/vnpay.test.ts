import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { order as anyOrder, get, startPeer, troubles, withOneBitFlipped } from './gateway.fixtures.ts';
import type { GatewayRequest, NoticeOutcome, PaidPayment } from './gateway.ts';
import vectors from './vectors/vnpay.json' with { type: 'json' };
import { toVietnamStamp } from './vietnam-time.ts';
import { createVnpay } from './vnpay.ts';

const settings = {
	tmnCode: vectors.tmn,
	hashSecret: vectors.secret,
	payUrl: 'https://pay.test',
	apiUrl: 'https://api.test',
};
const gateway = createVnpay(settings);
const order = {
	...anyOrder,
	txnRef: vectors.order.txnRef,
	amount: vectors.order.amountVnd,
	description: 'Thanh toán kiểm tra quy hoạch PC-0001',
	returnUrl: 'http://localhost:3000/pay/vnpay/return',
	bankCode: 'VNBANK',
};

const hash = (text: string) => createHmac('sha512', vectors.secret).update(text).digest('hex');
type Params = Record<string, string | number>;
const toQuery = (params: Params) => {
	const pairs = Object.entries(params).flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]]));
	pairs.sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
	return new URLSearchParams(pairs).toString();
};
const signed = (params: Params) => `${toQuery(params)}&vnp_SecureHash=${hash(toQuery(params))}`;
const [success] = vectors.ipn_and_return;
if (!success) throw new Error('The vectors begin with a success.');

describe('a page to pay on', () => {
	it('has the address that VNPay expects', async () => {
		const { canonical, vnp_SecureHash } = vectors.pay_url;
		expect(await gateway.createPayment(order)).toEqual({
			state: 'created',
			payUrl: `https://pay.test/paymentv2/vpcpay.html?${canonical}&vnp_SecureHash=${vnp_SecureHash}`,
		});
	});

	const paramsOf = async (changes: Partial<typeof order>) => {
		const outcome = await gateway.createPayment({ ...order, ...changes });
		if (outcome.state !== 'created') throw new Error(outcome.state);
		return new URL(outcome.payUrl).searchParams;
	};

	it('asks for a hundred times the amount, at VNPay alone', async () => {
		expect((await paramsOf({ amount: 999_999_999 })).get('vnp_Amount')).toBe('99999999900');
	});

	it.each([4_999, 1_000_000_000])('is refused for %d đồng', async (amount) => {
		expect(await gateway.createPayment({ ...order, amount })).toMatchObject({ cause: 'amount_out_of_range' });
	});

	it.each([
		{ amount: 5_000.5 },
		{ amount: Number.NaN },
		{ amount: -5_000 },
		{ txnRef: 'a b' },
		{ txnRef: '' },
		{ txnRef: 'a'.repeat(33) },
		{ expiresAt: order.createdAt },
		{ returnUrl: 'javascript:alert(1)' },
		{ bankCode: 'A&B' },
	])('is not made from a mistake of ours: %o', async (changes) => {
		await expect(gateway.createPayment({ ...order, ...changes })).rejects.toThrow(RangeError);
	});

	it.each([
		['2001:db8::1', '2001:db8::1'],
		['::1', '127.0.0.1'],
		['fe80::1%eth0', '127.0.0.1'],
		['not an address', '127.0.0.1'],
	])('names the payer: %s', async (clientAddress, expected) => {
		expect((await paramsOf({ clientAddress })).get('vnp_IpAddr')).toBe(expected);
	});

	it('describes in what all encoders write alike, whatever it is described in', async () => {
		expect((await paramsOf({ description: 'Đặt cọc: 50% – “Nhà” & đất' })).get('vnp_OrderInfo')).toBe(
			'Dat coc: 50 Nha dat',
		);
		expect((await paramsOf({ description: '北京' })).get('vnp_OrderInfo')).toBe(order.txnRef);
		await fc.assert(
			fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 400 }), async (description) => {
				expect((await paramsOf({ description })).get('vnp_OrderInfo')).toMatch(/^[A-Za-z0-9 :._-]{1,255}$/);
			}),
			{ seed: 6 },
		);
	});

	// What the encoders of other makers would have disagreed about.
	it('is signed in the encoding of PHP and Java', () => {
		const { input, ...encodings } = vectors.encoding_divergence;
		expect(new URLSearchParams({ input }).toString().slice('input='.length)).toBe(encodings['java URLEncoder']);
	});
});

describe('the clock', () => {
	afterEach(() => vi.unstubAllEnvs());

	it.each([
		['UTC', 0],
		['Asia/Ho_Chi_Minh', -420],
		['America/New_York', 300],
	])('is that of Vietnam where the server runs in %s', async (zone, offset) => {
		vi.stubEnv('TZ', zone);
		expect(new Date('2026-01-01T05:00:00Z').getTimezoneOffset()).toBe(offset);
		for (const { utc, vnp } of vectors.gmt7) expect(toVietnamStamp(new Date(utc))).toBe(vnp);
		expect(await gateway.createPayment(order)).toMatchObject({
			payUrl: expect.stringContaining(vectors.pay_url.vnp_SecureHash),
		});
	});
});

describe('a call back', () => {
	const states = { PAID: 'paid', FAILED: 'failed', EXPIRED: 'failed', REVIEW: 'suspect', PENDING: 'paid' };

	it.each(vectors.ipn_and_return)('is read: $name', ({ params, canonical, vnp_SecureHash, expect_order }) => {
		const notice = gateway.readNotice(get(`${canonical}&vnp_SecureHash=${vnp_SecureHash}`));
		expect(notice).toMatchObject({
			provider: 'vnpay',
			txnRef: 'PC-0001',
			amount: Number(params.vnp_Amount) / 100,
			state: states[expect_order as keyof typeof states],
			code: `${params.vnp_ResponseCode}/${params.vnp_TransactionStatus}`,
			providerTxnNo: params.vnp_TransactionNo === '0' ? null : params.vnp_TransactionNo,
		});
	});

	it.each([
		['cancelled', 'cancelled'],
		['insufficient_funds', 'insufficient_funds'],
		['expired', 'expired'],
		['wrong_otp', 'wrong_otp'],
		['suspected_fraud', 'suspected_fraud'],
		['success', null],
	])('has a cause: %s', (name, cause) => {
		const { params } = vectors.ipn_and_return.find((each) => each.name === name) ?? success;
		expect(gateway.readNotice(get(signed(params as Params)))).toMatchObject({ cause });
	});

	it.each(vectors.third_party)('of another maker is read: $source', ({ secret, params, vnp_SecureHash }) => {
		const theirs = createVnpay({ ...settings, tmnCode: 'TEST_TMN_CODE', hashSecret: secret });
		expect(theirs.readNotice(get(`${toQuery(params)}&vnp_SecureHash=${vnp_SecureHash}`))).toMatchObject({
			txnRef: '1716257871703',
			amount: 10_000,
			// Paid by one code and failed by the other is for a person to look at.
			state: params.vnp_ResponseCode === '00' ? 'paid' : 'suspect',
		});
	});

	it.each(vectors.forged)('is told from a forged one: $name', ({ vnp_SecureHash, expect_ipn_RspCode }) => {
		const query = vnp_SecureHash === null ? success.canonical : `${success.canonical}&vnp_SecureHash=${vnp_SecureHash}`;
		const notice = gateway.readNotice(get(query));
		const outcome: NoticeOutcome = notice.state === 'rejected' ? notice.reason : 'applied';
		expect(JSON.parse(gateway.answer(outcome).body).RspCode).toBe(expect_ipn_RspCode);
	});

	it('is refused with any one bit flipped, but for the case of the signature', () => {
		const query = signed(success.params);
		const genuine = gateway.readNotice(get(query));
		expect(genuine).toMatchObject({ state: 'paid' });
		for (const flipped of withOneBitFlipped(query)) {
			const notice = gateway.readNotice(get(flipped));
			if (notice.state === 'rejected') continue;
			// Percent signs and signatures are the same in capitals.
			expect(flipped.toLowerCase()).toBe(query.toLowerCase());
			expect(notice).toEqual(genuine);
		}
	});

	it('is refused with a name that comes twice, whichever of the two is signed', () => {
		for (const extra of ['vnp_Amount=50000000', 'vnp_Amount=1', 'vnp_SecureHash=00', 'vnp_TxnRef=PC-0002', 'a=1&a=2'])
			for (const query of [`${signed(success.params)}&${extra}`, `${extra}&${signed(success.params)}`])
				expect(gateway.readNotice(get(query))).toEqual({ state: 'rejected', reason: 'malformed' });
	});

	it('may carry what others add, and empty fields', () => {
		const query = `${signed(success.params)}&utm_source=mail&vnp_CardType2=&vnp_SecureHashType=HmacSHA512`;
		expect(gateway.readNotice(get(query))).toMatchObject({ state: 'paid' });
	});

	it('for another terminal is not ours, though its signature is right', () => {
		const query = signed({ ...success.params, vnp_TmnCode: 'LOCAL002' });
		expect(gateway.readNotice(get(query))).toEqual({ state: 'rejected', reason: 'wrong_terminal' });
		expect(JSON.parse(gateway.answer('wrong_terminal').body).RspCode).toBe('97');
	});

	it.each([
		'0',
		'-50000000',
		'5e7',
		'50000000.0',
		'50000050',
		'0x2FAF080',
		'１００',
		' 100',
		'9'.repeat(17),
		'9'.repeat(400),
	])('has an amount of whole đồng: not %s', (vnp_Amount) => {
		const query = signed({ ...success.params, vnp_Amount });
		expect(gateway.readNotice(get(query))).toEqual({ state: 'rejected', reason: 'malformed' });
	});

	it('comes by GET', () => {
		const request: GatewayRequest = { ...get(signed(success.params)), method: 'POST' };
		expect(gateway.readNotice(request)).toEqual({ state: 'rejected', reason: 'malformed' });
	});

	it.each([
		['00', '00', 'paid', null],
		['00', '01', 'pending', null],
		['00', '', 'pending', null],
		['00', '02', 'failed', 'gateway_error'],
		['24', '00', 'suspect', 'unclear'],
		['24', '01', 'pending', null],
		['07', '00', 'suspect', 'suspected_fraud'],
		['00', '07', 'suspect', 'suspected_fraud'],
		['00', '04', 'suspect', 'reversed'],
		['99', '08', 'failed', 'gateway_error'],
		['00', '08', 'failed', 'expired'],
		['00', '20', 'suspect', 'unclear'],
		['00', '55', 'suspect', 'unclear'],
		['55', '02', 'failed', 'gateway_error'],
	])('is paid only when both codes say so: %s and %s', (vnp_ResponseCode, vnp_TransactionStatus, state, cause) => {
		expect(
			gateway.readNotice(get(signed({ ...success.params, vnp_ResponseCode, vnp_TransactionStatus }))),
		).toMatchObject({
			state,
			cause,
		});
	});

	it.each(['vnp_ResponseCode', 'vnp_TransactionStatus'] as const)('is not paid without %s', (name) => {
		const { [name]: _, ...params } = success.params;
		const notice = gateway.readNotice(get(signed(params)));
		expect(notice).toMatchObject({ txnRef: 'PC-0001', cause: name === 'vnp_ResponseCode' ? 'unclear' : null });
		expect(notice.state).toBe(name === 'vnp_ResponseCode' ? 'suspect' : 'pending');
	});

	it.each([
		['applied', '00'],
		['already_applied', '02'],
		['unknown_order', '01'],
		['wrong_amount', '04'],
		['bad_signature', '97'],
		['malformed', '99'],
		['error', '99'],
	] as const)('is answered in JSON: %s by %s', (outcome, code) => {
		const { status, headers, body } = gateway.answer(outcome);
		expect({ status, type: headers['content-type'], ...JSON.parse(body) }).toMatchObject({
			status: 200,
			type: 'application/json; charset=utf-8',
			RspCode: code,
			Message: expect.stringMatching(/\w/),
		});
	});
});

describe('a browser that comes back', () => {
	const read = (query: string) => gateway.readReturn([...new URLSearchParams(query)]);

	it.each(vectors.ipn_and_return)('says how it went: $name', ({ params, canonical, vnp_SecureHash }) => {
		const { state, code, cause } = gateway.readNotice(get(signed(params as Params))) as {
			state: string;
			code: string;
			cause: string;
		};
		expect(read(`${canonical}&vnp_SecureHash=${vnp_SecureHash}`)).toEqual({
			txnRef: 'PC-0001',
			isAuthentic: true,
			state,
			code,
			cause,
		});
	});

	it.each([
		success.canonical,
		signed({ ...success.params, vnp_TmnCode: 'LOCAL002' }),
		`${success.canonical}&vnp_SecureHash=${'0'.repeat(128)}`,
	])('is not believed without our signature', (query) => {
		expect(read(query)).toEqual({ txnRef: 'PC-0001', isAuthentic: false, state: null, code: null, cause: null });
	});

	it('names nothing that we could not have named', () => {
		expect(read('vnp_TxnRef=%27%20or%201').txnRef).toBeNull();
		expect(read('vnp_TxnRef=PC-0001&vnp_TxnRef=PC-0002').txnRef).toBeNull();
		expect(read('').txnRef).toBeNull();
	});
});

describe('questions', () => {
	let peer: Awaited<ReturnType<typeof startPeer>>;
	beforeAll(async () => {
		peer = await startPeer();
	});
	afterAll(() => peer.close());

	const names = [
		'vnp_ResponseId',
		'vnp_Command',
		'vnp_ResponseCode',
		'vnp_Message',
		'vnp_TmnCode',
		'vnp_TxnRef',
		'vnp_Amount',
		'vnp_BankCode',
		'vnp_PayDate',
		'vnp_TransactionNo',
		'vnp_TransactionType',
		'vnp_TransactionStatus',
		'vnp_OrderInfo',
		'vnp_PromotionCode',
		'vnp_PromotionAmount',
	];
	/** An answer as the vectors write it: values between bars. */
	const toAnswer = (canonical: string, vnp_SecureHash: string | undefined = hash(canonical)) => ({
		...Object.fromEntries(canonical.split('|').map((value, at) => [names[at], value])),
		vnp_SecureHash,
	});
	const payment: PaidPayment = {
		txnRef: 'PC-0001',
		amount: 500_000,
		createdAt: new Date('2026-01-01T05:00:00Z'),
		providerTxnNo: '0',
	};
	const refund = {
		refundRef: 'REQ2',
		amount: 500_000,
		reason: 'Hoàn',
		by: 'admin',
		createdAt: new Date('2026-01-01T05:10:00Z'),
	};
	const ask = (timeoutMs = 2_000) =>
		createVnpay(
			{ ...settings, apiUrl: peer.url },
			{ now: () => new Date('2026-01-01T05:10:00Z'), newRequestId: () => 'REQ1', timeoutMs },
		);
	const state = vectors.querydr_response;
	const answering = (canonical: string, signature?: string) => {
		peer.reply = () => ({ json: toAnswer(canonical, signature) });
	};

	it('are signed as VNPay reads them', async () => {
		answering(state.canonical, state.vnp_SecureHash);
		await ask().query(payment);
		const { path, body } = peer.asked.at(-1) ?? {};
		const { vnp_SecureHash, ...values } = body;
		expect(path).toBe('/merchant_webapi/api/transaction');
		expect(Object.values(values).join('|')).toBe(vectors.querydr_request.canonical);
		expect(vnp_SecureHash).toBe(vectors.querydr_request.vnp_SecureHash);
	});

	it('are answered with the state of a payment', async () => {
		answering(state.canonical, state.vnp_SecureHash);
		expect(await ask().query(payment)).toEqual({
			state: 'paid',
			amount: 500_000,
			providerTxnNo: '14422574',
			code: '00',
			cause: null,
		});
	});

	it.each([
		['r1|querydr|00|ok|LOCAL001|PC-0001|50000000|||0|01|01|x||', { state: 'pending' }],
		['r1|querydr|00|ok|LOCAL001|PC-0001|50000000|||0|01|02|x||', { state: 'failed', cause: 'gateway_error' }],
		['r1|querydr|00|ok|LOCAL001|PC-0001|50000000|||0|01|08|x||', { state: 'failed', cause: 'expired' }],
		['r1|querydr|00|ok|LOCAL001|PC-0001|50000000|||0|01|11|x||', { state: 'failed', cause: 'cancelled' }],
		['r1|querydr|00|ok|LOCAL001|PC-0001|50000000|||7|01|07|x||', { state: 'suspect', cause: 'suspected_fraud' }],
		['r1|querydr|00|ok|LOCAL001|PC-0001|50000000|||7|02|00|x||', { state: 'suspect', cause: 'unclear' }],
		['r1|querydr|91|none|LOCAL001||||||||||', { state: 'unknown' }],
		['r1|querydr|94|again|LOCAL001||||||||||', { state: 'refused', code: '94', cause: 'duplicate' }],
		['r1|querydr|97|sum|LOCAL001||||||||||', { state: 'refused', code: '97', cause: 'misconfigured' }],
	])('are answered: %s', async (canonical, expected) => {
		answering(canonical);
		expect(await ask().query(payment)).toMatchObject(expected);
	});

	it('are not answered by what has no signature, a wrong one or speaks of something else', async () => {
		const unsigned = { state: 'unavailable', reason: 'an answer without signature' };
		const { vnp_SecureHash: _, ...rest } = toAnswer(state.canonical);
		peer.reply = () => ({ json: rest });
		expect(await ask().query(payment)).toEqual(unsigned);
		for (const signature of ['', 'f'.repeat(128), hash(`${state.canonical} `)]) {
			answering(state.canonical, signature);
			expect(await ask().query(payment)).toEqual(unsigned);
		}
		const others = { state: 'unavailable', reason: 'an answer to others' };
		for (const canonical of [
			state.canonical.replace('LOCAL001', 'LOCAL002'),
			state.canonical.replace('PC-0001', 'PC-0002'),
			state.canonical.replace('querydr', 'refund'),
		]) {
			answering(canonical);
			expect(await ask().query(payment)).toEqual(others);
		}
		answering(state.canonical.replace('50000000', '1e9'));
		expect(await ask().query(payment)).toMatchObject({ state: 'unavailable' });
	});

	it('are not answered by an answer with a value changed', async () => {
		const genuine = toAnswer(state.canonical) as Record<string, string>;
		for (const name of names) {
			peer.reply = () => ({ json: { ...genuine, [name]: `${genuine[name]}1` } });
			expect(await ask().query(payment)).toMatchObject({ state: 'unavailable' });
		}
	});

	it('may be answered with numbers, and a signature in capitals', async () => {
		const answer = toAnswer(state.canonical, state.vnp_SecureHash.toUpperCase());
		peer.reply = () => ({ json: { ...answer, vnp_Amount: 50_000_000, vnp_PromotionCode: null } });
		expect(await ask().query(payment)).toMatchObject({ state: 'paid', amount: 500_000 });
	});

	it('pay back what VNPay is asked to', async () => {
		answering(vectors.refund_response.canonical, vectors.refund_response.vnp_SecureHash);
		expect(await ask().refund(payment, refund)).toEqual({ state: 'pending', code: '05' });
		const { vnp_SecureHash, ...values } = peer.asked.at(-1)?.body ?? {};
		expect(Object.values(values).join('|')).toBe(vectors.refund_request.canonical);
		expect(vnp_SecureHash).toBe(vectors.refund_request.vnp_SecureHash);
	});

	it('pay back a part', async () => {
		answering('r2|refund|00|ok|LOCAL001|PC-0001|1000000|NCB|20260101120000|14422574|03|00|x');
		expect(await ask().refund(payment, { ...refund, amount: 10_000 })).toEqual({ state: 'done', code: '00' });
		expect(peer.asked.at(-1)?.body).toMatchObject({ vnp_TransactionType: '03', vnp_Amount: '1000000' });
	});

	it('never pay back more than was paid', async () => {
		await expect(ask().refund(payment, { ...refund, amount: 500_001 })).rejects.toThrow(RangeError);
	});

	it.each([
		['91', { state: 'refused', cause: 'unknown_order' }],
		['93', { state: 'refused', cause: 'amount_out_of_range' }],
		// Asked twice is paid back once.
		['94', { state: 'pending', code: '94' }],
		['95', { state: 'refused', cause: 'refund_not_allowed' }],
		['16', { state: 'refused', cause: 'refund_not_allowed' }],
	])('may not pay back: %s', async (code, expected) => {
		answering(`r2|refund|${code}|no|LOCAL001|PC-0001|50000000||||||x`);
		expect(await ask().refund(payment, refund)).toMatchObject(expected);
	});

	it('tell later how a refund stands', async () => {
		answering('r1|querydr|00|ok|LOCAL001|PC-0001|50000000|||9|02|00|x||');
		expect(await ask().queryRefund(payment, refund)).toEqual({ state: 'done', code: '00' });
		answering('r1|querydr|00|ok|LOCAL001|PC-0001|50000000|||9|02|06|x||');
		expect(await ask().queryRefund(payment, refund)).toEqual({ state: 'pending', code: '06' });
		answering('r1|querydr|00|ok|LOCAL001|PC-0001|50000000|||9|02|09|x||');
		expect(await ask().queryRefund(payment, refund)).toMatchObject({ state: 'refused', cause: 'refund_failed' });
		answering(state.canonical);
		expect(await ask().queryRefund(payment, refund)).toMatchObject({ state: 'unknown' });
	});

	it.each(troubles)('wait for another time when VNPay %s', async (_name, reply) => {
		peer.reply = () => reply;
		const impatient = ask(reply ? 2_000 : 50);
		for (const outcome of [impatient.query(payment), impatient.refund(payment, refund)])
			expect(await outcome).toEqual({ state: 'unavailable', reason: expect.not.stringMatching(/http:|SANDBOXSECRET/) });
		expect(peer.asked.filter(({ path }) => path === '/elsewhere')).toEqual([]);
	});

	it('wait for another time when nobody is there', async () => {
		const alone = createVnpay({ ...settings, apiUrl: 'http://127.0.0.1:9' });
		expect(await alone.query(payment)).toEqual({ state: 'unavailable', reason: expect.stringMatching(/^[\w ]+$/) });
	});
});
