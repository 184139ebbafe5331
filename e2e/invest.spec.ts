import { DAY_MS } from '@ancu/forms/format';
import { RISKS_VERSION } from '@ancu/forms/invest';
import type { Page, Route } from '@playwright/test';
import { ask } from './ask.ts';
import { asks } from './asks.ts';
import type { Site } from './site.ts';
import {
	expect,
	hydrated,
	type Locale,
	onDesktop,
	onPhone,
	openAs,
	openIn,
	openSession,
	otherPage,
	type Session,
	signIn,
	test,
	texts,
} from './test.ts';

interface Offered {
	id: string;
	sequenceId: number;
	title: string;
	offering: { pricePerShare: number; minInvestment: number };
}

/** The offering of the list's first page whose smallest order costs least. */
async function cheapest(site: Site): Promise<Offered & { least: number }> {
	const query = `{ getAllLocationInfo(limit: 12, filter: { offeringPhase: OPEN }) {
		data { id sequenceId title offering { pricePerShare minInvestment } } } }`;
	const { getAllLocationInfo } = await ask<{ getAllLocationInfo: { data: Offered[] } }>(site, query);
	const costs = getAllLocationInfo.data.map((offered) => {
		const { pricePerShare, minInvestment } = offered.offering;
		return { ...offered, least: Math.max(1, Math.ceil(minInvestment / pricePerShare)) };
	});
	const [first] = costs.sort((a, b) => a.least * a.offering.pricePerShare - b.least * b.offering.pricePerShare);
	if (!first) throw new Error('No offering is on sale.');
	return first;
}

/** Holds so many shares by the form on the offering's page; returns the code of the order. */
async function hold(page: Page, locale: Locale, shares: number): Promise<string> {
	const { invest } = texts[locale];
	const form = page.getByRole('form', { name: invest.form.title });
	await form.getByRole('textbox', { name: invest.quantity.label }).fill(`${shares}`);
	await form.getByRole('checkbox', { name: invest.risk.accept }).check();
	await form.getByRole('button', { name: submitWords(locale, shares) }).click();
	await expect(page).toHaveURL(/\/invest\?order=[\w-]+$/);
	const heading = page.getByRole('heading', { level: 1 });
	await expect(heading).toContainText(/GV\d+/);
	return /GV\d+/.exec(await heading.innerText())?.[0] ?? '';
}

/** Holds the least of what is offered, without a page. */
async function order(site: Site, { token }: Session, { id, least }: Offered & { least: number }) {
	const query = 'mutation ($data: InvestmentOrderInput!) { createInvestmentOrder(data: $data) { id code } }';
	const data = { locationInfoId: id, quantity: least, paymentMethod: 'WALLET', risksVersion: RISKS_VERSION };
	type Held = { createInvestmentOrder: { id: string; code: string } };
	return (await ask<Held>(site, query, { data }, token)).createInvestmentOrder;
}

function submitWords(locale: Locale, shares: number): string {
	const { form } = texts[locale].invest;
	const words = 'submit_other' in form ? form.submit_other : (form as { submit: string }).submit;
	return words.replace('{{formatted}}', `${shares}`);
}

