import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { prepareStop } from './stop.ts';

describe('stopping', () => {
	it('answers what was asked, and waits for nobody who has asked nothing', async () => {
		const app = fastify({ forceCloseConnections: 'idle' });
		let answer: () => void = () => undefined;
		const asked = new Promise<void>((resolve) => {
			app.get('/', async () => {
				resolve();
				await new Promise<void>((go) => {
					answer = go;
				});
				return 'done';
			});
		});
		const stop = prepareStop(app);
		await app.listen({ port: 0, host: '127.0.0.1' });
		const { port } = app.server.address() as AddressInfo;

		const silent = connect(port, '127.0.0.1');
		await new Promise((resolve) => silent.once('connect', resolve));
		const response = fetch(`http://127.0.0.1:${port}/`);
		await asked;

		const stopped = stop();
		await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
		answer();
		const answered = await response;
		expect(await answered.text()).toBe('done');
		// What came by it next would be refused, and a balancer keeps connections.
		expect(answered.headers.get('connection')).toBe('close');
		await stopped;
	});

	/** A process that gets SIGTERM: what it stops by is given as text. Returns its exit code and what it logged. */
	async function endProcess(stop: string): Promise<{ code: number; logged: string }> {
		const from = pathToFileURL(path.join(import.meta.dirname, 'stop.ts'));
		const script = `
			import { endBySignal } from '${from}';
			const say = (details, message) => console.log(message);
			endBySignal({ log: { info: say, error: say }, stop: ${stop}, limitMs: 300 });
			setInterval(() => undefined, 1_000);
			console.log('runs');`;
		const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
		const ended = once(child, 'close');
		let logged = '';
		child.stdout.on('data', (chunk) => {
			logged += chunk;
		});
		await once(child.stdout, 'data');
		child.kill('SIGTERM');
		const [code] = await ended;
		return { code, logged };
	}

	it('ends the process when everything has stopped', async () => {
		const { code, logged } = await endProcess('async () => undefined');
		expect(code).toBe(0);
		expect(logged).not.toContain('too long');
	});

	it('ends it after a limit too, and says so, where something never comes to an end', async () => {
		const { code, logged } = await endProcess('() => new Promise(() => undefined)');
		expect(code).toBe(1);
		expect(logged).toContain('stopping takes too long');
	});
});
