import type { Page, Request } from '@playwright/test';
import web from '../apps/web/src/locales/vn.json' with { type: 'json' };
import error from '../packages/forms/src/error/locales/vn.json' with { type: 'json' };
import { ask } from './ask.ts';
import { asks } from './asks.ts';
import { forSale } from './for-sale.ts';
import { holdFiles } from './hold-files.ts';
import {
	controlled,
	expect,
	hydrated,
	isPhone,
	locales,
	once,
	onDesktop,
	onPhone,
	onScreenOf,
	openAs,
	openIn,
	openSession,
	otherPage,
	signIn,
	signOut,
	test,
	texts,
} from './test.ts';

const { listing, shell, translation } = texts.vn;

// As people have it who come again.
test.describe('with the worker that shows a page where none comes', () => {
	test.use({ serviceWorkers: 'allow' });

	for (const locale of locales) {
		const { account, listing } = texts[locale];

		test(
			`finds a house: home, search, filter, map, sign in, detail (${locale})`,
			onScreenOf(locale),
			async ({ page, site }) => {
				await openIn(page, locale, '/', site);
				await expect(page.locator('html')).toHaveAttribute('lang', locale === 'vn' ? 'vi' : 'en');

				await test.step('search without tone marks', async () => {
					await page.getByRole('combobox', { name: listing.search.label }).fill('nha pho quan 1');
					await page.keyboard.press('Enter');
					await expect(page).toHaveURL(/\/real-estate\?q=nha\+pho\+quan\+1$/);
					await expect(page.getByRole('heading', { level: 1, name: listing.list.title.BUY })).toBeVisible();
					await expect(page.getByRole('article').first()).toContainText(/Quận 1\b/);
				});
				const status = page.getByRole('main').getByRole('status').first();
				await expect(status).toHaveText(/\d/);
				const found = Number((await status.textContent())?.replace(/\D/g, ''));

				await test.step('filter by price and area', async () => {
					await page.getByRole('button', { name: listing.filter.open }).click();
					const dialog = page.getByRole('dialog', { name: listing.filter.title });
					await dialog.getByLabel(listing.filter.priceTo).fill('20 tỷ');
					const counted = page.waitForResponse((response) => {
						const request = response.request();
						if (!asks(request, /query ListingTotal\b/)) return false;
						const { filter } = (request.postDataJSON() as { variables: { filter: object } }).variables;
						return 'priceMax' in filter && 'areaMin' in filter;
					});
					await dialog.getByLabel(listing.filter.areaFrom).fill('30');
					await counted;
					// The button says what it leads to, and counts again after each field.
					let promised = '';
					await expect(async () => {
						promised = (await dialog.getByRole('status').textContent())?.replace(/\D/g, '') ?? '';
						expect(promised).not.toBe('');
						await dialog.getByRole('button', { name: promised }).click({ timeout: 1_000 });
					}).toPass();
					await expect(dialog).toBeHidden();
					await expect(status).toContainText(promised);
					await expect(page).toHaveURL(/priceMax=20000000000/);
					await expect(page).toHaveURL(/areaMin=30/);
					await expect(page.getByRole('list', { name: listing.filter.active }).getByRole('listitem')).toHaveCount(2);
					expect(Number(promised)).toBeGreaterThan(0);
					expect(Number(promised)).toBeLessThan(found);
					await expect(page.getByRole('article').first()).toBeVisible();
				});
				await test.step('card and marker in step', async () => {
					if (isPhone(page)) {
						const main = page.getByRole('main');
						await main.getByRole('link', { name: listing.list.showMap }).click();
						await expect(page).toHaveURL(/view=map/);
						await expect(page.locator('.ancu-map .marker').first()).toBeVisible();
						await main.getByRole('link', { name: listing.list.showList }).click();
						await expect(page.getByRole('article').first()).toBeVisible();
						return;
					}
					await expect(page.locator('.ancu-map .marker').first()).toBeVisible();
					await page.getByRole('article').first().hover();
					await expect(page.locator('.ancu-map .marker.highlighted')).toHaveCount(1);
					await page.getByRole('heading', { level: 1 }).hover();
					await expect(page.locator('.ancu-map .marker.highlighted')).toHaveCount(0);
				});

				await test.step('detail asks to sign in first', async () => {
					await page.getByRole('article').first().getByRole('link').click();
					await expect(page).toHaveURL(/\/auth\/sign-in\?next=/);
					await expect(page.getByRole('status').filter({ hasText: account.signIn.pleaseSignIn })).toBeVisible();
				});

				await test.step('sign in and be where one wanted to be', async () => {
					await page.getByLabel(account.signIn.username).fill('an');
					await page.getByLabel(account.signIn.password, { exact: true }).fill('ancu-dev');
					await page.getByRole('button', { name: account.signIn.submit }).click();
					await expect(page).toHaveURL(/\/real-estate\/\d+$/);
					await expect(page.getByRole('heading', { level: 2, name: listing.detail.papers })).toBeVisible();
					await expect(page.getByRole('heading', { level: 2, name: listing.detail.description })).toBeVisible();
				});

				await test.step('the page stays after a reload', async () => {
					const title = await page.getByRole('heading', { level: 1 }).textContent();
					await page.reload();
					await hydrated(page);
					await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
					await expect(page.getByRole('heading', { level: 2, name: listing.detail.papers })).toBeVisible();
				});

				await test.step('sign out', async () => {
					await signOut(page, locale);
					await expect(page).toHaveURL(`${site.url}/`);
					await page.goto('/real-estate/1');
					await expect(page).toHaveURL(/\/auth\/sign-in/);
				});
			},
		);
	}

	test('nothing is lost when the server stops half-way, and trying again works', once, async ({ page, site }) => {
		await openIn(page, 'vn', '/real-estate?q=nha', site);
		await expect(page.getByRole('article').first()).toBeVisible();
		await site.stop();
		try {
			await page.getByRole('combobox', { name: listing.sort.label }).selectOption('price-asc');
			await expect(page.getByRole('alert').filter({ hasText: listing.list.error })).toBeVisible();
			await expect(page).toHaveURL(/q=nha&sort=price-asc/);
			await expect(page.getByRole('combobox', { name: listing.search.label })).toHaveValue('nha');
		} finally {
			await site.start();
		}
		await page.getByRole('alert').getByRole('button', { name: translation.retry }).click();
		await expect(page.getByRole('article').first()).toBeVisible();
	});

	test(
		'a language of which a newer website has the texts elsewhere comes with the page anew',
		once,
		async ({ page, site }) => {
			await page.clock.install();
			await openIn(page, 'vn', '/rent', site);
			let isOld = true;
			await page.route('**/assets/texts.*.en-*.js', (route) =>
				isOld ? route.fulfill({ status: 404 }) : route.continue(),
			);
			const lost = page.waitForResponse((response) => response.status() === 404);
			await page.getByRole('button', { name: /English$/ }).click();
			await lost;
			page.once('framenavigated', () => {
				isOld = false;
			});
			await expect(async () => {
				// Between its tries it waits.
				await page.clock.fastForward(10_000);
				await expect(page.locator('html')).toHaveAttribute('lang', 'en', { timeout: 500 });
			}).toPass();
			await expect(page.getByRole('heading', { level: 1, name: texts.en.listing.list.title.RENT })).toBeVisible();
		},
	);

	test(
		'a page of which a newer website has the script elsewhere comes whole, and once',
		once,
		async ({ page, site }) => {
			await openIn(page, 'vn', '/rent', site);
			const loaded: string[] = [];
			page.on('request', (request) => {
				if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
			});
			await page.route('**/assets/news-list.route-*.js', (route) =>
				loaded.length > 0 ? route.continue() : route.fulfill({ status: 404 }),
			);
			await page.getByRole('contentinfo').getByRole('link', { name: shell.news }).click();
			await expect(page).toHaveURL(/\/news$/);
			await hydrated(page);
			await page.goBack();
			await expect(page.getByRole('heading', { level: 1, name: listing.list.title.RENT })).toBeVisible();
			expect(loaded.filter((path) => path === '/news')).toHaveLength(1);
		},
	);

	test(
		'who presses without a network stays where they are, with what they typed, and is told',
		once,
		async ({ page, context, site }) => {
			await openIn(page, 'vn', '/rent', site);
			const typed = page.getByRole('combobox', { name: listing.search.label });
			await typed.fill('nhà vườn');
			await context.setOffline(true);
			const link = page.getByRole('contentinfo').getByRole('link', { name: shell.news });
			await link.click();
			await expect(page.getByText(error.NETWORK, { exact: true })).toBeVisible();
			await expect(page).toHaveURL(/\/rent$/);
			await expect(typed).toHaveValue('nhà vườn');
			await context.setOffline(false);
			await link.click();
			await expect(page).toHaveURL(/\/news$/);
		},
	);

	test(
		'who signs out without a network leaves nothing of theirs on the screen, nor is asked twice',
		once,
		async ({ page, context, site }) => {
			const { account } = texts.vn;
			await openAs(page, 'vn', 'an', '/setting/information', site);
			await controlled(page);
			await page.getByLabel(account.profile.description).fill('Nửa chừng');
			const menu = page.getByRole('banner').getByRole('button', { name: shell.accountMenu.replace(/\{\{.*/, '') });
			await menu.click();
			const asked: string[] = [];
			page.on('dialog', (dialog) => {
				asked.push(dialog.type());
				return dialog.dismiss();
			});
			await context.setOffline(true);
			await page.getByRole('button', { name: shell.signOut }).click();
			await page.getByRole('dialog').getByRole('button', { name: web.signOut.leave }).click();
			await expect(page.getByRole('heading', { name: 'Chưa kết nối được' })).toBeVisible();
			await expect(page.getByLabel(account.profile.name)).toBeHidden();
			expect(asked).toEqual([]);
			await context.setOffline(false);
		},
	);

	test('without a network the language stays, and can be chosen again', once, async ({ page, context, site }) => {
		await page.clock.install();
		await openIn(page, 'vn', '/rent', site);
		await context.setOffline(true);
		const english = page.getByRole('button', { name: /English$/ });
		await english.click();
		await expect(english).toHaveAttribute('aria-busy', 'true');
		await expect(async () => {
			// Between its tries it waits.
			await page.clock.fastForward(10_000);
			await expect(english).not.toHaveAttribute('aria-busy', { timeout: 500 });
		}).toPass();
		await expect(page.getByRole('heading', { level: 1, name: texts.vn.listing.list.title.RENT })).toBeVisible();
		await context.setOffline(false);
		await english.click();
		await expect(async () => {
			await page.clock.fastForward(10_000);
			await expect(page.locator('html')).toHaveAttribute('lang', 'en', { timeout: 500 });
		}).toPass();
		await expect(page.getByRole('heading', { level: 1, name: texts.en.listing.list.title.RENT })).toBeVisible();
	});
});

test(
	'moving the map narrows the list, and the address keeps the part in sight',
	onDesktop('List and map are side by side on wide screens only.'),
	async ({ page, site }) => {
		await openIn(page, 'vn', '/real-estate', site);
		const map = page.getByRole('region', { name: 'Bản đồ tin đăng' });
		await expect(map.locator('.marker').first()).toBeVisible();
		const inView = page.locator('[data-slot="listing-map"]').getByRole('status');
		await expect(inView).toContainText('tin trong khung bản đồ');
		const all = await inView.textContent();
		await map.focus();
		for (const key of ['+', 'ArrowDown', '+']) {
			const before = page.url();
			await page.keyboard.press(key);
			await expect(page).not.toHaveURL(before);
			await expect(page).toHaveURL(/box=/);
		}
		await expect(async () => {
			const count = Number((await inView.textContent())?.replace(/\D/g, ''));
			expect(count).toBeGreaterThan(0);
			expect(count).toBeLessThan(1_000);
			await expect(page.getByText(`${count} tin`, { exact: true })).toBeVisible({ timeout: 100 });
		}).toPass();

		const address = page.url();
		const other = await page.context().newPage();
		await other.goto(address);
		await expect(async () => {
			const first = await page.getByRole('article').first().getByRole('link').textContent();
			await expect(other.getByRole('article').first().getByRole('link')).toHaveText(first ?? '', { timeout: 500 });
		}).toPass();
		await other.close();

		await page
			.getByRole('list', { name: listing.filter.active })
			.getByRole('link', { name: /Khung bản đồ/ })
			.click();
		await expect(page).not.toHaveURL(/box=/);
		await expect(inView).toHaveText(all ?? '');
	},
);

test('a browser that shuts its stores off searches and signs in all the same', once, async ({ page, site, faults }) => {
	await page.addInitScript(() => {
		for (const area of ['localStorage', 'sessionStorage'])
			Object.defineProperty(window, area, {
				get: () => {
					throw new DOMException('The stores are shut off.', 'SecurityError');
				},
			});
	});
	await openIn(page, 'vn', '/real-estate', site);
	await page.getByRole('combobox', { name: listing.search.label }).fill('nhà dưới 8 tỷ');
	await page.getByRole('combobox', { name: listing.search.label }).press('Enter');
	await expect(page).toHaveURL(/q=/);
	await expect(page.getByRole('article').first()).toBeVisible();
	await openIn(page, 'vn', '/auth/sign-in?next=/setting', site);
	await signIn(page, 'vn', 'an');
	await expect(page).toHaveURL(/\/setting/);
	await expect(page.getByText(/Nguyễn/).first()).toBeVisible();
	// The router, which keeps there how far a page is scrolled, tells that it cannot, at each of the two pages.
	expect(faults.splice(0)).toEqual(Array(2).fill('SecurityError: The stores are shut off.'));
});

test('what one person left in a browser is not shown to the next', once, async ({ page, site }) => {
	const recent = page.getByRole('heading', { level: 2, name: listing.saved.recent.title });
	const enter = async (name: string) => {
		await openIn(page, 'vn', '/auth/sign-in?next=/real-estate/1', site);
		await signIn(page, 'vn', name);
		await expect(page.getByRole('heading', { level: 2, name: listing.detail.papers })).toBeVisible();
	};
	await enter('an');
	await page
		.getByRole('link', { name: new RegExp(`^${shell.brand},`) })
		.first()
		.click();
	await expect(recent).toBeVisible();
	// The browser is closed, and nobody signed out: the same person finds what they left.
	await page.evaluate(() => sessionStorage.clear());
	await openIn(page, 'vn', '/auth/sign-in', site);
	await signIn(page, 'vn', 'an');
	await expect(recent).toBeVisible();
	await page.evaluate(() => sessionStorage.clear());
	await openIn(page, 'vn', '/auth/sign-in', site);
	await signIn(page, 'vn', 'binh');
	await expect(page.getByText(/Trần Văn Bình/).first()).toBeVisible();
	await expect(page).toHaveURL(`${site.url}/`);
	await expect(recent).toHaveCount(0);
});

test('the home page does without what was viewed last where that does not come', once, async ({ page, site }) => {
	const recent = page.getByRole('region', { name: listing.saved.recent.title });
	const isOfRecent = (request: Request) =>
		asks(request, /query ListingSearch\b/) && /"sequenceIds"/.test(request.postData() ?? '');
	await page.addInitScript(() => localStorage.setItem('recent', '[1]'));
	await openIn(page, 'vn', '/', site);
	await expect(recent.getByRole('article')).toHaveCount(1);
	let lost = 0;
	await page.route('**/graphql', (route) => {
		if (!isOfRecent(route.request())) return route.fallback();
		lost += 1;
		return route.abort();
	});
	await page.reload();
	await expect.poll(() => lost).toBe(2);
	await expect(recent).toHaveCount(0);
});

test('what lies around somebody stands on the home page once they say where they are', once, async ({ page, site }) => {
	const { nearMe } = texts.vn.map;
	await page.context().grantPermissions(['geolocation']);
	await page.context().setGeolocation({ latitude: 10.777, longitude: 106.701 });
	await openIn(page, 'vn', '/', site);
	const shelf = page.getByRole('region', { name: nearMe.title });
	await expect(shelf.getByRole('article')).toHaveCount(0);
	await shelf.getByRole('button', { name: nearMe.allow }).click();
	await expect(shelf.getByRole('article')).toHaveCount(4);
	await expect(shelf.getByRole('article').first()).toContainText('Hồ Chí Minh');
	await shelf.getByRole('link', { name: nearMe.all.replace('{{distance}}', '5 km') }).click();
	await expect(page).toHaveURL(/\/search\?around=10\.777%2C106\.701%2C5000$/);
	await expect(page.getByRole('article').first()).toContainText('Hồ Chí Minh');
});

test('where somebody is, is kept for the next time if they agreed to that', once, async ({ page, browser, site }) => {
	const { nearMe } = texts.vn.map;
	const { token } = await openSession(site, 'binh');
	const consent = (given: boolean) =>
		ask(site, `mutation { setConsent(purpose: LOCATION, given: ${given}) { givenAt } }`, {}, token);
	await consent(true);
	await page.context().grantPermissions(['geolocation']);
	await page.context().setGeolocation({ latitude: 10.777, longitude: 106.701 });
	await openAs(page, 'vn', 'binh', '/', site);
	const shelfOf = (of: Page) => of.getByRole('region', { name: nearMe.title });
	await expect(shelfOf(page)).toContainText(nearMe.reasonKept);
	const kept = page.waitForResponse((response) => asks(response.request(), /mutation KeepPlace\b/));
	await shelfOf(page).getByRole('button', { name: nearMe.allow }).click();
	await kept;

	await expect(shelfOf(page).getByRole('article').first()).toBeVisible();
	await signOut(page, 'vn');
	await expect(shelfOf(page)).toContainText(nearMe.reason);
	await expect(shelfOf(page).getByRole('article')).toHaveCount(0);

	const elsewhere = await otherPage(browser, 'vn', site);
	await openAs(elsewhere, 'vn', 'binh', '/', site);
	await expect(shelfOf(elsewhere).getByRole('article').first()).toContainText('Hồ Chí Minh');
	await consent(false);
	await elsewhere.reload();
	await expect(shelfOf(elsewhere)).toContainText(nearMe.reason);
	await expect(shelfOf(elsewhere).getByRole('article')).toHaveCount(0);
});

test('a listing leads to who posted it, and to others of its category nearby', once, async ({ page, site }) => {
	const sequenceId = await forSale(site);
	await openAs(page, 'vn', 'an', `/real-estate/${sequenceId}`, site);
	const similar = page.locator('section', { has: page.getByRole('heading', { name: listing.detail.similar }) });
	await expect(similar.getByRole('article').first()).toBeVisible();
	const categoriesOf = async (numbers: number[]) => {
		const query = `{ getAllLocationInfo(filter: { sequenceIds: [${numbers}] }) { data { categoryId } } }`;
		type Listed = { getAllLocationInfo: { data: { categoryId: string }[] } };
		return (await ask<Listed>(site, query)).getAllLocationInfo.data.map(({ categoryId }) => categoryId);
	};
	const hrefOfFirst = await similar.getByRole('article').first().getByRole('link').first().getAttribute('href');
	expect(await categoriesOf([Number(hrefOfFirst?.split('/').at(-1))])).toEqual(await categoriesOf([sequenceId]));

	const contact = page.getByRole('region', { name: listing.detail.contact }).filter({ visible: true });
	await contact.getByRole('link', { name: /tin khác của người này$/ }).click();
	await expect(page).toHaveURL(/\/personal\/[\da-f-]{36}$/);
	await expect(page.getByRole('heading', { level: 2, name: texts.vn.account.person.listingsTitle })).toBeVisible();
});

test(
	'a listing on paper says whom to call and where it is from, and nothing that is there to be pressed',
	once,
	async ({ page, site }) => {
		const sequenceId = await forSale(site);
		await openAs(page, 'vn', 'an', `/real-estate/${sequenceId}`, site);
		await expect(page.getByRole('heading', { level: 2, name: listing.detail.similar })).toBeVisible();
		const contact = page.getByRole('region', { name: listing.detail.contact }).filter({ visible: true });
		const address = page.getByText(`${site.url}/real-estate/${sequenceId}`);
		const said = [
			page.getByRole('heading', { level: 1 }),
			page.getByRole('heading', { level: 2, name: listing.detail.facts }),
			page.getByRole('heading', { level: 2, name: listing.detail.description }),
			page.getByRole('region', { name: listing.detail.gallery }),
			contact,
			address,
		];
		await expect(address).toBeHidden();

		await page.emulateMedia({ media: 'print' });
		// As wide as a sheet is.
		await page.setViewportSize({ width: 720, height: 1000 });
		for (const part of said) await expect(part).toBeVisible();
		await expect(contact).toContainText(/0\d{3} \d{3} \d{3}/);
		await expect(page.getByRole('main').getByRole('link', { name: /^Gọi / })).toHaveCount(0);
		await expect(page.getByRole('button').filter({ visible: true, hasNot: page.locator('img') })).toHaveCount(0);
		for (const name of [listing.detail.place, listing.detail.similar])
			await expect(page.getByRole('heading', { level: 2, name })).toHaveCount(0);
	},
);

test(
	'the foot leads to those who post, whose contacts are there for whoever is signed in',
	once,
	async ({ page, site }) => {
		const foot = page.getByRole('contentinfo');
		await openIn(page, 'vn', '/', site);
		await foot.getByRole('link', { name: shell.posters }).click();
		const posters = page.locator('[data-slot=poster-list]');
		const phones = posters.locator('a[href^="tel:"]');
		await expect(posters.getByRole('link', { name: listing.posters.signIn })).toHaveAttribute(
			'href',
			'/auth/sign-in?next=%2Freal-estate-broker',
		);
		await expect(posters.getByRole('listitem').first()).toBeVisible();
		await expect(phones).toHaveCount(0);
		await expect(foot.getByRole('link', { name: shell.planningCheck })).toHaveAttribute('href', '/planning-check');

		// The first answer is a visitor's.
		await openAs(page, 'vn', 'an', '/real-estate-broker', site);
		await expect(phones.first()).toBeVisible();
		await expect(posters.getByRole('link', { name: listing.posters.signIn })).toHaveCount(0);
	},
);

test('language and theme are kept', onPhone('There the theme lies in the menu.'), async ({ page, site }) => {
	await openIn(page, 'vn', '/rent', site);
	await page.getByRole('button', { name: /English$/ }).click();
	await expect(page.getByRole('heading', { level: 1, name: texts.en.listing.list.title.RENT })).toBeVisible();
	await page.getByRole('button', { name: texts.en.shell.menu }).click();
	await page.getByRole('button', { name: texts.en.shell.theme }).click();
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
	// The frame of the browser turns with it, and is the same when the page comes again.
	const frame = () =>
		page
			.locator('meta[name="theme-color"]')
			.evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('content')))]);
	const turned = await frame();
	expect(turned).toHaveLength(1);
	await page.reload();
	expect(await frame()).toEqual(turned);
	await expect(page.locator('html')).toHaveAttribute('lang', 'en');
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
	await expect(page.getByRole('heading', { level: 1, name: texts.en.listing.list.title.RENT })).toBeVisible();
});

