import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { html, sendPage } from '../page.ts';
import type { Clock } from './clock.ts';
import type { WalletSettings } from './keys.ts';
import { fromVietnamTime, type Payment, refundable, toVietnamTime, withParameters } from './payment.ts';
import type { Processor } from './processor.ts';
import { isSignature, signAs } from './signature.ts';
import {
	canonicalOf,
	joined,
	queriedStatusOf,
	queryAnswerSlots,
	querySlots,
	refundAnswerSlots,
	refundSlots,
	resultOf,
	signVnpay,
	vnpayNotice,
} from './vnpay.ts';

const VND_MIN = 5_000;
const VND_MAX = 1_000_000_000;
/** How far the website's clock may be before the gateway's. */
const SKEW_MS_MAX = 15 * 60 * 1000;

const paySchema = z.object({
	vnp_Version: z.literal('2.1.0'),
	vnp_Command: z.literal('pay'),
	vnp_TmnCode: z.string(),
	vnp_Amount: z.string().check(z.regex(/^\d{1,12}$/)),
	vnp_CreateDate: z.string(),
	vnp_ExpireDate: z.string(),
	vnp_CurrCode: z.literal('VND'),
	vnp_Locale: z.enum(['vn', 'en']),
	vnp_IpAddr: z.string().check(z.minLength(7), z.maxLength(45)),
	// Without marks and special characters, whichever encoder signed it.
	vnp_OrderInfo: z.string().check(z.maxLength(255), z.regex(/^[A-Za-z0-9 :._-]+$/)),
	vnp_OrderType: z.string().check(z.minLength(1)),
	vnp_ReturnUrl: z.url({ protocol: /^https?$/ }).check(z.minLength(10), z.maxLength(255)),
	vnp_TxnRef: z.string().check(z.minLength(1), z.maxLength(100)),
});

const text = z.pipe(
	z.union([z.string(), z.number()]),
	z.transform((value) => String(value)),
);
const askSchema = z.record(z.string(), text);

/** Why a pay page is not shown. */
const problems = {
	'01': 'Mã giao dịch đã được dùng trong ngày.',
	'02': 'Mã đơn vị chấp nhận thẻ không đúng.',
	'03': 'Dữ liệu gửi sang không đúng định dạng.',
	'04': 'Số tiền không hợp lệ: từ 5.000 đồng đến dưới 1 tỷ đồng.',
	'11': 'Giao dịch đã quá thời gian chờ thanh toán.',
	'97': 'Sai chữ ký.',
} as const;

export interface VnpayOptions {
	clock: Clock;
	processor: Processor;
	keys: WalletSettings['vnpay'];
	/** Where notices go: registered at VNPAY, not sent with a request. */
	noticeUrl: () => string;
}

