import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@ancu/forms/format';
import type { Page } from '@playwright/test';
import { readEnv } from '../apps/server/src/env.ts';
import { createPush } from '../apps/server/src/notification/push/push.ts';
import { takePushes } from './push.ts';
import { startSite } from './site.ts';
import {
	controlled,
	expect,
	hydrated,
	onDesktop,
	openAs,
	openIn,
	otherPage,
	signIn,
	signOut,
	test,
	texts,
} from './test.ts';

test.use({ serviceWorkers: 'allow' });

const ACCOUNT = '7d0b3c2e-0c2a-4c61-9a53-7b8d5b7a2f10';
/** A message of its own for each test: a context that closes takes away what another shows under the same name. */
const newMessage = () => ({
	id: randomUUID() as string,
	tag: 'planning.done',
	title: 'Đã có kết quả quy hoạch',
	link: null,
	planningCheckRequestId: '3f2b7f57-9d52-4a57-8a53-35b6a1a9d2c7',
	lang: 'vi',
	accountId: ACCOUNT,
	quiet: null,
});
let message = newMessage();
test.beforeEach(() => {
	message = newMessage();
});

/** A page that brings little: what is pushed is the same on each. */
const LIGHT = '/auth/sign-in';

const { push: settings } = readEnv({ NODE_ENV: 'development' });

/** What the page keeps when somebody switched messages on. */
async function bindTo(page: Page, account: string): Promise<void> {
	if (settings.kind !== 'web') throw new Error('Development pushes by Web Push.');
	await page.evaluate(
		async ({ owner, key }) => {
			await (await caches.open('push')).put('/push/account', new Response(owner));
			const { pushManager } = await navigator.serviceWorker.ready;
			const subscription = await pushManager.subscribe({ applicationServerKey: key });
			const device = { deviceId: crypto.randomUUID(), deviceToken: JSON.stringify(subscription) };
			localStorage.setItem('push-device', JSON.stringify(device));
		},
		{ owner: account, key: settings.publicKey },
	);
}

/** What is left of it in the browser. */
const traces = (page: Page) =>
	page.evaluate(async () => ({ device: localStorage.getItem('push-device'), account: await caches.has('push') }));

