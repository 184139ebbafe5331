import { greenCheckItems } from '@ancu/forms/verification';
import type { Request } from '@playwright/test';
import { sendUpload } from '../apps/server/src/testing/send-upload.ts';
import { askAt, type TestServer } from '../apps/server/src/testing/test-server.ts';
import web from '../apps/web/src/locales/vn.json' with { type: 'json' };
import { ask } from './ask.ts';
import { asks } from './asks.ts';
import { next, pdf, photos } from './posting.ts';
import { expect, hydrated, onDesktop, openAs, openSession, otherPage, test, texts } from './test.ts';

const { listing, shell, translation, verification, wallet } = texts.vn;
const { form } = listing;

/** Whether a request keeps what a checker found so far. */
const keeps = (request: Request) => asks(request, /mutation SaveGreenCheck\b/);

test(
	'a listing is looked at on site, approved by somebody else, and loses its mark with a new price',
	onDesktop('Checklist, queues and mark at every width are in the stories.'),
	async ({ page, browser, site }) => {
		test.setTimeout(180_000);
		let title = '';
		let own = '';

		await test.step('its owner asks for it and pays', async () => {
			await openAs(page, 'vn', 'an', '/estate?tab=public', site);
			const ask = page.getByRole('link', { name: new RegExp(listing.mine.greenCheck) }).first();
			await ask.click();
			await expect(page).toHaveURL(/checkOf=/);
			own = page.url();
			await page.getByRole('button', { name: verification.request.ask, exact: true }).click();
			await expect(page).toHaveURL(/greenCheck=/);
			title = await page.locator('[data-slot=green-check-page]').getByRole('link').first().innerText();
			await page.getByRole('radio', { name: wallet.method.WALLET, exact: true }).check();
			await page.getByRole('button', { name: wallet.billing.pay.WALLET.replace('{{total}}', '100.000 ₫') }).click();
			await expect(page.getByText(verification.request.now.waiting)).toBeVisible();
		});

		const ownRow = page.locator('[data-slot=my-listing-row]').filter({ hasText: title });
		const ownCheck = page.locator('[data-slot=green-check-card]').filter({ hasText: title });
		const openOwnChecks = async () => {
			const head = page.getByRole('banner');
			await head.getByRole('button', { name: shell.accountMenu.replace(/\{\{.*/, '') }).click();
			await head.getByRole('link', { name: shell.greenChecks, exact: true }).click();
			await expect(page).toHaveURL(`${site.url}/green-check`);
		};
		await test.step('its owner finds it among their own, from the menu and from the listing', async () => {
			await openOwnChecks();
			await expect(page.getByRole('heading', { level: 1, name: verification.mine.title })).toBeVisible();
			await expect(ownCheck).toContainText(verification.status.waiting);
			await expect(ownCheck).toContainText(
				verification.mine.paid.replace('{{fee}}', '100.000 ₫').replace(' {{date}}', ''),
			);
			await ownCheck.getByRole('link', { name: title, exact: true }).click();
			await expect(page).toHaveURL(new RegExp(`\\?${new URL(own).search.slice(1)}&check=`));
			await expect(page.getByText(verification.request.now.waiting)).toBeVisible();
			await page.goto('/estate?tab=public');
			await expect(ownRow.getByText(verification.statusNamed.waiting)).toBeVisible();
		});

		const checker = await otherPage(browser, 'vn', site);
		await checker.context().grantPermissions(['geolocation']);
		await checker.context().setGeolocation({ latitude: 10.7769, longitude: 106.7009, accuracy: 12 });
		await test.step('a checker takes it, looks, and files', async () => {
			await openAs(checker, 'vn', 'checker', '/request-tick-checker', site);
			await checker.getByRole('searchbox', { name: verification.queue.search }).fill(title);
			await checker.getByRole('button', { name: translation.listFilter.find, exact: true }).click();
			await checker.getByRole('link', { name: title }).click();
			const take = checker.getByRole('button', { name: verification.work.take });
			await take.click();
			const passes = checker.getByRole('radio', { name: verification.result.PASS, exact: true });
			await expect(passes).toHaveCount(7);
			// An admin gives it back: what is found just then is not kept and stays to be read, until it is taken anew.
			const isGiven = Promise.withResolvers<void>();
			await checker.route('**/graphql', async (route) => {
				if (keeps(route.request())) await isGiven.promise;
				await route.fallback();
			});
			const finds = checker.waitForRequest(keeps);
			await passes.first().press('Space');
			await finds;
			const { token: adminToken } = await openSession(site, 'admin');
			const give = 'mutation ($id: ID!) { releaseGreenCheck(id: $id) { id } }';
			await ask(site, give, { id: new URL(checker.url()).searchParams.get('open') }, adminToken);
			isGiven.resolve();
			await expect(take).toBeVisible();
			await expect(passes.first()).toBeChecked();
			await checker.unroute('**/graphql');
			await take.click();
			await expect(passes.first()).not.toBeChecked();
			await expect(take).toHaveCount(0);
			const queue = checker.getByRole('link', { name: verification.queue.title.checker });
			const isKept = Promise.withResolvers<void>();
			await checker.route('**/graphql', async (route) => {
				if (keeps(route.request())) await isKept.promise;
				await route.fallback();
			});
			for (const pass of await passes.all()) await pass.press('Space');
			// Left before it was kept: the page stays until it is, and come back to, what was found is there.
			const asked = checker.waitForRequest(keeps);
			await queue.click();
			await asked;
			await expect(checker).toHaveURL(/open=/);
			isKept.resolve();
			await expect(checker).not.toHaveURL(/open=/);
			await checker.unroute('**/graphql');
			await checker.getByRole('link', { name: title }).click();
			await expect(passes).toHaveCount(7);
			for (const pass of await passes.all()) await expect(pass).toBeChecked();
			// Without signal it is asked, and whoever stays has lost nothing.
			await checker.route('**/graphql', (route) => (keeps(route.request()) ? route.abort() : route.fallback()));
			const fails = checker.getByRole('radio', { name: verification.result.FAIL, exact: true });
			await fails.last().press('Space');
			const leave = checker.getByRole('dialog', { name: web.leave.title });
			for (let times = 0; times < 2; times++) {
				await queue.click();
				await leave.getByRole('button', { name: web.leave.stay }).click();
				await expect(leave).toHaveCount(0);
			}
			await expect(fails.last()).toBeChecked();
			// What was found before its owner changed it is asked for again, and only that.
			const id = new URL(own).searchParams.get('checkOf');
			const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
			const change =
				'mutation ($id: ID!, $data: LocationInfoInput!) { updateLocationInfo(id: $id, data: $data) { id } }';
			const { buffer: bytes, mimeType: type, name: file } = pdf('Chứng thư thẩm định.pdf');
			const askSite: TestServer['ask'] = (query, options = {}) => askAt(site.url, query, options);
			const asker = { url: site.url, ask: askSite };
			const appraisalDocument = [await sendUpload(asker, token, 'LISTING_FILE', { bytes, type, name: file })];
			const data = { contactPersonName: 'Nguyễn Văn An', appraisalDocumentText: 'Ví Dụ thẩm định', appraisalDocument };
			await ask(site, change, { id, data }, token);
			// Read again meanwhile, as in another language, what waits to be kept would be gone.
			const reads: Request[] = [];
			checker.on('request', (request) => asks(request, /query GreenCheckWork\b/) && reads.push(request));
			for (const language of [/English$/, /Tiếng Việt$/]) {
				const readAnew = checker.waitForResponse((response) => asks(response.request(), /query WalletBalance\b/));
				await checker.getByRole('button', { name: language }).click();
				await readAnew;
			}
			await expect(fails.last()).toBeChecked();
			expect(reads).toEqual([]);
			await checker.unroute('**/graphql');
			await passes.last().press('Space');
			await expect(checker.getByText(verification.work.step.fell)).toBeVisible();
			await expect(checker.getByText(/, Ví Dụ thẩm định/)).toBeVisible();
			const paper = await checker.getByRole('link', { name: 'tham-dinh-1.pdf' }).getAttribute('href');
			expect((await checker.request.get(paper ?? '')).headers()['content-type']).toBe(type);
			const name = passes.nth(greenCheckItems.indexOf('OWNER_NAME'));
			await expect(name).not.toBeChecked();
			await expect(
				checker.getByRole('radio', { name: verification.result.PASS, exact: true, checked: true }),
			).toHaveCount(6);
			await name.press('Space');
			await expect(checker.getByText(verification.work.saved.replace(/ ?\{\{.*/, ''))).toBeVisible();
			// What the same person finds with a phone meanwhile is taken up, and what is put down here stays.
			const address = greenCheckItems.indexOf('ADDRESS');
			const items = greenCheckItems.map((item, index) => ({
				name: item,
				...(index === address ? { result: 'FAIL', note: 'Số nhà khác.' } : { result: 'PASS' }),
			}));
			const phone = 'mutation ($id: ID!, $data: GreenCheckInput!) { saveGreenCheck(id: $id, data: $data) { id } }';
			const open = new URL(checker.url()).searchParams.get('open');
			const checkerToken = await checker.evaluate(() => sessionStorage.getItem('token') ?? '');
			await ask(site, phone, { id: open, data: { items, photoIds: [] } }, checkerToken);
			await fails.last().press('Space');
			await expect(fails.nth(address)).toBeChecked();
			await expect(fails.last()).toBeChecked();
			for (const index of [address, greenCheckItems.length - 1]) await passes.nth(index).press('Space');
			await expect(checker.getByText(verification.work.saved.replace(/ ?\{\{.*/, ''))).toBeVisible();
			// A photo that did not arrive is in nothing that is kept: it is asked about.
			const uploads = (url: URL) => url.pathname.startsWith('/upload');
			await checker.route(uploads, (route) => route.abort());
			await checker
				.locator('input[type=file]')
				.last()
				.setInputFiles(await photos(checker, 1));
			const again = checker.getByRole('button', { name: verification.photos.retry.replace('{{index}}', '1') });
			await expect(again).toBeVisible();
			await queue.click();
			await expect(leave).toContainText(web.leave.files);
			await leave.getByRole('button', { name: web.leave.stay }).click();
			await expect(leave).toHaveCount(0);
			await checker.unroute(uploads);
			await again.click();
			// A photo that is on its way is not filed.
			await expect(
				checker.getByRole('button', { name: verification.photos.remove.replace('{{index}}', '1') }),
			).toBeVisible();
			await checker.getByRole('button', { name: verification.position.read }).click();
			await expect(checker.getByText(verification.position.accuracy)).toBeVisible();
			await checker.getByRole('button', { name: verification.work.file.open }).click();
			await checker.getByRole('dialog').getByRole('button', { name: verification.work.file.submit }).click();
			await expect(checker.getByText(verification.work.step.filed)).toBeVisible();
		});
		await checker.context().close();

		const admin = await otherPage(browser, 'vn', site);
		await test.step('an admin approves it', async () => {
			await openAs(admin, 'vn', 'admin', '/request-tick-admin', site);
			await admin.getByRole('searchbox', { name: verification.queue.search }).fill(title);
			await admin.getByRole('button', { name: translation.listFilter.find, exact: true }).click();
			await admin.getByRole('link', { name: title }).click();
			await admin.getByRole('button', { name: verification.review.approve.open }).click();
			await admin.getByRole('dialog').getByRole('button', { name: verification.review.approve.submit }).click();
			await expect(admin.getByText(verification.review.step.approved)).toBeVisible();
		});

		await test.step('everybody reads what was checked', async () => {
			const href = await admin.getByRole('link', { name: verification.screen.listing }).getAttribute('href');
			await admin.goto(href ?? '');
			await hydrated(admin);
			await admin.getByRole('button', { name: new RegExp(verification.mark.name) }).click();
			const opened = admin.getByRole('dialog', { name: verification.mark.title });
			await expect(opened.getByText(verification.result.PASS, { exact: true })).toHaveCount(7);
			await expect(opened.getByText(verification.mark.until)).toBeVisible();
		});
		await admin.context().close();

		await test.step('a new price takes the mark away', async () => {
			await page.goto('/estate?tab=public');
			await expect(ownRow.locator('[data-slot="tag"]', { hasText: verification.statusNamed.approved })).toBeVisible();
			await page.goto(own);
			await expect(page.getByText(verification.request.now.approved)).toBeVisible();
			const id = new URL(own).searchParams.get('checkOf');
			await page.goto(`/real-estate/update/${id}`);
			await hydrated(page);
			await page.getByRole('button', { name: new RegExp(form.step.price) }).click();
			await page.getByLabel(form.label.price).fill('7 tỷ 3');
			const save = page.getByRole('button', { name: form.save });
			while (!(await save.isVisible())) await next(page);
			await save.click();
			await expect(page).toHaveURL(/\/estate/);
			await page.goto(own);
			await expect(page.getByText(verification.request.now.ended)).toBeVisible();
			await expect(page.getByText(verification.history.kind.fell).first()).toBeVisible();
		});

		await test.step('and when the listing is closed, what was found is still read', async () => {
			const id = new URL(own).searchParams.get('checkOf');
			const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
			const close = 'mutation ($id: ID!) { closeLocationInfo(id: $id, reason: TAKEN_DOWN) { id } }';
			await ask(site, close, { id }, token);
			await page.goto('/estate?tab=closed');
			await expect(ownRow.getByRole('link', { name: new RegExp(`^${listing.mine.greenCheck}`) })).toBeVisible();
			await hydrated(page);
			await openOwnChecks();
			await expect(ownCheck).toContainText(verification.status.ended);
			await expect(ownCheck).toContainText(verification.next.fell.replace('{{fields}}', verification.field.price));
			await ownCheck.getByRole('link', { name: title, exact: true }).click();
			await expect(page.getByText(verification.request.now.ended)).toBeVisible();
			await expect(page.getByRole('heading', { name: verification.request.found })).toBeVisible();
		});
	},
);
