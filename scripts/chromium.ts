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

/** Debian's. A browser without windows, which draws a page just the same for a quarter less work. */
const shell = '/usr/bin/chromium-headless-shell';

const mayInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const withDeps = mayInstall ? ['--with-deps'] : [];

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

/** Path of a Chromium that has no windows and shows no notifications, or of a whole one where there is none. Throws when there is neither. */
export function findHeadlessShell(): string {
	return process.env.CHROMIUM_PATH ?? (existsSync(shell) ? shell : findChromium());
}

/** Installs both where that may be done unasked, as for the root of a container. Without them tests look for what there is. */
export function installBrowsers(): void {
	if (process.env.CHROMIUM_PATH || existsSync(shell) || !mayInstall) return;
	tryAll(apt('chromium', 'chromium-headless-shell'));
}

function installed(): string | undefined {
	return [...usual, chromium.executablePath()].find((path) => existsSync(path));
}

function install(): string {
	if (mayInstall) tryAll(apt('chromium'));
	// Not every distribution with apt has the package.
	if (!installed())
		tryAll([[process.execPath, ['node_modules/playwright/cli.js', 'install', ...withDeps, 'chromium']]]);
	const found = installed();
	if (!found)
		throw new Error('The tests need a Chromium and none could be installed. Install one and name it in CHROMIUM_PATH.');
	return found;
}

type Command = [name: string, args: string[]];

function apt(...packages: string[]): Command[] {
	return [
		['apt-get', ['update', '-qq']],
		['apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]],
	];
}

function tryAll(commands: Command[]): void {
	for (const [name, args] of commands) {
		try {
			execFileSync(name, args, {
				stdio: ['ignore', 'ignore', 'inherit'],
				env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
			});
		} catch {
			// What matters is whether a browser is there in the end.
		}
	}
}
