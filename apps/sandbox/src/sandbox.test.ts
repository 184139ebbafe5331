import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSandboxEnv } from './env.ts';
import { type Sandbox, startSandbox } from './sandbox.ts';

let sandbox: Sandbox;
beforeEach(async () => {
	sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
afterEach(() => sandbox.close());

const portOf = (address: string) => Number(new URL(address).port);

async function call(address: string) {
	const socket = connect(portOf(address), '127.0.0.1');
	await once(socket, 'connect');
	return socket;
}

describe('the sandbox', () => {
	it('answers that it is there', async () => {
		expect(await (await fetch(`${sandbox.url}/healthz`)).json()).toEqual({ status: 'ok' });
	});

	it('leads to its pages, which run no script', async () => {
		const index = await fetch(sandbox.url);
		expect(index.headers.get('content-security-policy')).toContain("default-src 'none'");
		const paths = [...(await index.text()).matchAll(/href="([^"]+)"/g)].map(([, path]) => path);
		expect(paths).toEqual(expect.arrayContaining(['/sms', '/mail', '/payment', '/bank']));
		for (const path of paths) expect((await fetch(`${sandbox.url}${path}`)).status).toBe(200);
	});

	it('refuses what is too large or no JSON', async () => {
		const post = (type: string, body: string) =>
			fetch(`${sandbox.url}/sms`, { method: 'POST', headers: { 'content-type': type }, body });
		const text = 'a'.repeat(1024 * 1024);
		expect((await post('application/json', JSON.stringify({ to: '+84912345678', text }))).status).toBe(413);
		expect((await post('text/plain', '{"to":"+84912345678","text":"a"}')).status).toBe(415);
	});

	it('ends both listeners, whoever still has a connection', async () => {
		const open = [await call(sandbox.url), await call(sandbox.smtpUrl)];
		await sandbox.close();
		await expect(call(sandbox.url)).rejects.toThrow('ECONNREFUSED');
		await expect(call(sandbox.smtpUrl)).rejects.toThrow('ECONNREFUSED');
		for (const socket of open) socket.destroy();
	});

	it('says that a port is taken, and leaves nothing listening', async () => {
		const other = await startSandbox({ port: 0, smtpPort: 0 });
		await other.close();
		const [port, smtpPort] = [portOf(sandbox.url), portOf(other.smtpUrl)];
		await expect(startSandbox({ port, smtpPort })).rejects.toThrow('EADDRINUSE');
		await expect(call(other.smtpUrl)).rejects.toThrow('ECONNREFUSED');
		await expect(startSandbox({ port: 0, smtpPort: portOf(sandbox.smtpUrl) })).rejects.toThrow('EADDRINUSE');
	});

	it('refuses to run in production', () => {
		expect(() => readSandboxEnv({ NODE_ENV: 'production' })).toThrow('does not run');
		expect(readSandboxEnv({})).toMatchObject({ port: 4010, smtpPort: 4025 });
		expect(readSandboxEnv({ VNPAY_TMN_CODE: 'OTHER001', PORT: '3100' }).wallet).toMatchObject({
			vnpay: { tmnCode: 'OTHER001', hashSecret: 'SANDBOXSECRET0000000000000000001' },
			noticeUrls: { bank: 'http://127.0.0.1:3100/payments/bank/notice' },
		});
		expect(readSandboxEnv({ SANDBOX_SMTP_PORT: '0', SANDBOX_SMS_TOKEN: 'k' })).toMatchObject({
			smtpPort: 0,
			smsToken: 'k',
		});
	});
});
