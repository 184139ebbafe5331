import { z } from 'zod/mini';
import { isGuarded } from '../../loopback.ts';
import { readKeys } from '../../read-keys.ts';

export interface VnpaySettings {
	tmnCode: string;
	hashSecret: string;
	/** Where people pay, as `https://sandbox.vnpayment.vn`, without a slash at the end. */
	payUrl: string;
	/** Where querydr and refund are, likewise; VNPay may give another one. */
	apiUrl: string;
}

export interface MomoSettings {
	partnerCode: string;
	accessKey: string;
	secretKey: string;
	/** As `https://payment.momo.vn`, without a slash at the end. */
	url: string;
}

export interface ZalopaySettings {
	/** Digits. */
	appId: string;
	/** Signs what we ask. */
	key1: string;
	/** Signs what ZaloPay tells. */
	key2: string;
	/** As `https://openapi.zalopay.vn`, without a slash at the end. */
	url: string;
}

export interface CardSettings {
	/** As `https://card.example`, without a slash at the end. Browsers send cards there. */
	host: string;
	/** For browsers. */
	publicKey: string;
	secretKey: string;
	/** Signs what the gateway tells. */
	noticeSecret: string;
}

/** Our account that people transfer to, and the key of the feed that tells of it. */
export interface BankSettings {
	/** The bank, six digits of NAPAS. */
	bin: string;
	account: string;
	/** The holder, as the payer's bank shows it. */
	accountName: string;
	feedSecret: string;
}

/** Ways to be paid; undefined is switched off. */
export interface GatewaySettings {
	vnpay: VnpaySettings | undefined;
	momo: MomoSettings | undefined;
	zalopay: ZalopaySettings | undefined;
	card: CardSettings | undefined;
	bank: BankSettings | undefined;
}

const keyPattern = /^[!-~]{16,200}$/;
const keyRule = 'at least 16 characters without spaces';
const key = z.optional(z.string().check(z.regex(keyPattern, keyRule)));
const areKeys = (variable: string) => {
	const keys = readKeys(variable);
	return keys.length > 0 && keys.every((each) => keyPattern.test(each));
};
const url = z.optional(z.url({ protocol: /^https?$/ }));

/** The variables that settings are read from. */
export const gatewayVariables = {
	VNPAY_TMN_CODE: z.optional(z.string().check(z.regex(/^[0-9A-Za-z]{8}$/, 'eight letters and digits'))),
	VNPAY_HASH_SECRET: key,
	VNPAY_PAY_URL: url,
	VNPAY_API_URL: url,
	MOMO_PARTNER_CODE: z.optional(z.string().check(z.regex(/^\w{1,50}$/, 'letters, digits and _'))),
	MOMO_ACCESS_KEY: z.optional(z.string().check(z.regex(/^\w{8,200}$/, 'letters and digits'))),
	MOMO_SECRET_KEY: key,
	MOMO_URL: url,
	ZALOPAY_APP_ID: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'digits'))),
	ZALOPAY_KEY1: key,
	ZALOPAY_KEY2: key,
	ZALOPAY_URL: url,
	CARD_HOST: url,
	CARD_PUBLIC_KEY: key,
	CARD_SECRET_KEY: key,
	CARD_NOTICE_SECRET: key,
	BANK_BIN: z.optional(z.string().check(z.regex(/^\d{6}$/, 'six digits'))),
	BANK_ACCOUNT: z.optional(z.string().check(z.regex(/^[0-9A-Za-z]{1,19}$/, 'up to 19 letters and digits'))),
	BANK_ACCOUNT_NAME: z.optional(z.string().check(z.regex(/^[A-Z][A-Z ]{1,49}$/, 'capitals without marks'))),
	BANK_FEED_SECRET: z.optional(z.string().check(z.refine(areKeys, `${keyRule}, each of several too`))),
};

type Name = keyof typeof gatewayVariables;
export type GatewayValues = { [name in Name]?: string | undefined } & {
	NODE_ENV: 'development' | 'production' | 'test';
	SANDBOX_PORT: number;
};

/** What switches a gateway on: all of them or none. */
const groups: Readonly<Record<keyof GatewaySettings, readonly Name[]>> = {
	vnpay: ['VNPAY_TMN_CODE', 'VNPAY_HASH_SECRET', 'VNPAY_PAY_URL', 'VNPAY_API_URL'],
	momo: ['MOMO_PARTNER_CODE', 'MOMO_ACCESS_KEY', 'MOMO_SECRET_KEY', 'MOMO_URL'],
	zalopay: ['ZALOPAY_APP_ID', 'ZALOPAY_KEY1', 'ZALOPAY_KEY2', 'ZALOPAY_URL'],
	card: ['CARD_HOST', 'CARD_PUBLIC_KEY', 'CARD_SECRET_KEY', 'CARD_NOTICE_SECRET'],
	bank: ['BANK_BIN', 'BANK_ACCOUNT', 'BANK_ACCOUNT_NAME', 'BANK_FEED_SECRET'],
};
const hosts: readonly Name[] = ['VNPAY_PAY_URL', 'VNPAY_API_URL', 'MOMO_URL', 'ZALOPAY_URL', 'CARD_HOST'];

