import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dateFormat, getDateInGMT7, HashAlgorithm, ProductCode, VNPay, VnpLocale } from 'vnpay';
import { propertyRuns } from '../../testing/property-runs.ts';
import { get, startPeer } from './gateway.fixtures.ts';
import type { PaymentOrder } from './gateway.ts';
import { toVietnamStamp } from './vietnam-time.ts';
import { createVnpay } from './vnpay.ts';

/** npm's `vnpay` 2.5.0 is another reading of the protocol: where it is right, ours must say the same. */
const settings = {
	tmnCode: 'LOCAL001',
	hashSecret: 'SANDBOXSECRET0000000000000000001',
	payUrl: 'http://127.0.0.1:9',
	apiUrl: 'http://127.0.0.1:9',
};
const theirsAt = (host: string) =>
	new VNPay({
		tmnCode: settings.tmnCode,
		secureSecret: settings.hashSecret,
		vnpayHost: host,
		queryDrAndRefundHost: host,
		// Its test mode would leave our host for the real sandbox.
		testMode: false,
		hashAlgorithm: HashAlgorithm.SHA512,
	});
const theirs = theirsAt(settings.payUrl);
const ours = createVnpay(settings);

const runs = (often: number) => ({ seed: 20_260_101, ...propertyRuns(often) });
const chars = (text: string) => fc.constantFrom(...text);
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const word = (maxLength: number) => fc.string({ unit: chars(LETTERS), minLength: 1, maxLength });
const digits = (minLength: number, maxLength: number) => fc.string({ unit: chars('0123456789'), minLength, maxLength });
// Whole seconds: VNPay has no others.
const time = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

const anyOrder: fc.Arbitrary<PaymentOrder> = fc
	.record({
		txnRef: word(32),
		amount: fc.integer({ min: 5_000, max: 999_999_999 }),
		description: fc.array(word(12), { minLength: 1, maxLength: 8 }).map((words) => words.join(' ')),
		returnUrl: fc.webUrl({ withQueryParameters: true }).map((url) => url.slice(0, 255)),
		createdAt: time,
		minutes: fc.integer({ min: 1, max: 60 }),
		clientAddress: fc.ipV4(),
		bankCode: fc.constantFrom(undefined, 'VNPAYQR', 'VNBANK', 'INTCARD', 'NCB'),
		locale: fc.constantFrom('vn' as const, 'en' as const),
	})
	.filter(({ returnUrl }) => URL.canParse(returnUrl))
	.map(({ minutes, ...order }) => ({
		...order,
		clientAddress: order.clientAddress.length < 7 ? '127.0.0.1' : order.clientAddress,
		notifyUrl: 'https://ancu.test/pay',
		expiresAt: new Date(order.createdAt.getTime() + minutes * 60_000),
	}));

const anyParams = fc
	.record({
		vnp_Amount: fc.integer({ min: 1, max: 999_999_999 }).map((amount) => String(amount * 100)),
		vnp_BankCode: fc.constantFrom('NCB', 'VNPAY', 'VIETCOMBANK'),
		vnp_BankTranNo: fc.option(word(20), { nil: '' }),
		vnp_CardType: fc.constantFrom('ATM', 'IB', 'ACC', 'QRCODE', ''),
		vnp_OrderInfo: fc.string({ unit: chars(`${LETTERS} :._-`), minLength: 1, maxLength: 60 }),
		vnp_PayDate: time.map(toVietnamStamp),
		vnp_ResponseCode: fc.constantFrom('00', '07', '11', '24', '51', '99'),
		vnp_TransactionNo: digits(1, 15),
		vnp_TransactionStatus: fc.constantFrom('00', '01', '02', '07'),
		vnp_TxnRef: word(32),
	})
	.map((params) => ({ ...params, vnp_TmnCode: settings.tmnCode }));
type Params = Record<string, string>;

/** Signed by neither of the two. */
const sign = (params: Params, secret = settings.hashSecret) => {
	const pairs = Object.entries(params).filter(([, value]) => value !== '');
	pairs.sort(([a], [b]) => (a < b ? -1 : 1));
	const text = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%20', '+')}`).join('&');
	return createHmac('sha512', secret).update(text).digest('hex');
};
const read = (params: Params) => ours.readNotice(get(new URLSearchParams(params).toString()));

