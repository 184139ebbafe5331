import type { APIRequestContext, APIResponse } from '@playwright/test';
import { policies } from '../packages/forms/src/content/policies.ts';
import { expect, type Locale, locales, once, openIn, test, texts } from './test.ts';

/** What a policy page is called on the screen. */
function titleOf(locale: Locale, name: string): string {
	const names: Record<string, string | Record<string, string>> = texts[locale].shell.policy;
	const [group = '', page = ''] = name.split('.');
	const found = names[group];
	return (typeof found === 'string' ? found : found?.[page]) ?? '';
}

const get = (request: APIRequestContext, locale: Locale, path: string): Promise<APIResponse> =>
	request.get(path, { headers: { cookie: `locale=${locale}` } });

const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, found = '']) => found);

test('every policy is led to, and whole in each language', once, async ({ request }) => {
	for (const locale of locales) {
		const home = await (await get(request, locale, '/')).text();
		const foot = home.slice(home.indexOf('data-slot="site-footer"'));
		const addresses = all(foot, /href="([^"]+)"/g);
		for (const { name, path } of policies) {
			expect(addresses).toContain(path);
			const response = await get(request, locale, path);
			expect(response.status(), path).toBe(200);
			const html = await response.text();
			expect(all(html, /<h1[^>]*>([^<]*)<\/h1>/g)).toEqual([titleOf(locale, name)]);
			expect(all(html, /<title>([^<]*)<\/title>/g)).toEqual([`${titleOf(locale, name)} | An Cư`]);
			expect(all(html, /<link rel="canonical" href="[^"]*?(\/[a-z/]+)"/g)).toEqual([path]);
			expect(all(html, /<meta name="description" content="([^"]{60,})"/g)).toHaveLength(1);
		}
	}
});

test(
	'a policy is opened from the foot, read by its contents, and changes its language',
	once,
	async ({ page, site }) => {
		await openIn(page, 'vn', '/', site);
		await page.getByRole('contentinfo').getByRole('link', { name: texts.vn.shell.policy.privacy }).click();
		await expect(page).toHaveURL(/\/privacy$/);
		const title = page.getByRole('heading', { level: 1 });
		await expect(title).toHaveText(texts.vn.shell.policy.privacy);

		const contents = page.locator('nav[aria-labelledby="contents"]');
		await contents.getByRole('link').filter({ hasText: 'Xóa tài khoản' }).click();
		await expect(page).toHaveURL(/#erasure$/);
		await expect(page.locator('#erasure')).toBeInViewport();

		await page.getByRole('main').getByRole('link', { name: texts.vn.shell.policy.security.cookies }).click();
		await expect(title).toHaveText(texts.vn.shell.policy.security.cookies);
		await expect(title).toBeInViewport();

		await page.getByRole('button', { name: /English$/ }).click();
		await expect(title).toHaveText(texts.en.shell.policy.security.cookies);
		await expect(page.getByText(/An Cư sets three cookies/)).toBeVisible();
	},
);

/** Pages of one kind are alike: so many of them are looked at. */
const FEW = 3;

/** What a page is one of: listings, people, pages of lists by what they are held to. */
function kindOf({ pathname, search }: URL): string {
	return `${pathname.replace(/^\/(real-estate|personal|news)\/[^/]+$/, '/$1/…')}${search ? '?' : ''}`;
}

// In one language: the texts themselves are looked at for the same links in every other.
test('every link that a visitor meets leads somewhere', once, async ({ page, site }) => {
	const seen = new Map<string, string>();
	const waiting: { url: URL; from: string }[] = [{ url: new URL('/', site.url), from: '' }];
	const counts = new Map<string, number>();
	const anchors: { path: string; id: string; from: string }[] = [];

	const read = async ({ url, from }: { url: URL; from: string }) => {
		const path = url.pathname + url.search;
		const response = await page.request.get(path);
		expect(response.status(), `${path}, from ${from}`).toBe(200);
		// What is for those who are signed in leads to the page where they do so, which is met by itself.
		const isPage = response.url() === url.href && response.headers()['content-type']?.startsWith('text/html');
		const html = isPage ? await response.text() : '';
		seen.set(path, html);
		for (const href of all(html, /<a\b[^>]*\shref="([^"]+)"/g)) {
			const next = new URL(href.replaceAll('&amp;', '&'), response.url());
			if (next.origin !== site.url) continue;
			const to = next.pathname + next.search;
			if (next.hash) anchors.push({ path: to, id: decodeURIComponent(next.hash.slice(1)), from: path });
			if (seen.has(to)) continue;
			const kind = kindOf(next);
			const count = (counts.get(kind) ?? 0) + 1;
			counts.set(kind, count);
			if (kind !== next.pathname && count > FEW) continue;
			seen.set(to, '');
			next.hash = '';
			waiting.push({ url: next, from: path });
		}
	};
	while (waiting.length > 0) await Promise.all(waiting.splice(0, 4).map(read));

	expect(seen.size).toBeGreaterThan(40);
	for (const path of ['/news', '/transaction', '/privacy', '/map']) expect([...seen.keys()]).toContain(path);
	const found = anchors.filter(({ path }) => seen.get(path));
	expect(found.length).toBeGreaterThan(100);
	for (const { path, id, from } of found)
		expect(seen.get(path)?.includes(`id="${id}"`), `${path}#${id}, from ${from}`).toBe(true);
});

test('an address that leads nowhere is answered so, also beside the policies', once, async ({ request, site }) => {
	for (const path of ['/404', '/nowhere', '/real-estate/a/b', '/news/khong-co', '/news/a/b']) {
		const response = await request.get(path);
		expect(response.status(), path).toBe(404);
		expect(await response.text(), path).toContain('<meta name="robots" content="noindex"');
	}
	for (const path of ['/rule', '/rule/nothing', '/security/account', '/used', '//elsewhere.example/used'])
		expect((await request.get(site.url + path)).status(), path).toBe(404);
	expect((await request.get(`${site.url}//`)).status(), 'home').toBe(200);
});
