import { readFile } from 'node:fs/promises';
import { HOUR_MS } from '@ancu/forms/format';
import type { Page, Request } from '@playwright/test';
import web from '../apps/web/src/locales/vn.json' with { type: 'json' };
import error from '../packages/forms/src/error/locales/vn.json' with { type: 'json' };
import audit from '../packages/ui/src/audit/locales/vn.json' with { type: 'json' };
import { ask } from './ask.ts';
import { asks } from './asks.ts';
import { holdFiles } from './hold-files.ts';
import {
	answer,
	answerCheck,
	askFor,
	choose,
	expectPaid,
	fillAnswer,
	fillPlot,
	payCheck,
	requestCheck,
	requestPaidCheck,
	setStatus,
	take,
	takeCheck,
} from './planning-check.ts';
import { pdf } from './posting.ts';
import { expect, hydrated, onDesktop, onPhone, openAs, openSession, otherPage, test, texts } from './test.ts';

const { planning, wallet } = texts.vn;
const once = onDesktop('The way to a gateway is the same on every screen; what people see of it is in the stories.');
const SECRET_CARD = { number: '5555 5555 5555 4444', month: `12/${(new Date().getFullYear() + 2) % 100}`, cvv: '739' };

const vnpay = async (page: Page) => {
	await page.getByLabel('Số thẻ').fill('9704198526191432198');
	await page.getByRole('button', { name: 'Tiếp tục' }).click();
	await enterCode(page);
};
const enterCode = async (page: Page) => {
	await page.getByLabel('Mã OTP').fill('123456');
	await page.getByRole('button', { name: 'Xác nhận' }).click();
};
const confirm = (page: Page) => page.getByRole('button', { name: 'Xác nhận thanh toán' }).click();

test('a planning check is paid by MoMo, at the second try', once, async ({ page, site }) => {
	await askFor(page, site, 'binh', '102');
	await choose(page, 'MOMO');
	await page.getByLabel('Ví không đủ số dư').check();
	await confirm(page);
	await expect(page.getByRole('heading', { name: wallet.cause.INSUFFICIENT_FUNDS.title })).toBeVisible();
	await page.getByRole('button', { name: wallet.again }).click();
	await confirm(page);
	await expectPaid(page);
});

test('a card goes to its gateway, and no request to our server holds it', once, async ({ page, site }) => {
	await askFor(page, site, 'binh', '103');
	const ours: Request[] = [];
	page.on('request', (request) => {
		if (request.url().startsWith(site.url)) ours.push(request);
	});
	await choose(page, 'CARD');
	await page.getByLabel(wallet.card.number).fill(SECRET_CARD.number);
	await page.getByLabel(wallet.card.expires).fill(SECRET_CARD.month);
	await page.getByLabel(wallet.card.cvv).fill(SECRET_CARD.cvv);
	await page.getByRole('button', { name: wallet.card.pay.replace('{{amount}}', '500.000 ₫') }).click();
	await enterCode(page);
	await expectPaid(page);
	expect(ours.length).toBeGreaterThan(0);
	for (const request of ours) {
		const said = `${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`;
		expect(said).not.toContain(SECRET_CARD.number.replaceAll(' ', ''));
		expect(said).not.toContain(SECRET_CARD.number);
		expect(`${request.url()} ${request.postData() ?? ''}`).not.toMatch(new RegExp(`\\b${SECRET_CARD.cvv}\\b`));
	}
});

