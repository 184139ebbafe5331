import { photos } from './posting.ts';
import { expect, isPhone, locales, openIn, otherPage, signIn, test, texts } from './test.ts';

const words = texts.vn.content;
const HOSTILE =
	'<script>document.title = "x"</script> <img src=x onerror="document.title=1"> [bấm](javascript:alert(1))';

test('an editor writes in both languages, looks at it, publishes it, and a visitor reads it', async ({
	page,
	browser,
	site,
}) => {
	const title = `Giữ chỗ hay đặt cọc ${isPhone(page) ? 'khi đi thuê' : 'khi đi mua'}`;
	await openIn(page, 'vn', '/news-desk/new', site);
	await signIn(page, 'vn', 'editor');
	await page.waitForURL('**/news-desk/new');

	const field = (name: string) => page.getByRole('textbox', { name });
	await field(`${words.form.title} ${words.form.language.vn}`).fill(title);
	await field(`${words.form.summary} ${words.form.language.vn}`).fill('Hai tờ giấy, hai nghĩa khác nhau.');
	const body = field(words.form.bodyIn.vn);
	await body.fill(`## Khác nhau ở đâu\n\nXem kỹ **từng dòng**.\n\n${HOSTILE}`);
	const preview = page.getByRole('region', { name: words.form.preview });
	await expect(preview.getByRole('heading', { name: 'Khác nhau ở đâu' })).toBeVisible();
	await expect(preview.getByText('<script>')).toBeVisible();
	await expect(preview.locator('script, img, [onerror], a[href]')).toHaveCount(0);

	// What was typed is still there when the page is opened anew.
	page.once('dialog', (dialog) => dialog.accept());
	await page.reload();
	await expect(page.getByText(/^Đây là bài bạn viết dở lúc/)).toBeVisible();
	await expect(field(`${words.form.title} ${words.form.language.vn}`)).toHaveValue(title);
	await page.getByRole('button', { name: words.form.save }).click();
	await page.waitForURL(/\/news-desk\/[0-9a-f-]{36}$/);
	const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

	const visitor = await otherPage(browser, 'vn', site);
	expect((await visitor.goto(`/news/${id}`))?.status()).toBe(404);
	await expect(visitor.getByRole('heading', { level: 1, name: words.news.gone })).toBeVisible();

	const publish = page.getByRole('button', { name: words.act.publish.open });
	await expect(publish).toHaveAttribute('aria-disabled', 'true');
	await field(`${words.form.title} ${words.form.language.en}`).fill('Holding a place or paying a deposit');
	await field(`${words.form.summary} ${words.form.language.en}`).fill('Two papers, two meanings.');
	await page.getByText(words.form.languageName.en, { exact: true }).click();
	await field(words.form.bodyIn.en).fill('## What differs\n\nRead every line.');
	await page.locator('input[type=file]').setInputFiles(await photos(page, 1));
	await field(`${words.cover.alt} ${words.form.language.vn}`).fill('Hai tờ giấy');
	await field(`${words.cover.alt} ${words.form.language.en}`).fill('Two papers');
	await page.getByRole('button', { name: words.form.save }).click();
	await expect(page.getByText(words.form.clean)).toBeVisible();
	// Saved once more, the cover is the one that is there.
	await field(`${words.cover.alt} ${words.form.language.en}`).fill('Two sheets of paper');
	await page.getByRole('button', { name: words.form.save }).click();
	await expect(page.getByText(words.form.clean)).toBeVisible();
	await publish.click();
	await page.getByRole('dialog').getByRole('button', { name: words.act.publish.submit }).click();
	await expect(page.getByRole('button', { name: words.act.unpublish.open })).toBeVisible();
	const address = await page.getByRole('link', { name: words.form.view }).getAttribute('href');
	expect(address).toMatch(/^\/news\/giu-cho-hay-dat-coc-khi-di-(thue|mua)$/);

	expect((await visitor.goto(address ?? ''))?.status()).toBe(200);
	await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
	const cover = visitor.getByRole('img', { name: 'Hai tờ giấy' });
	await expect(cover).toBeVisible();
	const shared = visitor.locator('meta[property="og:image"]');
	expect(await shared.getAttribute('content')).toBe(new URL((await cover.getAttribute('src')) ?? '', site.url).href);
	const text = visitor.locator('[data-slot="rich-text"]');
	await expect(text.getByText('từng dòng')).toBeVisible();
	await expect(text).toContainText('<script>document.title');
	await expect(text.locator('script, img, [onerror], a[href]')).toHaveCount(0);
	await expect(visitor).toHaveTitle(`${title} | An Cư`);
	await visitor.getByRole('button', { name: /English$/ }).click();
	await expect(visitor.getByRole('heading', { level: 1, name: 'Holding a place or paying a deposit' })).toBeVisible();
	await expect(visitor.getByRole('heading', { name: 'What differs' })).toBeVisible();
	await visitor.goto('/news');
	await expect(visitor.getByRole('link', { name: 'Holding a place or paying a deposit' })).toBeVisible();

	await page.getByRole('button', { name: words.act.unpublish.open }).click();
	await page.getByRole('dialog').getByRole('button', { name: words.act.unpublish.submit }).click();
	await expect(publish).toBeVisible();
	expect((await visitor.goto(address ?? ''))?.status()).toBe(404);
	await visitor.context().close();
});