test.describe('the installed app', onDesktop('The service worker is the same on every screen.'), () => {
	test('says that it is not connected, and goes on where it was', async ({ page, context, site }) => {
		await openIn(page, 'vn', '/', site);
		await controlled(page);
		await context.setOffline(true);
		await page.goto('/rent?province=48');
		await expect(page.getByRole('heading', { level: 1, name: 'Chưa kết nối được' })).toBeVisible();
		await expect(page.getByRole('heading', { name: 'Not connected' })).toBeVisible();
		// Its look came too.
		await expect(page.locator('main')).toHaveCSS('background-image', /linear-gradient/);
		await page.getByRole('link', { name: 'Thử lại' }).click();
		await expect(page.getByRole('heading', { level: 1, name: 'Chưa kết nối được' })).toBeVisible();
		await context.setOffline(false);
		await page.getByRole('link', { name: 'Thử lại' }).click();
		await expect(page.getByRole('heading', { level: 1, name: 'Nhà đất cho thuê' })).toBeVisible();
		await expect(page).toHaveURL(/\/rent\?province=48$/);
	});

	test('can be installed: its manifest leads to pages and pictures that are there', async ({ page, request, site }) => {
		await page.goto('/');
		await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest');
		await expect(page.locator('meta[name="theme-color"]')).toHaveCount(2);
		const response = await request.get(`${site.url}/manifest.webmanifest`);
		expect(response.headers()['content-type']).toContain('application/manifest+json');
		const manifest = await response.json();
		expect(manifest).toMatchObject({ short_name: 'An Cư', lang: 'vi', display: 'standalone', scope: '/' });
		for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut: { url: string }) => shortcut.url)])
			expect((await request.get(site.url + url)).status(), url).toBe(200);
		for (const { src, sizes } of manifest.icons) {
			const picture = await (await request.get(site.url + src)).body();
			// The head of a PNG says its width and height.
			expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`, src).toBe(sizes);
		}
		expect(manifest.icons.map(({ purpose = 'any' }) => purpose)).toContain('maskable');
		for (const file of ['/service-worker.js', '/offline.html'])
			expect((await request.get(site.url + file)).headers()['cache-control'], file).toBe('public, no-cache');
	});
});

test.describe('a pushed message', onDesktop('The service worker is the same on every screen.'), () => {
	test('is shown to its account, told to the page, and leads to its planning check', async ({ page, site }) => {
		const push = await takePushes(page, site);
		await openIn(page, 'vn', LIGHT, site);
		await controlled(page);
		await bindTo(page, ACCOUNT);
		await page.evaluate(() => {
			navigator.serviceWorker.addEventListener('message', ({ data }) => {
				document.body.dataset.told = `${document.body.dataset.told ?? ''}${data.type} ${data.id};`;
			});
			navigator.serviceWorker.startMessages();
		});
		await push.show(message);
		await expect.poll(push.titles).toEqual([message.title]);
		// The same again takes its place.
		await push.show(message);
		const told = page.locator('body');
		await expect(told).toHaveAttribute('data-told', `display ${message.id};`.repeat(2));
		expect(await push.titles()).toEqual([message.title]);

		const other = { ...message, id: '5c1f3d0a-6a0f-4c8e-9a5f-1b2c3d4e5f60', title: 'Tiền đã vào ví', link: '/rent' };
		await push.show({ ...other, planningCheckRequestId: null });
		await push.dismiss(other.id);
		await expect(told).toHaveAttribute('data-told', new RegExp(`dismiss ${other.id};$`));

		await push.open(message.id);
		await expect(page).toHaveURL((url) =>
			decodeURIComponent(url.href).includes(`/planning-check?id=${message.planningCheckRequestId}`),
		);
		await expect.poll(push.titles).toEqual([]);
	});

	test('does not ring in quiet hours, though it comes when the device is switched on', async ({ page, site }) => {
		const push = await takePushes(page, site);
		await openIn(page, 'vn', LIGHT, site);
		await controlled(page);
		await bindTo(page, ACCOUNT);
		const clock = (hours: number) => new Date(Date.now() + (7 + hours) * HOUR_MS).toISOString().slice(11, 16);
		const messages = [
			{ ...newMessage(), title: 'Lúc yên tĩnh', quiet: { from: clock(-1), to: clock(1) } },
			{ ...newMessage(), title: 'Sau giờ yên tĩnh', quiet: { from: clock(-2), to: clock(-1) } },
			{ ...newMessage(), title: 'Không giữ yên tĩnh' },
		];
		for (const each of messages) await push.show(each);
		const silent = () =>
			page.evaluate(async () => {
				const shown = await (await navigator.serviceWorker.ready).getNotifications();
				return Object.fromEntries(shown.map((one) => [one.title, one.silent]));
			});
		await expect.poll(silent).toEqual({ 'Lúc yên tĩnh': true, 'Sau giờ yên tĩnh': false, 'Không giữ yên tĩnh': false });
	});

	test('leads to its link, and never off the site', async ({ page, site }) => {
		const push = await takePushes(page, site);
		await openIn(page, 'vn', LIGHT, site);
		await controlled(page);
		await bindTo(page, ACCOUNT);
		const follow = async (link: string) => {
			// What the page before puts away late is another one.
			const id = randomUUID();
			await push.show({ ...message, planningCheckRequestId: null, id, link });
			await push.open(id);
			return id;
		};
		for (const link of ['/\\evil.test/', 'javascript:alert(1)']) {
			const id = await follow('/rent?province=48');
			// For the bell, which is not there for a visitor.
			await expect(page).toHaveURL(`${site.url}/rent?province=48#notification=${id}`);
			await follow(link);
			await expect(page).toHaveURL(
				(url) => url.origin === site.url && (url.pathname + url.search).includes('notification'),
			);
		}
	});

	test('is not shown to anybody else', async ({ page, site }) => {
		const push = await takePushes(page, site);
		await openIn(page, 'vn', LIGHT, site);
		await controlled(page);
		await push.drop(message);
		await bindTo(page, 'somebody-else');
		await push.drop(message);
		await push.drop({ nothing: 'that we know' });
		// Delivered in order: when the last one stands there, the others were dropped.
		await push.show({ ...message, id: '1', title: 'Của người này', accountId: 'somebody-else' });
		await expect.poll(push.titles).toEqual(['Của người này']);
	});

	test('comes no more to a browser after its account has signed out', async ({ page, site }) => {
		const push = await takePushes(page, site);
		const { user } = await openAs(page, 'vn', 'an', '/setting/notification', site);
		const { push: words, settings: form } = texts.vn.notification;
		// What is set beside it is kept.
		await page.getByRole('checkbox', { name: form.quietSwitch }).click();
		await page.getByRole('button', { name: form.submit }).click();
		await expect(page.getByText(form.saved, { exact: true })).toBeVisible();
		await page.getByRole('button', { name: words.enable }).click();
		await expect(page.getByText(words.state.on)).toBeVisible();
		await push.show({ ...message, accountId: user.id });
		await expect.poll(push.titles).toEqual([message.title]);
		expect(await push.isSubscribed()).toBe(true);
		expect(await traces(page)).toMatchObject({ account: true });
		await signOut(page, 'vn');
		await expect.poll(() => traces(page)).toEqual({ device: null, account: false });
		await expect.poll(push.isSubscribed).toBe(false);
		await expect.poll(push.titles).toEqual([]);
	});

	test('comes no more once another account uses the browser, or the session is lost', async ({ page, site }) => {
		const push = await takePushes(page, site);
		await openIn(page, 'vn', '/auth/sign-in', site);
		await controlled(page);
		await bindTo(page, ACCOUNT);
		await signIn(page, 'vn', 'an');
		await page.waitForURL((url) => url.pathname === '/');
		await expect.poll(() => traces(page)).toEqual({ device: null, account: false });
		await expect.poll(push.isSubscribed).toBe(false);

		await bindTo(page, ACCOUNT);
		await page.evaluate(() => sessionStorage.setItem('token', 'no longer known'));
		await page.getByRole('link', { name: 'Đăng tin' }).first().click();
		await expect(page).toHaveURL(/\/auth\/sign-in/);
		await expect.poll(() => traces(page)).toEqual({ device: null, account: false });
		await expect.poll(push.isSubscribed).toBe(false);
	});
});