test(
	'a bank transfer is seen by itself; one of another amount is in the wallet, and with staff, until it is put there',
	once,
	async ({ page, browser, site }) => {
		await askFor(page, site, 'binh', '114');
		const answered = page.waitForResponse((response) => asks(response.request(), /\bpaymentPlanningCheckRequest\b/));
		await choose(page, 'TRANSFER');
		const { qr, code, transfer } = (await (await answered).json()).data.paymentPlanningCheckRequest;
		await expect(page.getByRole('img', { name: wallet.transfer.qr.replace('{{amount}}', '500.000 ₫') })).toBeVisible();
		await expect(page.getByText(transfer.memo)).toBeVisible();
		await page.reload();
		await hydrated(page);
		await expect(page.getByText(transfer.memo)).toBeVisible();
		await site.post.transfer(qr, 450_000);
		await site.post.transfer(qr);
		await expectPaid(page);

		await page.goto('/setting/wallet');
		const shown = page.getByRole('region', { name: wallet.walletUnmatched.title });
		const reason = wallet.walletUnmatched.reason.wrong_amount
			.replace('{{code}}', code)
			.replace('{{asked}}', '500.000 ₫');
		await expect(shown.getByRole('listitem').filter({ hasText: reason })).toContainText('450.000 ₫');

		const staff = await otherPage(browser, 'vn', site);
		await openAs(staff, 'vn', 'admin', '/unmatched-credit', site);
		const row = staff.getByRole('listitem').filter({ hasText: code });
		await row.getByRole('button', { name: wallet.unmatched.resolve }).click();
		const dialog = staff.getByRole('dialog');
		await dialog.getByRole('button', { name: wallet.owner.find }).click();
		await expect(dialog).toContainText('Trần Văn Bình');
		await dialog.getByLabel(wallet.unmatched.note).fill('Đã hỏi.');
		const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
		await staff.route('**/graphql', async (route) => {
			if (asks(route.request(), /\bresolveUnmatchedCredit\b/)) await held;
			await route.continue();
		});
		const submit = dialog.getByRole('button', { name: wallet.unmatched.submit.replace('{{amount}}', '450.000 ₫') });
		await submit.click();
		await expect(submit).toHaveAttribute('aria-busy', 'true');
		// A page holds the first ones; the third closes a window in Chromium that was not told.
		for (let times = 0; times < 3; times++) await staff.keyboard.press('Escape');
		await expect(dialog.getByLabel(wallet.unmatched.note)).toHaveValue('Đã hỏi.');
		letGo();
		await expect(row).toHaveCount(0);

		// Whoever is asked about it later finds what happened by the code.
		await staff.getByRole('button', { name: wallet.lookup.open }).click();
		await dialog.getByLabel(wallet.lookup.code).fill(code);
		await dialog.getByRole('button', { name: wallet.lookup.find }).click();
		const last = dialog.getByRole('list', { name: wallet.lookup.history }).getByRole('listitem').first();
		await expect(last).toContainText(`${wallet.lookup.kind.credit_resolved}: 450.000 ₫`);
		await expect(last).toContainText('Đã hỏi.');
		await staff.context().close();

		// The bell says it, and what is behind it goes with that.
		await expect(shown).toHaveCount(0);
		await expect(page.getByText('+450.000 ₫').first()).toBeVisible();
	},
);

