import type { Page } from '@playwright/test';
import web from '../apps/web/src/locales/vn.json' with { type: 'json' };
import { ask } from './ask.ts';
import { asks } from './asks.ts';
import { pdf } from './posting.ts';
import type { Site } from './site.ts';
import { expect, hydrated, onDesktop, openAs, openSession, otherPage, type Session, test, texts } from './test.ts';

const { procedure, translation } = texts.vn;

/** Ticks what comes next, and waits until that is saved. */
async function tickNext(page: Page): Promise<void> {
	const done = page.getByRole('checkbox', { checked: true });
	const before = await done.count();
	await page.getByRole('checkbox', { checked: false }).first().click();
	await expect(done).toHaveCount(before + 1);
}

/** Where a template is called something as a whole, in Vietnamese. */
function wholeTitle(page: Page) {
	const { wholeTitle: label, language } = procedure.template;
	return page.getByRole('textbox', { name: `${label} ${language.vn}` });
}

/** Begins a procedure without a page; returns the id of its page. */
async function start(site: Site, { token }: Session, name: string): Promise<string> {
	const create =
		'mutation ($name: String!) { createProcedureRecord(data: { type: DONATE, name: $name }) { procedureRDId } }';
	type Created = { createProcedureRecord: { procedureRDId: string } };
	return (await ask<Created>(site, create, { name }, token)).createProcedureRecord.procedureRDId;
}

/** Ticks what a procedure asks for in its order, without a page, but for the last of it. */
async function tickAllBut(left: number, site: Site, { token }: Session, id: string): Promise<void> {
	const read = 'query ($id: ID!) { getOneProcedureRecordDetail(id: $id) { steps { subStepProcedureIds } } }';
	type Detail = { getOneProcedureRecordDetail: { steps: { subStepProcedureIds: string[] }[] } };
	const { steps } = (await ask<Detail>(site, read, { id }, token)).getOneProcedureRecordDetail;
	const tick = 'mutation ($id: ID!) { updateSubStepProcedure(id: $id, data: { isDone: true }) { id } }';
	const ids = steps.flatMap(({ subStepProcedureIds }) => subStepProcedureIds);
	for (const one of ids.slice(0, -left)) await ask(site, tick, { id: one }, token);
}

