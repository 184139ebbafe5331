import { type Browser, test as base, type Page } from '@playwright/test';
import accountEn from '../packages/ui/src/account/locales/en.json' with { type: 'json' };
import accountVn from '../packages/ui/src/account/locales/vn.json' with { type: 'json' };
import addressEn from '../packages/ui/src/address/locales/en.json' with { type: 'json' };
import addressVn from '../packages/ui/src/address/locales/vn.json' with { type: 'json' };
import contentEn from '../packages/ui/src/content/locales/en.json' with { type: 'json' };
import contentVn from '../packages/ui/src/content/locales/vn.json' with { type: 'json' };
import investEn from '../packages/ui/src/invest/locales/en.json' with { type: 'json' };
import investVn from '../packages/ui/src/invest/locales/vn.json' with { type: 'json' };
import listingEn from '../packages/ui/src/listing/locales/en.json' with { type: 'json' };
import listingVn from '../packages/ui/src/listing/locales/vn.json' with { type: 'json' };
import mapEn from '../packages/ui/src/map/locales/en.json' with { type: 'json' };
import mapVn from '../packages/ui/src/map/locales/vn.json' with { type: 'json' };
import notificationEn from '../packages/ui/src/notification/locales/en.json' with { type: 'json' };
import notificationVn from '../packages/ui/src/notification/locales/vn.json' with { type: 'json' };
import planningEn from '../packages/ui/src/planning/locales/en.json' with { type: 'json' };
import planningVn from '../packages/ui/src/planning/locales/vn.json' with { type: 'json' };
import procedureEn from '../packages/ui/src/procedure/locales/en.json' with { type: 'json' };
import procedureVn from '../packages/ui/src/procedure/locales/vn.json' with { type: 'json' };
import shellEn from '../packages/ui/src/shell/locales/en.json' with { type: 'json' };
import shellVn from '../packages/ui/src/shell/locales/vn.json' with { type: 'json' };
import toolEn from '../packages/ui/src/tool/locales/en.json' with { type: 'json' };
import toolVn from '../packages/ui/src/tool/locales/vn.json' with { type: 'json' };
import translationEn from '../packages/ui/src/translation/locales/en.json' with { type: 'json' };
import translationVn from '../packages/ui/src/translation/locales/vn.json' with { type: 'json' };
import verificationEn from '../packages/ui/src/verification/locales/en.json' with { type: 'json' };
import verificationVn from '../packages/ui/src/verification/locales/vn.json' with { type: 'json' };
import walletEn from '../packages/ui/src/wallet/locales/en.json' with { type: 'json' };
import walletVn from '../packages/ui/src/wallet/locales/vn.json' with { type: 'json' };
import { ask } from './ask.ts';
import { hydrated } from './hydrated.ts';
import { SERVERS, type Site, startSite } from './site.ts';

export { expect } from '@playwright/test';
export { hydrated, isHydrated } from './hydrated.ts';

/** The words on the screen. */
export const texts = {
	vn: {
		account: accountVn,
		address: addressVn,
		content: contentVn,
		invest: investVn,
		listing: listingVn,
		map: mapVn,
		notification: notificationVn,
		planning: planningVn,
		procedure: procedureVn,
		shell: shellVn,
		tool: toolVn,
		translation: translationVn,
		verification: verificationVn,
		wallet: walletVn,
	},
	en: {
		account: accountEn,
		address: addressEn,
		content: contentEn,
		invest: investEn,
		listing: listingEn,
		map: mapEn,
		notification: notificationEn,
		planning: planningEn,
		procedure: procedureEn,
		shell: shellEn,
		tool: toolEn,
		translation: translationEn,
		verification: verificationEn,
		wallet: walletEn,
	},
};

export type Locale = keyof typeof texts;
export const locales: readonly Locale[] = ['vn', 'en'];

/** A test with a running site. */
export const test = base.extend<{ faults: string[] }, { site: Site }>({
	site: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a fixture needs from this pattern.
		async ({}, use) => {
			const site = await startSite();
			await use(site);
			await site.remove();
		},
		{ scope: 'worker', timeout: 90_000 * SERVERS },
	],
	baseURL: async ({ site }, use) => use(site.url),
	// A page that throws or breaks its own security policy fails, whatever it shows.
	faults: [
		async ({ page }, use) => {
			const faults: string[] = [];
			page.on('pageerror', (error) => faults.push(String(error)));
			page.on('console', (message) => {
				if (/Content Security Policy|hydrat/i.test(message.text())) faults.push(message.text());
			});
			await use(faults);
			base.expect(faults).toEqual([]);
		},
		{ auto: true },
	],
});