test('who saves over a newer version is told, and loses nothing', async ({ page, browser, site }) => {
	test.skip(isPhone(page), 'The same on every screen.');
	await openIn(page, 'vn', '/news-desk', site);
	await signIn(page, 'vn', 'editor');
	await page.getByRole('link', { name: 'Đọc sổ đỏ trong mười phút' }).click();
	const english = (where: typeof page) =>
		where.getByRole('textbox', { name: `${words.form.title} ${words.form.language.en}` });
	await expect(english(page)).toHaveValue('Reading a land certificate in ten minutes');

	const other = await otherPage(browser, 'vn', site);
	await other.goto(page.url());
	await signIn(other, 'vn', 'admin');
	await english(other).fill('Reading a certificate');
	await other.getByRole('button', { name: words.form.saveLive }).click();
	await expect(other.getByText(words.form.clean)).toBeVisible();
	await other.context().close();

	await english(page).fill('Reading a land certificate calmly');
	await page.getByRole('button', { name: words.form.saveLive }).click();
	await expect(page.getByRole('heading', { name: words.conflict.title })).toBeVisible();
	await expect(english(page)).toHaveValue('Reading a land certificate calmly');
	await page.getByRole('button', { name: words.conflict.overwrite }).click();
	await expect(page.getByText(words.form.clean)).toBeVisible();
	await page.reload();
	await expect(english(page)).toHaveValue('Reading a land certificate calmly');
});

test.describe('before any script', () => {
	test.use({ javaScriptEnabled: false });
	for (const locale of locales) {
		test(`news and an article arrive whole (${locale})`, async ({ page, site }) => {
			test.skip(isPhone(page), 'The server sends the same page to every screen.');
			await page.context().addCookies([{ name: 'locale', value: locale, url: site.url }]);
			await page.goto('/news');
			await expect(page.getByRole('article')).toHaveCount(6);
			await page.getByRole('article').first().getByRole('link').click();
			await expect(page.getByRole('navigation', { name: texts[locale].content.contents })).toBeVisible();
			const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
			expect(data).toMatchObject({ '@type': 'NewsArticle', url: page.url(), publisher: { name: 'An Cư' } });
			await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
			await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', `${site.url}/share.png`);
			const crumbs = page.locator('[itemtype="https://schema.org/BreadcrumbList"] [itemprop="itemListElement"]');
			await expect(crumbs).toHaveCount(3);
		});
	}
});
