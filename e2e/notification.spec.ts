import type { Page } from '@playwright/test';
import { answer, answerTaken, askFor, choose, expectPaid, take } from './planning-check.ts';
import { takePushes } from './push.ts';
import type { Site } from './site.ts';
import { expect, hydrated, openAs, otherPage, signOut, test, texts } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const { notification, planning } = texts.vn;
const TAKEN = 'Yêu cầu kiểm tra quy hoạch đã được tiếp nhận';
const DONE = 'Đã có kết quả kiểm tra quy hoạch';

/** Asks for a plot's planning and pays; answers the check's id. */
async function payFor(page: Page, site: Site, username: string, plot: string): Promise<string> {
	await askFor(page, site, username, plot);
	await choose(page, 'WALLET');
	await expectPaid(page);
	return new URL(page.url()).searchParams.get('id') ?? '';
}

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

/** Titles that the sandbox took for this browser. */
async function pushedTo(page: Page, site: Site): Promise<string[]> {
	const endpoint = await page.evaluate(() => JSON.parse(localStorage.getItem('e2e-push') ?? '{}').endpoint);
	const response = await fetch(`${site.post.url}/push.json?to=${encodeURIComponent(endpoint)}`);
	return ((await response.json()) as { text: string }[]).map(({ text }) => JSON.parse(text).title);
}

/** Answers the question that comes after an act. */
async function switchOn(page: Page): Promise<void> {
	const question = page.getByRole('region', { name: notification.prompt.title });
	await question.getByRole('button', { name: notification.push.enable }).click();
	await expect(page.getByText(notification.prompt.done.on)).toBeFocused();
}

/** Three hours of quiet around now, or none. */
async function setQuiet(page: Page, on: boolean): Promise<void> {
	await page.goto('/setting/notification');
	await hydrated(page);
	await page.getByRole('checkbox', { name: notification.settings.quietSwitch }).setChecked(on);
	const hour = (minutes: number) =>
		new Date(Date.now() + minutes * 60_000).toLocaleTimeString('en-GB', {
			timeZone: 'Asia/Ho_Chi_Minh',
			hour: '2-digit',
			minute: '2-digit',
		});
	if (on) {
		await page.getByLabel(notification.settings.quietFrom, { exact: true }).fill(hour(-60));
		await page.getByLabel(notification.settings.quietTo, { exact: true }).fill(hour(120));
	}
	await page.getByRole('button', { name: notification.settings.submit }).click();
	await expect(page.getByText(notification.settings.saved, { exact: true })).toBeVisible();
}

test('an answer is pushed, and opened leads to its planning check; the bell knew before', async ({
	page,
	browser,
	site,
}) => {
	const push = await takePushes(page, site);
	const id = await payFor(page, site, 'binh', '301');
	await switchOn(page);
	const before = await unseenOf(page);

	await page.goto('/real-estate');
	await hydrated(page);
	const staff = await otherPage(browser, 'vn', site);
	await answer(staff, site, id);
	// Nothing was loaded anew: the server told the page.
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
	await staff.context().close();
});

test('what is seen in one tab is seen in the other', async ({ page, browser, site }) => {
	const id = await payFor(page, site, 'an', '302');
	const before = await unseenOf(page);
	const other = await page.context().newPage();
	await other.goto('/rent');
	await hydrated(other);
	const staff = await otherPage(browser, 'vn', site);
	await take(staff, site, id);
	await expect(bell(other, before + 1)).toBeVisible();
	await expect(bell(page, before + 1)).toBeVisible();
	// So does the page below, which nobody has loaded anew.
	await expect(page.getByRole('heading', { name: planning.checkDetail.now.received })).toBeVisible();

	await bell(page, before + 1).click();
	await expect(page.getByRole('link', { name: new RegExp(TAKEN) }).first()).toBeVisible();
	await page.getByRole('button', { name: notification.seeAll }).click();
	await expect(bell(page, 0)).toBeVisible();
	await expect(bell(other, 0)).toBeVisible();
	await staff.context().close();
});

test('quiet hours hold the push back and not the inbox', async ({ page, browser, site }) => {
	await takePushes(page, site);
	const id = await payFor(page, site, 'binh', '303');
	await switchOn(page);
	const before = await unseenOf(page);
	await setQuiet(page, true);
	const staff = await otherPage(browser, 'vn', site);
	await take(staff, site, id);
	await expect(bell(page, before + 1)).toBeVisible();
	await setQuiet(page, false);
	await answerTaken(staff);
	// What came in the quiet waits for its end; what comes after it goes out.
	await expect.poll(() => pushedTo(page, site)).toEqual([DONE]);
	await bell(page, before + 2).click();
	await page.getByRole('link', { name: notification.bell.all }).click();
	await expect(page).toHaveURL(/\/notification$/);
	await page
		.getByRole('link', { name: new RegExp(TAKEN) })
		.first()
		.click();
	await expect(page).toHaveURL(new RegExp(`/planning-check\\?id=${id}`));
	await expect(bell(page, before + 1)).toBeVisible();
	await staff.context().close();
});

test('nothing is pushed to a browser after its account has signed out', async ({ page, browser, site }) => {
	await takePushes(page, site);
	const id = await payFor(page, site, 'an', '304');
	await switchOn(page);
	const endpoint = await page.evaluate(() => JSON.parse(localStorage.getItem('e2e-push') ?? '{}').endpoint);
	await signOut(page, 'vn');
	const staff = await otherPage(browser, 'vn', site);
	await answer(staff, site, id);

	await openAs(page, 'vn', 'an', '/notification', site);
	await expect(page.getByRole('link', { name: new RegExp(DONE) }).first()).toBeVisible();
	const response = await fetch(`${site.post.url}/push.json?to=${encodeURIComponent(endpoint)}`);
	expect(await response.json()).toEqual([]);
	await staff.context().close();
});
