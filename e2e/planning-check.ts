import type { Page } from '@playwright/test';
import { ask } from './ask.ts';
import type { Site } from './site.ts';
import { expect, openAs, openSession, type Session, texts } from './test.ts';

const { address, planning, wallet } = texts.vn;

/** A planning check, and whoever asked for it. */
interface Asked {
	id: string;
	session: Session;
}

/** Asks for the planning of a plot, without a page. How the form is filled has a journey of its own. */
export async function requestCheck(site: Site, username: string, plot: string): Promise<Asked> {
	const session = await openSession(site, username);
	const data = { provinceId: '79', districtId: '760', wardId: '26734', mapSheetNo: '12', landPlotNo: plot };
	const query = 'mutation ($data: PlanningCheckRequestInput!) { createPlanningCheckRequest(data: $data) { id } }';
	const { createPlanningCheckRequest } = await ask<{ createPlanningCheckRequest: { id: string } }>(
		site,
		query,
		{ data },
		session.token,
	);
	return { id: createPlanningCheckRequest.id, session };
}

/** Pays for a planning check from the wallet, without a page. */
export async function payCheck(site: Site, { id, session }: Asked): Promise<void> {
	const query =
		'mutation ($id: ID!) { paymentPlanningCheckRequest(planningCheckRequestId: $id, method: WALLET) { status } }';
	const { paymentPlanningCheckRequest: paid } = await ask<{ paymentPlanningCheckRequest: { status: string } }>(
		site,
		query,
		{ id },
		session.token,
	);
	expect(paid.status).toBe('SETTLED');
}

/** Asks for the planning of a plot and pays from the wallet, without a page. */
export async function requestPaidCheck(site: Site, username: string, plot: string): Promise<Asked> {
	const asked = await requestCheck(site, username, plot);
	await payCheck(site, asked);
	return asked;
}

/** Opens a request for the planning of a plot where it is paid. */
export async function askFor(page: Page, site: Site, username: string, plot: string): Promise<Asked> {
	const asked = await requestCheck(site, username, plot);
	await openAs(page, 'vn', asked.session, `/planning-check?id=${asked.id}&pay`, site);
	return asked;
}

/** Fills the form that asks for the planning of a plot, and sends it. */
export async function fillPlot(page: Page, plot: string): Promise<void> {
	await expect(page.getByRole('heading', { level: 1, name: planning.checkForm.title })).toBeVisible();
	await page.getByRole('combobox', { name: address.province, exact: true }).selectOption('79');
	await page.getByRole('combobox', { name: address.district, exact: true }).selectOption('760');
	await page.getByRole('combobox', { name: address.ward, exact: true }).selectOption('26734');
	await page.getByLabel(planning.checkForm.sheetNo).fill('12');
	await page.getByLabel(planning.checkForm.plotNo).fill(plot);
	await page.getByRole('button', { name: planning.checkForm.send }).click();
	await expect(page).toHaveURL(/[?&]pay$/);
}

/** Chooses a way of paying, and opens it. */
export async function choose(page: Page, method: keyof typeof wallet.billing.pay): Promise<void> {
	await page.getByRole('radio', { name: wallet.method[method], exact: true }).check();
	await page.getByRole('button', { name: wallet.billing.pay[method].replace('{{total}}', '500.000 ₫') }).click();
}

export async function expectPaid(page: Page): Promise<void> {
	await expect(page.getByRole('heading', { name: planning.checkDetail.now.waiting })).toBeVisible();
	await expect(page).toHaveURL(/\/planning-check\?id=[\w-]+$/);
}

/** Somebody of the staff takes a paid planning check, without a page. */
export async function takeCheck(site: Site, id: string): Promise<Session> {
	const staff = await openSession(site, 'support');
	await setStatus(site, staff, id, 'received');
	return staff;
}

/** Whoever took a planning check looks the plot up and answers, without a page. How the form is filled has a journey of its own. */
export async function answerCheck(site: Site, staff: Session, id: string): Promise<void> {
	await setStatus(site, staff, id, 'checking');
	const zones = [{ landCode: 'ODT', area: 80.5 }];
	const found = { zones, maxDensity: 80, planName: 'Đồ án thử', confidence: 'HIGH', asOf: '2026-01-10' };
	const query = 'mutation ($data: PlanningInfoInput!) { createPlanningInfo(data: $data) { id } }';
	await ask(site, query, { data: { ...found, planningCheckRequestId: id } }, staff.token);
}

/** Somebody moves a planning check on by its status, without a page. */
export async function setStatus(site: Site, { token }: Session, id: string, status: string): Promise<void> {
	const query =
		'mutation ($id: ID!, $data: PlanningCheckRequestInput!) { updatePlanningCheckRequest(id: $id, data: $data) { id } }';
	await ask(site, query, { id, data: { status } }, token);
}

/** Somebody of the staff takes a paid planning check. */
export async function take(staff: Page, site: Site, id: string): Promise<void> {
	await openAs(staff, 'vn', 'support', `/response-planning-check?open=${id}`, site);
	await staff.getByRole('button', { name: planning.work.take }).click();
	await expect(staff.getByRole('button', { name: planning.work.start })).toBeVisible();
}

/** Somebody of the staff takes a paid planning check, looks the plot up and answers. */
export async function answer(staff: Page, site: Site, id: string): Promise<void> {
	await take(staff, site, id);
	await staff.getByRole('button', { name: planning.work.start }).click();
	await fillAnswer(staff);
	await staff.getByRole('button', { name: planning.answerForm.submit }).click();
	await expect(staff.getByRole('heading', { name: planning.work.step.done })).toBeVisible();
}

/** Writes an answer, and sends nothing. */
export async function fillAnswer(staff: Page): Promise<void> {
	const form = staff.getByRole('form', { name: planning.answerForm.title });
	const zone = form.getByRole('group', { name: planning.answerForm.zone.name.replace('{{number}}', '1') });
	await zone.getByRole('combobox', { name: planning.zoneTable.code, exact: true }).fill('ODT');
	await zone.getByLabel('m²').fill('80,5');
	await form.getByLabel(planning.answer.fact.maxDensity).fill('80');
	await form.getByLabel(planning.answer.fact.planName).fill('Đồ án thử');
	await form.getByRole('radio', { name: planning.confidence.HIGH }).check();
}
