import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MINUTE_MS } from '@ancu/forms/format';
import type { Page } from '@playwright/test';
import errorVn from '../packages/forms/src/error/locales/vn.json' with { type: 'json' };
import { forSale } from './for-sale.ts';
import { holdFiles } from './hold-files.ts';
import { expect, hydrated, isHydrated, openAs, openIn, signIn, test, texts } from './test.ts';

/** It comes to the page, and then moves over it. */
async function movePointer(page: Page): Promise<void> {
	await page.mouse.move(200, 200);
	await page.mouse.move(300, 300);
}

/** Waits for the last of what lays a page out again once it is there. */
const typefaceCame = (page: Page) =>
	expect
		.poll(() =>
			page.evaluate(() => [...document.fonts].filter(({ family }) => family.includes('Be Vietnam Pro Late')).length),
		)
		.toBe(4);

/** The page's time passes by `clock.runFor` alone. */
async function stopClock(page: Page): Promise<void> {
	const now = new Date();
	await page.clock.install({ time: now });
	await page.clock.pauseAt(now.getTime() + MINUTE_MS);
}

test('scripts and typeface of a page that is read come after its pictures, and its styles with it', async ({
	page,
	site,
}) => {
	await page.goto(`${site.url}/real-estate`);
	await hydrated(page);
	await typefaceCame(page);
	const { loaded, asked } = await page.evaluate(() => ({
		loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
		asked: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
	}));
	const late = asked.filter(({ name }) => /\.(js|woff2)$/.test(name));
	expect(late.length).toBeGreaterThan(6);
	expect(Math.min(...late.map(({ startTime }) => startTime))).toBeGreaterThan(loaded);
	expect(asked.filter(({ name }) => /\/root-.*\.css$/.test(name))).toEqual([]);
	// The way to a page that is not read first: the typeface stays.
	await page.getByRole('link', { name: texts.vn.shell.signIn }).first().click();
	await page.waitForURL('**/sign-in**');
	await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Be Vietnam Pro Late", /);
	await page.goBack();
	await page.waitForURL('**/real-estate');
	await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Be Vietnam Pro Late", /);
	// Another time it lies in the cache, and is there at once.
	await page.reload();
	await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Be Vietnam Pro", /);
});

