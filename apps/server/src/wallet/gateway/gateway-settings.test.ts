import { describe, expect, it } from 'vitest';
import { readEnv } from '../../env.ts';
import { production } from '../../testing/production.ts';
import { createCashier, offeredMethods } from '../cashier.ts';
import { createGateways } from './create-gateways.ts';
import { createVnpay } from './vnpay.ts';

const read = (variables: Record<string, string> = {}) => readEnv({ NODE_ENV: 'test', ...variables }).gateways;
const offered = (variables?: Record<string, string>) => offeredMethods(createCashier(read(variables), []));
const given = {
	vnpay: {
		VNPAY_TMN_CODE: 'ANCU0001',
		VNPAY_HASH_SECRET: 'a-secret-of-vnpay/',
		VNPAY_PAY_URL: 'https://pay.vnpay.test/',
		VNPAY_API_URL: 'https://api.vnpay.test',
	},
	momo: {
		MOMO_PARTNER_CODE: 'MOMOANCU',
		MOMO_ACCESS_KEY: 'anaccesskey',
		MOMO_SECRET_KEY: 'a-secret-of-momo-x',
		MOMO_URL: 'https://momo.test',
	},
	zalopay: {
		ZALOPAY_APP_ID: '123',
		ZALOPAY_KEY1: 'a-key-of-zalopay-1',
		ZALOPAY_KEY2: 'a-key-of-zalopay-2',
		ZALOPAY_URL: 'https://zalopay.test',
	},
	card: {
		CARD_HOST: 'https://card.test',
		CARD_PUBLIC_KEY: 'a-public-key-of-card',
		CARD_SECRET_KEY: 'a-secret-of-the-card',
		CARD_NOTICE_SECRET: 'a-secret-of-notices',
	},
	bank: {
		BANK_BIN: '970416',
		BANK_ACCOUNT: '257678859',
		BANK_ACCOUNT_NAME: 'CONG TY AN CU',
		BANK_FEED_SECRET: 'a-secret-of-a-feed',
	},
};