test(
	'a buyer goes through a whole purchase, with papers, and starts over what was ticked by mistake',
	onDesktop('The same steps at every width are in the stories.'),
	async ({ page, site }) => {
		const session = await openAs(page, 'vn', 'binh', '/send-request', site);
		await page.getByRole('radio', { name: procedure.type.BUY }).check();
		await page.getByLabel(procedure.start.name).fill('Mua nhà hẻm 12 Lê Lợi');
		await page.getByLabel(procedure.start.price).fill('4,2 tỷ');
		await page.getByRole('link', { name: procedure.start.cancel }).click();
		await page.getByRole('dialog').getByRole('button', { name: web.leave.stay }).click();
		await page.getByRole('button', { name: procedure.start.submit }).click();
		await expect(page).toHaveURL(/\/send-request\/details\/[\w-]+$/);
		await expect(page.getByRole('heading', { level: 1, name: 'Mua nhà hẻm 12 Lê Lợi' })).toBeVisible();
		const note = page.getByRole('textbox', { name: procedure.own.note }).first();

		await test.step('a paper is kept, and taken the place of', async () => {
			const files = page.getByRole('group', { name: procedure.files.title }).first();
			const send = (name: string, input = files.locator('input[type=file]').first()) => input.setInputFiles(pdf(name));
			await send('Giấy đặt cọc.pdf');
			await expect(files).toContainText('Giấy đặt cọc.pdf');
			await expect(files).toContainText(procedure.files.there);
			await page.reload();
			await hydrated(page);
			await expect(files).toContainText('Giấy đặt cọc.pdf');
		});

		await test.step('another price is what the estimate goes by', async () => {
			const estimate = page.getByRole('region', { name: procedure.estimate.title });
			await expect(estimate.getByText(/^84\.000\.000/).first()).toBeVisible();
			await estimate.getByRole('textbox', { name: procedure.estimate.statePrice }).fill('1 tỷ');
			await page.getByRole('button', { name: procedure.screen.update, exact: true }).click();
			const dialog = page.getByRole('dialog');
			await dialog.getByLabel(procedure.start.price).fill('5 tỷ');
			await dialog.getByRole('button', { name: procedure.act.UPDATE.submit }).click();
			await expect(estimate.getByRole('textbox', { name: procedure.estimate.price })).toHaveValue('5.000.000.000');
			await expect(estimate.getByRole('textbox', { name: procedure.estimate.statePrice })).toHaveValue('1 tỷ');
			await expect(estimate.getByText(/^100\.000\.000/).first()).toBeVisible();
		});

		await test.step('a note is kept in a pause, and what is not kept is asked for before the page is left', async () => {
			const kept = page.locator('[data-slot=substep-own]').first().getByText(procedure.own.saved, { exact: true });
			await note.fill('Mang bản gốc.');
			await expect(kept).toBeVisible();
			await page.context().setOffline(true);
			await note.fill('Mang bản gốc, gọi trước.');
			await expect(page.getByRole('button', { name: translation.retry }).first()).toBeVisible();
			await page.getByRole('main').getByRole('link', { name: procedure.list.title }).click();
			await page.getByRole('dialog').getByRole('button', { name: web.leave.stay }).click();
			await expect(note).toHaveValue('Mang bản gốc, gọi trước.');
			await page.context().setOffline(false);
			await page.getByRole('button', { name: translation.retry }).first().click();
			await expect(kept).toBeVisible();
		});

		await test.step('a tick is undone', async () => {
			await tickNext(page);
			await page.getByRole('checkbox', { checked: true }).first().click();
			await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
		});

		await test.step('all is done, in its order', async () => {
			await tickAllBut(2, site, session, new URL(page.url()).pathname.split('/').at(-1) ?? '');
			await page.reload();
			await hydrated(page);
			// In a step that is done it lies folded away.
			await expect(page.locator('[data-slot=substep-own] textarea').first()).toHaveValue('Mang bản gốc, gọi trước.');
			await tickNext(page);
			await tickNext(page);
			await expect(page.getByText(procedure.status.FINISHED).first()).toBeVisible();
			// A page that there is not is the last one.
			await page.goto('/procedure?status=FINISHED&page=9');
			await expect(page).toHaveURL(/\?status=FINISHED$/);
			await expect(page.getByRole('link', { name: 'Mua nhà hẻm 12 Lê Lợi' })).toBeVisible();
		});

		await test.step('nobody finds what is not theirs, or not there', async () => {
			await page.goto('/send-request/details/00000000-0000-4000-8000-000000000000');
			await expect(page.getByText(procedure.screen.notFound)).toBeVisible();
		});
	},
);

test(
	'whoever has the same procedure open on two devices loses nothing, and sees why a tick is refused',
	onDesktop('What is told between devices is the same at every width.'),
	async ({ page, browser, site }) => {
		const session = await openSession(site, 'an');
		const id = await start(site, session, 'Tặng nhà, hai máy');
		await openAs(page, 'vn', session, `/send-request/details/${id}`, site);
		// All of the first step.
		await tickNext(page);
		await tickNext(page);
		const other = await otherPage(browser, 'vn', site);
		await openAs(other, 'vn', 'an', `/send-request/details/${id}`, site);
		const toNext = '[data-slot=next-panel] a';
		const next = await page.locator(toNext).getAttribute('href');
		const filesOf = (where: Page) => where.locator(`${next}`).getByRole('group', { name: procedure.files.title });

		await test.step('a file of the other device stays when this one puts in its own', async () => {
			for (const [where, name] of [
				[page, 'Giấy khai sinh.pdf'],
				[other, 'Căn cước.pdf'],
			] as const) {
				await where.locator(toNext).click();
				await filesOf(where).locator('input[type=file]').first().setInputFiles(pdf(name));
				await expect(filesOf(where)).toContainText(procedure.files.there);
			}
			await expect(filesOf(other)).toContainText('Căn cước.pdf');
			await expect(filesOf(other)).toContainText('Giấy khai sinh.pdf');
		});

		await test.step('what was undone there shows once it is in the way', async () => {
			await page.getByRole('checkbox', { checked: true }).first().click();
			await expect(page.getByText(/^1 trong \d+ việc/)).toBeVisible();
			await expect(other.getByText(/^2 trong \d+ việc/)).toBeVisible();
			await other.getByRole('checkbox', { checked: false }).first().click();
			await expect(other.getByText(/^1 trong \d+ việc/)).toBeVisible();
		});
		await other.context().close();
	},
);

