/** What the runners' JSON reports say, in one shape. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The outcome of a runner. */
export interface Count {
	passed: number;
	failed: number;
	skipped?: number;
	/** One line for each test that failed, or that passed only at its second try, with the reason. */
	remarks?: string[];
}

interface VitestReport {
	numPassedTests?: number;
	numFailedTests?: number;
	numPendingTests?: number;
	testResults?: {
		name: string;
		status?: string;
		message?: string;
		assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
	}[];
}

interface PlaywrightSuite {
	suites?: PlaywrightSuite[];
	specs?: { file: string; title: string; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
	projectName: string;
	status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
	results: { error?: { message?: string } }[];
}

interface PlaywrightReport extends PlaywrightSuite {
	stats?: { expected?: number; unexpected?: number; flaky?: number; skipped?: number };
}

/** Reads the report of Vitest; nothing is counted where there is none. */
export function readVitest(file: string): Count {
	const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, testResults = [] } = read<VitestReport>(file);
	// What its tests begin with failed, and none of them ran.
	const unbegun = testResults.filter(
		({ status, assertionResults }) =>
			status === 'failed' && assertionResults.every((result) => result.status !== 'failed'),
	);
	const remarks = testResults.flatMap((file) => [
		...(file.message || unbegun.includes(file)
			? [remark('failed', file.name, '', file.message || 'its tests did not begin')]
			: []),
		...file.assertionResults
			.filter(({ failureMessages = [] }) => failureMessages.length > 0)
			.map(({ status, fullName, failureMessages = [] }) =>
				remark(status === 'passed' ? 'flaky' : 'failed', file.name, fullName, failureMessages[0]),
			),
	]);
	return { passed: numPassedTests, failed: numFailedTests + unbegun.length, skipped: numPendingTests, remarks };
}

/** Reads what the crash reporter wrote, a line each: nothing where there is no such file. */
export function readCrashes(file: string): string[] {
	const { crashes = [] } = read<{ crashes?: string[] }>(file);
	return crashes.map((crash) => `crashed outside of any test: ${reasonOf(crash)}`);
}

/** Reads the report of Playwright; nothing is counted where there is none. */
export function readPlaywright(file: string): Count {
	const report = read<PlaywrightReport>(file);
	const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats ?? {};
	return { passed: expected + flaky, failed: unexpected, skipped, remarks: remarksOf(report) };
}

function remarksOf({ suites = [], specs = [] }: PlaywrightSuite): string[] {
	const own = specs.flatMap(({ file, title, tests }) =>
		tests
			.filter(({ status }) => status === 'unexpected' || status === 'flaky')
			.map(({ status, projectName, results }) =>
				remark(
					status === 'flaky' ? 'flaky' : 'failed',
					path.join('e2e', file),
					`${title} [${projectName}]`,
					results[0]?.error?.message,
				),
			),
	);
	return [...own, ...suites.flatMap(remarksOf)];
}

function remark(outcome: 'failed' | 'flaky', file: string, title: string, message = ''): string {
	return `${outcome}: ${path.relative(process.cwd(), path.resolve(file))} › ${title}: ${reasonOf(message)}`;
}

function reasonOf(message: string): string {
	return (
		message
			// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with it.
			.replace(/\x1b\[[\d;]*m/g, '')
			.split('\n')
			.map((line) => line.trim())
			.filter(Boolean)
			.slice(0, 4)
			.join(' | ')
			.slice(0, 400)
	);
}

function read<Report extends object>(file: string): Report {
	try {
		return JSON.parse(readFileSync(file, 'utf8'));
	} catch {
		return {} as Report;
	}
}
