import { ask } from './ask.ts';
import { forSale } from './for-sale.ts';
import { expect, test, texts } from './test.ts';

const { account } = texts.vn;

test.use({ javaScriptEnabled: false });
test.describe('pages arrive whole, before any script', () => {
	test('pages of every kind', async ({ page, site }) => {
		for (const [path, heading] of [
			['/', 'Tìm nơi an cư'],
			['/rent', 'Nhà đất cho thuê'],
			['/project', 'Dự án'],
			['/search?q=da%20nang', 'Tìm nhà đất'],
			['/real-estate?province=48', 'Nhà đất bán tại Đà Nẵng'],
			['/real-estate', 'Nhà đất bán'],
		] as const)
			await test.step(path, async () => {
				await page.goto(site.url + path);
				await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
				expect(await page.getByRole('article').count()).toBeGreaterThan(3);
				await expect(page).toHaveTitle(/An Cư/);
				await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{30,}/);
				await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`^${site.url}/`));
				const pictures = page.getByRole('article').locator('img');
				await expect(pictures.first()).toHaveAttribute('width', /\d+/);
				await expect(pictures.first()).toHaveAttribute('alt', /.+/);
				// Asked for before anything of the page is there.
				const first = await pictures.first().getAttribute('src');
				await expect(page.locator(`head > link[rel=preload][as=image][href="${first}"]`)).toHaveCount(1);
			});

		// The last of them says what it holds to machines.
		const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
		expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'ItemList' });
		expect(data.itemListElement).toHaveLength(24);
	});

	test('a page of a list behind the last leads there', async ({ page, site }) => {
		for (const path of [
			'/real-estate',
			'/project',
			'/search?q=nha',
			'/map',
			'/real-estate?province=48&sort=price-asc',
		]) {
			const asked = new URL(path, site.url);
			await page.goto(asked.href);
			const cards = page.getByRole('article').filter({ visible: true });
			expect(await cards.count(), path).toBeGreaterThan(0);
			// Where there is but one page, no page is named.
			const pages = page.locator('[data-slot="pagination"] li').filter({ hasText: /\d/ });
			const last = (await pages.count()) > 0 ? await pages.last().innerText() : '1';
			asked.searchParams.set('page', '400');
			await page.goto(asked.href);
			if (last === '1') asked.searchParams.delete('page');
			else asked.searchParams.set('page', last);
			asked.searchParams.sort();
			const shown = new URL(page.url());
			shown.searchParams.sort();
			expect(shown.href).toBe(asked.href);
			expect(await cards.count(), path).toBeGreaterThan(0);
		}
		await page.goto('/invest?page=400&phase=ENDED');
		expect(page.url()).toBe(`${site.url}/invest?phase=ENDED`);
		await page.goto('/real-estate-broker?q=Trang&page=400');
		expect(page.url()).toBe(`${site.url}/real-estate-broker?q=Trang`);
		await page.goto('/news?page=9');
		expect(page.url()).toBe(`${site.url}/news`);
		await expect(page.getByRole('article')).toHaveCount(6);
		await page.goto('/real-estate?page=2');
		expect(page.url()).toBe(`${site.url}/real-estate?page=2`);
	});

	test('a page has one address, without a slash at its end and in lower case', async ({ request, site }) => {
		const leadsTo = async (path: string) => {
			const response = await request.get(site.url + path, { maxRedirects: 0 });
			return { status: response.status(), to: response.headers().location };
		};
		for (const [path, to] of [
			['/rent/', '/rent'],
			['/RENT', '/rent'],
			['/Real-Estate//?province=48&q=a%2Fb', '/real-estate?province=48&q=a%2Fb'],
			['/map/?view=list', '/map?view=list'],
			['/personal/Ab%2Fc/', '/personal/Ab%2Fc'],
			['/NEWS/Nh%C3%A0', '/news/Nh%C3%A0'],
			['/Setting/Wallet', '/setting/wallet'],
		] as const)
			expect(await leadsTo(path), path).toEqual({ status: 301, to });
		for (const path of ['//evil.example', '//evil.example/', '/%2Fevil.example/', '//rent.example/Rent/', '/nothing/'])
			expect(await leadsTo(path), path).toEqual({ status: 404, to: undefined });
		for (const path of ['/', '/rent', '/map?view=list', '/search?q=A/'])
			expect(await leadsTo(path), path).toEqual({ status: 200, to: undefined });
		// Who follows it finds the page that it names.
		const canonical = /<link rel="canonical" href="([^"]+)"/.exec(
			await (await request.get(`${site.url}/RENT/`)).text(),
		);
		expect(canonical?.[1]).toBe(`${site.url}/rent`);
	});

	test('an address with a broken character is one of nothing, in the language of who asks', async ({
		request,
		site,
	}) => {
		const get = (path: string, headers: Record<string, string>) =>
			request.get(site.url + path, { headers, maxRedirects: 0 });
		for (const path of ['/news/%E0%A4%A', '/personal/%E0', '/real-estate/%E0?q=a', '/%', '/nothing/%ZZ/']) {
			for (const [cookie, words] of [
				['locale=vn', 'Không có trang này'],
				['locale=en', 'Page not found'],
			] as const) {
				const page = await get(path, { accept: 'text/html,*/*;q=0.8', cookie });
				expect([page.status(), page.headers()['content-type']], path).toEqual([404, 'text/html; charset=utf-8']);
				expect(page.headers()['content-security-policy'], path).toContain("default-src 'self'");
				expect(await page.text(), path).toContain(words);
			}
			const told = await get(path, { accept: 'application/json' });
			expect([told.status(), (await told.json()).code], path).toEqual([400, 'FST_ERR_BAD_URL']);
		}
	});

	test('the search of the home page works', async ({ page, site }) => {
		await page.goto(site.url);
		await page.getByRole('combobox', { name: 'Tìm nhà đất' }).fill('quan 12');
		await page.getByRole('button', { name: 'Tìm kiếm' }).click();
		await expect(page).toHaveURL(/\/search\?type=BUY&q=quan\+12/);
		await expect(page.getByRole('article').first()).toContainText('Quận 12');
	});

	test('a listing shows search engines and shared links what lists show, and nothing more', async ({
		request,
		site,
	}) => {
		const path = `/real-estate/${await forSale(site)}`;
		const url = site.url + path;
		const read = async (agent: string) => {
			const response = await request.get(url, { headers: { 'user-agent': agent }, maxRedirects: 0 });
			return { status: response.status(), html: await response.text(), to: response.headers().location };
		};
		const { status, html } = await read('facebookexternalhit/1.1');
		expect(status).toBe(200);
		expect(html).toMatch(/<meta property="og:image" content="http[^"]+"/);
		expect(html).toContain('"@type":"RealEstateListing"');
		expect(html).toContain('"isAccessibleForFree":false');
		expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
		expect(html).toContain('<style>');
		expect(html).not.toContain('rel="stylesheet"');
		expect(html).not.toMatch(/contactPersonPhone|tel:/);
		// Parts whose scripts come late are there all the same, in their places.
		expect(html).toContain('data-slot="loan-panel"');
		expect(html).not.toMatch(/<div hidden|<template/);
		// A visitor is asked to sign in.
		const asked = await read('Mozilla/5.0 Chrome/156.0 Safari/537.36');
		const to = `/auth/sign-in?next=${encodeURIComponent(path)}&reason=pleaseSignIn`;
		expect([asked.status, asked.to]).toEqual([302, to]);
	});

	test('what is not there says so to search engines and shared links, by its status too', async ({ request, site }) => {
		for (const [path, words] of [
			['/real-estate/99999999', texts.vn.listing.detail.notFound],
			['/real-estate/abc', texts.vn.listing.detail.notFound],
			['/personal/00000000-0000-4000-8000-000000000000', account.person.notFound],
		] as const) {
			const response = await request.get(site.url + path, { headers: { 'user-agent': 'Googlebot/2.1' } });
			const html = await response.text();
			expect(response.status(), path).toBe(404);
			expect(html, path).toContain(`<title>${words} | An Cư</title>`);
			expect(html, path).toMatch(new RegExp(`<h1[^>]*>${words}</h1>`));
			expect(html, path).toContain('<meta name="robots" content="noindex"');
			expect(html, path).not.toContain('rel="canonical"');
		}
	});

	test("a rent says in previews and to machines that it is a month's", async ({ request, site }) => {
		const query =
			'{ getAllLocationInfo(limit: 1, filter: { tradingType: RENT, priceMin: 1000000 }) { data { sequenceId priceRaw } } }';
		type Listed = { sequenceId: number; priceRaw: number };
		const { getAllLocationInfo } = await ask<{ getAllLocationInfo: { data: [Listed] } }>(site, query);
		const [{ sequenceId, priceRaw }] = getAllLocationInfo.data;
		const page = await request.get(`${site.url}/real-estate/${sequenceId}`, {
			headers: { 'user-agent': 'Googlebot/2.1' },
		});
		const html = await page.text();
		expect(html).toMatch(/<meta property="og:description" content="[^",]+(,\d+)?\s(triệu|tỷ|nghìn|đồng)\/tháng, /);
		const data = JSON.parse(/<script type="application\/ld\+json"[^>]*>(.+?)<\/script>/.exec(html)?.[1] ?? '');
		expect(data.offers).toEqual({
			'@type': 'Offer',
			businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
			priceSpecification: {
				'@type': 'UnitPriceSpecification',
				price: priceRaw,
				priceCurrency: 'VND',
				unitCode: 'MON',
			},
		});
	});

	test('search engines keep lists by what their titles say, each page of them, and none without listings', async ({
		request,
		site,
	}) => {
		const read = async (path: string) => {
			const html = await (await request.get(site.url + path)).text();
			const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
			return {
				title: /<title>(.+?) \| An Cư</.exec(html)?.[1],
				isKept: !html.includes('content="noindex"'),
				canonical,
			};
		};
		const kept = (path: string, title: string) => ({ title, isKept: true, canonical: site.url + path });
		for (const [path, title] of [
			['/rent?category=room', 'Cho thuê phòng trọ'],
			['/real-estate?category=apartment&province=79', 'Bán căn hộ chung cư tại Hồ Chí Minh'],
			['/real-estate?page=2', 'Nhà đất bán, trang 2'],
			['/real-estate-broker?page=2', 'Người đăng tin, trang 2'],
		] as const)
			expect(await read(path), path).toEqual(kept(path, title));
		for (const path of [
			'/search?q=mua+sim',
			'/real-estate?sort=price-asc',
			'/rent?priceMin=5000000',
			'/rent?category=farmland',
		])
			expect(await read(path), path).toMatchObject({ isKept: false });
	});
});

test('what is typed into a form is in no address where it is sent before its scripts', async ({ page, site }) => {
	for (const [path, label] of [
		['/auth/sign-in?next=%2Fpersonal', account.signIn.password],
		['/auth/sign-up', account.code.phone],
		['/auth/forgot-password', account.code.phone],
	] as const) {
		const url = site.url + path;
		await page.goto(url);
		const sent = page.waitForRequest((request) => request.method() === 'POST');
		await page.getByLabel(label, { exact: true }).fill('0975550123');
		await page.keyboard.press('Enter');
		expect((await sent).url()).toBe(url);
		// The page again, as it was.
		await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
		expect(page.url()).toBe(url);
	}
});
