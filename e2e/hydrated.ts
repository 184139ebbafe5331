import type { Page } from 'playwright';

/** Waits until the page's scripts have taken over, which a key that does nothing has them do at once. */
export async function hydrated(page: Page): Promise<void> {
	await page.keyboard.press('Shift');
	await page.waitForFunction(hasTakenOver);
}

/** Whether they have by now. */
export const isHydrated = (page: Page): Promise<boolean> => page.evaluate(hasTakenOver);

function hasTakenOver(): boolean {
	const header = document.querySelector('[data-slot="site-header"]');
	return header !== null && Object.keys(header).some((key) => key.startsWith('__reactProps'));
}
