import type { Page } from '@playwright/test';
import { holdFiles } from './hold-files.ts';
import { expect, hydrated, test, texts } from './test.ts';

const linkToSales = (page: Page) =>
	page.getByRole('banner').getByRole('link', { name: texts.vn.shell.buy, exact: true });

test('a page whose link somebody rested on is there with the press, without the page before being drawn as loading, and without the network', async ({
	page,
	context,
	site,
}) => {
	await page.goto(site.url);
	await hydrated(page);
	const answered = page.waitForResponse((response) => response.url().endsWith('/graphql'));
	await linkToSales(page).hover();
	await (await answered).finished();
	await page.waitForFunction(() => 'real-estate' in (window.__reactRouterRouteModules ?? {}));
	await page.waitForLoadState('networkidle');
	await context.setOffline(true);
	const path = await linkToSales(page).evaluate(async (link: HTMLAnchorElement) => {
		link.click();
		await new Promise((resolve) => setTimeout(resolve));
		return location.pathname;
	});
	expect(path).toBe('/real-estate');
	await expect(page.getByRole('heading', { level: 1, name: texts.vn.listing.list.title.BUY })).toBeVisible();
	await expect(page.getByRole('article').first()).toBeVisible();
});

test('scripts, texts and data of a page are asked for at the press, none after the other', async ({ page, site }) => {
	// What pages need is asked for when nothing else is.
	const needs = page.waitForResponse(/\/assets\/common-needs-.*\.js$/);
	await page.goto(`${site.url}/news`);
	await hydrated(page);
	await (await needs).finished();
	await page.waitForLoadState('networkidle');
	// Neither comes before both are asked for.
	const letCome = await holdFiles(page, /\/assets\/.*\.js$/);
	const asked = [
		page.waitForRequest(/\/assets\/list\.route-.*\.js$/),
		page.waitForRequest(/\/assets\/texts\.listing\.vn-.*\.js$/),
		page.waitForRequest('**/graphql'),
	];
	// Nobody rested on it before.
	await linkToSales(page).evaluate((link: HTMLAnchorElement) => link.click());
	await Promise.all(asked);
	letCome();
	await expect(page.getByRole('article').first()).toBeVisible();
});

test('what cannot be fetched ahead is not complained of, and fetched when it is needed', async ({ page, site }) => {
	await page.goto(site.url);
	await hydrated(page);
	await page.waitForLoadState('networkidle');
	await page.route('**/graphql', (route) => route.abort());
	const failed = page.waitForEvent('requestfailed');
	await linkToSales(page).hover();
	await failed;
	await expect(page.locator('[data-toast]')).toHaveCount(0);
	await page.unroute('**/graphql');
	await linkToSales(page).click();
	await expect(page.getByRole('article').first()).toBeVisible();
});