test(
	'shares are held, given up, held again, paid by transfer, and are one’s own',
	onPhone('Wide screens go through the parts of it below.'),
	async ({ page, site }) => {
		const locale = 'en';
		const { invest, wallet } = texts[locale];
		const offered = await cheapest(site);
		await openIn(page, locale, '/invest', site);
		await page.getByRole('link', { name: offered.title }).click();
		await signIn(page, locale, 'binh');
		await expect(page).toHaveURL(`/real-estate/${offered.sequenceId}#invest`);

		const form = page.getByRole('form', { name: invest.form.title });
		const title = form.getByRole('heading', { name: invest.form.title });
		await expect(title).toBeInViewport();
		// Who is signed in already is led to where they are bought, below the pictures, however late that comes.
		await page.goto('/invest');
		const answers = Promise.withResolvers<void>();
		const late = (route: Route) => answers.promise.then(() => route.fallback());
		await expect(page.getByRole('link', { name: offered.title })).toBeVisible();
		await page.route('**/graphql', late);
		await page.getByRole('link', { name: offered.title }).click();
		await expect(page).toHaveURL(/#invest$/);
		answers.resolve();
		await page.unroute('**/graphql', late);
		await expect(title).toBeInViewport();
		await form.getByRole('button', { name: invest.quantity.more }).click();
		const shares = offered.least + 1;
		await form.getByRole('button', { name: submitWords(locale, shares) }).click();
		await expect(form.getByRole('checkbox', { name: invest.risk.accept })).toHaveAttribute('aria-invalid', 'true');
		const given = await hold(page, locale, shares);
		await page.getByRole('button', { name: invest.orders.cancel }).click();
		await page.getByRole('dialog').getByRole('button', { name: invest.act.CANCEL.submit }).click();
		await expect(page.getByText(invest.receipt.text.CANCELLED)).toBeVisible();
		await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

		await page.getByRole('link', { name: invest.order.again }).click();
		const code = await hold(page, locale, shares);
		expect(code).not.toBe(given);
		const answered = page.waitForResponse((response) => asks(response.request(), /\bpaymentInvestmentOrder\b/));
		await page.getByRole('radio', { name: wallet.method.TRANSFER, exact: true }).check();
		await page.getByRole('button', { name: wallet.billing.pay.TRANSFER.replace(/\{\{.*/, '').trim() }).click();
		const { qr } = (await (await answered).json()).data.paymentInvestmentOrder;
		await page.reload();
		await hydrated(page);
		await site.post.transfer(qr);
		await expect(page.getByText(invest.receipt.text.PAID)).toBeVisible();
		await expect(page.getByRole('article')).toContainText(code);

		// A page that there is not is the last one.
		await page.goto('/invest?tab=holdings&page=9');
		await expect(page).toHaveURL(/\/invest\?tab=holdings$/);
		const holding = page
			.getByRole('list', { name: invest.holdings.title })
			.getByRole('listitem')
			.filter({ hasText: offered.title });
		const held = holding.getByText(invest.holdings.shares, { exact: true }).locator('xpath=following-sibling::dd');
		await expect(held).toHaveText(`${shares}`);
		await expect(page.getByRole('img', { name: invest.money.chart.replace(/\{\{.*/, '') })).toBeVisible();
	},
);

test(
	'given up while it is being paid, an order is not said to be paid yet; a clock of the device that is months off closes no offering',
	onDesktop('It is said alike on every screen, and clocks are alike.'),
	async ({ page, site }) => {
		const { invest, shell, wallet } = texts.vn;
		const offered = await cheapest(site);
		await page.clock.install({ time: Date.now() + 400 * DAY_MS });
		await openAs(page, 'vn', 'binh', `/real-estate/${offered.sequenceId}`, site);
		const code = await hold(page, 'vn', offered.least);
		const heading = page.getByRole('heading', { level: 1 });
		await expect(heading).toHaveText(invest.order.pay.replace('{{code}}', code));
		await page.getByRole('radio', { name: wallet.method.TRANSFER, exact: true }).check();
		await page.getByRole('button', { name: wallet.billing.pay.TRANSFER.replace(/\{\{.*/, '').trim() }).click();
		await expect(page).toHaveURL(/payment=/);
		await page.getByRole('button', { name: invest.orders.cancel }).click();
		await page.getByRole('dialog').getByRole('button', { name: invest.act.CANCEL.submit }).click();
		await expect(heading).toHaveText(invest.order.title.replace('{{code}}', code));
		await expect(page.getByRole('heading', { name: wallet.state.over.title })).toBeVisible();

		await page.getByRole('banner').getByRole('link', { name: shell.invest, exact: true }).click();
		await expect(page).toHaveURL('/invest');
		await expect(page.locator('[data-slot="time-left"]').first()).toBeVisible();
		await expect(page.getByText(invest.time.ended.replace(' {{at}}', ''))).toHaveCount(0);
	},
);

test(
	'shares that are paid are there before they are let go, though their gateway tells of nothing',
	onDesktop('The way to a gateway is the same on every screen.'),
	async ({ page, site }) => {
		const { invest, wallet } = texts.vn;
		const offered = await cheapest(site);
		const buyer = await openSession(site, 'binh');
		const { id } = await order(site, buyer, offered);
		await openAs(page, 'vn', buyer, `/invest?order=${id}`, site);
		await page.getByRole('radio', { name: wallet.method.ZALOPAY, exact: true }).check();
		await site.post.script('ipn_never', 'zalopay');
		await page.getByRole('button', { name: wallet.billing.pay.ZALOPAY.replace(/\{\{.*/, '').trim() }).click();
		await page.getByRole('button', { name: 'Xác nhận thanh toán' }).click();
		await expect(page.getByText(invest.receipt.text.PAID)).toBeVisible();
	},
);

test(
	'money that the wallet lacks is put in, and every way back leads to the shares that were chosen',
	onDesktop('The same is kept on every screen.'),
	async ({ page, site }) => {
		const { invest, wallet } = texts.vn;
		const offered = await cheapest(site);
		await openAs(page, 'vn', 'investor', `/real-estate/${offered.sequenceId}`, site);
		const form = page.getByRole('form', { name: invest.form.title });
		const quantity = form.getByRole('textbox', { name: invest.quantity.label });
		const tick = form.getByRole('checkbox', { name: invest.risk.accept });
		await quantity.fill(`${offered.least + 1}`);
		await tick.check();
		await form.getByRole('link', { name: invest.wallet.topUp }).click();
		await page.getByRole('heading', { name: wallet.walletScreen.topUp }).waitFor();
		await page.goBack();
		await expect(quantity).toHaveValue(`${offered.least + 1}`);
		await expect(tick).toBeChecked();
		await form.getByRole('link', { name: invest.wallet.topUp }).click();
		await page.getByRole('button', { name: wallet.topUp.back }).click();
		await expect(quantity).toHaveValue(`${offered.least + 1}`);
		await form.getByRole('link', { name: invest.wallet.topUp }).click();
		await page.getByRole('radio', { name: wallet.method.ZALOPAY, exact: true }).check();
		await page
			.getByRole('button', { name: wallet.topUp.submit.replace(/\{\{.*/, '') })
			.last()
			.click();
		await page.getByRole('button', { name: 'Xác nhận thanh toán' }).click();
		await expect(quantity).toHaveValue(`${offered.least + 1}`);
		await expect(form.getByText(invest.wallet.enough)).toBeVisible();
		await expect(tick).toBeChecked();

		// Other journeys find the wallet as empty as it was.
		await hold(page, 'vn', offered.least + 1);
		await page.getByRole('radio', { name: wallet.method.WALLET, exact: true }).check();
		await page.getByRole('button', { name: wallet.billing.pay.WALLET.replace(/\{\{.*/, '').trim() }).click();
		await expect(page.getByText(invest.receipt.text.PAID)).toBeVisible();
		// Led on: the receipt is what is here, its heading is heard, and a reload does not ask about the payment.
		await expect(page).toHaveURL(/\/invest\?order=[\w-]+$/);
		await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
	},
);

test(
	'news of an offering that were begun are there after a reload, and nowhere once they are sent',
	onDesktop('The same is kept on every screen.'),
	async ({ page, site }) => {
		const { update } = texts.vn.invest;
		const session = await openSession(site, 'investor');
		const query = '{ getAllMyLocationInfo(limit: 10) { data { sequenceId isInvest } } }';
		type Own = { getAllMyLocationInfo: { data: { sequenceId: number; isInvest: boolean }[] } };
		const { data } = (await ask<Own>(site, query, {}, session.token)).getAllMyLocationInfo;
		const own = data.find(({ isInvest }) => isInvest)?.sequenceId;
		await openAs(page, 'vn', session, `/real-estate/${own}`, site);
		const open = page.getByRole('button', { name: update.open });
		const text = page.getByRole('dialog').getByRole('textbox', { name: update.text });
		await open.click();
		await text.fill('Đã xong móng.');
		await page.reload();
		await hydrated(page);
		await open.click();
		await expect(text).toHaveValue('Đã xong móng.');
		await page.getByRole('dialog').getByRole('button', { name: update.submit }).click();
		await expect(page.locator('[data-toast]')).toHaveText([update.done]);
		await page.reload();
		await hydrated(page);
		await open.click();
		await expect(text).toHaveValue('');
	},
);

test(
	'staff give a paid order back, and its buyer reads why',
	onDesktop('Staff work at a desk; lists and dialogs at every width are in the stories.'),
	async ({ page, browser, site }) => {
		const { invest, translation } = texts.vn;
		const buyer = await openSession(site, 'an');
		const { id, code } = await order(site, buyer, await cheapest(site));
		const pay = 'mutation ($id: ID!) { paymentInvestmentOrder(orderId: $id, paymentMethod: WALLET) { status } }';
		await ask(site, pay, { id }, buyer.token);
		await openAs(page, 'vn', buyer, `/invest?order=${id}`, site);
		await expect(page.getByText(invest.receipt.text.PAID)).toBeVisible();

		const staff = await otherPage(browser, 'vn', site);
		await openAs(staff, 'vn', 'admin', '/invest?tab=all', site);
		await staff.getByRole('searchbox', { name: invest.orders.search }).fill(code);
		await staff.getByRole('button', { name: translation.listFilter.find }).click();
		// Read by staff, it is its buyer's.
		await staff.getByRole('link', { name: invest.orders.openOne.replace('{{code}}', code) }).click();
		await expect(staff.getByText(invest.receipt.textOfOther.PAID)).toBeVisible();
		const lineOf = (label: string) => staff.locator('dt', { hasText: label }).locator('+ dd');
		await expect(lineOf(invest.receipt.buyer)).toContainText('Nguyễn Thị An');
		await expect(lineOf(invest.receipt.paymentCode)).toContainText(/^AC[0-9A-Z]+/);
		await staff.getByRole('article').getByRole('link', { name: invest.orders.title.all }).click();
		await staff.getByRole('searchbox', { name: invest.orders.search }).fill(code);
		await staff.getByRole('button', { name: translation.listFilter.find }).click();
		await staff.getByRole('button', { name: invest.orders.refundOne.replace('{{code}}', code) }).click();
		const dialog = staff.getByRole('dialog');
		await dialog.getByLabel(invest.act.reason).fill('Dự án dừng lại');
		await dialog.getByRole('button', { name: invest.act.REFUND.submit }).click();
		await expect(staff.getByText(invest.act.REFUND.done.replace('{{code}}', code)).first()).toBeVisible();
		await expect(staff.getByRole('heading', { name: invest.orders.title.all })).toBeFocused();
		await staff.context().close();

		await page.reload();
		await expect(page.getByText('Dự án dừng lại')).toBeVisible();
		await expect(page.getByText(invest.receipt.text.REFUNDED)).toBeVisible();
	},
);
