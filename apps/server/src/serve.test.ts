import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { makeDataFolder } from './testing/databases.ts';

const script = `
	import { serve } from '${pathToFileURL(path.join(import.meta.dirname, 'serve.ts'))}';
	await serve(async () => undefined);`;

it('leaves no database running, however it ends: told to stop while it starts, on a port that is taken, or with its terminal', async () => {
	const dataDir = await makeDataFolder('serve');
	onTestFinished(() => rm(dataDir, { recursive: true }));
	const log = () => readFile(path.join(dataDir, 'postgres/postgres.log'), 'utf8').catch(() => '');
	const start = (port: number) => {
		const { DATABASE_URL: _others, ...env } = process.env;
		const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
			env: { ...env, NODE_ENV: 'development', DATA_DIR: dataDir, PORT: String(port), SEED_COUNT: '0' },
		});
		onTestFinished(() => void child.kill('SIGKILL'));
		let said = '';
		child.stdout.on('data', (chunk) => {
			said += chunk;
		});
		return { child, ended: once(child, 'close'), said: () => said };
	};
	const expectStopped = async (times: number) => {
		expect((await log()).match(/ready to accept connections/g)).toHaveLength(times);
		expect((await log()).match(/database system is shut down/g)).toHaveLength(times);
	};

	const early = start(0);
	await vi.waitUntil(async () => (await log()).includes('ready to accept connections'), { timeout: 30_000 });
	early.child.kill('SIGTERM');
	expect(await early.ended).toEqual([0, null]);
	expect(early.said()).not.toContain('Server listening');
	await expectStopped(1);

	const taken = createServer().listen(0, '127.0.0.1');
	onTestFinished(() => void taken.close());
	await once(taken, 'listening');
	const late = start((taken.address() as AddressInfo).port);
	expect(await late.ended).toEqual([1, null]);
	expect(late.said()).toMatch(/"level":60.*EADDRINUSE.*the server could not start/);
	await expectStopped(2);

	const whole = start(0);
	await vi.waitUntil(() => whole.said().includes('Server listening'), { timeout: 30_000 });
	whole.child.kill('SIGHUP');
	expect(await whole.ended).toEqual([0, null]);
	await expectStopped(3);
}, 60_000);
