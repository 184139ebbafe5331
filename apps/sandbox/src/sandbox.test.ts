import { describe, expect, it } from 'vitest';
import { buildSandbox } from './app.ts';
import { readSandboxEnv } from './env.ts';

describe('the sandbox', () => {
	it('answers that it is there', async () => {
		const app = buildSandbox();
		const address = await app.listen({ port: 0, host: '127.0.0.1' });
		expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'ok' });
		await app.close();
	});

	it('refuses to run in production', () => {
		expect(() => readSandboxEnv({ NODE_ENV: 'production' })).toThrow('does not run');
		expect(readSandboxEnv({})).toEqual({ port: 4010 });
	});
});
