import web from '../apps/web/src/locales/vn.json' with { type: 'json' };
import { ask } from './ask.ts';
import { asks } from './asks.ts';
import { expect, once, openAs, openIn, openSession, signIn, test, texts } from './test.ts';

const { listing, shell, translation } = texts.vn;

test('a suggestion leads to its place and is remembered on the device', once, async ({ page, site }) => {
	await openIn(page, 'vn', '/', site);
	const box = page.getByRole('combobox', { name: listing.search.label });

	await test.step('chosen by keyboard, with the kind that was set', async () => {
		await page.getByRole('search').getByText(listing.tradingType.RENT, { exact: true }).click();
		await box.fill('quan 1');
		const places = page.getByRole('group', { name: listing.search.group.PLACE });
		await expect(places.getByRole('option', { name: /^Quận 1 / })).toBeVisible();
		await box.press('ArrowDown');
		await box.press('Enter');
		await expect(page).toHaveURL(/\/rent\?province=79&district=760$/);
		await expect(page.getByRole('heading', { level: 1 })).toContainText('Quận 1');
		await expect(box).toHaveValue('');
	});

	await test.step('remembered, and forgotten when asked to', async () => {
		await page.goto('/real-estate');
		await expect(async () => {
			await box.click();
			await expect(page.getByRole('group', { name: listing.search.group.recent })).toBeVisible({ timeout: 500 });
		}).toPass();
		await page.getByRole('option', { name: /Quận 1/ }).click();
		await expect(page).toHaveURL(/\/real-estate\?province=79&district=760$/);
		await box.click();
		await page.getByRole('button', { name: listing.search.forget }).click();
		await expect(page.getByRole('group', { name: listing.search.group.recent })).toHaveCount(0);
	});
});

test(
	'shorthand is understood, and becomes filters when asked to; a list that got shorter leads to its last page',
	once,
	async ({ page, site }) => {
		await openIn(page, 'vn', '/real-estate', site);
		const box = page.getByRole('combobox', { name: listing.search.label });
		const total = page.getByRole('main').getByRole('status').first();
		await expect(total).toHaveText(/^[\d.]+ tin$/);
		const all = (await total.textContent()) ?? '';
		await box.fill('nhà dưới 8 tỷ');
		await box.press('Enter');
		await expect(page.getByText('Hiểu là: đến 8 tỷ · “nhà”')).toBeVisible();
		await expect(total).toHaveText(/^[\d.]+ tin$/);
		await expect(total).not.toHaveText(all);
		const found = (await total.textContent()) ?? '';
		await page.getByRole('link', { name: listing.search.toFilters }).click();
		await expect(page).toHaveURL(/q=nh%C3%A0&priceMax=8000000000$/);
		await expect(page.getByRole('list', { name: listing.filter.active })).toHaveText('Đến 8 tỷ');
		await expect(total).toHaveText(found);

		await test.step('a list that got shorter while somebody turned its pages', async () => {
			await page.route('**/graphql', async (route) => {
				if (!asks(route.request(), /query ListingSearch\b/) || route.request().postDataJSON().variables.page !== 2)
					return route.fallback();
				const response = await route.fetch();
				const answer = await response.json();
				Object.assign(answer.data.getAllLocationInfo, { data: [], priorityPost: [], total: 24 });
				return route.fulfill({ response, json: answer });
			});
			const last = page.url();
			const steps = await page.evaluate(() => history.length);
			await page.getByRole('link', { name: translation.pagination.page.replace('{{page}}', '2'), exact: true }).click();
			await expect.poll(() => page.evaluate(() => history.length)).toBe(steps + 1);
			await expect(page).toHaveURL(last);
			await expect(page.getByRole('article').first()).toBeVisible();
			// What was asked ahead as well may still be on its way.
			await page.unrouteAll({ behavior: 'ignoreErrors' });
		});
	},
);

test('words that say another kind lead to its list, and a number to its listing', once, async ({ page, site }) => {
	await openIn(page, 'vn', '/', site);
	const box = page.getByRole('combobox', { name: listing.search.label });
	await box.fill('căn hộ cho thuê');
	await box.press('Enter');
	await expect(page).toHaveURL(/\/rent\?q=/);
	await expect(page.getByRole('article').first()).toBeVisible();
	const detail = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
	const number = detail?.match(/\d+$/)?.[0] ?? '';
	await page.getByRole('banner').getByRole('link', { name: shell.buy, exact: true }).click();
	await expect(page.getByRole('heading', { level: 1, name: listing.list.title.BUY })).toBeVisible();
	await box.fill(`#${number}`);
	await box.press('Enter');
	await expect(page).toHaveURL(`/search?q=%23${number}`);
	await expect(page.getByRole('article')).toHaveCount(1);
});

test('where nothing is found, it says which condition to leave out', once, async ({ page, site }) => {
	await openIn(page, 'vn', '/real-estate?priceMax=1000000&bedrooms=1', site);
	await expect(page.getByRole('heading', { name: listing.list.empty })).toBeVisible();
	const offer = page.getByRole('link', { name: /^Bỏ “Đến 1\striệu”/ });
	await expect(offer).toHaveText(/[\d.]+ tin/);
	const promised = (await offer.textContent())?.match(/[\d.]+ tin/)?.[0] ?? '';
	await offer.click();
	await expect(page).toHaveURL(/\/real-estate\?bedrooms=1$/);
	await expect(page.getByRole('article').first()).toBeVisible();
	await expect(page.getByRole('main').getByRole('status').first()).toContainText(promised);
});

test(
	'a search is kept by who is signed in, though the page does not know yet who that is',
	once,
	async ({ page, site }) => {
		await openIn(page, 'vn', '/auth/sign-in?next=/real-estate', site);
		const { promise: known, resolve: tell } = Promise.withResolvers<void>();
		await page.route('**/graphql', async (route) => {
			if (asks(route.request(), /query Me\b/)) await known;
			await route.continue();
		});
		await signIn(page, 'vn', 'an');
		await page.getByRole('button', { name: web.saveSearch }).click();
		// What the window begins with does not change under the hand.
		await expect(page.getByRole('button', { name: web.saveSearch })).toHaveAttribute('aria-busy', 'true');
		await expect(page.getByRole('dialog')).toHaveCount(0);
		tell();
		const name = page.getByRole('dialog').getByRole('textbox');
		await expect(name).not.toHaveValue('');
		await name.fill('Trước khi biết là ai');
		await page.getByRole('dialog').getByRole('button', { name: listing.saved.search.submit }).click();
		await expect(page.getByRole('dialog')).toHaveCount(0);
		const { token } = await openSession(site, 'an');
		const kept = '{ getAllMySavedSearch { name } }';
		const { getAllMySavedSearch } = await ask<{ getAllMySavedSearch: object[] }>(site, kept, {}, token);
		expect(getAllMySavedSearch).toContainEqual({ name: 'Trước khi biết là ai' });
	},
);

test('an address that keeps the search of a list asks each time that it is typed', once, async ({ page, site }) => {
	await openAs(page, 'vn', 'an', '/real-estate?province=79', site);
	const type = () => page.evaluate(() => location.assign('#keep-search'));
	const question = page.getByRole('dialog', { name: listing.saved.search.title });
	for (const _time of [1, 2]) {
		await type();
		await question.getByRole('button', { name: translation.cancel }).click();
		await expect(question).toBeHidden();
		await expect(page).toHaveURL(/\?province=79$/);
	}
});