test(
	'support publishes a version, and what runs keeps its own',
	onDesktop('Templates are written at a desk.'),
	async ({ page, browser, site }) => {
		const session = await openSession(site, 'an');
		const running = await start(site, session, 'Tặng nhà cho con');

		const staff = await otherPage(browser, 'vn', site);
		await openAs(staff, 'vn', 'support', '/procedure-template?type=DONATE', site);
		await staff.getByRole('table').getByRole('link').first().click();
		const { saveNext, save, publish } = procedure.template;
		const whole = wholeTitle(staff);
		await whole.fill('Tặng cho nhà đất, bản sửa');
		// The list has the same path, and is another page all the same.
		await staff.getByRole('main').getByRole('link', { name: procedure.templates.title }).click();
		await staff.getByRole('dialog').getByRole('button', { name: web.leave.stay }).click();
		await expect(whole).toHaveValue('Tặng cho nhà đất, bản sửa');
		await test.step('what is typed while the draft is made stays', async () => {
			const { promise, resolve } = Promise.withResolvers<void>();
			await staff.route('**/graphql', async (route) => {
				if (asks(route.request(), /mutation SaveProcedureTemplate\b/)) await promise;
				await route.fallback();
			});
			await staff.getByRole('button', { name: saveNext }).click();
			await whole.fill('Tặng cho nhà đất, bản sửa lần nữa');
			resolve();
			await expect(staff).toHaveURL(/procedure-template\?.*id=/);
			await expect(staff.getByRole('button', { name: save })).toBeVisible();
			await expect(whole).toHaveValue('Tặng cho nhà đất, bản sửa lần nữa');
			await staff.getByRole('button', { name: save }).click();
		});
		await staff.getByRole('button', { name: publish }).click();
		await staff
			.getByRole('dialog')
			.getByRole('button', { name: procedure.publish.submit.replace('{{version}}', '2') })
			.click();
		await expect(staff).toHaveURL(/procedure-template\?type=DONATE$/);
		await staff.context().close();

		await openAs(page, 'vn', session, `/send-request/details/${running}`, site);
		await expect(page.getByText(/bản 1/).first()).toBeVisible();
		await page.goto('/send-request?type=DONATE');
		await hydrated(page);
		await page.getByLabel(procedure.start.name).fill('Tặng đất cho em');
		await page.getByRole('button', { name: procedure.start.submit }).click();
		await expect(page.getByText(/bản 2/).first()).toBeVisible();
		await expect(page.getByRole('button', { name: translation.retry })).toHaveCount(0);
	},
);