/** VNPAY: the address that browsers are sent to, and questions and refunds of the website. */
export function registerVnpay(app: FastifyInstance, { clock, processor, keys, noticeUrl }: VnpayOptions): void {
	const refuse = (reply: FastifyReply, code: keyof typeof problems) =>
		sendPage(reply.code(400), {
			title: 'VNPAY không nhận giao dịch',
			body: html`<p>${problems[code]}</p><p>Mã lỗi: ${code}</p>`,
		});

	app.get('/paymentv2/vpcpay.html', (request, reply) => {
		const parameters = new URLSearchParams(request.url.split('?')[1]);
		if (new Set(parameters.keys()).size !== parameters.size) return refuse(reply, '03');
		const fields = Object.fromEntries(parameters);
		if (!isSignature(fields.vnp_SecureHash, signVnpay(keys.hashSecret, canonicalOf(fields))))
			return refuse(reply, '97');
		if (fields.vnp_TmnCode !== keys.tmnCode) return refuse(reply, '02');

		const { data } = z.safeParse(paySchema, fields);
		const createdAt = fromVietnamTime(fields.vnp_CreateDate ?? '');
		const expiresAt = fromVietnamTime(fields.vnp_ExpireDate ?? '');
		if (!data || createdAt === undefined || expiresAt === undefined) return refuse(reply, '03');
		const amount = Number(data.vnp_Amount) / 100;
		if (!Number.isInteger(amount) || amount < VND_MIN || amount >= VND_MAX) return refuse(reply, '04');
		if (expiresAt <= createdAt || createdAt > clock.now() + SKEW_MS_MAX) return refuse(reply, '03');

		const before = processor.find('vnpay', data.vnp_TxnRef).find((payment) => isOfDay(payment, createdAt));
		// The same request again, while it is open: the payer went back, or pressed twice.
		if (before && (before.status !== 'open' || before.fields.canonical !== canonicalOf(fields)))
			return refuse(reply, '01');
		if (!before && expiresAt <= clock.now()) return refuse(reply, '11');
		const { id } =
			before ??
			processor.open({
				gateway: 'vnpay',
				ref: data.vnp_TxnRef,
				amount,
				expiresAt,
				fields: { ...data, canonical: canonicalOf(fields) },
				notice: (payment, claim) => vnpayNotice(payment, claim, noticeUrl(), keys),
				returnUrl: (payment, claim) => withParameters(data.vnp_ReturnUrl, resultOf(payment, claim, keys)),
			});
		return reply.redirect(`/pay/${id}`);
	});

	const requests = new Set<string>();
	app.post('/merchant_webapi/api/transaction', ({ body }) => {
		const { data: asked } = z.safeParse(askSchema, body);
		if (asked?.vnp_Command === 'refund') return answerRefund(asked);
		return answerQuery(asked ?? {});
	});

	/** The codes that questions and refunds share; nothing when all is well. */
	function problemOf(asked: Record<string, string>, slots: readonly string[]): string | undefined {
		const { vnp_RequestId: requestId = '', vnp_Version: version, vnp_SecureHash: hash } = asked;
		if (!isSignature(hash, signVnpay(keys.hashSecret, joined(asked, slots)))) return '97';
		if (asked.vnp_TmnCode !== keys.tmnCode) return '02';
		if (version !== '2.1.0' || !/^.{1,32}$/.test(requestId) || !asked.vnp_TxnRef) return '03';
		const request = `${toVietnamTime(clock.now()).slice(0, 8)} ${requestId}`;
		if (requests.has(request)) return '94';
		requests.add(request);
		return undefined;
	}

	function findAsked({ vnp_TxnRef: ref = '', vnp_TransactionDate: date }: Record<string, string>) {
		return processor.find('vnpay', ref).find(({ fields }) => fields.vnp_CreateDate === date);
	}

	function answerQuery(asked: Record<string, string>) {
		const payment = findAsked(asked);
		const code = problemOf(asked, querySlots) ?? (asked.vnp_Command !== 'querydr' ? '03' : payment ? '00' : '91');
		const answer: Record<string, string> = {
			...head(asked, code, 'QueryDR'),
			...(code === '00' &&
				payment && {
					vnp_Amount: String(payment.received * 100),
					vnp_TransactionType: '01',
					vnp_TransactionStatus: queriedStatusOf(payment.status),
					...traces(payment),
				}),
		};
		return signed(answer, queryAnswerSlots, payment);
	}

	function answerRefund(asked: Record<string, string>) {
		const payment = findAsked(asked);
		const amount = Number(asked.vnp_Amount) / 100;
		const code = problemOf(asked, refundSlots) ?? refusalOf(payment, asked, amount);
		const refund = code === '00' && payment && processor.refund(payment, { id: asked.vnp_RequestId ?? '', amount });
		const isFailed = refund && refund.status === 'failed';
		const answer: Record<string, string> = {
			...head(asked, isFailed ? '99' : code, 'Refund'),
			...(refund &&
				payment && {
					...traces(payment),
					vnp_Amount: asked.vnp_Amount ?? '',
					vnp_TransactionNo: String(refund.transactionNo),
					vnp_TransactionType: asked.vnp_TransactionType ?? '',
					vnp_TransactionStatus: isFailed ? '09' : '05',
				}),
		};
		return signed(answer, refundAnswerSlots);
	}

	function head(asked: Record<string, string>, code: string, name: string) {
		return {
			vnp_ResponseId: randomUUID().replaceAll('-', ''),
			vnp_Command: asked.vnp_Command ?? '',
			vnp_ResponseCode: code,
			vnp_Message: `${name} ${code === '00' ? 'Success' : 'Failed'}`,
			vnp_TmnCode: keys.tmnCode,
			vnp_TxnRef: asked.vnp_TxnRef ?? '',
		};
	}

	function signed(answer: Record<string, string>, slots: readonly string[], payment?: Payment) {
		const signature = signAs(payment?.queryForgery, (key) => signVnpay(key, joined(answer, slots)), {
			key: keys.hashSecret,
		});
		return { ...answer, ...(signature !== undefined && { vnp_SecureHash: signature }) };
	}
}

/** What the gateway and the bank know of a payment. */
function traces({ fields, finishedAt, transactionNo, status, bank }: Payment) {
	const isCancelled = status === 'cancelled';
	return {
		vnp_OrderInfo: fields.vnp_OrderInfo ?? '',
		...(finishedAt !== undefined && {
			vnp_BankCode: isCancelled ? 'VNPAY' : bank,
			vnp_PayDate: toVietnamTime(finishedAt),
			vnp_TransactionNo: isCancelled ? '0' : String(transactionNo),
		}),
	};
}

/** Whether money can be given back: 00, or why it cannot. */
function refusalOf(payment: Payment | undefined, asked: Record<string, string>, amount: number): string {
	const { vnp_TransactionType: type, vnp_TransactionNo: number = '0' } = asked;
	if (!payment || (number !== '' && number !== '0' && number !== String(payment.transactionNo))) return '91';
	if (!['02', '03'].includes(type ?? '')) return '03';
	if (payment.status !== 'paid') return '95';
	const left = refundable(payment);
	if (left === 0) return '94';
	if (!Number.isInteger(amount) || amount <= 0 || amount > left) return '93';
	return type === '02' && amount !== payment.received ? '93' : '00';
}

function isOfDay({ fields }: Payment, time: number): boolean {
	return fields.vnp_CreateDate?.slice(0, 8) === toVietnamTime(time).slice(0, 8);
}