test('an address that leads nowhere says so with status 404', once, async ({ page, site }) => {
	for (const path of ['/no/such/page', '/real-estate/%E0?q=%E0']) {
		const response = await page.goto(site.url + path);
		expect(response?.status(), path).toBe(404);
		await hydrated(page);
		await expect(page.getByRole('heading', { level: 1 }), path).toHaveText([shell.notFound.title]);
		await expect(page, path).toHaveTitle(/\| An Cư$/);
	}
});

test(
	'who goes by keyboard comes to the content first, is led to the page that came, and back to where they were',
	onDesktop('Phones have no keyboard.'),
	async ({ page, site }) => {
		const title = page.getByRole('heading', { level: 1 });
		await openIn(page, 'vn', '/real-estate?areaMin=30&priceMax=20000000000', site);

		await test.step('the content first', async () => {
			await page.keyboard.press('Tab');
			await expect(page.getByRole('link', { name: shell.skip })).toBeFocused();
			await page.keyboard.press('Enter');
			await expect(page.locator('#content')).toBeFocused();
			await page.keyboard.press('Tab');
			await expect(page.getByRole('combobox', { name: listing.search.label })).toBeFocused();
		});

		await test.step('what takes itself away leads to the next, then to the title', async () => {
			const tags = page.getByRole('list', { name: listing.filter.active }).getByRole('link');
			await tags.first().focus();
			await page.keyboard.press('Enter');
			await expect(tags).toHaveCount(1);
			await expect(tags.first()).toBeFocused();
			await page.keyboard.press('Enter');
			await expect(tags).toHaveCount(0);
			await expect(title).toBeFocused();
		});

		await test.step('another page of a list, which is read from its top', async () => {
			const results = page.getByRole('heading', { level: 2, name: listing.list.results });
			const first = results.locator('~ ul').getByRole('article').first();
			const title = first.getByRole('heading');
			const before = (await title.textContent()) ?? '';
			const letCome = await holdFiles(page, '**/graphql');
			await page.getByRole('link', { name: translation.pagination.next }).focus();
			await page.keyboard.press('Enter');
			await expect(page).toHaveURL(/page=2$/);
			await expect(results).toBeFocused();
			// Who reads on in what is there meanwhile begins anew with what comes.
			await page.keyboard.press('Tab');
			await expect(first.locator(':focus')).toBeVisible();
			letCome();
			await expect(title).not.toHaveText(before);
			await expect(results).toBeFocused();
			await page.keyboard.press('Tab');
			await expect(first.locator(':focus')).toBeVisible();
			// The last of them takes its link away.
			await page.goto('/real-estate?page=2&priceMax=2000000000');
			await hydrated(page);
			await page.getByRole('link', { name: translation.pagination.previous }).focus();
			await page.keyboard.press('Enter');
			await expect(page).not.toHaveURL(/page=/);
			await expect(results).toBeFocused();
		});

		await test.step('another page', async () => {
			await page.getByRole('contentinfo').getByRole('link', { name: shell.news }).focus();
			await page.keyboard.press('Enter');
			await expect(page).toHaveURL(/\/news$/);
			await expect(title).toBeFocused();
			const article = page.getByRole('article').nth(1).getByRole('link').first();
			const address = (await article.getAttribute('href')) ?? '';
			const reads = Promise.withResolvers<void>();
			await page.route('**/graphql', async (route) => {
				if (asks(route.request(), /query NewsPage\b/)) await reads.promise;
				await route.fallback();
			});
			await article.focus();
			await page.keyboard.press('Enter');
			await expect(page).toHaveURL(site.url + address);
			await expect(page.getByRole('main')).toBeFocused();
			reads.resolve();
			await expect(title).toBeFocused();
			await page.goBack();
			await expect(article).toBeFocused();
		});

		await test.step('a card far down a list, which had the focus before the page took over', async () => {
			const letCome = await holdFiles(page, '**/assets/*.js');
			await page.goto('/real-estate');
			const card = page.getByRole('article').nth(15).getByRole('link').first();
			await card.focus();
			letCome();
			await hydrated(page);
			await page.keyboard.press('Enter');
			await expect(page).toHaveURL(/\/auth\/sign-in/);
			await page.goBack();
			await expect(card).toBeFocused();
		});

		await test.step('another language', async () => {
			const header = page.getByRole('banner');
			await header.getByRole('button', { name: /^EN,/ }).focus();
			await page.keyboard.press('Enter');
			await expect(header.getByRole('button', { name: /^VN,/ })).toBeFocused();
		});
	},
);

