import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { hydrated } from '../../e2e/hydrated.ts';
import type { Session } from '../server/ours.ts';

/** The network of Lighthouse's mobile profile: slow 4G. */
export const SLOW_4G = {
	offline: false,
	latency: 150,
	downloadThroughput: (1.6 * 1024 * 1024) / 8,
	uploadThroughput: (750 * 1024) / 8,
};
const SETTLED_MS = 8_000;
/** Until parts that a page asks for once it is taken over have come. */
const LATE_PARTS_MS = 2_000;
/** Its processor is that many times slower. */
export const SLOWDOWN = 4;

/** The built site that is measured, and a browser to measure it with. */
export interface Bench {
	url: string;
	browser: Browser;
}

/** A phone that nobody used yet. */
export interface Phone {
	page: Page;
	session: CDPSession;
	close: BrowserContext['close'];
}

export async function openPhone(browser: Browser): Promise<Phone> {
	const context = await browser.newContext({
		viewport: { width: 390, height: 844 },
		deviceScaleFactor: 2,
		isMobile: true,
		hasTouch: true,
		locale: 'vi-VN',
	});
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send('Network.enable');
	return { page, session, close: () => context.close() };
}

export async function slowProcessor({ session }: Phone): Promise<void> {
	await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

export async function slowNetwork({ session }: Phone): Promise<void> {
	await session.send('Network.emulateNetworkConditions', SLOW_4G);
}

/** As the site does when somebody signs in: the tab holds the session, a cookie says that there is one. */
export async function signIn({ page }: Phone, url: string, { token, user }: Session): Promise<void> {
	await page.context().addCookies([{ name: 'isLogin', value: '1', url }]);
	await page.addInitScript(
		(kept) => {
			for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
		},
		{ token, account: user.id },
	);
}

/** Waits until everything has come and the page has been taken over. A session's stream of notifications never rests. */
export async function rest({ page }: Phone): Promise<void> {
	const isSignedIn = await page.evaluate(() => sessionStorage.getItem('token') !== null);
	if (isSignedIn) await page.waitForTimeout(SETTLED_MS);
	else await page.waitForLoadState('networkidle');
	await hydrated(page);
	await page.waitForTimeout(LATE_PARTS_MS);
}
