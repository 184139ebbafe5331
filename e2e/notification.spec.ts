import type { Page } from '@playwright/test';
import web from '../apps/web/src/locales/vn.json' with { type: 'json' };
import { answerCheck, askFor, choose, expectPaid, requestPaidCheck, takeCheck } from './planning-check.ts';
import { takePushes } from './push.ts';
import { expect, hydrated, openAs, test, texts } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const { notification, planning } = texts.vn;
const TAKEN = 'Yêu cầu kiểm tra quy hoạch đã được tiếp nhận';
const DONE = 'Đã có kết quả kiểm tra quy hoạch';

/** The bell, saying how many are unseen. */
const bell = (page: Page, unseen: number) =>
	page.getByRole('banner').getByRole('button', {
		name: unseen > 0 ? notification.bell.label.replace('{{formatted}}', String(unseen)) : notification.title,
		exact: true,
	});

/** How many the server has for whoever is signed in: other journeys leave some behind. */
function unseenOf(page: Page): Promise<number> {
	return page.evaluate(async () => {
		const response = await fetch('/graphql', {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'x-token': sessionStorage.getItem('token') ?? '' },
			body: JSON.stringify({ query: '{ getAllNotification(filter: { seen: false }, limit: 1) { total } }' }),
		});
		return (await response.json()).data.getAllNotification.total;
	});
}

test('an answer is pushed, and opened leads to its planning check; the bell knew before', async ({ page, site }) => {
	const push = await takePushes(page, site);
	const { id } = await askFor(page, site, 'binh', '301');
	await choose(page, 'WALLET');
	await expectPaid(page);
	// The question that comes after an act.
	const question = page.getByRole('region', { name: notification.prompt.title });
	await question.getByRole('button', { name: notification.push.enable }).click();
	await expect(page.getByText(notification.prompt.done.on)).toBeFocused();
	const before = await unseenOf(page);

	await page.goto('/real-estate');
	await hydrated(page);
	await answerCheck(site, await takeCheck(site, id), id);
	// Nothing was loaded again: the server told the page.
	await expect(bell(page, before + 2)).toBeVisible();

	const message = await push.deliver('planning.done');
	expect(message).toMatchObject({ title: DONE, planningCheckRequestId: id, lang: 'vi' });
	await expect.poll(push.titles).toContain(DONE);
	await push.open(message.id);
	await expect(page).toHaveURL(new RegExp(`/planning-check\\?id=${id}$`));
	// What was opened was seen.
	await expect(bell(page, before + 1)).toBeVisible();
	await expect(page.getByRole('heading', { name: planning.answer.verdict })).toBeVisible();

	// The page that another one leads to is there already.
	await page.evaluate(() => Object.assign(window, { stays: true }));
	const older = await push.deliver('planning.received');
	await push.open(older.id);
	await expect(bell(page, before)).toBeVisible();
	await expect(page).toHaveURL(new RegExp(`/planning-check\\?id=${id}$`));
	expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test('whoever keeps a search is asked about push where it is told of at once, and not where it waits', async ({
	page,
	site,
}) => {
	await takePushes(page, site);
	await openAs(page, 'vn', 'an', '/rent?province=79', site);
	const question = page.getByRole('region', { name: notification.prompt.title });
	const { search } = texts.vn.listing.saved;
	const keep = async (pace: string) => {
		await page.getByRole('button', { name: web.saveSearch }).click();
		const dialog = page.getByRole('dialog');
		await dialog.getByRole('radio', { name: pace, exact: true }).check();
		await dialog.getByRole('button', { name: search.submit }).click();
		await expect(dialog).toHaveCount(0);
	};
	for (const pace of [search.DAILY, search.NEVER]) {
		await keep(search.INSTANT);
		await expect(question).toContainText(notification.prompt.about.search);
		await keep(pace);
		await expect(question).toBeHidden();
	}
});

test('what is seen in one tab is seen in the other, one by its link in the inbox, and all', async ({ page, site }) => {
	const { id, session } = await requestPaidCheck(site, 'an', '302');
	await openAs(page, 'vn', session, `/planning-check?id=${id}`, site);
	const before = await unseenOf(page);
	const other = await page.context().newPage();
	await other.goto('/rent');
	await hydrated(other);
	const staff = await takeCheck(site, id);
	await expect(bell(other, before + 1)).toBeVisible();
	await expect(bell(page, before + 1)).toBeVisible();
	// So does the page below, which nobody has loaded again.
	await expect(page.getByRole('heading', { name: planning.checkDetail.now.received })).toBeVisible();

	await bell(page, before + 1).click();
	await page.getByRole('link', { name: notification.bell.all }).click();
	await expect(page).toHaveURL(/\/notification$/);
	await page
		.getByRole('link', { name: new RegExp(TAKEN) })
		.first()
		.click();
	await expect(page).toHaveURL(new RegExp(`/planning-check\\?id=${id}`));
	await expect(bell(page, before)).toBeVisible();
	await expect(bell(other, before)).toBeVisible();

	await answerCheck(site, staff, id);
	await expect(bell(other, before + 1)).toBeVisible();
	await bell(page, before + 1).click();
	await expect(page.getByRole('link', { name: new RegExp(DONE) }).first()).toBeVisible();
	await page.getByRole('button', { name: notification.seeAll }).click();
	await expect(bell(page, 0)).toBeVisible();
	await expect(bell(other, 0)).toBeVisible();
});
