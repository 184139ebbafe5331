import web from '../apps/web/src/locales/vn.json' with { type: 'json' };
import { asks } from './asks.ts';
import { photos } from './posting.ts';
import { expect, once, openAs, otherPage, test, texts } from './test.ts';

const words = texts.vn.content;
const HOSTILE =
	'<script>document.title = "x"</script> <img src=x onerror="document.title=1"> [bấm](javascript:alert(1))';

test(
	'an editor writes in both languages, looks at it, publishes it, and a visitor reads it',
	once,
	async ({ page, browser, site }) => {
		const title = 'Giữ chỗ hay đặt cọc khi đi thuê';
		await openAs(page, 'vn', 'editor', '/news-desk/new', site);
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

		// Who goes is asked, and nobody says that what is kept is lost.
		await page.getByRole('banner').locator('a[href="/"]').click();
		const question = page.getByRole('dialog', { name: web.leave.keptTitle });
		await expect(question).toContainText(web.article.leaveKept);
		await question.getByRole('button', { name: web.leave.stay }).click();
		// What was typed is still there when the page is opened again.
		page.once('dialog', (dialog) => dialog.accept());
		await page.reload();
		await expect(page.getByText(/^Đây là bài bạn viết dở lúc/)).toBeVisible();
		await expect(field(`${words.form.title} ${words.form.language.vn}`)).toHaveValue(title);
		await page.getByRole('button', { name: words.form.save }).click();
		await page.waitForURL(/\/news-desk\/[0-9a-f-]{36}$/);
		await expect(page.getByText(words.form.clean)).toBeVisible();
		await expect(page.getByText(/^Đây là bài bạn viết dở lúc/)).toBeHidden();
		await expect(page.getByRole('button', { name: words.form.save })).toBeFocused();
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
		await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
		const address = await page.getByRole('link', { name: words.form.view }).getAttribute('href');
		expect(address).toMatch(/^\/news\/giu-cho-hay-dat-coc-khi-di-thue$/);

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
		// Who writes it reads it still, and is told that nobody else does.
		await page.goto(address ?? '');
		await expect(page.getByText(words.news.draft)).toBeVisible();
		await expect(page).toHaveTitle(`${title} | An Cư`);
		await visitor.context().close();
	},
);

test('who saves over a newer version is told, and loses nothing', once, async ({ page, browser, site }) => {
	await openAs(page, 'vn', 'editor', '/news-desk', site);
	await page.getByRole('link', { name: 'Đọc sổ đỏ trong mười phút' }).click();
	const english = (where: typeof page) =>
		where.getByRole('textbox', { name: `${words.form.title} ${words.form.language.en}` });
	await expect(english(page)).toHaveValue('Reading a land certificate in ten minutes');

	const other = await otherPage(browser, 'vn', site);
	await openAs(other, 'vn', 'admin', page.url(), site);
	const saveThere = async (title: string) => {
		await english(other).fill(title);
		await other.getByRole('button', { name: words.form.saveLive }).click();
		await expect(other.getByText(words.form.clean)).toBeVisible();
	};
	await saveThere('Reading a certificate');

	await english(page).fill('Reading a land certificate calmly');
	await page.getByRole('button', { name: words.form.saveLive }).click();
	await expect(page.getByRole('heading', { name: words.conflict.title })).toBeVisible();
	await expect(english(page)).toHaveValue('Reading a land certificate calmly');
	// Not to be had, the newer version takes the place of nothing.
	let lost = 0;
	await page.route('**/graphql', (route) => {
		if (!asks(route.request(), /query Article\b/)) return route.fallback();
		lost += 1;
		return route.abort();
	});
	await page.getByRole('button', { name: words.conflict.discard }).click();
	// Tried twice.
	await expect.poll(() => lost).toBe(2);
	await expect(page.getByText(texts.vn.translation.retry)).toBeHidden();
	await expect(english(page)).toHaveValue('Reading a land certificate calmly');
	await expect(page.getByRole('heading', { name: words.conflict.title })).toBeVisible();
	await page.unroute('**/graphql');
	await page.getByRole('button', { name: words.conflict.overwrite }).click();
	await expect(page.getByText(words.form.clean)).toBeVisible();
	await page.reload();
	await expect(english(page)).toHaveValue('Reading a land certificate calmly');

	await test.step('so is who comes back to what was left in the browser', async () => {
		await english(page).fill('Reading a land certificate again');
		await other.reload();
		await saveThere('Reading any certificate');
		page.once('dialog', (dialog) => dialog.accept());
		await page.reload();
		await expect(page.getByRole('heading', { name: words.conflict.title })).toBeVisible();
		await expect(english(page)).toHaveValue('Reading a land certificate again');
		await page.getByRole('button', { name: words.form.saveLive }).click();
		await expect(page.getByRole('alert').filter({ hasText: words.conflict.title })).toBeFocused();
		await page.getByRole('button', { name: words.conflict.discard }).click();
		await expect(english(page)).toHaveValue('Reading any certificate');
	});

	await test.step('who does something with an older one sees the newer one first, and loses nothing either', async () => {
		const takeBack = async () => {
			await page.getByRole('button', { name: words.act.unpublish.open }).click();
			await page.getByRole('dialog').getByRole('button', { name: words.act.unpublish.submit }).click();
		};
		await other.reload();
		await saveThere('Reading one certificate');
		await takeBack();
		await expect(page.getByText(web.article.theirs)).toBeFocused();
		await expect(english(page)).toHaveValue('Reading one certificate');

		await saveThere('Reading two certificates');
		await english(page).fill('Reading three certificates');
		await takeBack();
		await expect(page.getByRole('alert').filter({ hasText: words.conflict.title })).toBeFocused();
		await expect(english(page)).toHaveValue('Reading three certificates');
		await page.getByRole('button', { name: words.conflict.discard }).click();
		await expect(english(page)).toHaveValue('Reading two certificates');
	});
	await other.context().close();
});

