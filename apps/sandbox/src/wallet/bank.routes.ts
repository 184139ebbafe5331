import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type Html, html, sendPage } from '../page.ts';
import { banks, bankTime, type Credit, creditNotice } from './bank.ts';
import type { Clock } from './clock.ts';
import type { Delivery } from './delivery.ts';
import { isForm } from './form.ts';
import { formatMoney } from './pay.routes.ts';
import { scenarios } from './scenario.ts';
import type { ScriptQueue } from './script-queue.ts';
import { readVietQr, type VietQr } from './vietqr.ts';

const { variants } = scenarios.bank_transfer;
type Variant = (typeof variants)[number];

const variantNames: Record<Variant, string> = {
	memo: 'Nội dung bị đổi',
	amount: 'Thiếu 1.000 đồng',
	wrapped: 'Ngân hàng thêm chữ vào nội dung',
	duplicate: 'Báo hai lần cùng một mã giao dịch',
	late: 'Báo muộn sáu phút',
	never: 'Không bao giờ báo',
	forged: 'Báo với chữ ký giả',
};

const LATE_SECONDS = 6 * 60;
const MISSING_VND = 1_000;
const KEPT = 500;

const amount = z.coerce.number().check(z.int(), z.gte(1), z.lt(10_000_000_000_000));
const transferSchema = z.object({
	/** A VietQR code's content, in place of the fields that it holds. */
	payload: z.optional(z.string().check(z.maxLength(512))),
	bin: z.optional(z.string().check(z.regex(/^\d{6}$/))),
	account: z.optional(z.string().check(z.regex(/^[0-9A-Za-z]{1,19}$/))),
	amount: z.optional(amount),
	memo: z.optional(z.string().check(z.maxLength(210))),
	variant: z.optional(z.enum(variants)),
	/** How long the bank takes to tell of it. */
	delaySeconds: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
	/** What the bank makes of the memo. */
	alteredMemo: z.optional(z.string().check(z.maxLength(210))),
});
type Transfer = z.infer<typeof transferSchema>;

export interface BankOptions {
	clock: Clock;
	delivery: Delivery;
	scripts: ScriptQueue;
	secret: string;
	/** Where credits are told of. */
	noticeUrl: () => string;
	nextNumber: () => number;
	onReset: (job: () => void) => void;
}

/**
 * A bank: `POST /bank/transfer` moves money that does not exist, and tells the website of it. `POST /bank/again { id }` tells
 * again. `GET /bank` is a page to do it on, `GET /bank.json` what was transferred, the newest first.
 */
