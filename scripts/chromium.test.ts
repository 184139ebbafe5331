import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { chromiumArgs, findChromium } from './chromium.ts';

test("what Playwright turns off stays off beside what we do, in the browser's own words", async () => {
	const sandbox = chromiumArgs.filter((argument) => argument === '--no-sandbox');
	const [usual, ours] = await Promise.all([disabledBy(sandbox), disabledBy(chromiumArgs)]);
	const suggestions = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
	expect(ours).toEqual([...usual, ...suggestions]);
});

/** The features that a browser with these arguments goes without. */
async function disabledBy(args: string[]): Promise<string[]> {
	const browser = await chromium.launch({ executablePath: findChromium(), args });
	try {
		const page = await browser.newPage();
		await page.goto('chrome://version');
		const line = await page.locator('#command_line').innerText();
		return /--disable-features=(\S+)(?!.*--disable-features)/.exec(line)?.[1]?.split(',') ?? [];
	} finally {
		await browser.close();
	}
}