/** The sandbox's, which everybody can read here. The account cannot be a real one: a bank's has digits. */
const developmentKeys = {
	VNPAY_TMN_CODE: 'LOCAL001',
	VNPAY_HASH_SECRET: 'SANDBOXSECRET0000000000000000001',
	MOMO_PARTNER_CODE: 'MOMOTEST',
	MOMO_ACCESS_KEY: 'ACCESSKEYTEST01',
	MOMO_SECRET_KEY: 'SECRETKEYTEST0000000000000000001',
	ZALOPAY_APP_ID: '2554',
	ZALOPAY_KEY1: 'KEY1TEST000000000000000000000001',
	ZALOPAY_KEY2: 'KEY2TEST000000000000000000000002',
	CARD_PUBLIC_KEY: 'CARDPUBLICTEST000000000000000001',
	CARD_SECRET_KEY: 'CARDSECRETTEST000000000000000001',
	CARD_NOTICE_SECRET: 'CARDNOTICETEST000000000000000001',
	BANK_BIN: '970436',
	BANK_ACCOUNT: 'ANCUSANDBOX',
	BANK_ACCOUNT_NAME: 'CONG TY AN CU',
	BANK_FEED_SECRET: 'BANKFEEDTEST00000000000000000001',
} as const satisfies Partial<Record<Name, string>>;
const publicSecrets = [
	'VNPAY_HASH_SECRET',
	'MOMO_ACCESS_KEY',
	'MOMO_SECRET_KEY',
	'ZALOPAY_KEY1',
	'ZALOPAY_KEY2',
	'CARD_SECRET_KEY',
	'CARD_NOTICE_SECRET',
	'BANK_FEED_SECRET',
] as const;

/** What is wrong with the variables, each with its name. */
export function problemsOfGateways(values: GatewayValues): string[] {
	const isProduction = values.NODE_ENV === 'production';
	const missing = Object.values(groups).flatMap((names) => {
		const given = names.filter((name) => values[name]);
		if (given.length === 0 || given.length === names.length) return [];
		return names.filter((name) => !values[name]).map((name) => `${name}: ${given.join(', ')} needs it`);
	});
	// Who answers for the gateway is believed.
	const unsafe = hosts.filter((name) => {
		const url = values[name];
		return url && !isGuarded(url, values.NODE_ENV);
	});
	const known = Object.values(developmentKeys) as string[];
	const open = publicSecrets.filter(
		(name) => isProduction && readKeys(values[name]).some((key) => known.includes(key)),
	);
	return [
		...missing,
		...unsafe.map((name) => `${name}: it begins with https://`),
		...open.map((name) => `${name}: everybody knows this one, it is the sandbox's`),
	];
}

/** Reads variables that have no problems. Development is paid through the sandbox where nothing else is given. */
export function readGateways(given: GatewayValues): GatewaySettings {
	const sandbox = `http://127.0.0.1:${given.SANDBOX_PORT}`;
	const standIns: Partial<Record<Name, string>> = {
		...developmentKeys,
		...Object.fromEntries(hosts.map((name) => [name, sandbox])),
	};
	/** The variables of a gateway that is on. */
	const valuesOf = (group: keyof GatewaySettings) => {
		const isGiven = groups[group].every((name) => given[name]);
		if (!isGiven && given.NODE_ENV === 'production') return undefined;
		return (name: Name) => {
			const value = (isGiven ? given : standIns)[name] ?? '';
			return hosts.includes(name) ? value.replace(/\/+$/, '') : value;
		};
	};
	const vnpay = valuesOf('vnpay');
	const momo = valuesOf('momo');
	const zalopay = valuesOf('zalopay');
	const card = valuesOf('card');
	const bank = valuesOf('bank');
	return {
		vnpay: vnpay && {
			tmnCode: vnpay('VNPAY_TMN_CODE'),
			hashSecret: vnpay('VNPAY_HASH_SECRET'),
			payUrl: vnpay('VNPAY_PAY_URL'),
			apiUrl: vnpay('VNPAY_API_URL'),
		},
		momo: momo && {
			partnerCode: momo('MOMO_PARTNER_CODE'),
			accessKey: momo('MOMO_ACCESS_KEY'),
			secretKey: momo('MOMO_SECRET_KEY'),
			url: momo('MOMO_URL'),
		},
		zalopay: zalopay && {
			appId: zalopay('ZALOPAY_APP_ID'),
			key1: zalopay('ZALOPAY_KEY1'),
			key2: zalopay('ZALOPAY_KEY2'),
			url: zalopay('ZALOPAY_URL'),
		},
		card: card && {
			host: card('CARD_HOST'),
			publicKey: card('CARD_PUBLIC_KEY'),
			secretKey: card('CARD_SECRET_KEY'),
			noticeSecret: card('CARD_NOTICE_SECRET'),
		},
		bank: bank && {
			bin: bank('BANK_BIN'),
			account: bank('BANK_ACCOUNT'),
			accountName: bank('BANK_ACCOUNT_NAME'),
			feedSecret: bank('BANK_FEED_SECRET'),
		},
	};
}
