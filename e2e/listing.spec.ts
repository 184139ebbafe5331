import type { Locator, Page } from '@playwright/test';
import web from '../apps/web/src/locales/vn.json' with { type: 'json' };
import error from '../packages/forms/src/error/locales/vn.json' with { type: 'json' };
import rules from '../packages/forms/src/listing/locales/vn.json' with { type: 'json' };
import audit from '../packages/ui/src/audit/locales/vn.json' with { type: 'json' };
import { ask } from './ask.ts';
import { asks } from './asks.ts';
import { forSale } from './for-sale.ts';
import { next, openStep, openWaiting, photos } from './posting.ts';
import { expect, hydrated, isPhone, once, onPhone, openAs, openIn, otherPage, signIn, test, texts } from './test.ts';

const { account, address, listing, planning, procedure, translation } = texts.vn;
const { areaOf, form } = listing;

/** What saves the listing of a card. */
const markOf = (card: Locator) => card.getByRole('button', { name: new RegExp(listing.save.listing) });

test(
	'a listing is posted with photos, accepted, seen by everybody, and goes back when its price changes',
	onPhone('On wide screens an offering goes through the same form.'),
	async ({ page, browser, site }) => {
		// A whole day of three people.
		test.setTimeout(240_000);
		const title = `Bán nhà riêng hẻm xe hơi số ${100_000 + (Date.now() % 900_000)}`;
		const previewed = page.locator('[data-slot=listing-page-preview]');
		await openAs(page, 'vn', 'an', '/post-new?new', site);

		await test.step('write it, step by step', async () => {
			await page.getByText(form.kind.BUY, { exact: true }).click();
			await page.getByLabel(form.label.categoryId).selectOption('house');
			await page.getByText(form.poster.OWNER).click();
			await next(page);
			// No communes ship: whoever chooses by them is led to the units before.
			await page.getByText(address.system.current, { exact: true }).click();
			await page.getByLabel(form.label.provinceId).selectOption({ label: 'Hồ Chí Minh' });
			await page.getByRole('button', { name: address.chooseLegacy }).click();
			await page.getByLabel(form.label.provinceId).selectOption({ label: 'Hồ Chí Minh' });
			await page.getByLabel(form.label.districtId).selectOption({ label: 'Quận 1' });
			// A street letter by letter is nothing to ask of who charges for each answer: the map goes where the units lie.
			const located: string[] = [];
			page.on('request', (request) => asks(request, /query FindPlace\b/) && located.push(request.postData() ?? ''));
			await page.getByLabel(form.label.street).fill('12 Lê Lợi');
			await page.getByLabel(form.label.wardId).selectOption({ label: 'Phường Bến Nghé' });
			await expect.poll(() => located.at(-1)).toContain('Bến Nghé');
			expect(located.join()).not.toContain('Lê Lợi');
			await next(page);
			await page.getByLabel(areaOf.plot).fill('48,5');
			await page.getByLabel(form.label.floors).fill('3');
			await page.getByLabel(form.label.bedroom).fill('3');
			await next(page);
			await next(page);
			await page.getByLabel(form.label.price).fill('5 tỷ 2');
			await expect(page.getByText('năm tỷ hai trăm triệu đồng')).toBeVisible();
			await next(page);
			await expect(page.getByText(listing.photos.several)).toBeVisible();
			await expect(page.getByText(listing.photos.drop)).toBeHidden();
			await page.getByLabel(form.label.title).fill(title);
			await page
				.getByLabel(form.label.description)
				.fill('Nhà xây năm 2019, còn mới, sổ hồng riêng, hẻm xe hơi vào tận cửa, gần chợ và trường học.');
			await next(page);
			await next(page);
		});

		await test.step('without a photo it is not sent', async () => {
			await page.getByRole('button', { name: form.post, exact: true }).click();
			await page.getByRole('button', { name: new RegExp(rules.images.required) }).click();
			await page.locator('[data-slot=photo-field] input[type=file]').setInputFiles(await photos(page, 3));
			await expect(page.getByText('3/30')).toBeVisible();
			await expect(page.getByText(rules.images.required)).toHaveCount(0);
			await next(page);
			await next(page);
			await expect(page.getByRole('heading', { name: title })).toHaveCount(2);
			await expect(previewed.getByText('5,2 tỷ')).toBeVisible();
			await expect(previewed.getByText(/hẻm xe hơi vào tận cửa/)).toBeVisible();
			await expect(previewed.getByRole('button', { name: /^Xem ảnh/ })).toHaveCount(3);
		});

		await test.step('what was typed is there after a reload', async () => {
			await expect(page.getByText(/nháp/)).toBeVisible();
			await page.reload();
			await hydrated(page);
			await expect(previewed.getByRole('heading', { name: title })).toBeVisible();
		});

		await test.step('send it', async () => {
			await openStep(page, 'photos');
			const pictures = page.getByRole('list', { name: listing.photos.list }).locator('img');
			await expect(pictures).toHaveCount(3);
			const widths = () => pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
			await expect.poll(widths).toEqual([800, 800, 800]);
			await next(page);
			await next(page);
			await expect(previewed.getByRole('heading', { name: title })).toBeVisible();
			const toasts = page.locator('[data-toast]');
			const refusal = { message: 'Lỗi chưa rõ.', extensions: { code: 'INTERNAL' } };
			await page.route('**/graphql', (route) =>
				asks(route.request(), /mutation CreateListing\b/)
					? route.fulfill({ json: { errors: [refusal] } })
					: route.fallback(),
			);
			await page.getByRole('button', { name: form.post, exact: true }).click();
			await expect(toasts).toHaveText([web.postFailed]);
			await expect(page.getByText(refusal.message)).toHaveCount(1);
			await page.unroute('**/graphql');
			// Posted, but not led on: pressed once more, it is not posted twice.
			let posted = 0;
			page.on('request', (request) => {
				if (asks(request, /mutation CreateListing\b/)) posted++;
			});
			await page.route('**/assets/estate.route-*.js', (route) => route.abort());
			await page.getByRole('button', { name: form.post, exact: true }).click();
			await expect(toasts.getByText(web.posted)).toBeVisible();
			await expect(toasts.getByText(error.NETWORK)).toBeVisible();
			await page.unroute('**/assets/estate.route-*.js');
			await page.getByRole('button', { name: form.post, exact: true }).click();
			await expect(page).toHaveURL(/\/estate\?tab=waiting/);
			expect(posted).toBe(1);
			// The address comes first.
			await expect(previewed).toHaveCount(0);
			await expect(page.getByRole('heading', { name: title })).toBeVisible();
		});

		await test.step('its poster is told on its page that it waits, and nothing else', async () => {
			await page.getByRole('heading', { name: title }).getByRole('link').click();
			await expect(page.getByText(listing.detail.hidden.PENDING)).toBeVisible();
			await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
			await expect(page.getByText(error.NOT_FOUND)).toHaveCount(0);
		});

		const editor = await otherPage(browser, 'vn', site);
		await test.step('an editor accepts it', async () => {
			await openAs(editor, 'vn', 'editor', '/moderation', site);
			await decideOn(editor, title);
			await expect(editor.getByText(listing.moderation.accepted).first()).toBeVisible();
		});

		await test.step('everybody sees it', async () => {
			await page.goto(`/real-estate?q=${encodeURIComponent(title)}`);
			await hydrated(page);
			await page.getByRole('article').getByRole('link', { name: title }).first().click();
			await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
			await expect(page.getByText(listing.history.first)).toBeVisible();
		});

		await test.step('a new price sends it back, and says so before', async () => {
			await page.getByRole('link', { name: listing.mine.edit }).click();
			await expect(page).toHaveURL(/\/real-estate\/update\//);
			await openStep(page, 'price');
			await page.getByLabel(form.label.price).fill('4 tỷ 9');
			await expect(page.getByText(/chờ duyệt lại/)).toBeVisible();
			await page.getByRole('button', { name: form.save }).click();
			await expect(page).toHaveURL(/\/estate/);
			await page.goto(`/real-estate?q=${encodeURIComponent(title)}`);
			await expect(page.getByRole('heading', { name: listing.list.empty })).toBeVisible();
			await editor.goto('/moderation');
			await hydrated(editor);
			await openWaiting(editor, title);
			await expect(editor.getByText(listing.moderation.changes)).toBeVisible();
			await expect(editor.getByText(/5,2\stỷ/).first()).toBeVisible();
		});
		await editor.context().close();
	},
);

test(
	'what is saved stays marked where the list of all saved is read at the same moment',
	once,
	async ({ page, site }) => {
		const pressed = Promise.withResolvers<void>();
		const isListThere = Promise.withResolvers<void>();
		await page.route('**/graphql', async (route, request) => {
			if (asks(request, /\bquery Me\b/)) await pressed.promise;
			if (asks(request, /\bmutation SaveListing\b/)) {
				pressed.resolve();
				await isListThere.promise;
			}
			await route.fallback();
		});
		page.on('requestfinished', (request) => {
			if (asks(request, /\bquery SavedIds\b/)) isListThere.resolve();
		});
		await openAs(page, 'vn', 'checker', '/real-estate', site);
		const mark = markOf(page.locator('[data-slot=listing-card]').first());
		await expect(mark).toHaveAttribute('aria-pressed', 'false');
		await mark.click();
		await expect(page.getByText(listing.save.saved, { exact: true })).toBeVisible();
		await expect(mark).toHaveAttribute('aria-pressed', 'true');
	},
);

test('of two quick presses of the saved mark the later one counts', once, async ({ page, site }) => {
	const sent: string[] = [];
	const letArrive = Promise.withResolvers<void>();
	await page.route('**/graphql', async (route, request) => {
		for (const name of ['SaveListing', 'UnsaveListing'])
			if (asks(request, new RegExp(`\\bmutation ${name}\\b`))) sent.push(name);
		if (asks(request, /\bmutation SaveListing\b/)) await letArrive.promise;
		await route.fallback();
	});
	const { token } = await openAs(page, 'vn', 'investor', '/real-estate', site);
	const mark = markOf(page.locator('[data-slot=listing-card]').first());
	await mark.click();
	await expect(mark).toHaveAttribute('aria-pressed', 'true');
	await mark.click();
	await expect(mark).toHaveAttribute('aria-pressed', 'false');
	expect(sent).toEqual(['SaveListing']);
	letArrive.resolve();
	await expect(page.getByText(listing.save.unsaved, { exact: true })).toBeVisible();
	await expect(mark).toHaveAttribute('aria-pressed', 'false');
	const saved = await ask<{ getAllLocationInfoSaved: { total: number } }>(
		site,
		'{ getAllLocationInfoSaved { total } }',
		{},
		token,
	);
	expect(saved.getAllLocationInfoSaved.total).toBe(0);
});

test('what is saved is saved, though the page is closed before the network was free', once, async ({ page, site }) => {
	const { token } = await openAs(page, 'vn', 'support', '/real-estate', site);
	const mark = markOf(page.locator('[data-slot=listing-card]').first());
	const isSaving = page.waitForRequest((request) => asks(request, /\bmutation SaveListing\b/));
	// A browser has six connections to a server: two of these wait, and so does what comes after them.
	await page.evaluate(async (token) => {
		const answered = Promise.withResolvers<void>();
		let left = 4;
		for (let stream = 0; stream < 8; stream++)
			fetch('/notification/stream', { headers: { 'x-token': token } }).then(() => --left || answered.resolve());
		await answered.promise;
	}, token);
	await mark.click();
	await isSaving;
	await page.close();
	const saved = '{ getAllLocationInfoSaved { total } }';
	await expect
		.poll(() => ask<{ getAllLocationInfoSaved: { total: number } }>(site, saved, {}, token))
		.toEqual({ getAllLocationInfoSaved: { total: 1 } });
});

test(
	'a visitor who saves is asked to sign in, not told that it failed, and finds it saved',
	once,
	async ({ page, site }) => {
		await openIn(page, 'vn', '/real-estate?page=2', site);
		const mark = markOf(page.locator('[data-slot=listing-card]').nth(3));
		await mark.click();
		await expect(page.getByText(account.signIn.toSave)).toBeVisible();
		await expect(page.getByText(listing.save.failed)).toHaveCount(0);
		await signIn(page, 'vn', 'editor');
		await expect(page).toHaveURL(`${site.url}/real-estate?page=2`);
		await expect(mark).toHaveAttribute('aria-pressed', 'true');
		await page.reload();
		await expect(mark).toHaveAttribute('aria-pressed', 'true');
	},
);

test('what is chosen to compare still is on the way back', once, async ({ page, site }) => {
	await openAs(page, 'vn', 'an', '/real-estate', site);
	const cards = page.locator('[data-slot=listing-card]');
	for (const card of [cards.nth(0), cards.nth(1)]) {
		await markOf(card).click();
		await expect(card.getByRole('button', { pressed: true })).toBeVisible();
	}
	await page.goto('/saved/real-estate');
	await hydrated(page);
	const ticks = page.getByRole('checkbox', { name: /^So sánh:/ });
	await ticks.nth(0).check();
	await ticks.nth(1).check();
	await expect(page).toHaveURL(/\?chosen=\d+,\d+$/);
	await page.getByRole('link', { name: listing.saved.compare, exact: true }).press('Enter');
	await expect(page).toHaveURL(/\/compare\?ids=/);
	await expect(page.getByRole('table')).toBeVisible();
	await expect(page.getByRole('heading', { level: 1, name: listing.compare.title })).toBeFocused();
	await page.goBack();
	await expect(page.getByRole('checkbox', { name: /^So sánh:/, checked: true })).toHaveCount(2);
	await expect(page.getByRole('link', { name: listing.saved.compare, exact: true })).toBeVisible();
	for (const left of [1, 0]) {
		await page.getByRole('button', { pressed: true }).first().click();
		await expect(ticks).toHaveCount(left);
	}
	await expect(page).toHaveURL(`${site.url}/saved/real-estate`);
});

test(
	'whoever opens a kept search has seen what is new in it, and keeping it again keeps one',
	once,
	async ({ page, site }) => {
		await openAs(page, 'vn', 'an', '/real-estate?province=79', site);
		for (const name of ['Nhà Sài Gòn', 'Nhà thành phố']) {
			await page.getByRole('button', { name: web.saveSearch }).first().click();
			const dialog = page.getByRole('dialog');
			const pace = dialog.getByRole('radio', { name: listing.saved.search.INSTANT, exact: true });
			// Kept again it begins with what it has.
			if (name === 'Nhà thành phố') {
				await expect(pace).toBeChecked();
				await expect(dialog.getByLabel(listing.saved.search.name)).toHaveValue('Nhà Sài Gòn');
			}
			await pace.check();
			await dialog.getByLabel(listing.saved.search.name).fill(name);
			await dialog.getByRole('button', { name: listing.saved.search.submit }).click();
			await expect(dialog).toHaveCount(0);
		}
		// Once there are three, as there are after a while.
		const isList = (url: URL) => url.pathname === '/graphql';
		await page.route(isList, async (route) => {
			if (!asks(route.request(), /query SavedSearches\b/)) return route.fallback();
			const answer = await route.fetch();
			const { data } = await answer.json();
			const getAllMySavedSearch = data.getAllMySavedSearch.map((search: object) => ({ ...search, newCount: 3 }));
			return route.fulfill({ response: answer, json: { data: { getAllMySavedSearch } } });
		});
		await page.goto('/saved/real-estate?tab=searches');
		await hydrated(page);
		const kept = page.getByRole('link', { name: 'Nhà thành phố' });
		const news = page.getByText(listing.saved.search.new.replace('{{formatted}}', '3'));
		await expect(news).toBeVisible();
		await expect(page.getByRole('link', { name: 'Nhà Sài Gòn' })).toHaveCount(0);
		await page.unroute(isList);
		const seen = page.waitForResponse((response) => asks(response.request(), /mutation UpdateSavedSearch\b/));
		await kept.click();
		await expect(page).toHaveURL(/\/real-estate\?province=79$/);
		expect((await (await seen).json()).data.updateSavedSearch.newCount).toBe(0);
		await page.goBack();
		await expect(kept).toBeVisible();
		await expect(news).toHaveCount(0);
	},
);

for (const { what, path, asked, about } of [
	{
		what: 'procedure',
		path: '/send-request?',
		asked: /query ListingOfProcedure\b/,
		about: procedure.start.aboutListing,
	},
	{
		what: 'planning check',
		path: '/planning-check?new&',
		asked: /query PlotOfListing\b/,
		about: planning.checkForm.aboutListing,
	},
])
	test(
		`a ${what} of a listing waits for the listing where that is out of reach, not where it is gone`,
		once,
		async ({ page, site }) => {
			let isOut = true;
			await page.route('**/graphql', (route) =>
				isOut && asks(route.request(), asked) ? route.abort() : route.fallback(),
			);
			const heading = page.getByRole('heading', { level: 1 });
			await openAs(page, 'vn', 'binh', `${path}listing=${await forSale(site)}`, site);
			await expect(page.getByRole('heading', { name: web.aboutListing.error })).toBeVisible();
			await expect(heading).toBeVisible();
			isOut = false;
			await page.getByRole('button', { name: translation.retry }).click();
			await expect(page.getByText(about)).toBeVisible();

			await page.goto(`${path}listing=999999`);
			await expect(page.getByText(error.NOT_FOUND).first()).toBeVisible();
			await expect(page.getByRole('main').getByRole('form')).toBeVisible();
			await expect(page.getByText(about)).toHaveCount(0);
		},
	);

test('what another tab has closed is seen to be closed once it is refused here', once, async ({ page, site }) => {
	const { token } = await openAs(page, 'vn', 'an', '/estate', site);
	const own = '{ getAllMyLocationInfo(limit: 10) { data { id allowedActions } } }';
	type Own = { getAllMyLocationInfo: { data: { id: string; allowedActions: string[] }[] } };
	const { data } = (await ask<Own>(site, own, {}, token)).getAllMyLocationInfo;
	const id = data.findLast(({ allowedActions }) => allowedActions.includes('CLOSE'))?.id;
	const row = page.locator('[data-slot=my-listing-row]', { has: page.locator(`a[href$="/update/${id}"]`) });
	const close = row.getByRole('button', { name: new RegExp(`^${listing.mine.close}`) });
	await close.click();
	await ask(site, 'mutation ($id: ID!) { closeLocationInfo(id: $id, reason: TAKEN_DOWN) { id } }', { id }, token);
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('button', { name: listing.mine.close, exact: true }).click();
	await expect(dialog.getByRole('alert')).toBeVisible();
	await dialog.getByRole('button', { name: translation.cancel }).click();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(page.getByRole('button', { name: new RegExp(`^${listing.mine.putUpAgain}`) }).first()).toBeVisible();
	await expect(close).toHaveCount(0);
	await ask(site, 'mutation ($id: ID!) { renewLocationInfo(id: $id) { id } }', { id }, token);
});

test('a broker imports a file in the browser', once, async ({ page, site }) => {
	const words = listing.import;
	const mark = 100_000 + (Date.now() % 900_000);
	const rows = Array.from(
		{ length: 130 },
		(_, index) =>
			`${mark}-${index},Bán nhà số ${index} đường Lê Lợi,"Số ${index} Lê Lợi, P. Bến Nghé, Q.1, TP HCM",${40 + (index % 60)} m2,${3 + (index % 7)} tỷ 2`,
	);
	const csv = ['mã tin,tiêu đề,địa chỉ,diện tích,giá', ...rows, `${mark}-x,Nhà không rõ,nơi nào đó,50 m2,3 tỷ`].join(
		'\n',
	);
	const file = { name: `tin-${mark}.csv`, mimeType: 'text/csv', buffer: Buffer.from(csv) };
	await openAs(page, 'vn', 'binh', '/post-new/import', site);

	await page.locator('input[type=file]').setInputFiles(file);
	await page.getByLabel(words.columns.postedBy).selectOption({ label: listing.filter.byWhom.BROKER });
	await page.getByRole('button', { name: /^Gửi 131 tin$/ }).click();
	await expect(page.getByRole('heading', { name: words.step.report, level: 2 })).toBeVisible({ timeout: 30_000 });
	await expect(page.locator('dl > div', { hasText: words.outcome.ADDED }).getByText('130')).toBeVisible();
	await expect(page.getByRole('row', { name: /Nhà không rõ/ })).toBeVisible();
	await page.goto('/estate?tab=waiting');
	await hydrated(page);
	await expect(page.getByText(/Số \d+ Lê Lợi/).first()).toBeVisible();

	await page.getByRole('searchbox', { name: listing.mine.search }).fill('Bán nhà số 77 đường Lê Lợi');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/search=.*tab=waiting/);
	await expect(page.locator('[data-slot=my-listing-row]').first()).toContainText('Bán nhà số 77 đường Lê Lợi');
});

