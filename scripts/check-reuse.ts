/**
 * What is published works outside of this repository: packs the packages, looks at them with publint and attw, installs them
 * into copies of the examples, type-checks and builds those, and opens them in a browser.
 */
import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chromium, type Page } from 'playwright';
import { gzippedKilobytes } from './bundle.ts';
import { chromiumArgs, findChromium } from './chromium.ts';

const repository = path.resolve(import.meta.dirname, '..');
const away = mkdtempSync(path.join(os.tmpdir(), 'ancu-reuse-'));
const servers: ChildProcess[] = [];

try {
	run(repository, 'node', 'scripts/build-packages.ts');
	const tarballs = new Map(['forms', 'ui', 'api'].map((name) => [`@ancu/${name}`, pack(name)]));
	for (const name of ['vite', 'server-rendered', 'rules']) install(name, tarballs);
	for (const name of ['vite', 'server-rendered']) {
		run(path.join(away, name), 'npm', 'run', '--silent', 'types');
		run(path.join(away, name), 'npm', 'run', '--silent', 'build');
	}
	weighStyles();
	await tryRules();
	await tryApps();
	console.log('packed, installed elsewhere, type-checked, built and opened: our look, another look, rules alone');
} catch (error) {
	const { stdout = '', stderr = '', stack } = error as { stdout?: string; stderr?: string; stack: string };
	console.error(stack, stdout, stderr);
	process.exitCode = 1;
} finally {
	for (const server of servers) server.kill();
	rmSync(away, { recursive: true, force: true });
}

function run(cwd: string, command: string, ...args: string[]): string {
	return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe', shell: process.platform === 'win32' });
}

/** Packs a built package and returns the tarball. */
function pack(name: string): string {
	const dist = path.join(repository, 'packages', name, 'dist');
	const [{ filename }] = JSON.parse(run(dist, 'npm', 'pack', '--json', '--pack-destination', away));
	const tarball = path.join(away, filename);
	run(repository, 'publint', '--strict', dist);
	// Styles have no types.
	const styles = globSync('*.css', { cwd: dist });
	const others = styles.length > 0 ? ['--exclude-entrypoints', ...styles] : [];
	run(repository, 'attw', tarball, '--profile', 'esm-only', ...others);
	return tarball;
}