test(
	'a pay-out is held in its wallet, found again after a reload, and booked when the bank has sent it; a clock that is behind hides none',
	once,
	async ({ page, browser, site }) => {
		const note = 'Chủ ví nhờ chuyển về ngân hàng.';
		const staff = await otherPage(browser, 'vn', site);
		await openAs(staff, 'vn', 'admin', '/unmatched-credit', site);
		await hydrated(staff);
		const payOuts = staff.getByRole('region', { name: wallet.payOut.title });
		const dialog = staff.getByRole('dialog');
		await payOuts.getByRole('button', { name: wallet.payOut.open }).click();
		await dialog.getByLabel(wallet.unmatched.phone).fill('0988000002');
		await dialog.getByRole('button', { name: wallet.owner.find }).click();
		await expect(dialog).toContainText('Trần Văn Bình');
		await dialog.getByLabel(wallet.payOut.amount).fill('100 triệu');
		await dialog.getByLabel(wallet.payOut.note).fill(note);
		await dialog.getByRole('button', { name: wallet.payOut.submit }).click();
		await expect(dialog.getByText(wallet.payOut.amountError.too_large)).toBeVisible();
		await dialog.getByLabel(wallet.payOut.amount).fill('150k');
		await dialog.getByRole('button', { name: wallet.payOut.submit }).click();
		const row = payOuts.getByRole('listitem').filter({ hasText: note });
		await expect(row).toContainText('150.000 ₫');

		await page.clock.install({ time: Date.now() - 12 * HOUR_MS });
		await openAs(page, 'vn', 'binh', '/setting/wallet', site);
		const entry = page.getByRole('listitem').filter({ hasText: note });
		await expect(entry).toContainText('−150.000 ₫');
		const [file] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('button', { name: wallet.history.export }).click(),
		]);
		expect(await readFile(await file.path(), 'utf8')).toContain(note);
		await expect(entry).toContainText(wallet.transactions.status.PENDING);

		await test.step('what a colleague sets aside and gives up is there on return, and gone', async () => {
			const colleague = await openSession(site, 'admin');
			const { reservePayout } = await ask<{ reservePayout: { id: string } }>(
				site,
				'mutation ($data: PayoutInput!) { reservePayout(data: $data) { id } }',
				{ data: { phone: '0988000002', amount: 50_000, note: 'Của đồng nghiệp.' } },
				colleague.token,
			);
			await staff.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
			const other = payOuts.getByRole('listitem').filter({ hasText: 'Của đồng nghiệp.' });
			await other.getByRole('button', { name: wallet.payOut.giveUp }).click();
			await dialog.getByLabel(wallet.refund.reason).fill('Chủ ví đổi ý.');
			await ask(
				site,
				'mutation ($id: ID!) { cancelPayout(id: $id, reason: "Nhầm.") { id } }',
				{ id: reservePayout.id },
				colleague.token,
			);
			await dialog.getByRole('button', { name: wallet.payOut.giveUpSubmit.replace('{{amount}}', '50.000 ₫') }).click();
			await expect(other).toHaveCount(0);
			await expect(staff.locator('[data-toast]').filter({ hasText: error.PAYMENT_OVER })).toBeVisible();
		});

		await staff.reload();
		await hydrated(staff);
		await row.getByRole('button', { name: wallet.payOut.book }).click();
		await dialog.getByLabel(wallet.payOut.reference).fill('FT26331000150');
		await dialog.getByRole('button', { name: wallet.payOut.bookSubmit.replace('{{amount}}', '150.000 ₫') }).click();
		await expect(row).toHaveCount(0);
		await expect(payOuts.getByRole('heading')).toBeFocused();

		// The log says who did it, and leads to all that was done to the same.
		await staff.getByRole('button', { name: /^Tài khoản của/ }).click();
		await staff.getByRole('link', { name: audit.title }).click();
		const booked = staff.getByRole('row').filter({ hasText: audit.operation.bookPayout });
		await booked.first().getByRole('link').last().click();
		await expect(staff.getByRole('link', { name: audit.showAll })).toBeVisible();
		// Who held it, and who booked it.
		await expect(staff.getByRole('row').filter({ hasText: audit.operation.reservePayout })).toBeVisible();
		await expect(staff.getByRole('row')).toHaveCount(3);
		await expect(booked).toContainText(audit.done);
		await staff.context().close();

		await page.reload();
		await expect(entry).toContainText('−150.000 ₫');
		await expect(entry).not.toContainText(wallet.transactions.status.PENDING);
	},
);

test('a wallet that lacks money is topped up, and leads back to what was to be paid', once, async ({ page, site }) => {
	await askFor(page, site, 'investor', '105');
	await page.getByRole('radio', { name: wallet.method.WALLET, exact: true }).check();
	await page.getByRole('button', { name: wallet.billing.topUp.replace('{{missing}}', '500.000 ₫') }).click();
	await page.getByRole('radio', { name: wallet.method.MOMO, exact: true }).check();
	await page.getByRole('button', { name: wallet.topUp.submit.replace('{{amount}}', '500.000 ₫') }).click();
	await confirm(page);
	await expect(page.getByRole('radio', { name: wallet.method.WALLET, exact: true })).toBeChecked();
	await page.getByRole('button', { name: wallet.billing.pay.WALLET.replace('{{total}}', '500.000 ₫') }).click();
	await expectPaid(page);

	await page.goto('/setting/wallet');
	const available = page.getByRole('heading', { name: wallet.summary.available }).locator('..');
	await expect(available.getByRole('status')).toHaveText('0 ₫');
	await expect(page.getByText('+500.000 ₫').first()).toBeVisible();
	await expect(page.getByText('−500.000 ₫').first()).toBeVisible();

	// What is opened again is its receipt, not what was to be paid then.
	await page.locator('a[href^="/setting/wallet?payment="]').first().click();
	await page.getByRole('button', { name: wallet.topUp.more }).click();
	await expect(page.getByRole('radio', { name: wallet.method.MOMO, exact: true })).toBeVisible();
	await expect(page).toHaveURL(/\/setting\/wallet\?topUp/);

	// A page that there is not is the last one.
	await page.goto('/setting/wallet?page=9');
	await expect(page).toHaveURL(/\/setting\/wallet$/);
	await expect(page.getByText('−500.000 ₫').first()).toBeVisible();
});

