import { createHmac } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Gateway, gateways, toVietnamTime } from './payment.ts';
import { requestScenarios, scenarioIds, scenarios } from './scenario.ts';
import { type Got, openStreet, parametersOf, type Street } from './testing.ts';

let street: Street;
beforeEach(async () => {
	street = await openStreet();
	street.shop.answer(took);
});
afterEach(() => street.close());

/** What each gateway hears when all is well. */
function took({ path }: Got) {
	if (path === '/vnpay') return { body: { RspCode: '00' } };
	return path === '/momo' ? { status: 204 } : { body: { return_code: 1 } };
}

const AMOUNT = 50_000;
const today = () => toVietnamTime(Date.now()).slice(2, 8);
const hex = (algorithm: string, key: string, text: string) => createHmac(algorithm, key).update(text).digest('hex');

/** Asks a gateway for a payment, signed here by hand; its page. */
const opens: Record<Gateway, () => Promise<string>> = {
	async vnpay() {
		const fields = {
			vnp_Amount: `${AMOUNT * 100}`,
			vnp_Command: 'pay',
			vnp_CreateDate: toVietnamTime(Date.now()),
			vnp_CurrCode: 'VND',
			vnp_ExpireDate: toVietnamTime(Date.now() + 15 * 60_000),
			vnp_IpAddr: '127.0.0.1',
			vnp_Locale: 'vn',
			vnp_OrderInfo: 'Thanh toan',
			vnp_OrderType: 'other',
			vnp_ReturnUrl: `${street.shop.url}/return`,
			vnp_TmnCode: 'LOCAL001',
			vnp_TxnRef: refs.vnpay(),
			vnp_Version: '2.1.0',
		};
		const query = new URLSearchParams(fields).toString();
		const address = `${street.sandbox.url}/paymentv2/vpcpay.html?${query}&vnp_SecureHash=${hex('sha512', 'SANDBOXSECRET0000000000000000001', query)}`;
		return (await fetch(address, { redirect: 'manual' })).headers.get('location') ?? '';
	},
	async momo() {
		return new URL((await street.post<{ payUrl: string }>('/v2/gateway/api/create', momoCreate())).payUrl).pathname;
	},
	async zalopay() {
		const [time, embed] = [Date.now(), JSON.stringify({ redirecturl: `${street.shop.url}/return` })];
		const text = `2554|${refs.zalopay()}|u1|${AMOUNT}|${time}|${embed}|[]`;
		const made = await street.post<{ order_url: string }>('/v2/create', {
			app_id: 2554,
			app_trans_id: refs.zalopay(),
			app_user: 'u1',
			amount: AMOUNT,
			app_time: time,
			embed_data: embed,
			item: '[]',
			description: 'Thanh toán',
			callback_url: `${street.shop.url}/zalopay`,
			mac: hex('sha256', 'KEY1TEST000000000000000000000001', text),
		});
		return new URL(made.order_url).pathname;
	},
	async card() {
		const card = { number: '9704198526191432198', cvv: '123', expiry: '07/15' };
		const { token } = await street.post<{ token: string }>('/card/tokens', card);
		const body = {
			token,
			amount: AMOUNT,
			txnRef: refs.card(),
			description: '',
			returnUrl: `${street.shop.url}/return`,
			notifyUrl: `${street.shop.url}/card`,
		};
		const headers = { authorization: 'Bearer CARDSECRETTEST000000000000000001', 'idempotency-key': refs.card() };
		return new URL((await street.post<{ actionUrl: string }>('/card/charges', body, headers)).actionUrl).pathname;
	},
};

const refs: Record<Gateway, () => string> = {
	vnpay: () => 'S1',
	momo: () => 'S1',
	zalopay: () => `${today()}_S1`,
	card: () => 'S1',
};

function momoCreate() {
	const [ipnUrl, redirectUrl] = [`${street.shop.url}/momo`, `${street.shop.url}/return`];
	const text = `accessKey=ACCESSKEYTEST01&amount=${AMOUNT}&extraData=&ipnUrl=${ipnUrl}&orderId=S1&orderInfo=Nap&partnerCode=MOMOTEST&redirectUrl=${redirectUrl}&requestId=S1-1&requestType=captureWallet`;
	return {
		partnerCode: 'MOMOTEST',
		requestId: 'S1-1',
		amount: AMOUNT,
		orderId: 'S1',
		orderInfo: 'Nap',
		redirectUrl,
		ipnUrl,
		requestType: 'captureWallet',
		extraData: '',
		lang: 'vi',
		signature: hex('sha256', 'SECRETKEYTEST0000000000000000001', text),
	};
}

