import type { Page } from '@playwright/test';
import web from '../apps/web/src/locales/vn.json' with { type: 'json' };
import error from '../packages/forms/src/error/locales/vn.json' with { type: 'json' };
import { ask } from './ask.ts';
import { asks } from './asks.ts';
import { next, openStep, openUnchanged, pdf, photos } from './posting.ts';
import { expect, hydrated, once, openAs, openSession, otherPage, test, texts } from './test.ts';

const { listing, translation } = texts.vn;
const { areaOf, drafts, form, mine } = listing;
/** What a form says of a draft that the server has, whenever it was sent. */
const draftSaved = (page: Page) => page.getByText(form.draft.saved.replace(/\{\{.*/, ''));
/** After such a pause a form sends what was typed; the page's clock goes on to its end. */
const PAUSE_MS = 2_000;

test(
	'a form that was opened before another change undoes nothing, and saves what was typed in it',
	once,
	async ({ page, browser, site }) => {
		await openUnchanged(page, site);
		const edit = page.getByRole('link', { name: new RegExp(`^${mine.edit}`) }).first();
		const address = (await edit.getAttribute('href')) ?? '';
		const there = await otherPage(browser, 'vn', site);
		await openAs(there, 'vn', 'an', address, site);
		await expect(there.getByRole('form', { name: form.editTitle })).toBeVisible();
		await edit.click();

		await test.step('the first saves a price', async () => {
			await openStep(page, 'price');
			await page.getByLabel(form.label.price).fill('4 tỷ 321');
			await save(page);
			await expect(page).toHaveURL(/\/estate/);
		});

		await test.step('the second has a sentence more, and is told', async () => {
			await openStep(there, 'photos');
			const description = there.getByLabel(form.label.description);
			await description.fill(`${await description.inputValue()} Sân rộng.`);
			await save(there);
			await expect(there.getByRole('alert').getByText(error.LISTING_CHANGED)).toBeVisible();
		});

		await test.step('what it typed stands in the newest version', async () => {
			await there.getByRole('button', { name: web.openNewest }).click();
			const told = web.editOnNewest.replace('{{fields}}', form.label.description.toLowerCase());
			await expect(there.getByText(told)).toBeFocused();
			await openStep(there, 'price');
			await expect(there.getByLabel(form.label.price)).toHaveValue('4,321 tỷ');
			await openStep(there, 'photos');
			await expect(there.getByLabel(form.label.description)).toHaveValue(/ Sân rộng\.$/);
			await save(there);
			await expect(there).toHaveURL(/\/estate/);
		});

		await page.goto(address);
		await hydrated(page);
		await openStep(page, 'price');
		await expect(page.getByLabel(form.label.price)).toHaveValue('4,321 tỷ');
		await openStep(page, 'photos');
		await expect(page.getByLabel(form.label.description)).toHaveValue(/ Sân rộng\.$/);
		await there.context().close();
	},
);

test(
	'who saves a listing and is not led on is told of nobody else when they save again',
	once,
	async ({ page, site }) => {
		await openUnchanged(page, site);
		const edit = page.getByRole('link', { name: new RegExp(`^${mine.edit}`) }).first();
		const address = (await edit.getAttribute('href')) ?? '';
		const list = '**/assets/estate.route-*.js';
		await page.route(list, (route) => route.abort());
		let saved = 0;
		await page.clock.install();
		page.on('request', (request) => {
			if (asks(request, /mutation UpdateListing\b/)) saved++;
		});
		const toasts = page.locator('[data-toast]');
		await page.goto(address);
		await hydrated(page);
		await openStep(page, 'photos');
		await page
			.locator('[data-slot=photo-field] input[type=file]')
			.first()
			.setInputFiles(await photos(page, 1));
		await openStep(page, 'price');
		await page.getByLabel(form.label.price).fill('4 tỷ 567');
		await save(page);
		await expect(toasts.getByText(web.updatedWaiting)).toBeVisible();
		await expect(toasts.getByText(error.NETWORK)).toBeVisible();
		await page.clock.fastForward(30_000);
		await expect(toasts).toHaveCount(0);
		// What was saved is what is changed from now on: its new picture is not new any more, and nobody has to look for the form.
		await expect(page.getByRole('heading', { level: 2, name: new RegExp(`${form.step.preview}$`) })).toBeFocused();
		// What is typed while it is on its way stands on top of what was saved.
		const answered = Promise.withResolvers<void>();
		await page.route('**/graphql', async (route) => {
			if (asks(route.request(), /mutation UpdateListing\b/)) await answered.promise;
			await route.continue();
		});
		await openStep(page, 'price');
		await page.getByLabel(form.label.price).fill('4 tỷ 566');
		await save(page);
		await openStep(page, 'price');
		await page.getByLabel(form.label.price).fill('4 tỷ 568');
		answered.resolve();
		await expect(toasts.getByText(web.updatedWaiting)).toBeVisible();
		await expect(toasts.getByText(error.NETWORK)).toBeVisible();
		await expect(page.getByLabel(form.label.price)).toHaveValue(/4,568|4 tỷ 568/);
		await page.unroute(list);
		await save(page);
		await expect(page).toHaveURL(/\/estate/);
		expect(saved).toBe(3);
		await page.goto(address);
		await hydrated(page);
		await openStep(page, 'price');
		await expect(page.getByLabel(form.label.price)).toHaveValue('4,568 tỷ');
	},
);

test('a draft is kept on the server where the browser has no room for it', once, async ({ page, browser, site }) => {
	await page.addInitScript(() => {
		const keep = Storage.prototype.setItem;
		Storage.prototype.setItem = function (key, value) {
			if (this === localStorage) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
			keep.call(this, key, value);
		};
	});
	await openAs(page, 'vn', 'binh', '/post-new?new', site);
	await page.getByText(form.kind.BUY, { exact: true }).click();
	await page.getByLabel(form.label.categoryId).selectOption('house');
	await page.getByText(form.poster.OWNER).click();
	await expect(draftSaved(page)).toBeVisible();
	const there = await otherPage(browser, 'vn', site);
	await openAs(there, 'vn', 'binh', page.url(), site);
	await expect(there.getByLabel(form.label.categoryId)).toHaveValue('house');
	await there.context().close();
});

test(
	'what of a draft could not be sent goes by itself once the server is reached, and when it is opened again',
	once,
	async ({ page, site }) => {
		await page.clock.install();
		const category = page.getByLabel(form.label.categoryId);
		const lose = () =>
			page.route('**/graphql', (route) =>
				asks(route.request(), /mutation SaveDraft\b/) ? route.abort() : route.fallback(),
			);
		await lose();
		const { token } = await openAs(page, 'vn', 'binh', '/post-new?new', site);
		const atServer = async () => {
			const { getAllMyDraft } = await ask<{ getAllMyDraft: { id: string; data: string }[] }>(
				site,
				'{ getAllMyDraft { id data } }',
				{},
				token,
			);
			const { data } = getAllMyDraft.find(({ id }) => page.url().includes(id)) ?? { data: '{}' };
			return JSON.parse(data).categoryId;
		};
		await page.getByText(form.kind.BUY, { exact: true }).click();
		await category.selectOption('house');
		await page.clock.fastForward(PAUSE_MS);
		await expect(page.getByText(form.draft.local)).toBeVisible();
		await page.unroute('**/graphql');
		await page.clock.fastForward(30_000);
		await expect(draftSaved(page)).toBeVisible();
		expect(await atServer()).toBe('house');

		await lose();
		await category.selectOption('villa');
		await page.clock.fastForward(PAUSE_MS);
		await expect(page.getByText(form.draft.local)).toBeVisible();
		await page.unroute('**/graphql');
		await page.reload();
		await hydrated(page);
		await expect(category).toHaveValue('villa');
		await expect(draftSaved(page)).toBeVisible();
		expect(await atServer()).toBe('villa');
	},
);

test(
	'a draft that was thrown away in another tab is not there again because one could not be sent',
	once,
	async ({ page, site }) => {
		await page.clock.install();
		const sent: string[] = [];
		let isLost = true;
		await page.route('**/graphql', (route) => {
			if (!asks(route.request(), /mutation SaveDraft\b/)) return route.fallback();
			if (isLost) return route.abort();
			sent.push(route.request().postData() ?? '');
			return route.fallback();
		});
		await openAs(page, 'vn', 'checker', '/post-new?new', site);
		await page.getByText(form.kind.BUY, { exact: true }).click();
		await page.getByLabel(form.label.categoryId).selectOption('house');
		await page.clock.fastForward(PAUSE_MS);
		await expect(page.getByText(form.draft.local)).toBeVisible();

		const tab = await page.context().newPage();
		await tab.goto('/saved/post');
		await hydrated(tab);
		await tab.getByRole('button', { name: new RegExp(`^${drafts.delete}`) }).click();
		await tab.getByRole('dialog').getByRole('button', { name: drafts.delete }).click();
		await expect(tab.getByText(drafts.empty)).toBeVisible();

		isLost = false;
		await page.clock.fastForward(30_000);
		await page.evaluate(() => fetch('/healthz'));
		expect(sent).toEqual([]);
	},
);

test(
	'what the server never got of a draft stays, whatever the clock says, and neither of two devices goes unasked',
	once,
	async ({ page, browser, site }) => {
		const { draftChoice } = web;
		await page.clock.install({ time: Date.now() - 900_000 });
		await openAs(page, 'vn', 'binh', '/post-new?new', site);
		await page.getByText(form.kind.BUY, { exact: true }).click();
		const category = page.getByLabel(form.label.categoryId);
		await category.selectOption('house');
		await isSaved(page);

		await page.route('**/graphql', (route) =>
			asks(route.request(), /mutation SaveDraft\b/) ? route.abort() : route.fallback(),
		);
		await category.selectOption('farmland');
		await page.clock.fastForward(PAUSE_MS);
		await expect(page.getByText(form.draft.local)).toBeVisible();
		await page.reload();
		await hydrated(page);
		await expect(category).toHaveValue('farmland');
		await expect(page.getByRole('button', { name: draftChoice.takeOther })).toHaveCount(0);

		const there = await otherPage(browser, 'vn', site);
		await there.clock.install();
		await openAs(there, 'vn', 'binh', page.url(), site);
		await there.getByLabel(form.label.categoryId).selectOption('apartment');
		await isSaved(there);

		await page.unroute('**/graphql');
		await page.reload();
		await hydrated(page);
		await expect(page.getByRole('button', { name: draftChoice.keep })).toBeVisible();
		await expect(category).toHaveValue('farmland');
		await category.selectOption('villa');
		await page.clock.fastForward(PAUSE_MS);
		await expect(page.getByText(form.draft.elsewhere)).toBeVisible();
		await page.reload();
		await hydrated(page);
		await expect(category).toHaveValue('villa');
		await page.getByRole('button', { name: draftChoice.takeOther }).click();
		await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
		await expect(category).toHaveValue('apartment');

		// Both go on from there at once.
		await category.selectOption('villa');
		await isSaved(page);
		const elsewhere = there.getByLabel(form.label.categoryId);
		await elsewhere.selectOption('farmland');
		await there.clock.fastForward(PAUSE_MS);
		await expect(there.getByText(form.draft.elsewhere)).toBeVisible();
		await there.getByRole('button', { name: draftChoice.keep }).click();
		await isSaved(there);
		await category.selectOption('house');
		await page.clock.fastForward(PAUSE_MS);
		await expect(page.getByText(form.draft.elsewhere)).toBeVisible();
		await page.getByRole('button', { name: draftChoice.takeOther }).click();
		await expect(category).toHaveValue('farmland');
		await there.context().close();
	},
);

test(
	'what was begun without a connection is found again though only this browser has it',
	once,
	async ({ page, site }) => {
		const category = page.getByLabel(form.label.categoryId);
		await page.route('**/graphql', (route) =>
			asks(route.request(), /mutation SaveDraft\b/) ? route.abort() : route.fallback(),
		);
		await page.clock.install();
		await openAs(page, 'vn', 'collaborator', '/post-new?new', site);
		await page.getByText(form.kind.BUY, { exact: true }).click();
		await category.selectOption('house');
		await page.clock.fastForward(PAUSE_MS);
		await expect(page.getByText(form.draft.local)).toBeVisible();

		await page.goto('/post-new');
		await hydrated(page);
		await expect(category).toHaveValue('house');

		await page.goto('/saved/post');
		await hydrated(page);
		await page.getByRole('link', { name: new RegExp(`^${drafts.open}`) }).click();
		await expect(category).toHaveValue('house');

		await page.goto('/saved/post');
		await hydrated(page);
		await page.getByRole('button', { name: new RegExp(`^${drafts.delete}`) }).click();
		await page.getByRole('dialog').getByRole('button', { name: drafts.delete }).click();
		await expect(page.getByText(drafts.empty)).toBeVisible();
	},
);

test('who hides their number is told so where they give it, and shows it from there', once, async ({ page, site }) => {
	const { token } = await openSession(site, 'an');
	const isShown = async (change = '') => {
		const query = change || '{ me: getMe { isShowPhone } }';
		return (await ask<{ me: { isShowPhone: boolean } }>(site, query, {}, token)).me.isShowPhone;
	};
	expect(await isShown('mutation { me: updateMe(isShowPhone: false) { isShowPhone } }')).toBe(false);
	await openUnchanged(page, site);
	await page
		.getByRole('link', { name: new RegExp(`^${mine.edit}`) })
		.first()
		.click();
	await openStep(page, 'contact');
	const name = page.getByLabel(form.label.contactPersonName);
	await name.fill('Chị An, gọi buổi tối');
	await page.getByRole('radio', { name: /^Số của tôi/ }).check();
	await expect(page.getByText(form.hiddenPhone.text)).toBeVisible();

	const onPage = page.locator('[data-slot=listing-page-preview]');
	await openStep(page, 'preview');
	await expect(onPage.getByText(texts.vn.listing.detail.noPhone)).toBeVisible();
	await page.getByRole('button', { name: form.hiddenPhone.show }).click();
	await expect(page.getByText(form.hiddenPhone.shown)).toBeVisible();
	await expect(onPage.getByText('0988 000 001')).toBeVisible();
	expect(await isShown()).toBe(true);
	await openStep(page, 'contact');
	await expect(name).toHaveValue('Chị An, gọi buổi tối');
	await expect(page.getByText(form.hiddenPhone.text)).toHaveCount(0);
});

test('what was typed just before the form was left is on the server too', once, async ({ page, site }) => {
	await openAs(page, 'vn', 'binh', '/post-new?new', site);
	await page.getByRole('main').getByText(form.kind.RENT, { exact: true }).click();
	await page.getByLabel(form.label.categoryId).selectOption('apartment');
	await page.getByRole('banner').getByRole('link', { name: 'An Cư' }).click();
	await page.getByRole('button', { name: web.leave.leave }).click();
	await expect(page).toHaveURL(`${site.url}/`);
	const { token } = await openSession(site, 'binh');
	const kept = async () =>
		(await ask<{ getAllMyDraft: { data: string }[] }>(site, '{ getAllMyDraft { data } }', {}, token)).getAllMyDraft[0]
			?.data ?? '{}';
	await expect
		.poll(async () => JSON.parse(await kept()))
		.toMatchObject({ tradingType: 'RENT', categoryId: 'apartment' });
});

test(
	'an own listing says that nobody else sees the number on it, and shows it from there',
	once,
	async ({ page, site }) => {
		const { token } = await openSession(site, 'an');
		const own = '{ getAllMyLocationInfo(limit: 50) { data { sequenceId status isDefaultContactPhone } } }';
		const { getAllMyLocationInfo } = await ask<{
			getAllMyLocationInfo: { data: { sequenceId: number; status: string; isDefaultContactPhone: boolean }[] };
		}>(site, own, {}, token);
		const shown = getAllMyLocationInfo.data.find((one) => one.status === 'ACCEPT' && one.isDefaultContactPhone);
		await ask(site, 'mutation { updateMe(isShowPhone: false) { id } }', {}, token);
		await openAs(page, 'vn', 'an', `/real-estate/${shown?.sequenceId}`, site);
		const notice = page.locator('[data-slot=hidden-phone]');
		await notice.getByRole('button', { name: form.hiddenPhone.show }).click();
		await expect(notice.getByText(form.hiddenPhone.shown)).toBeVisible();
		expect((await ask<{ getMe: object }>(site, '{ getMe { isShowPhone } }', {}, token)).getMe).toEqual({
			isShowPhone: true,
		});
	},
);

test('papers are sent with a listing, and opened again where it is changed', once, async ({ page, site }) => {
	await page.clock.install();
	await openUnchanged(page, site);
	await page
		.getByRole('link', { name: new RegExp(`^${mine.edit}`) })
		.first()
		.click();
	await openStep(page, 'papers');
	const address = page.url();
	const papers = page.getByRole('group', { name: form.label.legalDocument });
	await expect(papers.getByText(form.hint.legalDocument)).toBeVisible();
	const send = () => papers.locator('input[type=file]').setInputFiles(pdf('Sổ hồng.pdf'));

	await test.step('what is taken back before it is saved does not come back', async () => {
		await send();
		await isSaved(page);
		await papers.getByRole('button', { name: /^Bỏ/ }).click();
		await page.reload();
		await hydrated(page);
		await expect(papers.getByText(form.hint.legalDocument)).toBeVisible();
		await expect(papers.getByRole('button', { name: /^Bỏ/ })).toHaveCount(0);
		await expect(page.getByRole('button', { name: web.discardEdit })).toHaveCount(0);
	});

	await test.step('on its way it is what leaving loses', async () => {
		const sent = Promise.withResolvers<void>();
		await page.route(
			(url) => url.pathname.startsWith('/upload'),
			async (route) => {
				await sent.promise;
				await route.continue();
			},
		);
		await send();
		await page.getByRole('link', { name: texts.vn.shell.brand }).first().click();
		const question = page.getByRole('dialog', { name: web.leave.title });
		await expect(question).toContainText(web.leave.files);
		await question.getByRole('button', { name: web.leave.stay }).click();
		sent.resolve();
	});
	await expect(page.getByText(texts.vn.translation.paperField.arrived)).toBeAttached();
	await save(page);
	await expect(page).toHaveURL(/\/estate/);

	await page.goto(address);
	await hydrated(page);
	const link = papers.getByRole('link', { name: 'giay-to-1.pdf' });
	await expect(link).toBeVisible();
	const opened = await page.request.get((await link.getAttribute('href')) ?? '');
	expect(opened.headers()['content-type']).toBe('application/pdf');

	await papers.getByRole('button', { name: /^Bỏ/ }).click();
	await save(page);
	await expect(page).toHaveURL(/\/estate/);
	await page.goto(address);
	await hydrated(page);
	await expect(papers).toBeVisible();
	await expect(link).toHaveCount(0);
});

test('a draft that one comes back to is as it was left, and nobody is asked about it', once, async ({ page, site }) => {
	await page.clock.install();
	const category = page.getByLabel(form.label.categoryId);
	await openAs(page, 'vn', 'binh', '/post-new?new', site);
	await page.getByText(form.kind.BUY, { exact: true }).click();
	await category.selectOption('house');
	await isSaved(page);
	await page.reload();
	await hydrated(page);
	await category.selectOption('villa');
	await isSaved(page);
	await page.getByRole('link', { name: texts.vn.shell.brand }).first().click();
	await page.getByRole('dialog').getByRole('button', { name: web.leave.leave }).click();
	await expect(page).toHaveURL(`${site.url}/`);
	// The address comes first; until then the form still asks before it is left.
	await expect(category).toHaveCount(0);
	await page.goBack();
	await expect(category).toHaveValue('villa');
	await category.selectOption('farmland');
	await isSaved(page);
	await expect(page.getByRole('button', { name: web.draftChoice.takeOther })).toHaveCount(0);
});

test('what is begun after a draft that was deleted elsewhere is another', once, async ({ page, site }) => {
	await page.clock.install();
	const category = page.getByLabel(form.label.categoryId);
	const { token } = await openAs(page, 'vn', 'binh', '/post-new?new', site);
	await page.getByText(form.kind.BUY, { exact: true }).click();
	await category.selectOption('house');
	await isSaved(page);
	const id = new URL(page.url()).searchParams.get('draft');
	await ask(site, 'mutation ($id: ID!) { deleteDraft(id: $id) }', { id }, token);
	await category.selectOption('villa');
	await page.clock.fastForward(PAUSE_MS);
	await page.getByRole('link', { name: web.beginAnew }).click();
	await expect(page.getByText(web.draftGone)).toHaveCount(0);
	await page.getByText(form.kind.BUY, { exact: true }).click();
	await expect(category).toHaveValue('');
	await category.selectOption('villa');
	await isSaved(page);
	expect(new URL(page.url()).searchParams.get('draft')).not.toBe(id);
});

test(
	'the address keeps the step: a reload, back and forward lead to it, and nothing that was typed is lost',
	once,
	async ({ page, site }) => {
		const isAt = async (step: keyof typeof form.step) => {
			await expect(page.getByRole('heading', { level: 2, name: form.step[step] })).toBeVisible();
			await expect(page).toHaveURL(new RegExp(`[?&]step=${step}$`));
		};
		const heading = page.getByRole('form').getByRole('heading', { level: 2 });
		const street = page.getByLabel(form.label.street);
		const area = page.getByLabel(areaOf.plot);
		await openAs(page, 'vn', 'binh', '/post-new?new', site);
		await page.getByText(form.kind.BUY, { exact: true }).click();
		await page.getByLabel(form.label.categoryId).selectOption('house');
		await page.getByText(form.poster.OWNER).click();
		await isAt('kind');
		await next(page);
		await isAt('address');
		await expect(heading).toBeFocused();
		await page.getByLabel(form.label.provinceId).selectOption({ label: 'Hồ Chí Minh' });
		await page.getByLabel(form.label.districtId).selectOption({ label: 'Quận 1' });
		await page.getByLabel(form.label.wardId).selectOption({ label: 'Phường Bến Nghé' });
		await street.fill('7 Lê Lợi');
		await next(page);
		await isAt('facts');
		await area.fill('48,5');

		await test.step('back and forward', async () => {
			await page.goBack();
			await isAt('address');
			await expect(heading).toBeFocused();
			await street.fill('9 Lê Lợi');
			await page.goBack();
			await isAt('kind');
			await expect(page.getByLabel(form.label.categoryId)).toHaveValue('house');
			await page.goForward();
			await isAt('address');
			await expect(street).toHaveValue('9 Lê Lợi');
			await page.goForward();
			await isAt('facts');
			await expect(heading).toBeFocused();
			await expect(area).toHaveValue('48,5');
		});

		await test.step('a reload', async () => {
			await page.reload();
			await hydrated(page);
			await isAt('facts');
			await expect(area).toHaveValue('48,5');
			await page.goBack();
			await isAt('address');
			await expect(street).toHaveValue('9 Lê Lợi');
		});

		const draft = new URL(page.url()).searchParams.get('draft') ?? '';
		await test.step('one that there is not leads to it, too', async () => {
			await page.goto(`/post-new?draft=${draft}&step=garden`);
			await hydrated(page);
			await isAt('facts');
			await expect(area).toHaveValue('48,5');
		});

		await test.step('without a network the steps go on, too', async () => {
			await page.context().setOffline(true);
			await area.fill('50');
			await page.getByRole('button', { name: form.back }).click();
			await isAt('address');
			await page.goBack();
			await isAt('facts');
			await expect(area).toHaveValue('50');
			await page.context().setOffline(false);
		});

		await test.step('from the drafts it goes on where it stopped', async () => {
			await area.fill('51');
			await expect(draftSaved(page)).toBeVisible();
			await page.goto('/saved/post');
			await hydrated(page);
			await page.locator(`a[href="/post-new?draft=${draft}"]`).first().click();
			await expect(heading).toContainText(form.step.facts);
			await expect(area).toHaveValue('51');
		});
	},
);

test('every step of a listing that is there already is opened by its address', once, async ({ page, site }) => {
	const session = await openSession(site, 'an');
	const own = '{ getAllMyLocationInfo(limit: 1) { data { id } } }';
	const { getAllMyLocationInfo } = await ask<{ getAllMyLocationInfo: { data: { id: string }[] } }>(
		site,
		own,
		{},
		session.token,
	);
	await openAs(page, 'vn', session, `/real-estate/update/${getAllMyLocationInfo.data[0]?.id}?step=price`, site);
	const heading = page.getByRole('form').getByRole('heading', { level: 2 });
	await expect(heading).toContainText(form.step.price);
	await openStep(page, 'contact');
	await expect(page).toHaveURL(/\?step=contact$/);
	await page.reload();
	await hydrated(page);
	await expect(heading).toContainText(form.step.contact);
	await page.goBack();
	await expect(heading).toContainText(form.step.price);

	// Above it are the listings that are being written, and beside those the posted ones.
	const crumbs = page.getByRole('navigation', { name: translation.breadcrumbs });
	await crumbs.getByRole('link', { name: drafts.title }).click();
	await expect(page).toHaveURL(`${site.url}/saved/post`);
	await page.getByRole('link', { name: drafts.posted }).click();
	await expect(page).toHaveURL(`${site.url}/estate`);
	await expect(page.getByRole('heading', { name: mine.title, level: 1 })).toBeVisible();
});

/** What was typed last is on the server. The page's clock is in the journey's hand. */
async function isSaved(page: Page): Promise<void> {
	await page.clock.fastForward(PAUSE_MS);
	await expect(draftSaved(page)).toBeVisible();
}

async function save(page: Page): Promise<void> {
	await openStep(page, 'preview');
	await page.getByRole('button', { name: form.save }).click();
}