test(
	'who comes back from a gateway to the wallet sees what came of it, and works on from there',
	onPhone('The money that there is fills a phone.'),
	async ({ page, site }) => {
		await openAs(page, 'vn', 'binh', '/setting/wallet?topUp=100000', site);
		await page.getByRole('radio', { name: wallet.method.MOMO, exact: true }).check();
		await page
			.getByRole('button', { name: wallet.topUp.submit.replace(/\{\{.*/, '') })
			.last()
			.click();
		await confirm(page);
		const outcome = page.getByRole('region', { name: wallet.state.name });
		await expect(outcome.getByRole('heading', { name: wallet.state.paid.topUpTitle })).toBeFocused();
		await expect(outcome).toBeInViewport({ ratio: 0.99 });
	},
);

test(
	'what is given up in another window is not paid, and every window comes to know of it',
	once,
	async ({ page, browser, site }) => {
		const { cancel, now } = planning.checkDetail;
		// In a window of its own: a tab behind another is slow to answer.
		const other = await otherPage(browser, 'vn', site);
		/** Opens a planning check in the other window. */
		const openThere = async ({ id, session }: Awaited<ReturnType<typeof askFor>>) => {
			await openAs(other, 'vn', session, `/planning-check?id=${id}`, site);
			await expect(other.getByRole('heading', { name: now.unpaid })).toBeVisible();
		};
		const giveUp = async () => {
			await other.getByRole('button', { name: cancel }).click();
			const sent = other.waitForRequest((request) => asks(request, /mutation UpdatePlanningCheck\b/));
			await other.getByRole('dialog').getByRole('button', { name: cancel }).click();
			// Its fee may go back: what is sent twice counts once.
			expect(await (await sent).headerValue('idempotency-key')).toBeTruthy();
			await expect(other.getByRole('heading', { name: now.cancelled })).toBeVisible();
		};

		await test.step('money that comes for it goes into the wallet, and nothing leads to paying', async () => {
			await openThere(await askFor(page, site, 'binh', '108'));
			await choose(page, 'MOMO');
			await expect(page.getByRole('button', { name: 'Xác nhận thanh toán' })).toBeVisible();
			await giveUp();
			await confirm(page);
			await expect(page.getByText(wallet.state.late.over)).toBeVisible();
			await expect(page.getByRole('button', { name: wallet.state.late.pay })).toHaveCount(0);
			await page.getByRole('link', { name: wallet.transactions.toPlanningCheck }).click();
			await expect(page.getByRole('heading', { name: now.cancelled })).toBeVisible();
		});

		await test.step('refused, paying it and giving it up lead to how it stands', async () => {
			const asked = await askFor(page, site, 'binh', '109');
			await openThere(asked);
			const elsewhere =
				'mutation ($id: ID!) { updatePlanningCheckRequest(id: $id, data: { status: cancelled }) { id } }';
			await ask(site, elsewhere, { id: asked.id }, asked.session.token);
			await choose(page, 'MOMO');
			await expect(page.getByRole('heading', { name: now.cancelled })).toBeVisible();
			await giveUp();
		});
		await other.context().close();
	},
);

test(
	'paid through VNPay, a plot is looked up, answered, and its document verified by anybody',
	once,
	async ({ page, browser, site }) => {
		await openAs(page, 'vn', 'an', '/planning-check?new', site);
		await fillPlot(page, '106');
		await choose(page, 'BANK');
		await vnpay(page);
		await expectPaid(page);
		const mine = page.url();
		const id = new URL(mine).searchParams.get('id');

		const staff = await otherPage(browser, 'vn', site);
		await test.step('staff take it, look it up and answer', () => answer(staff, site, id ?? ''));

		await page.goto(mine);
		await hydrated(page);
		await expect(page.getByRole('heading', { name: planning.answer.verdict })).toBeVisible();
		await expect(page.getByRole('table').getByText('ODT')).toBeVisible();
		const document = page.getByRole('link', { name: planning.answer.document.open });
		await expect(document).toBeVisible();
		const file = await page.request.get((await document.getAttribute('href')) ?? '');
		expect(file.headers()['content-type']).toBe('application/pdf');
		expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');

		const { answer: words, checkDetail } = planning;
		const reason = page.getByRole('textbox', { name: words.dispute.label });
		await test.step('what is written against it outlasts a look at the request', async () => {
			await page.getByRole('button', { name: words.dispute.open }).click();
			await reason.fill('Lộ giới chỉ có 18 m².');
			const tabs = page.getByRole('navigation', { name: checkDetail.tabs });
			await tabs.getByRole('link', { name: checkDetail.tab.request }).click();
			await expect(reason).toHaveCount(0);
			await tabs.getByRole('link', { name: checkDetail.tab.answer }).click();
			await expect(reason).toHaveValue('Lộ giới chỉ có 18 m².');
		});

		const code =
			(await page
				.getByText(/^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/)
				.first()
				.textContent()) ?? '';
		await staff.context().clearCookies();
		await staff.goto(`/verify/${code}`);
		await expect(staff.getByRole('heading', { name: planning.verify.standing })).toBeVisible();
		await expect(staff.getByText(/thửa 106/i).first()).toBeVisible();
		await staff.context().close();

		await test.step('sent, it is kept no longer', async () => {
			await page.getByRole('button', { name: words.dispute.submit }).click();
			await expect(page.getByText(words.disputed)).toBeVisible();
			expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual(
				[],
			);
		});

		await test.step('upheld, it stays as it is, and its owner reads why', async () => {
			const { uphold, step } = planning.work;
			const again = await otherPage(browser, 'vn', site);
			const open = () => openAs(again, 'vn', 'support', `/response-planning-check?open=${id}`, site);
			await open();
			await again.getByRole('button', { name: uphold.open }).click();
			const dialog = again.getByRole('dialog', { name: uphold.title });
			await dialog.getByLabel(uphold.label).fill('Quyết định 6708 ghi lộ giới 24 m².');
			// Not sent, it is there again.
			await open();
			await again.getByRole('button', { name: uphold.open }).click();
			await expect(dialog.getByLabel(uphold.label)).toHaveValue('Quyết định 6708 ghi lộ giới 24 m².');
			await dialog.getByRole('button', { name: uphold.submit }).click();
			await expect(again.getByRole('heading', { name: step.done })).toBeFocused();
			await again.goto(`/verify/${code}`);
			await expect(again.getByRole('heading', { name: planning.verify.standing })).toBeVisible();
			await again.context().close();

			await page.reload();
			await expect(page.getByText(/“Quyết định 6708 ghi lộ giới 24 m²\.”/)).toBeVisible();
			await expect(page.getByRole('button', { name: words.dispute.open })).toBeVisible();
		});
	},
);

test(
	'a plot that its owner mends while it is looked up is not answered unseen',
	once,
	async ({ page, browser, site }) => {
		const { id, session } = await requestPaidCheck(site, 'an', '107');
		const staff = await otherPage(browser, 'vn', site);
		await take(staff, site, id);
		await staff.getByRole('button', { name: planning.work.start }).click();
		await staff.getByRole('button', { name: planning.work.ask.open }).click();
		await staff.getByLabel(planning.work.ask.label).fill('Số tờ là 12 hay 21?');
		await staff.getByRole('button', { name: planning.work.ask.submit }).click();
		await expect(staff.getByRole('heading', { name: planning.work.step.asked })).toBeVisible();
		await fillAnswer(staff);
		// What is typed is kept; what is on its way is asked about.
		const arrive = await holdFiles(staff, new RegExp(`^${site.url}/upload`));
		await staff.getByTestId('paper-input').setInputFiles(pdf('trich-luc.pdf'));
		await staff.getByRole('main').getByRole('link', { name: planning.queue.title }).click();
		const leave = staff.getByRole('dialog', { name: web.leave.title });
		await expect(leave).toContainText(web.leave.files);
		await leave.getByRole('button', { name: web.leave.stay }).click();
		arrive();
		await expect(staff.getByText(texts.vn.translation.paperField.arrived)).toBeAttached();

		await openAs(page, 'vn', session, `/planning-check?id=${id}`, site);
		await page.getByRole('link', { name: planning.checkDetail.mend }).click();
		await page.getByLabel(planning.checkForm.sheetNo).fill('21');
		await page.getByRole('button', { name: planning.checkForm.save }).click();
		await expect(page.getByText(web.planning.changed, { exact: true })).toBeVisible();

		const send = staff.getByRole('button', { name: planning.answerForm.submit });
		await send.click();
		await expect(staff.getByRole('form').getByText(error.CHECK_CHANGED)).toBeVisible();
		await expect(staff.getByText(web.planning.plotChanged)).toBeVisible();
		await expect(staff.getByLabel('m²').first()).toHaveValue('80,5');
		await staff.getByRole('button', { name: web.planning.plotCompared }).click();
		await send.click();
		await expect(staff.getByRole('heading', { name: planning.work.step.done })).toBeVisible();
		await staff.context().close();
	},
);

test(
	'who answers a plot that an admin gives back to the queue meanwhile reads on what was typed, and takes it again',
	once,
	async ({ page, site }) => {
		const { id } = await requestPaidCheck(site, 'an', '114');
		await take(page, site, id);
		const start = page.getByRole('button', { name: planning.work.start });
		await start.click();
		await fillAnswer(page);
		await setStatus(site, await openSession(site, 'admin'), id, 'sent');
		const send = page.getByRole('button', { name: planning.answerForm.submit });
		await send.click();
		await expect(page.getByRole('form').getByText(error.NOT_ALLOWED_NOW)).toBeVisible();
		const again = page.getByRole('button', { name: planning.work.take });
		await expect(again).toBeVisible();
		await expect(page.getByLabel('m²').first()).toHaveValue('80,5');
		await again.click();
		await start.click();
		await expect(start).toHaveCount(0);
		await send.click();
		await expect(page.getByRole('heading', { name: planning.work.step.done })).toBeVisible();
	},
);

test(
	'a correction that was begun is there when somebody else corrects first',
	once,
	async ({ page, browser, site }) => {
		const { id } = await requestPaidCheck(site, 'an', '110');
		const support = await takeCheck(site, id);
		await answerCheck(site, support, id);
		await openAs(page, 'vn', support, `/response-planning-check?open=${id}`, site);
		const begin = (by: Page) => by.getByRole('button', { name: planning.work.correct }).click();
		const density = (by: Page) => by.getByRole('form').getByLabel(planning.answer.fact.maxDensity);
		const send = (by: Page) => by.getByRole('button', { name: planning.answerForm.submitCorrection }).click();
		await begin(page);
		await density(page).fill('70');

		const colleague = await otherPage(browser, 'vn', site);
		await openAs(colleague, 'vn', 'admin', `/response-planning-check?open=${id}`, site);
		await begin(colleague);
		await density(colleague).fill('60');
		await send(colleague);
		await expect(colleague.getByText(web.planning.answered).first()).toBeVisible();
		await colleague.context().close();

		// It comes by itself, and the form stays; what is sent unseen is refused all the same.
		await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
		await expect(page.getByText(web.planning.correctionOutdated)).toBeVisible();
		await expect(density(page)).toHaveValue('70');
		await send(page);
		await expect(page.getByText(error.CHECK_CHANGED).first()).toBeVisible();
		await expect(density(page)).toHaveValue('70');
		await page.reload();
		await hydrated(page);
		await begin(page);
		await expect(page.getByText(web.planning.correctionRestored.replace(/.*\}\} /, ''))).toBeVisible();
		await expect(density(page)).toHaveValue('70');
		await send(page);
		await expect(page.getByText(web.planning.answered).first()).toBeVisible();
		await begin(page);
		await expect(density(page)).toHaveValue('70');

		await test.step('put off, it loses no file unasked', async () => {
			const hold = () => holdFiles(page, new RegExp(`^${site.url}/upload`));
			let arrive = await hold();
			await page.getByTestId('paper-input').setInputFiles(pdf('trich-luc.pdf'));
			const putOff = () => page.getByRole('button', { name: planning.answerForm.close }).click();
			await putOff();
			const leave = page.getByRole('dialog', { name: web.leave.title });
			await expect(leave).toContainText(web.leave.files);
			arrive();
			await expect(leave).toBeHidden();
			await expect(page.getByText(texts.vn.translation.paperField.arrived)).toBeAttached();
			// It asks about the next file when that is put off, and not by itself.
			arrive = await hold();
			await page.getByTestId('paper-input').setInputFiles(pdf('so-do.pdf'));
			await expect(page.getByRole('form').getByText('so-do.pdf')).toBeVisible();
			await density(page).click();
			await expect(leave).toBeHidden();
			await putOff();
			await leave.getByRole('button', { name: web.leave.stay }).click();
			arrive();
			await expect(page.getByText(texts.vn.translation.paperField.arrived)).toBeAttached();
			await putOff();
			await begin(page);
			await expect(page.getByRole('form').getByText('trich-luc.pdf')).toBeVisible();
			await expect(page.getByRole('form').getByText('so-do.pdf')).toBeVisible();
		});
	},
);

