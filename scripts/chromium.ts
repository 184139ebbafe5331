import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const usual = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Of the browser's own, what no page has: each window would load the pages of an address bar's suggestions, in two processes of their own. */
const suggestions = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright turns off. Only the last list counts, so that ours begins with its own. */
const playwrightDisables = [
	'AvoidUnnecessaryBeforeUnloadCheckSync',
	'DestroyProfileOnBrowserClose',
	'HttpsUpgrades',
	'HttpsFirstBalancedModeAutoEnable',
	'LensOverlay',
	'MediaRouter',
	'PaintHolding',
	'ThirdPartyStoragePartitioning',
	'AvoidCorsURLLoaderRestartOnRedirect',
	'TcpPortRandomizationWin',
	'OptimizationHints',
	'NetworkTimeServiceQuerying',
	'AimEnabled',
	'PreconnectToSearch',
	'msForceBrowserSignIn',
	'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Switches for a quiet and steady browser. A container's root has no sandbox to start in. */
export const chromiumArgs: string[] = [
	...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--font-render-hinting=none',
	`--disable-features=${[...playwrightDisables, ...suggestions]}`,
];

/** Path of a Chromium: the one named by CHROMIUM_PATH, the system's, Playwright's own, or one that is installed now. Throws when there is none to be had. */
export function findChromium(): string {
	return process.env.CHROMIUM_PATH ?? installed() ?? install();
}

function installed(): string | undefined {
	return [...usual, chromium.executablePath()].find((path) => existsSync(path));
}

function install(): string {
	const attempts: [string, string[]][] =
		process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
			? [
					['apt-get', ['update', '-qq']],
					['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']],
				]
			: [[process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']]];
	for (const [command, args] of attempts) {
		try {
			execFileSync(command, args, {
				stdio: ['ignore', 'ignore', 'inherit'],
				env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
			});
		} catch {
			// What matters is whether a browser is there in the end.
		}
	}
	const found = installed();
	if (!found)
		throw new Error('The tests need a Chromium and none could be installed. Install one and name it in CHROMIUM_PATH.');
	return found;
}
