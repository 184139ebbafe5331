import type { Page } from '@playwright/test';
import web from '../apps/web/src/locales/vn.json' with { type: 'json' };
import { ask } from './ask.ts';
import { asks } from './asks.ts';
import { forSale } from './for-sale.ts';
import { holdFiles } from './hold-files.ts';
import { openStep, openUnchanged, photos } from './posting.ts';
import { expect, hydrated, once, onPhone, openAs, openIn, openSession, signIn, test, texts } from './test.ts';

const { content, invest, listing, procedure, shell, translation, wallet } = texts.vn;

/** Keeps back what the server answers to an operation, until the answer is called. */
async function hold(page: Page, words: RegExp): Promise<() => void> {
	const held = Promise.withResolvers<void>();
	await page.route('**/graphql', async (route) => {
		if (!asks(route.request(), words)) return route.fallback();
		const response = await route.fetch();
		await held.promise;
		return route.fulfill({ response });
	});
	return held.resolve;
}

const inHeader = (page: Page, href: string) => page.locator(`header a[href="${href}"]`).first();

/** Somebody went to the lists of homes for rent, and is still there whatever came meanwhile: also on the way back from the next page. */
async function expectRent(page: Page): Promise<void> {
	await expect(page).toHaveURL(/\/rent$/);
	await inHeader(page, '/project').click();
	await expect(page).toHaveURL(/\/project$/);
	await page.goBack();
	await expect(page).toHaveURL(/\/rent$/);
}

