import type { Page, Request } from '@playwright/test';
import web from '../apps/web/src/locales/vn.json' with { type: 'json' };
import { asks } from './asks.ts';
import { holdFiles } from './hold-files.ts';
import { TILE_HOST, TILE_SOURCE } from './site.ts';
import { expect, once, onDesktop, onPhone, openIn, signIn, test, texts } from './test.ts';

const { listing, map: words, planning, shell, translation } = texts.vn;
const SAIGON = { latitude: 10.7769, longitude: 106.7009 };
const CITY = '/map?province=79&box=10.7,106.6,10.85,106.75';

/** A district in the far north, with nothing for sale. */
const DONG_VAN = { south: 22.5, west: 104.5, north: 24, east: 106 };

/** What is asked for lies in a box. */
function isIn(place: typeof DONG_VAN, request: Request): boolean {
	const { south, west, north, east } = request.postDataJSON().variables.box;
	return place.south < south && place.west < west && north < place.north && east < place.east;
}

const theMap = (page: Page) => page.getByRole('region', { name: words.label });
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

/** Listings in sight, as the map says it. */
async function inSight(page: Page): Promise<number> {
	const status = page.locator('[data-slot="listing-map"]').getByRole('status');
	await expect(status).toContainText(words.inView.replace('{{formatted}} ', ''));
	return Number((await status.textContent())?.replace(/\D/g, ''));
}

/** The map does not move any more. */
async function still(page: Page): Promise<void> {
	await expect(page.locator('.leaflet-pan-anim, .leaflet-zoom-anim .leaflet-zoom-animated:not(svg)')).toHaveCount(0);
}

test(
	'an area that is drawn leads another browser to the same listings',
	onDesktop('The mouse draws here; fingers draw in the stories.'),
	async ({ page, site, browser }) => {
		await openIn(page, 'vn', CITY, site);
		await expect(theMap(page).locator('.marker').first()).toBeVisible();
		const found = page.getByRole('heading', { level: 1 }).locator('..').getByRole('status');
		await expect(found).toHaveText(/^\d+ tin$/);
		const before = await found.textContent();
		await tool(page, words.area.draw).click();
		await expect(page.getByText(words.area.help.outline).last()).toBeVisible();
		const box = await theMap(page).boundingBox();
		if (!box) throw new Error('There is no map.');
		const at = (x: number, y: number): [number, number] => [box.x + box.width * x, box.y + box.height * y];
		// Clear of the tools in the corner.
		await page.mouse.move(...at(0.5, 0.45));
		await page.mouse.down();
		for (const [x, y] of [
			[0.65, 0.4],
			[0.8, 0.5],
			[0.82, 0.7],
			[0.65, 0.85],
			[0.5, 0.7],
			[0.49, 0.5],
		] as const)
			await page.mouse.move(...at(x, y), { steps: 6 });
		await page.mouse.up();
		await expect(page).toHaveURL(/outline=/);
		expect(parameter(page, 'box')).toBeNull();
		await expect(found).toHaveText(/^\d+ tin$/);
		await expect(found).not.toHaveText(before ?? '');

		const other = await browser.newPage({ viewport: { width: 1024, height: 700 } });
		await openIn(other, 'vn', page.url(), site);
		await expect(other.locator('.ancu-map .area').first()).toBeAttached();
		const read = async (shown: Page) => ({
			total: await shown.getByRole('heading', { level: 1 }).locator('..').getByRole('status').textContent(),
			first: await shown.getByRole('article').first().getByRole('link').textContent(),
		});
		await expect(async () => expect(await read(other)).toEqual(await read(page))).toPass();
		expect(Number.parseInt((await read(other)).total ?? '', 10)).toBeGreaterThan(0);
		await other.close();

		await page
			.getByRole('list', { name: listing.filter.active })
			.getByRole('link', { name: /Vùng đã vẽ/ })
			.click();
		await expect(page).not.toHaveURL(/outline=/);
	},
);