describe('with npm vnpay, on random input', () => {
	it('a page to pay on has the same address', async () => {
		await fc.assert(
			fc.asyncProperty(anyOrder, async (order) => {
				const outcome = await ours.createPayment(order);
				const url = theirs.buildPaymentUrl({
					vnp_Amount: order.amount,
					vnp_IpAddr: order.clientAddress,
					vnp_OrderInfo: order.description,
					vnp_OrderType: ProductCode.Other,
					vnp_ReturnUrl: order.returnUrl,
					vnp_TxnRef: order.txnRef,
					vnp_Locale: order.locale === 'vn' ? VnpLocale.VN : VnpLocale.EN,
					vnp_CreateDate: Number(toVietnamStamp(order.createdAt)),
					vnp_ExpireDate: Number(toVietnamStamp(order.expiresAt)),
					...(order.bankCode && { vnp_BankCode: order.bankCode }),
				});
				expect(outcome).toEqual({ state: 'created', payUrl: url });
			}),
			runs(1_000),
		);
	}, 60_000);

	it('the same call backs are authentic, with the same amount', () => {
		const secrets = fc.constantFrom(settings.hashSecret, settings.hashSecret, 'OTHERSECRET');
		fc.assert(
			fc.property(anyParams, secrets, (params, secret) => {
				const sent = { ...params, vnp_SecureHash: sign(params, secret) };
				const their = theirs.verifyIpnCall(sent as never);
				const our = read(sent);
				expect(our.state !== 'rejected').toBe(their.isVerified);
				if (our.state !== 'rejected') expect(our).toMatchObject({ amount: their.vnp_Amount, txnRef: their.vnp_TxnRef });
			}),
			runs(1_000),
		);
	}, 60_000);

	it('the same call backs are forged', () => {
		const names = ['vnp_Amount', 'vnp_TxnRef', 'vnp_ResponseCode', 'vnp_TransactionStatus', 'vnp_OrderInfo'] as const;
		fc.assert(
			fc.property(anyParams, fc.constantFrom(...names), digits(1, 6), (params, name, value) => {
				fc.pre(params[name] !== value);
				const sent = { ...params, [name]: value, vnp_SecureHash: sign(params) };
				expect(theirs.verifyIpnCall(sent as never).isVerified).toBe(false);
				expect(read(sent)).toEqual({ state: 'rejected', reason: 'bad_signature' });
			}),
			runs(200),
		);
	});
});

/** Why it is not what the server runs on. Each of these is wrong over there, and right here. */
describe('unlike npm vnpay 2.5.0', () => {
	afterEach(() => vi.unstubAllEnvs());

	const params = {
		vnp_Amount: '50000000',
		vnp_BankCode: 'NCB',
		vnp_OrderInfo: 'x',
		vnp_PayDate: '20260101120130',
		vnp_ResponseCode: '00',
		vnp_TmnCode: settings.tmnCode,
		vnp_TransactionNo: '14422574',
		vnp_TransactionStatus: '00',
		vnp_TxnRef: 'PC-0001',
	};
	const payment = {
		txnRef: 'PC-0001',
		amount: 500_000,
		createdAt: new Date('2026-01-01T05:00:00Z'),
		providerTxnNo: '14422574',
	};

	it('a payment under way is not paid', () => {
		const pending = { ...params, vnp_TransactionStatus: '01' };
		const sent = { ...pending, vnp_SecureHash: sign(pending) };
		expect(theirs.verifyIpnCall(sent as never)).toMatchObject({ isVerified: true, isSuccess: true });
		expect(read(sent)).toMatchObject({ state: 'pending' });
	});

	it('a signature may come in capitals, and beside fields of others', () => {
		const capitals = { ...params, vnp_SecureHash: sign(params).toUpperCase() };
		expect(theirs.verifyIpnCall(capitals as never).isVerified).toBe(false);
		expect(read(capitals)).toMatchObject({ state: 'paid' });
		const beside = { ...params, vnp_SecureHash: sign(params), utm_source: 'mail' };
		expect(theirs.verifyIpnCall(beside as never).isVerified).toBe(false);
		expect(read(beside)).toMatchObject({ state: 'paid' });
	});

	it('a call back without amount is an answer, not an exception', () => {
		const { vnp_Amount: _, ...rest } = params;
		const sent = { ...rest, vnp_SecureHash: sign(rest) };
		expect(() => theirs.verifyIpnCall(sent as never)).toThrow('Invalid amount');
		expect(read(sent)).toEqual({ state: 'rejected', reason: 'malformed' });
	});

	it('the clock does not depend on where the server runs', () => {
		vi.stubEnv('TZ', 'Asia/Ho_Chi_Minh');
		const date = new Date('2026-01-01T05:00:00Z');
		expect(String(dateFormat(getDateInGMT7(date)))).toBe('20260101190000');
		expect(toVietnamStamp(date)).toBe('20260101120000');
	});

	it('an answer without signature is none, and a refund with one is believed', async () => {
		const peer = await startPeer();
		try {
			const gateway = createVnpay({ ...settings, apiUrl: peer.url });
			const fields = {
				vnp_ResponseId: 'r1',
				vnp_Command: 'querydr',
				vnp_ResponseCode: '00',
				vnp_Message: 'ok',
				vnp_TmnCode: settings.tmnCode,
				vnp_TxnRef: 'PC-0001',
				vnp_Amount: '50000000',
				vnp_BankCode: 'NCB',
				vnp_PayDate: '20260101120000',
				vnp_TransactionNo: '14422574',
				vnp_TransactionType: '01',
				vnp_TransactionStatus: '00',
				vnp_OrderInfo: 'x',
			};
			peer.reply = () => ({ json: fields });
			expect(await theirsAt(peer.url).queryDr({} as never)).toMatchObject({ isVerified: true });
			expect(await gateway.query(payment)).toMatchObject({ state: 'unavailable' });

			const refunded = { ...fields, vnp_Command: 'refund', vnp_TransactionType: '02', vnp_TransactionStatus: '05' };
			const signature = createHmac('sha512', settings.hashSecret).update(Object.values(refunded).join('|'));
			const json = { ...refunded, vnp_SecureHash: signature.digest('hex') };
			peer.reply = () => ({ json });
			expect(await theirsAt(peer.url).refund({} as never)).toMatchObject({ isVerified: false });
			const refund = { refundRef: 'R1', amount: 500_000, reason: 'x', by: 'admin', createdAt: new Date() };
			expect(await gateway.refund(payment, refund)).toEqual({ state: 'pending', code: '05' });
		} finally {
			peer.close();
		}
	});
});
