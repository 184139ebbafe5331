import { createHmac } from 'node:crypto';
import { QRPay } from 'vietnam-qr-pay';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Got, openStreet, type Street } from './testing.ts';

let street: Street;
beforeEach(async () => {
	street = await openStreet();
});
afterEach(() => street.close());

const right = { bin: '970436', account: '0123456789', amount: 50_000, memo: 'NAPVI12345678' };
const transfer = (changes: object = {}) =>
	street.post<{ id: number; referenceCode: string }>('/bank/transfer', { ...right, ...changes });
const notices = () => street.shop.got.map(({ body }) => JSON.parse(body));

/** Whether the last notice is signed as SePay signs, at the time of its sending. */
function isSigned() {
	const { headers = {}, body = '' }: Partial<Got> = street.shop.got.at(-1) ?? {};
	const time = String(headers['x-sepay-timestamp']);
	const signature = createHmac('sha256', 'BANKFEEDTEST00000000000000000001').update(`${time}.${body}`).digest('hex');
	return headers['x-sepay-signature'] === `sha256=${signature}` && Math.abs(Number(time) - Date.now() / 1000) < 60;
}

describe('a transfer', () => {
	it('is told of with a signature', async () => {
		const credit = await transfer();
		expect(credit).toEqual({
			id: expect.any(Number),
			gateway: 'Vietcombank',
			transactionDate: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
			accountNumber: '0123456789',
			content: 'NAPVI12345678',
			transferType: 'in',
			transferAmount: 50_000,
			referenceCode: `FT${credit.id}`,
		});
		expect(street.shop.got).toMatchObject([{ method: 'POST', path: '/bank' }]);
		expect(notices()).toEqual([credit]);
		expect(isSigned()).toBe(true);
	});

	it('takes what a VietQR code holds, and what is typed in its place', async () => {
		const code = { bankBin: '970422', bankNumber: '99', amount: '70000', purpose: 'NAPVI1' };
		const payload = QRPay.initVietQR(code).build();
		await street.post('/bank/transfer', { payload });
		await street.post('/bank/transfer', { payload, amount: 60_000 });
		const told = { gateway: 'MBBank', accountNumber: '99', content: 'NAPVI1', transferAmount: 70_000 };
		expect(notices()).toMatchObject([told, { ...told, transferAmount: 60_000 }]);
	});

	it.each<[string, object]>([
		['no bank', { bin: undefined }],
		['a bank that is unknown', { bin: '000000' }],
		['no money', { amount: 0 }],
		['a part of a đồng', { amount: 0.5 }],
		['a code that was changed', { payload: '000201' }],
	])('is refused for %s', async (_name, changes) => {
		expect(await street.status('/bank/transfer', { ...right, ...changes })).toBe(422);
		expect(street.shop.got).toEqual([]);
	});

	it.each<[string, object]>([
		['memo', { content: 'chuyen tien' }],
		['amount', { transferAmount: 49_000 }],
		['wrapped', { content: expect.stringMatching(/^MBVCB\.\d+\.NAPVI12345678\.CT tu/) }],
	])('is altered on the way: %s', async (variant, change) => {
		await transfer({ variant });
		expect(notices()).toMatchObject([change]);
		expect(isSigned()).toBe(true);
		await street.next(`bank_transfer:${variant}`, { gateway: 'bank' });
		await transfer();
		expect(notices()[1]).toMatchObject(change);
		await transfer();
		expect(notices()[2]).toMatchObject({ content: right.memo, transferAmount: right.amount });
	});

	it('can have its memo altered at will', async () => {
		await transfer({ alteredMemo: 'napvi 1234 5678' });
		expect(notices()).toMatchObject([{ content: 'napvi 1234 5678' }]);
	});

	it('is told of twice, late or never', async () => {
		await transfer({ variant: 'duplicate' });
		const [first, second] = notices();
		expect(second).toEqual(first);
		await transfer({ variant: 'never' });
		await transfer({ variant: 'late' });
		await transfer({ delaySeconds: 30 });
		expect(street.shop.got).toHaveLength(2);
		await street.advance(1);
		expect(street.shop.got).toHaveLength(3);
		await street.advance(6);
		expect(street.shop.got).toHaveLength(4);
		await street.advance(60);
		expect(street.shop.got).toHaveLength(4);
	});

	it('is told of by somebody else, once', async () => {
		street.shop.answer(() => ({ status: 401 }));
		await transfer({ variant: 'forged' });
		expect(isSigned()).toBe(false);
		await street.advance(60);
		expect(street.shop.got).toHaveLength(1);
	});

	it('is told of again seven times in 33 minutes while it is not taken, signed anew', async () => {
		street.shop.answer(() => ({ status: 500 }));
		await transfer();
		const counts = [];
		for (const minutes of [1, 1, 2, 3, 5, 8, 13, 100]) {
			await street.advance(minutes);
			counts.push(street.shop.got.length);
		}
		expect(counts).toEqual([2, 3, 4, 5, 6, 7, 8, 8]);
		expect(isSigned()).toBe(true);
	});
});

describe('the page of the bank', () => {
	it('transfers, lists what was told and tells again', async () => {
		const form = { ...right, amount: '50000', memo: '<script>alert(1)</script>', variant: '' };
		const sent = await street.send('/bank/transfer', form);
		expect([sent.status, sent.headers.get('location')]).toEqual([303, '/bank']);
		const page = await (await fetch(`${street.sandbox.url}/bank`)).text();
		expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
		expect(page).not.toContain('<script');
		const [credit] = await street.get<{ id: number }[]>('/bank.json');
		await street.send('/bank/again', { id: String(credit?.id) });
		expect(notices()).toEqual([credit, credit]);
		expect((await street.send('/bank/transfer', { bin: '970436' })).status).toBe(422);
	});
});