test(
	'a marker is opened and an area is drawn by keyboard alone, and taken away again',
	onDesktop('Phones have no keys.'),
	async ({ page, site }) => {
		await openIn(page, 'vn', CITY, site);
		await theMap(page).locator('.marker.tag').first().press('Enter');
		const card = page.locator('.leaflet-popup').getByRole('article');
		await expect(card.getByRole('link')).toHaveAttribute('href', /\/real-estate\/\d+/);
		await page.keyboard.press('Escape');
		await expect(card).toHaveCount(0);
		await tool(page, words.area.draw).focus();
		await page.keyboard.press('Enter');
		await expect(page.getByText(words.area.keys.outline).last()).toBeAttached();
		await page.keyboard.press('Space');
		for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) {
			await page.keyboard.press(key);
			await page.keyboard.press(key);
			await still(page);
			await page.keyboard.press('Space');
		}
		// A slow phone draws the page of the new address after the map has come to rest.
		const cdp = await page.context().newCDPSession(page);
		await cdp.send('Emulation.setCPUThrottlingRate', { rate: 8 });
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/outline=/);
		await expect(tool(page, words.area.remove)).toBeVisible();
		await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
		expect(parameter(page, 'outline')?.split(',')).toHaveLength(8);
		await tool(page, words.area.remove).focus();
		await page.keyboard.press('Enter');
		await expect(page).not.toHaveURL(/outline=/);
		await expect(tool(page, words.area.draw)).toBeFocused();
	},
);

test('who leaves while the map comes to rest gets there', onDesktop('Phones have no keys.'), async ({ page, site }) => {
	const letCome = await holdFiles(page, '**/assets/home.route-*.js');
	await page.clock.install();
	await openIn(page, 'vn', CITY, site);
	await expect(theMap(page).locator('.marker').first()).toBeVisible();
	await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
	await theMap(page).focus();
	await page.keyboard.press('ArrowRight');
	await page.clock.runFor(500);
	await still(page);
	await page
		.getByRole('link', { name: new RegExp(`^${shell.brand},`) })
		.first()
		.click();
	// The map has come to rest, and the page that was asked for is not there yet.
	await page.clock.runFor(1_000);
	letCome();
	await page.clock.resume();
	await expect(page).toHaveURL(`${site.url}/`);
	await page.goBack();
	await expect(page).toHaveURL(/\/map\?/);
});

test(
	'near me asks with its reason first, says why nothing is found, and looks around the place that it is told',
	once,
	async ({ page, site, context }) => {
		await openIn(page, 'vn', '/map', site);
		await tool(page, words.area.nearMe).click();
		const dialog = page.getByRole('dialog', { name: words.nearMe.title });
		await expect(dialog).toContainText(words.nearMe.reason);
		await dialog.getByRole('button', { name: words.nearMe.allow }).click();
		await expect(dialog).toContainText(words.nearMe.failure.DENIED);
		expect(parameter(page, 'around')).toBeNull();

		await context.grantPermissions(['geolocation'], { origin: site.url });
		await context.setGeolocation(SAIGON);
		await dialog.getByRole('button', { name: translation.retry }).click();
		await expect(page).toHaveURL(/around=10\.777/);
		expect(parameter(page, 'around')).toBe('10.777,106.701,2000');
		await expect(page.locator('.ancu-map .area').first()).toBeAttached();
	},
);

test('a commune without listings is where the map goes, not the whole country', once, async ({ page, site }) => {
	const clusters = page.waitForRequest(
		(request) => asks(request, /\bgetAllLocationInfoCluster\b/) && isIn(DONG_VAN, request),
	);
	await openIn(page, 'vn', '/map?province=02&district=026&ward=00715', site);
	await clusters;
	await expect(page.locator('[data-slot="listing-map"]').getByRole('status')).toHaveText(words.inViewNone);
	expect(parameter(page, 'box')).toBeNull();
});

test('the planning layer shows zones, and says what holds at a point', once, async ({ page, site }) => {
	await openIn(page, 'vn', '/map?box=10.775,106.695,10.785,106.707', site);
	await tool(page, planning.title).click();
	await expect(page).toHaveURL(/layer=planning/);
	await expect(page.locator('.ancu-map path.zone').first()).toBeAttached();
	await expect(page.getByText('ODT').first()).toBeVisible();
	await page.getByRole('button', { name: planning.inspectCenter }).click();
	const details = page.locator('[data-slot="zone-details"]');
	await expect(details).toContainText(planning.details.decision);
	await expect(details).toContainText(planning.reference);
	await page.reload();
	await expect(page.locator('.ancu-map path.zone').first()).toBeAttached();
});

