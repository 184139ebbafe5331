import type { Page } from '@playwright/test';

/** Keeps files of these addresses from being asked for, until the answer is called. */
export async function holdFiles(page: Page, address: string | RegExp): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(address, async (route) => {
		await promise;
		await route.fallback();
	});
	return resolve;
}
