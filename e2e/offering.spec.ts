import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@ancu/forms/format';
import { emptyListingDraft, type ListingDraft } from '@ancu/forms/listing';
import type { Locator } from '@playwright/test';
import { ask } from './ask.ts';
import { next, openStep, openWaiting, pdf, photos } from './posting.ts';
import type { Site } from './site.ts';
import { expect, hydrated, onDesktop, openAs, openSession, otherPage, type Session, test, texts } from './test.ts';

const { invest, listing } = texts.vn;
const { form, moderation } = listing;

test(
	'an investor offers shares by the form, an admin reads the terms and accepts, and reads what changes later',
	onDesktop('The same form on a phone is in the stories, and its steps in the journey of a listing.'),
	async ({ page, browser, site }) => {
		// A whole day of two people.
		test.setTimeout(180_000);
		const title = `Góp vốn nhà phố gần chợ Bến Thành số ${100_000 + (Date.now() % 900_000)}`;
		const end = inDays(30);
		const investor = await openSession(site, 'investor');
		await openAs(page, 'vn', investor, `/post-new?draft=${await keepDraft(site, investor)}&step=kind`, site);
		await page.getByLabel(form.offering.offer).check();
		await openStep(page, 'offering');

		const step = page.locator('[data-slot=offering-step]');
		await test.step('say the terms', async () => {
			await expect(page.getByRole('heading', { level: 2, name: form.step.offering })).toBeVisible();
			await step.getByLabel(form.label.totalShare).fill('2.000');
			await step.getByRole('button', { name: /5\striệu/ }).click();
			await expect(step.getByText('Mười tỷ đồng')).toBeVisible();
			await step.getByLabel(form.label.releaseQuantity).fill('1500');
			await step.getByLabel(form.label.minInvestment).fill('12 triệu');
			await expect(step.getByText(/^Tức là từ 3 cổ phần/)).toBeVisible();
			await step.getByLabel(form.label.feeBps).fill('1,5');
			await step.getByLabel(form.label.softCap).fill('800');
			// Nobody can judge it without its times, what the money is for, the way out and the contract.
			await next(page);
			await expect(page.locator('[data-slot=error-summary]')).toContainText(form.errorCount.replace('{{count}}', '5'));
			await step.getByLabel(form.label.startDate).fill(inDays(0));
			await step.getByLabel(form.label.endDate).fill(end);
			await step.getByLabel(form.label.useOfFunds).fill('Mua nhà và sửa lại mặt tiền.');
			await step.getByLabel(form.label.exitRule).fill('Bán cả nhà sau hai năm, chia tiền theo số cổ phần.');
			await step.getByLabel(form.label.lowBps).fill('-15');
			await step.getByLabel(form.label.baseBps).fill('12');
			await step.getByLabel(form.label.highBps).fill('26');
			await addPaper(papersOf(step, 'CONTRACT'), 'Hợp đồng mẫu.pdf');
			await next(page);
		});

		await test.step('send it', async () => {
			await expect(page.getByText(listing.photos.drop)).toBeVisible();
			await page
				.locator('[data-slot=photo-field] input[type=file]')
				.first()
				.setInputFiles(await photos(page, 3));
			await expect(page.getByText('3/30')).toBeVisible();
			await page.getByLabel(form.label.title).fill(title);
			await page
				.getByLabel(form.label.description)
				.fill('Nhà xây năm 2019, còn mới, sổ hồng riêng, hẻm xe hơi vào tận cửa, đang cho thuê ổn định.');
			await next(page);
			await next(page);
			await expect(page.getByRole('heading', { name: form.offering.preview })).toBeVisible();
			await expectTerms(page.locator('[data-slot=offering-facts]'));
			await page.getByRole('button', { name: form.post, exact: true }).click();
			await expect(page).toHaveURL(/\/estate\?tab=waiting/);
			// The address comes first.
			await expect(page.locator('[data-slot=listing-page-preview]')).toHaveCount(0);
			await page.getByRole('link', { name: title }).first().click();
			// Nobody can buy yet, its poster neither.
			await expect(page.getByText(invest.panel.notShown)).toBeVisible();
			await expect(page.getByRole('form', { name: invest.form.title })).toHaveCount(0);
			// Loaded by its address it leads to where that is said, though no server knows yet whom the page is for.
			const address = `${page.url()}#invest`;
			await page.goto('/healthz');
			await page.goto(address);
			await expect(page.getByText(invest.panel.notShown)).toBeInViewport();
		});

		const admin = await otherPage(browser, 'vn', site);
		await test.step('an admin reads the terms, opens the contract, and accepts', async () => {
			await openAs(admin, 'vn', 'admin', '/moderation', site);
			await openWaiting(admin, title);
			const facts = admin.locator('[data-slot=offering-facts]');
			await expectTerms(facts);
			const contract = await facts.getByRole('link', { name: 'Hợp đồng mẫu.pdf' }).getAttribute('href');
			expect((await admin.request.get(contract ?? '')).headers()['content-type']).toBe('application/pdf');
			await admin.getByRole('button', { name: moderation.accept, exact: true }).click();
			await expect(admin.getByText(moderation.accepted).first()).toBeVisible();
		});

		await test.step('the form holds the terms as they are; a change sends them back', async () => {
			await page.goto(`/real-estate?q=${encodeURIComponent(title)}`);
			await hydrated(page);
			await page.getByRole('article').getByRole('link', { name: title }).first().click();
			await page.getByRole('link', { name: listing.mine.edit }).click();
			await expect(page).toHaveURL(/\/real-estate\/update\//);
			await page.getByRole('button', { name: new RegExp(`^${form.step.offering}`) }).click();
			await expect(step.getByLabel(form.label.pricePerShare)).toHaveValue('5 triệu');
			await expect(step.getByLabel(form.label.feeBps)).toHaveValue('1,5');
			await expect(step.getByLabel(form.label.endDate)).toHaveValue(end);
			await expect(papersOf(step, 'CONTRACT').getByText('Hợp đồng mẫu.pdf')).toBeVisible();
			await step.getByLabel(form.label.releaseQuantity).fill('2000');
			await addPaper(papersOf(step, 'APPRAISAL'), 'Thẩm định 2026.pdf');
			await expect(page.getByText(/chờ duyệt lại/)).toBeVisible();
			for (let at = 0; at < 3; at++) await next(page);
			await page.getByRole('button', { name: form.save }).click();
			await expect(page).toHaveURL(/\/estate/);
		});

		await test.step('the admin sees what was accepted beside what is asked for now', async () => {
			await admin.goto('/moderation');
			await hydrated(admin);
			await openWaiting(admin, title);
			const changes = admin.locator('[data-slot=change-list] > ul > li');
			await expect(changes).toHaveCount(2);
			await expect(changes.filter({ hasText: moderation.field.releaseQuantity })).toContainText(/1\.500.*2\.000/);
			const papers = changes.filter({ hasText: moderation.field.documents });
			await expect(papers.getByRole('link', { name: 'Thẩm định 2026.pdf' })).toBeVisible();
			await expect(papers.getByText(moderation.documentAdded)).toBeVisible();
		});
		await admin.context().close();
	},
);

/** What anybody who reads the offering is told. */
async function expectTerms(facts: Locator): Promise<void> {
	const fact = (name: string) => facts.getByText(name, { exact: true }).locator('xpath=following-sibling::dd');
	await expect(fact(invest.facts.value)).toContainText('10.000.000.000');
	await expect(fact(invest.facts.release)).toContainText('1.500');
	await expect(fact(invest.facts.fee)).toContainText('1,5%');
	await expect(fact(invest.facts.softCap)).toContainText('800');
	await expect(facts.getByText('Bán cả nhà sau hai năm, chia tiền theo số cổ phần.')).toBeVisible();
	await expect(facts.getByRole('link', { name: 'Hợp đồng mẫu.pdf' })).toBeVisible();
}

function papersOf(step: Locator, kind: keyof typeof form.offering.paper): Locator {
	return step.locator('[data-slot=paper-field]', { hasText: form.offering.paper[kind].label });
}

async function addPaper(field: Locator, name: string): Promise<void> {
	await field.locator('input[type=file]').setInputFiles(pdf(name));
	await expect(field.locator('[data-slot=paper-row]', { hasText: name })).toContainText(
		texts.vn.translation.paperField.there,
	);
}

/** A moment from now on, as an input of date and time takes it, at Vietnamese time. */
function inDays(days: number): string {
	return new Date(Date.now() + days * DAY_MS + 7 * HOUR_MS).toISOString().slice(0, 16);
}

/** Keeps a draft of a listing up to its terms, without a page: how the form is filled has a journey of its own. Returns its id. */
async function keepDraft(site: Site, { token }: Session): Promise<string> {
	const id = randomUUID();
	const draft: ListingDraft = {
		...emptyListingDraft,
		tradingType: 'BUY',
		categoryId: 'house',
		postMode: 'OWNER',
		provinceId: '79',
		districtId: '760',
		wardId: '26740',
		street: '15 Lê Lợi',
		area: '80',
		floors: '3',
		bedroom: '3',
		price: '10 tỷ',
		contactPersonName: 'Nhà đầu tư',
	};
	const query = 'mutation ($id: ID!, $data: String!) { saveDraft(id: $id, data: $data) { id } }';
	await ask(site, query, { id, data: JSON.stringify(draft) }, token);
	return id;
}
