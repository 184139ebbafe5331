import type { Page } from '@playwright/test';
import web from '../apps/web/src/locales/vn.json' with { type: 'json' };
import { ask } from './ask.ts';
import { photos } from './posting.ts';
import { expect, onDesktop, openAs, openSession, otherPage, test, texts } from './test.ts';

const { procedure } = texts.vn;
const { document, documentDesk, template, type } = procedure;

/** Where a document is called something, or says something, in a language. */
function fieldOf(page: Page, name: 'title' | 'content', language: 'vn' | 'en') {
	return page.getByRole('textbox', { name: new RegExp(`^${document[name]} ${template.language[language]}`) });
}

/** Where it is written what its only picture shows. */
function wordsOf(page: Page, language: 'vn' | 'en') {
	const label = document.images.alt.replace('{{number}}', '1');
	return page.getByRole('textbox', { name: new RegExp(`^${label} ${template.language[language]}`) });
}

test(
	'support writes a document that people in a procedure read at once, changes it beside a colleague, and takes it away',
	onDesktop('Documents are written at a desk.'),
	async ({ page, browser, site }) => {
		await openAs(page, 'vn', 'support', '/procedure-template', site);
		await page.getByRole('main').getByRole('link', { name: procedure.templates.documents }).click();
		await expect(page).toHaveURL(/\/procedure-document$/);
		await page.getByRole('link', { name: documentDesk.new }).click();
		const save = page.getByRole('button', { name: document.save });

		await test.step('what is typed is neither left nor saved by half', async () => {
			await fieldOf(page, 'title', 'vn').fill('Thuế khi tặng cho từ tháng 7');
			await page.getByRole('main').getByRole('link', { name: documentDesk.title }).click();
			await page.getByRole('dialog').getByRole('button', { name: web.leave.stay }).click();
			await save.click();
			await expect(fieldOf(page, 'title', 'en')).toBeFocused();
			await expect(fieldOf(page, 'title', 'vn')).toHaveValue('Thuế khi tặng cho từ tháng 7');
		});

		await fieldOf(page, 'title', 'en').fill('Taxes of gifts since July');
		await fieldOf(page, 'content', 'vn').fill('Nhớ:\n- tờ khai mới');
		await fieldOf(page, 'content', 'en').fill('Keep in mind:\n- the new form');
		await page.getByRole('checkbox', { name: type.DONATE }).check();
		await page.locator('[data-slot=document-images] > input[type=file]').setInputFiles(await photos(page, 1));
		await wordsOf(page, 'vn').fill('Trang đầu của tờ khai');
		await wordsOf(page, 'en').fill('The first page of the form');
		await expect(page.getByText(document.dirty)).toBeVisible();
		await save.click();
		await expect(page).toHaveURL(/\/procedure-document\?id=/);
		await expect(page.getByText(document.clean)).toBeVisible();

		const session = await openSession(site, 'an');
		const reader = await otherPage(browser, 'vn', site);
		const start = 'mutation { createProcedureRecord(data: { type: DONATE, name: "Tặng đất" }) { procedureRDId } }';
		type Started = { createProcedureRecord: { procedureRDId: string } };
		const { procedureRDId } = (await ask<Started>(site, start, {}, session.token)).createProcedureRecord;
		await test.step('who gives something away reads it', async () => {
			await openAs(reader, 'vn', session, `/send-request/details/${procedureRDId}`, site);
			await reader.getByText('Thuế khi tặng cho từ tháng 7').click();
			await expect(reader.getByRole('listitem').filter({ hasText: /^tờ khai mới$/ })).toBeVisible();
			const picture = reader.getByRole('img', { name: 'Trang đầu của tờ khai' });
			await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
		});

		await test.step('a colleague’s change is saved over by who chooses to', async () => {
			const other = await otherPage(browser, 'vn', site);
			await openAs(other, 'vn', 'admin', page.url(), site);
			await fieldOf(other, 'title', 'vn').fill('Thuế, bản của người khác');
			await other.getByRole('button', { name: document.save }).click();
			await expect(other.getByText(document.clean)).toBeVisible();
			await other.context().close();
			await fieldOf(page, 'title', 'vn').fill('Thuế, bản của tôi');
			await save.click();
			await page.getByRole('button', { name: document.conflict.overwrite }).click();
			await expect(page.getByText(document.clean)).toBeVisible();
			await page.reload();
			await expect(fieldOf(page, 'title', 'vn')).toHaveValue('Thuế, bản của tôi');
			// The picture is the one that was there, by the name that the store has for it.
			await expect(wordsOf(page, 'en')).toHaveValue('The first page of the form');
		});

		await test.step('what a colleague removed is saved anew, without the picture that went with it', async () => {
			const other = await otherPage(browser, 'vn', site);
			await openAs(other, 'vn', 'admin', page.url(), site);
			await other.getByRole('button', { name: document.remove }).click();
			await other.getByRole('dialog').getByRole('button', { name: document.removeSubmit }).click();
			await expect(other).toHaveURL(/\/procedure-document$/);
			await other.context().close();
			await save.click();
			await expect(page.getByText(document.gone.text)).toBeVisible();
			await page.getByRole('button', { name: document.gone.overwrite }).click();
			await expect(page.getByText(document.gone.text)).toBeHidden();
			await expect(page.getByText(document.clean)).toBeVisible();
			await page.reload();
			await expect(fieldOf(page, 'title', 'vn')).toHaveValue('Thuế, bản của tôi');
			await expect(wordsOf(page, 'vn')).toHaveCount(0);
		});

		await page.getByRole('button', { name: document.remove }).click();
		await page.getByRole('dialog').getByRole('button', { name: document.removeSubmit }).click();
		await expect(page).toHaveURL(/\/procedure-document$/);
		await expect(page.getByRole('table', { name: documentDesk.table })).toBeVisible();
		await expect(page.getByText('Thuế, bản của tôi')).toHaveCount(0);
		await reader.reload();
		await expect(reader.getByRole('region', { name: procedure.documents.title })).toContainText('Trước khi tặng cho');
		await expect(reader.getByText('Thuế, bản của tôi')).toHaveCount(0);
		await reader.context().close();
	},
);
