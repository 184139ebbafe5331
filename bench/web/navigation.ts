import { ours, type Session } from '../server/ours.ts';
import { quantile, table } from '../stats.ts';
import { findListing } from './find-listing.ts';
import { type Bench, openPhone, rest, signIn, slowNetwork } from './phone.ts';

const ROUNDS = 5;

/** How long it takes from a press on a link of the site until the next page's heading stands there, on slow 4G. */
export async function navigation({ url, browser }: Bench): Promise<string> {
	const listing = await findListing(url);
	const session = await ours.openSession(`${url}/graphql`);
	const ways = [
		['list to news, at once', '/real-estate', '/news', false],
		['list to news, after a look at the link', '/real-estate', '/news', true],
		['home to list, at once', '/', '/real-estate', false],
		['home to list, after a look at the link', '/', '/real-estate', true],
		['list to listing, signed in, at once', '/real-estate', listing, false, session],
		['list to listing, signed in, after a look at the link', '/real-estate', listing, true, session],
	] as const;
	const rows = [];
	for (const [name, from, to, isLookedAt, who] of ways) {
		const times: number[] = [];
		for (let round = 0; round < ROUNDS; round++) times.push(await goTo({ url, browser }, from, to, isLookedAt, who));
		rows.push([name, quantile(times, 0.5), Math.max(...times)]);
	}
	return [
		`### From page to page on slow 4G, ms until the next page's heading, median of ${ROUNDS}`,
		table(['', 'ms', 'worst'], rows),
	].join('\n\n');
}

async function goTo(
	{ url, browser }: Bench,
	from: string,
	to: string,
	isLookedAt: boolean,
	who?: Session,
): Promise<number> {
	const phone = await openPhone(browser);
	const { page } = phone;
	await page.setViewportSize({ width: 1_280, height: 800 });
	if (who) await signIn(phone, url, who);
	await page.goto(url + from);
	await rest(phone);
	await slowNetwork(phone);
	const link = page.locator(`a[href="${to}"]`).first();
	if (isLookedAt) {
		await link.scrollIntoViewIfNeeded();
		// What comes into sight is drawn, and may move the link.
		await page.waitForTimeout(500);
		await link.hover();
		await rest(phone);
		await page.waitForTimeout(2_000);
	}
	const ms = await link.evaluate(
		(element, path) =>
			new Promise<number>((resolve, reject) => {
				setTimeout(() => reject(new Error(`${path} did not come`)), 20_000);
				const heading = document.querySelector('h1')?.textContent;
				const started = performance.now();
				const watch = () => {
					const now = document.querySelector('h1')?.textContent;
					if (location.pathname === path && now && now !== heading) resolve(performance.now() - started);
					else requestAnimationFrame(watch);
				};
				// A finger that comes down, and goes up at once.
				element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
				(element as HTMLElement).click();
				requestAnimationFrame(watch);
			}),
		to,
	);
	await phone.close();
	return ms;
}