test(
	'a draft that a colleague has changed is saved over by who chooses to, and nothing typed is lost',
	onDesktop('Templates are written at a desk.'),
	async ({ page, browser, site }) => {
		const { saveNext, save, conflict } = procedure.template;
		await openAs(page, 'vn', 'support', '/procedure-template?type=BUY', site);
		await page.getByRole('table').getByRole('link').first().click();
		await wholeTitle(page).fill('Mua bán, bản sửa');
		await page.getByRole('button', { name: saveNext }).click();
		await expect(page.getByRole('button', { name: save })).toBeVisible();
		await expect(page.getByText(procedure.template.clean)).toBeVisible();

		const other = await otherPage(browser, 'vn', site);
		await openAs(other, 'vn', 'admin', page.url(), site);
		const saveAsOther = async (title: string) => {
			await wholeTitle(other).fill(title);
			await other.getByRole('button', { name: save }).click();
			await expect(other.getByText(procedure.template.clean)).toBeVisible();
		};

		await test.step('opened again, it begins with what is there by then', async () => {
			await page.getByRole('main').getByRole('link', { name: procedure.templates.title }).click();
			await expect(page).toHaveURL(/procedure-template\?type=BUY$/);
			await saveAsOther('Mua bán, bản của người khác');
			await page.goBack();
			await expect(wholeTitle(page)).toHaveValue('Mua bán, bản của người khác');
		});

		await saveAsOther('Mua bán, bản sau của người khác');
		// What is read again, as in another language, is not what is typed on.
		for (const name of [/English$/, /Tiếng Việt$/]) {
			const readAnew = page.waitForResponse((response) => asks(response.request(), /query WalletBalance\b/));
			await page.getByRole('button', { name }).click();
			await readAnew;
		}
		await wholeTitle(page).fill('Mua bán, bản bỏ đi');
		await page.getByRole('button', { name: save }).click();
		await page.getByRole('button', { name: conflict.discard }).click();
		await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
		await expect(wholeTitle(page)).toHaveValue('Mua bán, bản sau của người khác');

		await saveAsOther('Mua bán, bản sau nữa của người khác');
		await other.context().close();
		await wholeTitle(page).fill('Mua bán, bản của tôi');
		await page.getByRole('button', { name: save }).click();
		await page.getByRole('button', { name: conflict.overwrite }).click();
		await expect(page.getByText(procedure.template.clean)).toBeVisible();
		await page.reload();
		await expect(wholeTitle(page)).toHaveValue('Mua bán, bản của tôi');

		await test.step('a draft that nobody wants is thrown away', async () => {
			const { draft } = procedure;
			const address = page.url();
			await page.getByRole('button', { name: draft.remove, exact: true }).click();
			await page.getByRole('dialog').getByRole('button', { name: draft.removeSubmit }).click();
			await expect(page).toHaveURL(/procedure-template\?type=BUY$/);
			await expect(page.getByRole('table')).toBeVisible();
			await expect(page.getByRole('table').getByText(procedure.templates.draft)).toHaveCount(0);
			await page.goto(address);
			await expect(page.getByRole('heading', { name: web.procedure.templateGone })).toBeVisible();
		});
	},
);

test(
	'a next version that a colleague has begun meanwhile is saved over by who chooses to, and nothing typed is lost',
	onDesktop('Templates are written at a desk.'),
	async ({ page, browser, site }) => {
		const { saveNext, conflict, clean } = procedure.template;
		const other = await otherPage(browser, 'vn', site);
		for (const [where, who] of [
			[page, 'support'],
			[other, 'admin'],
		] as const) {
			await openAs(where, 'vn', who, '/procedure-template?type=DONATE', site);
			await where.getByRole('table').getByRole('link').first().click();
		}
		await wholeTitle(other).fill('Tặng cho, bản của người khác');
		await other.getByRole('button', { name: saveNext }).click();
		await expect(other.getByText(clean)).toBeVisible();
		await other.context().close();

		await wholeTitle(page).fill('Tặng cho, bản bỏ đi');
		await page.getByRole('button', { name: saveNext }).click();
		const theirs = await page.getByRole('link', { name: conflict.view }).getAttribute('href');
		await page.getByRole('button', { name: conflict.discard }).click();
		await expect(wholeTitle(page)).toHaveValue('Tặng cho, bản của người khác');
		expect(page.url()).toBe(site.url + theirs);

		await page.goto('/procedure-template?type=DONATE');
		await page.getByRole('table').getByRole('link').last().click();
		await wholeTitle(page).fill('Tặng cho, bản của tôi');
		await page.getByRole('button', { name: saveNext }).click();
		await page.getByRole('button', { name: conflict.overwrite }).click();
		await expect(page.getByText(clean)).toBeVisible();
		await expect(page).toHaveURL(/procedure-template\?.*id=/);
		await page.reload();
		await expect(wholeTitle(page)).toHaveValue('Tặng cho, bản của tôi');
	},
);