/** What a notice says, whichever gateway it is of. */
interface Told {
	ref: string;
	amount: number;
	/** Says that it is paid. */
	isPaid: boolean;
	code: string;
	/** By somebody who has the key, and in our name. */
	isRight: boolean;
	isOurs: boolean;
}

function read({ path, query, body, headers }: Got): Told {
	if (path === '/vnpay') {
		const { shop, vnp_SecureHash, ...fields } = Object.fromEntries(query);
		const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
		const text = new URLSearchParams(sorted).toString();
		return {
			ref: fields.vnp_TxnRef ?? '',
			amount: Number(fields.vnp_Amount) / 100,
			isPaid: fields.vnp_ResponseCode === '00' && fields.vnp_TransactionStatus === '00',
			code: fields.vnp_ResponseCode ?? '',
			isRight: vnp_SecureHash === hex('sha512', 'SANDBOXSECRET0000000000000000001', text),
			isOurs: fields.vnp_TmnCode === 'LOCAL001',
		};
	}
	if (path === '/momo') {
		const f = JSON.parse(body);
		const text = `accessKey=ACCESSKEYTEST01&amount=${f.amount}&extraData=${f.extraData}&message=${f.message}&orderId=${f.orderId}&orderInfo=${f.orderInfo}&orderType=${f.orderType}&partnerCode=${f.partnerCode}&payType=${f.payType}&requestId=${f.requestId}&responseTime=${f.responseTime}&resultCode=${f.resultCode}&transId=${f.transId}`;
		return {
			ref: f.orderId,
			amount: f.amount,
			isPaid: f.resultCode === 0,
			code: String(f.resultCode),
			isRight: f.signature === hex('sha256', 'SECRETKEYTEST0000000000000000001', text),
			isOurs: f.partnerCode === 'MOMOTEST',
		};
	}
	if (path === '/zalopay') {
		const { data, mac } = JSON.parse(body);
		const f = JSON.parse(data);
		return {
			ref: f.app_trans_id,
			amount: f.amount,
			isPaid: true,
			code: '1',
			isRight: mac === hex('sha256', 'KEY2TEST000000000000000000000002', data),
			isOurs: f.app_id === 2554,
		};
	}
	const f = JSON.parse(body);
	const [, t = '', v1] = /^t=(\d+),v1=(.+)$/.exec(String(headers['x-card-signature'])) ?? [];
	return {
		ref: f.txnRef,
		amount: f.amount,
		isPaid: f.status === 'paid',
		code: f.code,
		isRight: v1 === hex('sha256', 'CARDNOTICETEST000000000000000001', `${t}.${body}`),
		isOurs: true,
	};
}

const told = () => street.shop.got.map(read);
const statusOf = async (gateway: Gateway) =>
	(await street.get<{ status: string }[]>(`/__ctl/payments?gateway=${gateway}&ref=${refs[gateway]()}`))[0]?.status;

const paying: Record<Gateway, Record<string, string>[]> = {
	vnpay: [
		{ action: 'card', cardNumber: '9704198526191432198' },
		{ action: 'otp', otp: '123456' },
	],
	momo: [{ action: 'wallet', wallet: 'enough' }],
	zalopay: [{ action: 'wallet', wallet: 'enough' }],
	card: [{ action: 'otp', otp: '123456' }],
};

/** Pays as a person does, on the page; where the browser goes. */
async function payOnPage(gateway: Gateway, page: string): Promise<string> {
	let location = '';
	for (const form of paying[gateway]) location = (await street.send(page, form)).headers.get('location') ?? '';
	return location;
}

/** Opens a payment with a script and pays it. */
async function play(gateway: Gateway, scenario: string, more: object = {}): Promise<string> {
	await street.next(scenario, { gateway, ...more });
	return payOnPage(gateway, await opens[gateway]());
}

const right = { amount: AMOUNT, isPaid: true, isRight: true, isOurs: true };
/** ZaloPay keeps quiet about what was not paid. */
const failures = (gateway: Gateway, codes: Partial<Record<Gateway, string>>) =>
	gateway === 'zalopay' ? [] : [{ isPaid: false, isRight: true, code: codes[gateway] }];