test('a parcel is found by the numbers on its certificate', once, async ({ page, site }) => {
	await openIn(page, 'vn', '/map', site);
	await tool(page, planning.title).click();
	const { parcel } = planning;
	const finder = page.locator('[data-slot="parcel-finder"]');
	await page.getByText(parcel.title).click();
	await finder.getByLabel('Tỉnh, thành phố').selectOption('79');
	await finder.getByLabel('Quận, huyện').selectOption('760');
	await finder.getByLabel('Phường, xã').selectOption('26740');
	await finder.getByLabel(parcel.sheet, { exact: true }).fill('12');
	await finder.getByLabel(parcel.plot, { exact: true }).fill('020');
	await finder.getByRole('button', { name: parcel.find }).click();
	await expect(page.locator('.ancu-map .shape').first()).toBeAttached();
	// The list beside it is of there.
	await expect(page).toHaveURL(/box=10\.7/);
	await finder.getByLabel(parcel.plot, { exact: true }).fill('9999');
	await finder.getByRole('button', { name: parcel.find }).click();
	await expect(finder).toContainText(parcel.none.replace('{{commune}}.', ''));

	await page.getByRole('button', { name: planning.close, exact: true }).click();
	await expect(finder).toBeHidden();
	await tool(page, planning.title).click();
	await expect(finder.getByLabel(parcel.plot, { exact: true })).toHaveValue('9999');
	await finder.getByRole('button', { name: parcel.clear }).click();
	await expect(page.locator('.ancu-map .shape')).toHaveCount(0);
});

test('inside an area a press on a cluster comes closer, and the search stays', once, async ({ page, site }) => {
	const around = '10.777,106.701,20000';
	await openIn(page, 'vn', `/map?around=${around}`, site);
	const cluster = theMap(page).locator('.marker.cluster').first();
	await expect(cluster).toBeVisible();
	const before = await inSight(page);
	await cluster.press('Enter');
	await expect.poll(() => inSight(page)).toBeLessThan(before);
	expect(parameter(page, 'around')).toBe(around);
	expect(parameter(page, 'box')).toBeNull();
});

test(
	'the ground stays where pictures of it do not come, and lies under them where they do',
	once,
	async ({ page, site }) => {
		await openIn(page, 'vn', '/map', site);
		await expect(page.locator('.ancu-map path.land').first()).toBeAttached();
		await expect(page.getByText(words.sea)).toBeVisible();
		await expect(page.getByText(words.hoangSa)).toBeVisible();
		expect(await inSight(page)).toBeGreaterThan(0);

		const picture = Buffer.from(
			'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8Dwn4EIwDiqEAAdvAP9B2YVjwAAAABJRU5ErkJggg==',
			'base64',
		);
		await page.route(`${TILE_HOST}/**`, (route) => route.fulfill({ contentType: 'image/png', body: picture }));
		await page.reload();
		await expect(page.locator('.ancu-map img.leaflet-tile-loaded').first()).toBeAttached();
		await expect(page.locator('[data-slot=map-view]')).toContainText(TILE_SOURCE);
		await expect(page.locator('.ancu-map path.land').first()).toBeAttached();
	},
);

test(
	'on a phone the drawer goes on to the next page, and the map begins at the first',
	onPhone('Wide screens show the list beside the map.'),
	async ({ page, site }) => {
		await openIn(page, 'vn', CITY, site);
		const drawer = page.getByRole('region', { name: words.drawer.label });
		const first = drawer.getByRole('article').first();
		const theirs = first.getByRole('link');
		await drawer.getByRole('button').first().click();
		await expect(first).toBeInViewport();
		const before = (await theirs.textContent()) ?? '';
		// Cards that come once those before are seen would move the link away under the finger.
		await expect(drawer.getByRole('article')).toHaveCount(24);
		const next = drawer.getByRole('link', { name: translation.pagination.next });
		// So do those that are measured as they come into sight.
		await next.scrollIntoViewIfNeeded();
		await next.click();
		await expect(page).toHaveURL(/\/map\?.*page=2/);
		expect(parameter(page, 'box')).not.toBeNull();
		await expect(theirs).not.toHaveText(before);
		await expect(first).toBeInViewport();
		await expect(theMap(page)).toBeVisible();

		const main = page.getByRole('main');
		await page.goto(`${page.url()}&view=list`);
		await main.getByRole('link', { name: listing.list.showMap, exact: true }).click();
		await expect(page).not.toHaveURL(/page=/);
		await drawer.getByRole('button').first().click();
		await expect(theirs).toHaveText(before);
	},
);

