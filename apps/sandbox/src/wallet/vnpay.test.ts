import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HashAlgorithm, ignoreLogger, ProductCode, VNPay, VnpLocale } from 'vnpay';
import { toVietnamTime } from './payment.ts';
import { openStreet, parametersOf, type Street } from './testing.ts';

const TMN = 'LOCAL001';
const SECRET = 'SANDBOXSECRET0000000000000000001';
const MINUTE = 60_000;

let street: Street;
let client: VNPay;
beforeEach(async () => {
	street = await openStreet();
	street.shop.answer(() => ({ body: { RspCode: '00', Message: 'Confirm Success' } }));
	client = new VNPay({
		vnpayHost: street.sandbox.url,
		queryDrAndRefundHost: street.sandbox.url,
		tmnCode: TMN,
		secureSecret: SECRET,
		hashAlgorithm: HashAlgorithm.SHA512,
		loggerFn: ignoreLogger,
	});
});
afterEach(() => street.close());

const created = () => Number(toVietnamTime(Date.now()));

/** The pay address as the client library makes it, in đồng. */
function addressOf(ref: string, { amount = 500_000, ...more }: { amount?: number; [name: string]: unknown } = {}) {
	return client.buildPaymentUrl({
		vnp_Amount: amount,
		vnp_IpAddr: '127.0.0.1',
		vnp_OrderInfo: `Thanh toan ${ref}`,
		vnp_OrderType: ProductCode.Other,
		vnp_ReturnUrl: `${street.shop.url}/return?kept=1`,
		vnp_TxnRef: ref,
		vnp_Locale: VnpLocale.VN,
		vnp_CreateDate: created(),
		vnp_ExpireDate: Number(toVietnamTime(Date.now() + 15 * MINUTE)),
		...more,
	});
}

/** Opens a pay address as a browser does; the page's address. */
async function open(address: string): Promise<string> {
	const response = await fetch(address, { redirect: 'manual' });
	expect(response.status).toBe(302);
	return response.headers.get('location') ?? '';
}

const refusalOf = async (address: string) => {
	const response = await fetch(address, { redirect: 'manual' });
	expect(response.status).toBe(400);
	return /Mã lỗi: (\d\d)/.exec(await response.text())?.[1];
};

/** An address signed here, by hand, whatever stands in it. */
function signedBy(secret: string, parameters: Record<string, string>): string {
	const query = new URLSearchParams(Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1))).toString();
	const hash = createHmac('sha512', secret).update(query).digest('hex');
	return `${street.sandbox.url}/paymentv2/vpcpay.html?${query}&vnp_SecureHash=${hash}`;
}

const withChanges = (changes: Record<string, string>) => {
	const { vnp_SecureHash, ...rest } = parametersOf(addressOf('R1'));
	return signedBy(SECRET, { ...rest, ...changes });
};

/** What the shop was told, without the parameter that its own address has. */
const notices = () =>
	street.shop.got.map(({ query }) => Object.fromEntries([...query].filter(([name]) => name !== 'shop')));