test('what is typed while it is saved stays, on the page and in the browser', once, async ({ page, site }) => {
	await openAs(page, 'vn', 'editor', '/news-desk/new', site);
	await page.waitForURL('**/news-desk/new');
	const field = (name: string) => page.getByRole('textbox', { name });
	const title = field(`${words.form.title} ${words.form.language.vn}`);
	await title.fill('Sổ hồng');
	await field(`${words.form.summary} ${words.form.language.vn}`).fill('Một tờ giấy.');
	await field(words.form.bodyIn.vn).fill('Xem kỹ.');

	// The server takes its time.
	let answer = () => {};
	const mayAnswer = () =>
		new Promise<void>((resolve) => {
			answer = resolve;
		});
	let held = mayAnswer();
	await page.route('**/graphql', async (route) => {
		if (asks(route.request(), /mutation (Create|Update)Article\b/)) await held;
		await route.fallback();
	});
	const save = async (typed: string, action: string) => {
		const sent = page.waitForRequest((request) => asks(request, new RegExp(`mutation ${action}Article\\b`)));
		await page.getByRole('button', { name: words.form.save }).click();
		await sent;
		await title.focus();
		await title.press('End');
		await title.pressSequentially(typed);
		answer();
		held = mayAnswer();
		await expect(page.getByRole('button', { name: words.form.save })).not.toHaveAttribute('aria-busy');
	};
	await save(' mới', 'Create');
	await page.waitForURL(/\/news-desk\/[0-9a-f-]{36}$/);
	await expect(title).toHaveValue('Sổ hồng mới');
	await expect(title).toBeFocused();
	await save(' nhất', 'Update');
	await expect(page.getByRole('heading', { level: 1, name: 'Sổ hồng mới' })).toBeVisible();
	await expect(page.getByText(words.form.dirty)).toBeVisible();

	await page.unroute('**/graphql');
	page.once('dialog', (dialog) => dialog.accept());
	await page.reload();
	await expect(page.getByText(/^Đây là bài bạn viết dở lúc/)).toBeVisible();
	await expect(title).toHaveValue('Sổ hồng mới nhất');
	await page.getByRole('button', { name: 'Bỏ, dùng bản đã lưu' }).click();
	await expect(title).toHaveValue('Sổ hồng mới');
	await expect(page.getByRole('heading', { level: 1, name: 'Sổ hồng mới' })).toBeFocused();
	// Nothing is left of it: the other tests count.
	await page.getByRole('button', { name: words.act.delete.open }).click();
	await page.getByRole('dialog').getByRole('button', { name: words.act.delete.submit }).click();
	await page.waitForURL('**/news-desk');
});

test('what is saved of a published article shows in the news at once', once, async ({ page, site }) => {
	await openAs(page, 'vn', 'editor', '/news-desk', site);
	await page.waitForURL('**/news-desk');
	// From here on nothing is loaded again.
	await page.evaluate(() => Object.assign(window, { isSame: true }));
	const toNews = page.getByRole('contentinfo').getByRole('link', { name: texts.vn.shell.news, exact: true });
	const shown = page.getByRole('article').filter({ hasText: 'Đọc sổ đỏ trong mười phút' });
	await toNews.click();
	await expect(shown).toBeVisible();
	await expect(shown).not.toContainText('Đọc chậm thôi.');
	await page.goBack();
	await page.getByRole('link', { name: 'Đọc sổ đỏ trong mười phút' }).click();
	await page.getByRole('textbox', { name: `${words.form.summary} ${words.form.language.vn}` }).fill('Đọc chậm thôi.');
	await page.getByRole('button', { name: words.form.saveLive }).click();
	await expect(page.getByText(words.form.clean)).toBeVisible();
	await toNews.click();
	await expect(shown).toContainText('Đọc chậm thôi.');
	expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('the desk leads to what is there', once, async ({ page, site }) => {
	await openAs(page, 'vn', 'editor', '/news-desk?page=9', site);
	await page.waitForURL((url) => url.pathname === '/news-desk' && url.search === '');
	await expect(page.getByRole('link', { name: 'Đọc sổ đỏ trong mười phút' })).toBeVisible();
	await page.goto('/news-desk/00000000-0000-4000-8000-000000000000');
	await expect(page.getByRole('heading', { level: 1, name: words.news.gone })).toBeVisible();
	await page.getByRole('main').getByRole('link', { name: words.desk.title }).click();
	await page.waitForURL('**/news-desk');
});

test.describe('before any script', () => {
	test.use({ javaScriptEnabled: false });

	test('news and an article arrive whole', once, async ({ page, site }) => {
		await page.context().addCookies([{ name: 'locale', value: 'en', url: site.url }]);
		await page.goto('/news');
		await expect(page.getByRole('article')).toHaveCount(6);
		await page.getByRole('article').first().getByRole('link').click();
		await expect(page.getByRole('navigation', { name: texts.en.content.contents })).toBeVisible();
		const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
		expect(data).toMatchObject({ '@type': 'NewsArticle', url: page.url(), publisher: { name: 'An Cư' } });
		await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
		await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', `${site.url}/share.png`);
		const crumbs = page.locator('[itemtype="https://schema.org/BreadcrumbList"] [itemprop="itemListElement"]');
		await expect(crumbs).toHaveCount(3);
	});
});