test('who leaves while shares are being paid is not led back', once, async ({ page, site }) => {
	const { getAllLocationInfo } = await ask<{ getAllLocationInfo: { data: { sequenceId: number }[] } }>(
		site,
		'{ getAllLocationInfo(limit: 1, filter: { offeringPhase: OPEN }) { data { sequenceId } } }',
	);
	await openAs(page, 'vn', 'binh', `/real-estate/${getAllLocationInfo.data[0]?.sequenceId}`, site);
	const form = page.getByRole('form', { name: invest.form.title });
	await form.getByRole('checkbox', { name: invest.risk.accept }).check();
	await form.getByRole('button').last().click();
	await expect(page).toHaveURL(/order=/);
	const release = await hold(page, /paymentInvestmentOrder/);
	await page.getByRole('radio', { name: wallet.method.TRANSFER, exact: true }).check();
	const asked = page.waitForRequest((request) => asks(request, /paymentInvestmentOrder/));
	await page.getByRole('button', { name: wallet.billing.pay.TRANSFER.replace(/\{\{.*/, '').trim() }).click();
	await asked;
	await inHeader(page, '/rent').click();
	await expect(page).toHaveURL(/\/rent$/);
	const answered = page.waitForResponse((response) => asks(response.request(), /paymentInvestmentOrder/));
	release();
	await answered;
	await expectRent(page);
});

test('who leaves while they are being signed in is signed in where they went', once, async ({ page, site }) => {
	await openIn(page, 'vn', '/auth/sign-in', site);
	const release = await hold(page, /loginUser/);
	await signIn(page, 'vn', 'binh');
	await inHeader(page, '/rent').click();
	await expect(page).toHaveURL(/\/rent$/);
	release();
	await expect(page.getByText(/Trần Văn Bình/).first()).toBeVisible();
	await expectRent(page);
});

/** Goes to the homes for rent while what was pressed is being sent: still there once it is answered. */
async function expectStays(
	page: Page,
	words: RegExp,
	press: () => Promise<void>,
	leave: () => Promise<void>,
): Promise<void> {
	const release = await hold(page, words);
	const asked = page.waitForRequest((request) => asks(request, words));
	await press();
	await asked;
	await leave();
	await expect(page).toHaveURL(/\/rent$/);
	const answered = page.waitForResponse((response) => asks(response.request(), words));
	release();
	await answered;
	await expectRent(page);
}

test('who leaves while a procedure is being started or deleted is not led back', once, async ({ page, site }) => {
	await openAs(page, 'vn', 'binh', '/procedure', site);
	const begin = page.getByRole('button', { name: procedure.start.submit });
	const fill = async () => {
		await page.locator('main a[href="/send-request"]').first().click();
		await page.getByRole('radio', { name: procedure.type.BUY }).check();
		await page.getByLabel(procedure.start.name).fill('Mua nhà hẻm 7');
	};
	const toRent = () => inHeader(page, '/rent').click();
	await fill();
	await expectStays(
		page,
		/mutation CreateProcedure\b/,
		() => begin.click(),
		async () => {
			await toRent();
			await page.getByRole('dialog').getByRole('button', { name: web.leave.leave }).click();
		},
	);

	await page.goto('/procedure');
	await hydrated(page);
	await page.getByRole('main').getByRole('link', { name: 'Mua nhà hẻm 7' }).click();
	await page.getByRole('button', { name: procedure.screen.delete, exact: true }).click();
	await expectStays(
		page,
		/mutation DeleteProcedure\b/,
		() => page.getByRole('dialog').getByRole('button', { name: procedure.act.DELETE.submit }).click(),
		async () => {
			// A window that asks covers the links, and not the browser's own way back.
			await page.goBack();
			await expect(page).toHaveURL(/\/procedure$/);
			await toRent();
		},
	);
});

test('who leaves while a cover is on its way is asked', once, async ({ page, site }) => {
	await openAs(page, 'vn', 'editor', '/news-desk/new', site);
	const arrive = await holdFiles(page, new RegExp(`^${site.url}/upload`));
	await page.locator('[data-slot=picture-field] input[type=file]').setInputFiles(await photos(page, 1));
	await inHeader(page, '/rent').click();
	const leave = page.getByRole('dialog', { name: web.leave.title });
	await expect(leave).toContainText(web.leave.files);
	await leave.getByRole('button', { name: web.leave.stay }).click();
	arrive();
	await expect(page.getByRole('textbox', { name: content.cover.alt }).first()).toBeVisible();
});

test('who is asked is not led away as the cover does not arrive', once, async ({ page, site }) => {
	await openAs(page, 'vn', 'editor', '/news-desk/new', site);
	const broken = Promise.withResolvers<void>();
	await page.route(new RegExp(`^${site.url}/upload`), async (route) => {
		await broken.promise;
		await route.abort();
	});
	await page.locator('[data-slot=picture-field] input[type=file]').setInputFiles(await photos(page, 1));
	await inHeader(page, '/rent').click();
	const leave = page.getByRole('dialog', { name: web.leave.title });
	await expect(leave).toContainText(web.leave.files);
	broken.resolve();
	await expect(page.locator('[data-slot=picture-field]')).toContainText(translation.pictureField.failed);
	await expect(leave).toContainText(web.leave.files);
	await leave.getByRole('button', { name: web.leave.stay }).click();
	await expect(page).toHaveURL(/\/news-desk\/new$/);
	// What is given up is nothing to ask about.
	await page.getByRole('button', { name: content.cover.remove }).click();
	await inHeader(page, '/rent').click();
	await expectRent(page);
});

test('who leaves while a template is being published is not led back', once, async ({ page, site }) => {
	await openAs(page, 'vn', 'support', '/procedure-template?type=TRANSFER', site);
	await page.getByRole('table').getByRole('link').first().click();
	const { wholeTitle, language, saveNext, publish } = procedure.template;
	await page.getByRole('textbox', { name: `${wholeTitle} ${language.vn}` }).fill('Chuyển nhượng, bản sửa');
	await page.getByRole('button', { name: saveNext }).click();
	await page.getByRole('button', { name: publish }).click();
	await expectStays(
		page,
		/mutation PublishProcedureTemplate\b/,
		() =>
			page
				.getByRole('dialog')
				.getByRole('button', { name: /^Công bố bản/ })
				.click(),
		async () => {
			await page.goBack();
			await expect(page).toHaveURL(/\/procedure-template\?type=TRANSFER$/);
			await inHeader(page, '/rent').click();
		},
	);
});

test(
	'a moderator who went on to another listing stays there when the one before is accepted',
	once,
	async ({ page, site }) => {
		await openAs(page, 'vn', 'editor', '/moderation', site);
		await page.locator('[data-slot=moderation-queue] :is(button, a)').first().click();
		const accept = page.getByRole('button', { name: listing.moderation.accept, exact: true });
		await expect(accept).toBeEnabled();
		const release = await hold(page, /mutation AcceptListing/);
		await accept.click();
		const current = page.locator('[data-slot=moderation-queue] [aria-current="true"]');
		for (const _ of [1, 2]) {
			const before = { url: page.url(), text: (await current.textContent()) ?? '' };
			await page.locator('body').press('j');
			await expect(page).not.toHaveURL(before.url);
			// The address comes before the page: a key that is pressed between leads to the same listing.
			await expect(current).not.toHaveText(before.text);
		}
		const there = page.url();
		release();
		await expect(page.getByText(listing.moderation.accepted).first()).toBeVisible();
		expect(page.url()).toBe(there);
	},
);

test(
	'what a colleague decided meanwhile waits no more at a desk that staff come back to',
	once,
	async ({ page, site }) => {
		const colleague = await openSession(site, 'admin');
		const { token } = await openSession(site, 'binh');
		const text = `Tin này đã bán từ tháng trước (${site.url}).`;
		const sequenceId = await forSale(site);
		type Found = { getAllLocationInfo: { data: { id: string }[] } };
		const { getAllLocationInfo } = await ask<Found>(
			site,
			'query ($ids: [Int!]) { getAllLocationInfo(limit: 1, filter: { sequenceIds: $ids }) { data { id } } }',
			{ ids: [sequenceId] },
		);
		await ask(
			site,
			'mutation ($id: ID!, $text: String) { reportLocationInfo(id: $id, reason: NOT_THERE, text: $text) }',
			{ id: getAllLocationInfo.data[0]?.id, text },
			token,
		);
		await openAs(page, 'vn', 'editor', '/moderation/reports', site);

		await test.step('reports', async () => {
			await expect(page.getByText(text)).toBeVisible();
			await inHeader(page, '/rent').click();
			await expect(page).toHaveURL(/\/rent$/);
			type Reports = { getAllLocationInfoReport: { data: { id: string; text: string | null }[] } };
			const { getAllLocationInfoReport } = await ask<Reports>(
				site,
				'{ getAllLocationInfoReport { data { id text } } }',
				{},
				colleague.token,
			);
			const id = getAllLocationInfoReport.data.find((report) => report.text === text)?.id;
			await ask(site, 'mutation ($id: ID!) { decideReport(id: $id, upheld: false) }', { id }, colleague.token);
			await page.goBack();
			await expect(page.locator('[data-slot=report-queue]')).toBeVisible();
			await expect(page.getByText(text)).toHaveCount(0);
		});

		await test.step('listings that wait', async () => {
			await page.goto('/moderation');
			await hydrated(page);
			const total = page.getByText(/^[\d.]+ tin chờ duyệt$/);
			const before = (await total.textContent()) ?? '';
			await inHeader(page, '/rent').click();
			await expect(page).toHaveURL(/\/rent$/);
			type Waiting = { getAllLocationInfoModeration: { data: { id: string }[] } };
			const { getAllLocationInfoModeration } = await ask<Waiting>(
				site,
				'{ getAllLocationInfoModeration(limit: 1) { data { id } } }',
				{},
				colleague.token,
			);
			const { id } = getAllLocationInfoModeration.data[0] ?? {};
			await ask(site, 'mutation ($id: ID!) { acceptLocationInfo(id: $id) { id } }', { id }, colleague.token);
			await page.goBack();
			await expect(total).toBeVisible();
			await expect(total).not.toHaveText(before);
		});
	},
);

test('who goes on while a search of the home page is being read is not led to it', once, async ({ page, site }) => {
	await page.goto(site.url);
	await hydrated(page);
	const letCome = await holdFiles(page, /\/assets\/search-address-.*\.js$/);
	const came = page.waitForResponse(/\/assets\/search-address-.*\.js$/);
	const box = page.getByRole('combobox', { name: listing.search.label });
	await box.fill('nhà');
	await box.press('Enter');
	await inHeader(page, '/invest').click();
	await expect(page).toHaveURL(/\/invest$/);
	letCome();
	const state = await page.evaluate(async (reader) => {
		// After the page has it too.
		await import(reader);
		await new Promise((next) => setTimeout(next));
		return Reflect.get(window, '__reactRouterDataRouter').state.navigation.state;
	}, (await came).url());
	expect(state).toBe('idle');
	await expect(page).toHaveURL(/\/invest$/);
});

test('what is open on the page of one listing is not open on that of another', once, async ({ page, site }) => {
	const first = `/real-estate/${await forSale(site)}`;
	await openAs(page, 'vn', 'binh', first, site);
	await page.locator(`main article a[href^="/real-estate/"]:not([href="${first}"])`).first().click();
	await expect(page).not.toHaveURL(new RegExp(`${first}$`));
	await page.getByRole('button', { name: web.reportListing }).click();
	await page.getByRole('dialog').getByRole('radio').first().check();
	await page.goBack();
	await expect(page).toHaveURL(new RegExp(`${first}$`));
	await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what its poster changes is on the page of a listing when they come to it again', once, async ({ page, site }) => {
	await openUnchanged(page, site);
	const link = page.locator('main a[href^="/real-estate/"]:not([href*="update"])').first();
	const href = (await link.getAttribute('href')) ?? '';

	await test.step('a price', async () => {
		await link.click();
		const edit = page.locator('main a[href^="/real-estate/update/"]');
		await expect(edit).toHaveCount(1);
		await edit.click();
		await openStep(page, 'price');
		await page.getByLabel(listing.form.label.price).fill('7 tỷ 777');
		await openStep(page, 'preview');
		await page.getByRole('button', { name: listing.form.save }).click();
		await expect(page).toHaveURL(/\/estate$/);
		await page.locator(`main a[href="${href}"]`).first().click();
		await expect(page.getByText('7,777 tỷ').filter({ visible: true }).first()).toBeVisible();
	});

	await test.step('that it is closed', async () => {
		await page.goBack();
		await page
			.getByRole('listitem')
			.filter({ has: page.locator(`a[href="${href}"]`) })
			.getByRole('button', { name: new RegExp(`^${listing.mine.close}`) })
			.click();
		const dialog = page.getByRole('dialog');
		await dialog.getByRole('radio').first().check();
		await dialog.getByRole('button', { name: listing.mine.close, exact: true }).click();
		await expect(dialog).toHaveCount(0);
		await page.goForward();
		await expect(page).toHaveURL(href);
		await expect(page.locator('[data-slot=hidden-notice]')).toBeVisible();
	});
});

test('a name that was changed is on one’s own page at once', once, async ({ page, site }) => {
	const session = await openSession(site, 'checker');
	await openAs(page, 'vn', session, '/personal', site);
	const heading = page.getByRole('heading', { level: 1 });
	const before = (await heading.textContent()) ?? '';
	const rename = async (name: string) => {
		await page.locator('main a[href="/setting/information"]').first().click();
		await page.getByLabel(texts.vn.account.profile.name).fill(name);
		await page.getByRole('button', { name: texts.vn.account.profile.submit }).click();
		await expect(page.locator('header').first()).toContainText(name);
		await page.goBack();
		await expect(heading).toHaveText(name);
	};
	await rename('Người đổi tên');
	await rename(before);
});

test(
	'on a phone the menu does not stay open over the page that Back leads to',
	onPhone('The way is another one there.'),
	async ({ page, site }) => {
		await openIn(page, 'vn', '/', site);
		await page.locator('main a[href="/rent"]').first().click();
		await expect(page).toHaveURL(/rent$/);
		await page.getByRole('button', { name: shell.menu }).click();
		await expect(page.getByRole('dialog')).toBeVisible();
		await page.goBack();
		await expect(page).toHaveURL(`${site.url}/`);
		await expect(page.getByRole('dialog')).toHaveCount(0);
	},
);