/** Opens a page in a language, as somebody who chose it before. */
export async function openIn(page: Page, locale: Locale, url: string, site: Site): Promise<void> {
	await page.context().addCookies([{ name: 'locale', value: locale, url: site.url }]);
	await page.goto(url);
	await hydrated(page);
}

/** A page of somebody else, in a browser of their own. */
export async function otherPage(browser: Browser, locale: Locale, site: Site): Promise<Page> {
	const context = await browser.newContext({ baseURL: site.url });
	await context.addCookies([{ name: 'locale', value: locale, url: site.url }]);
	return context.newPage();
}

/** Somebody who is signed in. */
export interface Session {
	token: string;
	user: { id: string };
}

/** Signs in without a page. */
export async function openSession(site: Site, username: string, password = 'ancu-dev'): Promise<Session> {
	const query = `mutation ($username: String!, $password: String!) {
		loginUser(username: $username, password: $password) { token user { id } } }`;
	return (await ask<{ loginUser: Session }>(site, query, { username, password })).loginUser;
}

/** Opens a page as somebody who signed in before, as after a reload: their token lies in the tab. How they sign in has journeys of its own. */
export async function openAs(
	page: Page,
	locale: Locale,
	who: string | Session,
	url: string,
	site: Site,
	password?: string,
): Promise<Session> {
	const session = typeof who === 'string' ? await openSession(site, who, password) : who;
	await page.context().addCookies([{ name: 'isLogin', value: '1', url: site.url }]);
	const asBefore = await page.addInitScript(({ token, user }) => {
		sessionStorage.setItem('token', token);
		sessionStorage.setItem('account', user.id);
	}, session);
	await openIn(page, locale, url, site);
	// What becomes of it from here on is the page's own.
	await asBefore.dispose();
	return session;
}

/** Waits until the service worker answers for the page. */
export async function controlled(page: Page): Promise<void> {
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

export function isPhone(page: Page): boolean {
	return (page.viewportSize()?.width ?? 0) < 640;
}

/** A journey that goes on wide screens only, and why. */
export function onDesktop(why: string) {
	return { tag: '@desktop', annotation: { type: 'on desktop', description: why } };
}

/** A journey that goes on phones only, and why. */
export function onPhone(why: string) {
	return { tag: '@phone', annotation: { type: 'on a phone', description: why } };
}

/** A journey that goes once. */
export const once = onDesktop('The screen changes nothing of it.');

/** Long journeys go in one language on each kind of screen: both are gone, without going all four ways. */
export function onScreenOf(locale: Locale) {
	const why = 'The other kind of screen goes in the other language.';
	return locale === 'vn' ? onDesktop(why) : onPhone(why);
}

/** Signs in on the page that asks for it. */
export async function signIn(page: Page, locale: Locale, username: string, password = 'ancu-dev'): Promise<void> {
	const { account } = texts[locale];
	await page.getByLabel(account.signIn.username).fill(username);
	await page.getByLabel(account.signIn.password, { exact: true }).fill(password);
	await page.getByRole('button', { name: account.signIn.submit }).click();
}

/** Signs out by the menu of whoever is signed in. */
export async function signOut(page: Page, locale: Locale): Promise<void> {
	await askToSignOut(page, locale);
	// Whoever leaves the page before it has forgotten meets an expired session.
	await page.waitForURL((url) => url.pathname === '/');
}

/** The same, up to the question that there may be. */
export async function askToSignOut(page: Page, locale: Locale): Promise<void> {
	const { shell } = texts[locale];
	// A menu that is opened while one is being signed in goes with that page.
	await page.waitForURL((url) => url.pathname !== '/auth/sign-in');
	if (isPhone(page)) await page.getByRole('button', { name: shell.menu }).click();
	else
		await page
			.getByRole('banner')
			.getByRole('button', { name: shell.accountMenu.replace(/\{\{.*/, '') })
			.click();
	await page.getByRole('button', { name: shell.signOut }).click();
}
