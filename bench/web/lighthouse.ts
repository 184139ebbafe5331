import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';
import { quantile, table } from '../stats.ts';
import { findListing } from './find-listing.ts';
import type { Bench } from './phone.ts';

const ROUNDS = 5;
const ATTEMPTS = 3;
const command = path.resolve(import.meta.dirname, '../peers/node_modules/lighthouse/cli/index.js');
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
	runtimeError?: object;
	categories: Record<(typeof categories)[number], { score: number }>;
	audits: Record<string, { numericValue: number }>;
}

const figures = [
	['first paint s', 'first-contentful-paint', 1_000],
	['largest paint s', 'largest-contentful-paint', 1_000],
	['blocking ms', 'total-blocking-time', 1],
	['shift', 'cumulative-layout-shift', 1],
	['all KB', 'total-byte-weight', 1_024],
] as const;

/** Lighthouse's mobile profile: simulated slow 4G and a processor four times slower. */
export async function lighthouse({ url }: Bench): Promise<string> {
	const listing = await findListing(url);
	const pages = [
		['home', '/'],
		['list', '/real-estate'],
		['listing, as search engines get it', listing, 'Googlebot/2.1'],
		['map', '/map'],
	] as const;
	const rows = [];
	for (const [name, page, agent] of pages) {
		const reports: Report[] = [];
		for (let round = 0; round < ROUNDS; round++) reports.push(await run(url + page, agent));
		const scores = categories.map((category) => median(reports, (report) => report.categories[category].score * 100));
		const worst = Math.max(...reports.map(({ audits }) => audits['largest-contentful-paint']?.numericValue ?? 0));
		rows.push([
			name,
			scores.map((score) => score.toFixed(0)).join(' / '),
			...figures.map(
				([, audit, unit]) => median(reports, ({ audits }) => audits[audit]?.numericValue ?? Number.NaN) / unit,
			),
			worst / 1_000,
		]);
	}
	return [
		`### Lighthouse, mobile, median of ${ROUNDS}`,
		table(
			['page', 'score / a11y / practices / SEO', ...figures.map(([label]) => label), 'worst largest paint s'],
			rows,
		),
	].join('\n\n');
}

function median(reports: readonly Report[], read: (report: Report) => number): number {
	return quantile(reports.map(read), 0.5);
}

/** One run that came to an end: on a busy machine the browser's trace is now and then not whole. */
async function run(url: string, agent?: string): Promise<Report> {
	for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
		const report = await attemptRun(url, agent);
		if (!report.runtimeError) return report;
	}
	throw new Error(`Lighthouse could not read ${url}.`);
}

async function attemptRun(url: string, agent?: string): Promise<Report> {
	const folder = await mkdtemp(path.join(os.tmpdir(), 'ancu-lighthouse-'));
	const file = path.join(folder, 'report.json');
	const flags = [...chromiumArgs, '--headless=new'].join(' ');
	const args = [command, url, '--quiet', '--output=json', `--output-path=${file}`];
	args.push(`--only-categories=${categories}`, `--chrome-flags=${flags}`);
	if (agent) args.push(`--emulated-user-agent=${agent}`);
	try {
		const child = spawn(process.execPath, args, {
			env: { ...process.env, CHROME_PATH: findChromium() },
			stdio: ['ignore', 'ignore', 'inherit'],
		});
		await once(child, 'exit');
		return JSON.parse(await readFile(file, 'utf8')) as Report;
	} finally {
		await rm(folder, { recursive: true });
	}
}
