import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium, findHeadlessShell } from './scripts/chromium.ts';

/** They look at notifications, which only a browser with windows shows. */
const pushing = ['push.spec.ts', 'notification.spec.ts'];
/** What they are about is the same on every screen. */
const once = ['ahead.spec.ts', 'late.spec.ts', 'notification.spec.ts', 'rendered.spec.ts'];
const args = [
	...chromiumArgs,
	// Each page is a visitor's first: its code is seldom run often enough to be worth optimising, which costs a twelfth of the time.
	'--js-flags=--no-turbofan --no-maglev',
	// A browser's first page stays in the process that was begun for it. Left alone, the browser begins another.
	'--renderer-process-limit=1',
];
const desktop = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
	testDir: 'e2e',
	globalSetup: './e2e/seeded.ts',
	outputDir: 'test-results',
	fullyParallel: false,
	// Each with a site of its own. They wait for one another's answers as much as they calculate.
	workers: 2,
	// The gate tells what passed only at the second try.
	retries: 1,
	forbidOnly: Boolean(process.env.CI),
	timeout: 120_000,
	// A loaded machine is slow, not wrong.
	expect: { timeout: 20_000, toPass: { intervals: [50, 100, 250] } },
	use: {
		timezoneId: 'Asia/Ho_Chi_Minh',
		// Installed again for each journey it takes a seventh of the time. Those that it is for have it.
		serviceWorkers: 'block',
		// A trace of every first try would cost an eighth of the time.
		trace: { mode: 'on-first-retry', screenshots: false },
		launchOptions: { executablePath: findHeadlessShell(), args },
	},
	projects: [
		{ name: 'desktop', testIgnore: pushing, grepInvert: /@phone/, use: desktop },
		{
			name: 'push',
			testMatch: pushing,
			// Few journeys, and a browser and a site of their own: meanwhile the other worker has those on phones.
			workers: 1,
			grepInvert: /@phone/,
			use: { ...desktop, launchOptions: { executablePath: findChromium(), args } },
		},
		{
			name: 'phone',
			testIgnore: once,
			grepInvert: /@desktop/,
			use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
		},
	],
});
