import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestServer } from './test-server.ts';

/** Runs a script of `cli` on a test's database; returns what it printed, and throws what it ended with when that is not 0. */
export async function runCommand(
	{ databaseUrl }: Pick<TestServer, 'databaseUrl'>,
	script: string,
	args: readonly string[],
	logLevel = 'error',
): Promise<string> {
	const env = { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'test', LOG_LEVEL: logLevel };
	const file = path.resolve(import.meta.dirname, '../cli', script);
	return (await promisify(execFile)(process.execPath, [file, ...args], { env })).stdout;
}