test(
	'a link opens elsewhere with a key held, and pressed twice it is one step back',
	onDesktop('The links of the head lie in its menu there.'),
	async ({ page, context, site }) => {
		await page.goto(site.url);
		await hydrated(page);
		const sales = page.getByRole('banner').getByRole('link', { name: texts.vn.shell.buy, exact: true });
		const other = context.waitForEvent('page');
		await sales.click({ modifiers: ['ControlOrMeta'] });
		await expect(await other).toHaveURL(/\/real-estate$/);
		await expect(page).toHaveURL(`${site.url}/`);

		const title = page.getByRole('heading', { level: 1, name: texts.vn.listing.list.title.BUY });
		// Loaded again, the page would not know of it.
		await page.evaluate(() => Object.assign(window, { isHere: true }));
		await sales.click();
		await expect(title).toBeVisible();
		const steps = await page.evaluate(() => history.length);
		const shown = page.waitForEvent('framenavigated');
		await sales.click();
		await shown;
		expect(await page.evaluate(() => ({ isHere: 'isHere' in window, steps: history.length }))).toEqual({
			isHere: true,
			steps,
		});
		await page.goBack();
		await expect(page).toHaveURL(`${site.url}/`);
	},
);

test(
	'in the colours of the system what is chosen is seen, how far something has come, and every picture',
	once,
	async ({ page, site }) => {
		await page.emulateMedia({ forcedColors: 'active' });
		const colour = (name: 'Highlight' | 'Canvas' | 'CanvasText') =>
			page.evaluate((value) => {
				document.body.style.outlineColor = value;
				return getComputedStyle(document.body).outlineColor;
			}, name);

		await openIn(page, 'vn', '/auth/forgot-password', site);
		const chosen = await colour('Highlight');
		const ways = page.locator('[data-slot="segmented"] label');
		await expect(ways.nth(0)).toHaveCSS('background-color', chosen);
		await ways.nth(1).click();
		await expect(ways.nth(1)).toHaveCSS('background-color', chosen);
		await expect(ways.nth(0)).not.toHaveCSS('background-color', chosen);

		await page.goto('/real-estate-broker');
		await expect(page.locator('[data-slot="pagination"] [aria-current]')).toHaveCSS('background-color', chosen);

		// A picture with a colour of its own has that of the words beside it.
		await page.goto('/real-estate?areaMin=30');
		const condition = page.locator('[data-slot="removable-tag"]');
		const colourOfWords = await condition.evaluate((words) => getComputedStyle(words).color);
		await expect(condition.locator('svg')).toHaveCSS('color', colourOfWords);

		await openAs(page, 'vn', 'binh', '/tool', site);
		const ground = await colour('Canvas');
		const tabs = page.locator('[data-slot="tab-links"]');
		await expect(tabs.locator('[aria-current]')).not.toHaveCSS('border-bottom-color', ground);
		await expect(tabs.locator('a:not([aria-current])').first()).toHaveCSS('border-bottom-color', ground);

		const { wallet } = texts.vn;
		await page.goto('/setting/wallet?topUp=1');
		await page.getByRole('radio', { name: wallet.method.TRANSFER, exact: true }).check();
		await page
			.getByRole('button', { name: wallet.topUp.submit.replace(/\{\{.*/, '') })
			.last()
			.click();
		const left = page.locator('[data-slot="transfer-clock"] [aria-hidden] > *');
		await expect(left).toHaveCSS('background-color', await colour('CanvasText'));
	},
);