test(
	'what is public is taken down by an editor from its own page, and by nobody else',
	once,
	async ({ page, browser, site }) => {
		const { moderation } = listing;
		const address = `/real-estate/${await forSale(site)}`;
		await openAs(page, 'vn', 'binh', address, site);
		await expect(page.getByRole('button', { name: web.reportListing })).toBeVisible();
		await expect(page.getByRole('link', { name: web.moderateListing })).toHaveCount(0);

		const editor = await otherPage(browser, 'vn', site);
		await openAs(editor, 'vn', 'editor', address, site);
		await editor.getByRole('link', { name: web.moderateListing }).click();
		await expect(editor.getByText(moderation.public)).toBeVisible();
		const desk = editor.url();
		await page.goto(desk);
		await expect(page.getByRole('heading', { name: texts.vn.shell.staffOnly.title })).toBeVisible();
		await expect(page.getByText(moderation.public)).toHaveCount(0);
		await expect(page.getByRole('button', { name: texts.vn.translation.retry })).toHaveCount(0);

		await expect(editor.getByRole('button', { name: moderation.accept, exact: true })).toHaveCount(0);
		await editor.getByRole('button', { name: moderation.reject, exact: true }).click();
		await editor.getByLabel(moderation.rejecting.reason).fill('Tin lừa đảo.');
		await editor.getByRole('button', { name: moderation.rejecting.submit, exact: true }).click();
		await expect(editor.locator('[data-toast]')).toContainText(moderation.rejected);
		await page.goto(address);
		await expect(page.getByRole('heading', { name: listing.detail.notFound })).toBeVisible();

		await test.step('the log of what staff did is for admins, who find it by the number and open the listing', async () => {
			await editor.goto('/audit');
			// An editor is staff, and is not told that they are none.
			await expect(editor.getByRole('heading', { name: texts.vn.shell.otherRole.title })).toBeVisible();
			await expect(editor).toHaveTitle(`${texts.vn.shell.otherRole.title} | An Cư`);
			await editor.context().close();
			const admin = await otherPage(browser, 'vn', site);
			await openAs(admin, 'vn', 'admin', '/audit', site);
			const search = admin.getByRole('searchbox', { name: audit.search });
			await search.fill(address.split('/').at(-1) ?? '');
			await search.press('Enter');
			await expect(admin).toHaveURL(/\/audit\?search=\d+$/);
			const row = admin.getByRole('row').filter({ hasText: audit.operation.rejectLocationInfo });
			await row.getByRole('link', { name: audit.openRecord }).click();
			await expect(admin).toHaveURL(desk);
			await admin.context().close();
		});
	},
);