describe('the pay page', () => {
	it('takes a card and a one-time code, tells the shop and then sends the browser back', async () => {
		const page = await open(addressOf('R1'));
		const text = await (await fetch(`${street.sandbox.url}${page}`)).text();
		expect(text).toContain('500.000');
		expect(text).toContain('Thanh toan R1');
		expect(text).not.toContain('<script');
		const form = { action: 'card', bank: 'VIETCOMBANK', cardNumber: '9704 1985 2619 1432 198' };
		const asked = await street.send(page, form);
		expect([asked.status, asked.headers.get('location')]).toEqual([303, page]);
		expect((await street.send(page, { action: 'otp', otp: '000000' })).status).toBe(422);
		expect(street.shop.got).toEqual([]);
		const back = parametersOf((await street.send(page, { action: 'otp', otp: '123456' })).headers.get('location'));
		expect(back).toMatchObject({ kept: '1', vnp_ResponseCode: '00', vnp_BankCode: 'VIETCOMBANK' });

		const [notice] = notices();
		expect(street.shop.got).toMatchObject([{ method: 'GET', path: '/vnpay' }]);
		expect(street.shop.got[0]?.query.get('shop')).toBe('1');
		const verified = client.verifyIpnCall(notice as never);
		expect(verified).toMatchObject({ isVerified: true, isSuccess: true, vnp_Amount: 500_000, vnp_TxnRef: 'R1' });
		const { kept, ...returned } = back;
		expect(client.verifyReturnUrl(returned as never)).toMatchObject({ isVerified: true, isSuccess: true });
		// Pressed again, it is paid once.
		await street.send(page, { action: 'otp', otp: '123456' });
		expect(street.shop.got).toHaveLength(1);
	});

	it.each([
		['9704195798459170488', '51'],
		['9704192181368742', '09'],
		['9704193370791314', '12'],
		['9704194841945513', '99'],
	])('refuses the card %s with %s', async (cardNumber, code) => {
		const page = await open(addressOf('R1'));
		const response = await street.send(page, { action: 'card', cardNumber });
		expect(parametersOf(response.headers.get('location'))).toMatchObject({
			vnp_ResponseCode: code,
			vnp_TransactionStatus: '02',
		});
		expect(notices()).toMatchObject([{ vnp_ResponseCode: code, vnp_TransactionStatus: '02' }]);
	});

	it('lets a wrong number be corrected, and ends after three wrong codes', async () => {
		const page = await open(addressOf('R1'));
		const wrong = await street.send(page, { action: 'card', cardNumber: '"><script>1' });
		expect(wrong.status).toBe(422);
		const text = await wrong.text();
		expect(text).toContain('role="alert"');
		expect(text).not.toContain('<script>');
		await street.send(page, { action: 'card', cardNumber: '9704198526191432198' });
		await street.send(page, { action: 'otp', otp: '1' });
		await street.send(page, { action: 'otp', otp: '2' });
		const last = await street.send(page, { action: 'otp', otp: '3' });
		expect(parametersOf(last.headers.get('location'))).toMatchObject({ vnp_ResponseCode: '06' });
	});

	it('can be cancelled; what follows shows how it ended', async () => {
		const page = await open(addressOf('R1'));
		const back = parametersOf((await street.send(page, { action: 'cancel' })).headers.get('location'));
		expect(back).toMatchObject({
			vnp_ResponseCode: '24',
			vnp_TransactionStatus: '02',
			vnp_TransactionNo: '0',
			vnp_BankCode: 'VNPAY',
		});
		expect(back).not.toHaveProperty('vnp_BankTranNo');
		const text = await (await fetch(`${street.sandbox.url}${page}`)).text();
		expect(text).toContain('Đã huỷ');
		expect(text).toContain('Quay về nơi bán');
	});

	it('runs out, and tells the shop', async () => {
		const page = await open(addressOf('R1'));
		await street.advance(14);
		expect(street.shop.got).toEqual([]);
		await street.advance(2);
		expect(notices()).toMatchObject([{ vnp_ResponseCode: '11', vnp_TransactionStatus: '02' }]);
		expect(await (await fetch(`${street.sandbox.url}${page}`)).text()).toContain('Hết hạn thanh toán');
	});

	it('is the same one when the same address is opened again, until it has ended', async () => {
		const address = addressOf('R1');
		const page = await open(address);
		expect(await open(address)).toBe(page);
		await street.pay('R1');
		expect(await refusalOf(address)).toBe('01');
	});

	it('is not to be guessed', async () => {
		expect((await fetch(`${street.sandbox.url}/pay/1`)).status).toBe(404);
	});

	it('takes no form of another site', async () => {
		const page = await open(addressOf('R1'));
		const response = await fetch(`${street.sandbox.url}${page}`, {
			method: 'POST',
			headers: { 'sec-fetch-site': 'cross-site' },
			body: new URLSearchParams({ action: 'cancel' }),
		});
		expect(response.status).toBe(403);
	});
});

describe('a pay address', () => {
	it('is refused with 97 when it is signed wrongly, or not', async () => {
		expect(await refusalOf(addressOf('R1').replace('50000000', '50000100'))).toBe('97');
		expect(await refusalOf(addressOf('R1').replace(/&vnp_SecureHash=.*/, ''))).toBe('97');
		expect(await refusalOf(signedBy('another', { vnp_TxnRef: 'R1' }))).toBe('97');
	});

	it.each<[string, string, Record<string, string>]>([
		['another terminal', '02', { vnp_TmnCode: 'STRANGE1' }],
		['another version', '03', { vnp_Version: '2.0.0' }],
		['marks in the text', '03', { vnp_OrderInfo: 'Thanh toán' }],
		['a way back that is none', '03', { vnp_ReturnUrl: 'javascript:alert(1)' }],
		['a day that there is not', '03', { vnp_CreateDate: '20260230000000' }],
		['a time to come', '03', { vnp_CreateDate: '20990101000000', vnp_ExpireDate: '20990101001500' }],
		['too little', '04', { vnp_Amount: '499900' }],
		['too much', '04', { vnp_Amount: '100000000000' }],
		['a part of a đồng', '04', { vnp_Amount: '50000050' }],
		['a time that is over', '11', { vnp_CreateDate: '20260101000000', vnp_ExpireDate: '20260101001500' }],
	])('is refused for %s with %s', async (_name, code, changes) => {
		expect(await refusalOf(withChanges(changes))).toBe(code);
	});

	it.each(['5000', '999999999'])('is taken for the outermost amount %s', async (amount) => {
		await open(withChanges({ vnp_Amount: `${amount}00` }));
	});

	it('is refused when a parameter stands in it twice', async () => {
		expect(await refusalOf(`${addressOf('R1')}&vnp_Amount=1`)).toBe('03');
	});

	it('is refused with 01 when its name was used that day', async () => {
		await open(addressOf('R1'));
		expect(await refusalOf(addressOf('R1', { amount: 600_000 }))).toBe('01');
	});
});