test('what waits in a queue that stays open is as old as it is', once, async ({ page, site }) => {
	await requestPaidCheck(site, 'an', '112');
	await page.clock.install();
	// The clock of the device is the only one that is put forward: nobody says that the server's is another.
	await page.route('**/graphql', async (route) => {
		const response = await route.fetch();
		const { date: _date, ...headers } = response.headers();
		await route.fulfill({ response, headers });
	});
	await openAs(page, 'vn', 'support', '/response-planning-check?search=112', site);
	const row = page
		.getByRole('listitem')
		.filter({ hasText: planning.parcel.name.replace('{{plot}}', '112').replace('{{sheet}}', '12') });
	await expect(row).toContainText(planning.queue.asked.replace('{{age}}', 'vừa xong'));
	await page.clock.fastForward('10:00');
	await expect(row).toContainText(planning.queue.asked.replace('{{age}}', '10 phút trước'));
	// What is asked for by then is answered to nobody.
	await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test(
	'of two open forms of one planning check the later undoes nothing of the first',
	once,
	async ({ page, browser, site }) => {
		const { id, session } = await requestCheck(site, 'an', '108');
		const address = `/planning-check?id=${id}&edit`;
		const there = await otherPage(browser, 'vn', site);
		await openAs(there, 'vn', session, address, site);
		const note = there.getByLabel(planning.checkForm.note);
		await note.fill('Thửa góc');

		await openAs(page, 'vn', session, address, site);
		await page.getByLabel(planning.checkForm.plotNo).fill('109');
		await page.getByRole('button', { name: planning.checkForm.save }).click();
		await expect(page.getByText(web.planning.changed, { exact: true })).toBeVisible();

		await there.getByRole('button', { name: planning.checkForm.save }).click();
		await expect(there.getByText(web.planning.editOnNewest)).toBeFocused();
		await expect(there.getByLabel(planning.checkForm.plotNo)).toHaveValue('109');
		await expect(note).toHaveValue('Thửa góc');
		await there.getByRole('button', { name: planning.checkForm.save }).click();
		await expect(there.getByText(web.planning.changed, { exact: true })).toBeVisible();
		await expect(there.getByText(/thửa 109/i).first()).toBeVisible();
		await there.context().close();
	},
);

test(
	'a change that was begun before its planning check was paid stands on the paid one',
	once,
	async ({ page, site }) => {
		const asked = await requestCheck(site, 'an', '110');
		const address = `/planning-check?id=${asked.id}&edit`;
		await openAs(page, 'vn', asked.session, address, site);
		const note = page.getByLabel(planning.checkForm.note);
		await note.fill('Thửa góc');
		// Its list has the same path, and is another page all the same.
		await page.getByRole('main').getByRole('link', { name: planning.checkList.title }).first().click();
		await page.getByRole('dialog').getByRole('button', { name: web.leave.leave }).click();
		await expect(note).toHaveCount(0);

		await payCheck(site, asked);
		await page.goto(address);
		await hydrated(page);
		await expect(page.getByText(web.planning.editOnNewest)).toBeVisible();
		await expect(note).toHaveValue('Thửa góc');
		await page.getByRole('button', { name: planning.checkForm.save }).click();
		await expect(page.getByText(web.planning.changed, { exact: true })).toBeVisible();
	},
);
