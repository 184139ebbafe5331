import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Outcome, toVietnamTime } from './payment.ts';
import { openStreet, parametersOf, type Street } from './testing.ts';

let street: Street;
beforeEach(async () => {
	street = await openStreet();
	street.shop.answer(() => ({ body: { return_code: 1, return_message: 'success' } }));
});
afterEach(() => street.close());

type Fields = Record<string, unknown>;

// Written out as ZaloPay's pages have it, not by the sandbox's own code.
const [KEY1, KEY2] = ['KEY1TEST000000000000000000000001', 'KEY2TEST000000000000000000000002'];
const sign = (key: string, ...values: unknown[]) => createHmac('sha256', key).update(values.join('|')).digest('hex');

const today = () => toVietnamTime(Date.now()).slice(2, 8);
const nameOf = (name: string) => `${today()}_${name}`;

function fieldsOf(name: string, changes: Fields = {}, key = KEY1) {
	const f: Fields = {
		app_id: 2554,
		app_user: 'u1',
		app_trans_id: nameOf(name),
		app_time: Date.now(),
		expire_duration_seconds: 900,
		amount: 50_000,
		item: '[]',
		description: 'Nạp ví <b>',
		embed_data: JSON.stringify({ redirecturl: `${street.shop.url}/return?kept=1` }),
		bank_code: '',
		callback_url: `${street.shop.url}/zalopay`,
		...changes,
	};
	const mac = sign(key, f.app_id, f.app_trans_id, f.app_user, f.amount, f.app_time, f.embed_data, f.item);
	return { ...f, mac };
}

const create = (name: string, changes?: Fields, key?: string) =>
	street.post<Fields & { order_url: string }>('/v2/create', fieldsOf(name, changes, key));

const query = (name: string, key = KEY1) => {
	const id = nameOf(name);
	return street.post('/v2/query', { app_id: 2554, app_trans_id: id, mac: sign(key, 2554, id, KEY1) });
};

function refund(zp_trans_id: number, amount: number, name: string, key = KEY1) {
	const [timestamp, description] = [Date.now(), 'Hoàn'];
	const m_refund_id = name.includes('_') ? name : `${today()}_2554_${name}`;
	const mac = sign(key, 2554, zp_trans_id, amount, description, timestamp);
	return street.post('/v2/refund', { app_id: 2554, m_refund_id, zp_trans_id, amount, description, timestamp, mac });
}

const queryRefund = (name: string) => {
	const [timestamp, m_refund_id] = [Date.now(), `${today()}_2554_${name}`];
	const mac = sign(KEY1, 2554, m_refund_id, timestamp);
	return street.post('/v2/query_refund', { app_id: 2554, m_refund_id, timestamp, mac });
};

const notices = () =>
	street.shop.got.map(({ body }) => JSON.parse(body) as { data: string; mac: string; type: number });

describe('an order', () => {
	it('is made, paid on a page, told of and seen on the way back, all of it signed by the second key', async () => {
		const made = await create('W1');
		expect(made).toMatchObject({ return_code: 1, sub_return_code: 1, zp_trans_token: expect.any(String) });
		const page = await (await fetch(made.order_url)).text();
		expect(page).toContain('Nạp ví &lt;b&gt;');
		expect(page).not.toMatch(/<script|<b>/);
		const response = await street.send(made.order_url, { action: 'wallet', wallet: 'enough' });
		const back = parametersOf(response.headers.get('location'));
		expect(back).toMatchObject({ kept: '1', appid: '2554', apptransid: nameOf('W1'), status: '1', amount: '50000' });
		const { appid, apptransid, pmcid, bankcode, amount, discountamount, status } = back;
		expect(back.checksum).toBe(sign(KEY2, appid, apptransid, pmcid, bankcode, amount, discountamount, status));

		expect(street.shop.got).toMatchObject([{ method: 'POST', path: '/zalopay' }]);
		const [notice] = notices();
		expect(notice?.type).toBe(1);
		expect(notice?.mac).toBe(sign(KEY2, notice?.data));
		expect(JSON.parse(notice?.data ?? '')).toMatchObject({
			app_id: 2554,
			app_trans_id: nameOf('W1'),
			amount: 50_000,
			zp_trans_id: expect.any(Number),
		});
		expect(await query('W1')).toMatchObject({ return_code: 1, amount: 50_000, is_processing: false });
	});

	it('can be made by a form too', async () => {
		const fields = Object.entries(fieldsOf('W1')).map(([name, value]) => [name, String(value)]);
		const response = await street.send('/v2/create', Object.fromEntries(fields));
		expect(await response.json()).toMatchObject({ return_code: 1 });
	});

	it.each<[string, Record<string, string>, number]>([
		['cancelled', { action: 'cancel' }, -329],
		['without funds', { action: 'wallet', wallet: 'empty' }, -63],
	])('that is %s is not told of, but told when asked', async (_name, form, sub_return_code) => {
		const { order_url } = await create('W1');
		const response = await street.send(order_url, form);
		expect(parametersOf(response.headers.get('location')).status).toBe(String(sub_return_code));
		expect(await query('W1')).toMatchObject({ return_code: 2, sub_return_code });
		expect(street.shop.got).toEqual([]);
	});

	it('runs out, which is told when asked alone', async () => {
		await create('W1');
		expect(await query('W1')).toMatchObject({ return_code: 3, is_processing: true });
		await street.advance(16);
		expect(await query('W1')).toMatchObject({ return_code: 2, sub_return_code: -54 });
		expect(street.shop.got).toEqual([]);
	});

	it('ends on its page where there is no way back', async () => {
		const { order_url } = await create('W1', { embed_data: '{}' });
		const response = await street.send(order_url, { action: 'wallet' });
		expect(response.headers.get('location')).toBe(new URL(order_url).pathname);
	});

	it.each<[number, number]>([
		[1, 1],
		[2, 1],
		[-1, 1],
		[0, 4],
	])('that is answered with %s is told of so often: %s', async (return_code, count) => {
		await create('W1');
		street.shop.answer(() => ({ body: { return_code } }));
		await street.pay(nameOf('W1'));
		await street.advance(60);
		expect(street.shop.got).toHaveLength(count);
	});
});