describe('the notice', () => {
	it('is repeated every five minutes, ten times at most, until 00 or 02', async () => {
		await open(addressOf('R1'));
		street.shop.answer(() => ({ status: 500 }));
		await street.pay('R1');
		await street.advance(4);
		expect(street.shop.got).toHaveLength(1);
		await street.advance(2);
		expect(street.shop.got).toHaveLength(2);
		street.shop.answer(() => ({ body: { RspCode: '99' } }));
		await street.advance(5);
		street.shop.answer(() => ({ body: { RspCode: '02' } }));
		await street.advance(500);
		expect(street.shop.got).toHaveLength(4);
	});

	it.each(['01', '04', '97', '99'])('is repeated ten times after %s', async (RspCode) => {
		await open(addressOf('R1'));
		street.shop.answer(() => ({ body: { RspCode } }));
		await street.pay('R1');
		await street.advance(500);
		expect(street.shop.got).toHaveLength(11);
	});

	it('is repeated when nobody is there', async () => {
		await open(addressOf('R1'));
		await street.post('/__ctl/config', { vnpayIpnUrl: 'http://127.0.0.1:1/vnpay' });
		await street.pay('R1');
		await street.advance(5);
		expect(await street.log('?ref=R1&gateway=vnpay')).toMatchObject([
			{ kind: 'notice', attempt: 1, status: null },
			{ kind: 'notice', attempt: 0, status: null },
			{ kind: 'request', to: 'GET /paymentv2/vpcpay.html' },
		]);
	});
});

const ask = (command: string, fields: Record<string, string>, { secret = SECRET, slots = '' } = {}) => {
	const all: Record<string, string> = {
		vnp_RequestId: `Q${Math.random()}`.slice(0, 20),
		vnp_Version: '2.1.0',
		vnp_Command: command,
		vnp_TmnCode: TMN,
		vnp_CreateDate: String(created()),
		vnp_IpAddr: '127.0.0.1',
		vnp_OrderInfo: 'Hoi',
		...fields,
	};
	const text = slots
		.split(' ')
		.map((slot) => all[`vnp_${slot}`] ?? '')
		.join('|');
	const vnp_SecureHash = createHmac('sha512', secret).update(text).digest('hex');
	return street.post<Record<string, string>>('/merchant_webapi/api/transaction', { ...all, vnp_SecureHash });
};
const querySlots = 'RequestId Version Command TmnCode TxnRef TransactionDate CreateDate IpAddr OrderInfo';
const refundSlots =
	'RequestId Version Command TmnCode TransactionType TxnRef Amount TransactionNo TransactionDate CreateBy CreateDate IpAddr OrderInfo';

