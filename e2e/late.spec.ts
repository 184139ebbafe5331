import { expect, hydrated, isPhone, test, texts } from './test.ts';

test.beforeEach(({ page }) => test.skip(isPhone(page), 'The server sends the same page to every screen.'));

test('the scripts of a page that is read come after its pictures', async ({ page, site }) => {
	await page.goto(`${site.url}/real-estate`);
	await hydrated(page);
	const { loaded, scripts } = await page.evaluate(() => ({
		loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
		scripts: performance
			.getEntriesByType('resource')
			.filter(({ name }) => name.endsWith('.js'))
			.map(({ startTime }) => startTime),
	}));
	expect(scripts.length).toBeGreaterThan(3);
	expect(Math.min(...scripts)).toBeGreaterThan(loaded);
});

test('a button that is pressed before the page can answer is answered when it can', async ({ page, site }) => {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(/\/assets\/.*\.js$/, async (route) => {
		await promise;
		await route.continue();
	});
	await page.goto(`${site.url}/real-estate`);
	await page.getByRole('button', { name: texts.vn.shell.theme }).click();
	await expect(page.locator('html')).not.toHaveAttribute('data-theme');
	resolve();
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('pressed twice meanwhile, it is answered once', async ({ page, site }) => {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(/\/assets\/.*\.js$/, async (route) => {
		await promise;
		await route.continue();
	});
	await page.goto(`${site.url}/real-estate`);
	await page.getByRole('button', { name: texts.vn.shell.theme }).dblclick();
	resolve();
	await hydrated(page);
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
