import type { FastifyInstance } from 'fastify';
import { type Html, html, sendPage } from '../page.ts';
import { cardOf, digitsOf, TEST_OTP, testCards, tryOtp } from './cards.ts';
import { type Gateway, gateways, type Outcome, type Payment, type PaymentStatus } from './payment.ts';
import type { Processor } from './processor.ts';
import { requestScenarios, scenarioIds, scenarios } from './scenario.ts';

/** The pages on which people pay, at `/pay/<id>`, whichever gateway it is. */

type Form = Readonly<Record<string, string | undefined>>;
/** How the payment ends, what is wrong with what was typed, or nothing when there is another step. */
type Deed = Outcome | { problem: string } | undefined;

interface PayView {
	title: string;
	draw: (payment: Payment) => Html;
	act: (payment: Payment, form: Form) => Deed;
}

const banks = [
	['NCB', 'Ngân hàng Quốc Dân (NCB)'],
	['VIETCOMBANK', 'Vietcombank'],
	['VIETINBANK', 'VietinBank'],
	['BIDV', 'BIDV'],
	['AGRIBANK', 'Agribank'],
	['TECHCOMBANK', 'Techcombank'],
	['MBBANK', 'MB'],
	['ACB', 'ACB'],
] as const;

const money = new Intl.NumberFormat('vi-VN', { style: 'currency', currency: 'VND' });
export const formatMoney = (amount: number): string => money.format(amount);

export const gatewayNames: Record<Gateway | 'bank', string> = {
	vnpay: 'VNPAY',
	momo: 'MoMo',
	zalopay: 'ZaloPay',
	card: 'Cổng thẻ',
	bank: 'Ngân hàng',
};

export const statusNames: Record<PaymentStatus, string> = {
	open: 'Chờ thanh toán',
	processing: 'Đang xử lý',
	paid: 'Đã thanh toán',
	cancelled: 'Đã huỷ',
	insufficient: 'Không đủ số dư',
	expired: 'Hết hạn thanh toán',
	wrong_otp: 'Sai mã OTP quá số lần',
	wrong_card: 'Thông tin thẻ không đúng',
	locked: 'Thẻ bị khoá',
	not_activated: 'Thẻ chưa đăng ký thanh toán trực tuyến',
	card_expired: 'Thẻ hết hạn',
	suspected: 'Đã trừ tiền, nghi ngờ gian lận',
	declined: 'Bị từ chối',
};

const otpForm = html`
<form method="post">
<p>Mã OTP đã được gửi tới điện thoại của chủ thẻ. Mã thử: <code>${TEST_OTP}</code></p>
<label>Mã OTP <input name="otp" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required></label>
<button name="action" value="otp">Xác nhận</button>
</form>`;

function enterOtp(payment: Payment, otp: string | undefined): Deed {
	return tryOtp(payment, otp) ?? { problem: 'Mã OTP không đúng. Hãy nhập lại.' };
}

const vnpayView: PayView = {
	title: 'Thanh toán qua VNPAY',
	draw: (payment) =>
		payment.awaitsOtp
			? otpForm
			: html`
<form method="post">
<fieldset><legend>Ngân hàng</legend>
${banks.map(
	([code, name], index) =>
		html`<label><input type="radio" name="bank" value="${code}"${index === 0 ? html` checked` : ''}> ${name}</label>`,
)}
</fieldset>
<label>Số thẻ <input name="cardNumber" inputmode="numeric" autocomplete="off" maxlength="23" required></label>
<label>Tên chủ thẻ <input name="holder" autocomplete="off" value="NGUYEN VAN A"></label>
<label>Ngày phát hành <input name="issued" autocomplete="off" value="07/15"></label>
<button name="action" value="card">Tiếp tục</button>
</form>
<details><summary>Thẻ thử</summary>${cardTable}</details>`,
	act(payment, { action, bank, cardNumber, otp }) {
		if (payment.awaitsOtp) return action === 'otp' ? enterOtp(payment, otp) : undefined;
		if (action !== 'card') return undefined;
		if (banks.some(([code]) => code === bank)) payment.bank = bank as string;
		const card = cardOf(digitsOf(cardNumber));
		// As on the real page, where a wrong number can be corrected.
		if (card.outcome === 'wrong_card') return { problem: 'Số thẻ không đúng.' };
		if (!card.hasOtp) return card.outcome;
		payment.awaitsOtp = true;
		return undefined;
	},
};

function walletView(title: string): PayView {
	return {
		title,
		draw: () => html`
<form method="post">
<fieldset><legend>Ví của người trả tiền</legend>
<label><input type="radio" name="wallet" value="enough" checked> Ví đủ số dư</label>
<label><input type="radio" name="wallet" value="empty"> Ví không đủ số dư</label>
</fieldset>
<button name="action" value="wallet">Xác nhận thanh toán</button>
</form>`,
		act: (_payment, { action, wallet }) => {
			if (action !== 'wallet') return undefined;
			return wallet === 'empty' ? 'insufficient' : 'paid';
		},
	};
}

