/**
 * The gate: everything that must hold before a change lands, and one line at the end. Static checks count as one test
 * each. `npm test -- unit lint` runs only the steps whose names begin so.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installBrowsers } from './chromium.ts';
import { type Count, readCrashes, readPlaywright, readVitest } from './read-reports.ts';

interface Step {
	name: string;
	/** Taken only when it is asked for. @default false */
	isExtra?: boolean;
	run: () => Promise<Count>;
}

const scratch = mkdtempSync(path.join(os.tmpdir(), 'ancu-gate-'));
const wanted = process.argv.slice(2);
/** Tests that try random lists of things, by the names of their files. */
const properties = ['wallet/interleaving', 'invest/order.property', 'gateway/vnpay.differential', 'gateway/vietqr'];

// What stands in a line of its own is done side by side: most of these wait on one core.
const steps: Step[][] = [
	[
		{ name: 'lock file', run: () => check('node', 'scripts/check-lock.ts') },
		{ name: 'generated code', run: () => check('node', 'scripts/check-generated.ts') },
	],
	[
		{ name: 'texts', run: () => check('node', 'scripts/check-texts.ts') },
		{ name: 'lint and boundaries', run: () => check('biome', 'ci', '--error-on-warnings', '.') },
		{ name: 'types', run: () => check('npm', 'run', '--silent', 'types') },
		{ name: 'unused code', run: () => check('knip', '--no-progress') },
		{ name: 'sizes', run: () => check('node', 'scripts/check-sizes.ts') },
	],
	[
		{ name: 'build', run: () => check('npm', 'run', '--silent', 'build') },
		{ name: 'third language', run: () => check('node', 'scripts/check-third-language.ts') },
	],
	[
		{ name: 'web sizes', run: () => check('node', 'scripts/check-web-sizes.ts') },
		{ name: 'unit', run: () => vitest('unit') },
	],
	[
		{ name: 'server', run: () => vitest('server') },
		{ name: 'reuse', run: () => check('node', 'scripts/check-reuse.ts') },
	],
	// With React as people get it: the one for development calculates a tenth longer, for warnings that nobody reads here.
	[{ name: 'stories', run: () => vitest('storybook', { NODE_ENV: 'production' }) }],
	[{ name: 'journeys', run: playwright }],
	[{ name: 'pictures', isExtra: true, run: pictures }],
	[{ name: 'fuzz', isExtra: true, run: () => check('node', 'scripts/fuzz.ts') }],
	[{ name: 'properties', isExtra: true, run: () => vitest('server', { PROPERTY_TIMES: '10' }, ...properties) }],
	// No test depends on another: in an order of its own each time, which the report names by its seed.
	[{ name: 'order', isExtra: true, run: () => vitest('server', {}, '--sequence.shuffle.tests') }],
];

const total: Required<Count> = { passed: 0, failed: 0, skipped: 0, remarks: [] };
const failures: string[] = [];
const isWanted = ({ name, isExtra = false }: Step) =>
	wanted.length === 0 ? !isExtra : wanted.some((word) => name.startsWith(word));

const names = steps.flat().map(({ name }) => name);
const unknown = wanted.find((word) => !names.some((name) => name.startsWith(word)));
if (unknown !== undefined) {
	console.error(`No step is called ${unknown}. There are: ${names.join(', ')}.`);
	process.exit(1);
}
installBrowsers();
for (const together of steps) await Promise.all(together.filter(isWanted).map(take));

async function take({ name, run }: Step): Promise<void> {
	const started = performance.now();
	console.log(`\n── ${name}`);
	const { passed, failed, skipped = 0, remarks = [] } = await run();
	total.passed += passed;
	total.failed += failed;
	total.skipped += skipped;
	total.remarks.push(...remarks);
	if (failed > 0) failures.push(name);
	console.log(`── ${name}: ${passed} passed, ${failed} failed, ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

rmSync(scratch, { recursive: true, force: true });
if (failures.length > 0) console.log(`\nfailed: ${failures.join(', ')}`);
for (const line of total.remarks) console.log(line);
if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function check(command: string, ...args: string[]): Promise<Count> {
	const code = await execute(command, args);
	return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function vitest(project: string, env?: NodeJS.ProcessEnv, ...more: string[]): Promise<Count> {
	const report = path.join(scratch, `${project}.json`);
	const crashes = path.join(scratch, `${project}-crashes.json`);
	const reporters = ['dot', 'json', './scripts/crash-reporter.ts'].map((reporter) => `--reporter=${reporter}`);
	const args = ['run', '--project', project, ...more, ...reporters, `--outputFile.json=${report}`];
	const code = await execute('vitest', args, { ...env, CRASHES: crashes });
	const { remarks = [], ...count } = readVitest(report);
	return withCrash({ ...count, remarks: [...remarks, ...readCrashes(crashes)] }, code);
}

async function playwright(): Promise<Count> {
	const report = path.join(scratch, 'journeys.json');
	const code = await execute('playwright', ['test', '--reporter=line,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
	return withCrash(readPlaywright(report), code);
}

/** The kept pictures say nothing where letters are drawn otherwise. */
async function pictures(): Promise<Count> {
	const code = await execute('node', ['scripts/visual.ts']);
	return code === 2 ? { passed: 0, failed: 0, skipped: 1 } : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/** A crash outside of any test fails no test and is a failure all the same. */
function withCrash(count: Count, code: number): Count {
	return code === 0 ? count : { ...count, failed: Math.max(1, count.failed) };
}

function execute(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
	return new Promise((resolve) => {
		const child = spawn(command, args, {
			stdio: ['ignore', 'inherit', 'inherit'],
			// A process that starts for a test has its code compiled already, by the one before.
			env: { NODE_COMPILE_CACHE: path.join(scratch, 'compiled'), ...process.env, ...env },
			shell: process.platform === 'win32',
		});
		child.once('error', (error) => {
			console.error(String(error));
			resolve(1);
		});
		child.once('exit', (code) => resolve(code ?? 1));
	});
}
