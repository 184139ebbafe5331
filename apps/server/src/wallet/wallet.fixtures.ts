import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import { readEnv } from '../env.ts';
import { AppError } from '../graphql/app-error.ts';
import type { Asked, Reply } from './gateway/gateway.fixtures.ts';
import { sign } from './gateway/signature.ts';
import { toVietnamDay, toVietnamStamp } from './gateway/vietnam-time.ts';
import { findWallet } from './history.ts';
import { debitWallet } from './ledger.ts';
import type { PaymentPurpose } from './payment-purpose.ts';

/** Keys of the development gateways. */
export const settings = readEnv({ NODE_ENV: 'test' }).gateways;

/** The same gateways, all asked at one address. */
export function settingsAt(url: string): typeof settings {
	const { vnpay, momo, zalopay, card, bank } = settings;
	return {
		vnpay: vnpay && { ...vnpay, apiUrl: url },
		momo: momo && { ...momo, url },
		zalopay: zalopay && { ...zalopay, url },
		card: card && { ...card, host: url },
		bank,
	};
}

/** What MoMo or ZaloPay says where it opens a payment; nothing to what else is asked. */
export function opened({ path, body }: Asked): Reply {
	const payUrl = 'http://localhost:4900/pay';
	if (path === '/v2/gateway/api/create')
		return { json: { ...body, resultCode: 0, responseTime: 1, payUrl, signature: '' } };
	return path === '/v2/create' ? { json: { return_code: 1, sub_return_code: 1, order_url: payUrl } } : undefined;
}

interface Purchase {
	account_id: string;
	amount: number;
	payment_id: string | null;
	times_paid: number;
	times_refunded: number;
	is_cancelled: boolean;
}

/** Something that can be bought, in place of the planning check: a row of a table of the test's own. */
export const purchases: PaymentPurpose = {
	name: 'PLANNING_CHECK',
	quote: async ({ db, viewer }, id) => {
		const purchase = await findPurchase(db, id);
		if (!purchase || purchase.account_id !== viewer?.id) throw new AppError('NOT_FOUND');
		if (purchase.payment_id) throw new AppError('ALREADY_PAID');
		if (purchase.is_cancelled) throw new AppError('NOT_ALLOWED_NOW');
		return { amount: purchase.amount, description: 'Một món hàng' };
	},
	settled: async (tx, { id, purpose_id }) => {
		const { numAffectedRows } = await sql`
			update purchase set payment_id = ${id}, times_paid = times_paid + 1
			where id = ${purpose_id} and payment_id is null and not is_cancelled`.execute(tx);
		return numAffectedRows === 1n ? 'applied' : 'not_wanted';
	},
	refunded: async (tx, { purpose_id }) => {
		await sql`update purchase set times_refunded = times_refunded + 1, is_cancelled = true where id = ${purpose_id}`.execute(
			tx,
		);
		return 'untold';
	},
	page: ({ id, purpose_id }) => `/purchase/${purpose_id}?payment=${id}`,
};

export async function createPurchases(db: Db): Promise<void> {
	await sql`
		create table purchase (
			id uuid primary key,
			account_id uuid not null,
			amount bigint not null,
			payment_id uuid,
			times_paid integer not null default 0,
			times_refunded integer not null default 0,
			is_cancelled boolean not null default false
		)`.execute(db);
}

export async function insertPurchase(db: Db, accountId: string, amount: number): Promise<string> {
	const id = randomUUID();
	await sql`insert into purchase (id, account_id, amount) values (${id}, ${accountId}, ${amount})`.execute(db);
	return id;
}

export async function findPurchase(db: Db, id: string): Promise<Purchase | undefined> {
	const { rows } = await sql<Purchase>`select * from purchase where id = ${id}`.execute(db);
	return rows[0];
}

export async function accountIdOf(db: Db, username: string): Promise<string> {
	const { id } = await db.selectFrom('account').select('id').where('username', '=', username).executeTakeFirstOrThrow();
	return id;
}

/** Takes all that is in a wallet, as buying something does. */
export async function spendAll(db: Db, accountId: string): Promise<void> {
	const { balance } = await findWallet(db, accountId);
	if (balance === 0) return;
	await inTransaction(db, (tx) =>
		debitWallet(tx, {
			kind: 'capture',
			sourceId: randomUUID(),
			type: 'PLANNING_CHECK',
			accountId,
			amount: balance,
			to: 'revenue:PLANNING_CHECK',
		}),
	);
}

/** What a gateway says, in plain words. */
export interface Told {
	txnRef: string;
	/** Đồng. */
	amount: number;
	txnNo: string;
	/** The gateway's own code; success without one. */
	code?: string;
	/** Another terminal, partner or app. */
	terminal?: string;
	/** Another key. */
	key?: string;
}

