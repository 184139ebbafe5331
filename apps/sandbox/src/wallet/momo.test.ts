import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Outcome } from './payment.ts';
import { openStreet, parametersOf, type Street } from './testing.ts';

let street: Street;
beforeEach(async () => {
	street = await openStreet();
	street.shop.answer(() => ({ status: 204 }));
});
afterEach(() => street.close());

type Fields = Record<string, unknown>;

// Written out as MoMo's pages have it, not by the sandbox's own code.
const sign = (text: string, secret = 'SECRETKEYTEST0000000000000000001') =>
	createHmac('sha256', secret).update(text).digest('hex');

const createText = (f: Fields) =>
	`accessKey=ACCESSKEYTEST01&amount=${f.amount}&extraData=${f.extraData}&ipnUrl=${f.ipnUrl}&orderId=${f.orderId}&orderInfo=${f.orderInfo}&partnerCode=${f.partnerCode}&redirectUrl=${f.redirectUrl}&requestId=${f.requestId}&requestType=${f.requestType}`;
const resultText = (f: Fields) =>
	`accessKey=ACCESSKEYTEST01&amount=${f.amount}&extraData=${f.extraData}&message=${f.message}&orderId=${f.orderId}&orderInfo=${f.orderInfo}&orderType=${f.orderType}&partnerCode=${f.partnerCode}&payType=${f.payType}&requestId=${f.requestId}&responseTime=${f.responseTime}&resultCode=${f.resultCode}&transId=${f.transId}`;

function create(orderId: string, changes: Fields = {}, secret?: string) {
	const fields = {
		partnerCode: 'MOMOTEST',
		requestId: `${orderId}-1`,
		amount: 50_000,
		orderId,
		orderInfo: `Nạp ví ${orderId} <b>`,
		redirectUrl: `${street.shop.url}/return?kept=1`,
		ipnUrl: `${street.shop.url}/momo`,
		requestType: 'captureWallet',
		extraData: '',
		lang: 'vi',
		...changes,
	};
	const signature = sign(createText(fields), secret);
	return street.post<Fields & { payUrl: string }>('/v2/gateway/api/create', { ...fields, signature });
}

function query(orderId: string, secret?: string) {
	const text = `accessKey=ACCESSKEYTEST01&orderId=${orderId}&partnerCode=MOMOTEST&requestId=Q1`;
	const fields = { partnerCode: 'MOMOTEST', requestId: 'Q1', orderId, lang: 'vi', signature: sign(text, secret) };
	return street.post('/v2/gateway/api/query', fields);
}

function refund(transId: number, amount: number, orderId: string, changes: Fields = {}) {
	const f = { partnerCode: 'MOMOTEST', orderId, requestId: orderId, amount, transId, description: 'Hoàn', ...changes };
	const text = `accessKey=ACCESSKEYTEST01&amount=${f.amount}&description=${f.description}&orderId=${f.orderId}&partnerCode=${f.partnerCode}&requestId=${f.requestId}&transId=${f.transId}`;
	return street.post('/v2/gateway/api/refund', { ...f, signature: sign(text) });
}

const notices = () => street.shop.got.map(({ body }) => JSON.parse(body) as Fields);

describe('a payment', () => {
	it('is made, paid on a page, told of and seen on the way back, all of it signed', async () => {
		const { payUrl, signature, ...made } = await create('W1');
		expect(made).toMatchObject({
			resultCode: 0,
			orderId: 'W1',
			requestId: 'W1-1',
			amount: 50_000,
			partnerCode: 'MOMOTEST',
		});
		const madeText = `accessKey=ACCESSKEYTEST01&amount=50000&message=${made.message}&orderId=W1&partnerCode=MOMOTEST&payUrl=${payUrl}&requestId=W1-1&responseTime=${made.responseTime}&resultCode=0`;
		expect(signature).toBe(sign(madeText));

		const page = await (await fetch(payUrl)).text();
		expect(page).toContain('Nạp ví W1 &lt;b&gt;');
		expect(page).not.toMatch(/<script|<b>/);
		const response = await street.send(payUrl, { action: 'wallet', wallet: 'enough' });
		const back = parametersOf(response.headers.get('location'));
		expect(back).toMatchObject({ kept: '1', resultCode: '0', orderId: 'W1' });
		expect(back.signature).toBe(sign(resultText(back)));

		const [notice = {}] = notices();
		expect(street.shop.got).toMatchObject([{ method: 'POST', path: '/momo' }]);
		expect(notice).toMatchObject({ resultCode: 0, amount: 50_000, payType: 'qr', orderType: 'momo_wallet' });
		expect(notice.signature).toBe(sign(resultText(notice)));
	});

	it.each<[string, Record<string, string>, number]>([
		['denied', { action: 'cancel' }, 1006],
		['without funds', { action: 'wallet', wallet: 'empty' }, 1001],
	])('can be %s', async (_name, form, resultCode) => {
		const { payUrl } = await create('W1');
		await street.send(payUrl, form);
		expect(notices()).toMatchObject([{ resultCode }]);
		expect(notices()[0]?.signature).toBe(sign(resultText(notices()[0] ?? {})));
		expect(await query('W1')).toMatchObject({ resultCode });
	});

	it('runs out after a quarter of an hour', async () => {
		await create('W1');
		await street.advance(16);
		expect(notices()).toMatchObject([{ resultCode: 1005 }]);
	});

	it('is told of until 204, and 200 is none', async () => {
		await create('W1');
		street.shop.answer(() => ({ status: 200 }));
		await street.pay('W1');
		await street.advance(61);
		expect(street.shop.got).toHaveLength(13);
		street.shop.answer(() => ({ status: 204 }));
		await street.advance(61);
		expect(street.shop.got).toHaveLength(14);
	});
});

