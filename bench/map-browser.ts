import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { asks } from '../e2e/asks.ts';
import { startSite } from '../e2e/site.ts';
import { chromiumArgs, findChromium } from '../scripts/chromium.ts';
import { readFrames, watchFrames } from './frames.ts';
import { Country } from './map-country.ts';
import { quantile, table } from './stats.ts';

const LISTINGS = 1_000_000;
// What the peer's own page shows it with; ten times as many take it over a minute to load.
const PEER_POINTS = 100_000;
const SLOWDOWN = 4;
const [PHONE, DESK] = [390, 1_280];
const HEIGHT = 800;
const START = { south: 10.6, west: 106.45, north: 10.95, east: 106.95 };

/** What was seen while the map moved. */
interface Seen {
	/** ms from one frame to the next. */
	frames: number[];
	/** ms of the processor for each task of the page's main thread, not slowed. */
	tasks: number[];
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
				`our map alone on its page, ${LISTINGS.toLocaleString('en')} listings, ${PHONE} px`,
				await runOurs(browser, '?view=map', PHONE),
			],
			[`Leaflet.markercluster, ${PEER_POINTS.toLocaleString('en')}, ${PHONE} px`, await runPeer(browser, PHONE)],
			[
				`our map beside the list, ${LISTINGS.toLocaleString('en')}, ${DESK.toLocaleString('en')} px`,
				await runOurs(browser, '', DESK),
			],
			[
				`Leaflet.markercluster, ${PEER_POINTS.toLocaleString('en')}, ${DESK.toLocaleString('en')} px`,
				await runPeer(browser, DESK),
			],
		] as const;
		return [
			`### Moving the map, 10 pans and 6 zooms; ms`,
			table(
				[
					'',
					'first markers s',
					`frame p50 (${SLOWDOWN}× slower)`,
					'p95',
					'longest',
					`longest task ×${SLOWDOWN}`,
					'tasks over 50',
					'markers',
				],
				runs.map(([name, { frames, tasks, markers, firstMarkers }]) => [
					name,
					firstMarkers,
					quantile(frames, 0.5),
					quantile(frames, 0.95),
					Math.max(...frames),
					Math.max(...tasks) * SLOWDOWN,
					String(tasks.filter((task) => task * SLOWDOWN > 50).length),
					String(markers),
				]),
			),
			'What lies on our map is answered by the bench itself, not by the server; the peer holds all of it. Frames are timed with the processor slowed, tasks by the processor time that they took without that: on a machine which has other work only the latter hold.',
		].join('\n\n');
	} finally {
		await browser.close();
	}
}

/** The built site, whose server knows some demo listings; what lies on the map is answered here. */
async function runOurs(browser: Browser, view: string, width: number): Promise<Seen> {
	const site = await startSite();
	try {
		const country = new Country(LISTINGS);
		const page = await openPage(browser, width);
		await page.route('**/graphql', async (route) => {
			if (!asks(route.request(), /query MapClusters/)) return route.continue();
			const { variables } = route.request().postDataJSON();
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
async function runPeer(browser: Browser, width: number): Promise<Seen> {
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
	const page = await openPage(browser, width);
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
	const context = await browser.newContext({ viewport: { width, height: HEIGHT } });
	const page = await context.newPage();
	await slowDown(page, SLOWDOWN);
	return page;
}

async function slowDown(page: Page, rate: number): Promise<CDPSession> {
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate });
	return session;
}

/** Moves the map twice: watching its frames on a slow processor, and the work of each task on this one. */
async function watch(page: Page, marker: string, started: number): Promise<Seen> {
	await page.locator(marker).first().waitFor({ timeout: 300_000 });
	const firstMarkers = (performance.now() - started) / 1_000;
	await page.waitForTimeout(3_000);
	const markers = await page.locator(marker).count();
	await page.evaluate(watchFrames);
	await moveAbout(page);
	const frames = await page.evaluate(readFrames);

	const session = await slowDown(page, 1);
	const readTasks = await traceTasks(session);
	await moveAbout(page);
	const tasks = await readTasks();
	await page.context().close();
	return { frames, tasks, markers, firstMarkers };
}

async function moveAbout(page: Page): Promise<void> {
	const area = await page.locator('.leaflet-container').boundingBox();
	if (!area) throw new Error('The page shows no map.');
	const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
	// There and back: the map ends where it began.
	for (let pan = 0; pan < 10; pan++) await drag(page, middle, Math.floor(pan / 2) * 1.9 + (pan % 2) * Math.PI);
	for (const wheel of [-260, -260, 520, 260, -520, 260]) {
		await page.mouse.move(middle.x, middle.y);
		await page.mouse.wheel(0, wheel);
		await page.waitForTimeout(1_500);
	}
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
	await page.waitForTimeout(1_200);
}

interface TraceEvent {
	name: string;
	pid: number;
	tid: number;
	/** µs of the processor. */
	tdur?: number;
}

/** Records the tasks of a page from now on; returns what ends that and reads them, ms. */
async function traceTasks(session: CDPSession): Promise<() => Promise<number[]>> {
	const events: TraceEvent[] = [];
	session.on('Tracing.dataCollected', ({ value }) => {
		// An argument list of a hundred thousand is one too long.
		for (const event of value) events.push(event as unknown as TraceEvent);
	});
	const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
	await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
	return async () => {
		const isComplete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
		await session.send('Tracing.end');
		await isComplete;
		// Styles are worked out on a page's main thread alone.
		const { pid, tid } = events.find(({ name }) => name === 'UpdateLayoutTree') ?? {};
		return events
			.filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid)
			.map(({ tdur = 0 }) => tdur / 1_000);
	};
}
