import type { Notice } from './delivery.ts';
import type { WalletSettings } from './keys.ts';
import { readJson } from './log.ts';
import { type Claim, type Payment, type PaymentStatus, withParameters } from './payment.ts';
import { hmac, signAs } from './signature.ts';

/** ZaloPay v2: how its messages are signed, and what it tells of a payment. */

type Fields = Readonly<Record<string, string>>;

/** What is signed: the values in a fixed order. */
export function joinedZalopay(fields: Fields, names: string): string {
	return names
		.split(' ')
		.map((name) => fields[name] ?? '')
		.join('|');
}

export const signZalopay = (key: string, text: string): string => hmac('sha256', key, text);

/** The names of what is signed, by message; `key1` stands for the key itself. */
export const signedZalopay = {
	create: 'app_id app_trans_id app_user amount app_time embed_data item',
	query: 'app_id app_trans_id key1',
	refund: 'app_id zp_trans_id amount description timestamp',
	queryRefund: 'app_id m_refund_id timestamp',
	redirect: 'appid apptransid pmcid bankcode amount discountamount status',
};

/** return_code 1 (paid), 2 (ended otherwise) or 3 (not ended), and sub_return_code. */
const codes: Record<PaymentStatus, readonly [1 | 2 | 3, number]> = {
	open: [3, 3],
	processing: [3, 5],
	paid: [1, 1],
	cancelled: [2, -329],
	insufficient: [2, -63],
	expired: [2, -54],
	wrong_otp: [2, -217],
	wrong_card: [2, -217],
	locked: [2, -217],
	not_activated: [2, -217],
	card_expired: [2, -217],
	suspected: [2, -217],
	declined: [2, -217],
};

export function zalopayCodesOf({ status, code }: Pick<Payment, 'status' | 'code'>): readonly [1 | 2 | 3, number] {
	const [code1, code2] = codes[status];
	return [code1, code === undefined ? code2 : Number(code)];
}

const WALLET_CHANNEL = 38;
const OTHER_APP = 9_999;

/** The callback, after success alone: a POST that is repeated three times at most while it is answered with 0 or not at all. */
export function zalopayNotice(
	payment: Payment,
	claim: Claim,
	{ appId, key1, key2 }: WalletSettings['zalopay'],
): Notice | undefined {
	const { fields, transactionNo, finishedAt, createdAt } = payment;
	if (claim.status !== 'paid' || !fields.callback_url) return undefined;
	const content = {
		app_id: claim.isStrange ? OTHER_APP : Number(appId),
		app_trans_id: claim.ref,
		app_time: Number(fields.app_time),
		app_user: fields.app_user,
		amount: claim.amount,
		embed_data: fields.embed_data,
		item: fields.item,
		zp_trans_id: transactionNo,
		server_time: finishedAt ?? createdAt,
		channel: WALLET_CHANNEL,
		merchant_user_id: 'sandbox',
		user_fee_amount: 0,
		discount_amount: 0,
	};
	const data = JSON.stringify(content);
	const mac = signAs(claim.forgery, (key) => signZalopay(key, data), { key: key2, key1 });
	return {
		gateway: 'zalopay',
		ref: payment.ref,
		method: 'POST',
		url: fields.callback_url,
		body: JSON.stringify({ data, ...(mac !== undefined && { mac }), type: 1 }),
		fields: content,
		isTaken: (status, body) => {
			const answer = readJson(body) as { return_code?: unknown } | null;
			return status === 200 && [1, 2, -1].includes(Number(answer?.return_code ?? 0));
		},
		retries: [5 * 60, 5 * 60, 5 * 60],
	};
}

export function zalopayReturnUrl(
	payment: Payment,
	claim: Claim,
	{ appId, key1, key2 }: WalletSettings['zalopay'],
): string | undefined {
	const { redirecturl } = JSON.parse(payment.fields.embed_data ?? '{}') as { redirecturl?: string };
	if (!redirecturl) return undefined;
	const fields = {
		appid: claim.isStrange ? String(OTHER_APP) : appId,
		apptransid: claim.ref,
		pmcid: String(WALLET_CHANNEL),
		bankcode: '',
		amount: String(claim.amount),
		discountamount: '0',
		status: String(zalopayCodesOf(claim)[1]),
	};
	const canonical = joinedZalopay(fields, signedZalopay.redirect);
	const checksum = signAs(claim.forgery, (key) => signZalopay(key, canonical), { key: key2, key1 });
	return withParameters(redirecturl, { ...fields, ...(checksum !== undefined && { checksum }) });
}
