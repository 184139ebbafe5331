import * as z from 'zod/mini';

const key = z.string().check(z.minLength(1));
const address = z.url({ protocol: /^https?$/ });

/** The development's keys, known to everybody: those that the server takes when it is told none. */
const walletVariables = {
	VNPAY_TMN_CODE: z._default(z.string().check(z.regex(/^[0-9A-Za-z]{8}$/)), 'LOCAL001'),
	VNPAY_HASH_SECRET: z._default(key, 'SANDBOXSECRET0000000000000000001'),
	VNPAY_IPN_URL: z.optional(address),
	MOMO_PARTNER_CODE: z._default(key, 'MOMOTEST'),
	MOMO_ACCESS_KEY: z._default(key, 'ACCESSKEYTEST01'),
	MOMO_SECRET_KEY: z._default(key, 'SECRETKEYTEST0000000000000000001'),
	ZALOPAY_APP_ID: z._default(z.string().check(z.regex(/^\d+$/)), '2554'),
	ZALOPAY_KEY1: z._default(key, 'KEY1TEST000000000000000000000001'),
	ZALOPAY_KEY2: z._default(key, 'KEY2TEST000000000000000000000002'),
	BANK_FEED_SECRET: z._default(key, 'BANKFEEDTEST00000000000000000001'),
	BANK_FEED_URL: z.optional(address),
	CARD_PUBLIC_KEY: z._default(key, 'CARDPUBLICTEST000000000000000001'),
	CARD_SECRET_KEY: z._default(key, 'CARDSECRETTEST000000000000000001'),
	CARD_NOTICE_SECRET: z._default(key, 'CARDNOTICETEST000000000000000001'),
	/** Where the website listens. */
	PORT: z._default(z.string(), '3000'),
};

const schema = z.object(walletVariables);

/** What the gateways and the website share. */
export interface WalletSettings {
	vnpay: { tmnCode: string; hashSecret: string };
	momo: { partnerCode: string; accessKey: string; secretKey: string };
	zalopay: { appId: string; key1: string; key2: string };
	bank: { feedSecret: string };
	card: { publicKey: string; secretKey: string; noticeSecret: string };
	/** Where notices go whose protocol has no field for it. */
	noticeUrls: { vnpay: string; bank: string };
}

/** The gateways' settings from environment variables; throws when one is malformed. */
export function readWalletSettings(source: Record<string, string | undefined> = {}): WalletSettings {
	const values = z.parse(schema, source);
	const website = `http://127.0.0.1:${values.PORT}`;
	return {
		vnpay: { tmnCode: values.VNPAY_TMN_CODE, hashSecret: values.VNPAY_HASH_SECRET },
		momo: {
			partnerCode: values.MOMO_PARTNER_CODE,
			accessKey: values.MOMO_ACCESS_KEY,
			secretKey: values.MOMO_SECRET_KEY,
		},
		zalopay: { appId: values.ZALOPAY_APP_ID, key1: values.ZALOPAY_KEY1, key2: values.ZALOPAY_KEY2 },
		bank: { feedSecret: values.BANK_FEED_SECRET },
		card: {
			publicKey: values.CARD_PUBLIC_KEY,
			secretKey: values.CARD_SECRET_KEY,
			noticeSecret: values.CARD_NOTICE_SECRET,
		},
		noticeUrls: {
			vnpay: values.VNPAY_IPN_URL ?? `${website}/payments/vnpay/notice`,
			bank: values.BANK_FEED_URL ?? `${website}/payments/bank/notice`,
		},
	};
}