/** Those of our packages that an example names, and what they need: no other is there to lean on. */
function install(name: string, tarballs: ReadonlyMap<string, string>): void {
	const folder = path.join(away, name);
	cpSync(path.join(repository, 'examples', name), folder, { recursive: true });
	const { dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
	const named = [...tarballs].flatMap(([dependency, tarball]) => (dependency in dependencies ? [tarball] : []));
	run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', ...named);
}

/** The README tells what all styles come to. */
function weighStyles(): void {
	const read = (file: string) => readFileSync(path.join(repository, 'packages/ui', file), 'utf8');
	const kilobytes = Math.ceil(gzippedKilobytes(read('dist/styles.css')));
	assert.match(read('README.md'), new RegExp(`what every component needs, is ${kilobytes} KB`));
}

/** Starts an example's server and returns its address. */
async function start(name: string, ...args: string[]): Promise<string> {
	const server = spawn(process.execPath, args, { cwd: path.join(away, name), stdio: ['ignore', 'pipe', 'inherit'] });
	servers.push(server);
	const ended = once(server, 'exit').then(([code]) => {
		throw new Error(`The server of examples/${name} ended with exit code ${code} before it listened.`);
	});
	// It ends with the check, too.
	ended.catch(() => undefined);
	for (let printed = ''; ; ) {
		const [chunk] = await Promise.race([once(server.stdout, 'data'), ended]);
		printed += chunk;
		const address = /http:\/\/[\d.:]+\//.exec(stripVTControlCharacters(printed));
		if (address) return address[0];
	}
}

async function tryRules(): Promise<void> {
	const address = await start('rules', 'server.js');
	const order = async (body: object) => {
		const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
		return [response.status, await response.json()];
	};
	assert.deepEqual(await order({ quantity: '1.000', accepted: true }), [
		200,
		{ quantity: 1_000, cost: 5_000_000_000, fee: 75_000_000, total: 5_075_000_000 },
	]);
	assert.deepEqual(await order({ quantity: '2', accepted: false }), [
		400,
		{
			fields: [
				{ path: 'quantity', code: 'too_small' },
				{ path: 'accepted', code: 'required' },
			],
		},
	]);
}

async function tryApps(): Promise<void> {
	const vite = await start('vite', 'node_modules/vite/bin/vite.js', 'preview', '--host', '127.0.0.1', '--port', '0');
	const rendered = await start('server-rendered', 'server.js');
	const html = await (await fetch(rendered)).text();
	assert.match(html, /Number of shares/);

	const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
	try {
		for (const address of [vite, `${vite}plain.html`, rendered]) {
			const page = await browser.newPage();
			const problems = listProblems(page);
			await page.goto(`${address}?from=elsewhere`);
			await tryOurLook(page);
			if (address !== rendered) await tryOwnLook(page);
			await tryTheme(page);
			assert.deepEqual(problems, [], address);
			await page.close();
		}
		const page = await browser.newPage();
		const problems = listProblems(page);
		await tryMap(page, `${vite}map.html`);
		assert.deepEqual(problems, [], 'map.html');
	} finally {
		await browser.close();
	}
}

/** What goes wrong in a page, with what its security policy forbids; filled as it happens. */
function listProblems(page: Page): string[] {
	const problems: string[] = [];
	page.on('pageerror', (error) => problems.push(String(error)));
	page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
	return problems;
}

/** The hook asks, in place of a server we answer, and the map draws it. */
async function tryMap(page: Page, address: string): Promise<void> {
	const corners = [
		[106.6, 10.7],
		[106.8, 10.7],
		[106.8, 10.9],
		[106.6, 10.7],
	];
	const zone = { id: '1', landCode: 'ODT', geometry: { type: 'Polygon', coordinates: [corners] } };
	await page.route('**/graphql', (route) =>
		route.fulfill({ json: { data: { getAllPlanningZone: { isPartial: false, data: [zone] } } } }),
	);
	await page.goto(address);
	await page.getByRole('region', { name: 'Zones' }).waitFor();
	await page.getByRole('status').filter({ hasText: '1 zones' }).waitFor();
}

async function tryOurLook(page: Page): Promise<void> {
	const quantity = page.getByRole('textbox', { name: 'Number of shares' });
	await quantity.fill('2');
	await page.getByRole('checkbox').first().check();
	const submit = page.getByRole('button', { name: /^Buy/ });
	await submit.click();
	await page.getByText('at least', { exact: false }).first().waitFor();
	await quantity.fill('4');
	await submit.click();
	await page.getByRole('status').filter({ hasText: '4 ordered' }).waitFor();
	// The look is there: a dark button of 44 px at least, whose ground is the token.
	const { height, ground, ink } = await submit.evaluate((button) => ({
		height: button.getBoundingClientRect().height,
		ground: getComputedStyle(button).backgroundColor,
		ink: getComputedStyle(document.documentElement).getPropertyValue('--color-ink'),
	}));
	assert.ok(height >= 44, `The button is ${height} px high`);
	assert.notEqual(ground, 'rgba(0, 0, 0, 0)');
	assert.ok(ink);
}

/** A part of the page has a theme of its own. */
async function tryTheme(page: Page): Promise<void> {
	const [light, dark] = await page
		.getByRole('form')
		.first()
		.evaluate((form) => {
			const inks = ['light', 'dark'].map((theme) => {
				form.dataset.theme = theme;
				return getComputedStyle(form).color;
			});
			delete form.dataset.theme;
			return inks;
		});
	assert.notEqual(light, dark);
}

async function tryOwnLook(page: Page): Promise<void> {
	const form = page.getByRole('form', { name: 'Own look' });
	await form.getByRole('textbox').fill('2');
	await form.getByRole('button').click();
	await form.getByText('required').waitFor();
	await form.getByRole('checkbox').check();
	await form.getByRole('button').click();
	await form.getByText('too_small').waitFor();
	await form.getByRole('textbox').fill('7');
	await form.getByText('35525000').waitFor();
	await form.getByRole('button').click();
	await page.getByRole('status').filter({ hasText: '7 ordered' }).waitFor();
}