describe('a request for an order', () => {
	it.each<[string, number, Fields]>([
		['another app', -402, { app_id: 1 }],
		['a day that is over', -92, { app_trans_id: '200101_W1' }],
		['a clock that is wrong', -54, { app_time: Date.now() - 16 * 60_000 }],
		['too short a time', -401, { expire_duration_seconds: 299 }],
		['no amount', -401, { amount: 0 }],
		['items that are none', -401, { item: '{}' }],
		['a way back that is none', -401, { embed_data: '{"redirecturl":"javascript:alert(1)"}' }],
	])('is refused for %s with %s', async (_name, sub_return_code, changes) => {
		expect(await create('W1', changes)).toMatchObject({ return_code: 2, sub_return_code });
	});

	it('is refused when it is signed wrongly, or by the other key', async () => {
		expect(await create('W1', {}, KEY2)).toMatchObject({ return_code: 2, sub_return_code: -402 });
		expect(await query('W1', KEY2)).toMatchObject({ return_code: 2, sub_return_code: -402 });
		expect(await refund(1, 1_000, 'F1', KEY2)).toMatchObject({ return_code: 2, sub_return_code: -402 });
	});

	it('is refused with -68 when its name was used', async () => {
		await create('W1');
		expect(await create('W1')).toMatchObject({ return_code: 2, sub_return_code: -68 });
	});
});

describe('a query', () => {
	it.each<[Outcome, number]>([
		['paid', 1],
		['cancelled', 2],
		['locked', 2],
		['processing', 3],
	])('tells of %s with %s', async (outcome, return_code) => {
		await create('W1');
		await street.pay(nameOf('W1'), outcome);
		expect(await query('W1')).toMatchObject({ return_code });
	});

	it('knows nothing of what is unknown', async () => {
		expect(await query('W2')).toMatchObject({ return_code: 2, sub_return_code: -101 });
		expect(await queryRefund('F1')).toMatchObject({ return_code: 2 });
	});
});

describe('a refund', () => {
	it('gives back in parts, once each, and never more than was paid', async () => {
		await create('W1');
		expect(await refund(1, 1_000, 'F1')).toMatchObject({ sub_return_code: -8 });
		const { transactionNo } = await street.pay(nameOf('W1'));
		expect(await refund(transactionNo, 1_000, '200101_1_F1')).toMatchObject({ sub_return_code: -24 });
		expect(await refund(transactionNo, 50_001, 'F1')).toMatchObject({ sub_return_code: -14 });
		expect(await refund(transactionNo, 20_000, 'F1')).toMatchObject({ return_code: 1, refund_id: expect.any(Number) });
		expect(await refund(transactionNo, 20_000, 'F1')).toMatchObject({ sub_return_code: -23 });
		expect(await refund(transactionNo, 30_001, 'F2')).toMatchObject({ sub_return_code: -14 });
		expect(await refund(transactionNo, 30_000, 'F2')).toMatchObject({ return_code: 1 });
		expect(await queryRefund('F2')).toMatchObject({ return_code: 1 });
	});

	it('is refused before it is paid', async () => {
		await create('W1');
		const { transactionNo } = await street.pay(nameOf('W1'), 'insufficient');
		expect(await refund(transactionNo, 1_000, 'F1')).toMatchObject({ return_code: 2, sub_return_code: -6 });
	});

	it('fails or takes its time when it is told to', async () => {
		await create('W1');
		const { transactionNo } = await street.pay(nameOf('W1'));
		await street.next('refund:failed', { gateway: 'zalopay' });
		expect(await refund(transactionNo, 50_000, 'F1')).toMatchObject({ return_code: 2 });
		await street.next('refund', { gateway: 'zalopay' });
		expect(await refund(transactionNo, 50_000, 'F2')).toMatchObject({ return_code: 3 });
		expect(await queryRefund('F2')).toMatchObject({ return_code: 3 });
		await street.advance(1);
		expect(await queryRefund('F2')).toMatchObject({ return_code: 1 });
	});
});
