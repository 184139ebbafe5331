import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { type Look, moment, type Window } from './looks.ts';

/** A browser that takes pictures of stories. */
export interface Camera {
	/** Major version of the browser. */
	version: string;
	/** Opens a window at the address of a Storybook, that goes from story to story. */
	open(address: string, window: Window): Promise<Shots>;
	close(): Promise<void>;
}

/** A story to show. */
export interface Story {
	id: string;
	isPlayed: boolean;
}

/** Takes pictures in one window. */
export interface Shots {
	/** Shows a story until it is drawn and, when that is asked for, played to its end. Throws when it fails. */
	show(story: Story): Promise<void>;
	/**
	 * A PNG of what is shown, as long as the page is up to a limit. What is known already is taken at once, anything else when two
	 * in a row are the same. Throws when it never comes to rest.
	 */
	take(theme: Look['theme'], isKnown: (png: Buffer) => boolean): Promise<Buffer>;
}

/** How long one story may take, in ms: a busy machine is slow, not wrong. */
const PATIENCE = 30_000;
/** Between two pictures that are to be the same, in ms. */
const PAUSE = 300;
/** What is further down, in pixels, has no picture: long texts. */
const LIMIT = 3_000;

/** What would happen after this time, in ms, does not: messages stay. */
const LATER = 2_000;

/** Nothing moves, blinks or is half-way, and what is out of sight is drawn too. */
const still = `*, *::before, *::after {
	animation: none !important; transition: none !important; caret-color: transparent !important; content-visibility: visible !important;
}`;

/** Starts a browser. */
export async function openCamera(): Promise<Camera> {
	const browser = await chromium.launch({
		executablePath: findChromium(),
		args: [...chromiumArgs, '--hide-scrollbars', '--force-color-profile=srgb', '--disable-lcd-text'],
	});
	return {
		version: browser.version().split('.')[0] ?? '',
		async open(address, viewport) {
			const context = await browser.newContext({
				viewport,
				locale: 'en-US',
				timezoneId: 'Asia/Ho_Chi_Minh',
				reducedMotion: 'reduce',
			});
			context.setDefaultTimeout(PATIENCE);
			await context.clock.setFixedTime(moment);
			await context.addInitScript(keepStill, { style: still, later: LATER });
			return openShots(await context.newPage(), address, viewport);
		},
		close: () => browser.close(),
	};
}

async function openShots(page: Page, address: string, { width, height }: Window): Promise<Shots> {
	const pending = new Set<unknown>();
	page.on('request', (request) => pending.add(request));
	for (const end of ['requestfinished', 'requestfailed'] as const)
		page.on(end as 'requestfinished', (request) => pending.delete(request));
	await page.goto(`${address}/iframe.html?viewMode=story`);
	await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
	// Axe has its say in the tests of the stories, and takes longer than all the rest.
	await page.evaluate(() => {
		const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel };
		channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
	});
	const session = await page.context().newCDPSession(page);

	// A picture of more than the window would make the window one pixel small for a moment, which maps notice.
	const shoot = async () => {
		const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
		return Buffer.from(data, 'base64');
	};

	return {
		async show(story) {
			if (page.viewportSize()?.height !== height) await page.setViewportSize({ width, height });
			await show(page, story);
			const whole = Math.min(LIMIT, await settle(page));
			if (whole > height) await page.setViewportSize({ width, height: whole });
		},
		async take(theme, isKnown) {
			await page.evaluate((name) => {
				document.documentElement.dataset.theme = name;
			}, theme);
			await settle(page);
			let last = await shoot();
			const until = performance.now() + PATIENCE;
			while (!isKnown(last)) {
				if (performance.now() > until) throw new Error('It never comes to rest: no two pictures of it are alike.');
				await setTimeout(PAUSE);
				await settle(page);
				const next = await shoot();
				if (pending.size === 0 && next.equals(last)) return next;
				last = next;
			}
			return last;
		},
	};
}

/** Runs in the page before its own scripts. */
function keepStill({ style, later }: { style: string; later: number }): void {
	const soon = window.setTimeout;
	const never = (handler: TimerHandler, delay = 0, ...rest: unknown[]) =>
		delay < later ? soon(handler, delay, ...rest) : 0;
	window.setTimeout = never as typeof window.setTimeout;
	document.addEventListener('DOMContentLoaded', () => {
		document.head.append(Object.assign(document.createElement('style'), { textContent: style }));
	});
}

interface Channel {
	on(event: string, listen: (told: { storyId: string; status: string }) => void): void;
	off(event: string, listen: (told: { storyId: string; status: string }) => void): void;
	emit(event: string, told: object): void;
}

async function show(page: Page, story: Story): Promise<void> {
	const shown = page.evaluate(async ({ id, isPlayed }) => {
		const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel };
		// Storybook plays no story that is embedded.
		const address = new URL(location.href);
		address.searchParams.set('embed', String(!isPlayed));
		history.replaceState(null, '', address);
		localStorage.clear();
		sessionStorage.clear();
		scrollTo(0, 0);
		return await new Promise<string>((resolve) => {
			const hear = ({ storyId, status }: { storyId: string; status: string }) => {
				if (storyId !== id) return;
				channel.off('storyFinished', hear);
				resolve(status === 'success' ? '' : document.body.innerText.slice(0, 400));
			};
			channel.on('storyFinished', hear);
			channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
		});
	}, story);
	const failure = await Promise.race([shown, setTimeout(PATIENCE, 'It does not come to an end.', { ref: false })]);
	if (failure) throw new Error(failure);
}

/** Waits until letters and pictures are there. Gives the height of the page. */
function settle(page: Page): Promise<number> {
	return page.evaluate(async () => {
		for (const image of document.images) image.loading = 'eager';
		await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
		await document.fonts.ready;
		await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
		return document.documentElement.scrollHeight;
	});
}