describe('a request to pay', () => {
	it('gets the same answer again, and no other payment', async () => {
		expect(await create('W1')).toEqual(await create('W1'));
		expect(await create('W1', { amount: 60_000 })).toMatchObject({ resultCode: 40 });
		expect(await create('W1', { requestId: 'W1-2' })).toMatchObject({ resultCode: 41 });
		expect(await street.get('/__ctl/payments')).toHaveLength(1);
	});

	it.each<[string, number, Fields]>([
		['another partner', 13, { partnerCode: 'MOMOOTHER' }],
		['too little', 22, { amount: 999 }],
		['too much', 22, { amount: 50_000_001 }],
		['a part of a đồng', 21, { amount: 50_000.5 }],
		['no amount', 21, { amount: 0 }],
		['an amount in words', 20, { amount: '50000' }],
		['a name that is none', 20, { orderId: 'W 1' }],
		['a way back that is none', 20, { redirectUrl: 'javascript:alert(1)' }],
	])('is refused for %s with %s', async (_name, resultCode, changes) => {
		expect(await create('W1', changes)).toMatchObject({ resultCode });
	});

	it('is refused with 13 when it is signed wrongly', async () => {
		expect(await create('W1', {}, 'another')).toMatchObject({ resultCode: 13 });
		expect(await query('W1', 'another')).toMatchObject({ resultCode: 13 });
		expect(await street.get('/__ctl/payments')).toEqual([]);
	});
});

describe('a query', () => {
	it.each<[Outcome, number]>([
		['paid', 0],
		['cancelled', 1006],
		['expired', 1005],
		['processing', 7000],
	])('tells of %s with %s', async (outcome, resultCode) => {
		await create('W1');
		expect(await query('W1')).toMatchObject({ resultCode: 1000, transId: 0 });
		await street.pay('W1', outcome);
		expect(await query('W1')).toMatchObject({ resultCode, amount: 50_000 });
	});

	it('knows nothing of what is unknown', async () => {
		expect(await query('W2')).toMatchObject({ resultCode: 42 });
	});
});

describe('a refund', () => {
	it('gives back in parts, once each, and never more than was paid', async () => {
		await create('W1');
		expect(await refund(1, 1_000, 'F0')).toMatchObject({ resultCode: 42 });
		const { transactionNo } = await street.pay('W1');
		expect(await refund(transactionNo, 50_001, 'F1')).toMatchObject({ resultCode: 1088 });
		const first = await refund(transactionNo, 20_000, 'F1');
		expect(first).toMatchObject({ resultCode: 0, amount: 20_000, orderId: 'F1' });
		expect(await refund(transactionNo, 20_000, 'F1')).toEqual(first);
		expect(await refund(transactionNo, 30_000, 'F1')).toMatchObject({ resultCode: 40 });
		expect(await refund(transactionNo, 30_000, 'F1', { requestId: 'F1-2' })).toMatchObject({ resultCode: 41 });
		expect(await refund(transactionNo, 30_000, 'F2')).toMatchObject({ resultCode: 0 });
		expect(await refund(transactionNo, 1_000, 'F3')).toMatchObject({ resultCode: 1081 });
	});

	it('is refused before it is paid', async () => {
		await create('W1');
		const { transactionNo } = await street.pay('W1', 'insufficient');
		expect(await refund(transactionNo, 1_000, 'F1')).toMatchObject({ resultCode: 1088 });
	});

	it('fails or takes its time when it is told to', async () => {
		await create('W1');
		const { transactionNo } = await street.pay('W1');
		await street.next('refund:failed', { gateway: 'momo' });
		expect(await refund(transactionNo, 50_000, 'F1')).toMatchObject({ resultCode: 1080 });
		await street.next('refund:processing', { gateway: 'momo' });
		expect(await refund(transactionNo, 50_000, 'F2')).toMatchObject({ resultCode: 7002 });
	});
});
