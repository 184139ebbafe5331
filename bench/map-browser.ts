import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright';
import { startSite } from '../e2e/site.ts';
import { chromiumArgs, findChromium } from '../scripts/chromium.ts';
import { Country } from './map-country.ts';
import { quantile, table } from './stats.ts';

const LISTINGS = 1_000_000;
// What the peer's own page shows it with; ten times as many take it over a minute to load.
const PEER_POINTS = 100_000;
const SLOWDOWN = 4;
const SCREEN = { width: 1_280, height: 800 };
const START = { south: 10.6, west: 106.45, north: 10.95, east: 106.95 };

/** What was seen while the map moved. */
interface Seen {
	/** ms from one frame to the next. */
	frames: number[];
	/** ms of each task over 50 ms. */
	longTasks: number[];
	markers: number;
	/** s until the first markers are in sight. */
	firstMarkers: number;
}

/** How smooth the map is while somebody moves it, on a processor four times slower: ours over a million listings, and the usual way beside it. */
export async function benchMapBrowser(): Promise<string> {
	const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
	try {
		const runs = [
			[
				`our map alone on its page, ${LISTINGS.toLocaleString('en')} listings`,
				await runOurs(browser, '?view=map', 390),
			],
			[`our map beside the list, ${LISTINGS.toLocaleString('en')}`, await runOurs(browser, '', SCREEN.width)],
			[`Leaflet.markercluster, ${PEER_POINTS.toLocaleString('en')}`, await runPeer(browser)],
		] as const;
		return [
			`### Moving the map (processor ${SLOWDOWN}× slower): 10 pans, 6 zooms; ms`,
			table(
				[
					'',
					'first markers s',
					'frame p50',
					'p95',
					'longest',
					'frames over 50',
					'tasks over 50',
					'longest task',
					'markers',
				],
				runs.map(([name, { frames, longTasks, markers, firstMarkers }]) => [
					name,
					firstMarkers,
					quantile(frames, 0.5),
					quantile(frames, 0.95),
					Math.max(...frames),
					String(frames.filter((frame) => frame > 50).length),
					String(longTasks.length),
					Math.max(0, ...longTasks),
					String(markers),
				]),
			),
		].join('\n\n');
	} finally {
		await browser.close();
	}
}

/** The built site, whose server knows a thousand listings; what lies on the map is answered here. */
async function runOurs(browser: Browser, view: string, width: number): Promise<Seen> {
	const site = await startSite();
	try {
		const country = new Country(LISTINGS);
		const page = await openPage(browser, width);
		await page.route('**/graphql', async (route) => {
			const { query = '', variables } = route.request().postDataJSON() ?? {};
			if (!query.includes('query MapClusters')) return route.continue();
			await route.fulfill({ json: { data: country.answer(variables) } });
		});
		const { south, west, north, east } = START;
		const box = new URLSearchParams({ box: [south, west, north, east].join(',') });
		const started = performance.now();
		await page.goto(`${site.url}/map${view}${view ? '&' : '?'}${box}`);
		return await watch(page, '.ancu-map .marker', started);
	} finally {
		await site.remove();
	}
}

/** A page with nothing on it but the peer, as its documentation says. */
async function runPeer(browser: Browser): Promise<Seen> {
	const require = createRequire(import.meta.url);
	const leaflet = createRequire(new URL('../packages/ui/package.json', import.meta.url)).resolve('leaflet');
	const [core, coreStyle, cluster, clusterStyle] = await Promise.all(
		[
			leaflet,
			leaflet.replace(/leaflet-src\.js$/, 'leaflet.css'),
			require.resolve('leaflet.markercluster/dist/leaflet.markercluster.js'),
			require.resolve('leaflet.markercluster/dist/MarkerCluster.Default.css'),
		].map((file) => readFile(file, 'utf8')),
	);
	const { lat, long } = new Country(PEER_POINTS);
	const points = Array.from(lat, (value, index) => [value, long[index]]);
	const page = await openPage(browser, SCREEN.width);
	await page.route('http://peer.test/', (route) =>
		route.fulfill({
			contentType: 'text/html',
			body: `<!doctype html><style>${coreStyle}${clusterStyle} html, body, #map { height: 100%; margin: 0; }</style><div id="map"></div>
<script>${core}</script><script>${cluster}</script><script>
const map = L.map('map', { maxZoom: 18 }).fitBounds([[${START.south}, ${START.west}], [${START.north}, ${START.east}]]);
const group = L.markerClusterGroup();
group.addLayers(${JSON.stringify(points)}.map((at) => L.marker(at)));
map.addLayer(group);
</script>`,
		}),
	);
	const started = performance.now();
	await page.goto('http://peer.test/', { waitUntil: 'commit' });
	return watch(page, '.marker-cluster', started);
}

async function openPage(browser: Browser, width: number): Promise<Page> {
	const context = await browser.newContext({ viewport: { width, height: SCREEN.height } });
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
	return page;
}

/** Moves the map and watches its frames. */
async function watch(page: Page, marker: string, started: number): Promise<Seen> {
	await page.locator(marker).first().waitFor({ timeout: 300_000 });
	const firstMarkers = (performance.now() - started) / 1_000;
	await page.waitForTimeout(3_000);
	const area = await page.locator('.leaflet-container').boundingBox();
	if (!area) throw new Error('The page shows no map.');
	const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
	await page.evaluate(startWatching);
	for (let round = 0; round < 2; round++) {
		for (let pan = 0; pan < 5; pan++) await drag(page, middle, pan * 1.9);
		for (const wheel of [-260, -260, 520]) {
			await page.mouse.move(middle.x, middle.y);
			await page.mouse.wheel(0, wheel);
			await page.waitForTimeout(1_500);
		}
	}
	const seen = await page.evaluate(stopWatching);
	const markers = await page.locator(marker).count();
	await page.context().close();
	return { ...seen, markers, firstMarkers };
}

/** A drag of a second, then a moment in which what is new comes. */
async function drag(page: Page, { x, y }: { x: number; y: number }, angle: number): Promise<void> {
	await page.mouse.move(x, y);
	await page.mouse.down();
	for (let step = 1; step <= 40; step++) {
		await page.mouse.move(x + Math.cos(angle) * step * 4, y + Math.sin(angle) * step * 4);
		await page.waitForTimeout(16);
	}
	await page.mouse.up();
	await page.waitForTimeout(1_000);
}

interface Watched {
	frames: number[];
	longTasks: number[];
	isOver: boolean;
}

function startWatching(): void {
	const watched: Watched = { frames: [], longTasks: [], isOver: false };
	(window as unknown as { watched: Watched }).watched = watched;
	new PerformanceObserver((list) => {
		for (const { duration } of list.getEntries()) watched.longTasks.push(duration);
	}).observe({ type: 'longtask' });
	let last = performance.now();
	const frame = () => {
		const now = performance.now();
		watched.frames.push(now - last);
		last = now;
		if (!watched.isOver) requestAnimationFrame(frame);
	};
	requestAnimationFrame(frame);
}

function stopWatching(): { frames: number[]; longTasks: number[] } {
	const { watched } = window as unknown as { watched: Watched };
	watched.isOver = true;
	return { frames: watched.frames, longTasks: watched.longTasks };
}