test(
	'a browser that keeps nothing is said to take no messages',
	onDesktop('It is the same on every screen.'),
	async ({ page, site }) => {
		await page.addInitScript(() => {
			CacheStorage.prototype.match = async () => {
				throw new DOMException('The operation is insecure.', 'SecurityError');
			};
		});
		await page.context().grantPermissions(['notifications'], { origin: site.url });
		await openAs(page, 'vn', 'an', '/setting/notification', site);
		await expect(page.getByText(texts.vn.notification.push.state.unsupported)).toBeVisible();
	},
);

test.describe('OneSignal', () => {
	const appId = '2e1a8f50-5a5e-4a49-9d5c-6b0d9c1f7a11';

	test(
		'is loaded for whoever takes messages, knows their account and forgets it',
		onDesktop('It is the same on every screen.'),
		async ({ browser }) => {
			const site = await startSite(({ url }) => ({
				ONESIGNAL_APP_ID: appId,
				ONESIGNAL_KEY: 'onesignal-development-key',
				ONESIGNAL_URL: `${url}/onesignal`,
				ONESIGNAL_SCRIPT: `${url}/onesignal/page.js`,
				// Nobody looks at its listings.
				SEED_COUNT: '60',
			}));
			const own = await otherPage(browser, 'vn', site);
			const faults: string[] = [];
			own.on('console', (message) => /Content Security Policy/.test(message.text()) && faults.push(message.text()));
			const isLoaded = () => own.evaluate(() => 'OneSignal' in window);
			await own.context().grantPermissions(['notifications'], { origin: site.url });

			const {
				user: { id: account },
			} = await openAs(own, 'vn', 'an', '/', site);
			expect(await isLoaded()).toBe(false);
			// What the page keeps when somebody switched messages on; no page of ours looks at it while it is put there.
			const deviceId = randomUUID();
			await own.goto('/healthz');
			await own.evaluate(
				async ({ owner, deviceId }) => {
					const deviceToken = crypto.randomUUID();
					localStorage.setItem('onesignal-sandbox', JSON.stringify({ id: deviceId, token: deviceToken }));
					localStorage.setItem('push-device', JSON.stringify({ deviceId, deviceToken }));
					await (await caches.open('push')).put('/push/account', new Response(owner));
				},
				{ owner: account, deviceId },
			);
			await own.goto('/');
			await expect.poll(() => externalId(own)).toBe(account);

			const sender = createPush(
				readEnv({
					NODE_ENV: 'development',
					PUBLIC_URL: site.url,
					ONESIGNAL_APP_ID: appId,
					ONESIGNAL_KEY: 'onesignal-development-key',
					ONESIGNAL_URL: `${site.post.url}/onesignal`,
				}),
			);
			const device = { deviceId, deviceToken: 'any', appId };
			await expect
				.poll(() => sender.send(device, { ...message, id: randomUUID(), locale: 'vn', accountId: account }))
				.toBe('sent');
			const [sent] = await (await fetch(`${site.post.url}/onesignal.json?to=${deviceId}`)).json();
			// Its script may have been there before the page came again: who is known says nothing of this page.
			await expect(async () => {
				await own.evaluate((one) => {
					(window as unknown as { OneSignal: { sandbox: { open: (message: object) => void } } }).OneSignal.sandbox.open(
						one,
					);
				}, sent);
				// It may load the page again, which another press would begin again.
				await expect(own).toHaveURL(`${site.url}/planning-check?id=${message.planningCheckRequestId}`, {
					timeout: 10_000,
				});
			}).toPass();

			await own.goto(site.url);
			await hydrated(own);
			await signOut(own, 'vn');
			await expect.poll(() => traces(own)).toEqual({ device: null, account: false });
			await expect.poll(() => externalId(own)).toBeNull();
			await expect(
				sender.send(device, { ...message, id: randomUUID(), locale: 'vn', accountId: account }),
			).resolves.toBe('gone');
			expect(faults).toEqual([]);
			await own.context().close();
			await site.remove();
		},
	);
});

/** The account that OneSignal has this browser for; null for nobody, undefined before it is there. */
const externalId = (page: Page): Promise<string | null | undefined> =>
	page.evaluate(() => JSON.parse(localStorage.getItem('onesignal-sandbox') ?? '{}').externalId);
