import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
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
		expect(await (await response).text()).toBe('done');
		await stopped;
	});
});