const cardView: PayView = {
	title: 'Xác thực thẻ (3-D Secure)',
	draw: ({ fields }) => html`<p>Thẻ ${fields.brand ?? ''} •••• ${fields.last4 ?? ''}</p>${otpForm}`,
	act: (payment, { action, otp }) => (action === 'otp' ? enterOtp(payment, otp) : undefined),
};

const views: Record<Gateway, PayView> = {
	vnpay: vnpayView,
	momo: walletView('Thanh toán bằng ví MoMo'),
	zalopay: walletView('Thanh toán bằng ví ZaloPay'),
	card: cardView,
};

const cardTable = html`
<table><thead><tr><th scope="col">Số thẻ</th><th scope="col">Kết quả</th></tr></thead><tbody>
${testCards.map(({ number, name }) => html`<tr><td><code>${number}</code></td><td>${name}</td></tr>`)}
</tbody></table>`;

/** Scenarios to choose from, each with its variants. */
export function scenarioOptions(isFor: (id: (typeof scenarioIds)[number]) => boolean): Html[] {
	return scenarioIds.filter(isFor).flatMap((id) => {
		const scenario = scenarios[id];
		const variants: readonly string[] = 'variants' in scenario ? scenario.variants : [''];
		return variants.map((variant) => {
			const value = variant ? `${id}:${variant}` : id;
			return html`<option value="${value}">${scenario.name} (${value})</option>`;
		});
	});
}

function scriptForm({ id, gateway, ref, script }: Payment): Html {
	const fits = (name: (typeof scenarioIds)[number]) =>
		!requestScenarios.includes(name) && (scenarios[name].gateways as readonly string[]).includes(gateway);
	return html`
<details><summary>Kịch bản thử</summary>
${script ? html`<p>Đã chọn: ${scenarios[script.scenario].name}. Diễn ra khi người trả tiền bấm xong.</p>` : ''}
<form method="post" action="/__ctl/next">
<input type="hidden" name="gateway" value="${gateway}"><input type="hidden" name="ref" value="${ref}">
<input type="hidden" name="page" value="/pay/${id}">
<label>Điều sẽ diễn ra <select name="scenario">${scenarioOptions(fits)}</select></label>
<label>Mã từ chối (chỉ cho declined) <input name="code" autocomplete="off" maxlength="40"></label>
<button class="quiet">Chọn kịch bản</button>
</form>
</details>`;
}

/** Where people pay: `GET` shows the page, `POST` is what they do on it. */
export function registerPayPages(app: FastifyInstance, processor: Processor): void {
	const draw = (payment: Payment, problem = ''): Html => {
		const view = views[payment.gateway];
		return html`
<p class="muted">Trang thử, không có tiền thật. Mã đơn: ${payment.ref}</p>
<p class="amount">${formatMoney(payment.amount)}</p>
<p>${payment.fields.vnp_OrderInfo ?? payment.fields.orderInfo ?? payment.fields.description ?? ''}</p>
${problem ? html`<p class="problem" role="alert">${problem}</p>` : ''}
${view.draw(payment)}
<form method="post"><button class="quiet" name="action" value="cancel">Huỷ thanh toán</button></form>
${scriptForm(payment)}`;
	};

	app.get<{ Params: { id: string } }>('/pay/:id', ({ params }, reply) => {
		const payment = processor.byId(params.id);
		if (!payment)
			return sendPage(reply.code(404), { title: 'Không có giao dịch này', body: html`<p>Địa chỉ không đúng.</p>` });
		const { title } = views[payment.gateway];
		if (payment.status === 'open') return sendPage(reply, { title, body: draw(payment) });
		const back = processor.returnUrl(payment);
		const body = html`
<p class="amount">${formatMoney(payment.amount)}</p>
<p>${statusNames[payment.status]}</p>
${back ? html`<p><a href="${back}">Quay về nơi bán</a></p>` : ''}`;
		return sendPage(reply, { title, body });
	});

	app.post<{ Params: { id: string }; Body: Form | null }>('/pay/:id', async ({ params, body }, reply) => {
		const payment = processor.byId(params.id);
		const page = `/pay/${params.id}`;
		if (payment?.status !== 'open') return reply.redirect(page, 303);
		const form = body ?? {};
		const deed = form.action === 'cancel' ? 'cancelled' : views[payment.gateway].act(payment, form);
		if (deed === undefined) return reply.redirect(page, 303);
		if (typeof deed === 'object')
			return sendPage(reply.code(422), { title: views[payment.gateway].title, body: draw(payment, deed.problem) });
		return reply.redirect((await processor.finish(payment, deed)) ?? page, 303);
	});
}

/** All gateways that somebody can choose, with their names. */
export const gatewayOptions = [...gateways, 'bank' as const].map((id) => ({ id, name: gatewayNames[id] }));