export function registerBank(
	app: FastifyInstance,
	{ clock, delivery, scripts, secret, noticeUrl, nextNumber, onReset }: BankOptions,
): void {
	let credits: Credit[] = [];
	onReset(() => {
		credits = [];
	});

	async function transfer(asked: VietQr, { delaySeconds, alteredMemo, ...rest }: Transfer): Promise<Credit> {
		const variant = rest.variant ?? (scripts.takeForRequest('bank_transfer', 'bank')?.variant as Variant | undefined);
		const id = nextNumber();
		const credit: Credit = {
			id,
			gateway: banks[asked.bin] ?? '',
			transactionDate: bankTime(clock.now()),
			accountNumber: asked.account,
			content: alteredMemo ?? contentOf(asked.memo, variant, id),
			transferType: 'in',
			transferAmount: (asked.amount ?? 0) - (variant === 'amount' ? MISSING_VND : 0),
			referenceCode: `FT${id}`,
		};
		credits = [credit, ...credits].slice(0, KEPT);
		const delay = delaySeconds ?? (variant === 'late' ? LATE_SECONDS : 0);
		if (variant === 'never') return credit;
		if (delay > 0) clock.at(clock.now() + delay * 1000, () => tell(credit));
		else await tell(credit, variant);
		return credit;
	}

	async function tell(credit: Credit, variant?: Variant): Promise<void> {
		const forgery = variant === 'forged' ? ('other_key' as const) : undefined;
		const notice = creditNotice(credit, { url: noticeUrl(), secret, clock, forgery });
		await delivery.send(forgery ? { ...notice, retries: [] } : notice);
		if (variant === 'duplicate') await delivery.send(notice);
	}

	app.post('/bank/transfer', async (request, reply) => {
		const { data: form } = z.safeParse(transferSchema, request.body);
		const asked = form && receiverOf(form);
		if (!asked) {
			const message = 'Thiếu hoặc sai: ngân hàng, số tài khoản, số tiền, hoặc mã VietQR.';
			if (!isForm(request)) return reply.code(422).send({ message });
			return sendPage(reply.code(422), { title: 'Ngân hàng', body: draw(message) });
		}
		const credit = await transfer(asked, form);
		return isForm(request) ? reply.redirect('/bank', 303) : reply.send(credit);
	});

	app.post('/bank/again', async (request, reply) => {
		const { data } = z.safeParse(z.object({ id: z.coerce.number() }), request.body);
		const credit = credits.find(({ id }) => id === data?.id);
		if (!credit) return reply.code(404).send({ message: 'Không có giao dịch này.' });
		await tell(credit);
		return isForm(request) ? reply.redirect('/bank', 303) : reply.send(credit);
	});

	app.get('/bank.json', () => credits);
	app.get('/bank', (_request, reply) => sendPage(reply, { title: 'Ngân hàng', body: draw() }));

	function draw(problem = ''): Html {
		return html`
<p>Chuyển khoản giả vào một tài khoản; ngân hàng báo có cho máy chủ An Cư tại ${noticeUrl()}.</p>
${problem ? html`<p class="problem" role="alert">${problem}</p>` : ''}
<form method="post" action="/bank/transfer">
<label>Nội dung mã VietQR <input name="payload" autocomplete="off" maxlength="512"></label>
<p class="muted">Hoặc điền các ô dưới đây. Ô nào điền thì thay cho phần ấy của mã.</p>
<label>Ngân hàng <select name="bin"><option value="">Theo mã VietQR</option>
${Object.entries(banks).map(([bin, name]) => html`<option value="${bin}">${name} (${bin})</option>`)}</select></label>
<label>Số tài khoản <input name="account" autocomplete="off" maxlength="19"></label>
<label>Số tiền (đồng) <input name="amount" inputmode="numeric" autocomplete="off"></label>
<label>Nội dung chuyển khoản <input name="memo" autocomplete="off" maxlength="210"></label>
<label>Điều lạ <select name="variant"><option value="">Không</option>
${variants.map((id) => html`<option value="${id}">${variantNames[id]} (${id})</option>`)}</select></label>
<button>Chuyển tiền</button>
</form>
<h2>Đã chuyển</h2>
${credits.length === 0 ? html`<p>Chưa có giao dịch nào.</p>` : ''}
<ul>${credits.map(
			(credit) => html`<li>
<p><strong>${formatMoney(credit.transferAmount)}</strong> · ${credit.gateway} ${credit.accountNumber}</p>
<p>${credit.content}</p>
<p class="muted">${credit.transactionDate} · ${credit.referenceCode}</p>
<form method="post" action="/bank/again"><input type="hidden" name="id" value="${credit.id}">
<button class="quiet">Báo lại</button></form></li>`,
		)}</ul>`;
	}
}

/** To whom and how much: what was typed, else what the code holds. */
function receiverOf({ payload, ...typed }: Transfer): VietQr | undefined {
	const code = payload === undefined ? undefined : readVietQr(payload.trim());
	if (payload !== undefined && !code) return undefined;
	const { bin = code?.bin, account = code?.account, amount = code?.amount, memo = code?.memo ?? '' } = typed;
	return bin && bin in banks && account && amount ? { bin, account, amount, memo } : undefined;
}

/** What arrives of a memo: banks put words around it, and payers forget it. */
function contentOf(memo: string, variant: Variant | undefined, id: number): string {
	if (variant === 'memo') return 'chuyen tien';
	return variant === 'wrapped' ? `MBVCB.${id}.${memo}.CT tu 0123456789 NGUYEN VAN A toi AN CU` : memo;
}