/** What is there in a test. */
export const need = <T>(value: T | undefined): T => {
	if (value === undefined) throw new Error('This is there in a test.');
	return value;
};

/** VNPay's IPN, as path and query. */
export function vnpayNotice({ txnRef, amount, txnNo, code = '00', terminal, key }: Told): string {
	const { tmnCode, hashSecret } = need(settings.vnpay);
	const values = {
		vnp_TmnCode: terminal ?? tmnCode,
		vnp_TxnRef: txnRef,
		vnp_Amount: String(amount * 100),
		vnp_OrderInfo: 'Nap vi',
		vnp_ResponseCode: code,
		vnp_TransactionStatus: code === '00' || code === '07' ? code : '02',
		vnp_BankCode: 'NCB',
		vnp_CardType: 'ATM',
		vnp_PayDate: toVietnamStamp(new Date()),
		vnp_TransactionNo: txnNo,
	};
	const query = new URLSearchParams(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))).toString();
	return `/payments/vnpay/notice?${query}&vnp_SecureHash=${sign('sha512', key ?? hashSecret, query)}`;
}

/** MoMo's IPN, as a body. */
export function momoNotice({ txnRef, amount, txnNo, code = '0', terminal, key }: Told): string {
	const { partnerCode, accessKey, secretKey } = need(settings.momo);
	const values = {
		amount: String(amount),
		extraData: '',
		message: 'Thành công.',
		orderId: txnRef,
		orderInfo: 'Nạp ví',
		orderType: 'momo_wallet',
		partnerCode: terminal ?? partnerCode,
		payType: 'qr',
		requestId: `${txnRef}-1`,
		responseTime: String(Date.now()),
		resultCode: code,
		transId: txnNo,
	};
	const text = Object.entries({ ...values, accessKey })
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([name, value]) => `${name}=${value}`)
		.join('&');
	return JSON.stringify({ ...values, signature: sign('sha256', key ?? secretKey, text) });
}

/** ZaloPay's call back, as a body. It comes only after success. */
export function zalopayNotice({ txnRef, amount, txnNo, terminal, key }: Told): string {
	const { appId, key2 } = need(settings.zalopay);
	const data = JSON.stringify({
		app_id: Number(terminal ?? appId),
		app_trans_id: `${toVietnamDay(new Date())}_${txnRef}`,
		amount,
		zp_trans_id: Number(txnNo),
	});
	return JSON.stringify({ data, mac: sign('sha256', key ?? key2, data), type: 1 });
}

const firstTold = new Map<string, Date>();

/** The bank's feed about a credit, as body and headers. Without a time it is of now, or of when its reference was told of first. */
export function bankNotice({
	memo,
	amount,
	reference,
	at = firstTold.get(reference) ?? new Date(),
	key,
}: {
	memo: string;
	amount: number;
	reference: string;
	at?: Date | undefined;
	key?: string;
}): { body: string; headers: Record<string, string> } {
	const { account, feedSecret } = need(settings.bank);
	firstTold.set(reference, at);
	const stamp = toVietnamStamp(at);
	const transactionDate = stamp.replace(/^(....)(..)(..)(..)(..)(..)$/, '$1-$2-$3 $4:$5:$6');
	const body = JSON.stringify({
		id: reference,
		gateway: 'Vietcombank',
		transactionDate,
		accountNumber: account,
		content: memo,
		transferType: 'in',
		transferAmount: amount,
		referenceCode: reference,
	});
	const seconds = String(Math.floor(Date.now() / 1000));
	const signature = `sha256=${sign('sha256', key ?? feedSecret, `${seconds}.${body}`)}`;
	return { body, headers: { 'x-sepay-timestamp': seconds, 'x-sepay-signature': signature } };
}

/** The card gateway's notice, as body and headers. */
export function cardNotice({ txnRef, amount, txnNo, code, key }: Told): {
	body: string;
	headers: Record<string, string>;
} {
	const { noticeSecret } = need(settings.card);
	const status = code ? 'declined' : 'paid';
	const body = JSON.stringify({ id: txnNo, txnRef, status, code: code ?? 'ok', amount });
	const seconds = Math.floor(Date.now() / 1000);
	return {
		body,
		headers: { 'x-card-signature': `t=${seconds},v1=${sign('sha256', key ?? noticeSecret, `${seconds}.${body}`)}` },
	};
}

/** Sends a gateway's or the bank's POST. */
export function postNotice(
	url: string,
	provider: string,
	notice: string | { body: string; headers: Record<string, string> },
): Promise<Response> {
	const { body, headers } = typeof notice === 'string' ? { body: notice, headers: {} } : notice;
	return fetch(`${url}/payments/${provider}/notice`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', ...headers },
		body,
	});
}