describe.each(gateways)('%s plays', (gateway) => {
	it('happy_ipn_first: tells before the browser is back', async () => {
		const location = await play(gateway, 'happy_ipn_first');
		expect(location).toContain(`${street.shop.url}/return`);
		expect(told()).toEqual([{ ...right, ref: refs[gateway](), code: expect.anything() }]);
		expect(await statusOf(gateway)).toBe('paid');
	});

	it('happy_return_first: tells half a minute after', async () => {
		await play(gateway, 'happy_return_first');
		expect(told()).toEqual([]);
		await street.advance(1);
		expect(told()).toMatchObject([right]);
	});

	it('cancel', async () => {
		await play(gateway, 'cancel');
		expect(told()).toMatchObject(failures(gateway, { vnpay: '24', momo: '1006', card: 'cancelled' }));
		expect(await statusOf(gateway)).toBe('cancelled');
	});

	it('insufficient', async () => {
		await play(gateway, 'insufficient');
		expect(told()).toMatchObject(failures(gateway, { vnpay: '51', momo: '1001', card: 'insufficient_funds' }));
		expect(await statusOf(gateway)).toBe('insufficient');
	});

	it('expired', async () => {
		await play(gateway, 'expired');
		expect(told()).toMatchObject(failures(gateway, { vnpay: '11', momo: '1005', card: 'expired' }));
		expect(await statusOf(gateway)).toBe('expired');
	});

	it('declined, with a code of choice', async () => {
		await play(gateway, 'declined', { code: '65' });
		expect(told()).toMatchObject(failures(gateway, { vnpay: '65', momo: '65', card: '65' }));
		expect(await statusOf(gateway)).toBe('declined');
	});

	it.each([
		['concurrent', 5],
		['sequential', 1],
	])('replay: tells five times the same, %s', async (variant, together) => {
		let open = 0;
		let most = 0;
		const enough = Promise.withResolvers<void>();
		street.shop.answer(async (got) => {
			most = Math.max(most, ++open);
			// None is answered before so many are there at once.
			if (most === together) enough.resolve();
			await enough.promise;
			await setImmediate();
			open--;
			return took(got);
		});
		await play(gateway, `replay:${variant}`);
		expect(told()).toMatchObject(Array.from({ length: 5 }, () => right));
		expect(new Set(street.shop.got.map(({ body, query }) => `${query} ${body}`)).size).toBe(1);
		expect(most).toBe(together);
	});

	it('late_success_after_expiry: tells a minute after its time', async () => {
		await play(gateway, 'late_success_after_expiry');
		await street.advance(15);
		expect(told()).toEqual([]);
		expect(await statusOf(gateway)).toBe('processing');
		await street.advance(2);
		expect(told()).toMatchObject([right]);
		expect(await statusOf(gateway)).toBe('paid');
	});

	it('success_after_failed_ipn: tells of failure, and of success a minute after', async () => {
		await play(gateway, 'success_after_failed_ipn');
		expect(told().some(({ isPaid }) => isPaid)).toBe(false);
		await street.advance(2);
		expect(told().map(({ isPaid }) => isPaid)).toEqual(gateway === 'zalopay' ? [true] : [false, true]);
	});

	it('amount_mismatch: tells of another amount, signed', async () => {
		await play(gateway, 'amount_mismatch');
		expect(told()).toMatchObject([{ ...right, amount: AMOUNT - 1_000 }]);
	});

	it.each(['bitflip', 'missing', 'empty', 'other_key'])('forged: %s, once, and nothing was paid', async (variant) => {
		street.shop.answer(() => ({ status: 400 }));
		await play(gateway, `forged:${variant}`);
		await street.advance(10);
		expect(told()).toMatchObject([{ isPaid: true, isRight: false, ref: refs[gateway]() }]);
		expect(await statusOf(gateway)).toBe('open');
	});

	it('unknown_order: tells of another name, signed; it can be paid after that', async () => {
		const page = await (async () => {
			await street.next('unknown_order', { gateway });
			return opens[gateway]();
		})();
		await payOnPage(gateway, page);
		expect(told()).toMatchObject([{ ...right, ref: 'UNKNOWN-0001' }]);
		expect(await statusOf(gateway)).toBe('open');
		await payOnPage(gateway, page);
		expect(told()[1]).toMatchObject({ ...right, ref: refs[gateway]() });
	});

	it('ipn_never: is paid, and tells nobody', async () => {
		await play(gateway, 'ipn_never');
		await street.advance(24 * 60);
		expect(told()).toEqual([]);
		expect(await statusOf(gateway)).toBe('paid');
	});

	it('ipn_retry: loses two answers and tells three times', async () => {
		await play(gateway, 'ipn_retry');
		expect(told()).toHaveLength(1);
		await street.advance(24 * 60);
		expect(told()).toMatchObject([right, right, right]);
	});

	it('query_processing: stays', async () => {
		await play(gateway, 'query_processing');
		await street.advance(24 * 60);
		expect(told()).toEqual([]);
		expect(await statusOf(gateway)).toBe('processing');
	});

	it('gateway_down: fails as often as it is told to, then works', async () => {
		await street.next('gateway_down', { gateway, times: 2 });
		const request = () => street.status(anyRequest[gateway]);
		expect([await request(), await request()]).toEqual([503, 503]);
		expect(await request()).not.toBe(503);
	});

	it.each(['refused', 'hang'])('gateway_down: %s breaks off', async (variant) => {
		await street.next(`gateway_down:${variant}`, { gateway, hangMs: 20 });
		await expect(street.status(anyRequest[gateway])).rejects.toThrow('fetch failed');
		expect(await street.status(anyRequest[gateway])).not.toBe(503);
	});

	it('is paid as a person chooses on the page', async () => {
		const page = await opens[gateway]();
		const text = await (await fetch(`${street.sandbox.url}${page}`)).text();
		const names = [...text.matchAll(/<option value="([a-z0-9_]+)/g)].map(([, name]) => name);
		const expected = scenarioIds.filter(
			(id) => !requestScenarios.includes(id) && (scenarios[id].gateways as readonly string[]).includes(gateway),
		);
		expect([...new Set(names)]).toEqual(expected);
		const form = { gateway, ref: refs[gateway](), scenario: 'insufficient', code: '', page };
		expect((await street.send('/__ctl/next', form)).headers.get('location')).toBe(page);
		expect(await (await fetch(`${street.sandbox.url}${page}`)).text()).toContain('Đã chọn: Không đủ số dư');
		await payOnPage(gateway, page);
		expect(await statusOf(gateway)).toBe('insufficient');
	});
});

const anyRequest: Record<Gateway, string> = {
	vnpay: '/merchant_webapi/api/transaction',
	momo: '/v2/gateway/api/query',
	zalopay: '/v2/query',
	card: '/card/tokens',
};

describe('one gateway plays', () => {
	it.each(['vnpay', 'momo', 'zalopay'] as const)('wrong_terminal: %s, signed, of another', async (gateway) => {
		await play(gateway, 'wrong_terminal');
		expect(told()).toMatchObject([{ isPaid: true, isRight: true, isOurs: false }]);
		expect(await statusOf(gateway)).toBe('open');
	});

	it('status07: VNPAY suspects fraud', async () => {
		const back = parametersOf(await play('vnpay', 'status07'));
		expect(back).toMatchObject({ vnp_ResponseCode: '07', vnp_TransactionStatus: '07' });
		expect(told()).toMatchObject([{ isPaid: false, isRight: true, code: '07' }]);
	});

	it.each(['missing', 'bitflip'])('query_unsigned: VNPAY answers %s', async (variant) => {
		const date = toVietnamTime(Date.now());
		await play('vnpay', `query_unsigned:${variant}`);
		const slots = ['Q1', '2.1.0', 'querydr', 'LOCAL001', 'S1', date, date, '127.0.0.1', 'Hoi'];
		const names = 'RequestId Version Command TmnCode TxnRef TransactionDate CreateDate IpAddr OrderInfo'.split(' ');
		const fields = Object.fromEntries(names.map((name, index) => [`vnp_${name}`, slots[index]]));
		const ask = (id: string, day: string) => {
			const all = { ...fields, vnp_RequestId: id, vnp_TransactionDate: day };
			const vnp_SecureHash = hex('sha512', 'SANDBOXSECRET0000000000000000001', Object.values(all).join('|'));
			return street.post<Record<string, string>>('/merchant_webapi/api/transaction', { ...all, vnp_SecureHash });
		};
		// The second may have changed between making the date and the payment.
		const next = toVietnamTime(Date.now());
		const answers = [await ask('Q1', date), await ask('Q2', next)];
		const { vnp_SecureHash, ...answer } = answers.find((one) => one.vnp_ResponseCode === '00') ?? {};
		expect(told()).toEqual([]);
		expect(answer.vnp_TransactionStatus).toBe('00');
		const answerSlots =
			'ResponseId Command ResponseCode Message TmnCode TxnRef Amount BankCode PayDate TransactionNo TransactionType TransactionStatus OrderInfo PromotionCode PromotionAmount';
		const text = answerSlots
			.split(' ')
			.map((name) => answer[`vnp_${name}`] ?? '')
			.join('|');
		expect(vnp_SecureHash === undefined).toBe(variant === 'missing');
		expect(vnp_SecureHash).not.toBe(hex('sha512', 'SANDBOXSECRET0000000000000000001', text));
	});

	it('forged: ZaloPay signed by the first key', async () => {
		await play('zalopay', 'forged:key1');
		const { data, mac } = JSON.parse(street.shop.got[0]?.body ?? '');
		expect(mac).toBe(hex('sha256', 'KEY1TEST000000000000000000000001', data));
	});

	it('query_processing: MoMo is authorised, and says so', async () => {
		await play('momo', 'query_processing:authorised');
		expect(told()).toMatchObject([{ isPaid: false, isRight: true, code: '9000' }]);
	});

	it('gateway_down: MoMo makes a payment and loses the answer; asked again, it is the same one', async () => {
		await street.next('gateway_down:lost', { gateway: 'momo' });
		await expect(street.post('/v2/gateway/api/create', momoCreate())).rejects.toThrow();
		const again = await street.post('/v2/gateway/api/create', momoCreate());
		expect(again).toMatchObject({ resultCode: 0 });
		expect(await street.get('/__ctl/payments')).toHaveLength(1);
	});
});

describe('the ropes', () => {
	it.each<[string, object]>([
		['a scenario that there is not', { scenario: 'x' }],
		['a variant that there is not', { scenario: 'forged', variant: 'x' }],
		['a gateway that does not play it', { scenario: 'status07', gateway: 'momo' }],
		['a key that only ZaloPay has, without it', { scenario: 'forged:key1' }],
		['an answer that only MoMo gives, without it', { scenario: 'query_processing:authorised' }],
	])('refuse %s', async (_name, body) => {
		expect(await street.status('/__ctl/next', body)).toBe(400);
	});

	it('keep scripts for the payment that they are for', async () => {
		await street.next('cancel', { ref: 'S2' });
		await street.next('status07');
		await street.next('insufficient', { gateway: 'momo' });
		await payOnPage('card', await opens.card());
		expect(await statusOf('card')).toBe('paid');
		await street.next('cancel', { ref: 'S3', gateway: 'vnpay' });
		await payOnPage('vnpay', await opens.vnpay());
		await payOnPage('momo', await opens.momo());
		expect([await statusOf('vnpay'), await statusOf('momo')]).toEqual(['suspected', 'insufficient']);
	});

	it('take a script for an open payment, and pay in place of a person', async () => {
		await opens.momo();
		await street.next('ipn_never', { ref: 'S1' });
		expect(await street.pay('S1')).toMatchObject({
			status: 'paid',
			returnUrl: expect.stringContaining('resultCode=0'),
		});
		expect(told()).toEqual([]);
		expect(await street.status('/__ctl/pay', { ref: 'S1' })).toBe(404);
	});

	it('log what came and went, without signatures', async () => {
		await payOnPage('momo', await opens.momo());
		await payOnPage('vnpay', await opens.vnpay());
		const entries = await street.log();
		expect(entries.map(({ kind, gateway, ref, status }) => [kind, gateway, ref, status])).toEqual([
			['notice', 'vnpay', 'S1', 200],
			['request', 'vnpay', 'S1', 302],
			['notice', 'momo', 'S1', 204],
			['request', 'momo', 'S1', 200],
		]);
		const text = JSON.stringify(entries);
		expect(text).toContain('50000');
		expect(text).not.toMatch(/[0-9a-f]{64}/);
		expect(await street.log('?gateway=momo&ref=S1')).toHaveLength(2);
	});

	it('have a page that shows and pulls them, and runs no script', async () => {
		await opens.momo();
		const form = await street.send('/__ctl/next', { gateway: '', scenario: 'forged:bitflip', code: '' });
		expect(form.headers.get('location')).toBe('/payment');
		const page = await fetch(`${street.sandbox.url}/payment`);
		const text = await page.text();
		expect(text).toContain('Đang chờ: Thông báo giả chữ ký');
		expect(text).toContain('Chờ thanh toán');
		expect(text).not.toContain('<script');
		expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
		expect((await street.send('/__ctl/advance', { minutes: '15' })).status).toBe(303);
		await street.send('/__ctl/reset', {});
		expect(await street.get('/__ctl/payments')).toEqual([]);
		expect(await street.log()).toEqual([]);
	});

	it('set the time', async () => {
		const set = await street.post('/__ctl/config', { now: '2026-01-01T05:00:00Z' });
		expect(set.now).toMatch(/^2026-01-01T05:00:0/);
		expect((await street.advance(5)).now).toMatch(/^2026-01-01T05:05:0/);
		const real = await street.post<{ now: string }>('/__ctl/config', { now: 'real' });
		expect(Math.abs(Date.parse(real.now) - Date.now())).toBeLessThan(60_000);
	});
});
