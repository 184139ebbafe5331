import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Html, html, sendPage, timeOf } from '../page.ts';
import type { Clock } from './clock.ts';
import { isForm } from './form.ts';
import type { Log } from './log.ts';
import { formatMoney, gatewayNames, gatewayOptions, scenarioOptions, statusNames } from './pay.routes.ts';
import { gateways, outcomes, type Payment } from './payment.ts';
import type { Processor } from './processor.ts';
import { type ScenarioId, scenarioIds, scenarios } from './scenario.ts';
import type { ScriptQueue } from './script-queue.ts';

const count = z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000));
const duration = z.coerce.number().check(z.gte(0), z.lte(366 * 24 * 60 * 60));
const gateway = z.optional(z.enum(gateways));
const ref = z.optional(z.string().check(z.maxLength(200)));
const address = z.optional(z.url({ protocol: /^https?$/ }));

const advanceSchema = z.object({ seconds: z.optional(duration), minutes: z.optional(duration) });
const nextSchema = z.object({
	/** A name, or a name and a variant as `forged:key1`. */
	scenario: z.string(),
	variant: z.optional(z.string()),
	code: z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/))),
	gateway: z.optional(z.enum([...gateways, 'bank'])),
	ref,
	times: z._default(count, 1),
	hangMs: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(120_000)), 31_000),
	/** Where a form goes back to. */
	page: z.optional(z.string().check(z.regex(/^\/pay\/[\w-]+$/))),
});
const paySchema = z.object({ gateway, ref: z.string(), outcome: z._default(z.enum(outcomes), 'paid') });
const configSchema = z.object({
	vnpayIpnUrl: address,
	bankFeedUrl: address,
	/** The time from now on, or `real` for the time of the day. */
	now: z.optional(z.union([z.literal('real'), z.iso.datetime({ offset: true })])),
});
const onlySchema = z.object({ gateway: z.optional(z.enum([...gateways, 'bank'])), ref });

export interface ControlOptions {
	clock: Clock;
	log: Log;
	processor: Processor;
	scripts: ScriptQueue;
	/** Where notices go whose protocol has no field for it. */
	noticeUrls: { vnpay: string; bank: string };
	reset: () => void;
}