test('a pointer that rests where the page comes does not call them earlier, one that moves does', async ({
	page,
	site,
}) => {
	// One picture holds the page up.
	const letCome = await holdFiles(page, /\/files\//);
	await page.goto(`${site.url}/real-estate`, { waitUntil: 'domcontentloaded' });
	const scripts = page.locator('link[rel="modulepreload"]');
	await page.evaluate(() => {
		window.dispatchEvent(new PointerEvent('pointermove'));
		return new Promise((next) => setTimeout(next));
	});
	await expect(scripts).toHaveCount(0);
	await movePointer(page);
	await expect(scripts).not.toHaveCount(0);
	letCome();
});

test('a page that somebody scrolls is taken over when it has come to rest', async ({ page, site }) => {
	const started = page.locator('head > script[type="module"]');
	await stopClock(page);
	await page.goto(`${site.url}/news`);
	// Letters of another size move what was scrolled, which is a scroll of its own.
	await typefaceCame(page);
	await page.clock.runFor(2_900);
	await page.evaluate(
		() =>
			new Promise((scrolled) => {
				addEventListener('scroll', scrolled, { once: true });
				scrollBy(0, 200);
			}),
	);
	await page.clock.runFor(900);
	await expect(started).toHaveCount(0);
	await page.clock.runFor(200);
	await expect(started).toHaveCount(1);
});

test('a page on which a map waits for its scripts is taken over at once', async ({ page, site }) => {
	await stopClock(page);
	await page.goto(`${site.url}/map`);
	await page.clock.runFor(1_000);
	await expect(page.locator('head > script[type="module"]')).toHaveCount(1);
});

test('a page that is touched before it has come whole answers all the same', async ({ page, site }) => {
	await page.addInitScript(() => {
		// As soon as somebody listens, which is in the head.
		const listen = window.addEventListener;
		window.addEventListener = (kind: string, ...rest: [EventListenerOrEventListenerObject]) => {
			listen.call(window, kind, ...rest);
			if (kind === 'pointermove') window.dispatchEvent(new PointerEvent(kind, { movementX: 1 }));
		};
	});
	await page.goto(`${site.url}/news`);
	await page.getByRole('button', { name: texts.vn.shell.theme }).click();
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a page that is touched in the middle of what holds its scripts answers all the same', async ({ page, site }) => {
	const { promise: touched, resolve: touch } = Promise.withResolvers<void>();
	const whole = await fetch(`${site.url}/news`);
	const text = await whole.text();
	const middle = text.indexOf('type="text/late">') + 60;
	const slow = createServer(async ({ url = '' }, reply) => {
		const answer = url === '/news' ? whole : await fetch(site.url + url);
		for (const name of ['content-type', 'content-security-policy']) {
			const value = answer.headers.get(name);
			if (value) reply.setHeader(name, value);
		}
		reply.statusCode = answer.status;
		if (answer !== whole) return reply.end(new Uint8Array(await answer.arrayBuffer()));
		reply.write(text.slice(0, middle));
		await touched;
		return reply.end(text.slice(middle));
	});
	await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
	const { port } = slow.address() as AddressInfo;
	await page.goto(`http://127.0.0.1:${port}/news`, { waitUntil: 'commit' });
	await page.locator('script[type="text/late"]').waitFor({ state: 'attached' });
	await movePointer(page);
	touch();
	await page.getByRole('button', { name: texts.vn.shell.theme }).click();
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
	slow.closeAllConnections();
	slow.close();
});

test('a button that is pressed twice before the page can answer is answered once, when it can', async ({
	page,
	site,
}) => {
	const letCome = await holdFiles(page, /\/assets\/.*\.js$/);
	await page.goto(`${site.url}/news`);
	const theme = page.getByRole('button', { name: texts.vn.shell.theme });
	await theme.dblclick();
	await expect(page.locator('html')).not.toHaveAttribute('data-theme');
	await expect(theme).toHaveAttribute('aria-busy', 'true');
	letCome();
	await hydrated(page);
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
	await expect(theme).not.toHaveAttribute('aria-busy');
});

test('a button in a part whose turn comes late is answered too where it was pressed before the page could', async ({
	page,
	site,
}) => {
	const letCome = await holdFiles(page, /\/assets\/.*\.js$/);
	await page.goto(`${site.url}/real-estate`);
	await page.getByRole('article').last().getByRole('button').click();
	letCome();
	// Where a visitor is led who saves a listing.
	await expect(page).toHaveURL(/\/auth\/sign-in\?/);
});

test('a button that is pressed as React takes the page over is answered once', async ({ page, site }) => {
	await page.addInitScript((name) => {
		const press = () => document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click();
		let isFirst = true;
		// How React's own tools hear of what it has drawn; what a page does after that has not been done yet.
		Object.assign(window, {
			__REACT_DEVTOOLS_GLOBAL_HOOK__: {
				supportsFiber: true,
				inject: () => 1,
				onCommitFiberRoot() {
					if (isFirst) queueMicrotask(press);
					isFirst = false;
				},
				onPostCommitFiberRoot() {},
				onCommitFiberUnmount() {},
			},
		});
	}, texts.vn.shell.theme);
	await page.goto(`${site.url}/news`);
	await hydrated(page);
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('what is chosen and typed before the page can hear it counts when it can', async ({ page, site }) => {
	const { account, listing } = texts.vn;
	const letFirstCome = await holdFiles(page, /\/assets\/.*\.js$/);
	await page.goto(`${site.url}/real-estate`);
	await page.getByLabel(listing.sort.label).selectOption('price-asc');
	letFirstCome();
	await expect(page).toHaveURL(/[?&]sort=price-asc$/);
	await expect(page.getByLabel(listing.sort.label)).toHaveValue('price-asc');

	const letSecondCome = await holdFiles(page, /\/assets\/.*\.js$/);
	await page.goto(`${site.url}/auth/sign-in`, { waitUntil: 'commit' });
	await page.getByLabel(account.signIn.username).fill('an');
	await page.getByLabel(account.signIn.password, { exact: true }).fill('ancu-dev');
	letSecondCome();
	await hydrated(page);
	await page.getByRole('button', { name: account.signIn.submit }).click();
	await expect(page).toHaveURL(`${site.url}/`);
});

test('a part whose script is on its way stays as it was drawn while the page around it gets its data', async ({
	page,
	site,
}) => {
	const number = await forSale(site);
	await openAs(page, 'vn', 'an', '/', site);
	await page.waitForURL(`${site.url}/`);
	const letCome = await holdFiles(page, /\/assets\/listing-loan-panel-/);
	await page.goto(`/real-estate/${number}`);
	await expect(page.getByRole('heading', { name: texts.vn.listing.detail.description })).toBeVisible();
	await expect(page.getByRole('region', { name: texts.vn.tool.panel.title })).toBeVisible();
	letCome();
});

test('a part whose texts do not come says so, instead of the names of its texts', async ({ page, site }) => {
	await page.route(/\/assets\/texts\.tool\.vn-/, (route) => route.abort());
	await openIn(page, 'vn', `/auth/sign-in?next=/real-estate/${await forSale(site)}`, site);
	await page.clock.install();
	await signIn(page, 'vn', 'an');
	// Between its tries it waits.
	await expect(async () => {
		await page.clock.fastForward(10_000);
		await expect(page.getByRole('heading', { name: 'Phần này của trang chưa tải được' })).toBeVisible({ timeout: 500 });
	}).toPass();
	await expect(page.getByText('panel.title')).toHaveCount(0);
});

test('a page whose texts do not come stays as it was sent, and answers once they have come', async ({ page, site }) => {
	let tries = 0;
	const lost = /\/assets\/texts\.content\.vn-/;
	await page.route(lost, (route) => {
		tries++;
		return route.abort();
	});
	await page.clock.install();
	await page.goto(`${site.url}/news`);
	// Between its tries it waits.
	await expect(async () => {
		await page.clock.fastForward(3_000);
		expect(tries).toBeGreaterThan(6);
	}).toPass();
	expect(await isHydrated(page)).toBe(false);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.vn.content.news.title);
	await page.unroute(lost);
	await expect(async () => {
		await page.clock.fastForward(3_000);
		expect(await isHydrated(page)).toBe(true);
	}).toPass();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.vn.content.news.title);
});

test('nobody is led to a page whose texts do not come, however often they try, until they come', async ({
	page,
	site,
}) => {
	const lost = /\/assets\/texts\.content\.vn-/;
	await page.route(lost, (route) => route.abort());
	await page.clock.install();
	await page.goto(`${site.url}/rent`);
	await hydrated(page);
	const heading = page.getByRole('heading', { level: 1 });
	const before = await heading.innerText();
	const link = page.getByRole('contentinfo').getByRole('link', { name: texts.vn.content.news.title, exact: true });
	const told = page.getByText(errorVn.NETWORK);
	for (const times of ['once', 'twice']) {
		await expect(told, times).toHaveCount(0);
		await link.click();
		// In steps shorter than it is shown.
		await expect(async () => {
			await page.clock.fastForward(1_000);
			await expect(told).toBeVisible({ timeout: 100 });
		}, times).toPass({ intervals: [100] });
		await expect(heading, times).toHaveText(before);
		await page.getByRole('button', { name: texts.vn.translation.close }).first().click();
	}
	await page.unroute(lost);
	await link.click();
	await expect(page).toHaveURL(/\/news$/);
	await expect(heading).toHaveText(texts.vn.content.news.title);
});

/** Has React take over no further part of a page once its head is there, or has asked the server for something, until the answer is called. */
async function holdTurns(page: Page, from: 'head' | 'question'): Promise<() => Promise<void>> {
	await page.addInitScript((begin) => {
		// React asks itself for its next turn by messages.
		const held: (() => void)[] = [];
		const { postMessage } = MessagePort.prototype;
		const { fetch } = window;
		let isHeld = false;
		let isOver = false;
		window.fetch = (...request) => {
			if (begin === 'question') isHeld = true;
			return fetch(...request);
		};
		MessagePort.prototype.postMessage = function (this: MessagePort, ...sent: Parameters<typeof postMessage>) {
			const post = () => postMessage.apply(this, sent);
			const head = begin === 'head' && !isOver && document.querySelector('[data-slot="site-header"]');
			if (head && Object.keys(head).some((key) => key.startsWith('__reactProps'))) isHeld = true;
			if (isHeld) held.push(post);
			else post();
		} as typeof postMessage;
		addEventListener('go-on', () => {
			isHeld = false;
			isOver = true;
			for (const post of held.splice(0)) post();
		});
	}, from);
	return () => page.evaluate(() => window.dispatchEvent(new Event('go-on'))).then(() => undefined);
}

test('what a browser filled in stays where its part is taken over after it is known who is signed in', async ({
	page,
	site,
}) => {
	const goOn = await holdTurns(page, 'question');
	const letAnswer = await holdFiles(page, '**/graphql');
	await openAs(page, 'vn', 'an', '/setting/security', site);
	const field = page.getByLabel(texts.vn.account.password.old, { exact: true });
	// As a password manager does, which presses nothing.
	await field.evaluate((box: HTMLInputElement) => {
		box.value = 'mật khẩu cũ';
	});
	letAnswer();
	await expect(page.getByRole('banner').getByText('Nguyễn Thị An').first()).toBeAttached();
	await goOn();
	await expect(page.getByText(texts.vn.account.sessions.current, { exact: true })).toBeVisible();
	await expect(field).toHaveValue('mật khẩu cũ');
});

test('a page that turns out to be for others gives way whole where that is known before its turn', async ({
	page,
	site,
}) => {
	const goOn = await holdTurns(page, 'question');
	await openAs(page, 'vn', 'binh', '/invest?tab=all', site);
	await expect(page.getByRole('banner').getByText('Trần Văn Bình').first()).toBeAttached();
	await goOn();
	await expect(page.getByRole('heading', { level: 1, name: texts.vn.shell.staffOnly.title })).toBeVisible();
	await expect(page.getByRole('button', { name: texts.vn.translation.retry })).toHaveCount(0);
	await expect(page.getByText(errorVn.FORBIDDEN)).toHaveCount(0);
});

test('what is pressed in a part that has not come yet is answered when it comes', async ({ page, site }) => {
	const { nearMe } = texts.vn.map;
	await page.context().grantPermissions(['geolocation']);
	await page.context().setGeolocation({ latitude: 10.777, longitude: 106.701 });
	const letCome = await holdFiles(page, /\/assets\/near-me-.*\.js$/);
	await openIn(page, 'vn', '/', site);
	const shelf = page.getByRole('region', { name: nearMe.title });
	const allow = shelf.getByRole('button', { name: nearMe.allow });
	await allow.click();
	await expect(allow).toHaveAttribute('aria-busy', 'true');
	letCome();
	await expect(shelf.getByRole('article')).toHaveCount(4);
});

test('Enter in a part that has not come yet leaves the page and what was typed as they are', async ({ page, site }) => {
	const number = await forSale(site);
	await openAs(page, 'vn', 'an', '/', site);
	const letCome = await holdFiles(page, /\/assets\/listing-loan-panel-/);
	await page.goto(`/real-estate/${number}`);
	await hydrated(page);
	await page.evaluate(() => Object.assign(window, { stays: true }));
	const rate = page.getByRole('region', { name: texts.vn.tool.panel.title }).getByLabel(texts.vn.tool.loan.rate);
	await rate.fill('7,5');
	await rate.press('Enter');
	letCome();
	const more = page.getByRole('link', { name: texts.vn.tool.panel.more });
	await expect(more).toHaveAttribute('href', /rate=7/);
	await expect(rate).toHaveValue('7,5');
	expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test('who chooses another language before all of a page is taken over reads all of it in that one', async ({
	page,
	site,
}) => {
	const goOn = await holdTurns(page, 'head');
	await openIn(page, 'vn', '/auth/sign-in', site);
	const field = page.getByLabel(texts.vn.account.signIn.username);
	await field.evaluate((box: HTMLInputElement) => {
		box.value = '0912 345 678';
	});
	await page.getByRole('button', { name: /English$/ }).click();
	await goOn();
	await expect(page.getByRole('heading', { level: 1, name: texts.en.account.signIn.title })).toBeVisible();
	await expect(page.getByLabel(texts.en.account.signIn.username)).toHaveValue('0912 345 678');
});
