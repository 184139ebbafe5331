import fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { registerGeocoders } from './address/geocoders.routes.ts';
import { createInbox, type Inbox } from './notification/inbox.ts';
import { type Mail, registerMail } from './notification/mail.routes.ts';
import { registerOneSignal } from './notification/one-signal.routes.ts';
import { registerPush } from './notification/push.routes.ts';
import { registerSms } from './notification/sms.routes.ts';
import { html, sendPage } from './page.ts';
import type { WalletSettings } from './wallet/keys.ts';
import { registerWallet } from './wallet/wallet.routes.ts';

export interface AppOptions {
	/** The token that the SMS gateway asks for. */
	smsToken?: string | undefined;
	/** The key that OneSignal asks for. */
	oneSignalKey?: string | undefined;
	/** Where the mail server puts what it takes. */
	mails?: Inbox<Mail>;
	/** Keys of the gateways, and where they tell of payments; the development ones without it. */
	wallet?: WalletSettings | undefined;
}

/** The outside world for development, as far as it speaks HTTP. What stands in it is added by the domains that need it. */
export function buildSandbox({
	smsToken,
	oneSignalKey,
	mails = createInbox(),
	wallet,
}: AppOptions = {}): FastifyInstance {
	// A browser that keeps its connection would hold up the end.
	const app = fastify({ bodyLimit: 1024 * 1024, forceCloseConnections: true });
	// JSON is the only body: the text type is what forms of other sites can send.
	app.removeContentTypeParser('text/plain');
	app.setValidatorCompiler<z.core.$ZodType>(({ schema }) => (data) => {
		const { data: value, error } = z.safeParse(schema, data);
		return error ? { error: new Error(z.prettifyError(error)) } : { value };
	});

	app.get('/healthz', () => ({ status: 'ok' }));
	app.get('/', (_request, reply) =>
		sendPage(reply, {
			title: 'Sandbox An Cư',
			body: html`
<p>Nơi thay cho nhà mạng, máy chủ thư, dịch vụ thông báo đẩy, cổng thanh toán và ngân hàng khi phát triển. Không có gì ở đây được gửi ra ngoài.</p>
<ul>
<li><h2><a href="/sms">Tin nhắn SMS</a></h2><p>Những tin máy chủ An Cư đã gửi, kèm mã xác nhận.</p></li>
<li><h2><a href="/mail">Thư điện tử</a></h2><p>Những thư máy chủ An Cư đã gửi.</p></li>
<li><h2><a href="/push">Thông báo đẩy</a></h2><p>Những thông báo máy chủ An Cư đã đẩy đến trình duyệt, và qua <a href="/onesignal">OneSignal</a>.</p></li>
<li><h2><a href="/payment">Thanh toán</a></h2><p>VNPAY, MoMo, ZaloPay, cổng thẻ: giao dịch, kịch bản, đồng hồ.</p></li>
<li><h2><a href="/bank">Ngân hàng</a></h2><p>Chuyển khoản giả, và những lần báo có.</p></li>
</ul>`,
		}),
	);
	registerSms(app, { token: smsToken });
	registerMail(app, mails);
	registerPush(app);
	registerOneSignal(app, { key: oneSignalKey });
	registerGeocoders(app);
	registerWallet(app, wallet);
	return app;
}