/** The ropes behind the stage, for tests as JSON at `/__ctl/*` and for people on the page `/payment`. */
export function registerControl(
	app: FastifyInstance,
	{ clock, log, processor, scripts, noticeUrls, reset }: ControlOptions,
): void {
	const answer = (request: FastifyRequest, reply: FastifyReply, body: object, page = '/payment') =>
		isForm(request) ? reply.redirect(page, 303) : reply.send(body);
	const time = () => new Date(clock.now()).toISOString();

	app.post<{ Body: z.infer<typeof advanceSchema> }>(
		'/__ctl/advance',
		{ schema: { body: advanceSchema } },
		async (request, reply) => {
			const { seconds = 0, minutes = 0 } = request.body;
			const ran = await clock.advance((minutes * 60 + seconds) * 1000);
			return answer(request, reply, { now: time(), ran });
		},
	);

	app.post<{ Body: z.infer<typeof nextSchema> }>('/__ctl/next', { schema: { body: nextSchema } }, (request, reply) => {
		const { page, scenario: asked, variant: chosen, ...rest } = request.body;
		const [name = '', variant = chosen] = asked.split(':');
		const problem = problemOf(name, variant, rest.gateway);
		if (problem) return reply.code(400).send({ message: problem });
		const script = { ...rest, scenario: name as ScenarioId, variant, code: rest.code };
		const opened = rest.gateway !== 'bank' && rest.ref !== undefined && findOpen(rest.gateway, rest.ref);
		if (opened) opened.script = script;
		else scripts.add({ ...script, gateway: rest.gateway, ref: rest.ref });
		return answer(request, reply, script, page);
	});

	const findOpen = (only: Payment['gateway'] | undefined, name: string) =>
		processor
			.list()
			.find(
				(payment) => payment.ref === name && payment.status === 'open' && (only ?? payment.gateway) === payment.gateway,
			);

	app.post<{ Body: z.infer<typeof paySchema> }>(
		'/__ctl/pay',
		{ schema: { body: paySchema } },
		async (request, reply) => {
			const { gateway: only, ref: name, outcome } = request.body;
			const payment = findOpen(only, name);
			if (!payment) return reply.code(404).send({ message: 'No open payment has this ref.' });
			const returnUrl = await processor.finish(payment, outcome);
			return reply.send({ ...summaryOf(payment), returnUrl });
		},
	);

	app.post<{ Body: z.infer<typeof configSchema> }>(
		'/__ctl/config',
		{ schema: { body: configSchema } },
		(request, reply) => {
			const { vnpayIpnUrl, bankFeedUrl, now } = request.body;
			if (vnpayIpnUrl) noticeUrls.vnpay = vnpayIpnUrl;
			if (bankFeedUrl) noticeUrls.bank = bankFeedUrl;
			if (now) clock.set(now === 'real' ? Date.now() : Date.parse(now));
			return answer(request, reply, { vnpayIpnUrl: noticeUrls.vnpay, bankFeedUrl: noticeUrls.bank, now: time() });
		},
	);

	app.post('/__ctl/reset', (request, reply) => {
		reset();
		return answer(request, reply, { now: time() });
	});

	app.get<{ Querystring: z.infer<typeof onlySchema> }>(
		'/__ctl/log',
		{ schema: { querystring: onlySchema } },
		({ query }) => log.list(query),
	);

	app.get<{ Querystring: z.infer<typeof onlySchema> }>(
		'/__ctl/payments',
		{ schema: { querystring: onlySchema } },
		({ query }) =>
			processor
				.list()
				.filter(
					(payment) =>
						(query.gateway ?? payment.gateway) === payment.gateway && (query.ref ?? payment.ref) === payment.ref,
				)
				.map(summaryOf),
	);

	app.get('/payment', (_request, reply) => sendPage(reply, { title: 'Thanh toán', body: draw() }));

	function draw(): Html {
		const notices = log.list().filter(({ kind }) => kind === 'notice');
		return html`
<p>VNPAY, MoMo, ZaloPay và cổng thẻ giả. Chuyển khoản ở trang <a href="/bank">Ngân hàng</a>.</p>
<h2>Đồng hồ</h2>
<p>Bây giờ là ${timeOf({ at: time() })}.</p>
<form method="post" action="/__ctl/advance" class="row">
${[1, 5, 15, 60].map((minutes) => html`<button class="quiet" name="minutes" value="${minutes}">Tua ${minutes} phút</button>`)}
</form>
<form method="post" action="/__ctl/config"><button class="quiet" name="now" value="real">Về giờ thật</button></form>
<h2>Kịch bản kế tiếp</h2>
${scripts
	.list()
	.map(
		({ scenario, variant, gateway: only, ref: name, times }) =>
			html`<p>Đang chờ: ${scenarios[scenario].name}${variant ? ` (${variant})` : ''} · ${only ? gatewayNames[only] : 'cổng bất kỳ'}${name ? ` · ${name}` : ''} · ${times} lần</p>`,
	)}
<form method="post" action="/__ctl/next">
<label>Cổng <select name="gateway"><option value="">Bất kỳ</option>
${gatewayOptions.map(({ id, name }) => html`<option value="${id}">${name}</option>`)}</select></label>
<label>Điều sẽ diễn ra <select name="scenario">${scenarioOptions(() => true)}</select></label>
<label>Mã từ chối (chỉ cho declined) <input name="code" autocomplete="off" maxlength="40"></label>
<button>Đặt kịch bản</button>
</form>
<h2>Giao dịch</h2>
<ul>${processor.list().map(
			({ id, gateway: name, ref: code, amount, status, refunds }) => html`<li>
<p><a href="/pay/${id}">${code}</a> · ${gatewayNames[name]} · ${formatMoney(amount)}</p>
<p class="muted">${statusNames[status]}${refunds.length > 0 ? ` · hoàn tiền ${refunds.length} lần` : ''}</p></li>`,
		)}</ul>
<h2>Thông báo đã gửi</h2>
<ul>${notices.map(
			(entry) => html`<li>
<p>${gatewayNames[entry.gateway as Payment['gateway']]} · ${entry.ref ?? ''} · lần ${(entry.attempt ?? 0) + 1}</p>
<p class="muted">${timeOf(entry)} · ${entry.to} → ${entry.status ?? 'không trả lời'}</p></li>`,
		)}</ul>
<form method="post" action="/__ctl/reset"><button class="quiet">Xoá tất cả</button></form>`;
	}
}

/** Why a scenario cannot be asked for so. */
function problemOf(name: string, variant: string | undefined, only: string | undefined): string | undefined {
	if (!scenarioIds.includes(name as ScenarioId))
		return `There is no scenario ${name}. There are ${scenarioIds.join(', ')}.`;
	const scenario = scenarios[name as ScenarioId];
	const fits: readonly string[] = scenario.gateways;
	if (only !== undefined && !fits.includes(only)) return `${name} is for ${fits.join(', ')}.`;
	const variants: readonly string[] = 'variants' in scenario ? scenario.variants : [];
	if (variant !== undefined && !variants.includes(variant)) return `${name} has the variants ${variants.join(', ')}.`;
	if (variant === 'key1' && only !== 'zalopay') return 'key1 is for zalopay.';
	if (variant === 'authorised' && only !== 'momo') return 'authorised is for momo.';
	return undefined;
}

function summaryOf({ gateway: name, ref: code, amount, received, status, transactionNo, refunds, id }: Payment) {
	return { gateway: name, ref: code, amount, received, status, transactionNo, refunds, payUrl: `/pay/${id}` };
}