test(
	'on a phone the list says that it holds a part of the map, and is widened again',
	onPhone('Wide screens show the map beside the list.'),
	async ({ page, site }) => {
		const main = page.getByRole('main');
		const total = async () => {
			const status = main.getByRole('heading', { level: 1 }).locator('..').getByRole('status');
			await expect(status).toHaveText(/^[\d.]+ tin$/);
			return Number((await status.textContent())?.replace(/\D/g, ''));
		};
		await openIn(page, 'vn', '/real-estate', site);
		const all = await total();
		await main.getByRole('link', { name: listing.list.showMap }).click();
		await expect(theMap(page).locator('.marker').first()).toBeVisible();
		const allOnMap = await inSight(page);
		await tool(page, words.zoomIn).click();
		await expect(page).toHaveURL(/box=/);
		// Where the map began far away, a step closer may hold all of them yet.
		const closer = page.url();
		await tool(page, words.zoomIn).click();
		await expect(page).not.toHaveURL(closer);
		await main.getByRole('link', { name: listing.list.showList }).click();
		await expect(async () => expect(await total()).toBeLessThan(all)).toPass();
		const tag = page.getByRole('list', { name: listing.filter.active }).getByRole('link', { name: /Khung bản đồ/ });
		await expect(tag).toBeVisible();

		// What is kept is that part, and is called so.
		await page.getByRole('button', { name: web.saveSearch }).click();
		await signIn(page, 'vn', 'an');
		await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(/: khung bản đồ$/);
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await expect(page).toHaveURL(/box=[^#]*$/);

		await page.getByRole('button', { name: listing.filter.openWithCount.replace('{{count}}', '1') }).click();
		const filters = page.getByRole('dialog', { name: listing.filter.title });
		await filters.getByRole('button', { name: listing.filter.reset }).click();
		await expect(filters.getByRole('button', { name: new RegExp(`^Xem ${all} tin$`) })).toBeVisible();
		// A toast in the window has a cross of its own.
		await filters.getByRole('button', { name: translation.close }).first().click();

		await tag.click();
		await expect(page).not.toHaveURL(/box=/);
		await expect(async () => expect(await total()).toBe(all)).toPass();
		await main.getByRole('link', { name: listing.list.showMap }).click();
		await expect(async () => expect(await inSight(page)).toBe(allOnMap)).toPass();
	},
);

test(
	'what could not be read of another search is not shown by the markers of the one before',
	once,
	async ({ page, site }) => {
		await openIn(page, 'vn', '/real-estate', site);
		const markers = theMap(page).locator('.marker');
		await expect(markers.first()).toBeVisible();
		await page.route('**/graphql', (route, request) =>
			asks(request, /\bgetAllLocationInfoCluster\b/) ? route.abort() : route.fallback(),
		);
		const status = page.locator('[data-slot="listing-map"]').getByRole('status');

		// The same search elsewhere keeps what was there.
		await tool(page, words.zoomIn).click();
		await expect(status).toContainText(words.error);
		await expect(markers.first()).toBeVisible();

		await page.getByRole('banner').getByRole('link', { name: shell.rent }).click();
		await expect(page).toHaveURL(/\/rent/);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(listing.list.title.RENT);
		await expect(status).toContainText(words.error);
		await expect(markers).toHaveCount(0);

		await page.unroute('**/graphql');
		const retry = status.getByRole('button', { name: translation.retry });
		// Where the map is still on its way to where this search belongs, it asks again by itself.
		await expect(async () => {
			if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
			await expect(markers.first()).toBeVisible({ timeout: 1_000 });
		}).toPass();
	},
);
