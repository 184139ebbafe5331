import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

/** The network of Lighthouse's mobile profile: slow 4G. */
export const SLOW_4G = {
	offline: false,
	latency: 150,
	downloadThroughput: (1.6 * 1024 * 1024) / 8,
	uploadThroughput: (750 * 1024) / 8,
};
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