describe('a query', () => {
	const query = (ref: string, date: number) =>
		client.queryDr({
			vnp_RequestId: `Q${Math.random()}`.slice(0, 20),
			vnp_IpAddr: '127.0.0.1',
			vnp_TxnRef: ref,
			vnp_TransactionNo: 0,
			vnp_OrderInfo: 'Truy van',
			vnp_TransactionDate: date,
			vnp_CreateDate: created(),
		} as never);

	it('tells the client library how a payment stands', async () => {
		const date = created();
		await open(addressOf('R1', { vnp_CreateDate: date }));
		expect(await query('R1', date)).toMatchObject({ isVerified: true, vnp_TransactionStatus: '01' });
		await street.pay('R1');
		const paid = await query('R1', date);
		expect(paid).toMatchObject({ isVerified: true, isSuccess: true, vnp_TransactionStatus: '00', vnp_TxnRef: 'R1' });
		// The library leaves the amount of a query as it is on the wire.
		expect(Number(paid.vnp_Amount)).toBe(50_000_000);
	});

	it.each([
		['cancelled', '02'],
		['insufficient', '02'],
		['expired', '08'],
		['suspected', '07'],
		['processing', '01'],
	] as const)('tells of %s with %s', async (outcome, status) => {
		const date = created();
		await open(addressOf('R1', { vnp_CreateDate: date }));
		await street.pay('R1', outcome);
		expect(await query('R1', date)).toMatchObject({ isVerified: true, vnp_TransactionStatus: status });
	});

	it('is refused for what is unknown, forged, repeated or of another terminal', async () => {
		const date = created();
		await open(addressOf('R1', { vnp_CreateDate: date }));
		const right = { vnp_TxnRef: 'R1', vnp_TransactionDate: String(date) };
		const code = async (fields: Record<string, string>, more = {}) =>
			(await ask('querydr', { ...right, ...fields }, { slots: querySlots, ...more })).vnp_ResponseCode;
		expect(await code({})).toBe('00');
		expect(await code({ vnp_TxnRef: 'R2' })).toBe('91');
		expect(await code({ vnp_TransactionDate: '20260101000000' })).toBe('91');
		expect(await code({ vnp_TmnCode: 'STRANGE1' })).toBe('02');
		expect(await code({ vnp_Version: '2.0.0' })).toBe('03');
		expect(await code({}, { secret: 'another' })).toBe('97');
		expect(await code({ vnp_RequestId: 'Q1' })).toBe('00');
		expect(await code({ vnp_RequestId: 'Q1' })).toBe('94');
		const none = await street.post('/merchant_webapi/api/transaction', {});
		expect(none).toMatchObject({ vnp_ResponseCode: '97' });
	});
});

describe('a refund', () => {
	let date: string;
	const refund = (amount: number, fields: Record<string, string> = {}) =>
		ask(
			'refund',
			{
				vnp_TxnRef: 'R1',
				vnp_TransactionDate: date,
				vnp_TransactionType: '03',
				vnp_Amount: String(amount * 100),
				vnp_TransactionNo: '0',
				vnp_CreateBy: 'admin',
				...fields,
			},
			{ slots: refundSlots },
		);
	const codeOf = async (...args: Parameters<typeof refund>) => (await refund(...args)).vnp_ResponseCode;

	beforeEach(async () => {
		date = String(created());
		await open(addressOf('R1', { vnp_CreateDate: Number(date) }));
	});

	it('is refused before it is paid, and for what is unknown', async () => {
		expect(await codeOf(1_000)).toBe('95');
		expect(await codeOf(1_000, { vnp_TxnRef: 'R2' })).toBe('91');
		await street.pay('R1');
		expect(await codeOf(1_000, { vnp_TransactionNo: '1' })).toBe('91');
		expect(await codeOf(1_000, { vnp_TransactionType: '01' })).toBe('03');
	});

	it('gives back in parts, and never more than was paid', async () => {
		await street.pay('R1');
		expect(await codeOf(500_001)).toBe('93');
		expect(await refund(200_000)).toMatchObject({
			vnp_ResponseCode: '00',
			vnp_TransactionStatus: '05',
			vnp_Amount: '20000000',
		});
		expect(await codeOf(300_001)).toBe('93');
		expect(await codeOf(500_000, { vnp_TransactionType: '02' })).toBe('93');
		expect(await codeOf(300_000)).toBe('00');
		expect(await codeOf(1_000)).toBe('94');
	});

	it('gives all back, once, and signs its answer', async () => {
		const { transactionNo } = await street.pay('R1');
		const fields = { vnp_TransactionType: '02', vnp_TransactionNo: String(transactionNo) };
		const { vnp_SecureHash, ...answer } = await refund(500_000, fields);
		expect(answer.vnp_ResponseCode).toBe('00');
		const slots =
			'ResponseId Command ResponseCode Message TmnCode TxnRef Amount BankCode PayDate TransactionNo TransactionType TransactionStatus OrderInfo';
		const text = slots
			.split(' ')
			.map((slot) => answer[`vnp_${slot}`] ?? '')
			.join('|');
		expect(vnp_SecureHash).toBe(createHmac('sha512', SECRET).update(text).digest('hex'));
		expect(await codeOf(500_000, fields)).toBe('94');
	});

	it('fails when it is told to', async () => {
		await street.pay('R1');
		await street.next('refund:failed', { gateway: 'vnpay' });
		expect(await codeOf(500_000)).toBe('99');
		expect(await codeOf(500_000)).toBe('00');
	});
});
