import { forSale } from './for-sale.ts';
import { expect, hydrated, once, onPhone, openAs, openIn, otherPage, signIn, test, texts } from './test.ts';

test(
	'tools reckon, and their address carries the result',
	onPhone('Wide screens show the same beside each other, as the stories do.'),
	async ({ page, browser, site }) => {
		const { tool, procedure, account, shell } = texts.en;
		const money = (dong: number) => new Intl.NumberFormat('en-GB').format(dong);

		const field = (name: string) => page.getByRole('textbox', { name });

		await test.step('a visitor signs in first, and comes back', async () => {
			await openIn(page, 'en', '/tool?tool=loan&price=4000000000', site);
			await expect(page).toHaveURL(/\/auth\/sign-in\?next=%2Ftool/);
			await expect(page.getByRole('button', { name: account.signIn.submit })).toBeVisible();
			await signIn(page, 'en', 'binh');
			await expect(page).toHaveURL(/\/tool\?tool=loan&price=4000000000$/);
			await expect(field(tool.loan.price)).toHaveValue(money(4_000_000_000));
		});

		await test.step('a loan is reckoned, and outlives a reload', async () => {
			await field(tool.loan.own).fill('1200 triệu');
			await field(tool.loan.rate).fill('8');
			await page.getByText(tool.loan.method.annuity, { exact: true }).click();
			const answer = page.getByRole('status').filter({ hasText: tool.loan.sum.monthly });
			await expect(answer).toContainText(money(23_420_322));
			await expect(page).toHaveURL(/own=1200000000&rate=8&method=annuity$/);
			await page.reload();
			await hydrated(page);
			await expect(answer).toContainText(money(23_420_322));
			await expect(field(tool.loan.own)).toHaveValue(money(1_200_000_000));
			const saving = page.waitForEvent('download');
			await page.getByRole('button', { name: tool.loan.schedule.save }).click();
			expect((await saving).suggestedFilename()).toBe(`${tool.loan.file.name}.csv`);
		});

		await test.step('somebody else opens the same address', async () => {
			const other = await otherPage(browser, 'vn', site);
			await openAs(other, 'vn', 'an', page.url(), site);
			const there = texts.vn.tool;
			await expect(other.getByRole('status').filter({ hasText: there.loan.sum.monthly })).toContainText(
				/23[.,]420[.,]322/,
			);
			await other.context().close();
		});

		await test.step('fees of a transfer', async () => {
			await page.getByRole('link', { name: tool.tab.fees }).click();
			await field(procedure.estimate.price).fill('2 tỷ');
			// Income tax of 2 %, registration fee of 0.5 %, notary of 1.6 million.
			await expect(page.getByRole('status').filter({ hasText: procedure.estimate.total })).toContainText(
				money(51_600_000),
			);
			await expect(page).toHaveURL(/tool=fees&price=2000000000$/);
			await page.reload();
			await hydrated(page);
			await expect(field(procedure.estimate.price)).toHaveValue(money(2_000_000_000));
		});

		await test.step('an area in another unit', async () => {
			await page.getByRole('link', { name: tool.tab.units }).click();
			await field(tool.units.value).fill('2');
			await page.getByRole('combobox', { name: tool.units.from }).selectOption('cong_large_south');
			await expect(page.getByRole('status').filter({ hasText: tool.units.inSquareMeters })).toContainText(money(2_592));
			await expect(page).toHaveURL(/tool=units&value=2&unit=cong_large_south$/);
		});

		await test.step('a direction leads to listings that face it', async () => {
			await page.getByRole('link', { name: tool.tab.direction }).click();
			await field(tool.direction.born).fill('20/1/1985');
			await expect(page.getByText(tool.direction.trigram.LAKE, { exact: false }).first()).toBeVisible();
			await expect(page).toHaveURL(/tool=direction&born=1985-01-20$/);
			await page.getByRole('link', { name: tool.direction.listings }).click();
			await expect(page).toHaveURL(/\/real-estate\?direction=NORTH_WEST/);
		});

		await test.step('going back finds what was typed, and each tool as it was left', async () => {
			await page.goBack();
			await expect(field(tool.direction.born)).toHaveValue('20/01/1985');
		});

		await test.step('the address that is copied is that of what is shown, and not of what was typed before', async () => {
			await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
			await page.getByRole('link', { name: tool.tab.loan }).click();
			await field(tool.loan.price).fill('3 tỷ');
			await expect(page).toHaveURL(/price=3000000000/);
			await page.getByRole('button', { name: shell.menu }).click();
			await page.getByRole('dialog').getByRole('link', { name: shell.tools }).click();
			await expect(field(tool.loan.price)).toHaveValue('');
			await page.getByRole('button', { name: tool.screen.share }).click();
			await expect(page.getByText(tool.screen.shared)).toBeVisible();
			expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/tool`);
		});
	},
);

test(
	'a listing for sale says what a loan for it costs, each by its own price, there and back',
	once,
	async ({ page, site }) => {
		const { tool } = texts.vn;
		const address = `${site.url}/real-estate/${await forSale(site)}`;
		await openAs(page, 'vn', 'an', address, site);
		const panel = page.getByRole('region', { name: tool.panel.title });
		await expect(panel.getByText(tool.loan.sum.first)).toBeVisible();
		const own = panel.getByRole('slider', { name: tool.loan.own });
		const more = panel.getByRole('link', { name: tool.panel.more });
		await expect(more).toBeVisible();
		const first = await more.getAttribute('href');
		await own.fill('50');
		await expect(more).not.toHaveAttribute('href', first ?? '');

		// The only cards on the page are those of similar listings.
		await page.getByRole('listitem').getByRole('article').first().getByRole('heading').getByRole('link').click();
		await expect(page).not.toHaveURL(address);
		await expect(own).toHaveValue('30');
		const second = await more.getAttribute('href');
		expect(second).not.toBe(first);

		await page.goBack();
		await expect(more).toHaveAttribute('href', first ?? '');

		await more.click();
		await expect(page).toHaveURL(/\/tool\?tool=loan&price=\d+&own=\d+/);
		await expect(page.getByRole('heading', { name: tool.loan.schedule.title })).toBeVisible();
	},
);
