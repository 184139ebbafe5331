import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from 'playwright';
import { bundle, gzippedKilobytes } from '../scripts/bundle.ts';
import { chromiumArgs, findChromium } from '../scripts/chromium.ts';
import { stylesOf } from '../scripts/package-styles.ts';
import type { Acts } from './cards/browser.tsx';
import type { ListName } from './cards/lists.tsx';
import { quantile, table } from './stats.ts';

const COUNT = 1_000;
const BROWSERS = 3;
const ROUNDS = 4;

const lists: [ListName, string][] = [
	['plain', 'card of our primitives, as libraries are compared by'],
	['cards', 'our listing card, each drawn again'],
	['grid', 'our list of listings'],
	['app', 'the same as in the app: links of a router, a button to save each'],
];

/** ms of the processor. */
interface Cost {
	script: number;
	layout: number;
}

interface Measured {
	mounts: Cost[];
	updates: Cost[];
	nodes: number;
}

/** What a thousand cards cost in a browser and on a server. */
export async function benchCards(): Promise<string> {
	const { code } = await bundle(path.join(import.meta.dirname, 'cards/browser.tsx'));
	const page = `<!doctype html><html lang="vi"><meta charset="utf-8"><style>${await stylesOf(code)}</style><div id="root"></div>`;
	const rows = [];
	for (const [name, label] of lists) {
		const measured: Measured[] = [];
		for (let each = 0; each < BROWSERS; each++) measured.push(await measure(page, code, name));
		const mounts = measured.flatMap((one) => one.mounts);
		const updates = measured.flatMap((one) => one.updates);
		const { times, html } = await renderOnServer(name);
		rows.push([
			label,
			spread(mounts.map(({ script }) => script)),
			spread(mounts.map(({ layout }) => layout)),
			spread(updates.map(({ script }) => script)),
			spread(times),
			html.length / 1_024,
			gzippedKilobytes(html),
			measured[0]?.nodes.toLocaleString('en') ?? '',
		]);
	}
	return [
		`### ${COUNT.toLocaleString('en')} cards, ms of the processor: median (lowest–highest) of ${BROWSERS} browsers × ${ROUNDS}`,
		table(
			[
				'',
				'mount, script',
				'layout and style',
				'update of 10 %, script',
				'on the server',
				'HTML KB',
				'gzipped',
				'elements',
			],
			rows,
		),
		'Our list of listings lays nothing out that is out of sight and remembers its cards; the others are drawn whole each time.',
	].join('\n\n');
}

async function measure(html: string, code: string, name: ListName): Promise<Measured> {
	const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
	try {
		const page = await browser.newPage({ viewport: { width: 1_280, height: 800 } });
		await page.setContent(html);
		await page.addScriptTag({ content: code, type: 'module' });
		await page.waitForFunction('window.acts');
		const cost = await readCosts(page);
		const result: Measured = { mounts: [], updates: [], nodes: 0 };
		// The first round warms the page up.
		for (let round = 0; round <= ROUNDS; round++) {
			const mount = await cost(() => act(page, 'mount', name));
			const update = await cost(() => act(page, 'update', name));
			result.nodes = await page.evaluate(() => document.querySelectorAll('#root *').length);
			await act(page, 'unmount', name);
			await page.requestGC();
			if (round === 0) continue;
			result.mounts.push(mount);
			result.updates.push(update);
		}
		return result;
	} finally {
		await browser.close();
	}
}

function act(page: Page, what: keyof Acts, name: ListName): Promise<void> {
	return page.evaluate(([key, list, count]) => (window as unknown as { acts: Acts }).acts[key](list, count), [
		what,
		name,
		COUNT,
	] as const);
}

/** Reads what something costs the page's main thread, whoever else is at work on this machine. */
async function readCosts(page: Page): Promise<(what: () => Promise<void>) => Promise<Cost>> {
	const session = await page.context().newCDPSession(page);
	await session.send('Performance.enable', { timeDomain: 'threadTicks' });
	const read = async () => {
		const { metrics } = await session.send('Performance.getMetrics');
		const costOf = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1_000;
		return { script: costOf('ScriptDuration'), layout: costOf('LayoutDuration') + costOf('RecalcStyleDuration') };
	};
	return async (what) => {
		const before = await read();
		await what();
		const after = await read();
		return { script: after.script - before.script, layout: after.layout - before.layout };
	};
}

async function renderOnServer(name: ListName): Promise<{ times: number[]; html: string }> {
	const folder = mkdtempSync(path.join(os.tmpdir(), 'ancu-cards-'));
	try {
		const file = path.join(folder, 'server.mjs');
		writeFileSync(file, (await bundle(path.join(import.meta.dirname, 'cards/server.tsx'))).code);
		const { render } = (await import(pathToFileURL(file).href)) as typeof import('./cards/server.tsx');
		const times = [];
		let html = '';
		for (let round = 0; round < ROUNDS * BROWSERS + 3; round++) {
			// Of this thread: what others tidy up meanwhile is no work of the page's.
			const before = process.threadCpuUsage();
			html = render(name, COUNT);
			const { user, system } = process.threadCpuUsage(before);
			if (round >= 3) times.push((user + system) / 1_000);
		}
		return { times, html };
	} finally {
		rmSync(folder, { recursive: true });
	}
}

function spread(samples: readonly number[]): string {
	const [low, middle, high] = [0, 0.5, 1].map((share) => quantile(samples, share).toFixed(0));
	return `${middle} (${low}–${high})`;
}
