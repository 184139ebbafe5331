import type { Page } from 'playwright';
import { quantile, table } from '../stats.ts';
import { type Bench, openPhone, rest, SLOWDOWN, slowProcessor } from './phone.ts';

const ROUNDS = 3;
/** What is late by then is the next step's. */
const SETTLED_MS = 500;

type Step = readonly [name: string, act: (page: Page) => Promise<void>];

const press = (key: string) => (page: Page) => page.keyboard.press(key);
const tap =
	(role: 'button' | 'combobox' | 'checkbox', name: string | RegExp, nth = 0) =>
	(page: Page) =>
		page.getByRole(role, { name }).nth(nth).click();
const choose = (nth: number) => (page: Page) =>
	page.getByRole('dialog').locator('input[type=checkbox], input[type=radio]').nth(nth).click({ force: true });

/** What somebody does with a list, by touch and keys. */
const steps: readonly Step[] = [
	['into the search', tap('combobox', 'Tìm nhà đất')],
	['the letter n', press('n')],
	['the letter h', press('h')],
	['the letter a', press('a')],
	['next suggestion', press('ArrowDown')],
	['Escape', press('Escape')],
	['open the filters', tap('button', /^Bộ lọc/)],
	['a first choice', choose(1)],
	['a second choice', choose(4)],
	['a third choice', choose(6)],
	['a fourth choice', choose(8)],
	['into a number', (page) => page.getByRole('dialog').getByRole('textbox').first().click()],
	['the digit 5', press('5')],
	['the digit 0', press('0')],
	// What was chosen is held where a stray key would lose it.
	['close the filters', (page) => page.getByRole('dialog').getByRole('button', { name: 'Đóng' }).click()],
	['save a listing', tap('button', /^Lưu tin:/)],
	['close what asks to sign in', press('Escape')],
	['open the menu', tap('button', 'Mở danh mục')],
	['close the menu', press('Escape')],
	['another language', tap('button', /English/)],
];

interface Watched {
	longest: number;
}

/** How long each of twenty interactions takes until it is painted, on a slow processor. */
export async function interactions({ url, browser }: Bench): Promise<string> {
	const times = new Map<string, number[]>();
	for (let round = 0; round < ROUNDS; round++) {
		const phone = await openPhone(browser);
		const { page } = phone;
		await page.addInitScript(watchEvents);
		await page.goto(`${url}/real-estate`, { waitUntil: 'load' });
		await rest(phone);
		await slowProcessor(phone);
		for (const [name, act] of steps) {
			await page.evaluate(() => {
				(window as unknown as { watched: Watched }).watched.longest = 0;
			});
			await act(page);
			await page.waitForTimeout(SETTLED_MS);
			const longest = await page.evaluate(() => (window as unknown as { watched: Watched }).watched.longest);
			times.set(name, [...(times.get(name) ?? []), longest]);
		}
		await phone.close();
	}
	const medians = [...times].map(([name, each]) => [name, quantile(each, 0.5)] as const);
	const worst = medians.toSorted(([, a], [, b]) => b - a).slice(0, 5);
	const all = medians.map(([, ms]) => ms);
	return [
		`### ${steps.length} interactions with the list, processor ${SLOWDOWN}× slower: ms until painted, median of ${ROUNDS}`,
		table(
			['', 'ms'],
			[['median', quantile(all, 0.5)], ['worst', Math.max(...all)], ...worst.map(([name, ms]) => [`… ${name}`, ms])],
		),
		'Less than 16 ms are told as 0.',
	].join('\n\n');
}

function watchEvents(): void {
	const watched: Watched = { longest: 0 };
	(window as unknown as { watched: Watched }).watched = watched;
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
			if (entry.interactionId > 0) watched.longest = Math.max(watched.longest, entry.duration);
	}).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
