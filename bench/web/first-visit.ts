import type { Browser } from 'playwright';
import { ours, type Session } from '../server/ours.ts';
import { quantile, table } from '../stats.ts';
import { findListing } from './find-listing.ts';
import { type Bench, openPhone, type Phone, rest, signIn, slowNetwork, slowProcessor } from './phone.ts';

const ROUNDS = 5;

interface Visit {
	firstPaint: number;
	largestPaint: number;
	shift: number;
	kilobytes: Record<'document' | 'script' | 'stylesheet' | 'font' | 'image', number>;
}

/** What a first visit costs on a phone whose network and processor are really slowed: paints and bytes, median of five. */
export async function firstVisits({ url, browser }: Bench): Promise<string> {
	const listing = await findListing(url);
	const pages = [
		['home', '/'],
		['list', '/real-estate'],
		['map', '/map'],
		['sign-in', '/auth/sign-in'],
		['listing, signed in', listing, await ours.openSession(`${url}/graphql`)],
	] as const;
	const rows = [];
	for (const [name, path, session] of pages) {
		const visits: Visit[] = [];
		for (let round = 0; round < ROUNDS; round++) visits.push(await visit(browser, url + path, session));
		const median = (read: (visit: Visit) => number) => quantile(visits.map(read), 0.5);
		rows.push([
			name,
			median(({ firstPaint }) => firstPaint) / 1000,
			median(({ largestPaint }) => largestPaint) / 1000,
			Math.max(...visits.map(({ largestPaint }) => largestPaint)) / 1000,
			median(({ shift }) => shift).toFixed(3),
			...(['script', 'stylesheet', 'font', 'document', 'image'] as const).map((kind) =>
				median(({ kilobytes }) => kilobytes[kind]),
			),
		]);
	}
	return [
		`### First visit on a phone (390×844, 150 ms, 1.6 Mbit/s, processor 4× slower), median of ${ROUNDS}; KB as transferred`,
		table(
			[
				'page',
				'first paint s',
				'largest paint s',
				'worst',
				'shift',
				'JS KB',
				'CSS KB',
				'fonts KB',
				'HTML KB',
				'images KB',
			],
			rows,
		),
	].join('\n\n');
}

async function visit(browser: Browser, url: string, account?: Session): Promise<Visit> {
	const phone = await openPhone(browser);
	const { page, session } = phone;
	if (account) await signIn(phone, url, account);
	await slowNetwork(phone);
	await slowProcessor(phone);

	const kinds = new Map<string, string>();
	const kilobytes: Visit['kilobytes'] = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0 };
	// Scripts of a page that is read first are fetched into the cache before they are asked for as scripts.
	session.on('Network.responseReceived', ({ requestId, type, response }) =>
		kinds.set(requestId, response.url.endsWith('.js') ? 'script' : type.toLowerCase()),
	);
	session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
		const kind = kinds.get(requestId) as keyof typeof kilobytes;
		if (kind in kilobytes) kilobytes[kind] += encodedDataLength / 1024;
	});

	await page.addInitScript(observe);
	await page.goto(url, { waitUntil: 'load' });
	await rest(phone);
	const paints = await readPaints(phone);
	await phone.close();
	return { ...paints, kilobytes };
}

interface Observed {
	largest: number;
	shift: number;
}

function observe(): void {
	const seen: Observed = { largest: 0, shift: 0 };
	(window as unknown as { seen: Observed }).seen = seen;
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) seen.largest = entry.startTime;
	}).observe({ type: 'largest-contentful-paint', buffered: true });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
			if (!entry.hadRecentInput) seen.shift += entry.value;
	}).observe({ type: 'layout-shift', buffered: true });
}

function readPaints({ page }: Phone): Promise<Omit<Visit, 'kilobytes'>> {
	return page.evaluate(() => {
		const { largest, shift } = (window as unknown as { seen: Observed }).seen;
		const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
		return { firstPaint: first, largestPaint: largest, shift };
	});
}