describe('the configuration of payments', () => {
	it('needs nothing in development: everything is paid through the sandbox', () => {
		expect(read({ SANDBOX_PORT: '4999' })).toMatchObject({
			vnpay: { payUrl: 'http://127.0.0.1:4999', apiUrl: 'http://127.0.0.1:4999', tmnCode: 'LOCAL001' },
			momo: { url: 'http://127.0.0.1:4999' },
			zalopay: { url: 'http://127.0.0.1:4999' },
			card: { host: 'http://127.0.0.1:4999' },
			bank: { bin: '970436' },
		});
		expect(offered()).toEqual(['WALLET', 'TRANSFER', 'CARD', 'BANK', 'MOMO', 'ZALOPAY']);
		expect([...createGateways(read()).keys()]).toEqual(['vnpay', 'momo', 'zalopay']);
	});

	it('switches off in production what is not given', () => {
		const nothing = { vnpay: undefined, momo: undefined, zalopay: undefined, card: undefined, bank: undefined };
		expect(read(production)).toEqual(nothing);
		expect(offered(production)).toEqual(['WALLET']);
		expect(offered({ ...production, ...given.momo })).toEqual(['WALLET', 'MOMO']);
		expect(read({ ...production, ...given.momo })).toEqual({
			...nothing,
			momo: {
				partnerCode: 'MOMOANCU',
				accessKey: 'anaccesskey',
				secretKey: 'a-secret-of-momo-x',
				url: 'https://momo.test',
			},
		});
		expect([...createGateways(read({ ...production, ...given.zalopay })).keys()]).toEqual(['zalopay']);
	});

	it('takes everything that is given, to the letter', () => {
		const settings = read({ ...production, ...given.vnpay, ...given.momo, ...given.zalopay, ...given.bank });
		expect(settings.vnpay).toEqual({
			tmnCode: 'ANCU0001',
			hashSecret: 'a-secret-of-vnpay/',
			payUrl: 'https://pay.vnpay.test',
			apiUrl: 'https://api.vnpay.test',
		});
		expect(settings.bank).toMatchObject({ account: '257678859', feedSecret: 'a-secret-of-a-feed' });
	});

	it.each(Object.values(given).flatMap((group) => Object.keys(group).map((name) => [name, group] as const)))(
		'needs all of a gateway: %s',
		(name, group) => {
			const { [name as never]: _, ...rest } = group;
			expect(() => read({ ...production, ...(rest as Record<string, string>) })).toThrow(`${name}: `);
			expect(() => read(rest as Record<string, string>)).toThrow(`${name}: `);
		},
	);

	it('takes other keys in development, for the gateways’ own sandboxes', () => {
		expect(read({ ...given.momo, MOMO_URL: 'https://test-payment.momo.vn' }).momo?.url).toBe(
			'https://test-payment.momo.vn',
		);
		expect(read({ ...given.momo, MOMO_URL: 'http://127.0.0.1:4010/' }).momo?.url).toBe('http://127.0.0.1:4010');
	});

	it.each([
		{ ...production, ...given.momo, MOMO_URL: 'http://momo.test' },
		{ ...production, ...given.momo, MOMO_URL: 'http://127.0.0.1:4010' },
		{ ...given.momo, MOMO_URL: 'http://momo.test' },
		{ ...given.momo, MOMO_URL: 'http://127.0.0.1@momo.test' },
		{ ...given.momo, MOMO_URL: 'ftp://127.0.0.1' },
		{ ...given.momo, MOMO_URL: 'momo.test' },
	])('believes nobody without https but the sandbox: $MOMO_URL', (variables) => {
		expect(() => read(variables)).toThrow('MOMO_URL');
	});

	it.each([
		['vnpay', 'VNPAY_HASH_SECRET', 'SANDBOXSECRET0000000000000000001'],
		['momo', 'MOMO_ACCESS_KEY', 'ACCESSKEYTEST01'],
		['momo', 'MOMO_SECRET_KEY', 'SECRETKEYTEST0000000000000000001'],
		['zalopay', 'ZALOPAY_KEY1', 'KEY1TEST000000000000000000000001'],
		['zalopay', 'ZALOPAY_KEY2', 'KEY2TEST000000000000000000000002'],
		['card', 'CARD_SECRET_KEY', 'CARDSECRETTEST000000000000000001'],
		['card', 'CARD_NOTICE_SECRET', 'CARDNOTICETEST000000000000000001'],
		['bank', 'BANK_FEED_SECRET', 'BANKFEEDTEST00000000000000000001'],
	] as const)('takes no key of the sandbox in production: %s %s', (group, name, key) => {
		let message = '';
		try {
			read({ ...production, ...given[group], [name]: key });
		} catch (error) {
			message = String(error);
		}
		expect(message).toContain(`${name}: everybody knows`);
		// Nor is it told to whoever reads the log.
		expect(message).not.toContain(key);
	});

	it.each([
		{ VNPAY_TMN_CODE: 'SHORT' },
		{ VNPAY_HASH_SECRET: 'short' },
		{ ZALOPAY_APP_ID: 'abc' },
		{ BANK_BIN: '97041' },
		{ BANK_ACCOUNT: '1'.repeat(20) },
		{ BANK_ACCOUNT_NAME: 'Công ty' },
	])('checks what is given: %o', (variables) => {
		expect(() => read(variables as unknown as Record<string, string>)).toThrow(Object.keys(variables)[0]);
	});

	it('keeps its keys out of addresses', async () => {
		const { vnpay } = read();
		const outcome =
			vnpay &&
			(await createVnpay(vnpay).createPayment({
				txnRef: 'A',
				amount: 50_000,
				description: 'x',
				returnUrl: 'https://ancu.test',
				notifyUrl: 'https://ancu.test',
				createdAt: new Date(0),
				expiresAt: new Date(900_000),
				clientAddress: '127.0.0.1',
				locale: 'vn',
			}));
		expect(JSON.stringify(outcome)).not.toContain(vnpay?.hashSecret);
	});
});