test('where files are chosen, that they can be dropped is said to a mouse and not to a finger', async ({
	page,
	site,
}) => {
	const expectSaid = async (choose: string, drop: string) => {
		await expect(page.getByRole('button', { name: choose, exact: true })).toBeVisible();
		await expect(page.getByText(drop)).toBeVisible({ visible: !isPhone(page) });
	};
	await openAs(page, 'vn', 'binh', '/post-new/import', site);
	await expectSaid(listing.import.file.choose, listing.import.file.drop);
	await page.goto('/planning-check?new');
	await expectSaid(translation.paperField.choose, translation.paperField.drop);
});

test('an import that is not through is asked about before it is left', once, async ({ page, site }) => {
	const words = texts.vn.listing.import;
	const answered = Promise.withResolvers<void>();
	await page.route('**/graphql', async (route) => {
		if (asks(route.request(), /mutation ImportListings\b/)) await answered.promise;
		await route.fallback();
	});
	await openAs(page, 'vn', 'binh', '/post-new/import', site);
	const csv = 'mã tin,tiêu đề,địa chỉ,diện tích,giá\nrời-1,Nhà không rõ,nơi nào đó,50 m2,3 tỷ';
	await page
		.locator('input[type=file]')
		.setInputFiles({ name: 'roi.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
	await page.getByLabel(words.columns.postedBy).selectOption({ label: listing.filter.byWhom.BROKER });
	await page.getByRole('button', { name: /^Gửi 1 tin$/ }).click();
	await page.getByRole('link', { name: texts.vn.shell.brand }).first().click();
	const question = page.getByRole('dialog', { name: web.leave.importTitle });
	await expect(question).toContainText(web.leave.import);
	await question.getByRole('button', { name: web.leave.stay }).click();
	// Who is still being asked as it ends reads what came of it.
	await page.getByRole('link', { name: texts.vn.shell.brand }).first().click();
	await expect(question).toBeVisible();
	answered.resolve();
	await expect(question).toBeHidden();
	await expect(page.getByRole('heading', { name: words.step.report, level: 2 })).toBeVisible();
	await page.getByRole('link', { name: texts.vn.shell.brand }).first().click();
	await expect(page).toHaveURL(`${site.url}/`);
});

async function decideOn(page: Page, title: string): Promise<void> {
	await openWaiting(page, title);
	await page.getByRole('button', { name: listing.moderation.accept, exact: true }).click();
}
