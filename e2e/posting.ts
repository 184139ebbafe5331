import type { Page } from '@playwright/test';
import { ask } from './ask.ts';
import type { Site } from './site.ts';
import { hydrated, isPhone, openAs, texts } from './test.ts';

const { form } = texts.vn.listing;

/** Goes on to the next step of the listing form. */
export const next = (page: Page) => page.getByRole('button', { name: form.next }).click();

/** Opens the public listings of `an`, of which nothing is half changed: another journey may have left something. */
export async function openUnchanged(page: Page, site: Site): Promise<void> {
	const { token } = await openAs(page, 'vn', 'an', '/estate?tab=public', site);
	const { getAllMyDraft } = await ask<{ getAllMyDraft: { id: string }[] }>(site, '{ getAllMyDraft { id } }', {}, token);
	for (const { id } of getAllMyDraft) await ask(site, 'mutation ($id: ID!) { deleteDraft(id: $id) }', { id }, token);
}

/** Opens a step of the listing form. */
export async function openStep(page: Page, step: keyof typeof form.step): Promise<void> {
	if (isPhone(page)) await page.locator('[data-slot=form-steps] summary').click();
	await page
		.locator('[data-slot=form-steps]')
		.getByRole('button', { name: new RegExp(form.step[step]) })
		.click();
}

/** Opens a listing that waits to be accepted, of what waits last: the queue begins with what waits longest. */
export async function openWaiting(page: Page, title: string): Promise<void> {
	const total = await page.getByText(/^[\d.]+ tin chờ duyệt$/).textContent();
	await page.goto(`/moderation?page=${Math.ceil(Number(total?.replace(/\D/g, '')) / 20)}`);
	await hydrated(page);
	await page.getByText(title).first().click();
}

/** The smallest file that is taken for a PDF, under a name. */
export const pdf = (name: string) => ({
	name,
	mimeType: 'application/pdf',
	buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\nstartxref\n0\n%%EOF\n'),
});

/** Pictures drawn by the browser itself. */
export async function photos(page: Page, count: number): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
	const drawn = await page.evaluate(async (wanted) => {
		const all: string[] = [];
		for (let index = 0; index < wanted; index++) {
			const canvas = document.createElement('canvas');
			canvas.width = 800;
			canvas.height = 600;
			const context = canvas.getContext('2d');
			if (!context) throw new Error('No canvas.');
			context.fillStyle = `hsl(${index * 90} 60% 50%)`;
			context.fillRect(0, 0, 800, 600);
			all.push(canvas.toDataURL('image/jpeg').split(',')[1] ?? '');
		}
		return all;
	}, count);
	return drawn.map((data, index) => ({
		name: `${index}.jpg`,
		mimeType: 'image/jpeg',
		buffer: Buffer.from(data, 'base64'),
	}));
}
